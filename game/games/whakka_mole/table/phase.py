"""Where in a turn the table is, and who whacks whom."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from game.games.whakka_mole.content import Hole, hole_of

if TYPE_CHECKING:
    from game.games.whakka_mole.seen import WhakkaSeen
    from game.stage.look import Look

__all__ = ["Phase", "picks", "target", "whacker"]


class Phase(Enum):
    WRITING = "prepare"
    POPPED = "whacking"
    WHACKED = "scoring"
    COUNTED = "new-turn"

    @classmethod
    def of(cls, seen: WhakkaSeen) -> Phase:
        return cls(seen.step) if seen.step else cls.COUNTED


def target(seat: int, seats: int) -> int:
    """The left neighbour: seats are numbered clockwise."""
    return (seat + 1) % seats


def whacker(seat: int, seats: int) -> int:
    return (seat - 1) % seats


def picks(seen: WhakkaSeen, look: Look) -> tuple[Hole, ...]:
    """The viewer's own holes: written already, or ticked so far."""
    chosen = seen.mine[0] if seen.mine else look.picked
    return tuple(hole_of(hole) for hole in chosen)
