"""Sprites of Topoum's cards, farmers and what stands round the field: track, slots, coins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.kit.sprite import Sprite, vector
from art.props import topoum_cards as cards
from art.props import topoum_farmers as farmers
from art.props import topoum_table as table
from art.props.topoum_scene import CATEGORIES, SCENE
from art.props.topoum_special import medal
from art.sheets.topoum_places import HOUSE, QUALITY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from art.kit.svg import Doc

__all__ = ["sheet"]

CARD = 0.42  # 500 by 700 drawn, 210 by 294 on the table
FINE = 80


def _card(name: str, draw: Callable[[Doc], str]) -> Sprite:
    size = (cards.W, cards.H)
    return vector(
        f"topoum/{name}", size, draw, pad=(20, 16, 28, 38), unit=CARD, house=HOUSE, quality=FINE
    )


def sheet() -> Iterator[Sprite]:
    yield from _cards()
    yield from _farmers()
    yield from _table()


def _cards() -> Iterator[Sprite]:
    for key in cards.PICTURES:
        yield _card(f"card.{key}", partial(cards.card, key=key))
        w, h = SCENE
        yield vector(
            f"topoum/pict.{key}",
            (w, h),
            partial(cards.picture, key=key),
            origin=(-w / 2, -h / 2),
            pad=(6, 6, 6, 6),
            unit=0.25,
            house=HOUSE,
            quality=FINE,
        )
    yield _card("card.back", cards.back)
    yield _card("farmer.back", partial(cards.back, farmer=True))
    for category in CATEGORIES:
        yield vector(
            f"topoum/sign.{category}",
            (150, 150),
            partial(cards.sign, category=category),
            origin=(-75, -75),
            pad=(2, 2, 4, 8),
            unit=0.4,
            house=HOUSE,
            quality=QUALITY,
        )


def _farmers() -> Iterator[Sprite]:
    for name in farmers.FARMERS:
        yield _card(f"farmer.{name}", partial(farmers.card, name=name))
        yield vector(
            f"topoum/face.{name}",
            (200, 200),
            partial(farmers.face, name=name),
            pad=(24, 44, 24, 26),
            unit=0.8,
            house=HOUSE,
            quality=QUALITY,
        )


def _table() -> Iterator[Sprite]:
    w, h = table.TRACK
    yield vector(
        "topoum/track", (w, h), table.track, pad=(10, 10, 12, 18), house=HOUSE, quality=QUALITY
    )
    yield vector("topoum/medal", (100, 108), medal, unit=0.6, house=HOUSE, quality=QUALITY)
    for name, value in (("m3", -3), ("m2", -2), ("m1", -1), ("0", 0), ("p1", 1)):
        yield vector(
            f"topoum/cost.{name}",
            (100, 100),
            partial(table.cost, value=value),
            pad=(2, 2, 4, 8),
            unit=0.52,
            house=HOUSE,
            quality=QUALITY,
        )
    for name, lit in (("slot", False), ("slot.on", True)):
        yield vector(
            f"topoum/{name}",
            (284, 130),
            partial(table.slot, w=284, h=130, lit=lit),
            pad=(18, 18, 18, 20),
            nine=(44, 44, 44, 44),
            house=HOUSE,
            quality=QUALITY,
        )
    yield vector(
        "topoum/panel",
        (220, 200),
        partial(table.panel, w=220, h=200),
        pad=(26, 16, 34, 44),
        nine=(40, 40, 40, 48),
        house=HOUSE,
        quality=QUALITY,
    )
    for name, draw in (("whistle", table.whistle_token), ("press", table.press_token)):
        yield vector(
            f"topoum/token.{name}",
            (100, 100),
            draw,
            pad=(2, 2, 4, 8),
            unit=0.46,
            house=HOUSE,
            quality=QUALITY,
        )
    yield vector(
        "topoum/arrow.down", (60, 90), table.arrow, pad=(16, 12, 16, 12), unit=0.6, house=HOUSE
    )
