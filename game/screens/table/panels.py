"""The log and the crib beside the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.table.strip import glow
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import SIZES_DOWN, Style, ruler
from game.stage.theme import BROWN, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.model import Model
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.said import Speech
    from game.stage.table import Note
    from game.stage.tale import Line
    from game.stage.widgets.base import Feels

__all__ = ["CribPanel", "LogPanel"]

_HEAD = 50
_ROW = 40
"""The least a line of the log takes: its badge."""
_BESIDE = 42
_AIR = 6
"""Between one line of the log and the next."""
_PICTURE, _LEAST_HEAD = 48.0, 40.0
"""Beside a note of the crib; how low its title may be where there is much to say."""
_WORDS = Style(SIZE["small"], "text", SOFT_INK, align="left")
_NOTE = Style(SIZE["small"], "bold", INK, align="left")


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
        inside = box.inset(20, 14)
        top, writer = inside.y + _HEAD, ruler(model.at.frame)
        left = inside.bottom - top
        rows: list[float] = []
        for line in reversed(lines):
            room = inside.w - (0 if line.seat is None else _BESIDE)
            told = writer.wants(say(line.text), replace(_WORDS, width=room))
            high = max(told + _AIR, _ROW)
            if rows and high > left:
                break
            rows.append(min(high, left))
            left -= high
        self.lines = lines[len(lines) - len(rows) :]
        self.rows: list[Box] = []
        for high in reversed(rows):
            self.rows.append(Box(inside.x, top, inside.w, high))
            top += high

    def spots(self) -> Sequence[FocusSpot]:
        """Lines that are about something on the table light it up under the pointer."""
        return [
            FocusSpot(_line(at), box, shape="bare", part_of=self.id)
            for at, (box, line) in enumerate(zip(self.rows, self.lines, strict=True))
            if line.points
        ]

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper.dark", self.box)
        inside = self.box.inset(20, 14)
        head = Box(inside.x, inside.y, inside.w, _HEAD - 8)
        brush.label(self.title, head, Style(34, "title", BROWN, align="left"))
        for at, (box, line) in enumerate(zip(self.rows, self.lines, strict=True)):
            left = box.x
            if line.seat is not None:
                badge = Box(left, box.cy - 17, 34, 34)
                brush.picture(f"badge/{self.faces[line.seat].colour}", badge)
                left += _BESIDE
            room = Box(left, box.y, box.right - left, box.h - 2)
            brush.label(self.say(line.text), room, _WORDS)
            hover = feels.of(_line(at), focus).hover if line.points else 0.0
            if hover > 0:
                glow(brush, self.showing, line, hover)


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
        inside, rest = self.box.inset(18, 12), self.notes[1:]
        indent = _PICTURE if any(note.art for note in rest) else 0.0
        told = [self.say(note.text) for note in rest]
        style, wants = _NOTE, [0.0]
        for share in SIZES_DOWN:
            # Text that a person wants larger is larger as far as all of it has room, all alike.
            style = replace(_NOTE, size=_NOTE.size * share, width=inside.w - indent)
            wants = [
                max(brush.writer.wants(text, style), indent and _PICTURE - 16) for text in told
            ]
            if sum(wants) + _LEAST_HEAD <= inside.h:
                break
        # What is to be read comes first: the title gives way, then the air between.
        head = min(max(inside.h - sum(wants), _LEAST_HEAD), _HEAD)
        air = min((inside.h - head - sum(wants)) / max(len(rest), 1), 12.0)
        title = Box(inside.x, inside.y, inside.w, head - 4)
        brush.label(self.say(self.notes[0].text), title, Style(34, "title", BROWN, align="left"))
        y = inside.y + head
        for note, text, high in zip(rest, told, wants, strict=True):
            room = Box(inside.x, y, inside.w, high + air)
            if note.art:
                side = min(room.h - 2, _PICTURE - 6)
                brush.picture(note.art, Box(room.x, room.cy - side / 2, side, side))
            brush.label(text, Box(room.x + indent, y, room.w - indent, room.h), style)
            y += room.h
