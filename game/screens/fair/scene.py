"""What the program has promised, large enough to be photographed; and words from those who play."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from game.match.fair import MOST_WORDS, WORD
from game.screens.common.page import Page, bar_height
from game.screens.phones.panel import Code
from game.stage.box import Box
from game.stage.intent import Kind
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE
from game.stage.widgets.button import Button
from game.stage.widgets.entry import Entry, TextEntry
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.fair import Pledge
    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.widgets.base import Widget

__all__ = ["FairScene", "in_groups"]

_HEAD = Style(38, "title", BROWN, align="left")
_BODY = Style(30, "text", INK, align="left", lines=5)
_WORDS = Style(30, "bold", INK, align="left", lines=4)
_PRINT = Style(46, "bold", INK)
_CODE = 330.0
"""The square that holds the promise: a phone reads it from across the room."""
_WIDE = 1500
"""Where there is so much room, it stands beside what is written."""
_STIRRED = 60
"""So many places of the pointer make a path that nobody repeats."""


def in_groups(commitment: str, row: int = 4) -> list[str]:
    """64 letters as one can read them aloud: eights, so many to a row."""
    eights = [commitment[at : at + 8] for at in range(0, len(commitment), 8)]
    return ["  ".join(eights[at : at + row]) for at in range(0, len(eights), row)]


class FairScene(Page):
    """In the lobby people may still throw in words; at the table it is only looked at."""

    name = "fair"

    def __init__(
        self,
        services: Services,
        commitment: str,
        words: Sequence[str],
        join: Callable[[str], Pledge] | None = None,
    ) -> None:
        super().__init__(services)
        self.commitment, self.words = commitment, tuple(words)
        self._join = join
        """What is done with a word; None once the match has begun."""
        self.entry = Entry("", WORD)
        self.scrolled = Scrolled()
        self._path = hashlib.sha256()
        self._places = 0

    def title(self) -> str:
        return self.say("fair")

    def build(self, frame: Frame) -> Sequence[Widget]:
        grow = frame.text_scale
        top = bar_height(frame) + 14
        box = Box(42, top, frame.w - 84, frame.h - top - 36)
        inside = box.inset(44, 30)
        room = Box(inside.x, inside.y, inside.w - 26, inside.h)
        found: list[Widget] = []
        y = room.y
        beside = room.w > _WIDE * grow
        side = _CODE if beside else min(room.w, _CODE * grow)
        narrow = room.w - side - 40 if beside else room.w
        if beside:
            found.append(Code(Box(room.right - side, y + 16, side, side), self.commitment))
        for text, style, tall in self._lines(narrow / grow):
            wide = narrow if y < room.y + side + 30 else room.w
            found.append(Label(Box(room.x, y, wide, tall * grow), text, style))
            y += tall * grow
        if not beside:
            found.append(Code(Box(room.x, y + 20, side, side), self.commitment))
            y += side + 44
        if self._join is not None:
            found += self._asking(Box(room.x, y + 12, room.w, 84 * min(grow, 1.4)), grow)
            y += 12 + 84 * min(grow, 1.4) + (100 * grow if grow > 1.3 else 0)
        return [
            *self.header(frame),
            Panel(box),
            Scroll("fair", inside, found, y - room.y + 12, self.scrolled),
        ]

    def _lines(self, wide: float) -> list[tuple[str, Style, float]]:
        say = self.say
        row = 4 if wide > 1180 else 2
        lines = [(say("fair-how"), _BODY, 132.0), (say("fair-shown-now"), _HEAD, 62.0)]
        lines += [(each, _PRINT, 66.0) for each in in_groups(self.commitment, row)]
        lines.append((say("fair-limits"), _BODY, 108.0))
        lines.append((say("fair-thrown"), _HEAD, 62.0))
        thrown = " · ".join(self.words) if self.words else say("fair-nothing-thrown")
        lines.append((thrown, _WORDS, 66.0))
        if self._join is not None:
            lines.append((say("fair-throw-why"), _BODY, 100.0))
        return lines

    def _asking(self, row: Box, grow: float) -> list[Widget]:
        say, gap = self.say, 20
        wide = (row.w - 2 * gap) / (2 if grow > 1.3 else 3)
        line = Box(row.x, row.y, wide, row.h)
        give = Box(line.right + gap, row.y, wide, row.h)
        shake = (
            Box(row.x, row.bottom + 16, row.w, row.h)
            if grow > 1.3
            else Box(give.right + gap, row.y, wide, row.h)
        )
        done = min(100, 100 * self._places // _STIRRED)
        stirred = say("fair-shake") if done >= 100 else say("fair-shaking", percent=done)
        return [
            TextEntry("word", line, self.entry, self._written, hint=say("fair-word")),
            Button(
                "throw", give, say("fair-throw"), self._throw,
                tone="green", enabled=bool(self.entry.text.strip()), size=SIZE["body"],
            ),
            Button(
                "shake", shake, stirred, self._take_path,
                tone="blue", enabled=done >= 100, size=SIZE["body"],
            ),
        ]  # fmt: skip

    def _written(self, _text: str) -> None:
        self.rebuild()

    def _throw(self) -> None:
        self._add(self.entry.text)
        self.entry = Entry("", WORD)
        self.rebuild()

    def _take_path(self) -> None:
        self._add(self.say("fair-path", path=self._path.hexdigest()[:16]))
        self._places = 0
        self.rebuild()

    def _add(self, word: str) -> None:
        if self._join is not None:
            self.words = self._join(word).words[-MOST_WORDS:]
            self.services.sounds.play("token")

    def handle(self, intent: Intent) -> bool:
        if intent.kind is Kind.POINT and self._join is not None and self._places < _STIRRED:
            # Where the pointer goes, to the fraction of a unit, is nothing anybody could foresee.
            self._path.update(f"{intent.x:.3f},{intent.y:.3f};".encode())
            self._places += 1
            if self._places % 6 == 0:
                self.rebuild()
        return super().handle(intent)
