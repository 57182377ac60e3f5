"""Sprites of Mole Park: the fair, its prizes, its stage."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.kit import texture
from art.kit.light import glow
from art.kit.sprite import Pad, Sprite, painted, vector
from art.kit.svg import Doc, path
from art.parts import plants
from art.props import (
    prizes_burrowed,
    prizes_candy,
    prizes_grotto,
    prizes_inflation,
    prizes_vault,
    stalls,
)
from art.scenes import fair
from art.sheets import mole_park_cards, mole_park_dice
from art.sheets.mole_park_names import PRIZES

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["HOUSE", "sheet"]

HOUSE = "mole_park"
DRAWN = {
    "candy": prizes_candy.CANDY,
    "burrowed": prizes_burrowed.BURROWED,
    "inflation": prizes_inflation.INFLATION,
    "grotto": prizes_grotto.GROTTO,
    "vault": prizes_vault.VAULT,
}


def sheet() -> Iterator[Sprite]:
    yield from _grounds()
    yield from _stalls()
    yield from _prizes()
    yield from _things()
    yield from mole_park_cards.sheet()
    yield from mole_park_dice.sheet()


def _grounds() -> Iterator[Sprite]:
    made = (fair, plants, texture)
    yield painted(
        "mole_park/mat",
        fair.LAWN,
        fair.lawn,
        recipe=made,
        pad=fair.LAWN_PAD,
        house=HOUSE,
        quality=84,
    )
    yield painted(
        "mole_park/showdown.mat",
        fair.BOARD,
        fair.board,
        recipe=made,
        pad=fair.BOARD_PAD,
        house=HOUSE,
        quality=84,
    )
    yield painted(
        "mole_park/showdown",
        (1920, 1080),
        fair.tent,
        recipe=made,
        house=HOUSE,
        quality=84,
        opaque=True,
    )
    yield vector(
        "mole_park/spot.light", (520, 860), _spot, anchor=(0.5, 0.95), house=HOUSE, quality=84
    )


def _spot(doc: Doc) -> str:
    """A cone of light with its pool, to be laid over what it falls on."""
    beam = doc.lin([(0, "#FFF6C8", 0.6), (1, "#FFF6C8", 0.1)])
    cone = glow(doc, path("M240 0 H280 L480 800 H40 Z", beam), 11)
    pool = doc.rad([(0, "#FFF3B0", 0.75), (0.6, "#FFF3B0", 0.3), (1, "#FFF3B0", 0)])
    return cone + path("M0 806 A260 50 0 1 1 520 806 A260 50 0 1 1 0 806 Z", pool)


def _stalls() -> Iterator[Sprite]:
    cast: Pad = (14, 6, 16, 22)
    for kind in stalls.STALLS:
        draw = partial(stalls.stall, kind=kind)
        yield vector(f"mole_park/stand.{kind}", (stalls.W, stalls.H), draw, pad=cast, house=HOUSE)
        tile = partial(stalls.space, kind=kind, w=39, h=78)
        yield vector(
            f"mole_park/space.{kind}",
            (39, 78),
            tile,
            pad=(1, 1, 1, 1),
            nine=(13, 13, 13, 15),
            house=HOUSE,
        )
    yield vector(
        "mole_park/stand.closed", (stalls.W, stalls.H), stalls.closed, pad=cast, house=HOUSE
    )


def _prizes() -> Iterator[Sprite]:
    """In the order of their names."""
    for stand, names in PRIZES.items():
        for number, (_, draw) in enumerate(zip(names, DRAWN[stand], strict=True), start=1):
            yield vector(
                f"mole_park/prize.{stand}.{number}",
                (200, 196),
                draw,
                pad=(10, 10, 10, 12),
                unit=0.56,
                house=HOUSE,
            )


def _things() -> Iterator[Sprite]:
    yield vector(
        "mole_park/crown.pedestal", (128, 340), stalls.pedestal, pad=(54, 16, 54, 18), house=HOUSE
    )
    yield vector(
        "mole_park/crown",
        (232, 124),
        stalls.crown,
        origin=(84, -10),
        pad=(12, 14, 14, 26),
        house=HOUSE,
    )
    yield vector(
        "mole_park/stake",
        (72, 108),
        stalls.stake,
        pad=(14, 8, 18, 14),
        anchor=(0.5, 0.96),
        house=HOUSE,
    )
    yield vector("mole_park/mud", (180, 112), stalls.mud, pad=(12, 6, 14, 18), house=HOUSE)
    yield vector("mole_park/splat", (180, 150), stalls.splat, origin=(-90, -100), house=HOUSE)
    yield vector("mole_park/card.small", (26, 37), stalls.small_card, pad=(2, 2, 3, 4), house=HOUSE)
    yield vector("mole_park/card.slot", (26, 37), stalls.slot, pad=(2, 2, 3, 4), house=HOUSE)
