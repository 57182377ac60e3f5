"""Who chooses, and what there is to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.common.game_mole import game_mole
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM, INK, RED_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.club.course import Course
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Chooser", "GameCard", "Offer"]

_TALKS = 250.0
"""How high what she says may stand in large letters."""
_WORDS = 112.0
"""Below the picture of a game: two lines for its name, two for its length."""
_LARGE = 1.3
"""With text larger than this there is room for the reason alone."""


class Chooser(Widget):
    """The member whose turn it is to choose, and what she says, once all have seen who is last."""

    def __init__(self, box: Box, colour: str, says: str, why: str, course: Course) -> None:
        super().__init__("chooser", box)
        self.colour, self.says, self.why, self.course = colour, says, why, course

    def update(self, ms: float, focus: Focus) -> bool:
        return not self.course.over

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if self.course.slide < 1:
            return
        grow = brush.frame.text_scale
        foot = 64 * grow
        figure = min(self.box.h - 44, 260)
        x = self.box.x + figure * 0.5
        floor = self.box.y + figure + 26
        brush.sprite(f"body/{self.colour}.proud", x, floor, scale=figure / 340)
        left = x + figure * 0.5
        if grow > _LARGE:
            bubble = Box(
                left - 20, self.box.y, self.box.right - left + 20, min(self.box.h - 4, _TALKS)
            )
            brush.nine("ui/bubble", bubble)
            style = Style(34, "title", RED_INK, lines=2, leading=1.0)
            brush.label(self.why, bubble.inset(18, 6), style)
            return
        bubble = Box(left, self.box.y + 30, min(self.box.right - left - 16, 360 * grow), 92 * grow)
        brush.nine("ui/bubble", bubble)
        brush.label(self.says, bubble.inset(22, 10), Style(46, "title", RED_INK))
        why = Box(left, self.box.bottom - foot - 8, self.box.right - left - 16, foot)
        brush.label(self.why, why, Style(36, "title", CREAM, INK, 3, lines=2))


@dataclass(frozen=True, slots=True)
class Offer:
    """A game that may be next."""

    game: str
    title: str
    note: str
    """How long it takes, or why it cannot be played."""
    played: bool
    open: bool


class GameCard(Widget):
    """A press chooses; nothing begins without the green button."""

    def __init__(self, box: Box, offer: Offer, choose: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(f"game.{offer.game}", box)
        self.offer, self.choose, self.chosen = offer, choose, chosen

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.choose, self.offer.open),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel, offer, alpha = feels.of(self.id, focus), self.offer, 1.0 if self.offer.open else 0.45
        lift = -4 * feel.hover if offer.open else 0
        box = Box(self.box.x, self.box.y + lift, self.box.w, self.box.h)
        if self.chosen:
            brush.nine("ui/glow", box)
        brush.nine("ui/panel.paper", box)
        if self.chosen:
            brush.nine("ui/focus", box.inset(-3))
        if brush.frame.text_scale > _LARGE:
            self._draw_row(brush, box, alpha)
            return
        inside = box.inset(5, 8)
        words = _WORDS * brush.frame.text_scale
        picture = Box(inside.x, inside.y, inside.w, inside.h - words)
        brush.picture(game_mole(offer.game), picture, alpha=alpha)
        title = Box(inside.x, picture.bottom, inside.w, words / 2)
        brush.label(offer.title, title, Style(27, "title", INK, lines=2, leading=1.0))
        note = Box(inside.x, title.bottom, inside.w, words / 2)
        brush.label(offer.note, note, Style(26, "text", BROWN, lines=2, leading=1.0))
        if offer.played:
            self._tick(brush, Box(box.right - 40, box.y - 8, 46, 46))

    def _draw_row(self, brush: Brush, box: Box, alpha: float) -> None:
        """Its mole, its name, and what is to be said of it, in one line."""
        offer = self.offer
        picture = Box(box.x + 8, box.y + 2, box.h - 4, box.h - 4)
        brush.picture(game_mole(offer.game), picture, alpha=alpha)
        if offer.played:
            self._tick(brush, Box(picture.right - 20, box.bottom - 34, 34, 34))
        left = picture.right + 22
        share = (box.right - left - 12) * 0.58
        title = Box(left, box.y + 2, share, box.h - 4)
        brush.label(offer.title, title, Style(27, "title", INK, align="left"))
        note = Box(title.right + 10, box.y + 2, box.right - title.right - 26, box.h - 4)
        brush.label(offer.note, note, Style(26, "text", BROWN, align="right"))

    @staticmethod
    def _tick(brush: Brush, box: Box) -> None:
        brush.nine("ui/chip.green", box)
        brush.picture("icon/check", box.inset(box.w * 0.22))
