"""Sprites of the scene that shows dice, cards and tiles before games use them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.dice import dice, faces, march
from art.kit.sprite import Sprite, painted, vector
from art.props import cards, hexes

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

HOUSE = "parts"


def sheet() -> Iterator[Sprite]:
    yield from _dice()
    for kind in cards.BACKS:
        back = partial(cards.back, kind=kind)
        yield _card(f"card/back.{kind}", back)
    for value in cards.SAMPLES:
        yield _card(f"card/face.sample.{value}", partial(cards.front, value=value))
    yield from _tiles()


def _dice() -> Iterator[Sprite]:
    made = (dice, faces, march)
    size = (dice.FRAME, dice.FRAME)
    for name in dice.DICE:
        roll = partial(dice.tumble, name)
        yield painted(
            f"dice/{name}.tumble",
            size,
            roll,
            recipe=made,
            house=HOUSE,
            frames=dice.FRAMES,
            cols=dice.COLS,
            quality=88,
        )
        for value in range(1, 7):
            still = partial(dice.rest, name, value)
            yield painted(f"dice/{name}.face.{value}", size, still, recipe=made, house=HOUSE)
    yield vector(
        "dice/shadow", (dice.FRAME, dice.FRAME), dice.shadow, origin=(-80, -80), house=HOUSE
    )


def _card(name: str, draw: partial[str]) -> Sprite:
    return vector(name, (cards.W, cards.H), draw, pad=(18, 18, 14, 24), unit=0.72, house=HOUSE)


def _tiles() -> Iterator[Sprite]:
    """The body is the top face; side and what stands on it are in the room around."""
    wide, tall = 2 * 92, 2 * 90
    for kind in hexes.GROUNDS:
        yield vector(
            f"hex/{kind}",
            (wide, tall),
            partial(hexes.tile, kind=kind),
            origin=(-92, -90),
            pad=(16, 26, 22, 44),
            house=HOUSE,
        )
    yield vector(
        "hex/ghost", (wide, tall), hexes.ghost, origin=(-92, -90), pad=(16, 16, 16, 16), house=HOUSE
    )
