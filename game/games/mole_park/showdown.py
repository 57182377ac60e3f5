"""Mole Park, page 6: the showdown for the crown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.mole_park.content import DICE, MISS, MOLES, PRIZE_DIE, place_of
from game.games.mole_park.state import THROWS, Finalist, ParkState
from game.games.mole_park.steps import deal_out, split_holes
from game.kernel import cards
from game.kernel.contract import Event, Given, Step, Tell

__all__ = ["Compare", "RollAll", "Showdown"]


@dataclass(frozen=True, slots=True)
class Showdown(Step):
    """Rules 1 and 2: the board cleared, prizes returned, as many moles a hole as competitors."""

    kind: ClassVar[str] = "showdown"
    rivals: tuple[int, ...]

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
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
        tell(Event("showdown", {"rivals": list(self.rivals), "again": again}))
        counts, _ = deal_out(state, len(self.rivals))
        tell(Event("showdown-dealt", {"counts": counts}))
        return RollAll(), Compare()


def _finalists(state: ParkState, rivals: Sequence[int]) -> tuple[Finalist, ...]:
    """With a showdown more for each of these; before its prizes are returned."""
    known = {each.seat: each for each in state.finalists}
    for seat in rivals:
        before = known.get(seat, Finalist(seat, state.prizes_worth(seat), 0))
        known[seat] = Finalist(seat, before.stars, before.rounds + 1)
    return tuple(known[seat] for seat in sorted(known))


@dataclass(frozen=True, slots=True)
class RollAll(Step):
    """Rule 3: all four dice; each whacking die is a share of its hole."""

    kind: ClassVar[str] = "roll-all"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        for seat in state.rivals:
            state.throws[seat] = tuple(THROWS[die][DICE[die].roll(state)] for die in DICE)
        tell(
            Event(
                "showdown-rolled",
                {
                    "throws": [
                        [seat, throw.die, throw.face]
                        for seat in state.rivals
                        for throw in state.throws[seat]
                    ],
                    "missed": [
                        [seat, throw.die]
                        for seat in state.rivals
                        for throw in state.throws[seat]
                        if throw.face == MISS
                    ],
                },
                shows=True,
            )
        )
        split_holes(state, state.rivals, tell)
        return ()


@dataclass(frozen=True, slots=True)
class Compare(Step):
    """Rule 4: moles laid open and added to the prize dice; a tie among the best goes again."""

    kind: ClassVar[str] = "compare"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step]:
        told = []
        for seat in state.rivals:
            state.laid[seat], state.hands[seat] = state.hands[seat], []
            moles = state.moles_worth(seat)
            die = next(int(t.face) for t in state.throws[seat] if t.die == PRIZE_DIE)
            state.totals[seat] = moles + die
            told.append(
                {
                    "seat": seat,
                    "cards": list(state.laid[seat]),
                    "moles": moles,
                    "die": die,
                    "total": moles + die,
                }
            )
        tell(Event("compared", {"totals": told}, shows=True))
        best = max(state.totals[seat] for seat in state.rivals)
        tied = tuple(seat for seat in state.rivals if state.totals[seat] == best)
        if len(tied) > 1:
            return (Showdown(tied),)
        state.winner = tied[0]
        tell(Event("crowned", {"seat": state.winner, "how": "showdown"}))
        return ()
