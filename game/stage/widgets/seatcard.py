"""A seat as a card: the band of its colour, the portrait, the symbol, the name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import CREAM, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["EmptySeat", "SeatCard"]


class SeatCard(Widget):
    """Somebody's seat, with two lines of what it is played with, or a bot's stars."""

    def __init__(  # noqa: PLR0913  (what a seat shows, by name)
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        *,
        person: str,
        colour: str,
        icon: str,
        lines: tuple[str, str],
        stars: int | None = None,
        most_stars: int = 3,
        chosen: bool = False,
        mood: str = "idle",
    ) -> None:
        super().__init__(name, box)
        self.action, self.person, self.colour, self.icon = action, person, colour, icon
        self.lines, self.stars, self.most_stars = lines, stars, most_stars
        self.chosen, self.mood = chosen, mood

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action, first=self.chosen),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        box = self.box
        box = Box(box.x, box.y - 2 * feel.hover * (1 - feel.press) + 3 * feel.press, box.w, box.h)
        if self.chosen:
            brush.nine("ui/glow", box)
        brush.nine("ui/panel.paper", box)
        band = Box(box.x, box.y, 158, box.h)
        brush.nine(f"ui/seat.band.{self.colour}", band)
        side = min(box.h * 0.86, 158)
        face = Box(band.cx - side / 2, band.cy - side / 2 - 4, side, side)
        brush.picture(f"portrait/{self.colour}.{self.mood}", face)
        badge = Box(band.right - 52, box.bottom - 56, 46, 46)
        brush.picture(f"badge/{self.colour}", badge)
        left = band.right + 20
        top = Box(left, box.y + 12, box.right - left - 72, 60)
        brush.label(self.person, top, Style(SIZE["name"], "title", INK, align="left"))
        arrow = Box(box.right - 62, box.y + 20, 44, 44)
        brush.picture("icon/chevron.ink", arrow)
        icon = Box(left, box.bottom - 84, 72, 64)
        brush.picture(self.icon, icon)
        self._draw_lines(brush, Box(icon.right + 18, box.bottom - 98, 0, 88), box.right - 14)
        if self.chosen:
            brush.nine("ui/focus", box.inset(2))

    def _draw_lines(self, brush: Brush, start: Box, right: float) -> None:
        first = Box(start.x, start.y, right - start.x, start.h / 2)
        second = Box(start.x, first.bottom, first.w, start.h / 2)
        if self.stars is None:
            brush.label(self.lines[0], first, Style(28, "bold", INK, align="left"))
        else:
            for place in range(self.most_stars):
                star = Box(first.x + 38 * place, first.cy - 18, 36, 36)
                brush.picture("icon/star" if place < self.stars else "icon/star.outline", star)
        brush.label(self.lines[1], second, Style(26, "text", SOFT_INK, align="left"))


class EmptySeat(Widget):
    """Nobody's seat: anyone may take it."""

    def __init__(
        self, name: str, box: Box, action: Callable[[], None], title: str, hint: str
    ) -> None:
        super().__init__(name, box)
        self.action, self.title, self.hint = action, title, hint

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        brush.fill(self.box.inset(6), "#1C0F18", alpha=0.42 - 0.2 * feel.hover)
        brush.nine("ui/slot.empty", self.box)
        side = 92 + 6 * feel.hover
        plus = Box(self.box.x + 92 - side / 2, self.box.cy - side / 2, side, side)
        brush.picture("icon/plus", plus)
        left = self.box.x + 160
        room = Box(left, self.box.cy - 56, self.box.right - left - 16, 56)
        brush.label(self.title, room, Style(34, "title", CREAM, align="left"))
        below = Box(left, self.box.cy + 2, room.w, 48)
        brush.label(self.hint, below, Style(28, "text", CREAM, align="left"))
