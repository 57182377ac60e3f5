"""Buttons: with a word, with a picture, or with both."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import CREAM, HUE, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Button", "IconButton", "Tone"]

Tone = Literal["orange", "green", "blue", "red", "cream", "wood"]
_LIFT, _SINK = 2, 7


class Button(Widget):
    """A raised button. It acts when released over it."""

    shape = "button"

    def __init__(  # noqa: PLR0913  (what a button is, by name)
        self,
        name: str,
        box: Box,
        text: str,
        action: Callable[[], None] | None,
        *,
        tone: Tone = "cream",
        icon: str = "",
        size: float = SIZE["button"],
        enabled: bool = True,
        first: bool = False,
        lines: int = 1,
        sound: str = "ui/button",
        price: tuple[str, str] | None = None,
        means: str = "",
        shy: bool = False,
    ) -> None:
        super().__init__(name, box)
        self.text, self.action, self.tone, self.price = text, action, tone, price
        self.means, self.shy = means, shy
        self.icon, self.size, self.lines = icon, size, lines
        self.enabled, self.first, self.sound = enabled, first, sound

    def spots(self) -> Sequence[FocusSpot]:
        return (
            FocusSpot(
                self.id,
                self.box,
                self.action,
                self.enabled,
                first=self.first,
                sound=self.sound,
                means=self.means,
                shy=self.shy,
            ),
        )

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        tone = self.tone if self.enabled else "disabled"
        down = feel.press > 0.5 and self.enabled
        lift = -_LIFT * feel.hover * (1 - feel.press) if self.enabled else 0
        box = Box(self.box.x, self.box.y + lift, self.box.w, self.box.h)
        shape = "square" if self.shape == "square" and self.enabled else "button"
        brush.nine(f"ui/{shape}.{tone}.{'down' if down else 'up'}", box)
        # The face ends where the lip begins; pressed, face and writing sink together.
        face = Box(box.x, box.y + (_SINK if down else 0), box.w, box.h - 10)
        self._draw_face(brush, face)

    def _draw_face(self, brush: Brush, face: Box) -> None:
        inside = face.inset(min(24, face.w * 0.08), min(6, face.h * 0.06))
        style = self._style()
        if self.price is not None:
            inside = self._draw_price(brush, inside, *self.price)
        if not self.icon:
            brush.label(self.text, inside, style)
            return
        side = min(face.h * 0.66, 64)
        if not self.text:
            self._draw_icon(brush, Box(face.cx - side / 2, face.cy - side / 2, side, side))
            return
        gap = 14
        room = inside.w - side - gap
        wide = min(brush.writer.measure(self.text, style)[0] if not self.lines > 1 else room, room)
        left = face.cx - (side + gap + wide) / 2
        self._draw_icon(brush, Box(left, face.cy - side / 2, side, side))
        brush.label(self.text, Box(left + side + gap, inside.y, wide + 2, inside.h), style)

    def _draw_price(self, brush: Brush, inside: Box, number: str, picture: str) -> Box:
        """So much of that, at the right end, or below the word where both in a line would be too
        small; the room that is left for the word."""
        side = min(inside.h * 0.82, 52)
        style = replace(self._style(), size=max(self.size * 0.8, SIZE["small"]))
        wide = min(brush.writer.measure(number, style)[0], inside.w * 0.16)
        right = inside.right + 8
        room = Box(inside.x, inside.y, right - side - 12 - wide - inside.x, inside.h)
        least = replace(style, size=SIZE["small"])
        if brush.writer.measure(self.text, least)[0] > room.w:
            upper = Box(inside.x, inside.y, inside.w, inside.h / 2)
            inside = upper._replace(y=upper.bottom)
            side = inside.h
            wide = brush.writer.measure(number, least)[0]
            right, room = inside.cx + (wide + 4 + side) / 2, upper
        alpha = 1 if self.enabled else 0.5
        brush.picture(picture, Box(right - side, inside.cy - side / 2, side, side), alpha=alpha)
        brush.label(number, Box(right - side - 4 - wide, inside.y, wide + 2, inside.h), style)
        return room

    def _draw_icon(self, brush: Brush, box: Box) -> None:
        dark = self.tone in ("cream", "orange") or not self.enabled
        name = f"icon/{self.icon}{'.ink' if dark else ''}" if "/" not in self.icon else self.icon
        brush.picture(name, box, alpha=1 if self.enabled else 0.5)

    def _style(self) -> Style:
        if not self.enabled:
            return Style(self.size, "title", SOFT_INK, lines=self.lines)
        if self.tone == "cream":
            return Style(self.size, "title", INK, lines=self.lines)
        return Style(self.size, "title", CREAM, HUE[self.tone], 3, lines=self.lines)


class IconButton(Button):
    """A square button with a picture. Its words are for help and for reading aloud."""

    shape = "square"

    def __init__(  # noqa: PLR0913  (what a button is, by name)
        self,
        name: str,
        box: Box,
        icon: str,
        action: Callable[[], None] | None,
        *,
        tone: Tone = "cream",
        enabled: bool = True,
        first: bool = False,
        sound: str = "ui/button",
        help_text: str = "",
    ) -> None:
        super().__init__(
            name, box, "", action,
            tone=tone, icon=icon, enabled=enabled, first=first, sound=sound,
        )  # fmt: skip
        self.help_text = help_text

    def help(self, spot: str) -> str:
        return self.help_text if spot == self.id else ""
