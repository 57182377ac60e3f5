"""How answers name things that are only numbered: monorails, mascots, spaces, values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NewType, TypeAlias, TypeVar

from game.games.dice_theme_park.content.administrators import EARLY, AdministratorCard
from game.games.dice_theme_park.content.attractions import MOST_SPACES, TileId
from game.games.dice_theme_park.content.numbers import HIGHEST, MASCOTS, Phase
from game.games.dice_theme_park.content.skills import SkillCard
from game.games.dice_theme_park.content.trains import MOST_TRAINS

__all__ = [
    "LESS",
    "MASCOT",
    "SPACE",
    "TRAIN",
    "VALUE",
    "LessId",
    "MascotId",
    "Numbered",
    "Offered",
    "SpaceId",
    "TrainId",
    "ValueId",
    "is_mascot",
    "numbered",
]

TrainId = NewType("TrainId", str)
MascotId = NewType("MascotId", str)
SpaceId = NewType("SpaceId", str)
"""A space for an upgrade, on whatever attraction it is."""
ValueId = NewType("ValueId", str)
LessId = NewType("LessId", str)
T_co = TypeVar("T_co", covariant=True)

Offered: TypeAlias = AdministratorCard | SkillCard | TileId
"""What is chosen one of in setup."""


class Numbered(Generic[T_co]):
    """Things of one kind by their numbers: the mascot at 0 is "mascot.1"."""

    __slots__ = ("_at", "_first", "_ids", "kind")

    def __init__(
        self, kind: str, make: Callable[[str], T_co], count: int, *, first: int = 1
    ) -> None:
        """`first`: what the one at 0 is called."""
        self.kind, self._first = kind, first
        words = [f"{kind}.{number}" for number in range(first, first + count)]
        self._ids = tuple(make(word) for word in words)
        self._at = {word: at for at, word in enumerate(words)}

    def id(self, at: int) -> T_co:
        return self._ids[at]

    def at(self, word: str) -> int:
        """Which one an id names."""
        return self._at[word]

    def called(self, word: str) -> int:
        """The number that stands in an id."""
        return self._at[word] + self._first

    def names(self, word: str) -> bool:
        """Whether an id is one of these."""
        return word in self._at


TRAIN = Numbered("train", TrainId, MOST_TRAINS)
MASCOT = Numbered("mascot", MascotId, MASCOTS)
SPACE = Numbered("space", SpaceId, MOST_SPACES)
VALUE = Numbered("value", ValueId, HIGHEST + 1, first=0)
"""What a guest shows."""
LESS = Numbered("less", LessId, EARLY + 1, first=0)
"""By how much the early bird lowers its sum."""
_ALL: tuple[Numbered[str], ...] = (TRAIN, MASCOT, SPACE, VALUE, LESS)


def is_mascot(word: str, phase: Phase) -> bool:
    """Whether an id is a mascot's: outside an open park "mascot.1" is a staff card."""
    return phase == "operate" and MASCOT.names(word)


def numbered(word: str) -> Numbered[str] | None:
    """Of which of these an id is, if of any."""
    return next((each for each in _ALL if each.names(word)), None)
