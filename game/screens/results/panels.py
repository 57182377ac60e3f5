"""What the results' sheet can show: statistics, reasons, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.statistics import Dice
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["DiceBars", "Paragraphs", "StatTable"]

_CELL = Style(30, "bold", INK)
_HEAD = Style(28, "bold", BROWN, align="left")
_LARGE = 1.3
"""In text larger than this a line takes three."""


class StatTable(Widget):
    """Rows of numbers, a column for each seat under its badge."""

    def __init__(
        self,
        box: Box,
        colours: Sequence[str],
        rows: Sequence[tuple[str, Sequence[str]]],
        grow: float,
    ) -> None:
        pitch = 62 * grow
        super().__init__("statistics", Box(box.x, box.y, box.w, 70 + pitch * len(rows)))
        self.colours, self.rows, self.pitch = colours, rows, pitch

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        count = max(len(self.colours), 1)
        words = self.box.w * (0.36 if count > 4 else 0.46)
        column = (self.box.w - words) / count
        for seat, colour in enumerate(self.colours):
            x = self.box.x + words + column * seat
            side = min(52.0, column - 6)
            brush.picture(
                f"badge/{colour}", Box(x + column / 2 - side / 2, self.box.y + 4, side, side)
            )
        for number, (title, values) in enumerate(self.rows):
            row = Box(self.box.x, self.box.y + 66 + self.pitch * number, self.box.w, self.pitch)
            if number % 2 == 0:
                brush.nine("ui/well", row, alpha=0.5)
            title_style = Style(28, "bold", INK, align="left", lines=2)
            brush.label(title, Box(row.x + 14, row.y, words - 20, row.h), title_style)
            for seat, value in enumerate(values):
                x = row.x + words + column * seat
                brush.label(value, Box(x + 2, row.y, column - 4, row.h), _CELL)


class Paragraphs(Widget):
    """Lines of text one below the other; a heading is brown, a line may have a badge."""

    def __init__(self, box: Box, lines: Sequence[tuple[str, str]], grow: float) -> None:
        self.most = 3 if grow > _LARGE else 2
        pitch = (82 if grow > _LARGE else 74) * grow
        super().__init__("paragraphs", Box(box.x, box.y, box.w, pitch * len(lines)))
        self.lines, self.pitch = lines, pitch

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        for number, (mark, text) in enumerate(self.lines):
            row = Box(self.box.x, self.box.y + self.pitch * number, self.box.w, self.pitch)
            left = row.x + 8
            if mark.startswith("badge/"):
                brush.picture(mark, Box(left, row.cy - 24, 48, 48))
                left += 64
            style = (
                _HEAD if mark == "head" else Style(28, "text", INK, align="left", lines=self.most)
            )
            brush.label(text, Box(left, row.y, row.right - left, row.h), style)


class DiceBars(Widget):
    """How often each face came, beside what was to be expected: a line across each bar."""

    def __init__(self, box: Box, title: str, dice: Dice) -> None:
        super().__init__(f"dice.{dice.kind}", box)
        self.title, self.dice = title, dice

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        head = Box(self.box.x, self.box.y, self.box.w, 44 * brush.frame.text_scale)
        brush.label(self.title, head, _HEAD)
        faces = self.dice.faces
        most = max(max(came, expected) for _, came, expected in faces) or 1
        room = Box(self.box.x, head.bottom, self.box.w, self.box.bottom - head.bottom - 44)
        wide = room.w / len(faces)
        for number, (face, came, expected) in enumerate(faces):
            left = room.x + wide * number
            high = (room.h - 40) * came / most
            bar = Box(left + wide * 0.18, room.bottom - high, wide * 0.64, high)
            brush.nine("ui/slider.fill", bar)
            brush.label(str(came), Box(left, bar.y - 38, wide, 36), _CELL)
            line = room.bottom - (room.h - 40) * expected / most
            brush.fill(Box(left + wide * 0.08, line - 2, wide * 0.84, 4), INK)
            brush.label(face, Box(left, room.bottom + 4, wide, 40), _CELL)
