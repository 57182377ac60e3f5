"""All that is told of a match of Topoum, in the order it happens."""

from __future__ import annotations

from game.games.topoum.events import cards, course, moles, tiles
from game.kernel.event import Event

__all__ = ["EVENTS"]

EVENTS: tuple[type[Event], ...] = (*course.EVENTS, *moles.EVENTS, *tiles.EVENTS, *cards.EVENTS)
