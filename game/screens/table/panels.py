"""The log and the crib beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.strip import glow
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.model import Model
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.said import Speech
    from game.stage.table import Line, Note
    from game.stage.widgets.base import Feels

__all__ = ["CribPanel", "LogPanel"]

_HEAD = 56
_ROW, _TWO_LINES = 44, 64
_LETTER = 14.0
"""About so wide is a letter of a line."""
_WORDS = Style(SIZE["small"], "text", SOFT_INK, align="left", lines=2)


class LogPanel(Widget):
    """The last things that happened, as many as fit, the newest last."""

    def __init__(
        self,
        box: Box,
        title: str,
        lines: Sequence[Line],
        say: Callable[[Speech], str],
        model: Model,
    ) -> None:
        super().__init__("log.panel", box)
        # "Turn 5" is news in the whole log; here the bar above says so, and room is scarce.
        while lines and lines[-1].seat is None:
            lines = lines[:-1]
        self.title, self.say, self.faces, self.showing = title, say, model.faces, model.showing
        inside, scale = box.inset(22, 16), min(model.at.frame.text_scale, 1.5)
        row = self._row(lines, inside, model.at.frame.text_scale) * scale
        self.lines = lines[-max(int((inside.h - _HEAD) // row), 1) :]
        top = inside.y + _HEAD
        self.rows = [Box(inside.x, top + at * row, inside.w, row) for at in range(len(self.lines))]

    def spots(self) -> Sequence[FocusSpot]:
        """Lines that are about something on the table light it up under the pointer."""
        return [
            FocusSpot(_line(at), box, shape="bare", part_of=self.id)
            for at, (box, line) in enumerate(zip(self.rows, self.lines, strict=True))
            if line.points
        ]

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper.dark", self.box)
        inside = self.box.inset(22, 16)
        head = Box(inside.x, inside.y, inside.w, _HEAD - 8)
        brush.label(self.title, head, Style(34, "title", BROWN, align="left"))
        for at, (box, line) in enumerate(zip(self.rows, self.lines, strict=True)):
            left = box.x
            if line.seat is not None:
                badge = Box(left, box.cy - 17, 34, 34)
                brush.picture(f"badge/{self.faces[line.seat].colour}", badge)
                left += 42
            room = Box(left, box.y, box.right - left, box.h - 2)
            brush.label(self.say(line.text), room, _WORDS)
            hover = feels.of(_line(at), focus).hover if line.points else 0.0
            if hover > 0:
                glow(brush, self.showing, line, hover)

    def _row(self, lines: Sequence[Line], inside: Box, scale: float) -> float:
        """All rows that are shown alike, and none written smaller than the rest."""
        room = inside.w - 42
        shown = lines[-max(int((inside.h - _HEAD) // _ROW), 1) :]
        longest = max((len(self.say(line.text)) for line in shown), default=0)
        return _ROW if longest * _LETTER * scale <= room else _TWO_LINES


def _line(at: int) -> str:
    return f"log.line.{at}"


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
