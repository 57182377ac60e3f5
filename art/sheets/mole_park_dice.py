"""Sprites of Mole Park's dice and the tools they stand for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.dice import faces, march, park_dice
from art.identity import PLAYERS
from art.kit.sprite import Sprite, painted, vector
from art.props import glove, tools
from art.props.cards import gold_star

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

HOUSE = "mole_park"


def sheet() -> Iterator[Sprite]:
    made = (park_dice, faces, march)
    size = (park_dice.FRAME, park_dice.FRAME)
    for player in PLAYERS:
        for kind, values in park_dice.FACES.items():
            for value in sorted(set(values)):
                still = partial(park_dice.rest, player, kind, value)
                name = f"mole_park/die.{kind}.{player}.{value}"
                yield painted(name, size, still, recipe=made, house=HOUSE, quality=86)
        yield painted(
            f"mole_park/tumble.{player}",
            size,
            partial(park_dice.tumble, player),
            recipe=made,
            house=HOUSE,
            frames=park_dice.FRAMES,
            cols=park_dice.COLS,
            quality=80,
        )
    edge = (10.0, 10.0, 12.0, 12.0)
    for name, draw in (("glove", glove.glove), ("pan", tools.pan), ("mallet", tools.mallet)):
        yield vector(f"mole_park/tool.{name}", (200, 200), draw, pad=edge, unit=0.48, house=HOUSE)
    yield vector(
        "mole_park/tool.star", (100, 100), gold_star, pad=(6, 6, 7, 10), unit=0.9, house=HOUSE
    )
