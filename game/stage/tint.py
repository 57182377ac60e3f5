"""A sprite in another colour: stars turn gold, a symbol becomes a pattern on cloth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.lru import bytes_of

if TYPE_CHECKING:
    from game.stage.box import Box
    from game.stage.canvas import Brush
    from game.stage.sprites import Sprites

__all__ = ["draw_tinted", "draw_tinted_nine"]


def draw_tinted(brush: Brush, name: str, box: Box, colour: str) -> None:
    """The sprite as large as it fits the box, its light parts in this colour."""
    facts = brush.sprites.facts(name)
    if facts is None:
        return
    body_w, body_h = facts.body
    scale = min(box.w / body_w, box.h / body_h)
    drawn = brush.sprites.get(name, scale=scale)
    if drawn is None:
        return
    picture = _tinted(brush.sprites, name, drawn.picture, colour)
    left = box.cx - body_w * scale / 2 - facts.pad[0] * scale
    top = box.cy - body_h * scale / 2 - facts.pad[1] * scale
    brush.blit(picture, brush.frame.px(left), brush.frame.px(top))


def draw_tinted_nine(brush: Brush, name: str, box: Box, colour: str) -> None:
    """A nine-slice that fills the box, in this colour."""
    drawn = brush.sprites.nine(name, box)
    if drawn is not None:
        brush.blit(_tinted(brush.sprites, name, drawn.picture, colour), drawn.dx, drawn.dy)


def _tinted(sprites: Sprites, name: str, picture: pygame.Surface, colour: str) -> pygame.Surface:
    key = ("tinted", name, picture.get_size(), colour)
    found = sprites.made.get(key)
    if found is None:
        found = picture.copy()
        found.fill(pygame.Color(colour), special_flags=pygame.BLEND_RGBA_MULT)
        sprites.made.put(key, found, bytes_of(found))
    return found
