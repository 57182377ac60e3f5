"""A small picture as the chosen eyes see it, in a page that is drawn as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.canvas import Painting
from game.stage.sight import seen_as

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.stage.box import Box
    from game.stage.canvas import Brush

__all__ = ["draw_seen_as"]

_last: list[tuple[bytes, pygame.Surface]] = []


def draw_seen_as(
    brush: Brush, room: Box, eyes: str, ground: str, paint: Callable[[Painting], None]
) -> None:
    """Whatever `paint` draws into a picture of the room's size, as these eyes see it."""
    x, y, w, h = brush.frame.rect(room)
    picture = pygame.Surface((w, h))
    picture.fill(pygame.Color(ground))
    paint(Painting(picture, brush.frame, brush.sprites, brush.writer))
    brush.blit(_kept(seen_as(picture, eyes)), x, y)


def _kept(picture: pygame.Surface) -> pygame.Surface:
    """The same surface as last time if it looks the same: a canvas compares by identity."""
    data = pygame.image.tobytes(picture, "RGB")
    if _last and _last[0][0] == data and _last[0][1].get_size() == picture.get_size():
        return _last[0][1]
    made = picture.convert_alpha()
    _last[:] = [(data, made)]
    return made
