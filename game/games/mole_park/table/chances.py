"""What the faces of the dice say, in hundredths, for a player's own eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import DICE, MISS, PRIZE_DIE

if TYPE_CHECKING:
    from game.games.mole_park.content import Whacker

__all__ = ["hole_percent", "reach_percent"]


def hole_percent(die: Whacker, hole: int) -> int:
    """How likely a whacking die finds a hole; hole 0 stands for a miss."""
    count, faces = DICE[die].chance(str(hole) if hole else MISS)
    return round(100 * count / faces)


def reach_percent(base: int, goal: int) -> int:
    """How likely the prize die lifts a sum to a goal."""
    faces = DICE[PRIZE_DIE].faces
    return round(100 * sum(base + int(face) >= goal for face in faces) / len(faces))
