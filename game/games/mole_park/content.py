"""Mole Park's components and numbers: the rulebook's, and the ones we rule."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.contract import Option
from game.kernel.dice import Die

__all__ = [
    "DICE",
    "FLEE",
    "HAND",
    "HOLES",
    "MISS",
    "MOLES",
    "OPTIONS",
    "PATH_START",
    "PRIZES",
    "PRIZE_DIE",
    "STANDS",
    "WHACKERS",
    "Stand",
    "prize_stars",
    "stars_of",
]

HOLES = 6
HAND = 5
"""Moles kept after whacking (p. 5)."""
FLEE = 5
"""With two or three players, so many moles in a hole run away (p. 5)."""
MISS = "x"

DICE: dict[str, Die] = {
    "glove": Die(("1", "1", "2", "2", "3", "3")),
    "pan": Die(("2", "3", "4", "4", "5", MISS)),
    "mallet": Die(("4", "5", "6", "6", MISS, MISS)),
    "prize": Die(("1", "2", "3", "4", "5", "6")),
}
WHACKERS = ("glove", "pan", "mallet")
PRIZE_DIE = "prize"

_MOLES_BY_STARS = {1: 38, 2: 31, 3: 23, 4: 13, 5: 8}
MOLES: tuple[str, ...] = tuple(
    f"mole.{stars}.{number}"
    for stars, count in _MOLES_BY_STARS.items()
    for number in range(1, count + 1)
)


@dataclass(frozen=True, slots=True)
class Stand:
    id: str
    price: int
    """The fewest stars that win a prize here."""
    stars: tuple[int, ...]
    """What its prizes are worth, in the order of their numbers."""


STANDS: tuple[Stand, ...] = (
    Stand("candy", 10, (2, 1, 1, 1, 2, 2, 2, 2, 3, 3)),
    Stand("burrowed", 15, (3, 2, 3, 3, 3, 3, 3, 4, 4, 4)),
    Stand("inflation", 20, (5, 4, 4, 4, 5, 5, 5, 6)),
    Stand("grotto", 25, (6, 5, 6, 6, 7, 7, 7)),
    Stand("vault", 30, (8, 7, 8, 8, 9)),
)
PATH_START = 10
PRIZES: dict[str, int] = {
    f"{stand.id}.{number}": stars
    for stand in STANDS
    for number, stars in enumerate(stand.stars, start=1)
}

OPTIONS = (
    Option("crown", ("30", "40", "50"), "40"),
    Option("deal", ("auto", "1", "2"), "auto"),
)


def stars_of(mole: str) -> int:
    """The stars on a mole card: "mole.3.17" has three."""
    return int(mole[5])


def prize_stars(prizes: list[str] | tuple[str, ...]) -> int:
    return sum(PRIZES[prize] for prize in prizes)
