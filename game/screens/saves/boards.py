"""The shelf itself: its boards, and what is painted above each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import TITLE_GOLD
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Board", "Painted"]

_HEAD = Style(40, "title", TITLE_GOLD, "#2C1620", 4, align="left")


class Board(Widget):
    """A plank on which matches stand."""

    def __init__(self, box: Box) -> None:
        super().__init__("", box)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        x, y, w, h = self.box
        brush.fill(Box(x, y + h, w, 12), "#1B0F14", alpha=0.35)
        brush.fill(self.box, "#4A2A1A")
        brush.fill(Box(x + 3, y + 3, w - 6, h - 6), "#B4713B")
        brush.fill(Box(x + 3, y + 3, w - 6, 5), "#DCA467")
        brush.fill(Box(x + 3, y + h - 8, w - 6, 5), "#8F5428")


class Painted(Widget):
    """Words upon the wall."""

    def __init__(self, box: Box, text: str) -> None:
        super().__init__("", box)
        self.text = text

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.label(self.text, self.box, _HEAD)
