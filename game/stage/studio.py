"""Scenes drawn without a screen: for pictures, films and tests."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame

from game.stage.png import png
from game.stage.stack import Stack
from game.stage.transitions import Way
from game.stage.window import Window

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.stage.intent import Intent
    from game.stage.scene import Scene

__all__ = ["Studio"]

_STEP_MS = 1000 / 60


class Studio:
    """A window of any size that nobody sees, with a clock that runs when it is told to."""

    def __init__(self, size: tuple[int, int] = (1920, 1080), *, text: int = 100) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        self.window = Window(size, text=text)
        self.stack = Stack(self.window)

    @property
    def picture(self) -> pygame.Surface:
        """What would be on the screen. The next step draws over it: copy it to keep it."""
        return self.window.display

    def show(self, *scenes: Scene, settle_ms: float = 1000) -> pygame.Surface:
        """Put these on the stack and let them come to rest; the picture then."""
        for place, scene in enumerate(scenes):
            if place:
                self.stack.push(scene, Way.NONE)
            else:
                self.stack.reset([scene], Way.NONE)
        self.run(settle_ms)
        return self.picture

    def complete(self, most_ms: float = 60_000) -> None:
        """Let what is shown come to all that belongs there, if it says that more is to come."""
        left = most_ms
        while left > 0 and self.stack.top is not None and not self.stack.top.whole:
            self.step()
            left -= _STEP_MS

    def run(self, ms: float) -> None:
        """So much time passes, frame by frame."""
        left = ms
        self.step(0)
        while left > 0:
            self.step(min(_STEP_MS, left))
            left -= _STEP_MS

    def step(self, ms: float = _STEP_MS) -> Sequence[pygame.Rect]:
        """One frame; what changed of the picture."""
        self.stack.update(ms)
        rects = self.stack.draw()
        self.window.show(rects)
        return rects

    def give(self, intent: Intent) -> bool:
        return self.stack.handle(intent)

    def save(self, path: Path) -> None:
        path.write_bytes(png(self.picture))

    def resize(self, size: tuple[int, int], *, text: int = 100) -> None:
        self.window.set_size(size)
        self.window.adopt(text=text, calm=self.window.frame.calm)
        self.stack.resize()
