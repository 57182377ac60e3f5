"""How to choose, by arrows or pad: a strip of paper at the foot of the lawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import CREAM, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels
    from game.system.text import Catalogue

__all__ = ["Hint"]

_WORDS = Style(34, "bold", INK, align="left")
_CAP = Style(30, "bold", CREAM)


class Hint(Widget):
    def __init__(self, box: Box, say: Catalogue) -> None:
        super().__init__("hint", box)
        self.choose, self.play, self.key = say("title-choose"), say("title-play"), say("key-enter")

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        gap, cap = 22.0, 56.0
        choose = brush.writer.measure(self.choose, _WORDS)[0]
        play = brush.writer.measure(self.play, _WORDS)[0]
        enter = max(brush.writer.measure(self.key, _CAP)[0] + 36, cap)
        wide = cap * 2 + 8 + choose + enter + play + 4 * gap + 40
        wide = min(wide, self.box.w)
        strip = Box(self.box.cx - wide / 2, self.box.y + 8, wide, self.box.h - 16)
        brush.nine("ui/panel.paper", strip)
        x, y = strip.x + gap + 10, strip.cy
        for way in ("left", "right"):
            key = Box(x, y - cap / 2, cap, cap)
            brush.nine("ui/key", key)
            brush.picture(f"icon/arrow.{way}", key.inset(11, 8))
            x += cap + 8
        x += gap - 8
        brush.label(self.choose, Box(x, strip.y, choose + 2, strip.h), _WORDS)
        x += choose + gap
        key = Box(x, y - cap / 2, enter, cap)
        brush.nine("ui/key", key)
        brush.label(self.key, Box(key.x + 8, key.y, key.w - 16, key.h - 8), _CAP)
        x += enter + gap
        brush.label(self.play, Box(x, strip.y, strip.right - x - 10, strip.h), _WORDS)
