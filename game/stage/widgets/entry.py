"""A line to write in: any language's letters, input methods, paste."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.intent import Intent, Kind
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE
from game.stage.widgets.base import Feels, Widget
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Entry", "TextEntry"]

_BLINK = 530
_ANY = 5000
"""Letters: the entry has its own limit, which cuts without an ellipsis."""


@dataclass(slots=True)
class Entry:
    """What is written so far; it outlives the widget, so the screen keeps it."""

    text: str = ""
    most: int = 24
    caret: int = 0
    composing: str = ""
    """What an input method has not settled yet."""
    active: bool = False
    clock: float = 0

    def __post_init__(self) -> None:
        self.caret = len(self.text)

    def write(self, text: str) -> None:
        """Put it in at the caret: only what may be shown, only as much as fits."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        # Made safe as a whole, since a mark may join the letter before it.
        raw = before + text
        kept = clean_name(raw, _ANY)
        if kept and raw[-1:].isspace():
            kept += " "
        kept = kept[: max(self.most - len(after), 0)]
        self.text, self.caret = kept + after, len(kept)

    def edit(self, what: str) -> None:
        at = self.caret
        if what == "erase" and at:
            self.text, self.caret = self.text[: at - 1] + self.text[at:], at - 1
        elif what == "delete":
            self.text = self.text[:at] + self.text[at + 1 :]
        elif what in ("left", "right"):
            self.caret = min(max(at + (1 if what == "right" else -1), 0), len(self.text))
        elif what == "start":
            self.caret = 0
        elif what == "end":
            self.caret = len(self.text)
        elif what == "clear":
            self.text, self.caret = "", 0


class TextEntry(Widget):
    """Confirm or a click starts writing; confirm, back or a click elsewhere ends it."""

    def __init__(
        self,
        name: str,
        box: Box,
        entry: Entry,
        change: Callable[[str], None],
        *,
        hint: str = "",
        icon: str = "",
        size: float = SIZE["body"],
    ) -> None:
        super().__init__(name, box)
        self.entry, self.change = entry, change
        self.hint, self.icon, self.size = hint, icon, size

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self._toggle),)

    def _toggle(self) -> None:
        self.entry.active = not self.entry.active
        self.entry.composing, self.entry.clock = "", 0

    @property
    def typing(self) -> Box | None:
        return self.box if self.entry.active else None

    def handle(self, intent: Intent, focus: Focus) -> bool:
        entry = self.entry
        if not entry.active:
            return False
        if intent.kind is Kind.TEXT:
            entry.write(intent.text)
        elif intent.kind is Kind.COMPOSE:
            entry.composing = clean_name(intent.text, _ANY)
        elif intent.kind is Kind.EDIT:
            entry.edit(intent.text)
        elif intent.kind in (Kind.CONFIRM, Kind.BACK):
            self._toggle()
            return True
        else:
            if intent.kind is Kind.PRESS and not self.box.holds(intent.x, intent.y):
                self._toggle()
            return False
        entry.clock = 0
        self.change(entry.text)
        return True

    def update(self, ms: float, focus: Focus) -> bool:
        if not self.entry.active:
            return False
        if focus.focused != self.id:
            self._toggle()
            return True
        was = self.entry.clock // _BLINK
        self.entry.clock += ms
        return self.entry.clock // _BLINK != was

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        entry = self.entry
        brush.nine("ui/well.gold" if entry.active else "ui/well", self.box)
        inside = self.box.inset(20, 4)
        if self.icon:
            side = min(inside.h, 40)
            brush.picture(self.icon, Box(inside.x - 4, inside.cy - side / 2, side, side))
            inside = Box(inside.x + side + 8, inside.y, inside.w - side - 8, inside.h)
        if not entry.text and not entry.composing:
            brush.label(self.hint, inside, Style(self.size, "plain", BROWN, align="left"))
        before = entry.text[: entry.caret] + entry.composing
        style = Style(self.size, "text", INK, align="left")
        wide = brush.writer.measure(before, style)[0]
        # A line longer than its box shows the part where one writes.
        shift = min(inside.w - 6 - wide, 0) if entry.active else 0
        brush.within(self.box)
        if entry.active:
            whole = before + entry.text[entry.caret :]
            brush.words(whole, inside.x + shift, inside.cy, style)
            if entry.clock // _BLINK % 2 == 0:
                high = min(brush.frame.text(self.size) * 1.1, inside.h)
                caret = Box(inside.x + shift + wide, inside.cy - high / 2, 4, high)
                brush.fill(caret, INK)
        else:
            brush.label(entry.text, inside, style)
        brush.within(None)
