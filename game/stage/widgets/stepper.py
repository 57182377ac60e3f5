"""One of many options, shown alone between two arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import INK, SIZE
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Stepper"]

_WAYS = (("less", -1, "icon/arrow.left.ink"), ("more", 1, "icon/arrow.right.ink"))


class Stepper(Widget):
    """Left and right step through the options, round and round; confirm goes to the next."""

    def __init__(
        self,
        name: str,
        box: Box,
        options: Sequence[tuple[str, str]],
        chosen: str,
        change: Callable[[str], None],
        *,
        size: float = SIZE["body"],
    ) -> None:
        super().__init__(name, box)
        self.options, self.chosen, self.change, self.size = options, chosen, change, size

    def spots(self) -> Sequence[FocusSpot]:
        whole = FocusSpot(self.id, self.box, lambda: self._go(1), adjust=self._step,
                          sound="ui/toggle")  # fmt: skip
        arrows = [
            FocusSpot(f"{self.id}/{name}", self._arrow(way), self._going(way), part_of=self.id,
                      sound="ui/toggle")
            for name, way, _ in _WAYS
        ]  # fmt: skip
        return (whole, *arrows)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/segment.track", self.box)
        for name, way, icon in _WAYS:
            place = self._arrow(way)
            feel = feels.of(f"{self.id}/{name}", focus)
            if feel.hover:
                brush.nine("ui/well", place.inset(4), alpha=0.6 * feel.hover)
            side = min(place.h - 16, 36)
            brush.picture(icon, Box(place.cx - side / 2, place.cy - side / 2, side, side))
        room = self.box.inset(self.box.h + 4, 3)
        text = next((words for option, words in self.options if option == self.chosen), "")
        brush.label(text, room, Style(self.size, "title", INK))

    def _arrow(self, way: int) -> Box:
        side = self.box.h
        x = self.box.x if way < 0 else self.box.right - side
        return Box(x, self.box.y, side, side)

    def _going(self, way: int) -> Callable[[], None]:
        return lambda: self._go(way)

    def _step(self, way: int) -> bool:
        self._go(way)
        return True

    def _go(self, way: int) -> None:
        ids = [option for option, _ in self.options]
        at = ids.index(self.chosen) + way if self.chosen in ids else 0
        self.change(ids[at % len(ids)])
