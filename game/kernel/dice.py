"""Dice: named faces, rolled from a State's dice stream."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.chance import DICE
from game.kernel.contract import State

__all__ = ["D6", "Die"]


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
