"""Decks as lists of ids, the top card last: drawing is cheap, cloning is a copy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from game.kernel.chance import DEAL
from game.kernel.contract import State

__all__ = ["draw", "refill", "shuffled"]

T = TypeVar("T")


def shuffled(state: State, cards: Iterable[T]) -> list[T]:
    deck = list(cards)
    state.shuffle(DEAL, deck)
    return deck


def draw(deck: list[T], count: int) -> list[T]:
    """The top cards, the topmost first; fewer if the deck runs short."""
    return [deck.pop() for _ in range(min(count, len(deck)))]


def refill(state: State, deck: list[T], discards: list[T]) -> bool:
    """Shuffle the discards into a new deck when the old one is empty. Whether that happened."""
    if deck or not discards:
        return False
    deck.extend(discards)
    discards.clear()
    state.shuffle(DEAL, deck)
    return True
