"""Attractions in the sun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, light
from art.kit.svg import group, oval, path
from art.props.funfair_pen import Pen, disc, rect

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["YELLOW"]


def hook_a_prize(p: Pen) -> str:
    """A duck with a ring on its head, and the rod that fishes for it."""
    out = p.water(16) + p.line("M38 -66 Q58 -64 54 -36", "#8A5230", 4)
    out += path("M54 -38 q0 14 -10 12", "none", INK, 3.6)
    duck = (
        "M-40 6 C-42 -8 -28 -15 -11 -11 C-17 -30 -6 -44 "
        "11 -44 C28 -44 36 -29 28 -15 C42 -8 44 26 6 "
        "28 C-24 30 -38 22 -40 6 Z"
    )
    out += p.fill(duck, "#FFE26B", "#F2A72A")
    out += p.fill("M27 -29 q18 0 18 8 q-11 6 -20 0 Z", "#FF8A3C", "", 3, 3)
    out += oval(15, -30, 4.4, 5.6, INK) + oval(14, -32, 1.8, 1.8, "#FFFFFF")
    out += p.mark("M-20 4 q14 13 28 0", "#B8740E", 4)
    small = p.fill(
        "M-13 0 C-14 -8 -4 -8 -3 -8 C-6 -18 8 -20 9 -11 C16 -8 13 4 0 5 C-8 6 -12 4 -13 0 Z",
        "#FFB45A",
        "#D8701A",
        3,
        4,
    )
    return out + p.fill(disc(2, -48, 9, 5), "#FFFFFF", "#D0C0B0", 3, 3) + p.at(small, -44, 18, 0.9)


def sunshine_scooters(p: Pen) -> str:
    out = p.line("M-50 -60 H50", "#7A8AA6", 3) + p.line("M22 -12 V-58", "#7A8AA6", 3.4)
    out += path("M14 -60 l8 -8 l8 8", "none", "#FFE26B", 4)
    out += p.fill(disc(0, 16, 52, 17), "#4A5568", "#242C42")
    car = (
        "M-46 10 C-46 -14 -22 -20 -5 -19 L13 -32 H28 V-10 C46 -8 48 4 46 14 C22 26 -24 26 -46 10 Z"
    )
    out += p.head(-6, -22, 13) + p.fill(car, "#FFC928", "#E88A1E")
    out += oval(-37, 3, 6.4, 6.4, "#FFFDE0", INK, 3) + p.mark("M12 -18 l-12 9", INK, 4.6)
    return out + p.mark("M-20 8 q18 8 44 4", "#FFF3B0", 4)


def giant_slide(p: Pen) -> str:
    out = p.fill("M-17 32 L-11 -38 H11 L17 32 Z", "#FFF6E2", "#E0C49A")
    out += p.mark("M-13 -14 H13 M-14 6 H14", "#C9A56C", 3)
    out += p.fill("M-21 -34 L0 -66 L21 -34 Z", "#E5484D", "#A8283F") + p.flag(0, -60, "#FFD23F")
    chute = "M12 -28 C46 -20 -44 -10 -36 6 C-24 18 50 0 42 18 C36 30 0 26 -52 32"
    out += p.line(chute, "#F2A72A", 11) + p.fill(rect(-6, -26, 12, 16, 4), "#3B2450", "", 3, 3)
    mat = p.fill(rect(-12, -3, 24, 8, 3), "#8E5BD8", "", 2.6, 3)
    return out + p.at(p.head(0, -9, 8) + mat, 34, 8, 1, -8)


def desert_rally(p: Pen) -> str:
    out = p.fill("M-50 30 V-12 q0 -9 9 -9 t9 9 V30 Z", "#5FB35A", "#2F7A45")
    out += p.line("M-40 6 h-13 v-16 M-32 0 h12 v-18", "#5FB35A", 6)
    out += p.fill("M-20 12 L-11 -13 H20 L38 0 H54 V16 H-20 Z", "#F2596B", "#B02A4B")
    out += p.mark("M-9 -13 V-36 H24 L33 -4", INK, 5) + p.head(8, -20, 11)
    for x in (-6, 40):
        out += p.fill(disc(x, 20, 14), "#4A3346", "#24182A") + p.dot(x, 20, 5.4, "#FFD23F", 2.4)
    return out + "".join(
        oval(x, y, r, r * 0.8, "#FFF1CC", "#C99A4A", 2) for x, y, r in ((-34, 26, 7), (-46, 30, 5))
    )


def pyramid_run(p: Pen) -> str:
    out = p.fill("M-58 32 L-4 -60 L52 32 Z", "#FFD878", "#D9962E")
    out += path("M-4 -60 L52 32 H16 Z", "#A86A1A", extra='opacity=".35"')
    out += path(
        "M-42 6 H36 M-28 -18 H22 M-14 -40 H8 M-24 6 V32 M-10 -18 V6 M14 -18 V6",
        "none",
        "#A86A1A",
        3,
        'opacity=".55"',
    )
    out += p.fill("M-16 32 V8 L-4 -4 L10 8 V32 Z", "#3B2450", "", 3)
    out += oval(-8, 14, 3, 4, "#FFE26B") + oval(2, 14, 3, 4, "#FFE26B")
    out += p.line("M-54 32 C-14 6 26 38 58 22", "#C94A63", 4)
    car = p.fill(rect(-12, -6, 24, 13, 4), "#2AA4DE", "#1C5F9A", 3, 4)
    return out + p.at(p.head(0, -9, 8) + car, 28, 18, 1, 8)


def triple_spinner(p: Pen) -> str:
    out = p.fill(disc(0, 20, 56, 15), "#B58BF0", "#6A3AB0")
    for x, y, k, c in (
        (-32, -2, 0.66, "#FFD23F"),
        (32, -2, 0.66, "#7ED9E6"),
        (0, 8, 0.9, "#FF8AA0"),
    ):
        cup = p.head(0, -28, 13, "#D9A25A" if x else "#A07F99")
        cup += p.fill("M-28 -22 H28 C28 12 18 18 0 18 C-18 18 -28 12 -28 -22 Z", light(c, 0.5), c)
        cup += p.fill(
            "M-28 -22 A28 8 0 0 0 28 -22 A28 5 0 0 1 -28 -22 Z", "#FFF6E2", "#D9C09A", 3, 4
        )
        cup += p.line("M28 -14 q14 0 10 14 q-4 8 -14 8", c, 4)
        out += p.at(cup, x, y, k)
    return out


def solar_flyer(p: Pen) -> str:
    out = p.fill(rect(-7, -40, 14, 74, 4), "#FFF6E2", "#D9C09A")
    for x, c in ((-50, "#E5484D"), (-22, "#7ED9E6"), (22, "#A5E06A"), (50, "#FF9B3C")):
        out += p.mark(f"M{x * 0.7:g} -38 L{x} 2", INK, 3) + p.head(x, -4, 8)
        out += p.fill(rect(x - 9, 2, 18, 13, 4), c, "", 3, 4)
    out += p.fill("M-52 -36 Q0 -78 52 -36 Q0 -22 -52 -36 Z", "#FFC928", "#E88A1E")
    rays = "".join(
        path(
            "M-3 -8 L0 -18 L3 -8 Z", "#FFE26B", INK, 2, f'transform="translate(0 -62) rotate({a})"'
        )
        for a in range(0, 360, 45)
    )
    return out + rays + p.fill(disc(0, -62, 9), "#FFF3B0", "#FFCB3C", 3, 4)


def sandstorm(p: Pen) -> str:
    """A funnel of sand with tubs flung round it."""
    bands = ((-54, 50, 13), (-34, 40, 11), (-15, 31, 10), (3, 22, 8), (18, 13, 6))
    out = p.fill(disc(0, 26, 34, 8), "#E8C070", "#B0803A", 3)
    for y, rx, ry in reversed(bands):
        out += p.fill(disc(0, y, rx, ry), "#FFE2A0", "#C98A3A", 3.2)
        out += path(
            f"M{-rx * 0.7:g} {y + ry * 0.2:g} Q0 {y + ry:g} {rx * 0.7:g} {y:g}",
            "none",
            "#FFF6DC",
            2.6,
        )
    for x, y, c, turn in (
        (-42, -40, "#E5484D", -18),
        (38, -22, "#2AA4DE", 16),
        (-22, 2, "#8E5BD8", -12),
    ):
        tub = p.head(0, -9, 9) + p.fill("M-13 -4 H13 Q11 11 0 11 Q-11 11 -13 -4 Z", c, "", 3, 5)
        out += p.at(tub, x, y, 1, turn)
    return out + p.mark("M-58 12 h14 M44 8 h14 M-56 24 h10", "#A8763A", 3)


def golden_cascade(p: Pen) -> str:
    """Steps of gold with water running over them."""
    steps = ((-60, 22, "#FFE9A0"), (-34, 38, "#FFD45A"), (-6, 54, "#F2AE2E"))
    out = ""
    for y, w, c in steps:
        out += p.fill(rect(-w, y, 2 * w, 30, 5), c, "#C9821E")
    fall = (
        "M-12 -56 C-16 -34 -26 -30 -24 -6 C-26 8 -34 14 -34 "
        "26 H34 C34 14 26 8 24 -6 C26 -30 16 -34 12 -56 Z"
    )
    out += p.fill(fall, "#BFF0FF", "#4FB7E6")
    out += path("M-4 -50 C-8 -30 -10 -20 -8 18 M6 -50 C10 -30 12 -20 12 16", "none", "#FFFFFF", 3.4)
    boat = p.fill("M-18 -3 H18 Q14 12 0 12 Q-14 12 -18 -3 Z", "#8E5BD8", "#4A2490", 3, 5)
    out += p.at(p.head(-6, -8, 8) + p.head(7, -8, 8, "#D9A25A") + boat, 2, -8, 1, 10)
    for x in (-44, 44):
        out += p.fill(f"M{x - 6} -6 l3 -22 h6 l3 22 Z", "#FFE9A0", "#C9821E", 3, 4) + p.dot(
            x, -32, 6, "#FFF3B0", 2.6
        )
    return out + p.water(25)


def lightning_towers(p: Pen) -> str:
    out = ""
    for x in (-32, 32):
        out += p.fill(f"M{x - 17} 32 L{x - 8} -48 H{x + 8} L{x + 17} 32 Z", "#8FA3C2", "#4A5C7E")
        out += p.mark(
            f"M{x - 12} 6 H{x + 12} M{x - 14} 18 L{x + 12} 6 "
            f"M{x - 9} -18 H{x + 9} M{x - 12} 6 L{x + 9} -18",
            "#3A4A6A",
            2.6,
        )
        out += p.fill(disc(x, -53, 12), "#FFF3B0", "#FFCB3C")
    out += p.fill(rect(-46, -14, 28, 14, 5), "#E5484D", "", 3, 4) + p.head(-32, -20, 8)
    out += p.fill(rect(18, 4, 28, 14, 5), "#2AA4DE", "", 3, 4) + p.head(32, -2, 8, "#D9A25A")
    return out + p.fill("M8 -56 L-16 -14 H-1 L-9 26 L18 -24 H3 L16 -56 Z", "#FFF3A0", "#F2A72A")


def lucky_lanterns(p: Pen) -> str:
    out = p.line("M-50 34 V-44 M50 34 V-44", "#A8283F", 6) + p.line(
        "M-58 -46 Q0 -60 58 -46", "#8A1E30", 7
    )
    out += p.mark("M-30 -50 V-32 M2 -54 V-20 M32 -50 V-34", INK, 3)
    for x, y, k, c in (
        (-30, -16, 0.9, "#FF9B3C"),
        (2, 2, 1.15, "#E5484D"),
        (32, -18, 0.9, "#FFD23F"),
    ):
        lamp = p.fill(rect(-9, -20, 18, 6, 2), "#8A5230", "", 2.4, 3)
        lamp += p.fill(disc(0, 0, 19, 16), light(c, 0.35), c)
        lamp += path(
            "M-8 -14 Q-14 0 -8 14 M8 -14 Q14 0 8 14 M0 -15 V15", "none", INK, 1.8, 'opacity=".45"'
        )
        lamp += p.fill(rect(-8, 14, 16, 6, 2), "#8A5230", "", 2.4, 3) + p.mark(
            "M0 20 v9", "#FFD23F", 4
        )
        out += p.at(lamp, x, y, k)
    mark = path("M-5 -6 q5 -8 9 -2 q1 5 -4 8 v4", "none", "#FFF6DC", 4) + oval(
        0, 9, 2.4, 2.4, "#FFF6DC"
    )
    return out + p.at(mark, 2, 1) + p.head(-28, 26, 10) + p.head(34, 26, 10, "#D9A25A")


def topsy_tower(p: Pen) -> str:
    """A tower that stands on its roof."""
    out = p.fill("M-18 14 L0 36 L18 14 Z", "#E5484D", "#A8283F")
    tower = p.fill("M-17 16 L-27 -58 H27 L17 16 Z", "#FFE9C8", "#D9A25A")
    tower += p.mark("M-23 -30 H23 M-20 -6 H20", "#B07A3A", 3)
    for x, y in ((-9, -18), (10, -18), (-11, -43), (12, -43)):
        tower += p.fill(rect(x - 6, y - 7, 12, 15, 5), "#3B2450", "", 2.4, 3)
    tower += p.fill(rect(-34, -66, 68, 12, 4), "#8A5230", "#5A3018", 3.4, 4)
    tower += group(p.head(0, 0, 9), "translate(-14 -68) scale(1 -1)")
    tower += group(p.head(0, 0, 9, "#D9A25A"), "translate(14 -70)")
    curls = "".join(
        path(
            f"M{s * 40} -12 q{s * 16} 6 {s * 6} 20 m0 0 l{s * 9} -3 m{-s * 9} 3 l{-s * 2} -9",
            "none",
            "#F2701E",
            4,
        )
        for s in (-1, 1)
    )
    return group(tower + out, "rotate(-7 0 34)") + curls


YELLOW: dict[str, Callable[[Pen], str]] = {
    "hook_a_prize": hook_a_prize,
    "sunshine_scooters": sunshine_scooters,
    "giant_slide": giant_slide,
    "desert_rally": desert_rally,
    "pyramid_run": pyramid_run,
    "triple_spinner": triple_spinner,
    "solar_flyer": solar_flyer,
    "sandstorm": sandstorm,
    "golden_cascade": golden_cascade,
    "lightning_towers": lightning_towers,
    "lucky_lanterns": lucky_lanterns,
    "topsy_turvy_tower": topsy_tower,
}
