"""Search by playouts: the likeliest answers are tried in the same imagined worlds, with the same
luck, and the worse half of them is dropped, until one is left.

For games where luck weighs more than any single answer: a tree would grow on noise, but what two
answers come to in one and the same world can be compared.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.bots.found import Budget, Found
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality
from game.kernel.play import asked, legal, take

__all__ = ["halving"]

_GLANCES = 8
"""Worlds in which all answers are weighed at a glance, before any is tried."""

_ENOUGH = 12
"""Worlds after which it may be clear that an answer lags too far behind ..."""
_MAY_CATCH_UP = 1.5
"""... by so many times what luck makes of two answers: it is tried no further."""


def halving(
    game: Game[Any, Any],
    judge: Judge,
    seen: Seen,
    seat: int,
    budget: Budget,
    personality: Personality,
    rng: Random,
) -> Found:
    totals, tastes = _likeliest(game, judge, seen, seat, budget, personality, rng)
    alive = list(totals)
    if len(alive) == 1:
        return Found(alive[0], 0.5, 0)
    tried: dict[Action, list[float]] = {action: [] for action in alive}
    worlds, rounds = 0, (len(alive) - 1).bit_length()
    for _ in range(rounds):
        # Towards the end a playout is short, and as many more of them are tried.
        looks = budget.nodes // rounds
        while looks > 0:
            world, luck = game.imagine(seen, seat, rng), rng.word()
            worlds += 1
            for action in alive:
                ended, decisions = _tried(judge, world, seat, action, luck, personality)
                came_to = (judge.value if budget.rivals else judge.own)(ended, seat)
                came_to += tastes.get(action, 0.0)
                tried[action].append(came_to)
                totals[action] += came_to
                looks -= decisions
        # Sorting keeps the likelier first where two did equally well.
        alive = sorted(alive, key=lambda action: -totals[action])[: (len(alive) + 1) // 2]
        if worlds >= _ENOUGH:
            ahead = alive[0]
            alive = [
                action
                for action in alive
                if totals[ahead] - totals[action]
                <= _MAY_CATCH_UP * _spread(tried[ahead], tried[action])
            ]
        if len(alive) == 1:
            break
    return Found(alive[0], totals[alive[0]] / (worlds + budget.trust), worlds)


def _spread(one: Sequence[float], other: Sequence[float]) -> float:
    """How far the sums of two answers lie apart by luck alone, tried in the same worlds."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / len(apart)
    return math.sqrt(sum([(each - mean) ** 2 for each in apart]))


def _likeliest(
    game: Game[Any, Any],
    judge: Judge,
    seen: Seen,
    seat: int,
    budget: Budget,
    personality: Personality,
    rng: Random,
) -> tuple[dict[Action, float], dict[Action, float]]:
    """The answers worth trying, the likeliest first, with what each starts with; and how they
    suit one's taste."""
    world = game.imagine(seen, seat, rng)
    options: Options = legal(world, seat)
    if isinstance(options, PickSome):
        return dict.fromkeys(judge.candidates(world, seat, options, rng, budget.breadth), 0.0), {}
    glances = [0.0] * len(options)
    tastes = [0.0] * len(options)
    for _ in range(_GLANCES):
        for at, glance in enumerate(judge.opinions(world, seat, options)):
            glances[at] += glance / _GLANCES
        for at, taste in enumerate(judge.tastes(world, seat, options, personality)):
            tastes[at] += taste / _GLANCES
        world = game.imagine(seen, seat, rng)
    liked = [glance + taste for glance, taste in zip(glances, tastes, strict=True)]
    order = sorted(range(len(options)), key=lambda at: -liked[at])
    worst = liked[order[0]] - judge.out_of_question
    tried = [at for at in order[: budget.breadth] if liked[at] > worst]
    return (
        {options[at]: budget.trust * liked[at] for at in tried},
        {options[at]: tastes[at] for at in tried},
    )


def _tried(
    judge: Judge,
    world: Any,
    seat: int,
    action: Action,
    luck: int,
    personality: Personality,
) -> tuple[Any, int]:
    """How a match ends after an answer when everybody then follows first thoughts, one's rivals in
    the manner of most; and how many decisions that took.

    Never less far: what lies open half way through a match misleads.
    """
    state, rng, usual = world.clone(), Random(luck), judge.personalities[0]
    take(state, seat, action)
    decisions = 1
    while not state.over:
        decisions += 1
        mover = asked(state)[0]
        manner = personality if mover == seat else usual
        take(state, mover, judge.policy(state, mover, legal(state, mover), rng, manner))
    return state, decisions
