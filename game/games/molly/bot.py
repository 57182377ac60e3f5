"""Judgement of Molly: which answers are worth a thought, and what a match came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.molly.appeal import appeals
from game.games.molly.content import score
from game.games.molly.state import MollyState
from game.games.molly.worth import left, prospect, token_worth
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality, any_of

__all__ = ["JUDGE", "MollyJudge"]


RIVAL = 0.5
"""How much a point of the best rival weighs against an own one."""
AHEAD = 1
"""Playouts go on to the beginning of the own turn after so many."""


class MollyJudge(Judge):
    personalities: tuple[Personality, ...] = (
        Personality("even", boldness=50),
        Personality("picky", boldness=20),
        Personality("glutton", boldness=85),
        Personality("digger", boldness=55, whim=20),
        Personality("pest", boldness=50, spite=90),
    )
    horizon = 10
    effort = 40
    halving = True
    out_of_question = 9.0

    def candidates(
        self, state: Any, seat: int, options: Options, rng: Random, most: int
    ) -> Sequence[Action]:
        if isinstance(options, PickSome):
            return super().candidates(state, seat, options, rng, most)
        if len(options) == 1:
            return options
        once = _once(options)
        liked = appeals(state, seat, once)
        order = sorted(range(len(once)), key=lambda at: -liked[at])
        return tuple(once[at] for at in order[:most])

    def opinions(self, state: Any, seat: int, options: Sequence[Action]) -> Sequence[float]:
        liked = appeals(state, seat, options)
        # A swap may be named from either end; once is enough to try.
        return [
            -100.0 if action[0] == "swap" and action[1] > action[2] else each
            for action, each in zip(options, liked, strict=True)
        ]

    def far_enough(self, state: Any, seat: int, begun: int, decided: int) -> bool:
        # At the beginning of an own turn nobody is in the middle of anything.
        return (
            state.turn >= begun + AHEAD
            and state.active == seat
            and not state.spent
            and state.todo[-1].kind == "act"
        )

    def policy(
        self, state: Any, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome) or len(options) == 1 or rng.below(100) < personality.whim:
            return any_of(options, rng)
        liked = appeals(state, seat, options)
        word = rng.word()
        best, best_liked = options[0], -1000.0
        for action, each in zip(options, liked, strict=True):
            word, whim = divmod(word, 64)
            if not word:
                word = rng.word()
            if each + whim / 64 > best_liked:
                best, best_liked = action, each + whim / 64
        return best

    def value(self, state: Any, seat: int) -> float:
        worth = _worths(state)
        mine = worth[seat]
        rival = max(worth[:seat] + worth[seat + 1 :])
        # To dig well oneself counts most; to be ahead is what it is for.
        return max(0.0, min(1.0, 0.2 + (mine - RIVAL * rival) / 60))

    def reason(self, seen: Seen, seat: int, action: Action) -> str:
        return f"bot-reason-{action[0].split('.')[0]}" if action else "bot-reason"


def _worths(state: MollyState) -> list[float]:
    """What each seat has, or is on its way to."""
    if state.over:
        return [
            # A tie goes to the fewer tokens.
            score(burrow, tokens) - tokens / 64
            for burrow, tokens in zip(state.burrows, state.tokens, strict=True)
        ]
    to_come = left(state)
    return [
        prospect(burrow, to_come) + tokens * token_worth(to_come)
        for burrow, tokens in zip(state.burrows, state.tokens, strict=True)
    ]


def _once(options: Sequence[Action]) -> Sequence[Action]:
    """A swap may be named from either end; once is enough to think about."""
    return [action for action in options if action[0] != "swap" or action[1] < action[2]]


JUDGE = MollyJudge()
