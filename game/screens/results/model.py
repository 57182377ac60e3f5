"""A finished match in numbers: who came where, and how the evening stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Evening", "Line", "lines", "podium"]


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
