"""The keys of pieces that the layout lays and the acts move. What can be an answer has its id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.words import Kind, seat_id
from game.stage.kit.keys import Keys

if TYPE_CHECKING:
    from game.games.molly.content.components import EventCard, Mole
    from game.games.molly.content.garden import Cell


DECK = Kind.DECK.value
DOG = "dog"
EVENT = "event.card"
"""The Event that happens."""
SPENT = "spent"
SUPPLY = "supply"
_VEIL = "veil"
top: Keys[Cell] = Keys("top.{}")
"""The card on top of a pile."""
pile: Keys[Cell] = Keys("pile.{}")
"""All that lies below it."""
bonus: Keys[Cell] = Keys("bonus.{}")
token_bonus: Keys[Cell] = Keys("bonus.{}.token")
hand: Keys[Mole] = Keys("hand.{}")
"""A card between the deck and its space."""
waiting: Keys[EventCard] = Keys("waiting.{}")
clock: Keys[EventCard] = Keys("waiting.{}.clock")


def token(seat: int, at: int) -> str:
    return f"{seat_id(seat)}.token.{at}"


def veil(part: str = "") -> str:
    """A part of the panel over the garden, or the whole."""
    return f"{_VEIL}.{part}" if part else _VEIL


def is_veil(key: str) -> bool:
    return key == _VEIL or key.startswith(f"{_VEIL}.")
