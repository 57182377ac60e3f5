"""What the steps of the lesson wait for."""

from __future__ import annotations

from game.stage.lesson import Deed, Lesson, NextTurn

__all__ = ["LESSON"]

_DICE = ("die.glove", "die.pan", "die.mallet")
LESSON: Lesson = {
    "lesson-choose": Deed("choose", _DICE),
    "lesson-roll": NextTurn(),
    "lesson-moles": Deed("choose", _DICE),
    "lesson-cash": Deed("choose", ("die.prize",)),
    "lesson-prize": NextTurn(),
}
