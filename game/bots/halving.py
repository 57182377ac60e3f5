"""Search by playouts: the likeliest answers are tried in the same imagined worlds, with the same
luck, and the worse half of them is dropped, until one is left.

Where luck weighs more than any single answer a tree would grow on noise, but what two answers come
to in one and the same world can be compared.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.beam import turn_worths
from game.bots.question import Question
from game.kernel.contract import Action, PickSome

__all__ = ["Found", "halving"]

_ENOUGH = 12
"""Worlds after which it may be clear that an answer lags too far behind ..."""
_MAY_CATCH_UP = 1.5
"""... by so many times what luck makes of two answers: it is tried no further."""


@dataclass(frozen=True, slots=True)
class Found:
    action: Action
    value: float
    """In the measure of the judge's `value`."""
    looks: int
    """Worlds it was tried in."""


def halving(question: Question[Any, Any]) -> Found:
    level, judge = question.level, question.judge
    totals, tastes = _likeliest(question)
    alive = list(totals)
    if len(alive) == 1 or not level.decisions:
        return Found(alive[0], totals[alive[0]], 0)
    tried: dict[Action, list[float]] = {action: [] for action in alive}
    worlds, rounds = 0, (len(alive) - 1).bit_length()
    for _ in range(rounds):
        # Towards the end a playout is short, and as many more of them are tried.
        looks = level.decisions // rounds
        while looks > 0:
            world, luck = question.world(), question.rng.word()
            worlds += 1
            for action in alive:
                ended, decisions = question.played(world, action, luck)
                came_to = judge.value(ended, question.seat, question.manner, level)
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
    return Found(alive[0], totals[alive[0]] / (worlds + level.trust), worlds)


def _spread(one: Sequence[float], other: Sequence[float]) -> float:
    """How far the sums of two answers lie apart by luck alone, tried in the same worlds."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / len(apart)
    return math.sqrt(sum([(each - mean) ** 2 for each in apart]))


def _likeliest(question: Question[Any, Any]) -> tuple[dict[Action, float], dict[Action, float]]:
    """The answers worth trying, the likeliest first, with what each starts with; and how they
    suit one's taste."""
    level, judge, seat = question.level, question.judge, question.seat
    world, rng = question.world(), question.rng
    options = judge.candidates(world, seat, question.options, rng, level.breadth)
    if isinstance(question.options, PickSome):
        return dict.fromkeys(options, 0.0), {}
    if level.notices:
        noticed = list(options)
        rng.shuffle(noticed)
        options = noticed[: level.notices]
    opinions = judge.opinions(world, seat, options, level.width)
    if opinions is None:
        opinions = turn_worths(question, world, options)
    tastes = judge.tastes(world, seat, options, question.manner)
    liked = [opinion + taste for opinion, taste in zip(opinions, tastes, strict=True)]
    order = sorted(range(len(options)), key=lambda at: -liked[at])
    worst = liked[order[0]] - level.margin
    tried = [at for at in order[: level.breadth] if liked[at] > worst]
    return (
        {options[at]: level.trust * liked[at] for at in tried},
        {options[at]: tastes[at] for at in tried},
    )
