"""What the fair counts: an emblem for every objective and every goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.svg import Doc, box, group, oval, path
from art.props import funfair_innovations as innovations
from art.props.funfair_emblems import Ink, arrow, cell, said

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["GOALS", "OBJECTIVES", "count"]

CREAM = "#FFF6DC"


def _tired(i: Ink) -> str:
    """A drowsy guest: few pips are best."""
    z = path("M22 -38 h14 l-14 16 h14 M38 -20 h9 l-9 10 h9", "none", CREAM, 4.6)
    lids = path(("M-22 2 q7 7 14 0 M2 2 q7 7 14 0"), "none", INK, 4) + oval(
        -3, 14, 5, 4, "#F07A80", INK, 2.4
    )
    return (
        i.die("blue", 0, -4, 4, 0.1)
        + i.at(box(-32, -30, 64, 62, 16, "#8FD0F0", outline("#2A86B0"), 4.4) + lids, -4, 6)
        + z
    )


def _house(i: Ink) -> str:
    roof = path("M-46 -8 L0 -44 L46 -8 Z", "#F2596B", INK, 4) + box(
        -38, -8, 76, 44, 3, CREAM, INK, 4
    )
    return (
        roof
        + i.die("yellow", 0, -22, 14, 22)
        + i.die("blue", 0, 0, 14, 22)
        + i.die("green", 0, 22, 14, 22)
    )


def _money(i: Ink) -> str:
    return i.note(-8, 14, 58) + i.note(6, 0, 58) + i.note(-4, -16, 58)


def _income(i: Ink) -> str:
    hand = path(
        ("M-44 34 H30 C40 34 46 24 40 18 H14 L4 8 H-20 L-30 20 H-44 Z"),
        "#F9BDB0",
        outline("#B0505C"),
        4,
    )
    return hand + i.note(-2, -14, 52) + arrow("M36 -40 V-14", (36, -8, 90))


def _cubes(i: Ink) -> str:
    return i.cube(-26, 12, 38) + i.cube(26, 12, 38, "carrot") + i.cube(0, -18, 38, "royal")


def _tour(_i: Ink) -> str:
    out = (
        cell("blue", -30, 16, 22, done=True)
        + cell("yellow", 30, 16, 22, done=True)
        + cell("green", 0, -18, 22, done=True)
    )
    return out + path("M-20 4 L-10 -6 M10 -6 L20 4", "none", CREAM, 5, 'stroke-dasharray="2 9"')


def _upgrades(i: Ink) -> str:
    return (
        i.upgrade("merch_kiosk", -24, 14)
        + i.upgrade("generator", 24, 14)
        + i.upgrade("special_effect", 0, -18)
    )


def _maps(i: Ink) -> str:
    return i.map(-12, 8, 58) + i.map(10, -8, 58)


def _comforts(i: Ink) -> str:
    return i.comfort("snacks", -24, 14) + i.comfort("photo", 24, 14) + i.comfort("gardens", 0, -18)


def _best(i: Ink) -> str:
    beams = "".join(
        path("M0 -40 V-50", "none", CREAM, 5, f'transform="rotate({a})"')
        for a in (-70, -35, 0, 35, 70)
    )
    return beams + cell("yellow", 0, 20, 32) + i.star("", 0, -8, 28)


def _queue(i: Ink) -> str:
    rope = path("M-44 32 Q-22 44 0 32 Q22 44 44 32", "none", "#FFD75A", 5)
    posts = "".join(
        path(f"M{x} 40 V16", "none", INK, 7) + oval(x, 14, 5, 5, "#FFD75A", INK, 2.4)
        for x in (-44, 0, 44)
    )
    row = (
        i.die("green", 0, -32, -10, 28)
        + i.die("yellow", 0, 0, -12, 28)
        + i.die("blue", 0, 32, -10, 28)
    )
    return row + rope + posts


def _sorts(i: Ink) -> str:
    top = i.die("any", 1, -30, -18, 28) + i.die("any", 2, 0, -18, 28) + i.die("any", 3, 30, -18, 28)
    return (
        top
        + i.die("any", 4, -30, 18, 28)
        + i.die("any", 5, 0, 18, 28)
        + i.die("any", 6, 30, 18, 28)
    )


def _till(i: Ink) -> str:
    return i.upgrade("merch_kiosk", -16, -2, 58) + i.note(24, 24, 46)


def _spender(i: Ink) -> str:
    purse = path(
        ("M-30 -4 C-44 18 -38 40 -20 40 H20 C38 40 44 18 30 -4 Z"),
        "#B5723C",
        outline("#5A3018"),
        4.4,
    )
    clasp = path("M-32 -6 Q0 10 32 -6", "none", "#FFD75A", 6) + oval(0, 2, 6, 6, "#FFE58A", INK, 3)
    fly = i.at(i.note(0, 0, 36), -24, -28, 1, -18) + i.at(i.note(0, 0, 36), 22, -32, 1, 16)
    return fly + purse + clasp


def _encore(i: Ink) -> str:
    return (
        cell("green", 0, 12, 32)
        + i.cube(-16, 0, 32)
        + i.cube(16, 0, 32)
        + arrow("M-34 -20 Q0 -56 30 -26", (35, -20, 48))
    )


def _five(i: Ink) -> str:
    small = "".join(i.star("", x, y, 14) for x, y in ((-38, 10), (38, 10), (-22, 32), (22, 32)))
    return small + i.star("5", 0, -8, 32)


def _ready(i: Ink) -> str:
    glass = (
        oval(14, 6, 20, 20, "#DFF6FF", INK, 5, 'fill-opacity=".45"')
        + path("M28 20 L44 38", "none", INK, 12)
        + path("M28 20 L44 38", "none", "#C98B52", 6)
    )
    return i.map(-6, -4, 74) + glass


def _modern(i: Ink) -> str:
    return (
        cell("blue", -24, 14, 26)
        + cell("green", 24, 14, 26)
        + i.upgrade("generator", -24, 4, 28)
        + i.upgrade("special_effect", 24, 4, 28)
        + arrow("M0 -8 V-36", (0, -42, -90))
    )


def _themed(_i: Ink) -> str:
    return (
        cell("green", -26, 16, 24)
        + cell("green", 26, 16, 24)
        + cell("green", 0, -16, 24)
        + path("M0 -44 V-32", "none", CREAM, 4)
    )


def _close(_i: Ink) -> str:
    out = (
        cell("yellow", -19, -10, 25)
        + cell("blue", 19, 12, 25)
        + path("M-6 -24 L6 26", "none", CREAM, 6, 'stroke-dasharray="1 10"')
    )
    return out + arrow("M-46 22 L-26 14", (-20, 11, -20)) + arrow("M46 -22 L28 -12", (22, -9, 152))


def _home(i: Ink) -> str:
    roof = (
        path("M8 -2 L30 -22 L50 -2 Z", "#F2596B", INK, 3.6)
        + box(13, -2, 34, 28, 2, CREAM, INK, 3.6)
        + box(25, 8, 11, 18, 2, "#8A5230", INK, 2.6)
    )
    way = path("M-10 34 Q14 40 30 30", "none", CREAM, 5, 'stroke-dasharray="2 9"')
    return (
        roof
        + way
        + i.die("yellow", 1, -24, 12, 36)
        + path(("M-46 -2 q-6 -12 -2 -20 M-4 -4 q8 -10 6 -20"), "none", CREAM, 4.6)
    )


def _fans(i: Ink) -> str:
    heart = path(
        ("M0 -14 C-16 -34 -36 -20 -24 -2 L0 18 L24 -2 C36 -20 16 -34 0 -14 Z"), "#E5484D", INK, 4
    )
    return (
        i.at(heart, 0, -16, 0.9)
        + i.die("green", 0, -30, 22, 28)
        + i.die("green", 0, 0, 28, 28)
        + i.die("green", 0, 30, 22, 28)
    )


OBJECTIVES: dict[str, Callable[[Ink], str]] = {
    "tired_but_happy": _tired,
    "full_house": _house,
    "most_money": _money,
    "steady_earner": _income,
    "busy_day": _cubes,
    "grand_tour": _tour,
    "engineers_pride": _upgrades,
    "well_signposted": _maps,
    "every_comfort": _comforts,
    "star_attraction": _best,
    "long_queue": _queue,
    "all_sorts": _sorts,
    "gift_shop_rush": _till,
    "big_spender": _spender,
    "encore": _encore,
    "five_star_day": _five,
    "map_reader": _ready,
    "modernised": _modern,
    "themed_land": _themed,
    "close_quarters": _close,
    "safe_journey_home": _home,
    "fan_club": _fans,
}


def _thrice(i: Ink) -> str:
    return (
        cell("yellow", 0, 14, 34)
        + i.cube(-22, 4, 28)
        + i.cube(22, 4, 28)
        + i.cube(0, -14, 28)
        + said("3", 36, -20, 30)
    )


def _mascots(i: Ink) -> str:
    return i.face(-24, 14, 1) + i.face(24, 14, 1, "#F2AE2E") + i.face(0, -18, 1, "#4FB7E6")


def _rainbow(_i: Ink) -> str:
    return (
        cell("blue", -30, 10, 24, done=True)
        + cell("green", 0, -12, 24, done=True)
        + cell("yellow", 30, 10, 24, done=True)
    )


def _four(_i: Ink) -> str:
    return (
        cell("blue", -32, 0, 20, done=True)
        + cell("green", 0, -20, 20, done=True)
        + cell("yellow", 32, 0, 20, done=True)
        + cell("grey", 0, 20, 20, done=True)
    )


def _same(_i: Ink) -> str:
    return (
        cell("blue", -30, -6, 25, done=True)
        + cell("blue", 30, -6, 25, done=True)
        + path("M-9 12 h18 M-9 22 h18", "none", INK, 11)
        + path("M-9 12 h18 M-9 22 h18", "none", CREAM, 5)
    )


def _left(_i: Ink) -> str:
    """An entrance with nobody at it."""
    gate = path(
        ("M-36 34 V-6 L-24 -30 L-12 -6 V34 Z M12 34 V-6 L24 -30 L36 -6 V34 Z"), "#F2A0B4", INK, 4
    )
    arch = path("M-14 2 Q0 -22 14 2", "none", INK, 11) + path(
        "M-14 2 Q0 -22 14 2", "none", "#B58BF0", 5.4
    )
    return (
        gate
        + arch
        + path(("M-10 34 V10 M0 34 V6 M10 34 V10"), "none", CREAM, 3)
        + said("0", 0, 34, 32)
    )


def _bin(i: Ink) -> str:
    tray = path("M-46 4 H46 L38 40 H-38 Z", "#8A5230", INK, 4.4) + path(
        "M-40 12 H40", "none", "#D79A5C", 5
    )
    return i.die("yellow", 1, -20, -14, 34, -10) + i.die("green", 1, 20, -14, 34, 9) + tray


def _few(i: Ink) -> str:
    return (
        i.die("any", 2, -20, 0, 44, -6)
        + i.die("any", 1, 24, 8, 36, 8)
        + arrow("M-4 -40 H34", (0, -40, 180), "#9AE6F2")
    )


def _surprised(i: Ink) -> str:
    return cell("green", 0, 12, 34, done=True) + i.at(
        path(MARK, "#E5484D", CREAM, 4) + said("?", 0, 12, 34), 0, -20, 0.8
    )


MARK = "M-24 0 A24 24 0 1 1 24 0 A24 24 0 1 1 -24 0 Z"


def _new(i: Ink) -> str:
    return i.at(innovations.cable_car(i.doc), -24, 26, 0.62) + i.at(
        innovations.statue(i.doc, 1), 26, 40, 0.74
    )


def _cables(i: Ink) -> str:
    ways = arrow("M14 26 H40", (44, 26, 0)) + arrow("M-14 26 H-40", (-44, 26, 180))
    return i.at(innovations.cable_car(i.doc), 0, 24, 0.86) + ways


def _rerolls(i: Ink) -> str:
    return (
        arrow("M-36 14 A38 36 0 1 1 24 32", (18, 36, 150))
        + i.die("yellow", 5, -12, -2, 34, -14)
        + i.die("blue", 2, 16, 8, 34, 12)
    )


def _statues(i: Ink) -> str:
    return i.at(innovations.statue(i.doc, 2), -22, 42, 0.72) + i.at(
        innovations.statue(i.doc, 3), 22, 42, 0.78
    )


GOALS: dict[str, Callable[[Ink], str]] = {
    "ops": _cubes,
    "distinct": _tour,
    "maxop": _thrice,
    "stars": _five,
    "opmoney": _till,
    "money": _money,
    "ups": _upgrades,
    "maps": _maps,
    "masc": _mascots,
    "three": _encore,
    "rainbow": _rainbow,
    "colmax": _same,
    "ent_left": _left,
    "amen": _comforts,
    "discards": _bin,
    "four_colours": _four,
    "pips_left": _few,
    "income": _income,
    "surprise_ops": _surprised,
    "innovations": _new,
    "cable_moves": _cables,
    "rerolls": _rerolls,
    "statue_stars": _statues,
}


def count(doc: Doc, draw: Callable[[Ink], str]) -> str:
    return group(draw(Ink(doc)))
