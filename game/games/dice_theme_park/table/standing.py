"""How everybody stands in what is being counted, from what all can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.metrics import goal_count, objective_count
from game.games.dice_theme_park.content.solo import GOALS

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.objectives import ObjectiveId
    from game.games.dice_theme_park.content.solo import GoalId
    from game.games.dice_theme_park.seen.view import ThemeParkSeen

__all__ = ["counts", "finished", "goal_stands"]

_FINISHED = (("close",), ("done",))


def counts(seen: ThemeParkSeen, objective: ObjectiveId) -> tuple[int, ...]:
    return tuple(objective_count(objective, plot) for plot in seen.parks)


def finished(seen: ThemeParkSeen, seat: int) -> bool:
    """Whether this seat has done with the phase that goes on side by side."""
    return seen.phase in ("improve", "operate") and seen.parks[seat].since[-1:] in _FINISHED


def goal_stands(seen: ThemeParkSeen, goal: GoalId) -> tuple[int, int, bool]:
    """What a solo goal counts now, what it asks for, and whether that is reached."""
    data = GOALS[goal]
    count = goal_count(goal, seen.parks[0], len(seen.left))
    return count, data.value, count >= data.value if data.most else count <= data.value
