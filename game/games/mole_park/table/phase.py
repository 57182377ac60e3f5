"""Where in a round the park is: which of its faces is shown."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from game.games.mole_park.content import MISS, PRIZE_DIE, UNROLLED, Waits

if TYPE_CHECKING:
    from game.games.mole_park.rules.state import Throw
    from game.games.mole_park.seen import ParkSeen

__all__ = ["Phase", "at_holes", "cashing", "rolled"]


class Phase(Enum):
    START = "start"
    CROWN = "crown"
    """Who goes for the crown?"""
    CHOOSE = "choose"
    ROLLED = "rolled"
    """The dice have fallen, nothing has been dealt out yet."""
    WHACKED = "whacked"
    DISCARD = "discard"
    PRIZES = "prizes"
    SHOWDOWN = "showdown"
    CLEARED = "cleared"
    """Between two rounds."""
    OVER = "over"

    @classmethod
    def of(cls, seen: ParkSeen) -> Phase:
        if seen.rivals:
            return cls.SHOWDOWN
        if seen.winner >= 0:
            return cls.OVER
        if any(seen.laid):
            return cls.PRIZES
        if rolled(seen):
            if seen.step == Waits.DISCARD and seen.asked:
                return cls.DISCARD
            return cls.ROLLED if seen.step == Waits.WHACK else cls.WHACKED
        if seen.step == Waits.DECLARE:
            return cls.CROWN
        if seen.step == Waits.CHOOSE:
            return cls.CHOOSE
        return cls.CLEARED if seen.king >= 0 and not seen.step else cls.START


def rolled(seen: ParkSeen) -> bool:
    return any(throw.face != UNROLLED for throws in seen.throws for throw in throws)


def at_holes(seen: ParkSeen) -> dict[int, list[tuple[int, Throw]]]:
    """The whacking dice by hole, misses under 0."""
    found: dict[int, list[tuple[int, Throw]]] = {}
    for seat, throws in enumerate(seen.throws):
        for throw in throws:
            if throw.die != PRIZE_DIE and throw.face != UNROLLED:
                hole = 0 if throw.face == MISS else int(throw.face)
                found.setdefault(hole, []).append((seat, throw))
    return found


def cashing(seen: ParkSeen) -> list[int]:
    """Who rolled the prize die this round, most stars first.

    Of those with equal stars whoever picks comes first, the king last of them (p. 5).
    """
    seats = [
        seat
        for seat, throws in enumerate(seen.throws)
        if any(throw.die == PRIZE_DIE for throw in throws)
    ]
    return sorted(
        seats, key=lambda seat: (-seen.totals[seat], seen.declared[seat], seat == seen.king, seat)
    )
