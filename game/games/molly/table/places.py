"""Where everything lies in the garden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.kit.rows import Lies, Stands, halves
from game.stage.table import Regions

if TYPE_CHECKING:
    from game.games.molly.content.garden import Cell, Place
    from game.stage.frame import Frame

__all__ = ["CARD", "SMALL", "Plan", "plan"]

CARD = (168.0, 202.0)
SMALL = 0.88
"""Cards of the display and the deck beside those of the garden."""
_PITCH = (198.0, 218.0)
_PROMPT = 230.0
"""The prompt lies so far above the foot of the screen."""
_LARGE_PROMPT = 248.0
_LARGER = 60.0
"""Text of twice the size makes it so much higher."""
_WIDEST = 400.0
"""A very wide screen moves the seats outwards by so much."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The garden on a screen of one size, for so many seats."""

    x: float
    y: float
    foot: float
    """Where the prompt begins."""
    high: float
    """How high it is."""
    outwards: float
    seats: int
    large: bool = False
    """Text is so large that log and rules give the prompt their room."""

    mat = Lies(410, 128, 1100, 700)
    track = Lies(420, 92, 1080, 26)
    deck = Stands(544, 252)
    """The middle of its top card."""
    hand = Stands(544, 488)
    """Where a card is held before it is played."""
    supply = Stands(544, 636)
    spent = Stands(544, 786)
    """Tokens paid, before they return to the supply."""
    compost = Stands(1376, 704)
    veil = Lies(500, 210, 920, 520)
    """An Event's panel over the garden."""

    def seat(self, seat: int) -> Box:
        """Half of them at the left, half at the right, from the top."""
        side = halves(seat, self.seats)
        x = 28 - self.outwards if side.left else 1548 + self.outwards
        return Box(self.x + x, self.y + 128 + 352 * side.row, 344, 338)

    @property
    def free(self) -> Box | None:
        """The place of a seat nobody has: room for what is worth knowing."""
        return None if self.large else self._empty

    @property
    def _empty(self) -> Box | None:
        if self.seats == 4:
            return None
        x = self.x + 1548 + self.outwards
        return Box(x, self.y + 480, 344, 338)

    def cell(self, cell: Cell) -> tuple[float, float]:
        """The middle of a space."""
        row, column = divmod(cell, 3)
        return self.x + 760 + _PITCH[0] * column, self.y + 266 + _PITCH[1] * row

    def spot(self, cell: Cell) -> Box:
        x, y = self.cell(cell)
        return Box(x - CARD[0] / 2 - 8, y - CARD[1] / 2 - 8, CARD[0] + 16, CARD[1] + 16)

    def display(self, place: Place) -> tuple[float, float]:
        return self.x + 1376, self.y + 300 + 206 * place

    def shown(self, place: Place) -> Box:
        x, y = self.display(place)
        return Box(x - 82, y - 97, 164, 194)

    @property
    def drawn(self) -> Box:
        """Where it is pointed at."""
        x, y = self.deck
        return Box(x - 84, y - 109, 168, 198)

    def waiting(self, at: int) -> tuple[float, float]:
        """Where Events lie that have still to happen: half upon the deck, one below the other."""
        x, y = self.deck
        return x + 88, y - 58 + 84 * at

    @property
    def regions(self) -> Regions:
        left, right = self.x + 28 - self.outwards, self.x + 1548 + self.outwards
        y, high = self.foot, self.high
        if self.large:
            return Regions(Box(left, y, right + 344 - left, high), recap=self._empty)
        return Regions(
            prompt=Box(self.x + 400, y, 1120, high),
            log=Box(left, y - 10, 344, high + 10),
            recap=Box(left, y - 10, 344, high + 10),
            crib=Box(right, y - 10, 344, high + 10),
        )


def plan(frame: Frame, seats: int) -> Plan:
    middle = frame.middle
    # A taller screen has room for larger text in the prompt.
    more = min(_LARGER * (frame.text_scale - 1), 2 * middle.y)
    outwards = min((frame.w - middle.w) / 2, _WIDEST)
    y = (2 * middle.y - more) / 2
    low, high = (_LARGE_PROMPT, _LARGE_PROMPT - 6) if frame.large else (_PROMPT, _PROMPT - 16)
    return Plan(middle.x, y, frame.h - low - more, high + more, outwards, seats, frame.large)
