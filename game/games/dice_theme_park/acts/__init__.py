"""Each event as motion."""

from __future__ import annotations

from game.games.dice_theme_park.acts import arriving, counting, fairground, gates, operating
from game.games.dice_theme_park.acts.bits import ACTS, steady

__all__ = ["ACTS", "arriving", "counting", "fairground", "gates", "operating"]

ACTS.through(steady)
