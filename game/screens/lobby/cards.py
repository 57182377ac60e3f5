"""The cards of the lobby: one for a seat that is taken, one for a seat that is free."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.common.seats import draw_portrait
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.stripe import tinted_card
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, GOLD, INK
from game.stage.tint import draw_tinted
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["EmptySeat", "SeatCard"]

_STRIPE = 0.35
_NAME = Style(42, "bold", INK, align="left")
_LINE = Style(30, "bold", INK, align="left")
_NOTE = Style(28, "text", BROWN, align="left")
_SAID = Style(34, "title", INK)
_DUSK = "#2B1A2F"


class SeatCard(Widget):
    """Portrait, name, device; a click opens its device, colour and name beside it."""

    def __init__(  # noqa: PLR0913  (what a seat shows, by name)
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        *,
        colour: str,
        person: str,
        icon: str,
        lines: tuple[str, str],
        stars: int = 0,
        chosen: bool = False,
        asleep: bool = False,
        says: str = "",
    ) -> None:
        super().__init__(name, box)
        self.action, self.colour, self.person, self.icon = action, colour, person, icon
        self.lines, self.stars, self.chosen = lines, stars, chosen
        self.asleep, self.says = asleep, says
        """Whoever has just sat down says something, and glows."""

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        box = Box(self.box.x, self.box.y - 2 * feel.hover + 4 * feel.press, self.box.w, self.box.h)
        if self.chosen or self.says:
            brush.nine("ui/glow", box.inset(-4))
        stripe = min(box.w * _STRIPE, 190)
        tinted_card(brush, self.colour, box, stripe)
        if self.chosen or self.says:
            brush.nine("ui/focus", box.inset(-3))
        side = min(box.h - 34, stripe - 12)
        face = Box(box.x + stripe / 2 - side / 2 - 2, box.cy - side / 2 - 4, side, side)
        draw_portrait(brush, self.colour, face, self._mood())
        badge = Box(face.right - 40, face.bottom - 36, 44, 44)
        brush.picture(f"badge/{self.colour}", badge)
        left = box.x + stripe + 22
        room = box.right - left - 16
        brush.label(self.person, Box(left, box.y + 10, room - 52, box.h * 0.38), _NAME)
        arrow = Box(box.right - 60, box.y + 18, 44, 44)
        brush.picture("ui/dot", arrow)
        brush.picture("icon/chevron.ink", arrow.inset(9))
        if self.asleep:
            # What is written stays clear of the dusk.
            self._draw_sleep(brush, box, face)
        self._draw_device(brush, Box(left, box.y + box.h * 0.44, room, box.h * 0.5))
        if self.says:
            bubble = Box(box.right - 190, box.y - 26, 186, 84)
            brush.nine("ui/bubble", bubble)
            brush.label(self.says, bubble.inset(14, 10), _SAID)

    def _mood(self) -> str:
        if self.says:
            return "happy"
        return "sad" if self.asleep else "idle"

    @staticmethod
    def _draw_sleep(brush: Brush, box: Box, face: Box) -> None:
        brush.fill(box.inset(3), _DUSK, alpha=0.4)
        for number, size in enumerate((30.0, 44.0)):
            style = Style(size, "title", CREAM, INK, 3)
            brush.words("z", face.right - 6 + 24 * number, face.y + 26 - 20 * number, style)

    def _draw_device(self, brush: Brush, box: Box) -> None:
        brush.picture(f"icon/{self.icon}.ink", Box(box.x, box.y + 4, 72, box.h - 12))
        rest = Box(box.x + 88, box.y, box.w - 88, box.h / 2)
        if self.stars:
            self._draw_stars(brush, rest)
        else:
            brush.label(self.lines[0], rest, _LINE)
        note = replace(_NOTE, colour=INK) if self.asleep else _NOTE
        brush.label(self.lines[1], Box(rest.x, rest.bottom, rest.w, rest.h), note)

    def _draw_stars(self, brush: Brush, box: Box) -> None:
        for number in range(3):
            full = number < self.stars
            star = Box(box.x + number * 44, box.cy - 20, 40, 40)
            if full:
                draw_tinted(brush, "icon/star", star, GOLD)
            else:
                brush.picture("icon/star.outline", star, alpha=0.55)


class EmptySeat(Widget):
    """A dashed place: a click seats somebody there."""

    def __init__(
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        title: str,
        note: str,
        *,
        waking: bool = False,
    ) -> None:
        super().__init__(name, box)
        self.action, self.title, self.note, self.waking = action, title, note, waking

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        if self.waking:
            brush.nine("ui/glow", self.box.inset(-2))
        brush.nine("ui/slot.empty", self.box)
        side = min(92.0, self.box.h * 0.5) + 6 * feel.hover - 4 * feel.press
        plus = Box(self.box.x + 46, self.box.cy - side / 2, side, side)
        brush.picture("icon/pencil" if self.waking else "icon/plus", plus)
        left = self.box.x + 160
        room = self.box.right - left - 16
        title = Style(36, "title", CREAM, align="left")
        note = Style(28, "bold", "#F4DDB0", align="left")
        brush.label(self.title, Box(left, self.box.y + 24, room, self.box.h / 2 - 26), title)
        brush.label(self.note, Box(left, self.box.cy, room, self.box.h / 2 - 22), note)
