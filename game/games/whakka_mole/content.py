"""Whakka Mole's numbers: the play sheet's and the ones we rule."""

from __future__ import annotations

from typing import NewType

from game.kernel.contract import Option

__all__ = [
    "FEWEST_SEATS",
    "GOAL",
    "HIT",
    "MOST_SEATS",
    "NO_HOLE",
    "OPTIONS",
    "ROWS",
    "STAYED",
    "Hole",
    "hole_id",
    "hole_of",
    "holes",
    "keyed",
]

FEWEST_SEATS, MOST_SEATS = 2, 8
GOAL = 50
HIT = 6
STAYED = 2
"""What a stubborn mole scores instead of 1 (an option)."""

ROWS: dict[int, tuple[int, ...]] = {9: (3, 3, 3), 10: (3, 4, 3), 12: (4, 4, 4)}
"""Holes on a sheet, and how they lie in rows from the far edge."""

OPTIONS = (
    Option("holes", ("9", "10", "12"), "10"),
    Option("stubborn", ("off", "on"), "off"),
    Option("play-on", ("off", "on"), "off"),
)


Hole = NewType("Hole", int)
"""The number of a hole on a sheet, from 1. In answers it is written as its id: "hole.3"."""


NO_HOLE = Hole(0)


def holes(count: int) -> tuple[Hole, ...]:
    """All holes of a sheet of so many."""
    return tuple(Hole(number) for number in range(1, count + 1))


def hole_id(hole: Hole) -> str:
    return f"hole.{hole}"


_HOLES = {hole_id(hole): hole for hole in holes(max(ROWS))}


def hole_of(id_: str) -> Hole:
    """The hole an id names."""
    return _HOLES[id_]


def keyed(number: Hole, holes: int) -> str:
    """The key that stands for a hole: ten and more go on with 0 and signs beside it."""
    return "1234567890-="[number - 1] if holes > 9 else str(number)
