"""The sheets: which sprites there are, how large, and how each is drawn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from art.kit.sprite import Sprite

__all__ = ["sprites"]


@cache
def sprites() -> dict[str, Sprite]:
    """Every sprite by its name."""
    from art.sheets import (
        common,
        dice_theme_park,
        mole_park,
        molly,
        parts_scene,
        topoum,
        whakka_mole,
    )

    found: dict[str, Sprite] = {}
    for sheet in (common, whakka_mole, parts_scene, mole_park, molly, topoum, dice_theme_park):
        for sprite in sheet.sheet():
            if sprite.id in found:
                raise ValueError(f"two sprites are called {sprite.id}")
            found[sprite.id] = sprite
    return found
