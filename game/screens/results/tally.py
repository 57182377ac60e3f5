"""The evening so far: who has won how often since the club opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Tally"]


class Tally(Widget):
    def __init__(self, box: Box, title: str, rows: Sequence[tuple[str, str, int]]) -> None:
        super().__init__("tally", box)
        self.title, self.rows = title, rows

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper", self.box)
        inside = self.box.inset(24, 8)
        head = inside.h * 0.42
        style = Style(32, "title", BROWN, align="left")
        brush.label(self.title, Box(inside.x, inside.y, inside.w, head), style)
        row = Box(inside.x, inside.y + head, inside.w, inside.h - head)
        wide = min(row.w / max(len(self.rows), 1), 130)
        side = min(46.0, wide - 34, row.h)
        for number, (_, colour, wins) in enumerate(self.rows):
            x = row.x + wide * number
            brush.picture(f"badge/{colour}", Box(x, row.cy - side / 2, side, side))
            count = Box(x + side + 6, row.y, wide - side - 8, row.h)
            brush.label(str(wins), count, Style(36, "title", INK, align="left"))
