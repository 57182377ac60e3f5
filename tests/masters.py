"""Masters are read once for all tests of a process: most tests draw the same few hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.manifest import MASTERS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pygame

__all__ = ["read_once"]

_MOST = 256 << 20
"""Bytes that are kept; whatever comes later is read each time."""


def read_once(opened: Callable[[Path], pygame.Surface]) -> Callable[[Path], pygame.Surface]:
    """`sprites.opened` with a memory for what the game ships: nobody draws upon a master."""
    kept: dict[Path, pygame.Surface] = {}
    taken = 0

    def found(path: Path) -> pygame.Surface:
        nonlocal taken
        if path in kept:
            return kept[path]
        picture = opened(path)
        size = picture.get_pitch() * picture.get_height()
        if path.is_relative_to(MASTERS) and taken + size <= _MOST:
            kept[path], taken = picture, taken + size
        return picture

    return found
