"""How guests stand on an attraction: in its picture, and never before what is printed there."""

from __future__ import annotations

from game.stage.box import Box
from game.stage.kit.rows import along

__all__ = ["crowd", "cube"]

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
