"""Whakka Mole's numbers: the play sheet's and the ones we rule."""

from __future__ import annotations

from game.kernel.contract import Option

__all__ = [
    "FEWEST_SEATS",
    "GOAL",
    "HIT",
    "MOST_SEATS",
    "NUMBERS",
    "OPTIONS",
    "ROWS",
    "STAYED",
    "hole_id",
    "hole_number",
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


def hole_id(number: int) -> str:
    return f"hole.{number}"


NUMBERS = {hole_id(number): number for number in range(1, max(ROWS) + 1)}
"""The number of a hole by its id."""


def hole_number(hole: str) -> int:
    return NUMBERS[hole]
