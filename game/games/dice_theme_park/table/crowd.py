"""How guests stand on an attraction: one in the middle, a crowd in rows."""

from __future__ import annotations

__all__ = ["BOX", "crowd"]

BOX = 140.0
"""The frame a die's picture lies in; the cube is three fifths of it."""
_ROWS = {1: (1,), 2: (2,), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4)}
_PITCH = 84.0
_LINE = 66.0
_TOP = -6.0
"""The middle of the ride, above the plate with what it takes."""


def crowd(count: int) -> tuple[list[tuple[float, float]], float]:
    """Where so many dice stand, from the middle of a tile of natural size, and how large."""
    rows = _ROWS.get(count) or _many(count)
    wide = max(rows)
    scale = min(0.9, 2.9 / (wide + 0.6), 1.48 / (0.5 + len(rows) * 0.72))
    found: list[tuple[float, float]] = []
    for at, row in enumerate(rows):
        y = _TOP + (at - (len(rows) - 1) / 2) * _LINE * scale
        found += [((i - (row - 1) / 2) * _PITCH * scale, y) for i in range(row)]
    return found, scale


def _many(count: int) -> tuple[int, ...]:
    rows = 3 if count <= 15 else 4
    each, more = divmod(count, rows)
    return tuple(each + (at < more) for at in range(rows))
