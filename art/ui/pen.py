"""How an icon is drawn: marks and cuts in a 64 unit box, shown cream with an ink line, or flat."""

from __future__ import annotations

import math
from typing import NamedTuple

from art.kit.colours import INK
from art.kit.light import SHADOW, soft
from art.kit.svg import Doc, box, group, path

__all__ = ["Icon", "Mark", "arc", "cream", "cut", "disc", "fill", "flat", "line", "rect", "slit"]


class Mark(NamedTuple):
    d: str
    width: float  # of the stroke; 0 is a filled shape
    cut: bool  # taken out of what lies below


Icon = tuple[Mark, ...]


def fill(d: str) -> Mark:
    return Mark(d, 0, cut=False)


def line(width: float, d: str) -> Mark:
    return Mark(d, width, cut=False)


def cut(d: str) -> Mark:
    return Mark(d, 0, cut=True)


def slit(width: float, d: str) -> Mark:
    return Mark(d, width, cut=True)


def disc(cx: float, cy: float, rx: float, ry: float = 0) -> str:
    ry = ry or rx
    return f"M{cx - rx} {cy} A{rx} {ry} 0 1 1 {cx + rx} {cy} A{rx} {ry} 0 1 1 {cx - rx} {cy} Z"


def rect(x: float, y: float, w: float, h: float, r: float = 3) -> str:
    return (
        f"M{x + r} {y} H{x + w - r} Q{x + w} {y} {x + w} {y + r} V{y + h - r} "
        f"Q{x + w} {y + h} {x + w - r} {y + h} H{x + r} Q{x} {y + h} {x} {y + h - r} "
        f"V{y + r} Q{x} {y} {x + r} {y} Z"
    )


def arc(cx: float, cy: float, r: float, start: float, end: float) -> str:
    """An open arc, in degrees clockwise from the right."""
    a, b = math.radians(start), math.radians(end)
    large = int(end - start > 180)
    return (
        f"M{cx + r * math.cos(a):.1f} {cy + r * math.sin(a):.1f} "
        f"A{r} {r} 0 {large} 1 {cx + r * math.cos(b):.1f} {cy + r * math.sin(b):.1f}"
    )


def _marks(icon: Icon, colour: str, *, cuts: bool, grow: float = 0) -> str:
    out = ""
    for mark in icon:
        if mark.cut is cuts:
            if mark.width:
                out += path(mark.d, "none", colour, mark.width + grow)
            else:
                out += path(mark.d, colour, colour if grow else "", grow)
    return out


def cream(doc: Doc, icon: Icon) -> str:
    body = doc.lin([(0, "#FFFDF4"), (0.55, "#FFF3D6"), (1, "#EBD3A2")], 0, 4, 0, 60, absolute=True)
    return (
        soft(doc, _marks(icon, SHADOW, cuts=False, grow=6), 3, 0.4)
        + _marks(icon, INK, cuts=False, grow=7.5)
        + _marks(icon, body, cuts=False)
        + _marks(icon, INK, cuts=True)
    )


def flat(doc: Doc, icon: Icon) -> str:
    """Cuts are holes here, so that any paper shows through."""
    if not any(m.cut for m in icon):
        return _marks(icon, INK, cuts=False)
    sheet = box(-8, -8, 80, 80, 0, "#FFFFFF") + _marks(icon, "#000000", cuts=True)
    return group(_marks(icon, INK, cuts=False), extra=f'mask="{doc.mask(sheet)}"')
