"""Where the sheets lie: a ring, clockwise, with the holes of each."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees
from typing import TYPE_CHECKING

from game.games.whakka_mole.content import ROWS, Hole
from game.games.whakka_mole.table.shapes import form_of
from game.stage.box import Box
from game.stage.frame import FULL
from game.stage.kit.rows import along, grid
from game.stage.table import Regions

if TYPE_CHECKING:
    from game.games.whakka_mole.table.shapes import Form
    from game.stage.frame import Frame

__all__ = ["Plot", "Pointer", "Stage", "private", "public"]

HEADER = 64
_ROOMY = 600
"""A sheet wider than this says more."""
_MARGIN = 28
_RACE = (100, 96)
"""Where the race is run, and how high its track is."""
_TOP, _FOOT, _PROMPT, _OVER_PROMPT = 212, 228, 212, 16
_FEW = 4
"""Up to so many sheets lie between log, crib, and who whacks whom."""
_SIDE, _BESIDE = 230, 250
_TEACHER = 448
"""What a lesson's words take of that side."""
_APART, _BELOW = 84, 56
"""Of few sheets: arrows go between them."""
_NEAR, _UNDER = 26, 24
"""Of many."""
_LABEL = 64
"""Where it is said, below two sheets, that they are last turn's."""
_ARROW, _UPRIGHT = 100, 84
_ASLANT, _SLANT = 0.78, 125
"""From a sheet above to one between two: where on it, and how far the arrow is turned."""
_LARGER = 76
"""Text of twice the size makes the prompt so much higher."""
_HEADING = 0.72
"""Of large text's growth, what is written at the head of a sheet follows so much."""
_SPREAD, _LARGE_SPREAD = 0.92, 1.35
"""Of a lawn's height, holes lie so far from each other at most: large numbers want more air."""
_CURTAINS, _ARROW_ROOM, _PRIVATE = 150, 60, 1880
_WRITTEN, _HIGH = 0.62, 0.74
"""Behind the curtain: of both sheets' width, what the one has that is written on; of its own width,
how high a sheet is at most."""
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
    form: Form
    head: float
    """So high is what bears its name."""

    def hole(self, number: Hole) -> tuple[float, float]:
        return self.holes[number - 1]

    def spot(self, number: Hole) -> Box:
        """Where a hole can be pointed at: its mole too, when it is up."""
        x, y = self.hole(number)
        high = min(self.lawn.h * 0.25, self.pitch)
        return Box(x - self.pitch * 0.46, y - high * 0.62, self.pitch * 0.92, high)

    @property
    def letters(self) -> float:
        """Of a hole's number."""
        return max(27, self.wide * 0.22) * self.form.number

    def number(self, hole: Hole) -> Box:
        """Where a hole's number is read."""
        x, y = self.hole(hole)
        wide, high = self.letters * 0.62, self.letters * 0.94
        return Box(x - wide / 2, y + self.wide * 0.15 + 3 - high / 2, wide, high)

    @property
    def over(self) -> float:
        """From a hole's middle up to the numbers of the row above."""
        return self.lawn.h * self.form.rows[1] - (
            self.number(Hole(1)).bottom - self.hole(Hole(1))[1]
        )

    @property
    def under(self) -> float:
        """And down to those of the next."""
        return self.lawn.h * self.form.rows[1] + self.number(Hole(1)).y - self.hole(Hole(1))[1]

    @property
    def k(self) -> float:
        """How much larger its head is than its form has it."""
        return self.head / self.form.head


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


def plot(box: Box, holes: int, frame: Frame) -> Plot:
    form = form_of(roomy=box.w > _ROOMY, large=frame.large)
    head = form.head
    if frame.large:
        head = HEADER * max(1.0, frame.text_scale * _HEADING)
    lawn = Box(box.x + 14, box.y + head + 8, box.w - 28, box.h - head - 22)
    rows = ROWS[holes]
    spread = _LARGE_SPREAD if frame.large else _SPREAD
    pitch = min(lawn.w / (max(rows) + 0.45), lawn.h * spread)
    wide = min(pitch * 1.0, lawn.h * 0.55)
    places, (first, apart) = [], form.rows
    for row, count in enumerate(rows):
        y = lawn.y + lawn.h * (first + apart * row)
        places += [(along(lawn.cx, i, count, pitch), y) for i in range(count)]
    return Plot(box, lawn, tuple(places), pitch, wide, form, head)


def public(frame: Frame, seats: int, holes: int, *, taught: bool = False) -> Stage:
    """`taught`: the teacher's words have the place of log and crib, and more."""
    wide = FULL[0] + min(frame.w - FULL[0], _WIDEST)
    field = Box((frame.w - wide) / 2, 0, wide, frame.h).inset(_MARGIN, 0)
    more = _LARGER * (frame.text_scale - 1)
    race = Box(field.x, _RACE[0], field.w, _RACE[1])
    prompt = Box(field.x, frame.h - _FOOT - more, field.w, _PROMPT + more)
    room = Box(field.x, _TOP, field.w, prompt.y - _OVER_PROMPT - _TOP)
    neighbours, label = None, None
    log: Box | None
    crib: Box | None
    if frame.large:
        # Who whacks whom is said by the arrows; log and rules are one press away.
        log = crib = None
        if seats > _FEW:
            boxes, pointers, _ = _many(seats, room, _LARGE_COLUMNS.get(seats, 4))
        else:
            boxes, pointers, label = _few(seats, room, 0, _LARGE_APART)
    elif seats > _FEW:
        boxes, pointers, (log, crib) = _many(seats, room)
    elif taught:
        log = crib = None
        sheets = room._replace(x=room.x + _TEACHER, w=room.w - _TEACHER)
        boxes, pointers, label = _few(seats, sheets, 0)
    else:
        side = Box(room.x, room.y, _SIDE, room.h)
        log, crib = grid(side, 1, 2, _BELOW).boxes(1, 2)
        boxes, pointers, label = _few(seats, room)
        if seats > 2:
            neighbours = side._replace(x=room.right - _SIDE)
    plots = tuple(plot(box, holes, frame) for box in boxes)
    recap = _empty(seats, boxes) if frame.large else None
    regions = Regions(prompt, log, crib, recap=recap)
    return Stage(plots, pointers, race, regions, neighbours, label)


def _empty(seats: int, boxes: list[Box]) -> Box | None:
    """Where the ring has a place that nobody has: for what happened meanwhile."""
    last = boxes[-1]
    if seats % 2 == 0:
        return None
    if seats > _FEW:
        return last._replace(x=boxes[0].x)
    return last._replace(x=boxes[0].x, w=last.x - boxes[0].x - _NEAR)


def _few(
    seats: int, room: Box, aside: float = _BESIDE, below: float = _BELOW
) -> tuple[list[Box], tuple[Pointer, ...], tuple[float, float] | None]:
    """Two columns between what is at the sides, large arrows between them."""
    if seats == 2:
        # As wide as can be: nobody needs to be told who whacks whom.
        row = Box(room.x + aside, room.y, room.w - aside, room.h - _LABEL)
        arrow = Pointer(row.cx, row.cy, 0, _ARROW, both=True)
        label = (row.cx, row.bottom + _LABEL / 2 + 2)
        return list(grid(row, 2, 1, _APART).boxes(2, 2)), (arrow,), label
    sheets = grid(room.inset(aside, 0), 2, 2, _APART, below=below)
    left, right, low = sheets.at(0), sheets.at(1), sheets.at(0, 1)
    over = Pointer(room.cx, left.cy, 0, _ARROW)
    if seats == 3:
        last = sheets.at(0.5, 1)
        return (
            [left, right, last],
            (
                over,
                Pointer(last.x + last.w * _ASLANT, room.cy, _SLANT, _ARROW + 4),
                Pointer(last.right - last.w * _ASLANT, room.cy, -_SLANT, _ARROW + 4),
            ),
            None,
        )
    return (
        [left, right, sheets.at(1, 1), low],
        (
            over,
            Pointer(right.cx, room.cy, 90, _UPRIGHT),
            Pointer(room.cx, low.cy, 180, _ARROW),
            Pointer(left.cx, room.cy, -90, _UPRIGHT),
        ),
        room.middle,
    )


_RINGS: dict[int, tuple[tuple[int, int], ...]] = {
    5: ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1)),
    6: ((0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)),
    7: ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1)),
    8: ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1), (0, 1)),
}
"""Columns and rows, clockwise."""
_LARGE_COLUMNS = {5: 3, 6: 3}
"""Where log and crib are folded, fewer sheets are wider."""
_LARGE_APART = 44
_FREE = ((3, 0), (3, 1), (0, 1))


def _many(
    seats: int, room: Box, columns: int = 4
) -> tuple[list[Box], tuple[Pointer, ...], tuple[Box | None, Box | None]]:
    """Columns; five to seven leave places of the ring empty, which hold log and crib."""
    sheets = grid(room.inset(1, 0), columns, 2, _NEAR, below=_UNDER)
    boxes = [sheets.at(*place) for place in _RINGS[seats]]
    log, crib, *_ = *(sheets.at(*p) for p in _FREE if p not in _RINGS[seats]), None, None
    pointers = [_between(boxes[i], boxes[(i + 1) % seats]) for i in range(seats)]
    return boxes, tuple(pointers), (log, crib)


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


def private(frame: Frame, holes: int, *, whacks: bool) -> tuple[Plot, Plot]:
    """One's own sheet and the left neighbour's, behind the curtain: the one that is written on is
    large."""
    wide = min(frame.w - 2 * _CURTAINS - _ARROW_ROOM, _PRIVATE)
    # What the public prompt has, the private one has.
    room = frame.h - 190 - 256 - _LARGER * (frame.text_scale - 1)
    shares = (1 - _WRITTEN, _WRITTEN) if whacks else (_WRITTEN, 1 - _WRITTEN)
    x, plots = frame.w / 2 - (wide + _ARROW_ROOM) / 2, []
    for share in shares:
        w = wide * share
        high = min(room, w * _HIGH)
        plots.append(plot(Box(x, 190 + (room - high) / 2, w, high), holes, frame))
        x += w + _ARROW_ROOM
    own, other = plots
    return own, other
