"""Which picture shows which card."""

from __future__ import annotations

from game.games.molly.content import colour_of, is_event, is_tardy

__all__ = ["BACK", "CUBE_INK", "back_art", "card_art", "event_art"]

BACK = "molly/card.back"
CUBE_INK = {
    "yellow": "#F7C55B",
    "red": "#F28B7D",
    "white": "#FFF8E6",
    "green": "#A6DE7A",
    "blue": "#8FC3F5",
}
"""The colours as light enough to be written in on the soil."""
_EVENTS = {
    "tokens": "token",
    "draw": "draw",
    "gaps": "fill-gaps",
    "backs": "fill-backs",
    "pass": "pass",
    "discard": "discard",
}


def card_art(card: str) -> str:
    """A card's face; Moles of one colour come in two poses."""
    if is_event(card):
        return event_art(card)
    if is_tardy(card):
        return f"molly/card.{colour_of(card)}.tardy"
    pose = "ab"[int(card.rpartition(".")[2]) % 2]
    return f"molly/card.{colour_of(card)}.{pose}"


def event_art(event: str) -> str:
    return f"molly/event.{_EVENTS[event.rpartition('.')[2]]}"


def back_art(back: str) -> str:
    return "molly/card.back.tardy" if back == "tardy" else BACK
