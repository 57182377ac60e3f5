"""The statistics a search keeps: nodes by the path of decisions, edges by the answer given."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from game.kernel.chance import Random
from game.kernel.contract import Action

__all__ = ["Edge", "Node"]


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
    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.visits = 0

    def pick(
        self, actions: Sequence[Action], rng: Random, curiosity: float = 0.7, widest: int = 0
    ) -> tuple[Action, Edge]:
        """The answer to look at next. Only what this imagined world allows counts as offered.

        With `widest` the answers come best first, and at most so many of these are new.
        """
        self.visits += 1
        fresh: list[Action] = []
        best: tuple[Action, Edge] | None = None
        best_bound = -1.0
        known = 0
        for action in actions:
            edge = self.edges.get(action)
            if edge is None:
                fresh.append(action)
                continue
            known += 1
            edge.offered += 1
            bound = edge.mean + curiosity * sqrt(log(edge.offered + 1) / edge.visits)
            if bound > best_bound:
                best_bound, best = bound, (action, edge)
        if fresh and (not widest or known < widest):
            action = fresh[0] if widest else fresh[rng.below(len(fresh))]
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
