"""Screens that go through all they would draw, and paint none of it: what is written is read."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING
from unittest import mock

import pygame

from game.stage.canvas import Canvas, Painting
from game.stage.sprites import Drawn, Sprites
from game.stage.text import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.stage.text import Style

__all__ = ["unpainted"]


@contextmanager
def unpainted(read: Callable[[Writer, str, Style], None] | None = None) -> Iterator[None]:
    """Every text that would be written is given to `read`."""
    dot = pygame.Surface((1, 1), pygame.SRCALPHA)

    def render(writer: Writer, string: str, style: Style) -> pygame.Surface:
        if read is not None:
            read(writer, string, style)
        return dot

    def drawn(sprites: Sprites, name: str, *_args: object, **_how: object) -> Drawn | None:
        return Drawn(dot, 0, 0) if sprites.facts(name) is not None else None

    def ground(canvas: Canvas, _key: object, paint: Callable[[Painting], None]) -> None:
        paint(Painting(dot, canvas.frame, canvas.sprites, canvas.writer))

    def finish(_canvas: Canvas) -> list[pygame.Rect]:
        return []

    with (
        mock.patch.object(Writer, "render", render),
        mock.patch.object(Sprites, "get", drawn),
        mock.patch.object(Sprites, "nine", drawn),
        mock.patch.object(Sprites, "cover", drawn),
        mock.patch.object(Canvas, "ground", ground),
        mock.patch.object(Canvas, "finish", finish),
    ):
        yield
