"""What hangs on a match's place on the shelf: kept with it, and nothing to its rules."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Card"]


@dataclass(slots=True)
class Card:
    match: str = ""
    """By this, copies of one match know each other; given with the first save."""
    place: str = ""
    """Where on the shelf it is kept; "" before its first save there."""
    title: str = ""
    """What somebody called it."""
    lesson: int = 0
    """Of a lesson: the step it has come to, from 1."""
    task: str = ""
    """What it is played for: a rung, "ladder.2", or a day's deal, "daily.2026-11-19"."""
