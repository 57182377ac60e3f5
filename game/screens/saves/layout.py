"""Where on the shelf each match hangs: waiting ones above, the newest largest; others below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.stage.box import Box

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["Rack", "Row", "rack"]

_GAP = 34.0
_HEAD = 54.0
_PLANK = 24.0


@dataclass(frozen=True, slots=True)
class Row:
    """A board with matches on it."""

    cards: tuple[Box, ...]
    plank: Box


@dataclass(frozen=True, slots=True)
class Rack:
    """One heading with its rows."""

    head: Box
    rows: tuple[Row, ...]
    foot: float
    """The height of what is written below a card's picture."""
    bottom: float


def rack(frame: Frame, room: Box, top: float, count: int, *, waiting: bool) -> Rack:
    """Places for so many matches, from a height on; widths are the room's."""
    grow = min(frame.text_scale, 1.6)
    wide = large(frame)
    # The first row of those that wait holds three, and its first is larger.
    columns = (2 if wide else 4) if not waiting else (2 if wide else 3)
    head = Box(room.x + 14, top, room.w - 28, _HEAD * grow)
    foot = (134 if waiting else 104) * grow
    rows: list[Row] = []
    y = head.bottom
    left = count
    while left > 0:
        # The names hang over the upper edge.
        y += 24 * grow
        many = min(left, columns)
        first = waiting and not rows and not wide
        high = 396 + foot - 134 if waiting else 200 + foot
        row = _row(room, y, high, columns, many, first=first)
        rows.append(row)
        left -= many
        y = row.plank.bottom + 14
    return Rack(head, tuple(rows), foot, y)


def _row(room: Box, y: float, high: float, columns: int, many: int, *, first: bool) -> Row:
    edge = 14.0
    inside = room.w - 2 * edge
    wide = (inside - _GAP * (columns - 1)) / columns
    cards = []
    x = room.x + edge
    more = 0.27 * wide if first else 0.0
    lift = 18.0 if first else 0.0
    floor = y + lift + high
    for number in range(many):
        own = wide + more if number == 0 else wide - more / max(columns - 1, 1)
        tall = high + lift if first and number == 0 else high
        cards.append(Box(x, floor - tall, own, tall))
        x += own + _GAP
    return Row(tuple(cards), Box(room.x, floor + 8, room.w, _PLANK))
