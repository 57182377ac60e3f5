"""What is told of the fair, a module for each part of a round."""

from __future__ import annotations

from game.games.dice_theme_park.events import arriving, building, counting, market, operating
from game.kernel.event import Event

__all__ = ["EVENTS"]

EVENTS: tuple[type[Event], ...] = (
    *market.EVENTS,
    *arriving.EVENTS,
    *building.EVENTS,
    *operating.EVENTS,
    *counting.EVENTS,
)
