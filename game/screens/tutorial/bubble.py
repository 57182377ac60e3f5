"""What the teacher says: a bubble with a portrait, the step, and how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.tutorial.scene import LessonScene
    from game.stage.canvas import Brush
    from game.stage.focus import Focus, FocusSpot
    from game.stage.widgets.base import Feels

__all__ = ["Bubble"]


class Bubble(Widget):
    def __init__(self, box: Box, scene: LessonScene) -> None:
        super().__init__("bubble", box)
        self.scene = scene
        say = scene.services.say
        last = scene.at == len(scene.lessons) - 1
        high = min(76.0, (box.h - 52) / 2)
        right = Box(box.right - 280, box.y + 20, 256, high)
        below = Box(right.x, box.bottom - high - 20, right.w, high)
        self.buttons: list[Button] = []
        if not scene.waits:
            words = say("tutorial-done") if last else say("tutorial-next")
            self.buttons.append(
                Button("lesson.next", right, words, scene.go_on_lesson, tone="green", size=32,
                       lines=2)
            )  # fmt: skip
        if not last:
            self.buttons.append(
                Button("lesson.skip", below, say("tutorial-skip"), scene.skip, size=28, lines=2)
            )

    def spots(self) -> Sequence[FocusSpot]:
        return [spot for button in self.buttons for spot in button.spots()]

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        scene, box = self.scene, self.box
        lesson = scene.step
        if lesson is None:
            return
        brush.nine("ui/glow", box, alpha=0.8)
        brush.nine("ui/panel.paper", box)
        side = min(box.h - 24, 160)
        brush.picture("portrait/fern.happy", Box(box.x + 20, box.cy - side / 2, side, side))
        left = box.x + side + 44
        room = Box(left, box.y + 16, box.right - 300 - left, box.h - 32)
        head = room.h * 0.32
        brush.label(lesson.title, Box(room.x, room.y, room.w - 130, head),
                    Style(38, "title", BROWN, align="left"))  # fmt: skip
        count = scene.services.say("tutorial-step", now=scene.at + 1, all=len(scene.lessons))
        brush.label(count, Box(room.right - 130, room.y, 120, head),
                    Style(26, "text", BROWN, align="right"))  # fmt: skip
        body = Box(room.x, room.y + head, room.w, room.h - head)
        brush.label(lesson.text, body, Style(30, "bold", INK, align="left"))
        for button in self.buttons:
            button.draw(brush, feels, focus)
