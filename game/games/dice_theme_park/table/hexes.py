"""Where a park lies: flat-topped hexes seen a little from the front, and guests on them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

from game.stage.box import Box
from game.stage.kit.camera import Reach, around
from game.stage.kit.rows import along

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "HALF", "HANDLE", "NAME_HIGH", "RADIUS", "Ground", "Spot", "crowd", "cube", "ground", "offset",
]  # fmt: skip

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
Spot: TypeAlias = tuple[float, float]
"""The same, or somewhere between cells."""
HANDLE = 0.6
"""So large beside a tile is what stands for a free space beside a park that fills its room."""


def offset(cell: Spot, radius: float = RADIUS) -> tuple[float, float]:
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

    def at(self, cell: Spot) -> tuple[float, float]:
        dx, dy = offset(cell)
        return self.x + dx * self.pitch, self.y + dy * self.pitch

    def spot(self, cell: Spot, size: float = 1) -> Box:
        """Where a cell is pointed at: the box inside its hex."""
        x, y = self.at(cell)
        wide, high = 1.5 * RADIUS * self.k * size, 2 * HALF * self.k * 0.94 * size
        return Box(x - wide / 2, y - high / 2, wide, high)


def ground(
    box: Box, cells: Iterable[Cell], *, named: bool = True, handles: Iterable[Spot] = ()
) -> Ground:
    """The park as large as these cells and handles allow, in the middle of the box."""
    places, spots = [offset(cell) for cell in cells], [offset(spot) for spot in handles]
    wide = _fit(box, places, spots, APART)
    if named and not spots and wide.k >= _LEAST_NAMED:
        return wide
    return _fit(box, places, spots, _CLOSER)


def _fit(box: Box, places: Sequence[Spot], handles: Sequence[Spot], apart: float) -> Ground:
    tile = Reach(-RADIUS - _BESIDE, -HALF - _ABOVE, RADIUS, HALF + _BELOW)
    handle = Reach(-RADIUS * HANDLE, -HALF * HANDLE, RADIUS * HANDLE, HALF * HANDLE)
    left, top, right, bottom = around(
        Reach(
            x * apart + own.left, y * apart + own.top, x * apart + own.right, y * apart + own.bottom
        )
        for spots, own in ((places, tile), (handles, handle))
        for x, y in spots
    )
    k = min(box.w / (right - left), box.h / (bottom - top), _MOST)
    return Ground(box.cx - k * (left + right) / 2, box.cy - k * (top + bottom) / 2, k, apart)


_WIDE, _HIGH = 81.0, 96.0
"""The cube in it."""
_TOP_FACE = 66.0
"""What must be seen of a cube behind another."""
_MIDDLE, _FOOT = -5.0, 38.0
"""From the middle of a tile of natural size: the demand begins below."""
_FRONT = 132.0
"""Between the marks and the spaces for upgrades."""
_BEHIND = 90.0
"""Between the amenity and the income."""
_ROOF = -90.0
_ONE_ROW = 3
_SCALES = (0.67, 0.6, 0.53, 0.46, 0.4, 0.34, 0.28)


def crowd(count: int) -> tuple[list[tuple[float, float]], float]:
    """Where so many dice stand, from the middle of a tile of natural size, and how large.

    Up to three stand in one row; more stand behind, where their upper faces are seen.
    """
    scale = next((scale for scale in _SCALES if count <= _room(scale, count)), _SCALES[-1])
    front, behind = int(_FRONT / (_WIDE * scale)), int(_BEHIND / (_WIDE * scale))
    places: list[tuple[float, float]] = []
    y, first = _FOOT - _HIGH * scale / 2, min(count, front)
    if first < count <= 2 * behind:
        first = -(-count // 2)
    while len(places) < count:
        row = min(count - len(places), behind if places else first)
        places += [(along(_MIDDLE, i, row, _WIDE * scale), y) for i in range(row)]
        y -= _TOP_FACE * scale
    return places, scale


def cube(x: float, y: float, scale: float) -> Box:
    """What is solid of a die's picture: its frame has room for it to turn."""
    return Box(x - _WIDE * scale / 2, y - _HIGH * scale / 2, _WIDE * scale, _HIGH * scale)


def _room(scale: float, count: int) -> int:
    """How many of this size there is room for."""
    front, behind = int(_FRONT / (_WIDE * scale)), int(_BEHIND / (_WIDE * scale))
    rows = int((_FOOT - _ROOF - _HIGH * scale) / (_TOP_FACE * scale))
    return front if count <= _ONE_ROW else front + behind * rows
