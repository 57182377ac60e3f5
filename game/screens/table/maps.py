"""How keys and a pad's buttons lie, for whoever answers blind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import CREAM, SIZE, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["KeyMap", "PadMap", "Pair"]

_KEY_CAP = Style(26, "title", CREAM, steady=True)


class KeyMap(Widget):
    """Twelve key caps in four rows of three, each with what it stands for."""

    def __init__(self, box: Box, names: Sequence[str]) -> None:
        super().__init__("keys", box)
        self.names = names

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        rows = -(-len(self.names) // 3)
        cap = min(self.box.h / max(rows, 1) - 6, 44)
        for at, name in enumerate(self.names):
            x = self.box.x + at % 3 * (cap + 6)
            box = Box(x, self.box.y + at // 3 * (cap + 6), cap, cap)
            brush.nine("ui/key", box)
            brush.label(name, Box(box.x + 3, box.y, box.w - 6, box.h - 6), _KEY_CAP)


class PadMap(Widget):
    """The cross for the row, the four buttons for the place in it."""

    def __init__(self, box: Box, row: str, place: str) -> None:
        super().__init__("pad", box)
        self.row, self.place = row, place

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        side = min(self.box.h * 0.62, 90)
        words = Style(SIZE["small"], "text", SOFT_INK)
        cross = Box(self.box.x, self.box.y, side, side)
        brush.picture("glyph/pad.dpad", cross)
        brush.label(self.row, Box(cross.x - 10, cross.bottom + 2, side + 20, 32), words)
        faces = Box(cross.right + 20, self.box.y, side, side)
        third = side / 3
        for name, dx, dy in (("x", 0, 1), ("y", 1, 0), ("b", 2, 1), ("a", 1, 2)):
            at = Box(faces.x + dx * third, faces.y + dy * third, third, third)
            brush.picture(f"glyph/pad.{name}", at.inset(-2))
        brush.label(self.place, Box(faces.x - 10, faces.bottom + 2, side + 20, 32), words)


class Pair(Widget):
    """Keys and pad side by side."""

    def __init__(
        self, box: Box, first: Callable[[Box], Widget], second: Callable[[Box], Widget]
    ) -> None:
        super().__init__("maps", box)
        left = box.w * 0.42
        self._parts = (
            first(Box(box.x, box.y, left, box.h)),
            second(Box(box.x + left + 16, box.y + 20, box.w - left - 16, box.h - 20)),
        )

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        for part in self._parts:
            part.draw(brush, feels, focus)
