"""Where everything lies at the fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.kit.rows import Lies, grid

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["Plan", "curtained", "own_room", "plan"]

_PROMPT = 212.0
_LARGER = 84.0
"""Text of twice the size makes the prompt so much higher."""
_WIDEST = 300.0
"""A very wide screen moves the side columns outwards by so much."""
_COLUMN, _LARGE_COLUMN = 336.0, 352.0
_OTHERS = 300.0
"""The neighbours' column."""
_NARROW = 740.0
_GAP = 14.0
_FOOT, _CLOSING, _LARGE_CLOSING = 212.0, 460.0, 104.0
"""Below a park the prompt is so high, and what closes it so wide; in large text a row so high."""
_OBJECTIVE, _LARGE_OBJECTIVE = 172.0, 282.0
_LOW_PROMPT, _RIVALS, _OBJECTIVES, _SOLO = 180.0, 190.0, 108.0, 290.0
_LARGE_RIVALS = 206.0
_CREW = 366.0
_PAGE = 64.0
"""The button that turns to what large text has folded away."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The fair on a screen of one size, for so many seats."""

    x: float
    y: float
    """Where the 1920 x 1080 units begin; what has room to grow grows downwards from there."""
    bottom: float
    prompt_high: float
    outwards: float
    seats: int
    large: bool = False
    """Text is so large that what matters less folds away."""

    # The bar

    rounds = Lies(452, 14, 330, 68)
    phases = Lies(804, 18, 742, 60)

    @property
    def name(self) -> Box:
        return Box(200, 16, 236 + self.x, 64)

    # The columns

    @property
    def left(self) -> Box:
        wide = _LARGE_COLUMN if self.large else _COLUMN
        top = self._top
        return Box(self.x + 24 - self.outwards, top, wide, self.bottom - 16 - top)

    @property
    def right(self) -> Box:
        """In large text down to the prompt's foot; else the prompt goes on below it."""
        wide = _LARGE_COLUMN if self.large else _OTHERS
        right, top = self.x + 1896 + self.outwards, self._top
        bottom = self.bottom - 16 if self.large else self.park_foot.y - _GAP
        return Box(right - wide, top, wide, bottom - top)

    @property
    def _top(self) -> float:
        return self.y + (96 if self.large else 92)

    @property
    def prompt(self) -> Box:
        high = self.prompt_high
        return Box(
            self.x + 398 - self.outwards * 0.9, self.bottom - 14 - high,
            1124 + self.outwards * 1.8, high,
        )  # fmt: skip

    # A park in the middle. In Operate what closes it lies below it, apart from the prompt.

    def park_felt(self, phase: str) -> Box:
        """Between the columns; in large text above what closes the park, while it is open."""
        if not self.large:
            left, top = self.left.right + _GAP, self._top
            return Box(left, top, self.right.x - _GAP - left, self.park_foot.y - _GAP - top)
        prompt, top = self.prompt, self.y + 106
        bottom = self.closing.y - 22 if phase == "operate" else prompt.y - 18
        return Box(prompt.x, top, prompt.w, bottom - top)

    @property
    def felt(self) -> Box:
        """The middle of the table, where things are called out."""
        return self.park_felt("improve")

    def park_room(self, phase: str) -> Box:
        """Of that, what the park itself has."""
        felt = self.park_felt(phase)
        return felt.inset(20, 18) if self.large else felt.inset(12, 10)

    @property
    def park_foot(self) -> Box:
        """Below the park and the others."""
        left, right = self.left.right + _GAP, self.x + 1896 + self.outwards
        return Box(left, self.bottom - 14 - _FOOT, right - left, _FOOT)

    @property
    def closing(self) -> Box:
        if not self.large:
            return self.park_foot._replace(w=_CLOSING)
        prompt = self.prompt
        return Box(prompt.x, prompt.y - _GAP - _LARGE_CLOSING, prompt.w, _LARGE_CLOSING)

    def park_prompt(self, phase: str) -> Box:
        if self.large:
            return self.prompt
        foot = self.park_foot
        if phase != "operate":
            return foot
        left = self.closing.right + _GAP
        return Box(left, foot.y, foot.right - left, foot.h)

    def glance(self, at: int, count: int) -> Box:
        """The other parks, one below the other; fewer are larger."""
        column, rows = self.right, max(count, 1)
        room = Box(column.x, column.y, column.w, column.h - self._objective - _GAP)
        return grid(room, 1, rows, _GAP).at(0, at)

    @property
    def objective(self) -> Box:
        column = self.right
        high = self._objective
        return Box(column.x, column.bottom - high, column.w, high)

    @property
    def _objective(self) -> float:
        return _LARGE_OBJECTIVE if self.large else _OBJECTIVE

    # The own park beside the market

    @property
    def foot(self) -> Box:
        """A prompt as wide as the screen: it is lower then."""
        high = _LOW_PROMPT + self.prompt_high - _PROMPT
        return Box(
            self.x + 24 - self.outwards, self.bottom - 14 - high, 1872 + 2 * self.outwards, high
        )

    @property
    def own(self) -> Box:
        top = self.y + 92
        room = self.foot.y - _GAP - top
        return Box(self.foot.x, top, 812 + self.outwards, room - self._rivals - _GAP)

    @property
    def _rivals(self) -> float:
        return _LARGE_RIVALS if self.large else _RIVALS

    def rivals(self, count: int) -> list[Box]:
        """Below the own park, side by side in the order of play."""
        own = self.own
        room = Box(own.x, own.bottom + _GAP, own.w, self._rivals)
        return list(grid(room, count, gap=_GAP).boxes(count, count))

    @property
    def market(self) -> Box:
        left = self.own.right + 2 * _GAP
        return Box(left, self.own.y, self.foot.right - left, self.foot.y - _GAP - self.own.y)

    @property
    def offers(self) -> Box:
        """Trains, attractions, skills; alone, the solo card stands at their right."""
        room = self.market
        if self.large:
            return room
        if self.seats == 1:
            return Box(room.x, room.y, room.w - _SOLO, room.h)
        return Box(room.x, room.y, room.w, room.h - _OBJECTIVES)

    # Plan: the staff to choose from, and above it what they are chosen for

    @property
    def crew(self) -> Box:
        """In large text it takes all the room."""
        room = self.market
        return room if self.large else Box(room.x, room.bottom - _CREW, room.w, _CREW)

    def shelf(self, *, whole: bool) -> Box:
        """Trains and attractions; in large text they are a page of their own."""
        room = self.market
        high = room.h if self.large and whole else room.h - _CREW - _GAP
        wide = room.w - _SOLO if self.seats == 1 else room.w
        return Box(room.x, room.y, wide, high)

    @property
    def page(self) -> Box:
        """Above one's own park: to the other page of the market and back."""
        own = self.own
        return Box(own.right - _PAGE - 10, own.y + 2, _PAGE, _PAGE)

    @property
    def objectives(self) -> Box:
        room = self.market
        return Box(room.x + 20, room.bottom - _OBJECTIVES, room.w - 40, _OBJECTIVES - 14)

    def solo_card(self, *, short: bool) -> Box:
        """Right of what is offered; above the staff it is `short`."""
        room = self.market
        high = room.h - _CREW - _GAP if short else room.h
        return Box(room.right - _SOLO, room.y + 14, _SOLO - 14, high - 28)

    # Rows of seats

    _strips = Lies(42, 98, 1836, 104)

    def strip(self, at: int) -> Box:
        """Over the hand: what each seat is doing."""
        return grid(self._strips, self.seats, gap=20, most=450).at(at)

    @property
    def stage(self) -> Box:
        """The whole width, for hands and for counting."""
        top = self.y + 222
        return Box(
            self.x + 30 - self.outwards, top, 1860 + 2 * self.outwards, self.prompt.y - 18 - top
        )

    @property
    def stage_inner(self) -> Box:
        return self.stage.inset(34, 28)

    @property
    def whole(self) -> Box:
        """All the room above the prompt."""
        top = self.y + 104
        return Box(
            self.x + 30 - self.outwards, top, 1860 + 2 * self.outwards, self.prompt.y - 18 - top
        )

    @property
    def inner(self) -> Box:
        return self.whole.inset(30, 26)

    @property
    def ready(self) -> Box:
        """Beside a narrower prompt: what is done next."""
        left, right = self.foot_left, self.narrow
        return Box(left.x, left.y, right.x - 16 - left.x, left.h)

    @property
    def narrow(self) -> Box:
        right = self.foot_right.right
        return Box(right - _NARROW, self.prompt.y, _NARROW, self.prompt.h)

    @property
    def foot_left(self) -> Box:
        prompt = self.prompt
        return Box(self.x + 30 - self.outwards, prompt.y, 350, prompt.h)

    @property
    def foot_right(self) -> Box:
        prompt = self.prompt
        return Box(self.x + 1540 + self.outwards, prompt.y, 350, prompt.h)


def curtained(frame: Frame) -> Box:
    """The prompt's room, the curtains at its sides included."""
    return Box(frame.w / 2 - 910, frame.h - 246, 1820, 234)


def own_room(frame: Frame) -> Box:
    """Behind the curtain: between its folds, above the prompt."""
    left = max(frame.w * 0.095 + 24, 200)
    return Box(left, 176, frame.w - 2 * left, frame.h - 176 - 270)


def plan(frame: Frame, seats: int) -> Plan:
    middle = frame.middle
    more = min(_LARGER * (frame.text_scale - 1), 84 + 2 * middle.y)
    outwards = min((frame.w - middle.w) / 2, _WIDEST)
    return Plan(middle.x, 0, frame.h, _PROMPT + more, outwards, seats, frame.large)
