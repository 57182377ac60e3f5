"""Judgement of Topoum: whole turns weighed by their medals, tables by who is ahead."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.topoum.bot.policy import first_thought, glances, quick_gain
from game.games.topoum.bot.taste import tastes
from game.games.topoum.bot.why import why
from game.games.topoum.bot.worth import cards_worth, hold
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.turn import Act
from game.games.topoum.seen.view import TopoumSeen
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Judge, Level, Personality, any_of
from game.kernel.play import legal, listing

__all__ = ["JUDGE", "TopoumJudge"]

_NEXT = 0.7
"""What a medal of one's next turn is worth now."""


class TopoumJudge(Judge[TopoumState, TopoumSeen]):
    personalities: tuple[Personality, ...] = (
        Personality("even", boldness=50),
        Personality("lookout", boldness=30, spite=10),
        Personality("bruiser", boldness=60, spite=95),
        Personality("hothead", boldness=80, whim=15, haste=5),
    )

    horizon = 40

    def candidates(
        self, state: TopoumState, seat: int, options: Options, rng: Random, most: int
    ) -> Sequence[Action]:
        if isinstance(options, PickSome):
            return (any_of(options, rng),)
        # Of answers that look alike it must not always be the first.
        shuffled = list(options)
        rng.shuffle(shuffled)
        return shuffled

    def policy(
        self, state: TopoumState, seat: int, options: Options, rng: Random, personality: Personality
    ) -> Action:
        whim = personality.whim
        if isinstance(options, PickSome) or (whim and rng.below(100) < whim):
            return any_of(options, rng)
        return first_thought(state, seat, options, rng)

    def opinions(
        self, state: TopoumState, seat: int, options: Sequence[Action], width: int
    ) -> Sequence[float]:
        return glances(state, seat, options, wide=width)

    def tastes(
        self, state: TopoumState, seat: int, options: Sequence[Action], personality: Personality
    ) -> Sequence[float]:
        return tastes(state, seat, options, personality.id)

    def rests(self, state: TopoumState, seat: int, began: TopoumState) -> bool:
        """A turn is one thought: a playout goes on to the seat's next."""
        return state.turn > began.turn and _to_act(state, seat)

    def value(self, state: TopoumState, seat: int, personality: Personality, level: Level) -> float:
        """Medals ahead; and for who looks farther, what moles on the board promise."""
        cards = [0] * state.seats if state.over else cards_worth(state)
        worth = [float(a + b) for a, b in zip(state.medals, cards, strict=True)]
        if level.rivals and not state.over:
            worth = [a + b for a, b in zip(worth, hold(state), strict=True)]
        mine = worth[seat]
        if _to_act(state, seat):
            mine += _NEXT * quick_gain(state, seat, listing(legal(state, seat)))
        rivals = sorted(worth[:seat] + worth[seat + 1 :], reverse=True)
        # The best rival counts most; the others a little.
        rest = sum(rivals[1:]) / (4 * len(rivals))
        return mine - (0.5 + personality.spite / 100) * (rivals[0] + rest)

    def reason(self, seen: TopoumSeen, seat: int, action: Action) -> str:
        return why(seen, seat, action)


def _to_act(state: TopoumState, seat: int) -> bool:
    """Whether a turn of the seat's begins."""
    return state.active == seat and bool(state.todo) and isinstance(state.todo[-1], Act)


JUDGE = TopoumJudge()
