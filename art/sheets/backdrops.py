"""Sprites of places: what fills the window behind everything else."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.kit import texture
from art.kit.sprite import Pad, Sprite, painted
from art.scenes import meadow, night, room, theatre

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

SCREEN = (1920, 1080)


def sheet() -> Iterator[Sprite]:
    made = (room, texture)
    yield painted("bg/room", SCREEN, room.table, recipe=made, quality=92, opaque=True)
    nine: Pad = (70, 70, 70, 70)
    for kind in room.MATS:
        yield painted(
            f"ui/mat.{kind}",
            room.SIZE,
            partial(room.mat, kind),
            recipe=made,
            pad=room.MAT_PAD,
            nine=nine,
            quality=86,
        )
    wide, tall = 1260, 1020
    yield painted(
        "ui/mat.stage",
        (wide, tall),
        partial(night.stage, wide, tall),
        recipe=(*made, night, theatre, meadow),
        pad=room.MAT_PAD,
        nine=(70, 200, 70, 70),
        quality=86,
    )
