"""The one table of how hard bots try: the usual rows, and what differs in a game.

Budgets are counted in decisions and answers, never in seconds: a match replays exactly.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.kernel.judge import Level

__all__ = ["BASELINES", "LEVELS", "QUICK", "level"]

LEVELS: dict[str, Level] = {
    each.id: each
    for each in (
        Level("easy", slips=35, decisions=360, breadth=6),
        Level("normal", slips=6, decisions=3600, breadth=16, trust=4),
        Level("hard", slips=0, decisions=21000, breadth=40, trust=16, rivals=True),
    )
}
"""What a game is played by that says nothing else."""

_DIFFERENT: dict[str, dict[str, dict[str, Any]]] = {
    # Dice decide more than answers do: the levels differ in how often a die is just swung.
    "mole_park": {"easy": {"slips": 65}, "normal": {"slips": 30}, "hard": {}},
    # A glance at all there is plays well: easy overlooks most of it, normal half. What does not
    # look like one of the ten best is not tried, and these are tried the oftener.
    "molly": {
        "easy": {"slips": 0, "decisions": 0, "notices": 8},
        "normal": {"slips": 0, "decisions": 0, "notices": 20},
        "hard": {"decisions": 5000, "breadth": 10, "trust": 3},
    },
    # Medals: easy plays the best of the few things it notices. Hard errs by about a tenth of a
    # medal more with 150 decisions than with 800.
    "topoum": {
        "easy": {"slips": 0, "decisions": 0, "notices": 5},
        "normal": {"slips": 0, "decisions": 20, "breadth": 4, "trust": 0, "margin": 4.0},
        "hard": {"decisions": 150, "breadth": 12, "trust": 1, "margin": 9.0, "width": 2},
    },
    "dice_theme_park": {
        "easy": {"slips": 30, "width": 1},
        "normal": {"slips": 5, "width": 3, "probe": 1, "helps": 2},
        "hard": {"width": 30, "probe": 2, "helps": 2},
    },
}
"""By game and level, the numbers that are other than usual."""

BASELINES = ("random", "greedy")
"""Not offered to people: what the levels are measured against."""

QUICK = "quick"
"""The game's first sensible thought, for a question over which a thinker has hung."""


def level(game_id: str, name: str) -> Level:
    return replace(LEVELS[name], **_DIFFERENT.get(game_id, {}).get(name, {}))
