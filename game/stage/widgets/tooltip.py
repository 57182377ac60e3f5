"""A word of help beside what is pointed at."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame

__all__ = ["Tooltip"]

_WAIT = 450
_SHAPES = ((460, 5), (300, 8))
"""How wide at most, and in how many lines: the usual first."""
_PADDING = 20
_GAP, _RIM = 14.0, 12.0
"""How far it keeps off what it is about, and off the rim of the screen."""


class Tooltip:
    """Shows after a moment over the hovered spot, at once over one focused by keys."""

    def __init__(self) -> None:
        self._for = ""
        self._ms = 0.0
        self._about: tuple[str, Box, Frame] | None = None
        self._stands = Box(0, 0, 0, 0), Style(26)

    def update(self, ms: float, focus: Focus) -> bool:
        """Whether the picture changed."""
        name = focus.hovered or (focus.focused if focus.ring else "")
        if focus.pressed:
            name = ""
        if name != self._for:
            shown = self._shown
            self._about = None
            self._for, self._ms = name, _WAIT if focus.ring and not focus.hovered else 0
            return shown or self._shown
        was = self._shown
        self._ms += ms
        return self._shown != was

    @property
    def _shown(self) -> bool:
        return bool(self._for) and self._ms >= _WAIT

    def draw(
        self, brush: Brush, focus: Focus, words: str, around: Callable[[], Sequence[Box]] = list
    ) -> None:
        """`words` are those for the spot named by `wanted`; over what lies around they do not lie
        if there is a place beside it."""
        spot = focus.spot(self._for)
        if spot is None or not self._shown or not words:
            return
        # What moves around it meanwhile does not push it about.
        about = (words, spot.box, brush.frame)
        if about != self._about:
            self._about, self._stands = about, _stand(brush, spot.box, words, around())
        box, style = self._stands
        brush.nine("ui/tooltip", box)
        brush.label(words, box.inset(_PADDING, 0.5 * _PADDING), style)

    @property
    def wanted(self) -> str:
        """The spot whose words are to be shown; "" for none."""
        return self._for if self._shown else ""


def _stand(brush: Brush, spot: Box, words: str, around: Sequence[Box]) -> tuple[Box, Style]:
    found: list[tuple[float, Box, Style]] = []
    for widest, lines in _SHAPES if around else _SHAPES[:1]:
        style = Style(26, "text", CREAM, width=widest, lines=lines)
        wide, high = brush.writer.measure(words, style)
        w, h = wide + 2 * _PADDING, high + 1.4 * _PADDING
        places = _places(spot, w, h, brush.frame)
        found += [(_hidden(around, box), box, style) for box in places]
    _, box, style = min(found, key=itemgetter(0))
    return box, style


def _places(spot: Box, w: float, h: float, frame: Frame) -> list[Box]:
    """Below, above and beside it, the usual first; each of them on the screen."""
    x = min(max(spot.cx - w / 2, _RIM), max(frame.w - w - _RIM, _RIM))
    y = min(max(spot.cy - h / 2, _RIM), max(frame.h - h - _RIM, _RIM))
    below, above = spot.bottom + _GAP, spot.y - h - _GAP
    right, left = spot.right + _GAP, spot.x - w - _GAP
    first, second = (below, above) if below + h < frame.h - _RIM else (above, below)
    found = [Box(x, max(first, _RIM), w, h)]
    if _RIM <= second < frame.h - h - _RIM:
        found.append(Box(x, second, w, h))
    return found + [Box(at, y, w, h) for at in (right, left) if _RIM <= at < frame.w - w - _RIM]


def _hidden(around: Sequence[Box], box: Box) -> float:
    """So much of what lies around would be hidden there."""
    return sum(
        max(0.0, min(box.right, each.right) - max(box.x, each.x))
        * max(0.0, min(box.bottom, each.bottom) - max(box.y, each.y))
        for each in around
    )
