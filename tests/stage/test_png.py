"""Pictures as bytes: what is written can be read, and nothing of it stays behind."""

from __future__ import annotations

import gc
import io
import random

import pygame

from game.stage.png import png, read_png


def _speckled() -> pygame.Surface:
    rng = random.Random(3)
    picture = pygame.Surface((64, 40))
    for x in range(64):
        for y in range(40):
            picture.set_at((x, y), rng.randrange(1 << 24) << 8 | 255)
    return picture


def test_what_is_written_is_read_again() -> None:
    picture = _speckled()
    again = read_png(png(picture))
    assert again is not None
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")


def test_no_stream_that_was_written_to_holds_its_picture() -> None:
    # Each table is pictured when it is left: what stays of it stays for the evening.
    picture, before = _speckled(), _held()
    for _ in range(8):
        png(picture)
    # What others left open may go meanwhile.
    assert _held() <= before


def _held() -> int:
    """Bytes in streams that are still open somewhere."""
    gc.collect()
    streams = [found for found in gc.get_objects() if isinstance(found, io.BytesIO)]
    return sum(len(found.getbuffer()) for found in streams if not found.closed)
