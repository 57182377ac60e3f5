"""Sprites of the title and of the places around a match: meadow, curtain, night of the results."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.kit import texture
from art.kit.sprite import Sprite, painted, vector
from art.scenes import cast, logo, meadow, night, theatre

if TYPE_CHECKING:
    from collections.abc import Iterator

    from art.kit.svg import Doc

__all__ = ["sheet"]

SCREEN = (1920.0, 1080.0)


def _bulbs(doc: Doc) -> str:
    return meadow.lights(doc, ((-20, 30), (300, 150), (560, -10)), 7) + meadow.lights(
        doc, ((1360, -10), (1620, 150), (1940, 30)), 7
    )


def sheet() -> Iterator[Sprite]:
    yield vector("bg/title", SCREEN, meadow.meadow, quality=88, opaque=True)
    yield vector("bg/title.lights", (1920, 150), _bulbs, anchor=(0.5, 0))
    for side in ("left", "right"):
        cloth = partial(theatre.half, left=side == "left")
        yield vector(f"bg/curtain.{side}", theatre.HALF, cloth, quality=88)
    valance = partial(theatre.swags, w=1920, drop=170, step=160)
    yield vector("bg/curtain.valance", (1920, 170), valance, pad=(0, 0, 0, 14), anchor=(0.5, 0))
    yield painted(
        "bg/stage.night",
        (1920, 1080),
        night.night,
        recipe=(night, theatre, meadow, texture),
        quality=88,
        opaque=True,
    )
    yield vector(
        "logo/molehill", (1000, 320), logo.logo, origin=(-500, -250), pad=(40, 80, 60, 110)
    )
    yield vector("logo/icon", (512, 512), logo.icon, unit=0.5)
    for game in cast.CAST:
        for suffix, glad in (("", False), (".joy", True)):
            yield vector(
                f"title/mole.{game}{suffix}",
                (560, 560),
                partial(cast.on_stage, game=game, glad=glad),
                origin=(-280, -440),
                pad=(24, 70, 24, 24),
                unit=0.84,
                anchor=(0.5, 440 / 560),
            )
