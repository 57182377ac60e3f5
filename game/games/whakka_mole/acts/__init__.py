"""Each event as motion."""

from __future__ import annotations

from game.games.whakka_mole.acts.turn import ACTS

__all__ = ["ACTS"]
