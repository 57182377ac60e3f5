"""Big letters as on the club's sign: thick, golden, lit from above."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import INK

if TYPE_CHECKING:
    from game.stage.canvas import Brush

__all__ = ["marquee"]

_DEPTH = 0.11
"""How thick the letters are, of their size."""


def marquee(brush: Brush, text: str, box: Box, size: float) -> None:
    fitted = Style(size, "title", "#F0911C", "#FFF3D6", size * 0.045, width=box.w, height=box.h)
    # What the fitting left of the size, the letters' thickness follows.
    wide, high = brush.writer.measure(text, fitted)
    del wide
    real = min(size * brush.frame.text_scale, high / 1.2)
    depth = real * _DEPTH
    x, y = box.cx, box.cy - depth / 2
    side = replace(fitted, colour="#8A3414", outline=INK, rim=fitted.rim + size * 0.035)
    for step in (1.0, 0.66, 0.33, 0.0):
        brush.words(text, x, y + depth * step, side)
    brush.words(text, x, y, fitted)
    if high > real * 1.8:
        return  # over two lines there is no one upper half
    brush.within(Box(box.x - size, y - real, box.w + 2 * size, real * 0.98))
    brush.words(text, x, y, replace(fitted, colour="#FFD27A"))
    brush.within(None)
