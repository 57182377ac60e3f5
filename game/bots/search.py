"""Tree search over imagined worlds: every continuation starts in a match the seat might be in.

Decisions several seats make in secret are the searching seat's own node; the others answer by
policy, for nobody can react to what nobody has seen. Decisions made one after another are nodes for
whoever makes them, each looking after its own value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bots.found import Budget, Found
from game.bots.tree import Edge, Node
from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, PickSome, Seen
from game.kernel.judge import Judge, Personality
from game.kernel.play import asked, legal, take

__all__ = ["Budget", "Found", "search"]


def search(
    game: Game[Any, Any],
    judge: Judge,
    seen: Seen,
    seat: int,
    budget: Budget,
    personality: Personality,
    rng: Random,
) -> Found:
    root = Node()
    # A PickSome is thinned once: a fresh sample in every world would never look at one twice.
    first: Sequence[Action] = ()
    for looked in range(budget.nodes):
        world = game.imagine(seen, seat, rng)
        options = legal(world, seat)
        if looked == 0:
            first = judge.candidates(world, seat, options, rng, budget.breadth)
            if len(first) == 1:
                return Found(first[0], 0.5, 0)
        _look(judge, world, seat, root, _still(first, options), budget, personality, rng)
    best = root.best()
    assert best is not None
    action, edge = best
    return Found(action, edge.mean, edge.visits)


def _still(actions: Sequence[Action], options: Options) -> Sequence[Action]:
    if isinstance(options, PickSome):
        return actions
    allowed = set(options)
    return [action for action in actions if action in allowed] or options


def _look(
    judge: Judge,
    world: Any,
    seat: int,
    root: Node,
    first: Sequence[Action],
    budget: Budget,
    personality: Personality,
    rng: Random,
) -> None:
    path: list[tuple[int, Edge]] = []
    node: Node | None = root
    actions = first
    action, edge = root.pick(actions, rng)
    path.append((seat, edge))
    take(world, seat, action)
    node = edge.child
    if node is None and edge.visits:
        node = edge.child = Node()
    for _ in range(budget.horizon):
        if world.over:
            break
        owing = asked(world)
        mover = owing[rng.below(len(owing))] if len(owing) > 1 else owing[0]
        if seat in owing:
            mover = seat
        options = legal(world, mover)
        if node is not None and (len(owing) == 1 or mover == seat):
            actions = judge.candidates(world, mover, options, rng, budget.breadth)
            action, edge = node.pick(actions, rng)
            path.append((mover, edge))
            node = edge.child
            if node is None and edge.visits:
                node = edge.child = Node()
        else:
            action = judge.policy(world, mover, options, rng, personality)
        take(world, mover, action)
    values = {mover: judge.value(world, mover) for mover in {mover for mover, _ in path}}
    for mover, edge in path:
        edge.visits += 1
        edge.total += values[mover]
