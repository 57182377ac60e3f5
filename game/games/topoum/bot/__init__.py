"""How Topoum's bots think."""

from __future__ import annotations

from game.games.topoum.bot.judge import JUDGE, TopoumJudge

__all__ = ["JUDGE", "TopoumJudge"]
