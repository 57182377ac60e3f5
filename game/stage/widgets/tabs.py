"""Wooden plaques one below the other: one of them is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import CREAM, HUE, SIZE
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Tabs"]


class Tabs(Widget):
    def __init__(
        self,
        name: str,
        box: Box,
        options: Sequence[tuple[str, str]],
        chosen: str,
        change: Callable[[str], None],
        *,
        high: float = 92,
        gap: float = 20,
    ) -> None:
        super().__init__(name, box)
        self.options, self.chosen, self.change = options, chosen, change
        # Many tabs share the height there is.
        count = max(len(options), 1)
        self.pitch = min(high + gap, (box.h + gap) / count)
        self.high = self.pitch - gap * self.pitch / (high + gap)

    def _tab(self, place: int) -> Box:
        return Box(self.box.x, self.box.y + self.pitch * place, self.box.w, self.high)

    def spots(self) -> Sequence[FocusSpot]:
        return [
            FocusSpot(
                f"{self.id}/{option}",
                self._tab(place),
                _opening(self.change, option),
                first=option == self.chosen,
                sound="ui/open",
            )
            for place, (option, _) in enumerate(self.options)
        ]

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        for place, (option, text) in enumerate(self.options):
            feel = feels.of(f"{self.id}/{option}", focus)
            tab = self._tab(place)
            lift = 2 * feel.hover - 4 * feel.press
            tab = Box(tab.x, tab.y - lift, tab.w, tab.h)
            on = option == self.chosen
            brush.nine("ui/tab.wood.on" if on else "ui/tab.wood.up", tab)
            style = Style(SIZE["button"], "title", CREAM, HUE["wood"], 3)
            brush.label(text, tab.inset(24, 8), style)


def _opening(change: Callable[[str], None], option: str) -> Callable[[], None]:
    return lambda: change(option)
