"""Molly on the screen: the garden and its piles, the run to the Tardy, one's own burrow."""

from __future__ import annotations

from game.games.molly.table.garden import TABLE
from game.games.molly.table.offer import LESSON, OFFERS

__all__ = ["LESSON", "OFFERS", "TABLE"]
