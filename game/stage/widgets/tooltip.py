"""A word of help beside what is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Tooltip"]

_WAIT = 450
_WIDEST = 460
_PADDING = 20


class Tooltip:
    """Shows after a moment over the hovered spot, at once over one focused by keys."""

    def __init__(self) -> None:
        self._for = ""
        self._ms = 0.0

    def update(self, ms: float, focus: Focus) -> bool:
        """Whether the picture changed."""
        name = focus.hovered or (focus.focused if focus.ring else "")
        if focus.pressed:
            name = ""
        if name != self._for:
            shown = self._shown
            self._for, self._ms = name, _WAIT if focus.ring and not focus.hovered else 0
            return shown or self._shown
        was = self._shown
        self._ms += ms
        return self._shown != was

    @property
    def _shown(self) -> bool:
        return bool(self._for) and self._ms >= _WAIT

    def draw(self, brush: Brush, focus: Focus, words: str) -> None:
        """`words` are those for the spot named by `wanted`."""
        spot = focus.spot(self._for)
        if spot is None or not self._shown or not words:
            return
        style = Style(26, "text", CREAM, width=_WIDEST, lines=5)
        wide, high = brush.writer.measure(words, style)
        w, h = wide + 2 * _PADDING, high + 1.4 * _PADDING
        frame = brush.frame
        x = min(max(spot.box.cx - w / 2, 12), max(frame.w - w - 12, 12))
        below = spot.box.bottom + 14
        y = below if below + h < frame.h - 12 else spot.box.y - h - 14
        box = Box(x, max(y, 12), w, h)
        brush.nine("ui/tooltip", box)
        brush.label(words, box.inset(_PADDING, 0.5 * _PADDING), style)

    @property
    def wanted(self) -> str:
        """The spot whose words are to be shown; "" for none."""
        return self._for if self._shown else ""
