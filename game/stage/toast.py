"""Messages that come, stay long enough to be read, and go, over whatever screen there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.ease import CURVES
from game.stage.text import Style
from game.stage.theme import CREAM, SIZE

if TYPE_CHECKING:
    from game.stage.canvas import Brush

__all__ = ["Toasts"]

_IN_MS, _OUT_MS = 240, 160
_LEAST_MS, _MS_A_LETTER = 3200, 55
_MOST_WAITING = 4


class Toasts:
    """One at a time; the next waits its turn. A message that is already waiting is not doubled."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._age = 0.0

    @property
    def words(self) -> str:
        """What is being said."""
        return self._waiting[0] if self._waiting else ""

    def tell(self, words: str) -> None:
        if words and words not in self._waiting:
            self._waiting = [*self._waiting[:_MOST_WAITING], words]

    def clear(self) -> None:
        """Nothing more of what was to be said."""
        self._waiting.clear()
        self._age = 0

    def dismiss(self) -> bool:
        """A click on it: away with it. Whether there was one."""
        if not self._waiting:
            return False
        self._age = max(self._age, self._life - _OUT_MS)
        return True

    @property
    def _life(self) -> float:
        return _LEAST_MS + _MS_A_LETTER * len(self.words)

    def update(self, ms: float) -> bool:
        """Whether the picture changed."""
        if not self._waiting:
            return False
        was, self._age = self._age, self._age + ms
        if self._age >= self._life:
            self._waiting.pop(0)
            self._age = 0
            return True
        return was < _IN_MS or self._age > self._life - _OUT_MS

    def draw(self, brush: Brush) -> None:
        if not self._waiting:
            return
        frame = brush.frame
        style = Style(SIZE["body"], "bold", CREAM, width=min(1100, frame.w - 240), lines=3)
        wide, high = brush.writer.measure(self.words, style)
        w, h = wide + 110, high + 44
        come = min(self._age / _IN_MS, 1.0)
        go = max(self._age - (self._life - _OUT_MS), 0) / _OUT_MS
        away = 0.0 if frame.calm else (1 - CURVES["back"](come)) + go
        box = Box((frame.w - w) / 2, 104 - away * (h + 120), w, h)
        alpha = min(come, 1 - go) if frame.calm else 1.0
        brush.nine("ui/tooltip", box, alpha=alpha)
        brush.picture("icon/info", Box(box.x + 20, box.cy - 22, 44, 44), alpha=alpha)
        if alpha > 0.5:
            brush.label(self.words, Box(box.x + 72, box.y, wide + 4, h), style)
