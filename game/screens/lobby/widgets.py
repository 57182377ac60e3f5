"""Small things only the lobby has: a device to hold, a colour to wear, how it all stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, DANGER, HUE, INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["ColourDot", "Counts", "Learn", "Standing"]

_HEAD = Style(32, "title", BROWN, align="left")
_LINE = Style(28, "bold", INK, align="left")
_MOOD = Style(26, "text", BROWN, align="left", lines=2, leading=1.08)
_STYLES = (_HEAD, _LINE, _MOOD)


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
            brush.nine("ui/well.gold", self.box.inset(-6))
        box = self.box.inset(2 - 3 * feel.hover + 4 * feel.press)
        brush.picture(f"badge/{self.colour}", box, alpha=1 if self.free or self.worn else 0.35)


@dataclass(frozen=True, slots=True)
class Standing:
    """How the table stands: a headline and the lines below it."""

    lines: tuple[str, ...]
    sentence: str = ""
    """What keeps the match from starting, or what its players should know."""
    bad: bool = False


class Counts(Widget):
    def __init__(self, box: Box, standing: Standing) -> None:
        super().__init__("counts", box)
        self.standing = standing

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper", self.box)
        inside = self.box.inset(16, 10)
        found = self.standing
        if found.sentence:
            side = min(inside.h, 48)
            sign = "icon/warning" if found.bad else "icon/info"
            brush.picture(sign, Box(inside.x - 8, inside.cy - side / 2, side, side))
            words = Box(inside.x + side, inside.y, inside.w - side, inside.h)
            colour = DANGER if found.bad else INK
            brush.label(found.sentence, words, Style(28, "bold", colour, align="left", lines=4))
            return
        y, rows = inside.y, list(zip((0.28, 0.24, 0.48), found.lines, _STYLES, strict=True))
        if large(brush.frame):
            # How long, and how many: the mood is read in the rules.
            rows = [(0.5, line, style) for _, line, style in rows[:2]]
        for share, line, style in rows:
            brush.label(line, Box(inside.x, y, inside.w, inside.h * share), style)
            y += inside.h * share


class Learn(Button):
    """The way to the lesson: a teacher, whom it is for, and what it is."""

    def __init__(
        self, box: Box, title: str, text: str, action: Callable[[], None], *, first: bool
    ) -> None:
        super().__init__("learn", box, f"{title} {text}", action, tone="blue", first=first)
        self.title, self.line = title, text

    def _draw_face(self, brush: Brush, face: Box) -> None:
        big = large(brush.frame)
        side = min(face.h - 12, face.w * (0.22 if big else 0.32))
        brush.picture("portrait/fern.happy", Box(face.x + 12, face.cy - side / 2, side, side))
        room = Box(face.x + side + 22, face.y + 6, face.w - side - 40, face.h - 12)
        rim = HUE["blue"]
        if big:
            # What it is, once: whom it is for is seen by who stands there.
            brush.label(self.line, room, Style(30, "title", CREAM, rim, 4, "left", lines=2))
            return
        head = Box(room.x, room.y, room.w, room.h * 0.45)
        brush.label(self.title, head, Style(38, "title", CREAM, rim, 4, "left"))
        below = Box(room.x, head.bottom, room.w, room.h - head.h)
        brush.label(self.line, below, Style(30, "bold", CREAM, rim, 3, "left", lines=2))
