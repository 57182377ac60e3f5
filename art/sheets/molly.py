"""Sprites of Molly: the garden, its cards, the dog, burrows and cubes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.kit import texture
from art.kit.sprite import Pad, Sprite, painted, vector
from art.kit.svg import Doc
from art.molly_cast import FAMILIES
from art.parts import dog, plants
from art.props import molly_cards, molly_things
from art.scenes import garden
from art.ui.panels import plaque

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

HOUSE = "molly"
CARD = 0.336  # 500 by 600 drawn, 168 by 202 on the table


def sheet() -> Iterator[Sprite]:
    yield from _grounds()
    yield from _cards()
    yield from _piles()
    yield from _cubes()
    yield from _burrows()
    yield from _marks()
    for pose in dog.DOGS:
        yield vector(
            f"molly/dog.{pose}",
            (640, 430),
            partial(dog.dog, pose=pose),
            origin=(-320, -220),
            pad=(10, 10, 10, 10),
            unit=0.6,
            anchor=(0.5, 0.86),
            house=HOUSE,
        )


def _grounds() -> Iterator[Sprite]:
    made = (garden, plants, texture)
    yield painted(
        "molly/mat",
        garden.BED,
        garden.bed,
        recipe=made,
        pad=garden.BED_PAD,
        house=HOUSE,
        quality=84,
    )
    yield painted(
        "molly/burrow.inside",
        (1920, 1080),
        garden.below,
        recipe=made,
        house=HOUSE,
        quality=84,
        opaque=True,
    )
    for family in FAMILIES:
        draw = partial(molly_things.shaft, family=family)
        yield vector(f"molly/shaft.{family}", (196, 706), draw, pad=(6, 6, 6, 6), house=HOUSE)


def _card(name: str, draw: partial[str]) -> Sprite:
    size = (molly_cards.W, molly_cards.H)
    return vector(name, size, draw, pad=(24, 18, 30, 42), unit=CARD, house=HOUSE, quality=90)


def _cards() -> Iterator[Sprite]:
    for family in FAMILIES:
        for which, letter in enumerate("ab"):
            face = partial(molly_cards.front, family=family, which=which)
            yield _card(f"molly/card.{family}.{letter}", face)
        late = partial(molly_cards.front, family=family, which=0, tardy=True)
        yield _card(f"molly/card.{family}.tardy", late)
    yield _card("molly/card.back", partial(molly_cards.back, tardy=False))
    yield _card("molly/card.back.tardy", partial(molly_cards.back, tardy=True))
    yield _card("molly/card.bobtail", partial(molly_cards.bobtail))
    for name in molly_cards.EVENTS:
        yield _card(f"molly/event.{name}", partial(molly_cards.event, name=name))


def _piles() -> Iterator[Sprite]:
    """The body is where the top card lies; edges and crumbs hang out below it."""
    w, h = molly_things.CARD
    for level in ("thin", "mid", "thick"):
        draw = partial(molly_things.pile, level=level)
        yield vector(f"molly/pile.{level}", (w, h), draw, pad=(26, 16, 30, 62), house=HOUSE)
    yield vector("molly/empty", (w, h), molly_things.empty, pad=(13, 13, 13, 13), house=HOUSE)
    brackets = partial(_brackets, w=w + 16, h=h + 16)
    yield vector(
        "molly/corner",
        (w + 16, h + 16),
        brackets,
        pad=(7, 7, 7, 7),
        nine=(40, 40, 40, 40),
        house=HOUSE,
    )


def _brackets(_doc: Doc, w: float, h: float) -> str:
    return molly_things.corner(w, h)


def _cubes() -> Iterator[Sprite]:
    edge: Pad = (2, 2, 6, 6)
    for family in FAMILIES:
        for name, draw in (("cube", molly_things.cube), ("cube.hidden", molly_things.hidden)):
            one = partial(draw, family=family)
            yield vector(f"molly/{name}.{family}", (100, 100), one, pad=edge, unit=1.1, house=HOUSE)
        badge = partial(molly_things.vegetable_badge, family=family)
        yield vector(
            f"molly/badge.{family}",
            (168, 168),
            badge,
            origin=(-84, -84),
            pad=(2, 2, 8, 12),
            unit=0.62,
            house=HOUSE,
        )
    yield vector(
        "molly/cube.hidden", (100, 100), molly_things.hidden, pad=edge, unit=1.1, house=HOUSE
    )


def _burrows() -> Iterator[Sprite]:
    for name, is_open in (("burrow", False), ("burrow.open", True)):
        draw = partial(molly_things.burrow, is_open=is_open)
        yield vector(f"molly/{name}", (200, 126), draw, pad=(10, 8, 10, 16), unit=1.2, house=HOUSE)


def _marks() -> Iterator[Sprite]:
    yield vector(
        "molly/token", (100, 100), molly_things.token, pad=(2, 2, 2, 8), unit=0.9, house=HOUSE
    )
    yield vector(
        "molly/token.plate", (210, 134), molly_things.plate, pad=(8, 4, 18, 28), house=HOUSE
    )
    yield vector(
        "molly/flag.first",
        (92, 68),
        molly_things.flag,
        pad=(6, 4, 8, 12),
        anchor=(0.1, 0.5),
        house=HOUSE,
    )
    yield vector(
        "molly/compost", (190, 126), molly_things.compost, pad=(8, 12, 10, 20), house=HOUSE
    )
    yield vector("molly/track.needle", (40, 60), molly_things.needle, anchor=(0.5, 1), house=HOUSE)
    yield vector(
        "molly/bolt", (100, 100), molly_things.bolt, pad=(2, 14, 2, 14), unit=0.6, house=HOUSE
    )
    yield vector("molly/noentry", (100, 100), molly_things.no_entry, unit=0.6, house=HOUSE)
    yield vector(
        "molly/clock",
        (200, 210),
        molly_things.clock,
        origin=(-100, -105),
        pad=(4, 4, 4, 4),
        unit=0.5,
        house=HOUSE,
    )
    yield vector(
        "molly/plaque",
        (190, 54),
        partial(plaque, w=190, h=54, r=16),
        pad=(14, 8, 18, 28),
        nine=(30, 22, 30, 28),
        house=HOUSE,
    )
    for name, beat in (("rest", False), ("beat", True)):
        one = partial(molly_things.drum, beat=beat)
        yield vector(
            f"molly/drum.{name}",
            (120, 140),
            one,
            origin=(0, -22),
            pad=(10, 12, 10, 10),
            house=HOUSE,
        )
