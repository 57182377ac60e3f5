"""What the steps of the lesson wait for."""

from __future__ import annotations

from game.stage.lesson import Deed, Lesson, Look

__all__ = ["LESSON"]

LESSON: Lesson = {
    "lesson-play": Deed("act", ("display.*",)),
    "lesson-tokens": Deed("act", ("take*", "swap*")),
    "lesson-burrow": Look(),
}
