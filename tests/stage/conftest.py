"""What several tests of the stage need: sound, on a device that nobody hears."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.stage.audio import Audio

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def audio() -> Iterator[Audio]:
    pygame.display.init()
    found = Audio()
    found.start()
    assert found.alive
    yield found
    found.stop()
