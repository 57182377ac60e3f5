"""A sheet of paper whose left end wears a player's colour, cut in a bow: made once a size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.box import Box
from game.stage.lru import bytes_of
from game.stage.theme import INK, SYMBOL, SYMBOL_IS_INK

if TYPE_CHECKING:
    from game.stage.canvas import Brush

__all__ = ["tinted_card"]

_CORNER = 30
_BOW = 2.6
"""The radius of the bow, in heights of the card."""


def tinted_card(brush: Brush, colour: str, box: Box, end: float, *, alpha: float = 1) -> None:
    """Draws the card; `end` units of it, from the left, are coloured."""
    brush.nine("ui/panel.paper", box, alpha=alpha)
    x, y, w, h = brush.frame.rect(box)
    stripe = brush.frame.px(end)
    kept, key = brush.sprites.made, ("stripe", colour, w, h, stripe)
    picture = kept.get(key)
    if picture is None:
        picture = _stripe(brush, colour, h, stripe)
        kept.put(key, picture, bytes_of(picture))
    brush.blit(picture, x, y)


def _stripe(brush: Brush, colour: str, h: int, stripe: int) -> pygame.Surface:
    frame = brush.frame
    rim, corner = max(frame.px(4), 1), frame.px(_CORNER)
    size = (stripe + 2 * rim, h)
    edge = _mask(size, h, corner, stripe + rim)
    edge.fill(pygame.Color(INK), special_flags=pygame.BLEND_RGBA_MULT)
    face = _mask(size, h, corner, stripe)
    # The band's own bottom line and corner lie outside what the mask lets through.
    wide = Box(0, 0, (stripe + corner * 2) / frame.scale, (h + corner * 2) / frame.scale)
    band = brush.sprites.nine(f"ui/seat.band.{colour}", wide)
    if band is not None:
        cloth = pygame.Surface(size, pygame.SRCALPHA)
        cloth.blit(band.picture, (band.dx, band.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
        _scatter(brush, colour, cloth)
        face.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge.blit(face, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return edge


def _scatter(brush: Brush, colour: str, cloth: pygame.Surface) -> None:
    """The colour's symbol, faint, all over the cloth in staggered rows."""
    ink = ".ink" if colour in SYMBOL_IS_INK else ""
    drawn = brush.sprites.get(f"symbol/{SYMBOL[colour]}{ink}", 0, 26, alpha=0.16)
    if drawn is None:
        return
    pitch = brush.frame.px(54)
    for row in range(cloth.get_height() // pitch + 1):
        y = pitch // 2 + row * pitch
        for x in range(pitch // 3 + row % 2 * pitch // 2, cloth.get_width(), pitch):
            at = (x + drawn.dx, y + drawn.dy)
            cloth.blit(drawn.picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _mask(size: tuple[int, int], high: int, corner: int, end: int) -> pygame.Surface:
    """White where the stripe is; drawn twice as large for a smooth edge."""
    w, h = size[0] * 2, size[1] * 2
    sheet = pygame.Surface((w, h), pygame.SRCALPHA)
    pygame.draw.rect(
        sheet, "white", (0, 0, w * 2, h), border_radius=corner * 2, border_top_right_radius=0
    )
    bow = pygame.Surface((w, h), pygame.SRCALPHA)
    radius = round(high * _BOW) * 2
    pygame.draw.circle(bow, "white", (end * 2 - radius, high), radius)
    sheet.blit(bow, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(sheet.premul_alpha(), size)
