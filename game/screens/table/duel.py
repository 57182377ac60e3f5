"""Two seats in the prompt, one of which does something to the other, who answers it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.common.seats import draw_portrait
from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.canvas import Brush
    from game.stage.look import Face
    from game.stage.table import Duel
    from game.stage.text import Style

__all__ = ["draw_duel", "draw_retort"]

_BUBBLE, _BELOW, _TAIL = 30.0, 4.0, 14.0
"""Of air at either side of what is said in a bubble, and above it; its tail hangs down so far."""


def draw_duel(brush: Brush, duel: Duel, faces: Sequence[Face], box: Box) -> None:
    """Two faces, and what goes from one to the other."""
    side = min(box.h, box.w * 0.38)
    left = Box(box.x, box.cy - side / 2, side, side)
    right = Box(box.right - side, box.cy - side / 2, side, side)
    for seat, face, mood in zip((duel.one, duel.other), (left, right), duel.moods, strict=True):
        colour = faces[seat].colour
        draw_portrait(brush, colour, face, mood)
        worn = side * 0.34
        brush.picture(f"badge/{colour}", Box(face.right - worn, face.bottom - worn, worn, worn))
    mark = min(right.x - left.right, side * 0.5)
    middle = Box(box.cx - mark / 2, box.cy - mark * 0.9, mark, mark)
    brush.picture(duel.art, middle)
    brush.picture("icon/arrow.right.ink", middle._replace(y=box.cy + mark * 0.1))


def draw_retort(brush: Brush, words: str, room: Box, style: Style) -> None:
    """Said by the face beside it."""
    wide = brush.writer.measure(words, style)[0] + 2 * _BUBBLE
    bubble = room._replace(y=room.y + _BELOW, w=min(room.w, wide), h=room.h + _TAIL)
    brush.nine("ui/bubble", bubble)
    brush.label(words, bubble.inset(_BUBBLE / 2, _BELOW), replace(style, align="center"))
