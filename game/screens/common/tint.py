"""A sprite in another colour: stars turn gold, a symbol becomes a pattern on cloth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.lru import PictureStore, bytes_of

if TYPE_CHECKING:
    from game.stage.box import Box
    from game.stage.canvas import Brush

__all__ = ["draw_tinted"]

_kept: PictureStore[tuple[object, ...], pygame.Surface] = PictureStore(4 << 20)


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
    key = (name, drawn.picture.get_size(), colour)
    picture = _kept.get(key)
    if picture is None:
        picture = drawn.picture.copy()
        picture.fill(pygame.Color(colour), special_flags=pygame.BLEND_RGBA_MULT)
        _kept.put(key, picture, bytes_of(picture))
    left = box.cx - body_w * scale / 2 - facts.pad[0] * scale
    top = box.cy - body_h * scale / 2 - facts.pad[1] * scale
    brush.blit(picture, brush.frame.px(left), brush.frame.px(top))
