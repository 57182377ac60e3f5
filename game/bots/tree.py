"""The statistics a search keeps: nodes by the path of decisions, edges by the answer given."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from game.kernel.chance import Random
from game.kernel.contract import Action

__all__ = ["Edge", "Node"]

_CURIOSITY = 0.7


class Edge:
    __slots__ = ("child", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.child: Node | None = None

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}

    def pick(self, actions: Sequence[Action], rng: Random) -> tuple[Action, Edge]:
        """The answer to look at next. Only what this imagined world allows counts as offered."""
        fresh: list[Action] = []
        best: tuple[Action, Edge] | None = None
        best_bound = -1.0
        for action in actions:
            edge = self.edges.get(action)
            if edge is None:
                fresh.append(action)
                continue
            edge.offered += 1
            bound = edge.mean + _CURIOSITY * sqrt(log(edge.offered + 1) / edge.visits)
            if bound > best_bound:
                best_bound, best = bound, (action, edge)
        if fresh:
            action = fresh[rng.below(len(fresh))]
            edge = self.edges[action] = Edge()
            edge.offered = 1
            return action, edge
        assert best is not None
        return best

    def best(self) -> tuple[Action, Edge] | None:
        """The answer looked at most; of equals the one that did better."""
        if not self.edges:
            return None
        return max(self.edges.items(), key=lambda item: (item[1].visits, item[1].mean))
