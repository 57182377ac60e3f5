"""What is in Molly's box: cards, cubes and tokens, and how many of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, NewType, TypeAlias, TypeGuard, get_args

from game.games.molly.content.garden import CELLS
from game.kernel.contract import Option

__all__ = [
    "COLOURS",
    "COLOUR_OF",
    "COLUMN",
    "CUBES",
    "EVENTS",
    "NO_CARD",
    "NO_EVENT",
    "OPTIONS",
    "PARTS",
    "SUPPLIES",
    "TARDY",
    "TOP_CARDS",
    "Back",
    "Card",
    "Colour",
    "Effect",
    "EventCard",
    "Mole",
    "Part",
    "Shown",
    "Supply",
    "colour_of",
    "effect_of",
    "is_colour",
    "is_event",
    "is_mole",
    "is_tardy",
    "moles",
    "number_of",
    "part_of",
    "part_sizes",
    "score",
]

Colour: TypeAlias = Literal["yellow", "red", "white", "green", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

Shown: TypeAlias = Literal[Colour, "project", "dog", ""]
"""What a space shows: a colour, a card's back, the Bobtail, or nothing."""

Back: TypeAlias = Literal["mole", "tardy", ""]
"""The back a card shows: that of Tardy Moles is another. "" where none is seen."""

Part: TypeAlias = Literal["green", "orange", "red"]
PARTS: tuple[Part, ...] = get_args(Part)
"""The deck's three parts from the top, by the colour of the Event in each."""

Effect: TypeAlias = Literal["tokens", "draw", "gaps", "backs", "pass", "discard"]

Mole = NewType("Mole", str)
"""A card with a Mole, tardy or not."""
EventCard = NewType("EventCard", str)
Card: TypeAlias = Mole | EventCard

NO_CARD = Mole("")
NO_EVENT = EventCard("")

COLUMN = 7
"""Cubes of a colour a burrow holds (p. 10)."""
CUBES = 13
TOP_CARDS = 5
_TARDY_OF_EACH = 3

OPTIONS = (
    Option("bobtail", ("off", "on"), "off"),
    Option("open-burrows", ("off", "on"), "off"),
)


@dataclass(frozen=True, slots=True)
class Supply:
    """What a number of players uses (p. 4)."""

    of_each: int
    tokens: int


SUPPLIES: dict[int, Supply] = {2: Supply(8, 6), 3: Supply(9, 9), 4: Supply(10, 12)}


def _mole(colour: Colour, number: int) -> Mole:
    return Mole(f"{colour}.{number}")


def _tardy(colour: Colour, number: int) -> Mole:
    return Mole(f"tardy.{colour}.{number}")


def _event(part: Part, effect: Effect) -> EventCard:
    return EventCard(f"event.{part}.{effect}")


@cache
def moles(of_each: int) -> tuple[Mole, ...]:
    """The Moles that are not tardy."""
    return tuple(_mole(colour, n) for colour in COLOURS for n in range(1, of_each + 1))


TARDY: tuple[Mole, ...] = tuple(
    _tardy(colour, n) for colour in COLOURS for n in range(1, _TARDY_OF_EACH + 1)
)
_EFFECTS: dict[Part, tuple[Effect, Effect]] = {
    "green": ("tokens", "draw"),
    "orange": ("gaps", "backs"),
    "red": ("pass", "discard"),
}
EVENTS: dict[Part, tuple[EventCard, EventCard]] = {
    part: (_event(part, one), _event(part, other)) for part, (one, other) in _EFFECTS.items()
}

_MOST_OF_EACH = max(supply.of_each for supply in SUPPLIES.values())
COLOUR_OF = {_mole(c, n): c for c in COLOURS for n in range(1, _MOST_OF_EACH + 1)}
COLOUR_OF |= {_tardy(c, n): c for c in COLOURS for n in range(1, _TARDY_OF_EACH + 1)}
"""What `colour_of` says, for what runs at every decision of a playout."""
_NUMBER_OF = {_mole(c, n): n for c in COLOURS for n in range(1, _MOST_OF_EACH + 1)}
_NUMBER_OF |= {_tardy(c, n): n for c in COLOURS for n in range(1, _TARDY_OF_EACH + 1)}
_PART_OF = {event: part for part, pair in EVENTS.items() for event in pair}
_EFFECT_OF = {_event(part, each): each for part, pair in _EFFECTS.items() for each in pair}
_IS_TARDY = frozenset(TARDY)


def colour_of(card: Mole) -> Colour:
    """The colour of a Mole, tardy or not."""
    return COLOUR_OF[card]


def number_of(card: Mole) -> int:
    """Which of its colour and kind a Mole is, from 1."""
    return _NUMBER_OF[card]


def effect_of(event: EventCard) -> Effect:
    return _EFFECT_OF[event]


def part_of(event: EventCard) -> Part:
    """The part of the deck an Event lies in."""
    return _PART_OF[event]


def is_tardy(card: Card) -> bool:
    return card in _IS_TARDY


def is_event(card: Card) -> TypeGuard[EventCard]:
    return card in _PART_OF


def is_mole(card: Card) -> TypeGuard[Mole]:
    return card in COLOUR_OF


def is_colour(shown: Shown) -> TypeGuard[Colour]:
    """Whether a Mole is what is shown."""
    return shown in COLOURS


def part_sizes(seats: int, bobtail: bool) -> tuple[int, int, int]:
    """Moles in the green, orange and red part; where they differ the larger lie higher."""
    grid = 2 * (len(CELLS) - 1 if bobtail else len(CELLS))
    rest = len(moles(SUPPLIES[seats].of_each)) - grid - TOP_CARDS
    third, over = divmod(rest, 3)
    return third + (over > 0), third + (over > 1), third


def score(burrow: list[int] | tuple[int, ...], tokens: int) -> int:
    """Most times fewest, colours with none left out, and a point a token (p. 12)."""
    held = [count for count in burrow if count]
    return (max(held) * min(held) if held else 0) + tokens
