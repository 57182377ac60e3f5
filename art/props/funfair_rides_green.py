"""Attractions among the trees."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from art.kit.colours import INK, light
from art.kit.svg import group, oval, path
from art.props.funfair_pen import Pen, disc, rect

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["GREEN"]


def hall_of_mirrors(p: Pen) -> str:
    hall = "M-52 30 V-24 Q-52 -52 -22 -46 Q0 -70 22 -46 Q52 -52 52 -24 V30 Z"
    out = p.fill(hall, "#A889E8", "#5B3AA6")
    for x, rx, wob in ((-33, 11, 0.6), (0, 15, 1.3), (33, 11, 1.0)):
        out += p.fill(disc(x, 2, rx, 22), "#E9FBFF", "#8CC7DE")
        out += p.at(p.head(0, 0, 9), x, 4, wob) + path(
            f"M{x - rx * 0.5:g} -6 L{x + rx * 0.2:g} -16", "none", "#FFF", 3
        )
    return (
        out
        + p.fill(rect(-28, -44, 56, 16, 7), "#FFD23F", "#E88A1E", 3)
        + p.dots(((-14, -36), (0, -36), (14, -36)), 3, "#FFF8D8")
        + p.flag(0, -56)
    )


def tree(p: Pen, x: float, y: float, r: float, a: str = "#9AD65A", b: str = "#3E8E45") -> str:
    trunk = p.line(f"M{x} {y + 44} V{y}", "#8A5230", 8)
    crown = (
        f"M{x - r} {y + r * 0.3} C{x - r * 1.3} {y - r * 0.5} "
        f"{x - r * 0.4} {y - r * 1.3} {x} {y - r} "
        f"C{x + r * 0.6} {y - r * 1.3} {x + r * 1.3} {y - r * 0.3} {x + r} {y + r * 0.3} "
        f"C{x + r * 0.6} {y + r} {x - r * 0.6} {y + r} {x - r} {y + r * 0.3} Z"
    )
    return trunk + p.fill(crown, a, b)


def treetop_trail(p: Pen) -> str:
    out = tree(p, -38, -22, 22) + tree(p, 38, -28, 23, "#8ACF62", "#2F7A45")
    out += p.line("M-36 8 Q0 24 36 2", "#D9B27C", 5)
    out += p.mark("M-22 13 v-15 M-2 17 v-16 M18 12 v-15 M-34 -4 Q0 10 36 -10", "#8A5230", 3)
    out += p.head(2, 4, 9) + p.fill(rect(20, -8, 34, 20, 4), "#FFD9A0", "#C9853C", 3)
    return out + p.fill("M14 -6 L37 -26 L60 -6 Z", "#E5484D", "", 3.4, 5) + oval(37, 3, 6, 7, INK)


def beanstalk_drop(p: Pen) -> str:
    out = p.fill(rect(-13, -64, 26, 96, 6), "#D9E4F2", "#8FA3C2")
    out += p.mark(
        "M-12 -46L12 -34M12 -46L-12 -34M-12 -20L12 -8M12 -20L-12 -8M-12 6L12 18M12 6L-12 18",
        "#5A6A86",
        3,
    )
    out += p.line("M-24 32 C32 16 -42 -8 22 -22 C40 -28 -22 -46 8 -66", "#4FA63E", 7)
    leaf = p.fill("M0 0C-13 -11 -13 -26 0 -34C13 -26 13 -11 0 0Z", "#A5E06A", "#4E9A3E", 3, 5)
    for x, y, a in ((-20, 12, -56), (22, -4, 46), (-16, -28, -56), (16, -46, 46), (28, 24, 60)):
        out += p.at(leaf, x, y, 1, a)
    out += p.fill(rect(-28, -14, 56, 18, 8), "#FF9B3C", "#D8621A")
    return out + p.head(-13, -18, 9) + p.head(13, -18, 9, "#D9A25A")


def hedge_maze(p: Pen) -> str:
    out = p.fill("M-56 30 L-38 -34 H38 L56 30 Z", "#E3CB98", "#B99762")
    walls = "M-46 25 L-33 -26 H33 L46 25 H14 L9 2 H-9 L-14 25 M-24 12 L-19 -12 H19 L24 12"
    out += path(walls, "none", "#123A22", 18) + path(walls, "none", "#2F7A3C", 12)
    out += group(path(walls, "none", "#6CC25A", 8), "translate(0 -6)")
    return out + p.flag(0, -2) + p.head(-30, 26, 8) + p.head(36, -4, 7, "#D9A25A")


def dragon_head(p: Pen, a: str, b: str) -> str:
    skull = "M2 -12C-2 -40 20 -58 40 -46L58 -38Q62 -26 48 -24L35 -22Q36 -10 24 -6Z"
    horns = "M10 -40L2 -60L20 -48ZM24 -48L24 -66L36 -49Z"
    return (
        p.fill(skull, a, b)
        + p.fill(horns, "#FFD23F", "", 3, 3)
        + oval(32, -38, 6, 7, "#FFFFFF", INK, 3)
        + oval(34, -38, 3, 4, INK)
        + path("M42 -26 l4 6 l4 -7 M34 -24 l3 5 l4 -5", "#FFFFFF", INK, 2)
    )


def dragon_coaster(p: Pen) -> str:
    out = p.mark("M-48 32V10M-34 32V-6M-4 32V22M30 32V-12M46 32V6", "#8A6A9A", 4)
    out += p.line(
        "M-56 26C-46 -20 -26 -20 -17 6C-10 26 8 26 15 2C21 -24 42 -28 56 -4", "#8A6A9A", 5
    )
    out += p.line("M-44 -2C-32 -30 -19 -24 -10 2C-4 20 10 16 17 -8", "#3FAE4E", 16)
    for x, y in ((-36, -18), (-16, -8), (-2, 10)):
        out += p.head(x, y - 8, 8, "#D9A25A")
    return out + dragon_head(p, "#7BD65A", "#2F8A45")


def canopy_express(p: Pen) -> str:
    out = tree(p, -46, -34, 15) + p.line("M-58 28 H58", "#8A5230", 5)
    for x, c in ((-40, "#7BD65A"), (-8, "#FFD23F")):
        out += p.fill(rect(x - 15, -10, 30, 28, 5), c)
        out += p.fill(rect(x - 10, -6, 20, 12, 3), "#E9FBFF", "#A9D8E8", 2.6, 3) + p.head(x, 1, 6)
        out += p.dot(x - 8, 21, 7, "#4A3346", 2.6) + p.dot(x + 8, 21, 7, "#4A3346", 2.6)
    out += p.fill("M14 18 V-30 H35 V-10 H48 Q56 -8 54 18 Z", "#E5484D", "#A8283F")
    out += p.fill(rect(41, -28, 10, 20, 3), "#4A5568", "", 3)
    out += p.fill(rect(18, -24, 13, 13, 3), "#E9FBFF", "#A9D8E8", 2.6, 3) + p.head(24, -17, 5)
    out += p.dot(25, 20, 9, "#4A3346", 2.6) + p.dot(46, 21, 7, "#4A3346", 2.6)
    for x, y, r in ((46, -40, 8), (34, -52, 10), (18, -60, 7)):
        out += oval(x, y, r, r, "#FFFFFF", "#8A98A8", 3)
    return out


def vine_swinger(p: Pen) -> str:
    out = tree(p, -48, -30, 17, "#8ACF62", "#2F7A45") + p.line("M-56 -60 H56", "#8A5230", 6)
    out += p.line("M24 -58C18 -30 0 -20 -6 -8", "#4FA63E", 5)
    leaf = p.fill("M0 0C-10 -10 -10 -20 0 -28C10 -20 10 -10 0 0Z", "#A5E06A", "#4E9A3E", 3, 5)
    for x in (-42, -26, 38, 52):
        out += p.at(leaf, x, -54, 1, 180)
    monkey = p.line("M-12 16 Q-40 22 -38 4", "#8A5230", 4) + p.line("M6 4 L8 -12", "#B5723C", 6)
    monkey += p.fill(disc(-4, 20, 16, 15), "#B5723C", "#6E3E1E")
    monkey += p.fill(disc(-20, 0, 6), "#FFE3C4", "", 3, 3) + p.fill(
        disc(14, 0, 6), "#FFE3C4", "", 3, 3
    )
    monkey += p.fill(disc(-3, 0, 17, 16), "#B5723C", "#6E3E1E") + p.fill(
        disc(-3, 4, 11, 10), "#FFE3C4", "#D9A27A", 2.4
    )
    monkey += (
        oval(-7, 0, 2.4, 3.2, INK)
        + oval(1, 0, 2.4, 3.2, INK)
        + path("M-8 8 q5 5 10 0", "none", INK, 2.4)
    )
    return (
        out
        + p.at(monkey, -6, 4, 0.95, 14)
        + p.line("M38 30 H58 M48 30 V6", "#D9B27C", 5)
        + p.head(48, -2, 9)
    )


def jungle_rapids(p: Pen) -> str:
    out = p.fill("M-56 32 V-44 L-36 -52 L-20 -36 L-14 32 Z", "#6FAE5A", "#2C6434")
    fall = "M-40 -44 Q-8 -44 2 -14 Q14 12 56 6 V32 H-52 Z"
    out += p.fill(fall, "#6FD0F4", "#1C6AA0")
    out += path(
        "M-36 -28 q20 0 28 16 M-34 2 q26 -2 42 16 M12 16 q20 6 38 0", "none", "#E6F9FF", 4.6
    )
    raft = "M-24 -8 C-20 12 24 16 36 -2 Q18 -6 -24 -8 Z"
    out += p.head(-4, -16, 9) + p.head(14, -14, 9, "#D9A25A") + p.fill(raft, "#FF9B3C", "#D8621A")
    return out + p.fill("M40 8 q4 -16 14 -18 q4 12 2 20 Z", "#8ACF62", "#2F7A45", 3, 5)


def twin_serpents(p: Pen) -> str:
    """Two snakes of rail wound round one another."""
    out = p.mark("M-44 32 V-2 M-16 32 V0 M16 32 V0 M44 32 V-2", "#8A6A9A", 4)
    a = "M-54 28 C-50 -20 -22 -22 0 0 C20 22 34 8 30 -22"
    b = "M54 28 C50 -20 22 -22 0 0 C-20 22 -34 8 -30 -22"
    out += p.line(a, "#3FAE4E", 13) + p.line(b, "#8E5BD8", 13)
    out += path("M-12 -10 L12 10", "none", "#2A6A34", 3, 'stroke-dasharray="3 6"')
    for x, col, dark_ in ((30, "#7BD65A", "#2F8A45"), (-30, "#B58BF0", "#5A2AA0")):
        s = 1 if x > 0 else -1
        skull = (
            f"M{x - 15} -20 C{x - 22} -48 {x - 8} -62 {x} -62 C{x + 8} "
            f"-62 {x + 22} -48 {x + 15} -20 Q{x} -10 {x - 15} -20 Z"
        )
        out += p.fill(skull, col, dark_)
        for e in (-7, 7):
            out += oval(x + e, -40, 5, 6.4, "#FFFFFF", INK, 2.6) + oval(
                x + e + s, -39, 2.2, 3.4, INK
            )
        out += path(f"M{x} -20 v10 l-5 6 M{x} -10 l5 6", "none", "#E5484D", 3)
    return out + p.head(-44, -8, 8) + p.head(44, -8, 8, "#D9A25A")


def emerald_summit(p: Pen) -> str:
    out = p.fill("M-58 30 L-14 -56 L8 -16 L22 -38 L58 30 Z", "#5FCF9A", "#1C7A5A")
    out += p.fill("M-27 -32 L-14 -56 L-1 -34 L-8 -25 L-14 -36 L-20 -26 Z", "#FFFFFF", "#CFE6E0", 3)
    out += p.fill("M11 -22 L22 -38 L33 -16 L25 -12 L20 -20 Z", "#FFFFFF", "#CFE6E0", 3)
    gem = p.fill("M0 -12 L10 -3 L0 12 L-10 -3 Z", "#B8FFD8", "#2AA870", 2.6, 3)
    out += p.at(gem, -30, 8) + p.at(gem, 34, 10, 0.8)
    out += p.line("M-48 28 C-10 8 -22 0 6 2 C32 4 34 18 52 18", "#FFD23F", 4.4)
    car = p.fill(rect(-13, -6, 26, 14, 5), "#E5484D", "#A8283F", 3, 4)
    return out + p.at(p.head(0, -9, 8) + car, 2, -4, 1, 4) + p.flag(-14, -54)


def wobble_wood(p: Pen) -> str:
    """Trees that lean and sway, and a path that does too."""
    out = p.fill("M-16 32 C-30 16 16 8 -6 -8 H10 C34 8 -6 18 22 32 Z", "#E3CB98", "#B99762", 3)
    for x, y, lean, a, b in (
        (-36, 4, -14, "#9AD65A", "#3E8E45"),
        (36, 2, 16, "#5FCF9A", "#1C7A5A"),
        (2, -22, 6, "#C6E86A", "#5E9A2A"),
    ):
        trunk = "M0 28 C-12 16 12 4 0 -8"
        crown = (
            "M-22 0 C-28 -18 -14 -22 -16 -34 C-8 -48 10 -46 "
            "16 -34 C14 -22 28 -18 22 0 C12 10 -12 10 -22 0 Z"
        )
        one = p.line(trunk, "#8A5230", 7) + p.fill(crown, a, b)
        one += oval(-7, -16, 4.6, 6, "#FFF", INK, 2.4) + oval(8, -18, 4.6, 6, "#FFF", INK, 2.4)
        one += (
            oval(-6, -15, 2, 3, INK)
            + oval(9, -17, 2, 3, INK)
            + path("M-6 -4 q7 -6 13 -1", "none", INK, 2.8)
        )
        out += p.at(one, x, y, 0.86, lean)
    return out + p.head(2, 22, 9)


def roulette_rocket(p: Pen) -> str:
    out = p.fill(disc(0, 20, 50, 15), "#B5723C", "#6E3E1E")
    for i in range(12):
        a, b = i * math.pi / 6, (i + 1) * math.pi / 6
        c = "#E5484D" if i % 2 else "#2B2B3F"
        d = (
            f"M0 17 L{44 * math.cos(a):.1f} {17 + 11 * math.sin(a):.1f} "
            f"A44 11 0 0 1 {44 * math.cos(b):.1f} {17 + 11 * math.sin(b):.1f} Z"
        )
        out += path(d, c if i else "#3FAE4E", INK, 1.8)
    flame = p.fill("M-9 8 L0 30 L9 8 Z", "#FFE26B", "#F2701E", 3, 4)
    rocket = "M0 -66 C22 -46 22 -10 14 8 H-14 C-22 -10 -22 -46 0 -66 Z"
    body = (
        flame
        + p.fill("M-14 -8 L-34 14 L-12 8 Z", "#3FAE4E", "", 3.4)
        + p.fill("M14 -8 L34 14 L12 8 Z", "#3FAE4E", "", 3.4)
    )
    body += p.fill(rocket, "#FFFDF4", "#C9D3E6") + p.fill(
        "M0 -66 C10 -57 15 -46 17 -36 H-17 C-15 -46 -10 -57 0 -66 Z", "#3FAE4E", "#1C6A34", 3, 5
    )
    body += p.fill(disc(0, -20, 11), "#BFF0FF", "#4AA6CC", 3, 4) + p.head(0, -19, 7)
    return out + p.at(body, 0, 0, 1, 8) + p.dot(-34, 13, 6, light("#FFFFFF"), 2.4)


GREEN: dict[str, Callable[[Pen], str]] = {
    "hall_of_mirrors": hall_of_mirrors,
    "treetop_trail": treetop_trail,
    "beanstalk_drop": beanstalk_drop,
    "hedge_maze": hedge_maze,
    "dragon_coaster": dragon_coaster,
    "canopy_express": canopy_express,
    "vine_swinger": vine_swinger,
    "jungle_rapids": jungle_rapids,
    "twin_serpents": twin_serpents,
    "emerald_summit": emerald_summit,
    "wobble_wood": wobble_wood,
    "roulette_rocket": roulette_rocket,
}
