"""Why that score: where every point of a finished match came from, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.stage.said import Said

__all__ = ["Account", "Part", "Source", "Tally", "Term", "plain"]


@dataclass(frozen=True, slots=True)
class Part:
    """A number that goes into a term, and the picture it stands beside."""

    count: int
    art: str = ""


@dataclass(frozen=True, slots=True)
class Term:
    """What one source brought one seat. Its parts are added, or multiplied where it says so."""

    points: int
    parts: tuple[Part, ...] = ()
    times: bool = False

    @property
    def sound(self) -> bool:
        """Whether the parts make the points."""
        counts = [part.count for part in self.parts]
        return not counts or self.points == (prod(counts) if self.times else sum(counts))


@dataclass(frozen=True, slots=True)
class Source:
    """One reason for points: its name and picture, and what it brought each seat."""

    title: Said
    terms: tuple[Term, ...]
    art: str = ""
    note: Said | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """How many each seat had of something that was compared: the most stand out."""

    art: str
    counts: tuple[int, ...]

    def most(self, seat: int) -> bool:
        return self.counts[seat] == max(self.counts) > 0


@dataclass(frozen=True, slots=True)
class Account:
    """The score of every seat as terms that add up to it."""

    sources: tuple[Source, ...] = ()
    remarks: tuple[Said | None, ...] = ()
    """By seat, what helps to read the terms: how many cubes they came from."""
    tallies: tuple[Tally, ...] = ()
    """By which the terms can be checked."""

    @property
    def by_seat(self) -> bool:
        """A seat is a row, and its terms stand side by side in it. Where sources have something
        to say for themselves, they are the rows."""
        return all(source.note is None for source in self.sources)

    def total(self, seat: int) -> int:
        return sum(source.terms[seat].points for source in self.sources)

    def running(self, seat: int) -> Iterator[int]:
        """The sum after each source."""
        so_far = 0
        for source in self.sources:
            so_far += source.terms[seat].points
            yield so_far

    def wrong(self, scores: Sequence[int]) -> list[tuple[str, int]]:
        """What does not add up: the key of a source whose parts are not its points, or "" for a
        sum that is not the score; and the seat."""
        found = [
            (source.title.key, seat)
            for source in self.sources
            for seat, term in enumerate(source.terms)
            if not term.sound
        ]
        found += [("", seat) for seat, score in enumerate(scores) if self.total(seat) != score]
        return found


def plain(counts: Sequence[int]) -> tuple[Term, ...]:
    """Terms that are what they are."""
    return tuple(Term(count) for count in counts)
