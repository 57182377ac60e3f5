"""Rows of a page: what it is on the left, how to change it on the right, or in large text below."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.widgets.base import Feels

__all__ = ["Entry", "rows"]

_TITLE = Style(32, "bold", INK, align="left")
_HELP = Style(26, "text", BROWN, align="left")
_SHARE = 0.45


@dataclass(frozen=True, slots=True)
class Entry:
    title: str
    help: str
    control: Callable[[Box], Sequence[Widget]]
    """Makes the widgets for the place the row has for them."""
    high: float = 60
    """How high the control is at 100 %."""
    under: bool = False
    """Too wide to stand beside its title."""
    lines: int = 1
    """How many lines the help may take."""


class _Band(Widget):
    """A row's words, on a band that every other row has."""

    def __init__(self, box: Box, words: Box, entry: Entry, *, dark: bool) -> None:
        super().__init__("", box)
        self.words, self.dark = words, dark
        self.title, self.note, self.lines = entry.title, entry.help, entry.lines

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if self.dark:
            brush.nine("ui/well", self.box, alpha=0.45)
        if not self.note:
            brush.label(self.title, self.words, replace(_TITLE, lines=2))
            return
        share = _TITLE.size / (_TITLE.size + _HELP.size * self.lines)
        x, y, w, h = self.words
        brush.label(self.title, Box(x, y, w, h * share), _TITLE)
        note = Box(x, y + h * share, w, h * (1 - share))
        brush.label(self.note, note, replace(_HELP, lines=self.lines))


def rows(frame: Frame, box: Box, entries: Sequence[Entry]) -> tuple[list[Widget], float]:
    """The widgets of all rows from the top of the box, and how high they are together.

    Few rows take some of the room that is left.
    """
    made, high = _stacked(frame, box, entries, 0)
    left = box.h - high
    if left > 0 and entries:
        return _stacked(frame, box, entries, min(left / len(entries), 34))
    return made, high


def _stacked(
    frame: Frame, box: Box, entries: Sequence[Entry], air: float
) -> tuple[list[Widget], float]:
    scale = frame.text_scale
    made: list[Widget] = []
    y = box.y
    for number, entry in enumerate(entries):
        note = _HELP.size * entry.lines * bool(entry.help)
        words_h = (_TITLE.size + note) * 1.2 * scale
        high = entry.high * min(max(scale, 1), 1.35)
        if large(frame) or entry.under:
            row = Box(box.x, y, box.w, words_h + high + 34 + air)
            words = Box(row.x + 20, row.y + 10 + air / 2, row.w - 40, words_h)
            place = Box(row.x + 20, words.bottom + 8, row.w - 40, high)
        else:
            row = Box(box.x, y, box.w, max(words_h, high) + 12 + air)
            split = row.w * _SHARE
            words = Box(row.x + 20, row.cy - words_h / 2, split - 30, words_h)
            place = Box(row.x + split, row.cy - high / 2, row.w - split - 16, high)
        made.append(_Band(row, words, entry, dark=number % 2 == 0))
        made.extend(entry.control(place))
        y = row.bottom + 2
    return made, y - box.y
