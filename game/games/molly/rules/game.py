"""Molly as a Game: its rules whole, for whoever plays it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from game.games.molly.content.components import (
    COLOURS,
    COLUMN,
    CUBES,
    NO_EVENT,
    OPTIONS,
    SUPPLIES,
    TARDY,
    EventCard,
    effect_of,
    is_mole,
    moles,
    score,
)
from game.games.molly.content.components import EVENTS as EVENT_CARDS
from game.games.molly.content.garden import CELLS, CENTRE, NOWHERE, PLACES
from game.games.molly.content.words import Kind, kind_of
from game.games.molly.events import EVENTS, EventBegun, ProjectSet, SetMade, TokenGained
from game.games.molly.rules.deck import deal
from game.games.molly.rules.happenings import DiscardCube, DrawCube, Fill, Happenings, PassCubes
from game.games.molly.rules.puzzles import ALONE
from game.games.molly.rules.sets import CoverProjects, DrawThree, TakeSet
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.tokens import GainToken
from game.games.molly.rules.turn import Act, Blind, EndGame, EndTurn, PlaceBlind, Refill, Turn
from game.games.molly.seen import imagining, view
from game.games.molly.seen.view import MollySeen
from game.kernel.alone import Alone
from game.kernel.chance import DEAL, Random
from game.kernel.contract import (
    Action,
    AnyStep,
    Game,
    Moment,
    Option,
    Standings,
    Viewer,
    begin,
)
from game.kernel.event import Event

__all__ = ["GAME", "Molly"]


def _begins(card: EventCard) -> Moment[EventBegun]:
    return Moment(EventBegun, lambda begun: begun.event == card)


class Molly(Game[MollyState, MollySeen]):
    id: ClassVar[str] = "molly"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    rules_version: ClassVar[int] = 1
    reasons: ClassVar[tuple[str, ...]] = ("score", "fewer-tokens", "shared")
    moments: ClassVar[
        Mapping[
            str,
            Moment[EventBegun] | Moment[SetMade] | Moment[ProjectSet] | Moment[TokenGained],
        ]
    ] = {
        **{
            f"event-{effect_of(card)}": _begins(card)
            for pair in EVENT_CARDS.values()
            for card in pair
        },
        "chain": Moment(SetMade, lambda made: made.chain),
        "projects": Moment(ProjectSet, lambda made: made.seat == 0),
        "theft": Moment(TokenGained, lambda gained: gained.victim == 1),
    }
    longest: ClassVar[int] = 600
    steps: ClassVar[tuple[type[AnyStep], ...]] = (
        Turn,
        Refill,
        Act,
        Blind,
        PlaceBlind,
        GainToken,
        TakeSet,
        DrawThree,
        CoverProjects,
        Happenings,
        DrawCube,
        Fill,
        PassCubes,
        DiscardCube,
        EndTurn,
        EndGame,
    )
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    alone: ClassVar[Alone] = ALONE
    state_type = MollyState
    seen_type = MollySeen

    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> MollyState:
        state = MollyState()
        begin(state, seats, seed, (Turn(), EndGame()))
        state.bobtail = options["bobtail"] == "on"
        state.open_burrows = options["open-burrows"] == "on"
        state.dog = CENTRE if state.bobtail else NOWHERE
        state.piles, state.deck, state.box = deal(state, seats, state.bobtail, state.dog)
        # Point 4: the display comes off the five cards on top.
        top = [state.deck.pop() for _ in PLACES]
        state.display = [card for card in top if is_mole(card)]
        state.discards, state.drawn = [], []
        state.tokens = [1] * seats
        state.supply = SUPPLIES[seats].tokens - seats
        state.spent = 0
        state.burrows = [[0] * len(COLOURS) for _ in range(seats)]
        state.waiting = []
        state.happening = NO_EVENT
        state.last_round = False
        state.first = state.active = state.below(DEAL, seats)
        state.turn = 1
        return state

    def observe(self, state: MollyState, viewer: Viewer) -> MollySeen:
        return view.observe(state, viewer)

    def imagine(self, seen: MollySeen, seat: int, rng: Random) -> MollyState:
        return imagining.imagine(seen, seat, rng)

    def scramble(self, state: MollyState, viewer: Viewer, rng: Random) -> MollyState:
        return imagining.scramble(state, viewer, rng)

    def standings(self, state: MollyState) -> Standings:
        scores = tuple(
            score(burrow, tokens)
            for burrow, tokens in zip(state.burrows, state.tokens, strict=True)
        )
        # A tie goes to the fewer Project tokens, then it is shared (p. 12).
        ranks = [(points, -tokens) for points, tokens in zip(scores, state.tokens, strict=True)]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        reason = ""
        if state.over:
            reason = "score"
            if scores.count(max(scores)) > 1:
                reason = "shared" if places.count(1) > 1 else "fewer-tokens"
        return Standings(places, scores, reason)

    def check(self, state: MollyState) -> list[str]:
        broken = []
        cards = Counter(
            [
                *state.deck,
                *state.box,
                *state.discards,
                *(card for card in state.display if card),
                *state.drawn,
                *(card for pile in state.piles for card, _ in pile),
                *(card for card, _ in state.waiting),
            ]
        )
        events = [card for pair in EVENT_CARDS.values() for card in pair]
        if cards != Counter([*moles(SUPPLIES[state.seats].of_each), *TARDY, *events]):
            broken.append("every card is in one place")
        tokens = sum(state.tokens) + state.supply + state.spent
        if tokens != SUPPLIES[state.seats].tokens or min(*state.tokens, state.supply) < 0:
            broken.append("no token comes or goes")
        for column, colour in enumerate(COLOURS):
            if sum(burrow[column] for burrow in state.burrows) > CUBES:
                broken.append(f"there are {CUBES} {colour} cubes")
        if any(not 0 <= count <= COLUMN for burrow in state.burrows for count in burrow):
            broken.append("a burrow holds up to seven of a colour")
        if state.bobtail != (state.dog in CELLS) or (state.bobtail and state.piles[state.dog]):
            broken.append("no card lies on the Bobtail")
        return broken

    def why_not(self, state: MollyState, seat: int, action: Action) -> str:
        if state.over:
            return "why-not-over"
        kind = kind_of(action[0]) if action else None
        if kind in (Kind.TAKE, Kind.SWAP, Kind.HUNT) and not state.tokens[seat]:
            return "why-not-no-token"
        if len(action) == 2 and kind is Kind.DISPLAY:
            return "why-not-same-colour"
        return "why-not"

    def turn(self, state: MollyState) -> int:
        return state.turn


GAME = Molly()
