"""What the steps of the lesson wait for."""

from __future__ import annotations

from game.stage.lesson import Deed, Lesson

__all__ = ["LESSON"]

LESSON: Lesson = {
    "lesson-draft": Deed("choose_first"),
    "lesson-plan": Deed("plan", some=2),
    "lesson-train": Deed("board"),
    "lesson-expand": Deed("expand", ("build/*",)),
    "lesson-operate": Deed("operate", ("operate/*",)),
    "lesson-undo": Deed("operate", ("close",)),
}
