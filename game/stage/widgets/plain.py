"""What only shows something: writing, pictures, panels, chips, progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, INK, SIZE
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Chip", "ChipTone", "Label", "Panel", "Picture", "Progress"]

ChipTone = Literal["green", "cream", "dark", "red", "blue", "gold"]


class Label(Widget):
    """Writing, made to fit its box."""

    def __init__(self, box: Box, text: str, style: Style, name: str = "") -> None:
        super().__init__(name, box)
        self.text, self.style = text, style

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.label(self.text, self.box, self.style)


class Picture(Widget):
    """A sprite in the middle of its box."""

    def __init__(self, box: Box, art: str, *, alpha: float = 1, name: str = "") -> None:
        super().__init__(name, box)
        self.art, self.alpha = art, alpha

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.picture(self.art, self.box, alpha=self.alpha)


class Panel(Widget):
    """A sheet that others lie on, with a title if it has one."""

    def __init__(
        self, box: Box, title: str = "", *, art: str = "ui/panel.paper", glow: bool = False
    ) -> None:
        super().__init__("", box)
        self.title, self.art, self.glow = title, art, glow

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if self.glow:
            brush.nine("ui/glow", self.box)
        brush.nine(self.art, self.box)
        if self.title:
            place = Box(self.box.x + 30, self.box.y + 14, self.box.w - 60, 58)
            brush.label(self.title, place, Style(SIZE["button"], "title", BROWN, align="left"))


class Chip(Widget):
    """A small rounded label. Its words say what its colour says."""

    def __init__(
        self, box: Box, text: str, *, tone: ChipTone = "cream", icon: str = "", size: float = 28
    ) -> None:
        super().__init__("", box)
        self.text, self.tone, self.icon, self.size = text, tone, icon, size

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine(f"ui/chip.{self.tone}", self.box)
        inside = self.box.inset(16, 3)
        if self.icon:
            side = min(self.box.h - 10, 40)
            brush.picture(self.icon, Box(inside.x - 4, self.box.cy - side / 2, side, side))
            inside = Box(inside.x + side + 4, inside.y, inside.w - side - 4, inside.h)
        colour = CREAM if self.tone == "dark" else INK
        brush.label(self.text, inside, Style(self.size, "bold", colour))


class Progress(Widget):
    """How much of something is done."""

    def __init__(self, box: Box, share: float, text: str = "") -> None:
        super().__init__("", box)
        self.share, self.text = share, text

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        rail = Box(self.box.x, self.box.cy - 12, self.box.w, 24)
        brush.nine("ui/slider.track", rail)
        wide = rail.w * min(max(self.share, 0), 1)
        if wide >= rail.h:
            brush.nine("ui/slider.fill", Box(rail.x, rail.y, wide, rail.h))
        if self.text:
            above = Box(self.box.x, rail.y - 48, self.box.w, 44)
            brush.label(self.text, above, Style(SIZE["body"], "bold"))
