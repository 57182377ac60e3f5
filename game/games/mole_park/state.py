"""What lies on the board of Mole Park, in the hands and on the stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

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
from game.kernel.contract import Plain, State

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
    later: ClassVar[Mapping[str, Plain]] = {"finalists": []}
    __slots__ = (
        "closed",
        "crown",
        "deal",
        "deck",
        "declared",
        "discards",
        "finalists",
        "gains",
        "hands",
        "holes",
        "king",
        "laid",
        "prizes",
        "rivals",
        "round",
        "stands",
        "throws",
        "totals",
        "winner",
    )

    crown: int
    """The stars that win the crown."""
    deal: int
    """Moles dealt to each hole in a round."""
    king: int
    round: int
    deck: list[Mole]
    """The top card last."""
    discards: list[Mole]
    gains: list[int]
    """Moles whacked by each seat this round."""
    holes: list[list[Mole]]
    hands: list[list[Mole]]
    laid: list[list[Mole]]
    """Moles cashed in this round, face up in front of their owner."""
    prizes: list[list[Prize]]
    """Won by each seat, in that order."""
    stands: list[list[Prize]]
    """The top prize last."""
    closed: list[bool]
    """The top of the stand is face down: a prize was won here this round (p. 5)."""
    declared: list[bool]
    throws: list[tuple[Throw, ...]]
    totals: list[int]
    """Stars reached with the prize die this round; 0 for those who whack."""
    rivals: tuple[int, ...]
    """Who takes part in the showdown."""
    finalists: tuple[Finalist, ...]
    """All who ever took part in it."""
    winner: int
    """-1 until somebody has the crown."""

    def clone(self) -> ParkState:
        other = ParkState()
        self.copy_into(other)
        other.crown = self.crown
        other.deal = self.deal
        other.king = self.king
        other.round = self.round
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.gains = self.gains.copy()
        other.holes = [hole.copy() for hole in self.holes]
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = [laid.copy() for laid in self.laid]
        other.prizes = [won.copy() for won in self.prizes]
        other.stands = [stand.copy() for stand in self.stands]
        other.closed = self.closed.copy()
        other.declared = self.declared.copy()
        other.throws = self.throws.copy()
        other.totals = self.totals.copy()
        other.rivals = self.rivals
        other.finalists = self.finalists
        other.winner = self.winner
        return other

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
