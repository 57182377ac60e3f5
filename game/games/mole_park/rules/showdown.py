"""Mole Park, page 6: the showdown for the crown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.mole_park.content import DICE, MISS, MOLES, PRIZE_DIE, place_of
from game.games.mole_park.events import (
    Compared,
    Crowned,
    Miss,
    ShowdownBegun,
    ShowdownDealt,
    ShowdownRolled,
    Sum,
)
from game.games.mole_park.rules.state import THROWS, Finalist, ParkState
from game.games.mole_park.rules.steps import deal_out, fallen, split_holes
from game.kernel import cards
from game.kernel.contract import Given, Step, Tell

__all__ = ["Compare", "RollAll", "Showdown"]


@dataclass(frozen=True, slots=True)
class Showdown(Step[ParkState]):
    """Rules 1 and 2: the board cleared, prizes returned, as many moles a hole as competitors."""

    kind: ClassVar[str] = "showdown"
    rivals: tuple[int, ...]

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        again = bool(state.rivals)
        state.rivals = self.rivals
        state.finalists = _finalists(state, self.rivals)
        state.throws = [()] * state.seats
        for seat in range(state.seats):
            # Those knocked out keep their points: they stand by them.
            if seat in self.rivals or not again:
                state.totals[seat] = 0
        state.gains = [0] * state.seats
        for seat in self.rivals:
            for prize in state.prizes[seat]:
                stand, _ = place_of(prize)
                # Face down at the bottom: nobody will win it any more.
                state.stands[stand].insert(0, prize)
            state.prizes[seat] = []
        for pile in (*state.holes, *state.hands, *state.laid, state.discards):
            pile.clear()
        state.deck = cards.shuffled(state, MOLES)
        tell(ShowdownBegun(self.rivals, again))
        counts, _ = deal_out(state, len(self.rivals))
        tell(ShowdownDealt(tuple(counts)))
        return RollAll(), Compare()


def _finalists(state: ParkState, rivals: Sequence[int]) -> tuple[Finalist, ...]:
    """With a showdown more for each of these; before its prizes are returned."""
    known = {each.seat: each for each in state.finalists}
    for seat in rivals:
        before = known.get(seat, Finalist(seat, state.prizes_worth(seat), 0))
        known[seat] = Finalist(seat, before.stars, before.rounds + 1)
    return tuple(known[seat] for seat in sorted(known))


@dataclass(frozen=True, slots=True)
class RollAll(Step[ParkState]):
    """Rule 3: all four dice; each whacking die is a share of its hole."""

    kind: ClassVar[str] = "roll-all"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in state.rivals:
            state.throws[seat] = tuple(THROWS[die][DICE[die].roll(state)] for die in DICE)
        throws = fallen(state, state.rivals)
        missed = tuple(Miss(seat, die) for seat, die, face in throws if face == MISS)
        tell(ShowdownRolled(throws, missed))
        split_holes(state, state.rivals, tell)
        return ()


@dataclass(frozen=True, slots=True)
class Compare(Step[ParkState]):
    """Rule 4: moles laid open and added to the prize dice; a tie among the best goes again."""

    kind: ClassVar[str] = "compare"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        told = []
        for seat in state.rivals:
            state.laid[seat], state.hands[seat] = state.hands[seat], []
            moles = state.moles_worth(seat)
            die = next(int(t.face) for t in state.throws[seat] if t.die == PRIZE_DIE)
            total = state.totals[seat] = moles + die
            told.append(Sum(seat, tuple(state.laid[seat]), moles, die, total))
        tell(Compared(tuple(told)))
        best = max(state.totals[seat] for seat in state.rivals)
        tied = tuple(seat for seat in state.rivals if state.totals[seat] == best)
        if len(tied) > 1:
            return (Showdown(tied),)
        state.winner = tied[0]
        tell(Crowned(state.winner, "showdown"))
        return ()
