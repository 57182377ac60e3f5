"""A number between two ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import BROWN, SIZE
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Slider"]

_TRACK, _KNOB = 24, 52


class Slider(Widget):
    """Left and right move it a step; the pointer may press anywhere on it, or drag."""

    def __init__(  # noqa: PLR0913  (what a slider is, by name)
        self,
        name: str,
        box: Box,
        value: int,
        change: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        text: str = "",
        room: float = 110,
    ) -> None:
        super().__init__(name, box)
        self.value, self.change = value, change
        self.low, self.high, self.step, self.text = low, high, step, text
        self.room = room if text else 0
        """How much of the width the text has."""

    @property
    def _rail(self) -> Box:
        wide = self.box.w - self.room - _KNOB
        return Box(self.box.x + _KNOB / 2, self.box.cy - _TRACK / 2, wide, _TRACK)

    def spots(self) -> Sequence[FocusSpot]:
        rail = self._rail
        grip = Box(rail.x - _KNOB / 2, rail.cy - _KNOB / 2, rail.w + _KNOB, _KNOB)
        return (FocusSpot(self.id, grip, adjust=self._step, drag=self._drag, sound="ui/toggle"),)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        rail = self._rail
        share = (self.value - self.low) / max(self.high - self.low, 1)
        knob_x = rail.x + rail.w * min(max(share, 0), 1)
        brush.nine("ui/slider.track", rail)
        if knob_x - rail.x > _TRACK:
            brush.nine("ui/slider.fill", Box(rail.x, rail.y, knob_x - rail.x, rail.h))
        feel = feels.of(self.id, focus)
        side = _KNOB * (1 + 0.08 * max(feel.hover, feel.press))
        knob = Box(knob_x - side / 2, rail.cy - side / 2, side, side)
        brush.picture("ui/slider.knob", knob)
        if self.text:
            wide = self.room - 14
            place = Box(self.box.right - wide, self.box.y, wide, self.box.h)
            brush.label(self.text, place, Style(SIZE["body"], "bold", BROWN, align="right"))

    def _step(self, way: int) -> bool:
        value = min(max(self.value + way * self.step, self.low), self.high)
        if value == self.value:
            # At an end the arrow stays here: leaving by it would surprise.
            return True
        self.change(value)
        return True

    def _drag(self, x: float, _: float) -> None:
        rail = self._rail
        share = min(max((x - rail.x) / max(rail.w, 1), 0), 1)
        steps = round(share * (self.high - self.low) / self.step)
        value = min(self.low + steps * self.step, self.high)
        if value != self.value:
            self.change(value)
