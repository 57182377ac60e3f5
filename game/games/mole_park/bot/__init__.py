"""How Mole Park's bots think."""

from __future__ import annotations

from game.games.mole_park.bot.judge import JUDGE, ParkJudge

__all__ = ["JUDGE", "ParkJudge"]
