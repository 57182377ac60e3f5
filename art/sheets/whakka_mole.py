"""Sprites of Whakka Mole alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.kit import texture
from art.kit.lettering import Style, lettering
from art.kit.sprite import Sprite, painted, vector
from art.parts import paws, plants
from art.scenes import lawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from art.kit.svg import Doc

__all__ = ["sheet"]

HOUSE = "whakka_mole"
SHOUT = Style(("#FF8A70", "#E5373F", "#B81D36"), depth=12, spacing=3)
HOPS = ((0, -3), (4, 2), (-2, -2), (4, 3), (-1, -2), (3, 2), (-3, 5))


def _shout(doc: Doc) -> str:
    return lettering(doc, "WHAKKA!", 92, SHOUT, arc=6, bounce=HOPS)


def sheet() -> Iterator[Sprite]:
    yield painted(
        "whakka/sheet.lawn",
        lawn.LAWN,
        lawn.sheet,
        recipe=(lawn, plants, texture),
        nine=(60, 60, 60, 60),
        house=HOUSE,
        quality=88,
    )
    yield vector("whakka/print", (60, 60), paws.footprint, pad=(2, 2, 2, 2), unit=1.7, house=HOUSE)
    yield vector(
        "whakka/track",
        (600, 104),
        partial(lawn.track, w=600, h=104),
        pad=(26, 16, 34, 44),
        nine=(60, 40, 60, 46),
        house=HOUSE,
    )
    for side in ("left", "right"):
        cloth = partial(lawn.drape, w=100, h=220, left=side == "left")
        yield vector(f"whakka/curtain.{side}", (100, 220), cloth, house=HOUSE)
    yield vector(
        "whakka/valance",
        (600, 34),
        partial(lawn.valance, w=600, h=34),
        pad=(3, 2, 3, 6),
        house=HOUSE,
    )
    yield vector(
        "whakka/logo.whakka",
        (450, 96),
        _shout,
        origin=(-225, -74),
        pad=(24, 24, 30, 48),
        house=HOUSE,
    )
