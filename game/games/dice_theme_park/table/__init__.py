"""Dice Theme Park on the screen: parks, trains, hands, and the counting of stars."""

from __future__ import annotations

from game.games.dice_theme_park.table.offer import LESSON, OFFERS
from game.games.dice_theme_park.table.park_table import TABLE

__all__ = ["LESSON", "OFFERS", "PIPS", "TABLE"]

PIPS = True
