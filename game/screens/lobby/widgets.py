"""Small things only the lobby has: a device to hold, a colour to wear, how it all stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, DANGER, INK, SIZE
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["ColourDot", "Counts", "Standing"]


class ColourDot(Widget):
    """A colour with its symbol: the one worn is ringed, those of others are faded."""

    def __init__(
        self, box: Box, colour: str, action: Callable[[], None], *, worn: bool, free: bool
    ) -> None:
        super().__init__(f"colour.{colour}", box)
        self.colour, self.action, self.worn, self.free = colour, action, worn, free

    def spots(self) -> Sequence[FocusSpot]:
        usable = self.free or self.worn
        return (FocusSpot(self.id, self.box, self.action, usable, shape="round"),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        if self.worn:
            brush.nine("ui/focus", self.box.inset(-5))
        box = self.box.inset(2 - 3 * feel.hover + 4 * feel.press)
        brush.picture(f"badge/{self.colour}", box, alpha=1 if self.free or self.worn else 0.35)


@dataclass(frozen=True, slots=True)
class Standing:
    """How the table stands, in pairs of a headline and a line below."""

    pairs: tuple[tuple[str, str], ...]
    sentence: str = ""
    """What keeps the match from starting, or what its players should know."""
    bad: bool = False


class Counts(Widget):
    def __init__(self, box: Box, standing: Standing) -> None:
        super().__init__("counts", box)
        self.standing = standing

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper", self.box)
        inside = self.box.inset(30, 12)
        found = self.standing
        if found.sentence:
            side = min(inside.h, 64)
            sign = "icon/warning" if found.bad else "icon/info"
            brush.picture(sign, Box(inside.x - 6, inside.cy - side / 2, side, side))
            words = Box(inside.x + side + 14, inside.y, inside.w - side - 14, inside.h)
            colour = DANGER if found.bad else INK
            brush.label(found.sentence, words, Style(30, "bold", colour, align="left", lines=3))
            return
        wide = inside.w / len(found.pairs)
        for number, (head, line) in enumerate(found.pairs):
            x, w = inside.x + wide * number, wide - 14
            high = inside.h / 2
            brush.label(head, Box(x, inside.y, w, high), Style(34, "title", BROWN, align="left"))
            style = Style(SIZE["log"], "bold", INK, align="left")
            brush.label(line, Box(x, inside.y + high, w, high), style)
