"""A picture as other eyes see it: the three forms in which one kind of cone is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.canvas import Painting

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.stage.box import Box
    from game.stage.canvas import Brush

__all__ = ["draw_seen_as", "seen_as"]

# Of Machado, Oliveira and Fernandes (2009), full severity; rows are red, green and blue as seen.
_MATRIX = {
    "prot": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deut": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "trit": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def _table(share: float) -> bytes:
    return bytes(min(round(value * abs(share)), 255) for value in range(256))


def seen_as(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """A copy through these eyes, without any array library: planes of bytes, added and taken off.

    Linear light is left aside: for a preview the hues are what matters.
    """
    matrix = _MATRIX.get(eyes)
    if matrix is None:
        return picture
    size = picture.get_size()
    data = pygame.image.tobytes(picture, "RGB")
    planes = [data[channel::3] for channel in range(3)]
    result = pygame.Surface(size)
    for sign, flags in ((1, pygame.BLEND_RGB_ADD), (-1, pygame.BLEND_RGB_SUB)):
        for source, plane in enumerate(planes):
            shares = [row[source] for row in matrix]
            if not any(share * sign > 0 for share in shares):
                continue
            part = bytearray(len(data))
            for channel, share in enumerate(shares):
                if share * sign > 0:
                    part[channel::3] = plane.translate(_table(share))
            layer = pygame.image.frombuffer(bytes(part), size, "RGB")
            result.blit(layer, (0, 0), special_flags=flags)
    return result


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
