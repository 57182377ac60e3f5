"""Whakka Mole on the screen: sheets in a ring, moles and mallets, the race to fifty."""

from __future__ import annotations

from game.games.whakka_mole.table.offer import LESSON, OFFERS
from game.games.whakka_mole.table.whakka import TABLE

__all__ = ["LESSON", "OFFERS", "TABLE"]
