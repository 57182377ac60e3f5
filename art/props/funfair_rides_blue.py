"""Attractions by the water. Each is drawn about the middle of its footprint, within x -56..56 and
y -66..34."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from art.kit.colours import INK
from art.kit.svg import group, oval, path
from art.props.funfair_pen import Pen, disc, rect

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["BLUE"]


def bumper_boats(p: Pen) -> str:
    out = p.water(14)
    for x, y, c in ((-25, 4, "#FF7A59"), (25, -8, "#FFD23F")):
        out += p.fill(disc(x, y + 8, 29, 17), "#5A6A86", "#2E3A56")
        out += p.fill(disc(x, y + 3, 20, 10), c)
        out += p.head(x, y - 17, 13, "#A07F99" if x < 0 else "#D9A25A")
        out += p.mark(f"M{x - 9} {y - 2} h18", INK, 4)
    splash = "M-4 8 q-8 -14 0 -24 M4 6 q10 -10 4 -24 M-2 2 q-2 -14 8 -22"
    return out + path(splash, "none", "#FFFFFF", 4)


def pedalo(p: Pen) -> str:
    """A swan with two seats."""
    out = p.water(16)
    body = (
        "M-44 0 C-46 28 40 30 48 6 C50 -8 36 -14 20 -8 C8 -4 -6 -6 -14 -14 C-24 -24 -14 -34 -20 "
        "-40 C-30 -46 -38 -36 -32 -28 L-46 -32 C-48 -60 -12 -64 -8 -42 C-5 -28 -12 -22 -2 -16"
    )
    out += p.head(14, -20, 11) + p.head(34, -17, 10, "#D9A25A")
    out += p.fill(body, "#FFFFFF", "#C9D9E6")
    out += p.fill("M-34 -40 l-18 4 l15 8 Z", "#FF8A3C", "", 3, 3) + oval(-22, -46, 3, 3.8, INK)
    wing = "M6 6 C10 -6 34 -10 44 0 C40 12 18 18 6 6 Z"
    return out + p.fill(wing, "#F4F8FC", "#B7CADB", 3, 5)


def tidal_swing(p: Pen) -> str:
    out = p.line("M-38 30 L0 -54 L38 30", "#E5B25A", 6)
    ship = "M-46 -14 Q0 6 46 -14 Q40 20 0 22 Q-40 20 -46 -14 Z"
    boat = p.line("M0 -54 L-24 -6 M0 -54 L24 -6", "#7A8AA6", 3)
    for x, c in ((-22, "#A07F99"), (0, "#D9A25A"), (22, "#B8433F")):
        boat += p.head(x, -14, 9, c)
    boat += p.fill(ship, "#3FA7D6", "#1C5F9A") + p.mark("M-33 2 q33 12 66 0", "#FFE9A8", 4)
    boat += p.fill(disc(-44, -16, 8), "#FFD23F", "", 3, 4)
    return out + group(boat, "rotate(17 0 -54)") + p.fill(disc(0, -54, 8), "#FFD23F", "", 3, 4)


def penguin(p: Pen, x: float, y: float, k: float) -> str:
    coat = "M0 -48 C26 -48 26 -14 29 10 C30 30 -30 30 -29 10 C-26 -14 -26 -48 0 -48 Z"
    shirt = "M0 -28 C19 -32 20 0 19 14 C18 26 -18 26 -19 14 C-20 0 -19 -32 0 -28 Z"
    one = p.fill("M-27 -8 q-14 12 -10 26 q10 -2 13 -12 Z", "#3B4A72", "", 3, 4)
    one += p.fill("M27 -8 q14 12 10 26 q-10 -2 -13 -12 Z", "#3B4A72", "", 3, 4)
    one += p.fill(coat, "#4B5C86", "#222E52") + p.fill(shirt, "#FFFDF4", "#DCD3C4", 3)
    one += oval(-8, -26, 4, 5, INK) + oval(8, -26, 4, 5, INK)
    one += p.fill("M-7 -19 h14 l-7 10 Z", "#FF9B3C", "", 3, 3)
    one += p.fill(disc(-13, 28, 11, 5), "#FF9B3C", "", 3, 3)
    one += p.fill(disc(13, 28, 11, 5), "#FF9B3C", "", 3, 3)
    return p.at(one, x, y, k)


def penguin_parade(p: Pen) -> str:
    ice = "M-58 30 L-44 14 L-10 20 L10 12 L46 18 L58 30 Q0 42 -58 30 Z"
    out = p.fill(ice, "#FFFFFF", "#A9DCEC")
    out += penguin(p, -36, -2, 0.62) + penguin(p, 37, -2, 0.62) + penguin(p, 0, -2, 0.92)
    return out + p.fill("M-13 -46 Q0 -66 13 -46 Z", "#E5484D", "", 3, 4) + p.dot(0, -58, 4, "#FFF")


def sunken_galleon(p: Pen) -> str:
    out = p.line("M-16 10 V-56 M20 8 V-42", "#8A5230", 4)
    out += p.fill("M-12 -54 Q32 -44 -12 -14 Z", "#FFF6E2", "#D9C09A")
    out += p.fill("M24 -40 Q52 -28 24 -8 Z", "#FFF6E2", "#D9C09A")
    out += p.fill("M-18 -52 Q-50 -34 -18 -14 Z", "#F2596B", "#B02A4B") + p.flag(20, -40, "#2B1A2F")
    hull = "M-52 -6 Q0 12 52 -10 Q46 26 26 32 H-26 Q-48 26 -52 -6 Z"
    out = group(out + p.fill(hull, "#B5723C", "#6E3E1E"), "rotate(-9)")
    out += p.dots(((-20, 16), (2, 13), (24, 8)), 5, INK)
    return out + p.water(21) + p.dots(((-46, 8), (-50, -2)), 3, "#E6F9FF")


def aqua_twins(p: Pen) -> str:
    out = p.line("M-30 30 V-50 M30 30 V-50", "#B9C7DA", 5)
    out += p.fill(rect(-44, -60, 28, 16, 4), "#FFF6E2", "#D9C09A")
    out += p.fill(rect(16, -60, 28, 16, 4), "#FFF6E2", "#D9C09A")
    left = "M-30 -46 C14 -40 -54 -16 -24 0 C0 12 -26 20 -8 28"
    right = "M30 -46 C-14 -40 54 -16 24 0 C0 12 26 20 8 28"
    out += p.line(left, "#FFD23F", 12) + p.line(right, "#FF7A8A", 12)
    return out + p.head(-28, -66, 9) + p.head(30, -66, 9, "#D9A25A") + p.water(22)


def kraken_plunge(p: Pen) -> str:
    arms = "M-42 28 C-60 -8 -34 -28 -42 -54 M42 28 C60 -8 34 -28 44 -52"
    out = p.line(arms, "#B14AA0", 11)
    for x, y in ((-46, 0), (-44, -24), (46, 0), (44, -24)):
        out += p.dot(x, y, 3, "#F7C4E8")
    mantle = (
        "M0 -62 C32 -62 36 -20 32 0 C30 14 24 24 22 30 H-22 C-24 24 -30 14 -32 0 C-36 -20 -32 -62 0"
        " -62 Z"
    )
    out += p.fill(mantle, "#D873C4", "#7E2A86")
    for x in (-12, 12):
        out += oval(x, -20, 10, 12, "#FFFFFF", INK, 3.6) + oval(x + 2, -18, 4.6, 6.4, INK)
    log = p.fill(rect(-16, -6, 32, 14, 6), "#C9853C", "#7A4A1E", 3.4, 5)
    out += p.line("M-56 -34 C-20 -30 0 0 22 12", "#8FE0F2", 5)
    return out + p.at(log, 16, 6, 1, 26) + p.head(14, -6, 8) + p.water(19)


def submarine(p: Pen) -> str:
    out = p.fill(rect(-8, -50, 26, 28, 7), "#FFD23F", "#E88A1E")
    out += p.mark("M10 -50 v-14 h13", INK, 5)
    hull = (
        "M-50 -2 C-50 -30 -24 -30 0 -30 C38 -30 52 -16 52 0 C52 20 38 26 0 26 C-24 26 -50 24 -50 "
        "-2 Z"
    )
    out += p.fill("M-48 -2 l-12 -16 v34 Z", "#E5484D", "", 3)
    out += p.fill(hull, "#FFE26B", "#E8961E")
    for x in (-20, 8, 34):
        out += p.fill(disc(x, -4, 11), "#BFF0FF", "#4AA6CC")
    out += p.head(8, -3, 7)
    bubbles = ((-44, -34), (-34, -48), (-50, -54))
    return out + "".join(
        oval(x, y, r, r, "#E6F9FF", "#4AA6CC", 2)
        for (x, y), r in zip(bubbles, (5, 4, 3), strict=True)
    )


def maelstrom(p: Pen) -> str:
    out = p.fill(disc(0, -8, 54, 40), "#3FA7D6", "#14487E")
    points = []
    for i in range(70):
        t, r = i / 69 * 6 * math.pi, i / 69
        points.append(f"{48 * r * math.cos(t):.1f} {-8 + 34 * r * math.sin(t):.1f}")
    out += path("M" + "L".join(points), "none", "#D9F4FF", 5.4) + oval(0, -8, 7, 5, INK)
    for x, y, c, turn in (
        (28, -30, "#FF9B3C", 20),
        (-34, -2, "#7BD65A", -60),
        (14, 16, "#F2596B", 150),
    ):
        tub = p.fill("M-13 -4 H13 Q10 12 0 12 Q-10 12 -13 -4 Z", c, "", 3, 5)
        out += p.at(p.head(0, -8, 8) + tub, x, y, 1, turn / 6)
    return out


def orca_stadium(p: Pen) -> str:
    """An orca through a hoop before the stand."""
    stand = "M-56 28 V-22 Q0 -44 56 -22 V28 Z"
    out = p.fill(stand, "#C9D6EA", "#7C90B4")
    out += p.mark("M-52 -8 Q0 -30 52 -8 M-52 8 Q0 -14 52 8", "#5A6C92", 3)
    for x, y, c in (
        (-40, -18, "#F2596B"),
        (-20, -25, "#FFD23F"),
        (22, -25, "#7BD65A"),
        (42, -17, "#B188ED"),
    ):
        out += p.dot(x, y, 5, c, 2)
    out += path(disc(14, -34, 22, 26), "none", INK, 10) + path(
        disc(14, -34, 22, 26), "none", "#FF9B3C", 5.5
    )
    body = (
        "M-34 22 C-34 -14 -6 -44 36 -44 C44 -44 48 -38 44 -34 C30 -30 20 -20 16 -8 L30 -4 L12 6 C4 "
        "16 -4 22 -12 26 Z"
    )
    out += p.fill(body, "#3A4668", "#161D38") + p.fill(
        "M-6 -34 L-16 -58 L10 -42 Z", "#3A4668", "", 3.4, 4
    )
    belly = "M-26 24 C-20 4 0 -18 34 -34 C22 -22 14 -8 6 8 Z"
    out += (
        path(belly, "#FFFDF4") + oval(22, -36, 5, 3.4, "#FFFDF4") + oval(32, -39, 2, 2, "#FFFDF4")
    )
    return out + p.water(18)


def mystery_grotto(p: Pen) -> str:
    """A cave with a glow in it and eyes in the dark."""
    rock = "M-56 30 L-52 -14 L-34 -36 L-26 -56 L4 -66 L30 -50 L46 -26 L56 30 Z"
    out = p.fill(rock, "#8A7FB8", "#443A74") + p.mark(
        "M-34 -36 L-18 -30 M4 -66 L8 -50 M46 -26 L34 -20", "#342B5C", 3
    )
    mouth = "M-30 30 C-34 -10 -18 -34 2 -34 C24 -34 36 -8 30 30 Z"
    glow = p.doc.rad([(0, "#8FF5FF"), (0.5, "#2C86C8"), (1, "#141B44")], 0.5, 0.75, 0.6)
    out += path(mouth, glow, INK, 4)
    for x, y in ((-12, -8), (14, -14)):
        out += oval(x - 5, y, 4, 5, "#FFE26B") + oval(x + 5, y, 4, 5, "#FFE26B")
        out += oval(x - 5, y, 1.6, 3, INK) + oval(x + 5, y, 1.6, 3, INK)
    for x, h in ((-14, 10), (2, 14), (16, 9)):
        out += p.fill(f"M{x - 5} -30 h10 l-5 {h} Z", "#8A7FB8", "#5A4E8E", 2.6, 3)
    boat = "M-24 12 H26 Q22 28 0 28 Q-20 28 -24 12 Z"
    return out + p.head(0, 4, 10) + p.fill(boat, "#E8743B", "#9A3A16") + p.water(24)


def whirlpool_wager(p: Pen) -> str:
    """A wheel of fortune that lies in the water."""
    out = p.water(16) + p.fill(disc(0, 4, 52, 26), "#B5723C", "#6E3E1E")
    cols = ("#F2596B", "#FFD23F", "#2AA4DE", "#7BD65A", "#B188ED", "#FF9B3C", "#FFFDF4", "#27A38C")
    for i, c in enumerate(cols):
        a, b = i * math.pi / 4, (i + 1) * math.pi / 4
        d = (
            f"M0 0 L{46 * math.cos(a):.1f} {22 * math.sin(a):.1f} "
            f"A46 22 0 0 1 {46 * math.cos(b):.1f} {22 * math.sin(b):.1f} Z"
        )
        out += path(d, c, INK, 2.4)
    out += p.fill("M-9 0 L0 -50 L9 0 Z", "#FFE26B", "#E88A1E") + p.fill(disc(0, -50, 11), "#E5484D")
    out += path("M-4 -54 q4 -6 7 -1 q1 4 -3 6 v3", "none", "#FFF6DC", 3) + oval(
        0, -42.6, 1.8, 1.8, "#FFF6DC"
    )
    return out + p.head(-34, -12, 10) + p.head(34, -14, 10, "#D9A25A")


BLUE: dict[str, Callable[[Pen], str]] = {
    "bumper_boats": bumper_boats,
    "pedalo_lagoon": pedalo,
    "tidal_swing": tidal_swing,
    "penguin_parade": penguin_parade,
    "sunken_galleon": sunken_galleon,
    "aqua_twins": aqua_twins,
    "kraken_plunge": kraken_plunge,
    "submarine_quest": submarine,
    "maelstrom": maelstrom,
    "orca_stadium": orca_stadium,
    "mystery_grotto": mystery_grotto,
    "whirlpool_wager": whirlpool_wager,
}
