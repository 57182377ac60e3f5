"""What lies on the board of Mole Park, in the hands and on the stands."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.mole_park.content import (
    FACES,
    NO_PRIZE,
    UNROLLED,
    DieName,
    Face,
    Mole,
    Prize,
    mole_stars,
    prize_stars,
)
from game.kernel.contract import State
from game.kernel.fields import each, hidden, own, owned, public

__all__ = ["THROWS", "Finalist", "ParkState", "Throw"]


@dataclass(frozen=True, slots=True)
class Throw:
    """A die that lies on the table."""

    die: DieName
    face: Face


@dataclass(frozen=True, slots=True)
class Finalist:
    """Somebody who took part in the showdown, however early it was over."""

    seat: int
    stars: int
    """On the prizes returned for it (p. 6)."""
    rounds: int
    """Showdowns stood, the repeats of the tied counted."""


THROWS: dict[DieName, dict[str, Throw]] = {
    die: {face: Throw(die, face) for face in (UNROLLED, *faces)} for die, faces in FACES.items()
}
"""Every die with every face up, and unrolled."""


class ParkState(State):
    crown: int = public()
    """The stars that win the crown."""
    deal: int = public()
    """Moles dealt to each hole in a round."""
    king: int = public()
    round: int = public()
    deck: list[Mole] = hidden(deck=len)
    """The top card last."""
    discards: list[Mole] = hidden(discards=len)
    gains: list[int] = public()
    """Moles whacked by each seat this round."""
    holes: list[list[Mole]] = hidden(holes=each(len))
    hands: list[list[Mole]] = owned(hand=own, hands=each(len))
    laid: list[list[Mole]] = public()
    """Moles cashed in this round, face up in front of their owner."""
    prizes: list[list[Prize]] = public()
    """Won by each seat, in that order."""
    stands: list[list[Prize]] = hidden(stands=each(len))
    """The top prize last."""
    closed: list[bool] = public()
    """The top of the stand is face down: a prize was won here this round (p. 5)."""
    declared: list[bool] = public()
    throws: list[tuple[Throw, ...]] = public()
    totals: list[int] = public()
    """Stars reached with the prize die this round; 0 for those who whack."""
    rivals: tuple[int, ...] = public()
    """Who takes part in the showdown."""
    finalists: tuple[Finalist, ...] = public(later=[])
    """All who ever took part in it."""
    winner: int = public()
    """-1 until somebody has the crown."""

    def moles_worth(self, seat: int) -> int:
        """Stars on the seat's moles, held or laid down."""
        return mole_stars(self.hands[seat]) + mole_stars(self.laid[seat])

    def prizes_worth(self, seat: int) -> int:
        return prize_stars(self.prizes[seat])

    def top(self, stand: int) -> Prize:
        """The prize to be won on a stand, if there is one this round."""
        if self.closed[stand] or not self.stands[stand]:
            return NO_PRIZE
        return self.stands[stand][-1]
