"""Where the sheets lie: a ring, clockwise, with the holes of each."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees
from typing import TYPE_CHECKING

from game.games.whakka_mole.content import ROWS
from game.stage.box import Box
from game.stage.kit.rows import along
from game.stage.table import Regions

if TYPE_CHECKING:
    from game.games.whakka_mole.content import Hole
    from game.stage.frame import Frame

__all__ = ["Plot", "Pointer", "Stage", "private", "public"]

HEADER = 64
_TOP, _FOOT = 212, 228
_LARGER = 100
"""Text of twice the size makes the prompt so much higher."""
_WIDEST = 400
"""A very wide screen spreads the sheets by so much and keeps the rest at its sides."""


@dataclass(frozen=True, slots=True)
class Plot:
    """One sheet: its frame, its lawn, its holes."""

    box: Box
    lawn: Box
    holes: tuple[tuple[float, float], ...]
    """The middle of each hole's mouth, hole 1 first."""
    pitch: float
    wide: float
    """How wide a hole is drawn."""

    def hole(self, number: Hole) -> tuple[float, float]:
        return self.holes[number - 1]

    def spot(self, number: Hole) -> Box:
        """Where a hole can be pointed at: its mole too, when it is up."""
        x, y = self.hole(number)
        high = min(self.lawn.h * 0.25, self.pitch)
        return Box(x - self.pitch * 0.46, y - high * 0.62, self.pitch * 0.92, high)

    @property
    def roomy(self) -> bool:
        return self.box.w > 600


@dataclass(frozen=True, slots=True)
class Pointer:
    """An arrow: who whacks whom."""

    x: float
    y: float
    turn: float
    size: float
    both: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """The whole arrangement."""

    plots: tuple[Plot, ...]
    pointers: tuple[Pointer, ...]
    race: Box
    regions: Regions
    neighbours: Box | None = None
    """The panel that says who whacks whom, where there is room for one."""
    label: tuple[float, float] | None = None
    """Where "these are last turn's sheets" is said."""


def plot(box: Box, holes: int) -> Plot:
    lawn = Box(box.x + 14, box.y + HEADER + 8, box.w - 28, box.h - HEADER - 22)
    rows = ROWS[holes]
    pitch = min(lawn.w / (max(rows) + 0.45), lawn.h * 0.92)
    wide = min(pitch * 1.0, lawn.h * 0.55)
    places = []
    for row, count in enumerate(rows):
        y = lawn.y + lawn.h * (0.365 + 0.255 * row)
        places += [(along(lawn.cx, i, count, pitch), y) for i in range(count)]
    return Plot(box, lawn, tuple(places), pitch, wide)


def public(frame: Frame, seats: int, holes: int) -> Stage:
    wider = min(frame.w - 1920, _WIDEST)
    left = (frame.w - 1920 - wider) / 2
    more = _LARGER * (frame.text_scale - 1)
    taller = frame.h - 1080 - more
    race = Box(left + 28, 100, 1864 + wider, 96)
    prompt = Box(left + 28, frame.h - _FOOT - more, 1864 + wider, 212 + more)
    right = left + 1920 + wider - 28
    if seats <= 4:
        boxes, pointers = _few(seats, left, wider, taller)
        high = 284 + taller / 2
        low = _TOP + high + 56
        regions = Regions(prompt, Box(left + 28, _TOP, 230, high), Box(left + 28, low, 230, high))
        neighbours = Box(right - 230, _TOP, 230, 2 * high + 56) if seats > 2 else None
        label = (left + (1920 + wider) / 2, _TOP + high + 28) if seats == 4 else None
        if seats == 2:
            label = ((boxes[0].right + boxes[1].x) / 2, boxes[0].bottom + 34)
    else:
        boxes, pointers, free = _many(seats, left, wider, taller)
        regions = Regions(prompt, free[0] if free else None, free[1] if len(free) > 1 else None)
        neighbours, label = None, None
    plots = tuple(plot(box, holes) for box in boxes)
    return Stage(plots, pointers, race, regions, neighbours, label)


def _few(
    seats: int, left: float, wider: float, taller: float
) -> tuple[list[Box], tuple[Pointer, ...]]:
    w, high = 640 + wider / 2, 284 + taller / 2
    x0, x1 = left + 278, left + 278 + w + 84
    y0, y1 = _TOP, _TOP + high + 56
    if seats == 2:
        tall, half = 2 * high + 56 - 64, w + 125
        boxes = [Box(x0, y0, half, tall), Box(x0 + half + 84, y0, half, tall)]
        return boxes, (Pointer(x0 + half + 42, y0 + tall / 2, 0, 100, both=True),)
    if seats == 3:
        middle = (x0 + x1) / 2
        boxes = [Box(x0, y0, w, high), Box(x1, y0, w, high), Box(middle, y1, w, high)]
        gap = (y0 + high + y1) / 2
        return boxes, (
            Pointer((x0 + w + x1) / 2, y0 + high / 2, 0, 100),
            Pointer(middle + w * 0.78, gap, 125, 104),
            Pointer(middle + w * 0.22, gap, -125, 104),
        )
    boxes = [Box(x0, y0, w, high), Box(x1, y0, w, high), Box(x1, y1, w, high), Box(x0, y1, w, high)]
    gap_x, gap_y = (x0 + w + x1) / 2, (y0 + high + y1) / 2
    return boxes, (
        Pointer(gap_x, y0 + high / 2, 0, 100),
        Pointer(x1 + w / 2, gap_y, 90, 84),
        Pointer(gap_x, y1 + high / 2, 180, 100),
        Pointer(x0 + w / 2, gap_y, -90, 84),
    )


def _many(
    seats: int, left: float, wider: float, taller: float
) -> tuple[list[Box], tuple[Pointer, ...], list[Box]]:
    """Four columns; five to seven leave places of the ring empty, which hold log and crib."""
    pitch = (1920 + wider - 32) / 4
    w, high = pitch - 26, 300 + taller / 2
    columns = [left + 29 + i * pitch for i in range(4)]
    rows = [_TOP, _TOP + high + 24]
    top = {5: (0, 1, 2), 6: (0, 1, 2), 7: (0, 1, 2, 3), 8: (0, 1, 2, 3)}[seats]
    bottom = {5: (2, 1), 6: (2, 1, 0), 7: (3, 2, 1), 8: (3, 2, 1, 0)}[seats]
    places = [(c, 0) for c in top] + [(c, 1) for c in bottom]
    boxes = [Box(columns[c], rows[r], w, high) for c, r in places]
    free = [
        Box(columns[c], rows[r], w, high)
        for c, r in ((3, 0), (3, 1), (0, 1))
        if (c, r) not in places
    ]
    pointers = [_between(boxes[i], boxes[(i + 1) % seats]) for i in range(seats)]
    return boxes, tuple(pointers), free


def _between(one: Box, other: Box) -> Pointer:
    """An arrow from a sheet to the next, small, between their headers or over the gap."""
    if one.y == other.y:
        x = one.right + 13 if other.x > one.x else one.x - 13
        return Pointer(x, one.y + 34, 0 if other.x > one.x else 180, 66)
    x = one.right - 60 if other.y > one.y else one.x + 60
    if one.x != other.x:
        x = (one.cx + other.cx) / 2
    y = (min(one.bottom, other.bottom) + max(one.y, other.y)) / 2
    turn = degrees(atan2(other.cy - one.cy, (other.cx - one.cx) / 3))
    return Pointer(x, y, turn, 70)


def private(frame: Frame, holes: int) -> tuple[Plot, Plot]:
    """One's own sheet and the left neighbour's, large, behind the curtain."""
    w = min((frame.w - 2 * 150 - 60) / 2, 940)
    # What the public prompt has, the private one has.
    room = frame.h - 190 - 256 - _LARGER * (frame.text_scale - 1)
    high = min(room, w * 0.74)
    y = 190 + (room - high) / 2
    own = Box(frame.w / 2 - 30 - w, y, w, high)
    return plot(own, holes), plot(Box(frame.w / 2 + 30, y, w, high), holes)
