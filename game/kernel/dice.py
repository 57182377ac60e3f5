"""Dice: named faces, rolled from a State's dice stream."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.kernel.chance import DICE
from game.kernel.contract import State
from game.kernel.event import Event

__all__ = ["D6", "Die", "Roll", "Rolling"]


@dataclass(frozen=True, slots=True)
class Die:
    """A die by its faces, in the order they are printed."""

    faces: tuple[str, ...]

    def roll(self, state: State) -> str:
        return self.faces[state.below(DICE, len(self.faces))]

    def chance(self, face: str) -> tuple[int, int]:
        """How many of how many faces."""
        return self.faces.count(face), len(self.faces)


D6 = Die(("1", "2", "3", "4", "5", "6"))


class Roll(NamedTuple):
    """One die that came to rest."""

    die: str
    """The kind of die."""
    face: str
    """What came up."""
    faces: tuple[str, ...]
    """All that this kind of die bears, in the order they are printed."""


class Rolling(Event):
    """An event that tells of dice: whatever else it says, the statistics count what came up."""

    __slots__ = ()

    def cast(self) -> Iterable[Roll]:
        raise NotImplementedError(self.kind)
