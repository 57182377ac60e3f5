"""Sprites of Mole Park's moles: on cards, and popping out of the lawn."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from art.kit.sprite import Sprite, vector
from art.kit.svg import Doc
from art.park_cast import PARK_CAST, POPPING
from art.parts import hole
from art.parts.fur import FURS
from art.parts.plants import clods
from art.props import cards
from art.props.mole_cards import mole_card

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sheet"]

HOUSE = "mole_park"
MOODS = ("hit", "dizzy", "razz", "joy")
BOX = (560.0, 620.0)
UNIT = 0.405  # the largest hole of the lawn, 170 from rim to rim


def sheet() -> Iterator[Sprite]:
    back = partial(cards.back, kind="green", who=cards.MOLE_PARK_MOLE)
    yield _card("mole_park/card.back", back)
    for worth, cast in PARK_CAST.items():
        for which, letter in enumerate("abcdef"[: len(cast)]):
            face = partial(mole_card, worth=worth, which=which)
            yield _card(f"mole_park/mole.{worth}.{letter}", face)
    yield from _holes()


def _card(name: str, draw: partial[str]) -> Sprite:
    """The body is the card; its star stands over the upper left corner."""
    return vector(
        name, (cards.W, cards.H), draw, pad=(18, 18, 14, 24), unit=0.6, house=HOUSE, quality=88
    )


def _holes() -> Iterator[Sprite]:
    """All of one box, like the holes every game shares."""

    def layer(name: str, draw: partial[str]) -> Sprite:
        return vector(
            f"mole_park/{name}",
            BOX,
            draw,
            unit=UNIT,
            origin=(-280, -440),
            anchor=(0.5, 440 / 620),
            house=HOUSE,
            quality=88,
        )

    yield layer("hole", partial(_empty))
    yield layer("hole.back", partial(hole.back))
    yield layer("hole.front", partial(_front))
    for number, who in POPPING.items():
        yield layer(f"pop.{number}", partial(hole.in_hole, who=who))
        for mood in MOODS:
            moved = partial(hole.in_hole, who=replace(who, expression=mood))
            yield layer(f"pop.{number}.{mood}", moved)
        yield layer(f"pop.{number}.paws", partial(hole.rim_paws, pink=FURS[who.fur].paw))


def _front(doc: Doc) -> str:
    return hole.front(doc, 2) + clods(doc, 420, 3)


def _empty(doc: Doc) -> str:
    return hole.back(doc) + _front(doc)
