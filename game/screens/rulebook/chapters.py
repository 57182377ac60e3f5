"""The chapters of a rulebook as coloured tabs; the open one reaches into the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.rulebook.paper import HUES
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import CREAM, INK
from game.stage.tint import draw_tinted_nine
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Chapters"]

_GAP = 14


class Chapters(Widget):
    def __init__(
        self,
        box: Box,
        titles: Sequence[str],
        chosen: set[int],
        hits: Mapping[int, int],
        change: Callable[[int], None],
    ) -> None:
        super().__init__("chapter", box)
        self.titles, self.chosen, self.hits, self.change = titles, chosen, hits, change

    def _tab(self, number: int) -> Box:
        pitch = min(104.0, (self.box.h + _GAP) / max(len(self.titles), 1))
        wide = self.box.w if number in self.chosen else self.box.w - 18
        return Box(self.box.x, self.box.y + pitch * number, wide, pitch - _GAP)

    def spots(self) -> Sequence[FocusSpot]:
        return [
            FocusSpot(f"chapter/{number}", self._tab(number), _opening(self.change, number),
                      sound="card/slide")
            for number in range(len(self.titles))
        ]  # fmt: skip

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        for number, title in enumerate(self.titles):
            feel = feels.of(f"chapter/{number}", focus)
            box = self._tab(number)
            hue = HUES[number % len(HUES)]
            on = number in self.chosen
            box = Box(box.x - 4 * feel.hover * (not on), box.y, box.w, box.h)
            draw_tinted_nine(brush, "ui/panel.paper", box, hue)
            count = self.hits.get(number, 0)
            room = box.inset(20, 6)
            if count:
                side = min(room.h, 48)
                place = Box(room.right - side, room.cy - side / 2, side, side)
                brush.nine("ui/chip.gold", place)
                brush.label(str(count), place.inset(4), Style(28, "bold", INK))
                room = Box(room.x, room.y, room.w - side - 8, room.h)
            style = Style(34, "title", CREAM, INK, 3, align="left", lines=2)
            brush.label(title, room, style)


def _opening(change: Callable[[int], None], number: int) -> Callable[[], None]:
    return lambda: change(number)
