"""What the steps of the lesson wait for."""

from __future__ import annotations

from game.stage.lesson import Deed, Lesson, NextTurn

__all__ = ["LESSON"]

_MOLES, _WHACK = Deed("prepare", sealed=0, some=2), Deed("prepare", sealed=1)
LESSON: Lesson = {
    "lesson-moles": _MOLES,
    "lesson-whack": _WHACK,
    "lesson-reveal": NextTurn(),
    "lesson-again": _MOLES,
    "lesson-guess": _WHACK,
}
