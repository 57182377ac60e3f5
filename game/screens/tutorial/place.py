"""Where the teacher's bubble stands: over nothing that matters, and near what it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Weighed", "overlap", "stand"]

Weighed = tuple[Box, float]
"""What lies there, and how much it matters that it is seen."""

_STEP = 40.0
_EDGE = 14.0
_TOO_FAR = 2.0
"""An inch away from the target weighs as much as so many square inches that are covered."""


def overlap(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0


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
        things = [
            (other.x, other.right, weight, _shared(rows, h, other.y, other.bottom))
            for other, weight in around
        ]
        # Nor is a place looked at that is too far from the target already.
        lows = [_between(y, h, target.y, target.h) if target else 0.0 for y in rows]
        for x in _along(room.x + _EDGE, room.right - _EDGE - w):
            end = x + w
            beside = _between(x, w, target.x, target.w) if target else 0.0
            if beside * _TOO_FAR >= least:
                continue
            here = [
                ((right if right < end else end) - (left if left > x else x), down, weight)
                for left, right, weight, down in things
                if left < end and right > x
            ]
            for row, low in enumerate(lows):
                cost = (beside * beside + low * low) ** 0.5 * _TOO_FAR
                if cost >= least:
                    continue
                for across, down, weight in here:
                    covered = down[row]
                    if covered > 0:
                        cost += across * covered * weight
                        if cost >= least:
                            break
                else:
                    best, least = Box(x, rows[row], w, h), cost
    return best


def _shared(places: Sequence[float], long: float, first: float, last: float) -> list[float]:
    """How much of a line each of these stretches of it shares with another one."""
    return [
        (one + long if one + long < last else last) - (one if one > first else first)
        for one in places
    ]


def _between(one: float, long: float, other: float, wide: float) -> float:
    """How far two stretches of a line are from each other."""
    return max(one - other - wide, other - one - long, 0.0)


def _along(first: float, last: float) -> list[float]:
    """From one end to the other, the last place too."""
    count = max(int((last - first) // _STEP), 0)
    return [first + _STEP * number for number in range(count + 1)] + [max(last, first)]
