"""How Dice Theme Park's bots think."""

from __future__ import annotations

from game.games.dice_theme_park.bot.judge import JUDGE, ThemeParkJudge

__all__ = ["JUDGE", "ThemeParkJudge"]
