"""Dice on a table: how one lies there, and the trays in which several lie."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from game.stage.kit.rows import spread
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.stage.piece import Words

__all__ = ["Dice", "DiceTray"]


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice of one game: `DIE("die.2", art, x, y, 0.9)`."""

    depth: float
    slope: float
    """Those nearer to the eye lie over those behind, by so much for each unit."""
    shadow: float
    """So high is one that lies still."""

    def near(self, y: float) -> float:
        """How near to the eye one lies there."""
        return self.depth + y * self.slope

    def __call__(  # noqa: PLR0913 - all but five are told by name
        self, key: str, art: str, x: float, y: float, scale: float, *, lift: float = 0,
        alpha: float = 1, text: Words | None = None, page: str = "", place: str = "",
    ) -> Piece:  # fmt: skip
        """Lifted, it lies over the same place; it may come from a place and go back there."""
        return Piece(
            key, art, x, y - lift, scale=scale, depth=self.near(y), alpha=alpha, text=text,
            shadow=self.shadow + lift, page=page, born=place, dies=place,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DiceTray:
    """Where dice lie side by side: closer together where many have no room, and every second one
    lower, so that each can be read."""

    gap: float
    room: float = inf
    lower: float = 0
    aside: float = 0
    """From what they are counted for."""
    below: float = 0

    def at(self, x: float, y: float, number: int, count: int) -> tuple[float, float]:
        middle = spread(x + self.aside, number, count, self.gap, self.room)
        return middle, y + self.below + self.lower * (number % 2)
