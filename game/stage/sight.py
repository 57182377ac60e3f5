"""A picture as other eyes see it: the three forms in which one kind of cone is missing."""

from __future__ import annotations

from functools import cache

import pygame

__all__ = ["seen_as"]

# Of Machado, Oliveira and Fernandes (2009), full severity; rows are red, green and blue as seen.
_MATRIX = {
    "prot": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deut": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "trit": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def seen_as(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """A copy through these eyes, without any array library: each colour's plane becomes a
    picture with a palette, and they are added and taken off.

    Linear light is left aside: for a try the hues are what matters.
    """
    if eyes not in _MATRIX:
        return picture
    size = picture.get_size()
    data = pygame.image.tobytes(picture, "RGB")
    planes = [data[channel::3] for channel in range(3)]
    result = pygame.Surface(size, 0, 32)
    for sign, flags in ((1, pygame.BLEND_RGB_ADD), (-1, pygame.BLEND_RGB_SUB)):
        for source, plane in enumerate(planes):
            palette = _palette(eyes, sign, source)
            if not palette:
                continue
            part = pygame.image.frombuffer(plane, size, "P")
            part.set_palette(palette)
            # Blending straight out of a palette is several times slower.
            result.blit(part.convert(result), (0, 0), special_flags=flags)
    # At half its light nothing overflows on the way: white is what it was.
    result.blit(result.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result


@cache
def _palette(eyes: str, sign: int, source: int) -> tuple[pygame.Color, ...]:
    """What each strength of one colour adds to what is seen, or takes off; nothing if it is none.

    Made once: it takes longer than all the rest.
    """
    shares = [max(row[source] * sign, 0.0) / 2 for row in _MATRIX[eyes]]
    if not any(shares):
        return ()
    return tuple(
        pygame.Color(*(min(round(value * share), 255) for share in shares)) for value in range(256)
    )
