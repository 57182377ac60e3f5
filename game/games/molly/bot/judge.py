"""Judgement of Molly: which answers are worth a thought, and what a match came to."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.molly.bot.appeal import appeals
from game.games.molly.bot.taste import TASTES, tastes
from game.games.molly.bot.why import why
from game.games.molly.bot.worth import left, prospect, token_worth
from game.games.molly.content.components import score
from game.games.molly.rules.state import MollyState
from game.games.molly.seen.view import MollySeen
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Judge, Personality, any_of

__all__ = ["JUDGE", "MollyJudge"]

_RIVAL = 0.1
"""How much a point of the best rival weighs against an own one."""
_POINT = 1 / 60
"""A point in the measure of `value`: the best burrow has 49, and tokens."""


class MollyJudge(Judge[MollyState, MollySeen]):
    personalities: tuple[Personality, ...] = (
        Personality("even"),
        Personality("picky"),
        Personality("glutton"),
        Personality("digger", whim=10),
        Personality("pest"),
    )

    def opinions(
        self, state: MollyState, seat: int, options: Sequence[Action], width: int
    ) -> Sequence[float]:
        return [each * _POINT for each in appeals(state, seat, options)]

    def tastes(
        self, state: MollyState, seat: int, options: Sequence[Action], personality: Personality
    ) -> Sequence[float]:
        return [each * _POINT for each in tastes(state, seat, options, personality.id)]

    def policy(
        self, state: MollyState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome) or len(options) == 1 or rng.below(100) < personality.whim:
            return any_of(options, rng)
        liked = appeals(state, seat, options)
        if personality.id in TASTES:
            suits = tastes(state, seat, options, personality.id)
            liked = [each + taste for each, taste in zip(liked, suits, strict=True)]
        word = rng.word()
        best, best_liked = options[0], -1000.0
        for action, each in zip(options, liked, strict=True):
            word, whim = divmod(word, 64)
            if not word:
                word = rng.word()
            if each + whim / 64 > best_liked:
                best, best_liked = action, each + whim / 64
        return best

    def value(self, state: MollyState, seat: int) -> float:
        worth = _worths(state)
        mine = worth[seat]
        rival = max(worth[:seat] + worth[seat + 1 :])
        # To dig well oneself counts most; to be ahead is what it is for.
        return max(0.0, min(1.0, 0.2 + (mine - _RIVAL * rival) * _POINT))

    def own(self, state: MollyState, seat: int) -> float:
        return max(0.0, min(1.0, 0.2 + _worths(state)[seat] * _POINT))

    def reason(self, seen: MollySeen, seat: int, action: Action) -> str:
        return why(seen, action)


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


JUDGE = MollyJudge()
