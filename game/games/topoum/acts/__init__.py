"""Each event as motion: every module here adds its own to `ACTS`."""

from __future__ import annotations

from game.games.topoum.acts import blasts, cards, combat, happenings, marching, tiles
from game.games.topoum.acts.stagecraft import ACTS

__all__ = ["ACTS", "blasts", "cards", "combat", "happenings", "marching", "tiles"]
