"""Masters are read once for all tests of a process: most tests draw the same few hundred."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from game.stage.lru import PictureStore
from game.stage.manifest import MASTERS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pygame

__all__ = ["read_once"]

_SHARE = 20
"""Of the machine's memory each of the processes that share the tests keeps so small a part, which
on most is room for all there is (1.5 GB)."""


def _most() -> int:
    """Bytes that are kept; what was asked for longest ago goes first."""
    if hasattr(os, "sysconf"):
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // _SHARE
    return 256 << 20


def read_once(opened: Callable[[Path], pygame.Surface]) -> Callable[[Path], pygame.Surface]:
    """`sprites.opened` with a memory for what the game ships: nobody draws upon a master."""
    kept: PictureStore[Path, pygame.Surface] = PictureStore(_most())

    def found(path: Path) -> pygame.Surface:
        picture = kept.get(path)
        if picture is None:
            picture = opened(path)
            if path.is_relative_to(MASTERS):
                kept.put(path, picture, picture.get_pitch() * picture.get_height())
        return picture

    return found
