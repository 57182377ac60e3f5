"""Where arrows and sticks lead: to the nearest spot in their direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.box import Box
    from game.stage.focus import FocusSpot

__all__ = ["first_of", "nearest"]

_ASIDE = 2.5
"""How much worse a step aside is than a step ahead."""


def nearest(spots: Sequence[FocusSpot], start: FocusSpot | None, way: tuple[int, int]) -> str:
    """The id of the spot one arrives at from `start`; "" if there is none in that direction."""
    usable = [spot for spot in spots if spot.enabled and not spot.part_of]
    if start is None:
        return first_of(usable, None)
    ahead = [
        (cost, spot.id)
        for spot in usable
        if spot.id != start.id and (cost := _cost(start.box, spot.box, way)) is not None
    ]
    return min(ahead)[1] if ahead else ""


def _cost(start: Box, goal: Box, way: tuple[int, int]) -> float | None:
    """How far it is, seen along the way; None if it does not lie ahead."""
    if way[0]:
        ahead = (goal.cx - start.cx) * way[0]
        gap = (goal.x - start.right) if way[0] > 0 else (start.x - goal.right)
        aside = _between(start.y, start.bottom, goal.y, goal.bottom)
        slant = abs(goal.cy - start.cy)
    else:
        ahead = (goal.cy - start.cy) * way[1]
        gap = (goal.y - start.bottom) if way[1] > 0 else (start.y - goal.bottom)
        aside = _between(start.x, start.right, goal.x, goal.right)
        slant = abs(goal.cx - start.cx)
    extent = min(start.w, goal.w) if way[0] else min(start.h, goal.h)
    if ahead <= 1 or gap < -extent / 2:
        return None
    # Spots that overlap in the other direction are in line; a small slant breaks ties.
    return max(gap, 0) + _ASIDE * aside + 0.1 * slant + 0.01 * ahead


def _between(low: float, high: float, other_low: float, other_high: float) -> float:
    """The gap between two stretches of a line; 0 if they overlap."""
    return max(other_low - high, low - other_high, 0)


def first_of(spots: Sequence[FocusSpot], near: FocusSpot | None) -> str:
    """Where the focus goes on a new screen, or when the focused spot has gone."""
    usable = [spot for spot in spots if spot.enabled and not spot.part_of]
    usable = [spot for spot in usable if not spot.shy] or usable
    if not usable:
        return ""
    if near is not None:
        middle = (near.box.cx, near.box.cy)
        return min(
            usable, key=lambda s: (s.box.cx - middle[0]) ** 2 + (s.box.cy - middle[1]) ** 2
        ).id
    return next((spot.id for spot in usable if spot.first), usable[0].id)
