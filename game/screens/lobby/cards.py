"""The cards of the lobby: one for a seat that is taken, one for a seat that is free."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.screens.common.seats import draw_crown, draw_portrait
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.stripe import tinted_card
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, GOLD, INK
from game.stage.tint import draw_tinted, draw_tinted_nine
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["EmptySeat", "SeatCard"]

_STRIPE = 0.3
_NAME = Style(42, "bold", INK, align="left")
_LINE = Style(30, "bold", INK, align="left")
_NOTE = Style(28, "text", BROWN, align="left")
_SAID = Style(34, "title", INK)
_DUSK = "#2B1A2F"
_CORNER, _STRIP = 24, 2
_LOW = 100.0
"""On a card lower than this there is one line for the device."""


def _rounded(box: Box) -> Iterator[Box]:
    """In strips that come to an end where the card's corners do."""
    yield Box(box.x, box.y + _CORNER, box.w, box.h - 2 * _CORNER)
    for down in range(0, _CORNER, _STRIP):
        in_ = _CORNER - math.sqrt(_CORNER**2 - (_CORNER - down - _STRIP / 2) ** 2)
        for y in (box.y + down, box.bottom - down - _STRIP):
            yield Box(box.x + in_, y, box.w - 2 * in_, _STRIP)


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
        others: Sequence[str],
        icon: str,
        lines: tuple[str, str],
        stars: int = 0,
        chosen: bool = False,
        asleep: bool = False,
        says: str = "",
        crown: bool = False,
    ) -> None:
        super().__init__(name, box)
        self.action, self.colour, self.person, self.icon = action, colour, person, icon
        self.others = others
        """The names of all who sit here, hers too: they are written in one size."""
        self.lines, self.stars, self.chosen = lines, stars, chosen
        self.crown = crown
        """Won last."""
        self.asleep, self.says = asleep, says
        """Whoever has just sat down says something, and glows."""

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        box = Box(self.box.x, self.box.y - 2 * feel.hover + 4 * feel.press, self.box.w, self.box.h)
        low = box.h <= _LOW
        if self.chosen or self.says:
            # Low cards lie close together.
            brush.nine("ui/glow", box.inset(2 if low else -4))
        stripe = min(box.w * _STRIPE, 190, max(box.h, 96))
        tinted_card(brush, self.colour, box, stripe)
        if self.chosen or self.says:
            brush.nine("ui/focus", box.inset(3 if low else -3))
        side = min(box.h - (8 if low else 34), stripe - 12)
        face = Box(box.x + stripe / 2 - side / 2 - 2, box.cy - side / 2 - 2, side, side)
        draw_portrait(brush, self.colour, face, self._mood())
        worn = min(44.0, side * 0.46)
        badge = Box(face.right - worn * 0.9, face.bottom - worn * 0.82, worn, worn)
        brush.picture(f"badge/{self.colour}", badge)
        draw_crown(brush, face, worn=self.crown)
        left = box.x + stripe + 18
        room = box.right - left - 16
        if self.asleep:
            # What is written stays clear of the dusk.
            self._draw_sleep(brush, box, face)
        self._draw_words(brush, box, left, room)
        if self.says:
            bubble = Box(box.right - 190, box.y - 26, 186, 84)
            brush.nine("ui/bubble", bubble)
            brush.label(self.says, bubble.inset(14, 10), _SAID)

    def _draw_words(self, brush: Brush, box: Box, left: float, room: float) -> None:
        """The name, and the device below it: on a low card in one line, with its note left out."""
        low = box.h <= _LOW
        if large(brush.frame):
            self._draw_large(brush, Box(left, box.y + 8, room, box.h - 18))
            return
        name = Box(
            left,
            box.y + (3 if low else 10),
            room - (36 if low else 52),
            box.h * (0.52 if low else 0.44),
        )
        size = min(_NAME.size, max(name.h * 0.86, 30))
        style = replace(_NAME, size=size, lines=2, leading=1.05, width=name.w, height=name.h)
        brush.label(self.person, name, brush.writer.alike(self.others, style))
        mark = 32.0 if low else 44.0
        arrow = Box(box.right - mark - 14, name.cy - mark / 2, mark, mark)
        brush.picture("ui/dot", arrow)
        brush.picture("icon/chevron.ink", arrow.inset(mark * 0.2))
        below = Box(left, name.bottom, room, box.bottom - name.bottom - (5 if low else 10))
        self._draw_device(brush, below, low=low)

    def _draw_large(self, brush: Brush, box: Box) -> None:
        """The name, and one line for the device, as large: its note is told beside the cards."""
        name = box._replace(h=box.h * 0.52)
        style = replace(_NAME, width=name.w, height=name.h)
        brush.label(self.person, name, brush.writer.alike(self.others, style))
        side = 60.0
        below = Box(box.x, name.bottom, box.w, box.bottom - name.bottom)
        icon = Box(below.x, below.cy - side / 2, side * 1.15, side)
        brush.picture(f"icon/{self.icon}.ink", icon)
        rest = Box(icon.right + 16, below.y, below.right - icon.right - 16, below.h)
        if not self.stars:
            brush.label(self.lines[0], rest, _LINE)
            return
        wide = 150.0
        self._draw_stars(brush, rest._replace(w=wide))
        manner = Box(rest.x + wide, rest.y, rest.w - wide, rest.h)
        brush.label(self.lines[1], manner, replace(_LINE, font=_NOTE.font, colour=_NOTE.colour))

    def _mood(self) -> str:
        if self.says:
            return "happy"
        return "sad" if self.asleep else "idle"

    @staticmethod
    def _draw_sleep(brush: Brush, box: Box, face: Box) -> None:
        for strip in _rounded(box.inset(3)):
            brush.fill(strip, _DUSK, alpha=0.4)
        for number, size in enumerate((30.0, 44.0)):
            style = Style(size, "title", CREAM, INK, 3)
            brush.words("z", face.right - 26 + 24 * number, face.y + 26 - 20 * number, style)

    def _draw_device(self, brush: Brush, box: Box, *, low: bool) -> None:
        side = min(box.h, 40.0 if low else 60.0)
        icon = Box(box.x, box.cy - side / 2, side * 1.15, side)
        brush.picture(f"icon/{self.icon}.ink", icon)
        rest = Box(icon.right + 14, box.y, box.right - icon.right - 14, box.h)
        note = replace(_NOTE, colour=INK) if self.asleep else _NOTE
        if low or box.h < 54:
            if self.stars:
                self._draw_stars(brush, Box(rest.x, rest.y, 100, rest.h))
                rest = Box(rest.x + 108, rest.y, rest.w - 108, rest.h)
                brush.label(self.lines[1], rest, note)
            else:
                brush.label(self.lines[0], rest, note)
            return
        first = Box(rest.x, rest.y, rest.w, rest.h / 2)
        if self.stars:
            self._draw_stars(brush, first)
        else:
            brush.label(self.lines[0], first, _LINE)
        brush.label(self.lines[1], Box(rest.x, first.bottom, rest.w, first.h), note)

    def _draw_stars(self, brush: Brush, box: Box) -> None:
        side = min(box.h * 0.9, 46.0 if large(brush.frame) else 38.0, box.w / 3.2)
        for number in range(3):
            full = number < self.stars
            star = Box(box.x + number * side * 1.08, box.cy - side / 2, side, side)
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
        mole: str = "",
    ) -> None:
        super().__init__(name, box)
        self.action, self.title, self.note, self.waking = action, title, note, waking
        self.mole = mole
        """Where phones may come, who sleeps there: a colour."""

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.action),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        left = self.box.x + 124
        if self.waking:
            draw_tinted_nine(brush, "ui/slot.empty", self.box, GOLD)
        else:
            brush.nine("ui/slot.empty", self.box)
        if self.mole:
            left = self._draw_mole(brush, 4 * feel.hover - 4 * feel.press)
        else:
            side = min(92.0, self.box.h * 0.6) + 6 * feel.hover - 4 * feel.press
            plus = Box(self.box.x + 62 - side / 2, self.box.cy - side / 2, side, side)
            brush.picture("icon/plus", plus)
        room = self.box.right - left - 16
        high = min(self.box.h / 2 - 4, 60 * brush.frame.text_scale)
        title = Style(min(36, max(high, 28)), "title", CREAM, align="left")
        note = Style(min(28, max(high - 2, 26)), "bold", "#F4DDB0", align="left")
        brush.label(self.title, Box(left, self.box.cy - high, room, high), title)
        brush.label(self.note, Box(left, self.box.cy, room, high), note)

    def _draw_mole(self, brush: Brush, more: float) -> float:
        """As on a card, but in the dark until it wakes up; where the words begin."""
        box = self.box
        stripe = min(box.w * _STRIPE, 190, max(box.h, 96))
        side = min(box.h - (12 if box.h <= _LOW else 44), stripe - 12) + more
        face = Box(box.x + stripe / 2 - side / 2 + 4, box.cy - side / 2, side, side)
        draw_portrait(brush, self.mole, face, alpha=1 if self.waking else 0.5)
        if self.waking:
            worn = min(44.0, side * 0.46)
            badge = Box(face.right - worn * 0.9, face.bottom - worn * 0.82, worn, worn)
            brush.picture(f"badge/{self.mole}", badge)
        return box.x + stripe + 18
