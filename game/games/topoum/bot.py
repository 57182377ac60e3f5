"""Judgement of Topoum: whole turns weighed by their medals, tables by who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.topoum.appeal import HOPELESS, best_cards, shortlist, turn_worth
from game.games.topoum.state import TopoumState
from game.games.topoum.worth import at_once, cards_worth, promise, reach
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality, any_of

__all__ = ["JUDGE", "TopoumJudge"]

LOOKED_AT = 6
"""First moves or entries that a quick answer thinks through."""


class TopoumJudge(Judge):
    personalities: tuple[Personality, ...] = (
        Personality("even", boldness=50),
        Personality("lookout", boldness=20, spite=20),
        Personality("bruiser", boldness=70, spite=95),
        Personality("hothead", boldness=90, whim=15),
    )
    horizon = 12
    effort = 20
    halving = True
    out_of_question = 14.0

    def candidates(
        self, state: Any, seat: int, options: Options, rng: Random, most: int
    ) -> Sequence[Action]:
        if isinstance(options, PickSome) or len(options) <= 1:
            return super().candidates(state, seat, options, rng, most)
        liked = self.opinions(state, seat, options)
        order = sorted(range(len(options)), key=lambda at: -liked[at])
        return tuple(options[at] for at in order[:most])

    def opinions(self, state: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        kind = state.todo[-1].kind
        if kind in ("act", "move-on"):
            return [turn_worth(state, seat, action, wide=2) for action in options]
        if kind in ("play-card", "card-or-tile"):
            rated = _rated_cards(state, seat, kind)
            return [rated.get(action, HOPELESS) for action in options]
        return [_place_worth(state, seat, kind, action) for action in options]

    def far_enough(self, state: Any, seat: int, begun: int, decided: int) -> bool:
        return (
            state.turn >= begun + state.seats and state.active == seat
        ) or decided >= self.horizon * state.seats

    def policy(
        self, state: Any, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome) or len(options) == 1 or rng.below(100) < personality.whim:
            return any_of(options, rng)
        kind = state.todo[-1].kind
        if kind in ("act", "move-on"):
            return _quick_turn(state, seat, options, rng)
        if kind in ("play-card", "card-or-tile"):
            rated = _rated_cards(state, seat, kind)
            best = max(rated.values(), default=HOPELESS)
            found = [action for action, worth in rated.items() if worth == best]
            return rng.choice(found) if found else any_of(options, rng)
        liked = [_place_worth(state, seat, kind, action) for action in options]
        best = max(liked)
        return rng.choice([a for a, each in zip(options, liked, strict=True) if each == best])

    def value(self, state: Any, seat: int) -> float:
        worth = (
            [at_once(state, each) + cards for each, cards in enumerate(cards_worth(state))]
            if not state.over
            else list(state.medals)
        )
        mine = worth[seat]
        if not state.over and state.active == seat:
            mine += promise(state, seat) * 0.6
        rival = max(worth[:seat] + worth[seat + 1 :])
        return max(0.0, min(1.0, 0.5 + (mine - rival) / 120))

    def reason(self, seen: Seen, seat: int, action: Action) -> str:
        return "bot-reason"


def _rated_cards(state: TopoumState, seat: int, kind: str) -> dict[Action, float]:
    mole = getattr(state.todo[-1], "mole", "")
    found = best_cards(state, seat, mole, tile=kind == "card-or-tile")
    return {action: worth for worth, action, _ in found}


def _quick_turn(state: TopoumState, seat: int, options: Sequence[Action], rng: Random) -> Action:
    best, best_worth = (), HOPELESS
    for action in shortlist(state, seat, options, LOOKED_AT):
        worth = turn_worth(state, seat, action, wide=0)
        if worth > best_worth:
            best, best_worth = action, worth
    if ("done",) in options and at_once(state, seat) >= best_worth:
        return ("done",)
    return best or any_of(options, rng)


def _place_worth(state: TopoumState, seat: int, kind: str, action: Action) -> float:
    if kind in ("law-two", "first-mole"):
        return reach(state, seat, action[0])
    return 0.0


JUDGE = TopoumJudge()
