"""Emblems of the fair: what a skill does, what an objective, a goal or an administrator looks at.
Each is drawn about 0,0 within 50 to every side, in cream and gold on whatever colour lies below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.funfair_colours import GUESTS
from art.kit.colours import INK, dark, light, mix, outline
from art.kit.svg import Doc, group, oval, path
from art.props import funfair_marks as marks
from art.props import funfair_tokens as tokens
from art.props.funfair_tiles import hexagon

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SKILLS", "Ink", "arrow", "cell", "said", "skill"]

CREAM = "#FFF6DC"


class Ink:
    """Small parts emblems are put together from, for one picture."""

    def __init__(self, doc: Doc) -> None:
        self.doc = doc

    def at(self, inner: str, x: float, y: float, k: float = 1, turn: float = 0) -> str:
        spin = f" rotate({turn:g})" if turn else ""
        return group(inner, f"translate({x:g} {y:g}) scale({k:g}){spin}")

    def die(
        self, colour: str, value: int, x: float, y: float, size: float = 44, turn: float = 0
    ) -> str:
        return self.at(marks.flat_die(self.doc, colour, value, size), x, y, 1, turn)

    def note(self, x: float, y: float, size: float = 50) -> str:
        return self.at(tokens.note(self.doc), x, y, size / 100)

    def star(self, text: str, x: float, y: float, r: float = 26) -> str:
        return self.at(marks.star_value(self.doc, text, r), x, y)

    def cube(self, x: float, y: float, size: float = 40, player: str = "radish") -> str:
        return self.at(tokens.cube(self.doc, player), x, y, size / 88)

    def upgrade(self, kind: str, x: float, y: float, size: float = 38) -> str:
        return self.at(tokens.upgrade(self.doc, kind), x, y, size / 100)

    def comfort(self, kind: str, x: float, y: float, size: float = 38) -> str:
        return self.at(marks.amenity(self.doc, kind), x, y, size / 100)

    def map(self, x: float, y: float, size: float = 66, *, ready: bool = True) -> str:
        return self.at(tokens.map_token(ready=ready), x, y, size / 92)

    def face(self, x: float, y: float, size: float = 1, tone: str = "#B58BF0") -> str:
        """A mascot's hooded head, in nobody's colour."""
        line = outline(tone)
        ears = oval(-15, -17, 9, 9, tone, line, 3) + oval(15, -17, 9, 9, tone, line, 3)
        hood = oval(0, 0, 24, 22, tone, line, 3.4) + oval(0, 4, 17, 16, "#F6DCC8", line, 2.4)
        eyes = oval(-6, 1, 2.4, 3.2, INK) + oval(6, 1, 2.4, 3.2, INK)
        return self.at(ears + hood + eyes + oval(0, 8, 4.6, 3.6, "#F07A80", INK, 1.8), x, y, size)


def said(text: str, x: float, y: float, size: float = 30, fill: str = CREAM) -> str:
    return group(marks.figure(text, 0, size, fill, INK, size * 0.26), f"translate({x:g} {y:g})")


def arrow(d: str, tip: tuple[float, float, float], tone: str = CREAM) -> str:
    """A bent arrow along a line; its tip at x, y, turned."""
    head = path("M-10 -10 L8 0 L-10 10 Z", tone, INK, 3.4)
    return (
        path(d, "none", INK, 12)
        + path(d, "none", tone, 5.6)
        + group(head, f"translate({tip[0]:g} {tip[1]:g}) rotate({tip[2]:g})")
    )


def cell(colour: str, x: float, y: float, r: float = 22, *, done: bool = False) -> str:
    """An attraction seen from afar; with a cube on it when it was operated."""
    c = GUESTS[colour].ground
    out = path(
        hexagon(r, r * 0.14),
        dark(c, 0.5),
        outline(c),
        3.4,
        f'transform="translate(0 {r * 0.16:g})"',
    )
    out += path(hexagon(r, r * 0.14), light(c, 0.15), outline(c), 3.4)
    if done:
        out += oval(0, 0, r * 0.46, r * 0.46, CREAM, INK, 2.6)
        out += path(
            (f"M{-r * 0.16:g} {-r * 0.24:g} L{r * 0.26:g} 0 L{-r * 0.16:g} {r * 0.24:g} Z"),
            "#3E9A4A",
        )
    else:
        out += marks.guest_mark(colour, 0, 0, r, mix(c, "#FFFFFF", 0.75))
    return group(out, f"translate({x:g} {y:g})")


def _leap(i: Ink, c: str) -> str:
    up = arrow("M18 -6 V-30", (18, -34, -90)) + arrow("M18 8 V30", (18, 34, 90))
    return i.die(c, 0, -24, 0, 54) + up + said("2", 40, -14, 34) + said("2", 40, 36, 34)


def _tips(i: Ink, c: str) -> str:
    return i.note(22, -8, 54) + i.note(28, 10, 54) + i.die(c, 0, -22, 4, 52)


def _cheer(i: Ink, c: str) -> str:
    rays = "".join(
        path("M0 -36 V-44", "none", CREAM, 5, f'transform="translate(24 0) rotate({a})"')
        for a in range(-60, 200, 40)
    )
    return rays + i.star("1", 24, 0, 28) + i.die(c, 0, -24, 4, 50)


def _flip(i: Ink, _c: str) -> str:
    bend = arrow("M-24 -26 Q0 -48 20 -30", (24, -26, 50)) + arrow(
        "M24 28 Q0 50 -20 32", (-24, 28, 230)
    )
    return i.die("any", 2, -28, 1, 42) + i.die("any", 5, 28, 1, 42) + bend


def _pair(i: Ink, _c: str) -> str:
    both = i.die("any", 3, -26, -12, 42, -6) + i.die("any", 4, 26, -12, 42, 6)
    return both + said("±1", -26, 42, 32) + said("±1", 26, 42, 32)


def _usher_out(i: Ink, _c: str) -> str:
    away = arrow("M-2 -10 L30 -28", (36, -31, -29)) + arrow("M-2 12 L30 30", (36, 33, 29))
    return cell("none", -22, 0, 29) + i.die("any", 3, -22, 0, 30) + away


def _usher_in(i: Ink, _c: str) -> str:
    here = arrow("M-44 -30 L-14 -14", (-8, -11, 28)) + arrow("M-44 30 L-14 14", (-8, 11, -28))
    return cell("none", 22, 0, 29) + i.die("any", 3, 22, 0, 30) + here


def _stroll(i: Ink, _c: str) -> str:
    row = cell("none", -36, 14, 20) + cell("grey", 0, 14, 20) + cell("none", 36, 14, 20)
    return row + arrow("M-34 -4 Q0 -52 30 -12", (34, -6, 58)) + i.die("any", 3, -36, 10, 24)


def _exchange(i: Ink, _c: str) -> str:
    sack = path(
        ("M-22 -12 C-34 10 -32 36 -12 38 H12 C32 36 34 10 22 -12 Z"),
        "#8E5BD8",
        outline("#4A2478"),
        4,
    )
    sack += path("M-24 -12 q24 14 48 0", "none", "#FFD75A", 4.6)
    out = i.die("yellow", 4, 0, -28, 30, 8) + i.at(sack, 0, 0) + i.die("blue", 4, -34, 22, 36)
    return (
        out
        + arrow("M-38 -6 Q-34 -34 -20 -36", (-15, -37, -8))
        + arrow("M20 -34 Q38 -26 36 2", (36, 8, 92))
    )


def _reroll(i: Ink, c: str) -> str:
    whirl = arrow("M-34 12 A36 34 0 1 1 22 30", (16, 34, 150))
    return whirl + i.die(c, 0, 0, 0, 46, -10) + i.at(marks.surprise(13), 28, -26)


SKILLS: dict[str, Callable[[Ink, str], str]] = {
    "leap": _leap,
    "tips": _tips,
    "cheer": _cheer,
    "flip": _flip,
    "pair": _pair,
    "usher_out": _usher_out,
    "usher_in": _usher_in,
    "stroll": _stroll,
    "exchange": _exchange,
    "reroll": _reroll,
}


def skill(doc: Doc, kind: str, colour: str) -> str:
    return SKILLS[kind](Ink(doc), colour or "any")
