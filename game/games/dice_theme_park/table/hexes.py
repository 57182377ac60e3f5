"""Flat-topped hexes seen a little from the front: where a cell of a park lies."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["APART", "HALF", "NAME_HIGH", "RADIUS", "SQUASH", "Ground", "ground", "offset"]

RADIUS = 132.0
"""Of a tile's picture at its natural size."""
SQUASH = 0.9
HALF = RADIUS * SQUASH * sqrt(3) / 2
"""Half a tile's height."""
APART = 1.265
"""So much farther than side by side do tiles stand: paths run between them, names lie there."""
_CLOSER, _LEAST_NAMED = 1.2, 0.58
"""A large park in a small room does without its names, for the demands' sake; nearer than that
a second mark would lie over a neighbour's demand."""
NAME_HIGH = 34.0
_ABOVE = NAME_HIGH + 6
"""A tile's name lies above it."""
_BELOW = 18.0
"""Its edge."""
_BESIDE = 32.0
"""A second mark goes outwards, to the left of it."""
_MOST = 1.0

Cell = tuple[int, int]


def offset(cell: Cell, radius: float = RADIUS) -> tuple[float, float]:
    """From the Park Entrance to the middle of a cell."""
    q, r = cell
    return 1.5 * radius * q, sqrt(3) * radius * SQUASH * (r + q / 2)


@dataclass(frozen=True, slots=True)
class Ground:
    """A park laid out in a box: its scale, and where the Park Entrance lies."""

    x: float
    y: float
    k: float
    apart: float = APART

    @property
    def named(self) -> bool:
        """Whether names have room between the tiles; else only one pointed at has its own."""
        return self.apart >= APART

    @property
    def pitch(self) -> float:
        """The scale of the ways from tile to tile."""
        return self.k * self.apart

    def at(self, cell: Cell) -> tuple[float, float]:
        dx, dy = offset(cell)
        return self.x + dx * self.pitch, self.y + dy * self.pitch

    def spot(self, cell: Cell) -> Box:
        """Where a cell is pointed at: the box inside its hex."""
        x, y = self.at(cell)
        wide, high = 1.5 * RADIUS * self.k, 2 * HALF * self.k * 0.94
        return Box(x - wide / 2, y - high / 2, wide, high)


def ground(box: Box, cells: Iterable[Cell]) -> Ground:
    """The park as large as these cells allow, in the middle of the box."""
    places = [offset(cell) for cell in cells]
    wide = _fit(box, places, APART)
    return wide if wide.k >= _LEAST_NAMED else _fit(box, places, _CLOSER)


def _fit(box: Box, places: Sequence[tuple[float, float]], apart: float) -> Ground:
    left = min(x for x, _ in places) * apart - RADIUS - _BESIDE
    right = max(x for x, _ in places) * apart + RADIUS
    top = min(y for _, y in places) * apart - HALF - _ABOVE
    bottom = max(y for _, y in places) * apart + HALF + _BELOW
    k = min(box.w / (right - left), box.h / (bottom - top), _MOST)
    return Ground(box.cx - k * (left + right) / 2, box.cy - k * (top + bottom) / 2, k, apart)
