"""How answers name things that are only numbered: monorails, mascots, spaces, values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NewType, TypeAlias, TypeVar

from game.games.dice_theme_park.content.administrators import AdministratorCard
from game.games.dice_theme_park.content.attractions import TileId
from game.games.dice_theme_park.content.skills import SkillCard

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

    __slots__ = ("_first", "_head", "_make", "kind")

    def __init__(self, kind: str, make: Callable[[str], T_co], *, first: int = 1) -> None:
        """`first`: what the one at 0 is called."""
        self.kind, self._head, self._make, self._first = kind, f"{kind}.", make, first

    def id(self, at: int) -> T_co:
        return self._make(f"{self._head}{at + self._first}")

    def at(self, word: str) -> int:
        """Which one an id names."""
        return self.called(word) - self._first

    def called(self, word: str) -> int:
        """The number that stands in an id."""
        return int(word.removeprefix(self._head))

    def names(self, word: str) -> bool:
        """Whether an id is one of these."""
        return word.startswith(self._head)


TRAIN = Numbered("train", TrainId)
MASCOT = Numbered("mascot", MascotId)
SPACE = Numbered("space", SpaceId)
VALUE = Numbered("value", ValueId, first=0)
"""What a guest shows."""
LESS = Numbered("less", LessId, first=0)
"""By how much the early bird lowers its sum."""
_ALL: tuple[Numbered[str], ...] = (TRAIN, MASCOT, SPACE, VALUE, LESS)


def numbered(word: str) -> Numbered[str] | None:
    """Of which of these an id is, if of any."""
    return next((each for each in _ALL if each.names(word)), None)
