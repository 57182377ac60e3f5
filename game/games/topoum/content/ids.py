"""The things on Topoum's table and their ids, as states, answers and events hold them.

They are made and cut here alone: elsewhere a mole is a `Mole`, and nobody looks for its dots.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, NewType, TypeAlias, TypeGuard, get_args

from game.games.topoum.content.words import TYPES, CardType, Side
from game.kernel import hexes

__all__ = [
    "BARRACKS",
    "CENTRE",
    "COLOURS",
    "COLOUR_OF",
    "COPIES",
    "HAND",
    "MOLES",
    "NEUTRAL",
    "NOWHERE",
    "NO_CARD",
    "NO_MOLE",
    "NUMBER_OF",
    "OWNER_OF",
    "PEACE",
    "RADII",
    "SIDE_OF",
    "SLOTS",
    "TYPE_OF",
    "Base",
    "Card",
    "Lying",
    "Mole",
    "Pace",
    "Place",
    "Source",
    "Space",
    "axial",
    "cards",
    "held",
    "is_mole",
    "is_part",
    "is_place",
    "is_space",
    "mole_ids",
    "mole_of",
    "paces_to",
    "part_id",
    "part_of",
    "place_of",
    "slot",
    "space_at",
    "space_of",
]

# Spaces

Space = NewType("Space", str)
"""A space of the board by its name, "1,-2"."""
NOWHERE: Final = Space("")

RADII: Final = (5, 4)
"""Of the board; the first is the usual one."""


def space_at(at: hexes.Space) -> Space:
    """The space at these coordinates, on the board or off it."""
    return Space(hexes.name(at))


def axial(space: Space) -> hexes.Space:
    return hexes.read(space)


CENTRE: Final = space_at((0, 0))
Way: TypeAlias = Literal["e", "se", "sw", "w", "nw", "ne"]
_WAYS: tuple[Way, ...] = get_args(Way)
"""The six directions as `hexes` counts them, by where they lead on a map."""


class Pace(NamedTuple):
    """So many spaces in one direction."""

    way: Way
    steps: int


def paces_to(space: Space) -> tuple[Pace, ...]:
    """How one comes there from the centre, in at most two directions: for each space another."""
    goal = axial(space)
    for first, way in enumerate(_WAYS):
        second = (first + 1) % len(_WAYS)
        for count in range(1, hexes.distance((0, 0), goal) + 1):
            more = hexes.distance((0, 0), goal) - count
            if hexes.step(hexes.step((0, 0), first, count), second, more) == goal:
                rest = (Pace(_WAYS[second], more),) if more else ()
                return Pace(way, count), *rest
    return ()


_SPACES: dict[str, Space] = {
    space: space for space in map(space_at, hexes.disc((0, 0), max(RADII)))
}


def is_space(word: str) -> TypeGuard[Space]:
    return word in _SPACES


def space_of(word: str) -> Space:
    return _SPACES[word]


# Moles

COLOURS: Final = 4
MOLES: Final = 4
"""Of each colour."""
Mole = NewType("Mole", str)
"""A mole by its seat and number, "mole.0.1"."""
NO_MOLE: Final = Mole("")


def mole_ids(seat: int) -> tuple[Mole, ...]:
    """A seat's moles, in the order of their numbers."""
    return tuple(Mole(f"mole.{seat}.{number}") for number in range(1, MOLES + 1))


OWNER_OF: Final = {mole: seat for seat in range(COLOURS) for mole in mole_ids(seat)}
"""The seat of a mole."""
NUMBER_OF: Final = {
    mole: number for seat in range(COLOURS) for number, mole in enumerate(mole_ids(seat), 1)
}
_MOLES: dict[str, Mole] = {mole: mole for mole in OWNER_OF}


def is_mole(word: str) -> TypeGuard[Mole]:
    return word in _MOLES


def mole_of(word: str) -> Mole:
    return _MOLES[word]


# Base tiles

Base = NewType("Base", str)
"""A tile by its side and the colour it goes back to, "barracks.1"; colours nobody plays have
numbers, too."""


def _bases(side: Side) -> tuple[Base, ...]:
    return tuple(Base(f"{side}.{colour}") for colour in range(COLOURS))


BARRACKS: Final = _bases("barracks")
NEUTRAL: Final = _bases("neutral")
COLOUR_OF: Final = {
    base: colour for sort in (BARRACKS, NEUTRAL) for colour, base in enumerate(sort)
}
SIDE_OF: Final[dict[Base, Side]] = {
    **dict.fromkeys(BARRACKS, "barracks"),
    **dict.fromkeys(NEUTRAL, "neutral"),
}

# Cards

Card = NewType("Card", str)
"""An action card by its type and number, "grenade.3"."""
NO_CARD: Final = Card("")
PEACE: Final = Card("peace")
COPIES: Final[dict[int, int]] = {2: 5, 3: 6, 4: 7}
"""Cards of each type, by the number of players."""


_CARDS = {
    kind: tuple(Card(f"{kind}.{number}") for number in range(1, max(COPIES.values()) + 1))
    for kind in TYPES
}
TYPE_OF: Final = {card: kind for kind, copies in _CARDS.items() for card in copies}


def cards(kinds: tuple[CardType, ...], seats: int) -> tuple[Card, ...]:
    """All the action cards of a match."""
    count = COPIES[seats]
    return tuple([card for kind in kinds for card in _CARDS[kind][:count]])


# Places of cards

HAND: Final = 2
SLOTS: Final = 5
"""Of the Line of Operations."""
Place = NewType("Place", str)
"""Where a card lies that may be played, "line.2" or "hand.1"."""
Source: TypeAlias = Literal["hand", "line"]


class Lying(NamedTuple):
    """The same, cut: the Line counts from the deck outward, and both from nought."""

    source: Source
    at: int


_HELD = tuple(Place(f"hand.{number}") for number in range(1, HAND + 1))
_SLOTS = tuple(Place(f"line.{number}") for number in range(1, SLOTS + 1))
_PLACES: dict[str, Lying] = {
    **{place: Lying("hand", at) for at, place in enumerate(_HELD)},
    **{place: Lying("line", at) for at, place in enumerate(_SLOTS)},
}


def held(at: int) -> Place:
    return _HELD[at]


def slot(at: int) -> Place:
    return _SLOTS[at]


def is_place(word: str) -> TypeGuard[Place]:
    return word in _PLACES


def place_of(word: str) -> Lying:
    return _PLACES[word]


# Parts of a divided field

_PART = "part."


def part_id(at: int) -> str:
    return f"{_PART}{at + 1}"


def is_part(word: str) -> bool:
    return word.startswith(_PART)


def part_of(word: str) -> int:
    """Which of the parts, counted from nought."""
    return int(word.removeprefix(_PART)) - 1
