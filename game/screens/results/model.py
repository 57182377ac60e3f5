"""A finished match in numbers: who came where, and how the evening stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Curve", "Evening", "Graph", "Line", "graph", "lines", "podium"]


@dataclass(frozen=True, slots=True)
class Line:
    """One seat in the table."""

    seat: int
    place: int
    score: int


def lines(places: Sequence[int], scores: Sequence[int]) -> tuple[Line, ...]:
    """The seats from first to last; those who share a place in the order of the table."""
    found = [Line(seat, place, scores[seat]) for seat, place in enumerate(places)]
    return tuple(sorted(found, key=lambda line: (line.place, line.seat)))


def podium(ranked: Sequence[Line]) -> tuple[Line, ...]:
    """From left to right: the first in the middle, the others falling away to both sides."""
    left: list[Line] = []
    right: list[Line] = []
    for number, line in enumerate(ranked):
        (right if number % 2 == 0 else left).append(line)
    return (*reversed(left), *right)


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


@dataclass(slots=True)
class Evening:
    """Wins since the program was opened, by name; a shared win counts for everybody in it."""

    wins: dict[str, int] = field(default_factory=dict)
    colours: dict[str, str] = field(default_factory=dict)
    _counted: set[tuple[object, ...]] = field(default_factory=set)

    def record(
        self, match: tuple[object, ...], people: Mapping[str, str], winners: Sequence[str]
    ) -> None:
        """Count a match, once: its results may be looked at again."""
        if match in self._counted:
            return
        self._counted.add(match)
        for name, colour in people.items():
            self.wins.setdefault(name, 0)
            self.colours[name] = colour
        for name in winners:
            self.wins[name] += 1

    def table(self) -> tuple[tuple[str, str, int], ...]:
        """Name, colour and wins, most wins first."""
        rows = [(name, self.colours[name], wins) for name, wins in self.wins.items()]
        return tuple(sorted(rows, key=lambda row: -row[2]))
