"""A page over a screen, which lies in the dark below it and comes back when the page closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.theme import SHADOW
from game.stage.widgets.pane import PaneScene

if TYPE_CHECKING:
    from game.screens.services import Services
    from game.stage.canvas import Canvas
    from game.stage.frame import Frame

__all__ = ["Over"]

_DARK = 0.6


class Over(PaneScene):
    over = True

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    def panel(self, frame: Frame, w: float, h: float) -> Box:
        """In the middle, as large as this where the window has room for it."""
        w, h = min(w, frame.w - 80), min(h, frame.h - 60)
        return Box((frame.w - w) / 2, (frame.h - h) / 2, w, h)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.frame.box, SHADOW, alpha=_DARK)
        super().draw(canvas)

    def close(self) -> None:
        self.services.desk.back()

    def back(self) -> bool:
        self.close()
        return True
