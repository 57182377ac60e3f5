"""The four kind words: cards with a face, a picture, and what was done, stamped one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.ease import curve
from game.stage.text import Style
from game.stage.theme import BROWN, GOLD, INK, RED_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.results.course import Course
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["AwardCards", "AwardList", "Told"]

_GAP = 18.0
_DROP = 90.0
_LARGE = 1.3
"""With text larger than this a row has no room for more than words and a face."""


@dataclass(frozen=True, slots=True)
class Told:
    """An award in words."""

    title: str
    line: str
    art: str
    name: str
    colour: str


class AwardCards(Widget):
    """Side by side below the podium."""

    def __init__(self, box: Box, told: Sequence[Told], course: Course) -> None:
        super().__init__("awards", box)
        self.told, self.course = told, course

    def update(self, ms: float, focus: Focus) -> bool:
        return not self.course.over

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        count = max(len(self.told), 1)
        wide = (self.box.w - _GAP * (count - 1)) / count
        for number, told in enumerate(self.told):
            share = self.course.award(number)
            if share <= 0:
                continue
            drop = 0 if share >= 1 else _DROP * (1 - curve("back")(share))
            place = Box(self.box.x + (wide + _GAP) * number, self.box.y - drop, wide, self.box.h)
            self._card(brush, place, told, min(share * 2, 1.0))

    def _card(self, brush: Brush, box: Box, told: Told, alpha: float) -> None:
        brush.nine("ui/panel.paper", box, alpha=alpha)
        if alpha < 1:
            return
        inside = box.inset(14, 14)
        words = 152 * brush.frame.text_scale
        frame = Box(inside.x, inside.y, inside.w, inside.h - words)
        _picture(brush, frame, told)
        top = frame.bottom + 4
        for text, share, style in (
            (told.title, 0.27, Style(32, "title", RED_INK)),
            (told.name, 0.25, Style(30, "bold", INK)),
            (told.line, 0.45, Style(28, "text", BROWN, lines=2, leading=1.0)),
        ):
            brush.label(text, Box(inside.x, top, inside.w, words * share), style)
            top += words * share


class AwardList(Widget):
    """The same one below the other, where text is large; as many as there are by now, if they come
    one after the other."""

    def __init__(
        self, box: Box, told: Sequence[Told], grow: float,
        by_now: Callable[[int], int] | None = None,
    ) -> None:  # fmt: skip
        self.pitch = 150 * grow
        super().__init__("awards", Box(box.x, box.y, box.w, self.pitch * len(told)))
        self.told, self._by_now = told, by_now
        self._drawn = 0

    def update(self, ms: float, focus: Focus) -> bool:
        return self._count != self._drawn

    @property
    def _count(self) -> int:
        return len(self.told) if self._by_now is None else self._by_now(len(self.told))

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        self._drawn = self._count
        for number, told in enumerate(self.told[: self._drawn]):
            row = Box(self.box.x, self.box.y + self.pitch * number, self.box.w, self.pitch - 12)
            brush.nine("ui/well", row)
            side = min(row.h - 20, 110)
            brush.picture(f"portrait/{told.colour}.happy", Box(row.x + 10, row.cy - side / 2, side,
                                                               side))  # fmt: skip
            left = row.x + side + 26
            room = Box(left, row.y + 8, row.right - left - 12, row.h - 16)
            if brush.frame.text_scale <= _LARGE:
                # What it is for, as on the cards.
                thing = Box(row.right - side - 16, row.cy - side / 2, side, side)
                brush.picture(told.art, thing.inset(side * 0.08))
                room = room._replace(w=thing.x - left - 12)
            third = room.h / 3
            texts = (
                (told.title, Style(32, "title", RED_INK, align="left")),
                (told.name, Style(30, "bold", INK, align="left")),
                (told.line, Style(28, "text", BROWN, align="left")),
            )
            for at, (text, style) in enumerate(texts):
                brush.label(text, Box(room.x, room.y + third * at, room.w, third), style)


def _picture(brush: Brush, frame: Box, told: Told) -> None:
    """A face beside what it was praised for."""
    brush.fill(frame, INK)
    inner = frame.inset(4)
    brush.fill(inner, "#FFE9A8")
    brush.fill(Box(inner.x, inner.bottom - inner.h * 0.2, inner.w, inner.h * 0.2), GOLD, alpha=0.5)
    side = min(inner.h - 8, inner.w * 0.52)
    face = Box(inner.x + inner.w * 0.04, inner.cy - side / 2, side, side)
    brush.picture(f"portrait/{told.colour}.happy", face)
    small = min(side * 0.86, inner.w * 0.4)
    thing = Box(inner.right - inner.w * 0.06 - small, inner.cy - small / 2, small, small)
    brush.picture(told.art, thing)
    badge = 44.0
    brush.picture(
        f"badge/{told.colour}",
        Box(frame.right - badge + 12, frame.bottom - badge + 10, badge, badge),
    )
