"""Search by playouts: the likeliest answers are tried in the same imagined worlds, with the same
luck, and the worse half of them is dropped, until one is left.

For games where luck weighs more than any single answer: a tree would grow on noise, but what two
answers come to in one and the same world can be compared.
"""

from __future__ import annotations

from typing import Any

from game.bots.found import Budget, Found
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality
from game.kernel.play import asked, legal, take

__all__ = ["halving"]

_GLANCES = 8
"""Worlds in which all answers are weighed at a glance, before any is tried."""


def halving(
    game: Game[Any, Any],
    judge: Judge,
    seen: Seen,
    seat: int,
    budget: Budget,
    personality: Personality,
    rng: Random,
) -> Found:
    totals = _likeliest(game, judge, seen, seat, budget, rng)
    alive = list(totals)
    if len(alive) == 1:
        return Found(alive[0], 0.5, 0)
    worlds, rounds = 0, (len(alive) - 1).bit_length()
    for _ in range(rounds):
        for _ in range(max(1, budget.nodes // (rounds * len(alive)))):
            world, luck = game.imagine(seen, seat, rng), rng.word()
            worlds += 1
            for action in alive:
                totals[action] += _tried(judge, world, seat, action, luck, personality)
        # Sorting keeps the likelier first where two did equally well.
        alive = sorted(alive, key=lambda action: -totals[action])[: (len(alive) + 1) // 2]
    return Found(alive[0], totals[alive[0]] / (worlds + budget.trust), worlds)


def _likeliest(
    game: Game[Any, Any], judge: Judge, seen: Seen, seat: int, budget: Budget, rng: Random
) -> dict[Action, float]:
    """The answers worth trying, the likeliest first, with what each starts with."""
    world = game.imagine(seen, seat, rng)
    options: Options = legal(world, seat)
    if isinstance(options, PickSome):
        return dict.fromkeys(judge.candidates(world, seat, options, rng, budget.breadth), 0.0)
    glances = [0.0] * len(options)
    for _ in range(_GLANCES):
        for at, glance in enumerate(judge.opinions(world, seat, options)):
            glances[at] += glance / _GLANCES
        world = game.imagine(seen, seat, rng)
    order = sorted(range(len(options)), key=lambda at: -glances[at])
    worst = glances[order[0]] - judge.out_of_question
    return {
        options[at]: budget.trust * glances[at]
        for at in order[: budget.breadth]
        if glances[at] > worst
    }


def _tried(
    judge: Judge,
    world: Any,
    seat: int,
    action: Action,
    luck: int,
    personality: Personality,
) -> float:
    """What an answer comes to when everybody then follows first thoughts to the end.

    Never less far: what lies open half way through a match misleads.
    """
    state, rng = world.clone(), Random(luck)
    take(state, seat, action)
    while not state.over:
        mover = asked(state)[0]
        take(state, mover, judge.policy(state, mover, legal(state, mover), rng, personality))
    return judge.value(state, seat)
