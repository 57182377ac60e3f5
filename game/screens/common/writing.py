"""How things are written on the pages, and a page's own heading."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, DANGER, INK, SIZE, TITLE_GOLD
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["BODY", "HEAD", "NOTE", "WARNING", "Heading"]

HEAD = Style(40, "title", BROWN, align="left")
BODY = Style(SIZE["body"], "bold", INK, align="left", lines=2)
NOTE = Style(SIZE["small"], "text", BROWN, align="left", lines=2)
WARNING = Style(SIZE["body"], "bold", DANGER, align="left", lines=3)
_TITLE = Style(SIZE["screen"], "title", CREAM, INK, 4, align="left")
_AFTER = Style(38, "bold", TITLE_GOLD, align="left")


class Heading(Widget):
    """A page's name in its bar; what follows it stands on the same line in gold."""

    def __init__(self, box: Box, text: str, after: str = "") -> None:
        super().__init__("", box)
        self.text, self.after = text, after

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        share = 0.55 if self.after else 1
        style = replace(_TITLE, width=self.box.w * share, height=self.box.h)
        brush.words(self.text, self.box.x, self.box.cy, style)
        if self.after:
            wide = brush.writer.measure(self.text, style)[0] + 36
            rest = Box(self.box.x + wide, self.box.y, self.box.w - wide, self.box.h)
            brush.label(self.after, rest, _AFTER)
