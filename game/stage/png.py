"""A picture as the bytes of a file, and back."""

from __future__ import annotations

import io

import pygame

__all__ = ["png", "read_png"]

_FILE = "picture.png"


def png(picture: pygame.Surface) -> bytes:
    """What to write. The writing itself is not left to the library, which names no reasons."""
    # Closed, for the library never lets go of a stream it wrote to: 216 kB for each table.
    with io.BytesIO() as stream:
        pygame.image.save(picture, stream, _FILE)
        return stream.getvalue()


def read_png(data: bytes) -> pygame.Surface | None:
    """The picture in these bytes; None if there is none."""
    try:
        return pygame.image.load(io.BytesIO(data), _FILE)
    except (pygame.error, MemoryError):
        return None
