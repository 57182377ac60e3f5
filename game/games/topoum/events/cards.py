"""Cards are dealt, played, drawn, thrown off the Line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content.ids import Card, Mole, Place
from game.games.topoum.content.words import CardType, Farmer, Nothing
from game.kernel.event import Event, Secret

__all__ = ["EVENTS", "Dealt", "DeckMade", "Drawn", "LineFilled", "Played", "PressTaken", "Thrown"]


@dataclass(frozen=True, slots=True)
class DeckMade(Event):
    """The types of card in the deck, and the Farmer that lies face up."""

    kind: ClassVar[str] = "deck"
    shows = True
    types: tuple[CardType, ...]
    farmer: Farmer | Nothing


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A hand at the beginning."""

    kind: ClassVar[str] = "dealt"
    shows = True
    seat: int
    count: int
    cards: Secret[tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card is used with a mole. What lay in a hand comes to light."""

    kind: ClassVar[str] = "played"
    seat: int
    card: Card
    place: Place
    cost: int
    """What it brings: medals are paid for where it is less than nothing."""
    mole: Mole
    shows: bool = False


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Off the deck into a hand."""

    kind: ClassVar[str] = "drawn"
    shows = True
    seat: int
    place: Place
    card: Secret[Card]


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """Off the Line, for nobody wanted one."""

    kind: ClassVar[str] = "thrown"
    card: Card
    slot: Place


@dataclass(frozen=True, slots=True)
class LineFilled(Event):
    """The Line of Operations as it lies now, from the deck outward."""

    kind: ClassVar[str] = "line"
    shows = True
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PressTaken(Event):
    """The Press comes to a seat, from another one or (-1) from nobody."""

    kind: ClassVar[str] = "pressed"
    seat: int
    from_: int


EVENTS: tuple[type[Event], ...] = (
    DeckMade,
    Dealt,
    Played,
    Drawn,
    Thrown,
    LineFilled,
    PressTaken,
)
