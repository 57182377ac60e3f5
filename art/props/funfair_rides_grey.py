"""Stalls and squares, and the gate everybody comes through."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.svg import oval, path
from art.props.funfair_pen import Pen, disc, rect

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["GREY"]


def entrance(p: Pen) -> str:
    out = ""
    for x in (-54, 26):
        out += p.fill(rect(x, -26, 28, 58, 3), "#FFE9C8", "#D9B27C")
        out += p.fill(f"M{x - 5} -24 L{x + 14} -60 L{x + 33} -24 Z", "#F2596B", "#B02A4B")
        out += p.flag(x + 14, -56, "#FFD23F") + p.fill(
            rect(x + 9, -12, 10, 16, 5), "#3B2450", "", 2.6, 3
        )
    out += path("M-28 34 V-2 Q0 -30 28 -2 V34 Z", "#3B2450", INK, 3)
    out += path("M-14 32 V-6 M0 32 V-10 M14 32 V-6", "none", "#F3CE6B", 3)
    arch = "M-32 -14 Q0 -56 32 -14 V4 Q0 -30 -32 4 Z"
    out += p.fill(arch, "#8E6BD8", "#5B3AA6")
    return out + "".join(
        p.dot(x, y, 3.6, "#FFF3B0", 1.6)
        for x, y in ((-24, -14), (-13, -23), (0, -27), (13, -23), (24, -14))
    )


def burger_shack(p: Pen) -> str:
    out = p.fill("M-48 -6 C-48 -50 48 -50 48 -6 Z", "#F7B05A", "#C9702A")
    out += "".join(
        oval(x, y, 4.4, 2.8, "#FFF3D0")
        for x, y in ((-22, -22), (2, -31), (22, -22), (-4, -17), (34, -13))
    )
    lettuce = "M-52 -6 q9 12 17 0 q9 12 17 0 q9 12 18 0 q9 12 17 0 q9 12 17 0 q9 10 18 0 V3 H-52 Z"
    out += p.fill(lettuce, "#8FD65F", "#4FA63E", 3, 4) + p.fill(
        "M-40 2 L-20 16 L0 2 Z", "#FFD23F", "", 3, 3
    )
    out += p.fill(rect(-50, 1, 100, 13, 6), "#8A4A2A", "#5A2A18", 4)
    out += p.fill("M-47 14 H47 Q47 33 30 33 H-30 Q-47 33 -47 14 Z", "#F2A04A", "#C9702A")
    return (
        out
        + p.fill(rect(-15, 17, 30, 16, 3), "#3B2450", "", 3, 3)
        + p.head(0, 22, 8)
        + p.flag(0, -38)
    )


def juice_stand(p: Pen) -> str:
    out = p.line("M10 -30 L26 -66", "#E5484D", 6)
    out += p.fill("M-30 -32 H30 L21 33 H-21 Z", "#FFE0A8", "#F58A2B")
    out += p.mark("M-18 -4 q8 -6 16 0 t16 0", "#FFF3D0", 4) + p.fill(
        rect(-36, -38, 72, 13, 5), "#FFFDF4", "#DCCBB0"
    )
    slice_ = p.fill(disc(0, 0, 20), "#FFB347", "#E8741E")
    slice_ += path("M0 -15 V15 M-15 0 H15 M-11 -11 L11 11 M11 -11 L-11 11", "none", "#FFF3D0", 2.6)
    out += p.at(slice_, -34, -28) + p.fill(disc(44, 22, 12), "#FFB347", "#E8741E", 3, 5)
    return (
        out + p.fill("M44 11 q6 -8 12 -4 q-4 8 -12 4 Z", "#7BD65A", "", 2.4, 3) + p.head(0, 12, 10)
    )


def picnic_green(p: Pen) -> str:
    out = p.fill("M-58 32 L-34 2 H44 L58 32 Z", "#FFF6E2", "#E0CDB0")
    out += path(
        "M-45 32 L-24 2 M-18 32 L-7 2 M11 32 L10 2 M38 32 L29 2 M-50 22 H52 M-41 11 H48",
        "none",
        "#E5484D",
        3.6,
    )
    out += p.line("M-22 -8 Q0 -58 22 -8", "#8A5230", 5)
    out += p.fill("M-34 -15 H34 L27 18 H-27 Z", "#D9A25A", "#9A6428")
    out += p.mark("M-31 -4 H31 M-29 7 H29 M-16 -15 V18 M0 -15 V18 M16 -15 V18", "#7A4A1E", 2.4)
    out += p.fill(disc(42, 14, 12), "#E5484D", "#A8283F", 3) + p.mark(
        "M42 3 q2 -8 8 -8", "#5A3018", 3.4
    )
    return (
        out
        + p.fill(rect(-52, -12, 13, 32, 5), "#7BD65A", "#2F8A45", 3, 5)
        + p.fill(rect(-49, -22, 7, 12, 2), "#FFF6E2", "", 2.4, 3)
    )


def souvenir_arcade(p: Pen) -> str:
    out = p.fill(rect(-52, -18, 104, 50, 3), "#FFE9C8", "#D9B27C")
    for x in (-34, 0, 34):
        out += path(f"M{x - 14} 32 V4 Q{x} -14 {x + 14} 4 V32 Z", "#3B2450", INK, 3)
    out += p.fill(disc(-34, 18, 8, 10), "#FFD23F", "#E88A1E", 2.6, 4) + p.fill(
        disc(-34, 6, 6), "#FFD23F", "", 2.6, 3
    )
    out += p.fill("M-9 30 L-6 8 H6 L9 30 Z", "#2AA4DE", "#1C5F9A", 2.6, 4) + p.dot(
        0, 4, 5, "#F2596B", 2
    )
    out += (
        p.mark("M34 6 V22", INK, 2)
        + p.fill(disc(34, 4, 8, 9), "#E5484D", "", 2.6, 4)
        + p.fill(disc(27, 12, 6, 7), "#7BD65A", "", 2.4, 3)
    )
    out += p.awning(-58, -38, 116, 20, 8, "#F2596B")
    bag = p.fill("M-11 -8 H11 L14 14 H-14 Z", "#8E5BD8", "#4A2490", 3, 5) + p.mark(
        "M-6 -8 q6 -13 12 0", INK, 3
    )
    return out + p.at(bag, 0, -52)


def costume_hire(p: Pen) -> str:
    """Hats and masks on a rail under a striped tent."""
    out = p.fill("M-56 -22 Q0 -76 56 -22 Z", "#8E6BD8", "#5B3AA6") + path(
        "M-28 -24 Q-14 -50 0 -49 Q14 -50 28 -24", "none", "#D8C4FF", 3
    )
    out += (
        p.fill(rect(-50, -22, 100, 54, 3), "#5A3A7A", "#33204E")
        + p.line("M-44 -10 H44", "#F3CE6B", 3)
        + p.flag(0, -48, "#FFD23F")
    )
    gown = "M-6 -8 H6 L15 24 Q0 30 -15 24 Z"
    out += p.at(p.fill(gown, "#F2596B", "#A8283F", 3, 5), -32, 2) + p.at(
        p.fill(gown, "#2AA4DE", "#1C5F9A", 3, 5), 32, 2
    )
    mask = p.fill(
        "M-24 -6 C-12 -18 12 -18 24 -6 C24 8 10 12 0 2 C-10 12 -24 8 -24 -6 Z",
        "#FFD23F",
        "#E88A1E",
        3.4,
        5,
    )
    mask += oval(-10, -3, 5, 4, INK) + oval(10, -3, 5, 4, INK)
    hat = p.fill("M-12 6 L-9 -16 H9 L12 6 Z", "#2B2B3F", "", 3, 4) + p.fill(
        rect(-19, 4, 38, 6, 3), "#2B2B3F", "", 3, 3
    )
    return out + p.at(mask, 0, 10) + p.at(hat, 0, -12, 0.9)


def food_court(p: Pen) -> str:
    """Three counters under parasols: noodles, ice, pizza."""
    out = p.fill(rect(-56, 10, 112, 22, 4), "#C98B52", "#8A5230") + p.mark(
        "M-18 12 V31 M19 12 V31", "#5A3018", 3
    )
    for x, c in ((-37, "#E5484D"), (1, "#27A38C"), (38, "#FF9B3C")):
        out += p.mark(f"M{x} 10 V-34", "#8A5230", 4)
        out += p.fill(
            f"M{x - 24} -26 Q{x} -66 {x + 24} -26 q-6 6 "
            "-12 0 q-6 6 -12 0 q-6 6 -12 0 q-6 6 -12 0 Z",
            c,
        )
        out += path(
            f"M{x - 12} -27 Q{x - 6} -44 {x} -46 Q{x + 6} -44 {x + 12} -27",
            "none",
            "#FFF6DC",
            2.4,
            'opacity=".8"',
        )
    bowl = p.fill("M-15 0 H15 Q13 15 0 15 Q-13 15 -15 0 Z", "#FFFDF4", "#C9D3E6", 3, 5)
    out += path("M-50 -4 q4 -8 8 0 t8 0 t8 0", "none", "#FFD23F", 4) + p.at(bowl, -37, -3)
    cone = (
        p.fill("M-10 -6 H10 L0 18 Z", "#E8B060", "#B07A2A", 3, 4)
        + p.fill(disc(-5, -11, 9), "#FFB0CC", "", 2.6, 4)
        + p.fill(disc(6, -14, 9), "#FFF6E2", "", 2.6, 4)
    )
    out += p.at(cone, 1, -6)
    pizza = p.fill("M-18 -8 Q0 -16 18 -8 L0 17 Z", "#FFD45A", "#E88A1E", 3, 5) + p.dots(
        ((-6, -3), (6, -4), (0, 6)), 3.4, "#E5484D"
    )
    return out + p.at(pizza, 38, -4)


def grand_bazaar(p: Pen) -> str:
    """A dome over carpets, pots and lamps."""
    out = p.fill("M-40 -18 C-44 -46 -12 -44 0 -66 C12 -44 44 -46 40 -18 Z", "#2C9EC0", "#1A5A86")
    out += path(
        "M-20 -20 C-22 -38 -4 -42 0 -58 C4 -42 22 -38 20 -20", "none", "#BFE9F6", 3
    ) + p.dot(0, -66, 4, "#FFD23F", 2)
    out += p.fill(rect(-54, -20, 108, 52, 4), "#FFE2B0", "#C98A4A")
    out += path("M-22 32 V2 Q0 -22 22 2 V32 Z", "#4A2038", INK, 3)
    for x in (-40, 40):
        out += p.fill(rect(x - 11, -10, 22, 36, 2), "#B8433F", "#7A1E3A", 3, 4)
        out += path(f"M{x} -6 l7 14 l-7 14 l-7 -14 Z", "#FFD23F", INK, 1.8)
    pot = p.fill(
        "M-6 -16 H6 C5 -10 14 -6 13 4 C12 14 -12 14 -13 4 C-14 -6 -5 -10 -6 -16 Z",
        "#FF9B3C",
        "#B8541A",
        3,
        5,
    )
    out += p.at(pot, -8, 20, 0.9)
    lamp = p.fill(
        "M-16 2 Q-4 -8 6 -2 L20 -8 Q14 8 2 10 Q-12 10 -16 2 Z", "#FFE26B", "#C9821E", 3, 4
    )
    return out + p.at(lamp, 10, 20, 0.8)


def concert_bowl(p: Pen) -> str:
    out = p.fill("M-54 28 C-54 -32 -30 -60 0 -60 C30 -60 54 -32 54 28 Z", "#8E6BD8", "#4A2E8A")
    out += p.mark("M0 28 L-37 -34 M0 28 L-15 -54 M0 28 L15 -54 M0 28 L37 -34", "#D8C4FF", 3)
    singer = (
        p.line("M12 4 L20 -6", "#A07F99", 5)
        + p.head(0, -6, 13)
        + p.fill("M-14 22 Q-14 4 0 4 Q14 4 14 22 Z", "#E5484D", "", 3, 4)
    )
    out += singer + p.fill(disc(22, -8, 5), "#4A5568", "", 2.6, 3)
    note = (
        p.line("M0 0 V-22 L16 -27 V-5", "#FFE26B", 3.4)
        + p.fill(disc(-4, 1, 6, 5), "#FFE26B", "", 2.6, 3)
        + p.fill(disc(12, -4, 6, 5), "#FFE26B", "", 2.6, 3)
    )
    out += p.at(note, -34, 2, 0.9) + p.at(note, 34, -18, 0.8, 8)
    return out + p.fill(rect(-56, 18, 112, 15, 4), "#D9A25A", "#8A5428")


def firework_plaza(p: Pen) -> str:
    out = ""
    for cx, cy, r, c in (
        (-25, -28, 30, "#FFD23F"),
        (28, -38, 25, "#FF7A8A"),
        (10, 2, 21, "#7ED9E6"),
    ):
        for i in range(10):
            a = i * math.pi / 5
            u, v = math.cos(a), math.sin(a)
            d = (
                f"M{cx + r * 0.35 * u:.1f} {cy + r * 0.35 * v:.1f} "
                f"L{cx + r * u:.1f} {cy + r * v:.1f}"
            )
            out += path(d, "none", outline(c), 8) + path(d, "none", c, 4.6)
        out += oval(cx, cy, 5, 5, "#FFFFFF")
    for x, c in ((-40, "#E5484D"), (-20, "#FFD23F"), (36, "#8E6BD8")):
        out += p.mark(f"M{x} 34 V8", "#8A5230", 3) + p.fill(rect(x - 7, 8, 14, 19, 3), c, "", 3, 4)
        out += p.fill(f"M{x - 9} 9 L{x} -5 L{x + 9} 9 Z", "#FFF6DC", "", 2.6, 3)
    return out


GREY: dict[str, Callable[[Pen], str]] = {
    "entrance": entrance,
    "burger_shack": burger_shack,
    "juice_stand": juice_stand,
    "picnic_green": picnic_green,
    "souvenir_arcade": souvenir_arcade,
    "costume_hire": costume_hire,
    "food_court": food_court,
    "grand_bazaar": grand_bazaar,
    "concert_bowl": concert_bowl,
    "firework_plaza": firework_plaza,
}
