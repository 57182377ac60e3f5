"""What is told of a match: the roll-off, a round from its deal to its end, and the showdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple

from game.games.mole_park.content import DieName, Face, Mole, Prize, StandName
from game.kernel.event import Event, Secret, row

__all__ = [
    "EVENTS",
    "Cash",
    "CashedIn",
    "Compared",
    "Crowned",
    "Dealt",
    "Declared",
    "Discarded",
    "Fallen",
    "FellShort",
    "Fled",
    "Miss",
    "Missed",
    "NoPrize",
    "Restocked",
    "Rolled",
    "RolledOff",
    "RoundOver",
    "ShowdownBegun",
    "ShowdownDealt",
    "ShowdownRolled",
    "Spent",
    "Stars",
    "Sum",
    "TieSettled",
    "Took",
    "Whacked",
    "WhackingOver",
    "Won",
]


# Setup


@row
class Stars(NamedTuple):
    """What a seat's prize die shows."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class RolledOff(Event):
    """All roll for the crown, or those who were tied for it."""

    kind: ClassVar[str] = "roll-off"
    rolls: tuple[Stars, ...]
    tied: tuple[int, ...]
    """Who rolled the most: one alone is king."""


# A round


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Moles lie at the holes."""

    kind: ClassVar[str] = "dealt"
    round: int
    counts: tuple[int, ...]
    """By hole."""
    reshuffled: bool
    """The discards came back as a deck."""


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """These go for the crown."""

    kind: ClassVar[str] = "declared"
    shows = True
    seats: tuple[int, ...]


@row
class Fallen(NamedTuple):
    """A die on the table, and whose it is."""

    seat: int
    die: DieName
    face: Face


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Everybody's die, at the same time."""

    kind: ClassVar[str] = "rolled"
    shows = True
    throws: tuple[Fallen, ...]


@dataclass(frozen=True, slots=True)
class Whacked(Event):
    """A hole's moles are split among the dice there."""

    kind: ClassVar[str] = "whacked"
    hole: int
    shares: tuple[int, ...]
    """A seat for each die."""
    each: int
    moles: int
    """As many as there were."""


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat's share of a hole."""

    kind: ClassVar[str] = "took"
    seat: int
    hole: int
    count: int
    moles: Secret[tuple[Mole, ...]]


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """These rolled an X."""

    kind: ClassVar[str] = "missed"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WhackingOver(Event):
    """All holes have been split."""

    kind: ClassVar[str] = "whacking-over"
    gains: tuple[int, ...]
    """By seat, the moles of this round."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat is down to five moles."""

    kind: ClassVar[str] = "discarded"
    seat: int
    count: int
    moles: Secret[tuple[Mole, ...]]


class Cash(NamedTuple):
    """What a seat that cashes in comes to."""

    seat: int
    cards: tuple[Mole, ...]
    moles: int
    die: int
    prizes: int
    total: int
    crown: bool
    """It goes for the crown."""


@dataclass(frozen=True, slots=True)
class CashedIn(Event):
    """Moles are laid open, and the prize dice moved."""

    kind: ClassVar[str] = "cashed-in"
    shows = True
    cash: tuple[Cash, ...]


@dataclass(frozen=True, slots=True)
class FellShort(Event):
    """These went for the crown and did not reach it."""

    kind: ClassVar[str] = "fell-short"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieSettled(Event):
    """The king has put those with equal stars in order."""

    kind: ClassVar[str] = "tie-settled"
    king: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A seat picked a prize."""

    kind: ClassVar[str] = "won"
    seat: int
    stand: StandName
    prize: Prize


@dataclass(frozen=True, slots=True)
class NoPrize(Event):
    """It was a seat's turn to pick, and it won nothing."""

    kind: ClassVar[str] = "no-prize"
    seat: int
    choice: bool
    """There was one that it could have had."""


@row
class Spent(NamedTuple):
    """Moles that were cashed in and are gone."""

    seat: int
    moles: int


@row
class Restocked(NamedTuple):
    """The next prize of a stand comes to light."""

    stand: StandName
    prize: Prize


@row
class Fled(NamedTuple):
    """Too many moles in a hole, and off they ran."""

    hole: int
    moles: int


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """The table is prepared for the next round."""

    kind: ClassVar[str] = "round-over"
    round: int
    spent: tuple[Spent, ...]
    restocked: tuple[Restocked, ...]
    fled: tuple[Fled, ...]
    shows: bool = False


# The showdown, and the end


@dataclass(frozen=True, slots=True)
class ShowdownBegun(Event):
    """The board is cleared for those who reached the crown."""

    kind: ClassVar[str] = "showdown"
    rivals: tuple[int, ...]
    again: bool
    """The best of one before it were tied."""


@dataclass(frozen=True, slots=True)
class ShowdownDealt(Event):
    """As many moles a hole as there are competitors."""

    kind: ClassVar[str] = "showdown-dealt"
    counts: tuple[int, ...]


@row
class Miss(NamedTuple):
    """A die that shows an X."""

    seat: int
    die: DieName


@dataclass(frozen=True, slots=True)
class ShowdownRolled(Event):
    """All four dice of all competitors."""

    kind: ClassVar[str] = "showdown-rolled"
    shows = True
    throws: tuple[Fallen, ...]
    missed: tuple[Miss, ...]


class Sum(NamedTuple):
    """What a competitor comes to."""

    seat: int
    cards: tuple[Mole, ...]
    moles: int
    die: int
    total: int


@dataclass(frozen=True, slots=True)
class Compared(Event):
    """Moles are laid open and added to the prize dice."""

    kind: ClassVar[str] = "compared"
    shows = True
    totals: tuple[Sum, ...]


@dataclass(frozen=True, slots=True)
class Crowned(Event):
    """The match is over."""

    kind: ClassVar[str] = "crowned"
    seat: int
    how: Literal["alone", "showdown"]


EVENTS: tuple[type[Event], ...] = (
    RolledOff,
    Dealt,
    Declared,
    Rolled,
    Whacked,
    Took,
    Missed,
    WhackingOver,
    Discarded,
    CashedIn,
    FellShort,
    TieSettled,
    Won,
    NoPrize,
    RoundOver,
    ShowdownBegun,
    ShowdownDealt,
    ShowdownRolled,
    Compared,
    Crowned,
)
