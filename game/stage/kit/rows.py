"""Where things lie that lie side by side, or one below the other."""

from __future__ import annotations

__all__ = ["along"]


def along(middle: float, at: int, count: int, gap: float) -> float:
    """The middle of one of so many things in a row, or a column, about a middle."""
    return middle + (at - (count - 1) / 2) * gap
