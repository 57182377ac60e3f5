"""Topoum on the screen: the field under a camera, the Line of Operations, what a click would do."""

from __future__ import annotations

from game.games.topoum.table.offer import LESSON, OFFERS
from game.games.topoum.table.war import TABLE

__all__ = ["LESSON", "OFFERS", "TABLE"]
