"""What each administrator of the fair does, as an emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK
from art.kit.svg import Doc, box, oval, path
from art.props import funfair_marks as marks
from art.props import funfair_tokens as tokens
from art.props.funfair_emblems import Ink, arrow, cell, said

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["emblem"]

CREAM = "#FFF6DC"


def _back_again(i: Ink, c: str) -> str:
    towers = "M-46 40 V4 L-36 -16 L-26 4 V40 Z M0 40 V4 L10 -16 L20 4 V40 Z"
    gate = path("M-28 40 V12 Q-13 -4 2 12 V40 Z", "#3B2450", INK, 3)
    gate += path("M-20 38 V12 M-13 38 V8 M-6 38 V12", "none", "#F3CE6B", 2.6)
    gate += path(towers, "#FFE9C8", INK, 3.6)
    gate += path("M-48 4 L-36 -20 L-24 4 Z M-2 4 L10 -20 L22 4 Z", "#F2596B", INK, 3)
    gate += path("M-28 8 Q-13 -20 2 8 V16 Q-13 -6 -28 16 Z", "#B58BF0", INK, 3)
    return gate + arrow("M36 8 C46 -22 24 -46 -6 -38", (-13, -35, 164)) + i.die(c, 0, 32, 22, 36)


def _fresh(i: Ink, c: str) -> str:
    """A guest in running shoes, whose pips stay."""
    shoes = "".join(
        path(f"M{x - 13} 44 V30 H{x} q2 8 16 8 q4 6 0 8 Z", CREAM, INK, 3.2) for x in (-16, 14)
    )
    wind = path("M-46 -12 h16 M-50 2 h16 M-46 16 h14", "none", CREAM, 5)
    return (
        wind
        + i.die(c, 5, 4, -4, 54, 4)
        + shoes
        + said("–1", 36, -22, 24)
        + path("M22 -18 L52 -38", "none", "#E5484D", 6)
    )


def _colour_aim(i: Ink, c: str) -> str:
    out = (
        cell(c, -28, 20, 23, done=True)
        + cell(c, 28, 20, 23, done=True)
        + cell(c, 0, -6, 23, done=True)
    )
    return out + i.star("", 0, -34, 17)


def _colour_club(i: Ink, c: str) -> str:
    """The enthusiast's pennant over her rides."""
    pole = path("M-38 40 V-40", "none", INK, 9) + path("M-38 40 V-40", "none", "#D79A5C", 4)
    cloth = path("M-36 -40 L44 -18 L-36 6 Z", CREAM, INK, 4) + marks.guest_mark(
        c, -14, -17, 24, INK
    )
    return (
        pole
        + cloth
        + cell(c, -6, 26, 19, done=True)
        + cell(c, 32, 26, 19, done=True)
        + i.star("", 40, -34, 13)
    )


def _many(i: Ink, _c: str) -> str:
    row = (
        cell("blue", -32, 20, 19, done=True)
        + cell("green", 0, 28, 19, done=True)
        + cell("yellow", 32, 20, 19, done=True)
    )
    more = cell("grey", -17, -6, 19, done=True) + cell("none", 17, -6, 19, done=True)
    return row + more + i.star("", 0, -34, 17)


def _fan(i: Ink, _c: str) -> str:
    return i.face(-26, 16, 1.1) + i.face(26, 16, 1.1, "#F2AE2E") + i.star("", 0, -24, 20)


def _extra(i: Ink, _c: str) -> str:
    door = (
        box(-44, -40, 48, 80, 6, "#1A2450", INK, 4)
        + path(("M-44 -40 L-18 -30 V48 L-44 40 Z"), "#8A5230", INK, 3.6)
        + oval(-24, 8, 3.4, 3.4, "#FFD75A")
    )
    return door + i.die("any", 3, 22, 8, 44, 6) + said("+1", 30, -22, 30)


def _rich(i: Ink, _c: str) -> str:
    return (
        i.note(-26, -14, 46)
        + i.note(-20, 6, 46)
        + arrow("M-26 34 H4", (9, 34, 0))
        + i.star("", 32, 16, 24)
    )


def _tailor(i: Ink, _c: str) -> str:
    thread = path("M-40 30 C-20 50 10 10 34 34", "none", "#FFD75A", 4)
    needle = path("M34 34 L48 12", "none", INK, 6) + path("M34 34 L48 12", "none", "#E4EEF6", 2.6)
    return i.face(-12, -6, 1.35) + thread + needle + said("–$2", 28, -22, 26, "#C8F2A8")


def _swap(_i: Ink, _c: str) -> str:
    one = box(-44, -34, 38, 54, 7, CREAM, INK, 4) + path(
        "M-36 -22 h20 M-36 -10 h20", "none", "#B99762", 4
    )
    two = box(6, -16, 38, 54, 7, "#F2B53E", INK, 4) + path(
        "M14 -4 h20 M14 8 h20", "none", "#8A5A10", 4
    )
    return (
        one
        + two
        + arrow("M-2 -34 Q24 -46 32 -26", (35, -20, 64))
        + arrow("M2 36 Q-24 48 -32 30", (-35, 24, 246))
    )


def _print(i: Ink, _c: str) -> str:
    roll = box(-44, -34, 66, 20, 10, "#8A5230", INK, 4)
    return i.map(-12, 10, 66) + roll + said("–$2", 28, 34, 26, "#C8F2A8")


def _early(i: Ink, _c: str) -> str:
    sun = path("M-46 30 A34 34 0 0 1 22 30 Z", "#FFD23F", INK, 4)
    rays = "".join(
        path("M0 -42 V-52", "none", "#FFE58A", 6, f'transform="translate(-12 30) rotate({a})"')
        for a in (-66, -33, 0, 33, 66)
    )
    line = path("M-50 32 H30", "none", INK, 5)
    return rays + sun + line + i.at(tokens.value_face(i.doc, "–2"), 26, -2, 0.62)


def _thrill(i: Ink, c: str) -> str:
    loop = path(
        ("M-48 36 C-20 36 -30 -40 4 -40 C38 -40 30 36 -2 30 C-20 26 10 36 48 34"), "none", INK, 12
    )
    loop += path(
        ("M-48 36 C-20 36 -30 -40 4 -40 C38 -40 30 36 -2 30 C-20 26 10 36 48 34"), "none", CREAM, 5
    )
    return loop + i.die(c, 0, 4, -8, 42, -18) + i.at(marks.surprise(13), 30, -30)


def _shift(i: Ink, _c: str) -> str:
    places = i.at(tokens.space(), 28, 16, 0.36) + i.upgrade("special_effect", -28, 14, 38)
    return places + arrow("M-24 -8 Q0 -44 24 -16", (28, -10, 58))


EMBLEMS: dict[str, Callable[[Ink, str], str]] = {
    "second_chance": _back_again,
    "fresh_legs": _fresh,
    "specialist": _colour_aim,
    "enthusiast": _colour_club,
    "tour_leader": _many,
    "mascot_fan": _fan,
    "doorman": _extra,
    "treasurer": _rich,
    "tailor": _tailor,
    "understudy": _swap,
    "map_printer": _print,
    "early_bird": _early,
    "thrill_seeker": _thrill,
    "rearranger": _shift,
}


def emblem(doc: Doc, name: str, colour: str = "") -> str:
    """About 0,0, within 50 to every side."""
    return EMBLEMS[name](Ink(doc), colour or "any")
