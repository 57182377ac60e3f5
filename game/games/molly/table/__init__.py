"""Molly on the screen: the garden and its piles, the run to the Tardy, one's own burrow."""

from __future__ import annotations

from game.games.molly.table.garden import TABLE

__all__ = ["TABLE"]
