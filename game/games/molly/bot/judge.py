"""Judgement of Molly: which answers are worth a thought, and what a match came to."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.molly.bot.appeal import appeals
from game.games.molly.bot.taste import TASTES, tastes
from game.games.molly.bot.why import why
from game.games.molly.bot.worth import left, prospect
from game.games.molly.content.components import score
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.turn import Act
from game.games.molly.seen.view import MollySeen
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Judge, Level, Personality, any_of
from game.kernel.play import legal, listing

__all__ = ["JUDGE", "MollyJudge"]

_RIVAL = 0.35
"""How much a point of the best rival weighs against an own one. For who wins it is nearly as much,
but what a rival comes to in some dozens of imagined rounds is luck in large part."""
_OPEN, _TOKEN = 0.5, 1.0
"""What an open set and a token come to in the end, beside a point of prospect: by regression over
the turns of 1,500 matches. Most of what looks open is taken by others, or spoilt by luck."""


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
        return appeals(state, seat, options)

    def tastes(
        self, state: MollyState, seat: int, options: Sequence[Action], personality: Personality
    ) -> Sequence[float]:
        return tastes(state, seat, options, personality.id)

    def policy(
        self, state: MollyState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        if isinstance(options, PickSome) or len(options) == 1 or rng.below(100) < personality.whim:
            return any_of(options, rng)
        liked = appeals(state, seat, options)
        if personality.id in TASTES:
            suits = tastes(state, seat, options, personality.id)
            liked = [each + taste for each, taste in zip(liked, suits, strict=True)]
        # What is as good as something else must not always lose to it.
        word = rng.word()
        return options[max(range(len(liked)), key=lambda at: liked[at] + (word >> at & 63) / 64)]

    def rests(self, state: MollyState, seat: int, began: MollyState) -> bool:
        """Once round the table: from there to the end luck adds more than any answer does, and so
        short a playout leaves time for eight times as many."""
        return state.turn > began.turn and _to_act(state, seat)

    def value(self, state: MollyState, seat: int, personality: Personality, level: Level) -> float:
        worth = _worths(state)
        found = worth[seat] + _open(state, seat)
        if level.rivals:
            # To dig well oneself counts most; to be ahead is what it is for.
            found -= _RIVAL * max(worth[:seat] + worth[seat + 1 :])
        return found

    def reason(self, seen: MollySeen, seat: int, action: Action) -> str:
        return why(seen, action)


def _to_act(state: MollyState, seat: int) -> bool:
    return bool(state.todo) and isinstance(state.todo[-1], Act) and state.active == seat


def _open(state: MollyState, seat: int) -> float:
    """What a seat that is to act can make of what lies there."""
    if not _to_act(state, seat):
        return 0.0
    return _OPEN * max(appeals(state, seat, listing(legal(state, seat))))


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
        prospect(burrow, to_come) + tokens * _TOKEN
        for burrow, tokens in zip(state.burrows, state.tokens, strict=True)
    ]


JUDGE = MollyJudge()
