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
    alive = _likeliest(game, judge, seen, seat, budget.breadth, rng)
    if len(alive) == 1:
        return Found(alive[0], 0.5, 0)
    totals = dict.fromkeys(alive, 0.0)
    worlds, rounds = 0, (len(alive) - 1).bit_length()
    for _ in range(rounds):
        for _ in range(max(1, budget.nodes // (rounds * len(alive)))):
            world, luck = game.imagine(seen, seat, rng), rng.word()
            worlds += 1
            for action in alive:
                totals[action] += _tried(game, judge, world, seat, action, luck, personality)
        # Sorting keeps the likelier first where two did equally well.
        alive = sorted(alive, key=lambda action: -totals[action])[: (len(alive) + 1) // 2]
    return Found(alive[0], totals[alive[0]] / worlds, worlds)


def _likeliest(
    game: Game[Any, Any], judge: Judge, seen: Seen, seat: int, most: int, rng: Random
) -> list[Action]:
    """The answers worth trying, the likeliest first."""
    world = game.imagine(seen, seat, rng)
    options: Options = legal(world, seat)
    if isinstance(options, PickSome):
        return list(judge.candidates(world, seat, options, rng, most))
    weights = [0.0] * len(options)
    for _ in range(_GLANCES):
        for at, weight in enumerate(judge.opinions(world, seat, options)):
            weights[at] += weight
        world = game.imagine(seen, seat, rng)
    order = sorted(range(len(options)), key=lambda at: -weights[at])
    best = _GLANCES * judge.out_of_question
    return [options[at] for at in order[:most] if weights[order[0]] - weights[at] < best]


def _tried(
    game: Game[Any, Any],
    judge: Judge,
    world: Any,
    seat: int,
    action: Action,
    luck: int,
    personality: Personality,
) -> float:
    """What an answer comes to when everybody then follows first thoughts."""
    state, rng, begun = world.clone(), Random(luck), game.turn(world)
    take(state, seat, action)
    decided = 0
    while not state.over and not judge.far_enough(state, seat, begun, decided):
        mover = asked(state)[0]
        take(state, mover, judge.policy(state, mover, legal(state, mover), rng, personality))
        decided += 1
    return judge.value(state, seat)
