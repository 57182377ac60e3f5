"""How Molly's bots think."""

from __future__ import annotations

from game.games.molly.bot.judge import JUDGE, MollyJudge

__all__ = ["JUDGE", "MollyJudge"]
