"""What the steps of the lesson wait for."""

from __future__ import annotations

from game.stage.lesson import Deed, Lesson

__all__ = ["LESSON"]

LESSON: Lesson = {
    "lesson-barracks": Deed("first-barracks"),
    "lesson-mole": Deed("first-mole"),
    "lesson-enter": Deed("act", ("enter/*",)),
    "lesson-card": Deed("play-card"),
    "lesson-march": Deed("act", ("mole.*",)),
}
