"""The course of a match: turns, medals, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content.ids import Mole, Space
from game.games.topoum.content.words import Category, Crate, PayCause, Wish
from game.kernel.event import Event

__all__ = [
    "EVENTS",
    "CategoryCounted",
    "CrateOpened",
    "Entered",
    "FinalScoring",
    "MatchBegun",
    "Paid",
    "Passed",
    "PeaceCame",
    "SetOut",
    "SetsCounted",
    "Sighted",
    "Stuck",
    "TurnBegun",
]


@dataclass(frozen=True, slots=True)
class MatchBegun(Event):
    kind: ClassVar[str] = "match"
    first: int
    """Who has the Whistle."""
    wish: Wish


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    kind: ClassVar[str] = "turn"
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """Somebody enters into combat; barracks and mole are told next."""

    kind: ClassVar[str] = "entered"
    seat: int
    mole: Mole
    space: Space


@dataclass(frozen=True, slots=True)
class SetOut(Event):
    """A mole makes the move of its own."""

    kind: ClassVar[str] = "moves"
    seat: int
    mole: Mole


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Nothing else can be done. That is news: it tells of the hand."""

    kind: ClassVar[str] = "passed"
    shows = True
    seat: int


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """The mole that moved can neither use a card nor have its tile changed."""

    kind: ClassVar[str] = "stuck"
    shows = True
    seat: int
    mole: Mole


@dataclass(frozen=True, slots=True)
class Sighted(Event):
    """A new line of sight is scored."""

    kind: ClassVar[str] = "sighted"
    seat: int
    ends: tuple[Mole, Mole]
    spaces: tuple[Space, ...]
    """From the first end to the other."""
    medals: int
    squares: int
    barracks: int
    """Own ones among the squares."""


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Medals come or go."""

    kind: ClassVar[str] = "medals"
    seat: int
    count: int
    why: PayCause


@dataclass(frozen=True, slots=True)
class PeaceCame(Event):
    """The card that ends the war turns up."""

    kind: ClassVar[str] = "peace"
    shows = True


@dataclass(frozen=True, slots=True)
class FinalScoring(Event):
    """Hands go back to the box."""

    kind: ClassVar[str] = "final"
    shows = True


@dataclass(frozen=True, slots=True)
class CategoryCounted(Event):
    """Who has played most cards of one category."""

    kind: ClassVar[str] = "category"
    category: Category
    seats: tuple[int, ...]
    """One, several who share it, or none where nobody has any."""
    medals: int
    """For each of them."""
    counts: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class SetsCounted(Event):
    """A seat's sets of all four categories."""

    kind: ClassVar[str] = "sets"
    seat: int
    count: int
    medals: int


@dataclass(frozen=True, slots=True)
class CrateOpened(Event):
    """At the end, and for everybody to see."""

    kind: ClassVar[str] = "opened"
    shows = True
    crate: Crate
    space: Space
    value: int
    seat: int
    """Whose mole is upon it, -1 for nobody's."""


EVENTS: tuple[type[Event], ...] = (
    MatchBegun,
    TurnBegun,
    Entered,
    SetOut,
    Passed,
    Stuck,
    Sighted,
    Paid,
    PeaceCame,
    FinalScoring,
    CategoryCounted,
    SetsCounted,
    CrateOpened,
)
