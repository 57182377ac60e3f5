"""A table painted small, where nobody looks: a bit of it in every frame, until it is done."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pygame

from game.stage.box import Box
from game.stage.canvas import Canvas
from game.stage.png import png
from game.stage.stamp import Stamper
from game.stage.tabletop import Tabletop

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.stage.look import Look
    from game.stage.said import Speech
    from game.stage.sprites import Sprites
    from game.stage.table import Table
    from game.stage.text import Writer

__all__ = ["WIDE", "Easel", "clear"]

WIDE = 640
"""Pixels across of what comes of it."""
_BAR = 84
"""Above the table lies the frame's own bar."""


class Easel:
    """Paints what is seen of a match at one moment, as a table lays it out."""

    def __init__(
        self,
        table: Table[Any],
        seen: Any,
        look: Look,
        sprites: Sprites,
        writer: Writer,
        say: Callable[[Speech], str],
    ) -> None:
        self._sprites = sprites
        frame, showing = look.frame, table.showing(seen, look)
        self._cut = frame.rect(clear(frame.box, showing.room.prompt))
        self._target = pygame.Surface(frame.pixels).convert()
        self._canvas = Canvas(self._target, frame, sprites, writer)
        self._top = Tabletop(Stamper(sprites, writer, say), showing.backdrop)
        self._pieces = showing.pieces

    def work(self, seconds: float) -> bytes | None:
        """Go on for so long; the picture once nothing is missing in it. 0: until it is done."""
        sprites = self._sprites
        sprites.until, sprites.waiting = (time.perf_counter() + seconds if seconds else 0), False
        try:
            self._canvas.begin()
            self._top.update(self._pieces)
            self._top.draw(self._canvas)
            done = not sprites.waiting
        finally:
            sprites.until, sprites.waiting = 0, False
        if not done:
            return None
        self._canvas.finish()
        return png(self._small())

    def _small(self) -> pygame.Surface:
        part = self._target.subsurface(pygame.Rect(self._cut).clip(self._target.get_rect()))
        w, h = part.get_size()
        wide = min(WIDE, w)
        return pygame.transform.smoothscale(part, (wide, max(round(h * wide / w), 1)))


def clear(whole: Box, prompt: Box) -> Box:
    """The largest part of the table that neither the bar nor the prompt covers."""
    top = _BAR
    rooms = (
        Box(0, top, whole.w, prompt.y - top),
        Box(0, prompt.bottom, whole.w, whole.h - prompt.bottom),
        Box(0, top, prompt.x, whole.h - top),
        Box(prompt.right, top, whole.w - prompt.right, whole.h - top),
    )
    return max(rooms, key=lambda room: max(room.w, 0) * max(room.h, 0))
