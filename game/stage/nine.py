"""Frames of any size out of one picture: corners kept, edges and middle stretched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.stage.manifest import Facts

__all__ = ["nine_slice"]


def nine_slice(
    master: pygame.Surface, facts: Facts, scale: float, body: tuple[int, int]
) -> pygame.Surface:
    """The picture whose solid body has exactly `body` pixels, its shadow around it.

    Corners are drawn at the frame's scale, smaller if the body is too small for them.
    """
    nine = facts.nine or (facts.w / 3, facts.h / 3, facts.w / 3, facts.h / 3)
    ratio = master.get_width() / facts.w
    pad = [round(p * scale) for p in facts.pad]
    wide, high = body[0] + pad[0] + pad[2], body[1] + pad[1] + pad[3]
    columns = _cuts(master.get_width(), wide, nine[0], nine[2], ratio, scale)
    rows = _cuts(master.get_height(), high, nine[1], nine[3], ratio, scale)
    picture = pygame.Surface((max(wide, 1), max(high, 1)), pygame.SRCALPHA)
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            if min(sw, sh, dw, dh) > 0:
                part = master.subsurface((sx, sy, sw, sh))
                # Straight to its place: a panel that grows is made anew in every frame.
                pygame.transform.smoothscale(part, (dw, dh), picture.subsurface((dx, dy, dw, dh)))
    return picture


def _cuts(
    source: int, target: int, first: float, last: float, ratio: float, scale: float
) -> tuple[tuple[int, int, int, int], ...]:
    """Three strips along one side: (source start, length, target start, length)."""
    head, tail = round(first * ratio), round(last * ratio)
    shrink = min(1.0, target / max((first + last) * scale, 1))
    near, far = round(first * scale * shrink), round(last * scale * shrink)
    far = min(far, target - near)
    return (
        (0, head, 0, near),
        (head, source - head - tail, near, target - near - far),
        (source - tail, tail, target - far, far),
    )
