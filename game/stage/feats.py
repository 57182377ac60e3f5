"""What a seat may be praised for after a match: a kind word, a picture, and how often it was so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Feat"]


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that was counted for every seat. Whoever has most of it may be given the award.

    The words are `award-KIND` and `award-KIND-line`, which is told `$count`. They praise or tease
    the mole, never the player, and being last is no feat.
    """

    kind: str
    art: str
    by: tuple[int, ...]
    """By seat; more is better."""
    least: int = 2
    """So many of it are worth a word."""

    @property
    def title(self) -> Said:
        return Said(f"award-{self.kind}")

    def line(self, seat: int) -> Said:
        return Said(f"award-{self.kind}-line", {"count": self.by[seat]})

    @property
    def holders(self) -> tuple[int, ...]:
        """Who has most of it."""
        most = max(self.by, default=0)
        if most < self.least:
            return ()
        return tuple(seat for seat, count in enumerate(self.by) if count == most)

    @property
    def edge(self) -> float:
        """How far the first stand out from the others, from 0 to 1."""
        most = max(self.by, default=0)
        others: Sequence[int] = [count for count in self.by if count < most]
        if not self.holders or not others:
            return 0.0
        return (most - max(others)) / most / len(self.holders)
