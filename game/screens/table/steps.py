"""What stands in the prompt beside its words: steps to be done, tiles to choose from, a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.blindpad import FACES
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import INK, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Rule", "Steps", "Tiles"]

_FACES, _STEP_HEAD = 34.0, 44.0
"""One line: a die's faces below its name, a step's name above what is to be done."""
_LOWER = 0.48
"""Of a tile's height its faces take so much at the most."""
_CIRCLE, _GROWN = 58.0, 1.3
"""Around a step's number, and in large text."""
_CAP = Style(26, "title", "#FFF6E0", steady=True)


class Rule(Widget):
    """The line behind which a button stands that ends something."""

    def __init__(self, box: Box) -> None:
        super().__init__("rule", box)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/well", self.box)


class Tiles(Widget):
    """Things to choose from in secret: what each is, and the button and key that stand for it."""

    def __init__(
        self, box: Box, steps: Sequence[tuple[str, str]], art: Sequence[str], *, pads: bool
    ) -> None:
        super().__init__("tiles", box)
        self.steps, self.art, self.pads = steps, art, pads

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        gap = 10
        wide = (self.box.w - gap * (len(self.steps) - 1)) / len(self.steps)
        for at, (title, body) in enumerate(self.steps):
            tile = Box(self.box.x + at * (wide + gap), self.box.y, wide, self.box.h)
            brush.nine("ui/well", tile)
            left = tile.x + 10
            if self.pads:
                side = min(46.0, tile.h / 2 - 8)
                if at < len(FACES):
                    pad = Box(left, tile.y + 8, side, side)
                    brush.picture(f"glyph/pad.{FACES[at]}", pad)
                key = Box(left, tile.bottom - side - 6, side, side)
                brush.nine("ui/key", key)
                brush.label(str(at + 1), Box(key.x, key.y, key.w, key.h - 6), _CAP)
                left += side + 4
            side = min(76.0, tile.h - 14)
            brush.picture(self.art[at], Box(left, tile.cy - side / 2, side, side))
            left += side + 4
            room = Box(left, tile.y + 6, tile.right - left - 10, tile.h - 12)
            faces = min(_FACES * brush.frame.text_scale, room.h * _LOWER)
            upper = Box(room.x, room.y, room.w, room.h - faces)
            lower = Box(room.x, upper.bottom, room.w, faces)
            brush.label(title, upper, Style(30, "title", INK, align="left"))
            brush.label(body, lower, Style(28, "title", SOFT_INK, align="left"))


class Steps(Widget):
    """The things to do, numbered, in a row; the same for everybody who writes at once."""

    def __init__(
        self, box: Box, steps: Sequence[tuple[str, str]], keys: Callable[[Brush, Box], None] | None
    ) -> None:
        super().__init__("steps", box)
        self.steps, self.keys = steps, keys

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        wide = self.box.w / max(len(self.steps), 1)
        for number, (title, body) in enumerate(self.steps, 1):
            x = self.box.x + (number - 1) * wide
            side = min(_CIRCLE * (_GROWN if brush.frame.large else 1), self.box.h * 0.6)
            circle = Box(x, self.box.y + 4, side, side)
            brush.nine("ui/chip.cream", circle)
            brush.label(str(number), circle.inset(4), Style(34, "title", INK))
            room = Box(circle.right + 12, self.box.y, wide - side - 24, self.box.h)
            head = min(_STEP_HEAD * brush.frame.text_scale, room.h / 2)
            upper = Box(room.x, room.y, room.w, head)
            lower = Box(room.x, upper.bottom, room.w, room.h - head)
            brush.label(title, upper, Style(36, "title", INK, align="left"))
            brush.label(body, lower, Style(28, "text", SOFT_INK, align="left"))
