"""What is told of a match, in the order of the rulebook. An Event card is one of these, too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from game.games.molly.content.components import Colour, EventCard, Mole, Shown
from game.games.molly.content.garden import NO_NUMBER, CellNumber, LineNumber, PlaceNumber
from game.games.molly.content.words import Kind, kind_of
from game.kernel.event import Event, Secret

__all__ = [
    "EVENTS",
    "Covered",
    "Cube",
    "CubeDrawn",
    "CubeGone",
    "Displayed",
    "DrawnBlind",
    "DrawnThree",
    "Ended",
    "EventBegun",
    "EventFound",
    "Filled",
    "FitsNowhere",
    "Flipped",
    "Hunted",
    "LastRound",
    "NoToken",
    "Passed",
    "Passing",
    "Played",
    "ProjectSet",
    "SetMade",
    "Skipped",
    "Source",
    "Swapped",
    "Taken",
    "TokenGained",
    "TokensBack",
    "TurnBegun",
]

Source: TypeAlias = Literal["supply"] | int
"""Where a token comes from: the supply, or the seat it is stolen from."""

Cube: TypeAlias = tuple[Colour, bool]
"""What a card of a pile becomes, and whether it found room in the burrow."""


# Page 6: a turn and its special actions


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """The next in turn plays."""

    kind: ClassVar[str] = "turn"
    seat: int
    turn: int
    begins: bool
    """Everybody's turn of that number begins with it."""


@dataclass(frozen=True, slots=True)
class Displayed(Event):
    """The display is filled up."""

    kind: ClassVar[str] = "displayed"
    shows = True
    place: PlaceNumber
    card: Mole


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """Action A: a card of the display for its cube."""

    kind: ClassVar[str] = "taken"
    seat: int
    place: PlaceNumber
    card: Mole
    kept: bool


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Action B: two piles change places."""

    kind: ClassVar[str] = "swapped"
    seat: int
    cells: tuple[CellNumber, CellNumber]


@dataclass(frozen=True, slots=True)
class Hunted(Event):
    """Action B with the Bobtail: he goes one space, and the pile there pops out elsewhere."""

    kind: ClassVar[str] = "hunted"
    seat: int
    from_: CellNumber
    to: CellNumber
    pile: CellNumber
    """Where the pile is now, `NO_NUMBER` where none lay."""

    @property
    def moves_pile(self) -> bool:
        return self.pile != NO_NUMBER


@dataclass(frozen=True, slots=True)
class TokensBack(Event):
    """What was spent returns to the supply."""

    kind: ClassVar[str] = "tokens-back"
    seat: int
    count: int


# Page 8: a card is played


@dataclass(frozen=True, slots=True)
class DrawnBlind(Event):
    """The top of the deck is drawn to be played."""

    kind: ClassVar[str] = "drawn-blind"
    shows = True
    seat: int
    card: Mole


@dataclass(frozen=True, slots=True)
class FitsNowhere(Event):
    """A blind card is of the colour of every space."""

    kind: ClassVar[str] = "fits-nowhere"
    seat: int
    card: Mole


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """There is nothing to play."""

    kind: ClassVar[str] = "skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card is laid on its space. It shows something where the pile looks thicker for it."""

    kind: ClassVar[str] = "played"
    seat: int
    card: Mole
    cell: CellNumber
    from_: str
    """The id of where it was: in the display, or the deck."""
    gap: bool
    """The space was empty."""
    shows: bool = False

    @property
    def blind(self) -> bool:
        return kind_of(self.from_) is Kind.DECK


@dataclass(frozen=True, slots=True)
class TokenGained(Event):
    """A Project token, from the supply or out of a pocket."""

    kind: ClassVar[str] = "token"
    seat: int
    from_: Source

    @property
    def victim(self) -> int | None:
        """Whom it was stolen from."""
        return self.from_ if isinstance(self.from_, int) else None


@dataclass(frozen=True, slots=True)
class NoToken(Event):
    """Nobody has a token to give."""

    kind: ClassVar[str] = "no-token"
    seat: int


# Pages 9 and 10: three of a kind


@dataclass(frozen=True, slots=True)
class SetMade(Event):
    """Three of a colour, and one of their piles is taken."""

    kind: ClassVar[str] = "set"
    shows = True
    seat: int
    colour: Colour
    line: LineNumber
    cells: tuple[CellNumber, ...]
    """Of the line."""
    taken: CellNumber
    cards: tuple[Mole, ...]
    """The pile from its top."""
    cubes: tuple[Cube, ...]
    """What each of these became."""
    chain: bool
    """A flip made it, not the card that was played."""


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """The other two piles of a set are turned over."""

    kind: ClassVar[str] = "flipped"
    shows = True
    seat: int
    cells: tuple[CellNumber, ...]
    show: tuple[Shown, ...]
    """What each shows now."""


@dataclass(frozen=True, slots=True)
class ProjectSet(Event):
    """Three backs in a row."""

    kind: ClassVar[str] = "project-set"
    seat: int
    line: LineNumber
    cells: tuple[CellNumber, ...]


@dataclass(frozen=True, slots=True)
class DrawnThree(Event):
    """The cards that cover the Projects."""

    kind: ClassVar[str] = "drawn-three"
    shows = True
    seat: int
    cards: tuple[Mole, ...]


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """The three Projects are covered. It shows something where a pile looks thicker for it."""

    kind: ClassVar[str] = "covered"
    seat: int
    cards: tuple[Mole, ...]
    cells: tuple[CellNumber, ...]
    """Where each lies now."""
    shows: bool = False


# Pages 11 and 14: Events, and the end


@dataclass(frozen=True, slots=True)
class EventFound(Event):
    """An Event comes off the deck."""

    kind: ClassVar[str] = "event-found"
    shows = True
    seat: int
    event: EventCard
    later: bool
    """It waits until what is being done is over."""


@dataclass(frozen=True, slots=True)
class EventBegun(Event):
    """An Event happens."""

    kind: ClassVar[str] = "event"
    event: EventCard
    seat: int


@dataclass(frozen=True, slots=True)
class CubeDrawn(Event):
    """All draw: a card, for its cube."""

    kind: ClassVar[str] = "drew-cube"
    shows = True
    seat: int
    card: Mole
    kept: bool


@dataclass(frozen=True, slots=True)
class Filled(Event):
    """A card off the deck fills an empty space, or covers a back."""

    kind: ClassVar[str] = "filled"
    shows = True
    card: Mole
    cell: CellNumber


@dataclass(frozen=True, slots=True)
class Passing(Event):
    """All who have cubes have chosen one to pass."""

    kind: ClassVar[str] = "passing"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A cube goes to the right; only these two know which."""

    kind: ClassVar[str] = "passed"
    shows = True
    seat: int
    to: int
    colour: Secret[Colour]
    kept: Secret[bool]
    whose: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CubeGone(Event):
    """All discard: a cube."""

    kind: ClassVar[str] = "cube-gone"
    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """A Tardy Mole is on top of the deck."""

    kind: ClassVar[str] = "last-round"
    shows = True


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Burrows are opened and counted."""

    kind: ClassVar[str] = "ended"
    shows = True


EVENTS: tuple[type[Event], ...] = (
    TurnBegun, Displayed, Taken, Swapped, Hunted, TokensBack, DrawnBlind, FitsNowhere, Skipped,
    Played, TokenGained, NoToken, SetMade, Flipped, ProjectSet, DrawnThree, Covered, EventFound,
    EventBegun, CubeDrawn, Filled, Passing, Passed, CubeGone, LastRound, Ended,
)  # fmt: skip
