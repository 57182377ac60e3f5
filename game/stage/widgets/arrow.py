"""An arrow up to the edge of what is meant, and a rim around that."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

import pygame

from game.stage.theme import GOLD, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from game.stage.box import Box
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Arrow"]

_LONG = 104.0
_FINE = 4
_SHAPE = (
    (0.06, -0.13, -1, -1), (0.5, -0.13, -1, -1), (0.5, -0.33, -1, -1.9), (0.92, 0.0, 1.6, 0),
    (0.5, 0.33, -1, 1.9), (0.5, 0.13, -1, 1), (0.06, 0.13, -1, 1),
)  # fmt: skip
"""The corners of an arrow one long, and which way each goes for its rim."""
_RIM = 0.055


class Arrow(Widget):
    """It comes from the side of whoever speaks."""

    def __init__(self, speaker: Box, target: Box) -> None:
        super().__init__("arrow", target)
        self.tip = (
            min(max(speaker.cx, target.x), target.right),
            min(max(speaker.cy, target.y), target.bottom),
        )
        dx, dy = self.tip[0] - speaker.cx, self.tip[1] - speaker.cy
        away = hypot(dx, dy) or 1.0
        self.way = dx / away, dy / away

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/focus", self.box.inset(-4))
        picture = _arrow(degrees(atan2(self.way[1], self.way[0])), brush.frame.px(_LONG))
        half = (_LONG / 2) - 6
        x, y = self.tip[0] - self.way[0] * half, self.tip[1] - self.way[1] * half
        w, h = picture.get_size()
        brush.blit(picture, brush.frame.px(x) - w // 2, brush.frame.px(y) - h // 2)


@cache
def _arrow(turn: float, long: int) -> pygame.Surface:
    """Gold with a dark rim, its tip at the right till it is turned; painted large, then shrunk."""
    side = long * _FINE
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    for grow, colour in ((_RIM, INK), (0.0, GOLD)):
        shape = [(0.5 + (x - 0.5) + grow * ex, 0.5 + y + grow * ey) for x, y, ex, ey in _SHAPE]
        pygame.draw.polygon(made, colour, [(x * side, y * side) for x, y in shape])
    made = pygame.transform.rotate(made, -turn)
    w, h = made.get_size()
    return pygame.transform.smoothscale(made, (max(w // _FINE, 1), max(h // _FINE, 1)))
