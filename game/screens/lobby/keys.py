"""The keys under one hand, as they are printed on this keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.clusters import CLUSTERS, PLACES, caps
from game.stage.text import Style
from game.stage.theme import CREAM, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["KeyRow"]

_ROWS = 4
_APART = 8.0


class KeyRow(Widget):
    """Twelve caps, row by row of the block as one reads; the one that was pressed lights up."""

    def __init__(self, box: Box, cluster: int, pressed: str) -> None:
        super().__init__("caps", box)
        self.printed, self.pressed = caps(cluster % len(CLUSTERS)), pressed

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        box = self.box
        wide = (box.w - _APART * (_ROWS - 1)) / len(PLACES)
        side = min(wide - 1, box.h)
        for number, place in enumerate(PLACES):
            x = box.x + wide * number + _APART * (number // (len(PLACES) // _ROWS))
            cap = Box(x, box.cy - box.h / 2, side, box.h)
            lit = place == self.pressed
            brush.nine("ui/segment.on" if lit else "ui/key", cap)
            name = self.printed[place].replace("KP_", "")[:3]
            style = Style(28, "bold", INK if lit else CREAM, steady=True)
            brush.label(name, cap.inset(1, 2), style)
