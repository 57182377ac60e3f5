"""The log and the crib beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.look import Face
    from game.stage.said import Speech
    from game.stage.table import Line, Note
    from game.stage.widgets.base import Feels

__all__ = ["CribPanel", "LogPanel"]

_HEAD = 56
_ROW, _TWO_LINES = 44, 64
_WORDS = Style(SIZE["small"], "text", SOFT_INK, align="left", lines=2)


class LogPanel(Widget):
    """The last things that happened, as many as fit, the newest last."""

    def __init__(
        self,
        box: Box,
        title: str,
        lines: Sequence[Line],
        say: Callable[[Speech], str],
        faces: Sequence[Face],
    ) -> None:
        super().__init__("log.panel", box)
        # "Turn 5" is news in the whole log; here the bar above says so, and room is scarce.
        while lines and lines[-1].seat is None:
            lines = lines[:-1]
        self.title, self.lines, self.say, self.faces = title, lines, say, faces

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper.dark", self.box)
        inside = self.box.inset(22, 16)
        head = Box(inside.x, inside.y, inside.w, _HEAD - 8)
        brush.label(self.title, head, Style(34, "title", BROWN, align="left"))
        row = self._row(brush, inside) * min(brush.frame.text_scale, 1.5)
        fit = max(int((inside.h - _HEAD) // row), 1)
        for at, line in enumerate(self.lines[-fit:]):
            y = inside.y + _HEAD + at * row
            left = inside.x
            if line.seat is not None:
                badge = Box(left, y + row / 2 - 17, 34, 34)
                brush.picture(f"badge/{self.faces[line.seat].colour}", badge)
                left += 42
            room = Box(left, y, inside.right - left, row - 2)
            brush.label(self.say(line.text), room, _WORDS)

    def _row(self, brush: Brush, inside: Box) -> float:
        """All rows that are shown alike, and none written smaller than the rest."""
        style, room = Style(SIZE["small"], "text"), inside.w - 42
        shown = self.lines[-max(int((inside.h - _HEAD) // _ROW), 1) :]
        short = all(brush.writer.measure(self.say(e.text), style)[0] <= room for e in shown)
        return _ROW if short else _TWO_LINES


class CribPanel(Widget):
    """What is worth knowing at a glance."""

    def __init__(self, box: Box, notes: Sequence[Note], say: Callable[[Speech], str]) -> None:
        super().__init__("crib", box)
        self.notes, self.say = notes, say

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if not self.notes:
            return
        brush.nine("ui/panel.paper.dark", self.box)
        inside = self.box.inset(22, 16)
        head = Box(inside.x, inside.y, inside.w, _HEAD - 8)
        brush.label(self.say(self.notes[0].text), head, Style(34, "title", BROWN, align="left"))
        rest = self.notes[1:]
        pictures = any(note.art for note in rest)
        row = min((inside.h - _HEAD) / max(len(rest), 1), 68)
        for at, note in enumerate(rest):
            y = inside.y + _HEAD + at * row
            left = inside.x
            if pictures:
                if note.art:
                    side = min(row - 4, 46)
                    brush.picture(note.art, Box(left, y + (row - side) / 2, side, side))
                left += 54
            room = Box(left, y, inside.right - left, row - 2)
            style = Style(SIZE["small"], "bold", INK, align="left", lines=2)
            brush.label(self.say(note.text), room, style)
