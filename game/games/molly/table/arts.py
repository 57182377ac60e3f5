"""Which picture shows which card."""

from __future__ import annotations

from game.games.molly.content.components import (
    Back,
    Card,
    Colour,
    Effect,
    EventCard,
    Mole,
    colour_of,
    effect_of,
    is_event,
    is_mole,
    is_tardy,
    number_of,
)

__all__ = ["BACK", "CUBE_INK", "back_art", "card_art", "cube_art", "event_art", "mole_art"]

BACK = "molly/card.back"
CUBE_INK: dict[Colour, str] = {
    "yellow": "#F7C55B",
    "red": "#F28B7D",
    "white": "#FFF8E6",
    "green": "#A6DE7A",
    "blue": "#8FC3F5",
}
"""The colours as light enough to be written in on the soil."""
_EVENTS: dict[Effect, str] = {
    "tokens": "token",
    "draw": "draw",
    "gaps": "fill-gaps",
    "backs": "fill-backs",
    "pass": "pass",
    "discard": "discard",
}


def card_art(card: Card) -> str:
    return event_art(card) if is_event(card) else mole_art(card) if is_mole(card) else BACK


def mole_art(card: Mole) -> str:
    """A card's face; Moles of one colour come in two poses."""
    pose = "tardy" if is_tardy(card) else "ab"[number_of(card) % 2]
    return f"molly/card.{colour_of(card)}.{pose}"


def event_art(event: EventCard) -> str:
    return f"molly/event.{_EVENTS[effect_of(event)]}"


def cube_art(colour: Colour) -> str:
    return f"molly/cube.{colour}"


def back_art(back: Back) -> str:
    return "molly/card.back.tardy" if back == "tardy" else BACK
