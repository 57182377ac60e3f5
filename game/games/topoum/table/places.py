"""Where everything lies around the field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.games.topoum.content.ids import HAND, SLOTS, place_of
from game.stage.box import Box
from game.stage.table import Regions

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Place
    from game.stage.frame import Frame

__all__ = ["Plan", "plan"]

_EDGE, _GAP = 20.0, 12.0
_TOP = 98.0
_BEHIND = 162.0
"""Behind the curtain the plaque takes this much from the top."""
_SEATS, _COLUMN = 304.0, 314.0
_APART = 22.0
"""Between two seats, where the ribbon hangs."""
_TALLEST = 300.0
"""No seat is higher, where few play."""
_PROMPT = 178.0
_LARGER = 70.0
"""Text of twice the size makes the prompt so much higher."""
_WIDEST = 400.0
"""A very wide screen moves what lies at the sides outwards by so much."""
_CURTAIN = 0.095
"""Of the width, hidden by the curtain at each side."""
_HEAD, _OWN = 118.0, 48.0
"""The heads of the Line and of one's own hand, in the column."""
_LARGE_COLUMN, _LARGE_HEAD, _LARGE_OWN = 408.0, 96.0, 66.0
"""For large text: names and what a card does need more room, heads say less."""
_SHEET = 500.0
"""Where all there is to know of one thing is shown, beside the Line."""
_TRAY = 210.0
"""At the foot of the mat, where obstacle tiles are laid out to choose from."""
_ZOOM = 64.0
_STRIP = 84.0


@dataclass(frozen=True, slots=True)
class Plan:
    """The screen for one size, so many seats, in public or behind the curtain."""

    frame: Frame
    seats: int
    private: bool

    @property
    def large(self) -> bool:
        return self.frame.large

    @property
    def _column(self) -> float:
        return _LARGE_COLUMN if self.large else _COLUMN

    @property
    def _head(self) -> float:
        return _LARGE_HEAD if self.large else _HEAD

    @property
    def _own(self) -> float:
        return _LARGE_OWN if self.large else _OWN

    @property
    def _high(self) -> float:
        return _PROMPT + _LARGER * (self.frame.text_scale - 1)

    @property
    def _sides(self) -> tuple[float, float]:
        if self.private:
            hidden = self.frame.w * _CURTAIN + 4
            return hidden, self.frame.w - hidden
        middle = self.frame.middle
        outwards = min(middle.x, _WIDEST)
        return middle.x - outwards + _EDGE, middle.right + outwards - _EDGE

    @property
    def top(self) -> float:
        return _BEHIND if self.private else _TOP

    @property
    def prompt(self) -> Box:
        left, right = self._sides
        wide = right - self._column - _GAP - left
        if self.private:
            # Whoever looks alone has no bar: the button for all of the board stands beside it.
            wide -= _ZOOM + _GAP
        return Box(left, self.frame.h - _GAP - self._high, wide, self._high)

    @property
    def column(self) -> Box:
        """The Line of Operations, and one's own hand below it."""
        right = self._sides[1]
        wide = self._column
        return Box(right - wide, self.top, wide, self.frame.h - _GAP - self.top)

    @property
    def mat(self) -> Box:
        left = self._sides[0] + (0 if self.private else _SEATS + _GAP)
        high = self.prompt.y - _GAP - self.top
        if self._strip:
            high -= self._strip + _GAP
        return Box(left, self.top, self.column.x - _GAP - left, high)

    @property
    def _strip(self) -> float:
        """In large text what others did has no room in the prompt: it stands below the mat."""
        return _STRIP if self.large and not self.private else 0.0

    @property
    def track(self) -> Box:
        """The medals, in the bar."""
        return Box(546, 17, self.frame.w - 1016, 34)

    @property
    def tray(self) -> Box:
        mat = self.mat
        return Box(mat.x, mat.bottom - _TRAY, mat.w, _TRAY)

    @property
    def sheet(self) -> Box:
        mat = self.mat
        return Box(mat.right + 2 - _SHEET, mat.y + 14, _SHEET, mat.h - 12)

    def seat(self, seat: int) -> Box:
        room = self.prompt.y - _GAP - self.top
        pitch = (room + _APART) / self.seats
        high = min(pitch - _APART, _TALLEST)
        return Box(self._sides[0], self.top + (high + _APART) * seat, _SEATS, high)

    def _pitch(self) -> float:
        return (self.column.h - self._head - self._own - 16) / (SLOTS + HAND)

    def slot(self, number: int) -> Box:
        """A place of the Line, from the deck's side."""
        column, pitch = self.column, self._pitch()
        return Box(column.x + 10, column.y + self._head + pitch * number, column.w - 20, pitch - 8)

    def held(self, number: int) -> Box:
        """A place of one's own hand."""
        column, pitch = self.column, self._pitch()
        y = column.y + self._head + pitch * SLOTS + self._own
        return Box(column.x + 10, y + pitch * number, column.w - 20, pitch - 8)

    def card(self, place: Place) -> Box:
        """Where a card lies that may be played."""
        source, at = place_of(place)
        return self.slot(at) if source == "line" else self.held(at)

    @property
    def hand_head(self) -> tuple[float, float]:
        return self.column.cx, self.held(0).y - self._own / 2 - 2

    @property
    def own_pile(self) -> tuple[float, float]:
        """The last card of whoever looks alone, above the button beside her prompt."""
        return self.prompt.right + _GAP + _ZOOM / 2, self.prompt.y + 50

    @property
    def deck(self) -> tuple[float, float]:
        return self.column.x + 46, self.column.y + (self._head / 2 if self.large else 82)

    @property
    def regions(self) -> Regions:
        prompt = self.prompt
        if self.private:
            # The frame draws the prompt in at both sides there; here that room is left already.
            more = 150.0 if prompt.w * 0.08 / 0.84 > 150 else prompt.w * 0.08 / 0.84
            prompt = Box(prompt.x - more, prompt.y, prompt.w + 2 * more, prompt.h)
        if self.private:
            zoom = Box(self.column.x - _GAP - _ZOOM, self.prompt.bottom - _ZOOM - 6, _ZOOM, _ZOOM)
        else:
            zoom = Box(self.frame.w - 444, 16, _ZOOM, _ZOOM)
        title = None if self.private else Box(204, 8, 300, 50)
        mat, strip = self.mat, self._strip
        recap = Box(mat.x, mat.bottom + _GAP, mat.w, strip) if strip else None
        return Regions(prompt, zoom=zoom, title=title, recap=recap)


def plan(frame: Frame, seats: int, *, private: bool = False) -> Plan:
    return Plan(frame, seats, private)
