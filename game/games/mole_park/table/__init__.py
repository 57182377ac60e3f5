"""Mole Park on the screen: stands and path, six holes, dice of eight colours, a showdown."""

from __future__ import annotations

from game.games.mole_park.table.offer import LESSON, OFFERS
from game.games.mole_park.table.park import TABLE

__all__ = ["LESSON", "OFFERS", "TABLE"]
