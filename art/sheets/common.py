"""All sprites every screen shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.sheets import backdrops, characters, props, title, ui

if TYPE_CHECKING:
    from collections.abc import Iterator

    from art.kit.sprite import Sprite

__all__ = ["sheet"]


def sheet() -> Iterator[Sprite]:
    yield from ui.sheet()
    yield from backdrops.sheet()
    yield from characters.sheet()
    yield from props.sheet()
    yield from title.sheet()
