"""The first pictures of the program: soon there is something to look at, and what is large in it
comes with the next ones."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.stack import Stack
    from game.stage.window import Window

__all__ = ["Opening"]

_MOST = 0.012
"""Seconds a frame may read pictures while the program opens. The first reads its backdrop, and what
can be pressed."""


class Opening:
    """On until all is there that the first scene shows."""

    def __init__(self, stack: Stack, window: Window) -> None:
        self._stack, self._window = stack, window
        self.on = True
        self._more = 0.0
        """Seconds the next picture may read."""

    def draw(self) -> None:
        sprites = self._window.sprites
        sprites.opening, more = not self._more, self._more
        sprites.until, sprites.waiting, self._more = time.perf_counter() + more, False, _MOST
        self._window.show(self._stack.draw())
        self.on = sprites.waiting and self._stack.top is not None
        sprites.until, sprites.opening = 0, False
        if self.on:
            self._stack.spoil()
