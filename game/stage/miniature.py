"""A whole table drawn small, again and again as it moves: its middle, reduced to a box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.box import Box
from game.stage.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.stage.canvas import Brush
    from game.stage.frame import Frame

__all__ = ["Miniature"]


class Miniature:
    """Drawn in its own size, with the pictures that are at hand, then reduced."""

    def __init__(self) -> None:
        self._canvas: Canvas | None = None
        self._frame: Frame | None = None
        self._small: tuple[tuple[int, int], pygame.Surface] | None = None

    def spoil(self) -> None:
        """What it shows has changed."""
        self._small = None

    def draw(
        self, brush: Brush, box: Box, room: Callable[[], Box], paint: Callable[[Canvas], None]
    ) -> None:
        """Fill the box with what is painted into this part of the frame."""
        x, y, w, h = brush.frame.rect(box)
        if self._frame != brush.frame:
            self._frame, self._canvas, self._small = brush.frame, None, None
        if self._small is None or self._small[0] != (w, h):
            self._small = (w, h), self._painted(brush, (w, h), room, paint)
        brush.blit(self._small[1], x, y)

    def _painted(
        self,
        brush: Brush,
        size: tuple[int, int],
        room: Callable[[], Box],
        paint: Callable[[Canvas], None],
    ) -> pygame.Surface:
        frame = brush.frame
        if self._canvas is None:
            target = pygame.Surface(frame.pixels).convert()
            self._canvas = Canvas(target, frame, brush.sprites, brush.writer)
        self._canvas.begin()
        paint(self._canvas)
        self._canvas.finish()
        whole = self._canvas.target
        part = pygame.Rect(frame.rect(_like(room(), size[0] / size[1]))).clip(whole.get_rect())
        return pygame.transform.smoothscale(whole.subsurface(part), size).convert_alpha()


def _like(room: Box, shape: float) -> Box:
    """The largest box of this shape in the middle of the room."""
    w = min(room.w, room.h * shape)
    h = w / shape
    return Box(room.cx - w / 2, room.cy - h / 2, w, h)
