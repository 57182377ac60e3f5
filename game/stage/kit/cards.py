"""Cards that lie together: a deck or a pile by its thickness, a fan as a hand holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.stage.kit.rows import closer
from game.stage.piece import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Fan", "Heap", "Held"]


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards one upon the other, of which only so much is drawn as tells how many they are."""

    art: str
    high: float
    """Of one card."""
    thick: tuple[int, ...]
    """From so many cards on there is one layer more."""
    step: tuple[float, float]
    """Where each layer lies beside the one below."""
    none: str = ""
    """What lies there when they are used up; "": nothing but the place."""
    depth: float = 0

    def layers(self, count: int) -> int:
        return sum(count >= least for least in self.thick)

    def __call__(
        self, key: str, count: int, x: float, y: float, *, page: str = ""
    ) -> Iterator[Piece]:
        """The lowest layer bears the key itself: others come from there, and go there."""
        layers, (aside, up) = self.layers(count), self.step
        if not layers:
            high = self.high if self.none else 0
            yield Piece(key, self.none, x, y, h=high, depth=self.depth, page=page)
        for at in range(layers):
            yield Piece(
                f"{key}.{at}" if at else key, self.art, x + at * aside, y + at * up, h=self.high,
                depth=self.depth, page=page,
            )  # fmt: skip


class Held(NamedTuple):
    """How one card of a fan is held."""

    x: float
    y: float
    turn: float


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side about a middle, each a little more turned than the one before."""

    gap: float
    room: float
    """So far they reach; more of them lie closer."""
    turn: float
    """Of one card beside the next, in degrees."""
    widest: float = 180
    """So far they are turned, all together."""
    droop: float = 0
    """How far down a card hangs, for each degree."""

    def at(self, x: float, y: float, number: int, count: int) -> Held:
        aside = number - (count - 1) / 2
        turn = aside * closer(self.turn, self.widest, count)
        return Held(
            x + aside * closer(self.gap, self.room, count), y + abs(turn) * self.droop, turn
        )
