"""Where the teacher's bubble stands: over nothing that matters, and near what it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Weighed", "apart", "overlap", "stand"]

Weighed = tuple[Box, float]
"""What lies there, and how much it matters that it is seen."""

_STEP = 40.0
_EDGE = 14.0
_FAR = 0.02
"""So much an inch away from the target weighs against a square inch of cover."""


def overlap(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0


def apart(one: Box, other: Box) -> float:
    """How far two boxes are from each other."""
    dx = max(one.x - other.right, other.x - one.right, 0)
    dy = max(one.y - other.bottom, other.y - one.bottom, 0)
    return float((dx * dx + dy * dy) ** 0.5)


def stand(
    room: Box, sizes: Iterable[tuple[float, float]], around: Sequence[Weighed], target: Box | None
) -> Box:
    """Of all places in the room and all shapes the one that costs least to look at."""
    best, least = Box(room.x, room.y, 100, 100), float("inf")
    for wide, high in sizes:
        w, h = min(wide, room.w - 2 * _EDGE), min(high, room.h - 2 * _EDGE)
        rows = _along(room.y + _EDGE, room.bottom - _EDGE - h)
        # How far each thing would be covered depends on the column and the row by themselves: all
        # that is asked of a place is to multiply.
        heights = [[_shared(y, h, other.y, other.h) for y in rows] for other, _ in around]
        for x in _along(room.x + _EDGE, room.right - _EDGE - w):
            here = [
                (across, down, weight)
                for (other, weight), down in zip(around, heights, strict=True)
                if (across := _shared(x, w, other.x, other.w)) > 0
            ]
            for row, y in enumerate(rows):
                box = Box(x, y, w, h) if target is not None else None
                cost = apart(box, target) * _FAR * 100 if box and target else 0.0
                for across, down, weight in here:
                    covered = down[row]
                    if covered > 0:
                        cost += across * covered * weight
                        if cost >= least:
                            break
                if cost < least:
                    best, least = Box(x, y, w, h), cost
    return best


def _shared(one: float, long: float, other: float, wide: float) -> float:
    """How much of a line two stretches of it share."""
    return min(one + long, other + wide) - max(one, other)


def _along(first: float, last: float) -> list[float]:
    """From one end to the other, the last place too."""
    count = max(int((last - first) // _STEP), 0)
    return [first + _STEP * number for number in range(count + 1)] + [max(last, first)]
