"""What the teacher says: a bubble beside what it speaks of."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.kit.rows import along
from game.stage.text import Style
from game.stage.theme import BROWN, INK, RED_INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.taught import Taught
    from game.stage.canvas import Brush
    from game.stage.focus import Focus, FocusSpot
    from game.stage.text import Writer
    from game.stage.widgets.base import Feels

__all__ = ["Bubble", "sizes"]

_PAD, _GAP, _BUTTON = 24.0, 12.0, 70.0
_FACE, _COUNT_HIGH, _SLACK = 92.0, 34.0, 10.0
_STEPS, _STEP, _APART = 28.0, 22.0, 34.0
"""The row of the lesson's steps, one of them, and from one to the next at most."""
_HIGHEST = 0.66
"""Of the room, while a wider shape says it as well."""
_WIDTHS = (380.0, 430.0, 560.0, 760.0, 1080.0)
_TITLE = Style(38, "title", RED_INK, align="left", lines=3)
_TEXT = Style(30, "bold", INK, align="left", lines=20)
_COUNT = Style(26, "bold", BROWN, align="right")
_IDLE = Style(28, "bold", BROWN, align="left", lines=6)
_ABREAST = 2
"""So many buttons stand side by side."""


def sizes(writer: Writer, taught: Taught, room: Box) -> list[tuple[float, float]]:
    """Shapes in which all of it can be read, from narrow and high to wide and low."""
    scale = writer.frame.text_scale
    found = []
    for width in _WIDTHS:
        wide = min(width * max(1.0, scale * 0.8), room.w * 0.9)
        high = _head(writer, taught, wide) + _body(writer, taught, wide) + 2 * _PAD
        if taught.of:
            high += _STEPS + _GAP
        if not taught.rests and taught.offers:
            rows = 2 if len(taught.offers) > _ABREAST else 1
            high += rows * (_GAP + _BUTTON * min(scale, 1.4))
        found.append((wide, high))
    return [shape for shape in found if shape[1] <= room.h * _HIGHEST] or found[-1:]


def _head(writer: Writer, taught: Taught, wide: float) -> float:
    inside = wide - 2 * _PAD - _FACE - _GAP
    style = replace(_TITLE, width=inside)
    count = _COUNT_HIGH * writer.frame.text_scale
    if not taught.title:
        return max(_FACE, count + _SLACK)
    return max(_FACE, writer.measure(taught.title, style)[1] + count + _SLACK)


def _body(writer: Writer, taught: Taught, wide: float) -> float:
    text, style = (taught.idle, _IDLE) if taught.idle else (taught.text, _TEXT)
    if not text:
        return 0.0
    return _GAP + writer.measure(text, replace(style, width=wide - 2 * _PAD))[1] + _SLACK


class Bubble(Widget):
    """Beside the table; `do` is told what was pressed of what it offers."""

    def __init__(self, box: Box, taught: Taught, do: Callable[[str], None], scale: float) -> None:
        super().__init__("bubble", box)
        self.taught = taught
        high = _BUTTON * min(scale, 1.4)
        row = Box(box.x + _PAD, box.bottom - _PAD - high, box.w - 2 * _PAD, high)
        self._foot = row.y - _GAP
        self.buttons: list[Button] = []
        if taught.rests:
            self._foot = box.bottom - _PAD
            return
        offers = list(taught.offers)
        places: list[Box] = []
        if len(offers) > _ABREAST:
            # What leads on has a row of its own.
            places.append(Box(row.x, row.y - row.h - _GAP, row.w, row.h))
            self._foot = places[0].y - _GAP
        count = len(offers) - len(places)
        wide = (row.w - _GAP * (count - 1)) / max(count, 1)
        places += [Box(row.x + (wide + _GAP) * at, row.y, wide, row.h) for at in range(count)]
        for number, (offer, place) in enumerate(zip(offers, places, strict=True)):
            self.buttons.append(
                Button(offer.deed, place, offer.words, partial(do, offer.deed),
                       tone=offer.tone, size=32 if number == 0 else 28, lines=2)
            )  # fmt: skip

    def spots(self) -> Sequence[FocusSpot]:
        return [spot for button in self.buttons for spot in button.spots()]

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        taught, box = self.taught, self.box
        idle = bool(taught.idle)
        if not idle:
            brush.nine("ui/glow", box, alpha=0.8)
        brush.nine("ui/panel.paper", box)
        face = Box(box.x + _PAD, box.y + _PAD, _FACE, _FACE)
        brush.picture(f"portrait/fern.{'think' if idle else taught.face}", face)
        left, right = face.right + _GAP, box.right - _PAD
        head = _head(brush.writer, taught, box.w)
        count = _COUNT_HIGH * brush.frame.text_scale
        brush.label(taught.count, Box(left, face.y, right - left, count), _COUNT)
        title = Box(left, face.y + count, right - left, head - count)
        brush.label(taught.title, title, _TITLE)
        top = face.y + head + _GAP
        foot = self._foot
        if taught.of:
            foot -= _STEPS + _GAP
            self._steps(brush, Box(box.x + _PAD, foot + _GAP, box.w - 2 * _PAD, _STEPS))
        body = Box(box.x + _PAD, top, box.w - 2 * _PAD, foot - top)
        text, style = (taught.idle, _IDLE) if idle else (taught.text, _TEXT)
        brush.label(text, body, style)
        for button in self.buttons:
            button.draw(brush, feels, focus)

    def _steps(self, brush: Brush, row: Box) -> None:
        """Those that are done, this one, and those to come."""
        taught = self.taught
        pitch = min(_APART, row.w / taught.of)
        for number in range(1, taught.of + 1):
            now, done = number == taught.number, number < taught.number
            side = _STEPS if now else _STEP
            x = along(row.cx, number - 1, taught.of, pitch)
            dot = Box(x - side / 2, row.cy - side / 2, side, side)
            brush.picture(f"ui/step.{'now' if now else 'done' if done else 'next'}", dot)
