"""What a screen writes, and where: recorded while it is drawn, for the checks that read it."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING
from unittest import mock

import pygame

from game.stage.canvas import Brush

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.stage.scene import Scene
    from game.stage.studio import Studio
    from game.stage.text import Style

__all__ = ["Written", "look", "recording"]


@dataclass(frozen=True, slots=True)
class Written:
    text: str
    style: Style
    rect: pygame.Rect
    """The ink's place in pixels, as far as it is not clipped away."""
    size: float
    """In units, after fitting."""
    whole: bool
    """Nothing was cut off to make it fit."""


@contextmanager
def recording(*, silent: bool = False) -> Iterator[list[Written]]:
    """Everything that is written meanwhile; `silent` leaves it out of the picture."""
    found: list[Written] = []
    original = Brush.words

    def words(self: Brush, string: str, x: float, y: float, style: Style) -> None:
        if string:
            found.append(_written(self, string, x, y, style))
        if not silent:
            original(self, string, x, y, style)

    with mock.patch.object(Brush, "words", words):
        yield found


def _written(brush: Brush, string: str, x: float, y: float, style: Style) -> Written:
    writer = brush.writer
    size, _ = writer._fit(string, style)
    wide, high = writer.measure(string, style)
    w, h = brush.frame.px(wide), brush.frame.px(high)
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[style.align]
    left = brush.frame.px(x) - round(w * share) + brush.dx
    rect = pygame.Rect(left, brush.frame.px(y) - h // 2 + brush.dy, w, h)
    # Of a line's height a fifth is air above and below the letters.
    rect = rect.inflate(0, -h // 5)
    if brush._clip is not None:
        rect = rect.clip(pygame.Rect(brush._clip))
    return Written(string, style, rect, size / brush.frame.scale, writer.fits(string, style))


def look(studio: Studio, scene: Scene, *, silent: bool = False) -> list[Written]:
    """What the scene on top writes when it is drawn once more."""
    canvas = studio.window.canvas
    # All of it: while only pieces move, widgets are not written anew.
    scene.stale = True
    with recording(silent=silent) as found:
        canvas.begin()
        scene.draw(canvas)
        canvas.finish()
    canvas.spoil()
    return [written for written in found if written.rect.w and written.rect.h]
