"""Where everything lies in the park."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.games.mole_park.content import PATH_START, STANDS
from game.stage.box import Box
from game.stage.table import Regions

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["Plan", "plan"]

_PITCH = 200.0
_STAND = (191.0, 248.0)
_PATH_TOP, _PATH_HIGH = 386.0, 78.0
_LAST = 39
"""The last space of the path before the crown."""
_ROWS = {4: 606.0, 5: 606.0, 6: 606.0, 1: 752.0, 2: 752.0, 3: 752.0}
_COLUMNS = {1: 566.0, 2: 886.0, 3: 1206.0}
_PROMPT = 238.0
"""The prompt lies so far above the foot of the screen."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The park on a screen of one size, for so many seats."""

    x: float
    y: float
    foot: float
    """What a taller screen adds above the prompt."""
    seats: int

    @property
    def mat(self) -> Box:
        return Box(self.x + 384, self.y + 110, 1152, 712)

    @property
    def roomy(self) -> bool:
        return self.seats <= 4

    def seat(self, seat: int) -> Box:
        """Half of them at the left, half at the right, from the top."""
        left = (self.seats + 1) // 2
        x = self.x + (20 if seat < left else 1560)
        row = seat if seat < left else seat - left
        if self.roomy:
            return Box(x, self.y + 112 + 362 * row, 340, 340)
        return Box(x, self.y + 104 + 182 * row, 340, 168)

    def at_left(self, seat: int) -> bool:
        return seat < (self.seats + 1) // 2

    def stand(self, index: int) -> Box:
        return Box(self.x + 402 + _PITCH * index, self.y + 128, *_STAND)

    def space(self, stars: int) -> Box:
        """A space of the prize path; under each stand its own five, 30 to 39 in two rows."""
        stars = max(PATH_START, min(stars, _LAST))
        index = min(len(STANDS) - 1, (stars - PATH_START) // 5)
        stand = self.stand(index)
        wide = stand.w / 5
        x = stand.x + (stars - PATH_START) % 5 * wide
        if index < len(STANDS) - 1:
            return Box(x, self.y + _PATH_TOP, wide, _PATH_HIGH)
        low = _PATH_HIGH / 2 if stars >= 35 else 0
        return Box(x, self.y + _PATH_TOP + low, wide, _PATH_HIGH / 2)

    @property
    def crown(self) -> Box:
        """The pedestal at the end of the path."""
        return Box(self.x + 1402, self.y + 128, 126, 336)

    def hole(self, number: int) -> tuple[float, float]:
        """The middle of a hole's mouth: 4, 5, 6 far, 1, 2, 3 near."""
        return self.x + _COLUMNS[(number - 1) % 3 + 1] - 18, self.y + _ROWS[number]

    def cards(self, number: int) -> tuple[float, float]:
        """Where the cards of a hole are fanned out."""
        x, y = self.hole(number)
        return x + 116, y - 4

    def beside(self, number: int, at: int, count: int) -> tuple[float, float]:
        """Where dice lie at a hole: in front of it, closer together the more there are."""
        x, y = self.hole(number)
        gap = min(70.0, 236.0 / max(count, 1))
        return x + 10 + (at - (count - 1) / 2) * gap, y + 34 + 6 * (at % 2)

    @property
    def deck(self) -> tuple[float, float]:
        return self.x + 1464, self.y + 528

    @property
    def discards(self) -> tuple[float, float]:
        return self.x + 1464, self.y + 648

    @property
    def mud(self) -> tuple[float, float]:
        return self.x + 1464, self.y + 770

    def missed(self, at: int, count: int) -> tuple[float, float]:
        gap = min(54.0, 110.0 / max(count - 1, 1))
        x, y = self.mud
        return x + (at - (count - 1) / 2) * gap, y + 4 + 9 * (at % 2)

    def strip(self, at: int, count: int) -> tuple[float, float]:
        """The sand below the path, where prize dice wait to be moved."""
        return self.x + 960 + (at - (count - 1) / 2) * 92, self.y + 478

    def column(self, at: int, count: int) -> Box:
        """One of the columns of those who cash in, over the lawn."""
        gap = 12.0
        room = Box(self.mat.x + 20, self.y + 516, self.mat.w - 40, 292)
        wide = min((room.w - gap * (count - 1)) / count, 272.0)
        left = room.cx - (wide * count + gap * (count - 1)) / 2
        return Box(left + at * (wide + gap), room.y, wide, room.h)

    @property
    def regions(self) -> Regions:
        y = self.foot
        return Regions(
            prompt=Box(self.x + 384, y, 1152, 222),
            log=Box(self.x + 20, y - 4, 340, 226),
            crib=Box(self.x + 1560, y - 4, 340, 226),
        )


def plan(frame: Frame, seats: int) -> Plan:
    middle = frame.middle
    return Plan(middle.x, middle.y, frame.h - _PROMPT, seats)
