"""What the teacher says: a bubble with a portrait, the step, and how to go on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.model import Taught
    from game.stage.canvas import Brush
    from game.stage.focus import Focus, FocusSpot
    from game.stage.widgets.base import Feels
    from game.system.text import Catalogue

__all__ = ["Bubble"]


class Bubble(Widget):
    """Beside the table; `do` is told "lesson.next" or "lesson.skip"."""

    def __init__(self, box: Box, taught: Taught, say: Catalogue, do: Callable[[str], None]) -> None:
        super().__init__("bubble", box)
        self.taught = taught
        self._count = say("tutorial-step", now=taught.number, all=taught.of)
        last = taught.number == taught.of
        high = min(76.0, (box.h - 52) / 2)
        right = Box(box.right - 280, box.y + 20, 256, high)
        below = Box(right.x, box.bottom - high - 20, right.w, high)
        self.buttons: list[Button] = []
        if not taught.waits:
            words = say("tutorial-done") if last else say("tutorial-next")
            self.buttons.append(
                Button("lesson.next", right, words, partial(do, "lesson.next"), tone="green",
                       size=32, lines=2)
            )  # fmt: skip
        if not last:
            self.buttons.append(
                Button("lesson.skip", below, say("tutorial-skip"), partial(do, "lesson.skip"),
                       size=28, lines=2)
            )  # fmt: skip

    def spots(self) -> Sequence[FocusSpot]:
        return [spot for button in self.buttons for spot in button.spots()]

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        taught, box = self.taught, self.box
        brush.nine("ui/glow", box, alpha=0.8)
        brush.nine("ui/panel.paper", box)
        side = min(box.h - 24, 160)
        brush.picture("portrait/fern.happy", Box(box.x + 20, box.cy - side / 2, side, side))
        left = box.x + side + 44
        room = Box(left, box.y + 16, box.right - 300 - left, box.h - 32)
        head = room.h * 0.32
        brush.label(taught.title, Box(room.x, room.y, room.w - 130, head),
                    Style(38, "title", BROWN, align="left"))  # fmt: skip
        brush.label(self._count, Box(room.right - 130, room.y, 120, head),
                    Style(26, "text", BROWN, align="right"))  # fmt: skip
        body = Box(room.x, room.y + head, room.w, room.h - head)
        brush.label(taught.text, body, Style(30, "bold", INK, align="left"))
        for button in self.buttons:
            button.draw(brush, feels, focus)
