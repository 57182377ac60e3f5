"""Where things lie that lie side by side, or one below the other."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Side", "along", "halves"]


class Side(NamedTuple):
    """A place at one of two sides."""

    left: bool
    row: int
    """From the top, or from the middle outwards."""
    rows: int
    """So many there are at this side."""


def along(middle: float, at: int, count: int, gap: float) -> float:
    """The middle of one of so many things in a row, or a column, about a middle."""
    return middle + (at - (count - 1) / 2) * gap


def halves(at: int, count: int) -> Side:
    """Half of so many at the left and half at the right; the odd one is at the left."""
    half = (count + 1) // 2
    return (
        Side(left=True, row=at, rows=half)
        if at < half
        else Side(left=False, row=at - half, rows=count - half)
    )
