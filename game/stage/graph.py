"""Scores as curves between round numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Curve", "Graph", "graph"]


@dataclass(frozen=True, slots=True)
class Curve:
    seat: int
    points: tuple[tuple[float, float], ...]
    """From 0 to 1, rightwards and upwards."""


@dataclass(frozen=True, slots=True)
class Graph:
    curves: tuple[Curve, ...]
    turns: int
    marks: tuple[int, ...]
    """Scores worth a line across."""
    least: int
    most: int

    def up(self, score: float) -> float:
        return (score - self.least) / (self.most - self.least)


def _step(reach: int) -> int:
    """A round distance between lines, so that there are three to six of them."""
    unit = 1
    while True:
        for factor in (1, 2, 5):
            if reach <= unit * factor * 6:
                return unit * factor
        unit *= 10


def graph(scores: Sequence[Sequence[int]]) -> Graph:
    """Scores after each turn (`scores[turn][seat]`, the start first) as curves."""
    values = [value for row in scores for value in row] or [0]
    low, high = min(0, *values), max(1, *values)
    step = _step(high - low)
    least = low // step * step
    most = -(-high // step) * step
    span = max(len(scores) - 1, 1)
    seats = len(scores[0]) if scores else 0
    curves = tuple(
        Curve(
            seat,
            tuple(
                (turn / span, (row[seat] - least) / (most - least))
                for turn, row in enumerate(scores)
            ),
        )
        for seat in range(seats)
    )
    return Graph(curves, len(scores) - 1, tuple(range(least, most + 1, step)), least, most)
