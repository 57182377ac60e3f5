"""What a match comes to, event by event: lines of the log, numbers for each seat.

A game says once, for each kind of event, what is told of it and what it counts for. The log, news
for those who waited, statistics, praise and the account of the score are read off that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from game.stage.account import Account, Source
from game.stage.feats import Feat
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.stage.account import Term
    from game.stage.look import Look

__all__ = ["Book", "Line", "Row", "Stat", "Tale", "Told", "sourced"]


@dataclass(frozen=True, slots=True)
class Line:
    """Something in words, and whose doing it was.

    What has a weight is told again, in short, to whoever waited meanwhile, by its public half.
    """

    text: Said
    seat: int | None = None
    weight: int = 0
    """How much it matters to those who waited; 0: it is for the log alone."""
    hits: tuple[int, ...] = ()
    """The seats that lost something by it, or were to."""
    gain: int = 0
    """What it brought to whoever did it; less than nothing: what it cost."""
    art: str = ""
    """A picture of it."""
    points: tuple[str, ...] = ()
    """The pieces that it is about: these keys, and all that begin with one and a dot."""


class Told(NamedTuple):
    """What happened while somebody waited, in the order it did."""

    event: Any
    number: int
    lines: tuple[Line, ...]
    fresh: bool = True
    """Or it was told before, and only says whose turn it was."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the statistics after the match: what, and a number for each seat."""

    title: Said
    values: tuple[str | float, ...]
    """What is no whole number is written as each language does, with one place."""


class Book:
    """What is written down of what is told: `book.did("took", event.seat, count=3)`."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.lines: list[Line] = []
        self.turn = 0
        """Whose turn it is, where a game says so."""
        self._counts: Counter[tuple[str, int]] = Counter()
        self._runs: Counter[tuple[str, int]] = Counter()

    @property
    def seats(self) -> int:
        return self.look.seats

    def name(self, seat: int) -> str:
        """As it goes into sentences."""
        return self.look.faces[seat].name

    # In words

    def says(
        self, key: str, seat: int | None = None, *, weight: int = 0, hits: Iterable[int] = (),
        gain: int = 0, art: str = "", points: Iterable[str] = (), **facts: str | int | Said,
    ) -> None:  # fmt: skip
        """A line of the log, `log-KEY`, and whose doing it was; see `Line` for what it weighs."""
        line = Line(Said(f"log-{key}", facts), seat, weight)
        if weight:
            line = Line(line.text, seat, weight, tuple(hits), gain, art, tuple(points))
        self.lines.append(line)

    def did(self, key: str, seat: int, **more: Any) -> None:
        """A line about what a seat did, which is told its `$name`."""
        self.says(key, seat, name=self.name(seat), **more)

    # In numbers

    def adds(self, kind: str, seat: int, count: int = 1) -> None:
        """So many more of it."""
        self._counts[kind, seat] += count

    def each(self, kind: str, counts: Iterable[int]) -> None:
        """So many more for every seat, in their order."""
        for seat, count in enumerate(counts):
            self.adds(kind, seat, count)

    def sets(self, kind: str, seat: int, count: int) -> None:
        """So many from now on."""
        self._counts[kind, seat] = count

    def best(self, kind: str, seat: int, reached: int) -> None:
        """The most that was reached at once."""
        self._counts[kind, seat] = max(self._counts[kind, seat], reached)

    def often(self, kind: str, seat: int, what: object) -> None:
        """How often the same was met, of what was met most often."""
        part = f"{kind}.{what}"
        self.adds(part, seat)
        self.best(kind, seat, self.count(part, seat))

    def row(self, kind: str, seat: int, *, goes_on: bool) -> None:
        """The longest run of the same luck."""
        self._runs[kind, seat] = self._runs[kind, seat] + 1 if goes_on else 0
        self.best(kind, seat, self._runs[kind, seat])

    # Read again

    def count(self, kind: str, seat: int) -> int:
        return self._counts[kind, seat]

    def has(self, kind: str, seat: int) -> bool:
        """Whether anything of it was ever written down, and be it nothing."""
        return (kind, seat) in self._counts

    def of(self, kind: str) -> tuple[int, ...]:
        """For every seat."""
        return tuple(self._counts[kind, seat] for seat in range(self.seats))

    def under(self, kind: str, seat: int) -> list[tuple[str, int]]:
        """What was counted as `KIND.WHAT`, in the order it came."""
        whole = f"{kind}."
        return [
            (each.removeprefix(whole), count)
            for (each, whose), count in self._counts.items()
            if whose == seat and each.startswith(whole)
        ]


class Stat(NamedTuple):
    """A row of the statistics, `stat-NAME`."""

    name: str
    of: str = ""
    """What was counted for it; "": what is called as it is."""
    rare: bool = False
    """Left out where there was none of it."""
    none: str = "0"
    """What stands there for a seat of which nothing was written down."""
    per: str = ""
    """In tenths, for each one of these."""
    facts: Mapping[str, int] = {}

    def row(self, book: Book) -> Row | None:
        kind = self.of or self.name
        seats = range(book.seats)
        if self.rare and not any(book.has(kind, seat) for seat in seats):
            return None
        return Row(Said(f"stat-{self.name}", self.facts), tuple(self._of(book, s) for s in seats))

    def _of(self, book: Book, seat: int) -> str | float:
        kind = self.of or self.name
        if self.per:
            return _tenths(book.count(kind, seat), book.count(self.per, seat))
        return str(book.count(kind, seat)) if book.has(kind, seat) else self.none


def _tenths(total: int, count: int) -> float:
    return ((10 * total + count // 2) // count if count else 0) / 10


@dataclass(frozen=True)
class Tale:
    """All that is said of a game's matches beside what its table shows."""

    tells: Callable[[Any, Book], None] = lambda _event, _book: None
    """What an event is, in words and in numbers. It is asked with an empty book for the log, and
    with one for the whole match after its end."""
    stats: Sequence[str | Stat] = ()
    """The rows of the statistics, by what was counted."""
    feats: Mapping[str, str | tuple[str, str]] = field(default_factory=dict)
    """What a seat may be praised for, and the picture of it; and what was counted for it, where
    that is not called the same."""
    ends: Callable[[Any, Book], None] = lambda _seen, _book: None
    """What counts as it lies there at the end."""
    accounts: Callable[[Book], Account] = lambda _book: Account()
    """Where every point came from: terms that add up to the score."""
    turns: Callable[[Sequence[Told], Look, int], Iterable[tuple[int, Line]]] | None = None
    """Where much comes of one turn: all of it in one line for this seat that waited, with the
    number of the event that it is about."""

    def lines(self, event: object, look: Look) -> tuple[Line, ...]:
        """An event in words, for the log: none, one or several lines."""
        book = Book(look)
        self.tells(event, book)
        return tuple(book.lines)

    def whole(self, seen: object, events: Iterable[object], look: Look) -> Book:
        """A finished match."""
        book = Book(look)
        for event in events:
            self.tells(event, book)
        self.ends(seen, book)
        return book

    def rows(self, book: Book) -> tuple[Row, ...]:
        """Of the statistics."""
        stats = (Stat(each) if isinstance(each, str) else each for each in self.stats)
        return tuple(row for stat in stats if (row := stat.row(book)) is not None)

    def praise(self, book: Book) -> tuple[Feat, ...]:
        """What each seat may be praised for."""
        found = []
        for kind, shown in self.feats.items():
            art, of = (shown, kind) if isinstance(shown, str) else shown
            found.append(Feat(kind, art, book.of(of)))
        return tuple(found)


def sourced(
    kind: str, art: str, terms: Sequence[Term], noted: Mapping[str, str] | None = None
) -> Source:
    """A source of points, `account-KIND`; where it is `noted` it says more, `account-KIND-note`."""
    note = None if noted is None else Said(f"account-{kind}-note", noted)
    return Source(Said(f"account-{kind}"), tuple(terms), art, note)
