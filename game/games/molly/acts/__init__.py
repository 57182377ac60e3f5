"""Each event as motion: every module here adds its own to `ACTS`."""

from __future__ import annotations

from game.games.molly.acts import cards, flips, happenings, tokens
from game.games.molly.acts.flights import ACTS

__all__ = ["ACTS", "cards", "flips", "happenings", "tokens"]
