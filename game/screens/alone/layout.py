"""Where everything lies for whoever plays alone, for any shape of window and any size of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.common.page import bar_height, large
from game.stage.box import Box

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["AloneLayout", "layout"]

_EDGE, _GAP = 42.0, 28.0
_SIDE = 620.0
"""How wide the ladder and the deal are, where they stand beside the puzzles."""
_DAYS = 4
"""So many are shown."""


@dataclass(frozen=True, slots=True)
class Wall:
    """The puzzles."""

    head: Box
    cards: tuple[Box, ...]
    planks: tuple[Box, ...]
    bottom: float


@dataclass(frozen=True, slots=True)
class Ladder:
    box: Box
    head: Box
    rungs: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    box: Box
    head: Box
    line: Box
    days: tuple[Box, ...]
    play: Box


@dataclass(frozen=True, slots=True)
class AloneLayout:
    room: Box
    """All of it; what does not fit is scrolled."""
    high: float
    wall: Wall
    ladder: Ladder
    deal: Deal


def layout(frame: Frame, puzzles: int, rungs: int, days: int) -> AloneLayout:
    top = bar_height(frame)
    room = Box(_EDGE - 12, top, frame.w - 2 * _EDGE + 24, frame.h - top)
    left, y = _EDGE, top + 6
    wide = frame.w - 2 * _EDGE - 30
    grow = frame.text_scale
    beside = not large(frame) and frame.w >= 1500
    if not beside:
        wall = _wall(Box(left, y, wide, 0), puzzles, 2, 420 + 110 * (grow - 1))
        ladder = _ladder(Box(left, wall.bottom, wide, 0), rungs, grow)
        deal = _deal(Box(left, ladder.box.bottom + _GAP, wide, 0), days, grow)
        return AloneLayout(room, deal.box.bottom + _GAP - top, wall, ladder, deal)
    low = frame.h - 34
    side = Box(frame.w - _EDGE - _SIDE, y + 6, _SIDE, low - y - 6)
    columns = 2 if puzzles <= 4 else 3
    lines = max(-(-puzzles // columns), 1)
    pitch = (low - y - 56) / lines
    wall = _wall(Box(left, y, side.x - _GAP - left, 0), puzzles, columns, pitch - 62)
    ladder = _ladder(side, rungs, grow)
    rest = side.bottom - ladder.box.bottom - _GAP
    deal = _deal(Box(side.x, ladder.box.bottom + _GAP, side.w, rest), days, grow)
    return AloneLayout(room, frame.h - top, wall, ladder, deal)


def _wall(room: Box, count: int, columns: int, high: float) -> Wall:
    """Cards on boards below a headline, and where that ends."""
    head = Box(room.x + 10, room.y, room.w - 20, 56 if count else 0)
    wide = (room.w - 20 - _GAP * (columns - 1)) / columns
    cards: list[Box] = []
    planks: list[Box] = []
    y = head.bottom
    for first in range(0, count, columns):
        y += 26
        row = [Box(room.x + 10 + (wide + _GAP) * at, y, wide, high) for at in range(columns)]
        cards += row[: count - first]
        planks.append(Box(room.x, y + high + 6, room.w, 22))
        y = planks[-1].bottom + 8
    return Wall(head, tuple(cards), tuple(planks), y + (18 if count else 0))


def _ladder(room: Box, count: int, grow: float) -> Ladder:
    row, head = 62 * grow, 58 * grow
    box = Box(room.x, room.y, room.w, head + count * (row + 6) + 36)
    inside = box.inset(22, 14)
    rows = tuple(
        Box(inside.x, inside.y + head + (row + 6) * number, inside.w, row)
        for number in range(count)
    )
    return Ladder(box, Box(inside.x + 8, inside.y, inside.w - 16, head), rows)


def _deal(room: Box, played: int, grow: float) -> Deal:
    head, line, row, button = 58 * grow, 116 * grow, 48 * grow, 84 * min(grow, 1.5)
    count = min(played, _DAYS)
    if room.h:
        # Beside the puzzles it ends where they end.
        count = min(count, max(int((room.h - head - line - button - 52) // row), 0))
    need = head + line + count * row + button + 52
    box = Box(room.x, room.y, room.w, max(room.h, need))
    inside = box.inset(22, 14)
    about = Box(inside.x + 8, inside.y + head, inside.w - 16, line)
    rows = tuple(
        Box(inside.x, about.bottom + 8 + row * number, inside.w, row) for number in range(count)
    )
    play = Box(inside.x + 8, inside.bottom - button, inside.w - 16, button)
    return Deal(box, Box(inside.x + 8, inside.y, inside.w - 16, head), about, rows, play)
