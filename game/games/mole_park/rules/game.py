"""Mole Park as a Game: its rules whole, for whoever plays it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import ClassVar

from game.games.mole_park.content import (
    FEWEST_SEATS,
    HAND,
    HOLES,
    MOLES,
    MOST_SEATS,
    OPTIONS,
    PRIZE_DIE,
    PRIZES,
    STAND_OF,
    STANDS,
    die_id,
)
from game.games.mole_park.events import EVENTS
from game.games.mole_park.rules.prizes import CashIn, Pick, Prizes, SettleTie
from game.games.mole_park.rules.puzzles import ALONE
from game.games.mole_park.rules.rounds import NextRound, Round
from game.games.mole_park.rules.showdown import Compare, RollAll, Showdown
from game.games.mole_park.rules.state import ParkState
from game.games.mole_park.rules.steps import (
    Choose,
    Deal,
    Declare,
    DiscardDown,
    Roll,
    RollOff,
    Whack,
)
from game.games.mole_park.seen import ParkSeen, imagine, observe, scramble
from game.kernel import cards
from game.kernel.alone import Alone
from game.kernel.chance import Random
from game.kernel.contract import Action, AnyStep, Game, Option, Standings, Viewer, begin
from game.kernel.event import Event

__all__ = ["GAME", "MolePark"]


_ALL_MOLES, _ALL_PRIZES = sorted(MOLES), sorted(PRIZES)


class MolePark(Game[ParkState, ParkSeen]):
    id: ClassVar[str] = "mole_park"
    seats: ClassVar[tuple[int, ...]] = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 2
    reasons: ClassVar[tuple[str, ...]] = ("crown", "showdown")
    longest: ClassVar[int] = 20_000
    steps: ClassVar[tuple[type[AnyStep], ...]] = (
        RollOff,
        Round,
        Deal,
        Declare,
        Choose,
        Roll,
        Whack,
        DiscardDown,
        CashIn,
        Prizes,
        SettleTie,
        Pick,
        NextRound,
        Showdown,
        RollAll,
        Compare,
    )
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    alone: ClassVar[Alone] = ALONE
    state_type = ParkState
    seen_type = ParkSeen

    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> ParkState:
        state = ParkState()
        begin(state, seats, seed, (RollOff(tuple(range(seats))), Round()))
        state.crown = int(options["crown"])
        auto = 1 if seats <= 5 else 2
        state.deal = auto if options["deal"] == "auto" else int(options["deal"])
        state.king = -1
        state.round = 1
        state.deck = cards.shuffled(state, MOLES)
        state.discards = []
        state.gains = [0] * seats
        state.holes = [[] for _ in range(HOLES)]
        state.hands = [[] for _ in range(seats)]
        state.laid = [[] for _ in range(seats)]
        state.prizes = [[] for _ in range(seats)]
        state.stands = [cards.shuffled(state, stand.prizes) for stand in STANDS]
        state.closed = [False] * len(STANDS)
        state.declared = [False] * seats
        state.throws = [()] * seats
        state.totals = [0] * seats
        state.rivals = ()
        state.finalists = ()
        state.winner = -1
        return state

    def observe(self, state: ParkState, viewer: Viewer) -> ParkSeen:
        return observe(state, viewer)

    def imagine(self, seen: ParkSeen, seat: int, rng: Random) -> ParkState:
        return imagine(seen, seat, rng)

    def scramble(self, state: ParkState, viewer: Viewer, rng: Random) -> ParkState:
        return scramble(state, viewer, rng)

    def standings(self, state: ParkState) -> Standings:
        """The crown first, then the showdown's finalists, then by the stars of prizes won.

        Who stood more showdowns is ahead; those knocked out together stand by their points there.
        Those points are no prize stars: everybody's score is the stars of prizes, for finalists
        of those they returned.
        """
        seats = range(state.seats)
        returned = {each.seat: each.stars for each in state.finalists}
        rounds = {each.seat: each.rounds for each in state.finalists}
        scores = tuple(returned.get(seat, state.prizes_worth(seat)) for seat in seats)
        ranks = [
            (
                seat == state.winner,
                rounds.get(seat, 0),
                state.totals[seat] if seat in rounds else scores[seat],
            )
            for seat in seats
        ]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        reason = ""
        if state.winner >= 0:
            reason = "showdown" if state.rivals else "crown"
        return Standings(places, scores, reason)

    def check(self, state: ParkState) -> list[str]:
        broken = []
        piles = (*state.holes, *state.hands, *state.laid, state.deck, state.discards)
        if sorted(chain.from_iterable(piles)) != _ALL_MOLES:
            broken.append("every mole is in one place")
        if sorted(chain.from_iterable((*state.stands, *state.prizes))) != _ALL_PRIZES:
            broken.append("every prize is in one place")
        waiting = state.todo[-1].kind if state.todo else ""
        if waiting in (Declare.kind, Choose.kind) and any(len(hand) > HAND for hand in state.hands):
            broken.append("nobody starts a round with more than five moles")
        if not sum(state.gains) <= len(MOLES) or min(state.gains) < 0:
            broken.append("nobody whacks more moles than there are")
        if state.over != (state.winner >= 0):
            broken.append("the match is over when somebody has the crown")
        return broken

    def why_not(self, state: ParkState, seat: int, action: Action) -> str:
        if state.over:
            return "why-not-over"
        if seat in state.sealed:
            return "why-not-sealed"
        if action == (die_id(PRIZE_DIE),) and not state.hands[seat]:
            return "why-not-no-mole"
        if action and action[0] in STAND_OF:
            return "why-not-stand"
        return "why-not"

    def turn(self, state: ParkState) -> int:
        return state.round


GAME = MolePark()
