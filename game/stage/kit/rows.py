"""Where things lie: at a place of their own, side by side, one below the other, in a grid."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

__all__ = [
    "Corner", "Grid", "Lettered", "Lies", "Side", "Sized", "Stands", "along", "apart", "clear",
    "closer", "grid", "halves", "spread",
]  # fmt: skip


T = TypeVar("T")


class Corner(Protocol):
    """A layout knows where its own measure begins on the screen."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...


@dataclass(frozen=True, slots=True)
class Lies:
    """A box of a layout, in its own measure: `mat = Lies(410, 128, 1100, 700)`."""

    x: float
    y: float
    w: float
    h: float

    def __get__(self, layout: Corner, _kind: type) -> Box:
        return Box(layout.x + self.x, layout.y + self.y, self.w, self.h)


@dataclass(frozen=True, slots=True)
class Stands:
    """A point of a layout, in its own measure: `deck = Stands(544, 252)`."""

    x: float
    y: float

    def __get__(self, layout: Corner, _kind: type) -> tuple[float, float]:
        return layout.x + self.x, layout.y + self.y


class Lettered(Protocol):
    """A frame knows how large its text is, and so does what is laid out for it."""

    @property
    def large(self) -> bool: ...


class Sized(NamedTuple, Generic[T]):
    """What is otherwise where text is large: `_COUNT = Sized((48, 42), (70, 68))`, and
    `_COUNT.on(plan)` is the one that holds."""

    usual: T
    large: T

    def on(self, layout: Lettered) -> T:
        return self.large if layout.large else self.usual


class Grid(NamedTuple):
    """Boxes of one size, side by side and one below the other."""

    first: Box
    across: float
    """From one to the next in its row."""
    down: float

    def at(self, column: float, row: float = 0) -> Box:
        return self.first._replace(
            x=self.first.x + column * self.across, y=self.first.y + row * self.down
        )

    def boxes(self, columns: int, count: int) -> Iterator[Box]:
        """So many, row by row."""
        return (self.at(at % columns, at // columns) for at in range(count))


def grid(
    room: Box, columns: int, rows: int = 1, gap: float = 0, *, below: float | None = None,
    most: float = inf, left: bool = False,
) -> Grid:  # fmt: skip
    """A room parted into boxes with a gap between them (and `below` them, if that is another),
    none of them wider than `most`.

    Where they leave some of it they lie in its middle, or at its left.
    """
    columns = max(columns, 1)
    wide = min((room.w - gap * (columns - 1)) / columns, most)
    below = gap if below is None else below
    high = (room.h - below * (rows - 1)) / rows
    x = room.x if left else room.cx - (wide * columns + gap * (columns - 1)) / 2
    return Grid(Box(x, room.y, wide, high), wide + gap, high + below)


def closer(gap: float, room: float, count: int) -> float:
    """How far from each other so many lie in a row: closer where they have no room."""
    return min(gap, room / max(count, 1))


class Side(NamedTuple):
    """A place at one of two sides."""

    left: bool
    row: int
    """From the top, or from the middle outwards."""
    rows: int
    """So many there are at this side."""


def along(middle: float, at: int, count: int, gap: float) -> float:
    """The middle of one of so many things in a row, or a column, about a middle."""
    return middle + (at - (count - 1) / 2) * gap


def spread(middle: float, at: int, count: int, gap: float, room: float) -> float:
    """The same, closer where so many have no room."""
    return along(middle, at, count, closer(gap, room, count))


def apart(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """In their order, so far from each other that none hides another, near to where they are."""
    groups: list[tuple[float, int]] = []
    for place in places:
        first, count = place, 1
        while groups and first < groups[-1][0] + groups[-1][1] * gap:
            before, others = groups.pop()
            # The middle of a group lies in the middle of where its members would be.
            first = (before * others + (first - others * gap) * count) / (others + count)
            count += others
        groups.append((first, count))
    found = [first + at * gap for first, count in groups for at in range(count)]
    moved = max(low - found[0], 0) - max(found[-1] - high, 0)
    return [place + moved for place in found]


def clear(places: Iterable[Box], room: Box, taken: Sequence[Box]) -> Box:
    """The first of these that lies in the room and covers nothing of what is taken; where none
    does, the one that covers least."""
    best, least = room, inf
    for place in places:
        spilt = place.w * place.h - _shared(place, room)
        cost = round(spilt + sum(_shared(place, other) for other in taken), 3)
        if cost < least:
            best, least = place, cost
        if not least:
            break
    return best


def _shared(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0) * max(high, 0)


def halves(at: int, count: int) -> Side:
    """Half of so many at the left and half at the right; the odd one is at the left."""
    half = (count + 1) // 2
    return (
        Side(left=True, row=at, rows=half)
        if at < half
        else Side(left=False, row=at - half, rows=count - half)
    )
