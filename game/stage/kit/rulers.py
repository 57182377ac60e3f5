"""Rulers: tracks on which a number is a place, with marks along them and markers on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Ruler"]


@dataclass(frozen=True, slots=True)
class Ruler:
    """From nothing to the most: `Ruler(box.x + 30, box.right - 30, 50).at(score)`."""

    start: float
    end: float
    most: int
    beyond: int = 0
    """Who has more than the most stands so far beyond it."""
    rounds: bool = False
    """Who has more than the most goes round once more, from one on, as on cardboard."""

    def at(self, count: float) -> float:
        shown = max(count, 0)
        if self.rounds and shown > self.most:
            shown = (shown - 1) % self.most + 1
        shown = min(shown, self.most + self.beyond)
        return self.start + (self.end - self.start) * shown / self.most

    def marks(self, every: int) -> Iterator[tuple[int, float]]:
        """Each number that is marked, and where."""
        return ((count, self.at(count)) for count in range(0, self.most + 1, every))
