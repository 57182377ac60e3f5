"""Each event as motion: every module here adds its own to `ACTS`."""

from __future__ import annotations

from game.games.mole_park.acts import rolling, showdown, winning
from game.games.mole_park.acts.moves import ACTS

__all__ = ["ACTS", "rolling", "showdown", "winning"]
