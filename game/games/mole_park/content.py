"""Mole Park's components and numbers: the rulebook's, the ones we rule; and the ids of things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, NewType, TypeAlias

from game.kernel.contract import Option
from game.kernel.dice import Die

__all__ = [
    "CROWN",
    "DICE",
    "DIE_OF",
    "FACES",
    "FEWEST_SEATS",
    "FLEE",
    "FORGO",
    "HAND",
    "HOLD",
    "HOLES",
    "MISS",
    "MOLES",
    "MOLE_OF",
    "MOST_SEATS",
    "NO_PRIZE",
    "OPTIONS",
    "PATH_START",
    "PRIZES",
    "PRIZE_DIE",
    "SEAT_OF",
    "STANDS",
    "STAND_OF",
    "UNROLLED",
    "WHACKERS",
    "DieName",
    "Face",
    "Mole",
    "Prize",
    "Stand",
    "StandName",
    "Waits",
    "Whacker",
    "die_id",
    "mole_stars",
    "number_of",
    "place_of",
    "prize_stars",
    "seat_id",
    "stand_id",
    "stars_of",
]

FEWEST_SEATS, MOST_SEATS = 2, 8
HOLES = 6
HAND = 5
"""Moles kept after whacking (p. 5)."""
FLEE = 5
"""With two or three players, so many moles in a hole run away (p. 5)."""

OPTIONS = (
    Option("crown", ("30", "40", "50"), "40"),
    Option("deal", ("auto", "1", "2"), "auto"),
)


class Waits(StrEnum):
    """Steps by their kinds: what is shown of a round depends on which of these it waits at."""

    DECLARE = "declare"
    CHOOSE = "choose"
    WHACK = "whack"
    DISCARD = "discard-down"


# Dice

Whacker: TypeAlias = Literal["glove", "pan", "mallet"]
DieName: TypeAlias = Literal[Whacker, "prize"]
Face: TypeAlias = Literal["1", "2", "3", "4", "5", "6", "x", ""]
"""What shows on a die: the number of a hole or of stars, a miss, or nothing before the roll."""

WHACKERS: tuple[Whacker, ...] = ("glove", "pan", "mallet")
PRIZE_DIE: Final = "prize"
MISS: Final = "x"
UNROLLED: Final = ""
"""The face of a die that is chosen and not yet rolled."""

FACES: dict[DieName, tuple[Face, ...]] = {
    "glove": ("1", "1", "2", "2", "3", "3"),
    "pan": ("2", "3", "4", "4", "5", MISS),
    "mallet": ("4", "5", "6", "6", MISS, MISS),
    "prize": ("1", "2", "3", "4", "5", "6"),
}
DICE: dict[DieName, Die] = {name: Die(faces) for name, faces in FACES.items()}


# Moles

Mole = NewType("Mole", str)
"""A mole card by its id, which is its answer, too: "mole.3.17" has three stars."""

_MOLES_BY_STARS = {1: 38, 2: 31, 3: 23, 4: 13, 5: 8}
_CARDS: dict[Mole, tuple[int, int]] = {
    Mole(f"mole.{stars}.{number}"): (stars, number)
    for stars, count in _MOLES_BY_STARS.items()
    for number in range(1, count + 1)
}
_STARS = {mole: stars for mole, (stars, _) in _CARDS.items()}
MOLES: tuple[Mole, ...] = tuple(_CARDS)


def stars_of(mole: Mole) -> int:
    """The stars on a mole card."""
    return _STARS[mole]


def number_of(mole: Mole) -> int:
    """Which of those with as many stars it is, from 1."""
    return _CARDS[mole][1]


def mole_stars(moles: Iterable[Mole]) -> int:
    return sum([_STARS[mole] for mole in moles])


# Prizes

StandName: TypeAlias = Literal["candy", "burrowed", "inflation", "grotto", "vault"]
Prize = NewType("Prize", str)
"""A prize by its id: "candy.4" is one of the first stand's."""
NO_PRIZE = Prize("")


@dataclass(frozen=True, slots=True)
class Stand:
    id: StandName
    price: int
    """The fewest stars that win a prize here."""
    prizes: tuple[Prize, ...]
    """In the order of their numbers."""
    stars: tuple[int, ...]
    """What those are worth."""


def _stand(id_: StandName, price: int, *stars: int) -> Stand:
    prizes = tuple(Prize(f"{id_}.{number}") for number in range(1, len(stars) + 1))
    return Stand(id_, price, prizes, stars)


STANDS: tuple[Stand, ...] = (
    _stand("candy", 10, 2, 1, 1, 1, 2, 2, 2, 2, 3, 3),
    _stand("burrowed", 15, 3, 2, 3, 3, 3, 3, 3, 4, 4, 4),
    _stand("inflation", 20, 5, 4, 4, 4, 5, 5, 5, 6),
    _stand("grotto", 25, 6, 5, 6, 6, 7, 7, 7),
    _stand("vault", 30, 8, 7, 8, 8, 9),
)
PATH_START = 10
PRIZES: dict[Prize, int] = {
    prize: stars for stand in STANDS for prize, stars in zip(stand.prizes, stand.stars, strict=True)
}
"""What each prize is worth."""
_PLACES = {
    prize: (index, number)
    for index, stand in enumerate(STANDS)
    for number, prize in enumerate(stand.prizes, start=1)
}


def prize_stars(prizes: Iterable[Prize]) -> int:
    return sum([PRIZES[prize] for prize in prizes])


def place_of(prize: Prize) -> tuple[int, int]:
    """The stand a prize comes from, as an index into `STANDS`, and its number there."""
    return _PLACES[prize]


# Answers: each thing that may be chosen has an id, made and read here alone

HOLD: Final = "hold"
CROWN: Final = "crown"
FORGO: Final = "pass"


def die_id(die: DieName) -> str:
    return f"die.{die}"


def stand_id(index: int) -> str:
    """Of a stand by its index into `STANDS`."""
    return f"stand.{STANDS[index].id}"


def seat_id(seat: int) -> str:
    return f"seat.{seat}"


DIE_OF: Mapping[str, DieName] = {die_id(die): die for die in DICE}
STAND_OF: Mapping[str, int] = {stand_id(index): index for index in range(len(STANDS))}
SEAT_OF: Mapping[str, int] = {seat_id(seat): seat for seat in range(MOST_SEATS)}
MOLE_OF: Mapping[str, Mole] = {mole: mole for mole in MOLES}
