"""The piles of Molly's garden: how cards lie in them, how they are turned over, how they look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.games.molly.content.components import (
    NO_CARD,
    Back,
    Card,
    Mole,
    Shown,
    colour_of,
    is_tardy,
)

__all__ = [
    "THICK",
    "THICKNESS",
    "Lying",
    "Pile",
    "Top",
    "back_of",
    "flipped",
    "lay_upon",
    "shown",
    "thickness",
    "tops_of",
]

Lying: TypeAlias = tuple[Mole, bool]
"""A card in a pile, and whether it lies face up."""
Pile: TypeAlias = list[Lying]
"""The bottom card first."""

THICKNESS: tuple[tuple[int, int], ...] = ((0, 0), (1, 2), (3, 4), (5, 99))
"""The fewest and the most cards of a pile that looks so thick: never a count (ruling 9)."""
THICK = tuple(
    [thick for thick, (least, most) in enumerate(THICKNESS) for _ in range(least, most + 1)]
)
"""By the number of its cards, how thick a pile looks."""


@dataclass(frozen=True, slots=True)
class Top:
    """A pile from above."""

    card: Mole
    """The card that lies face up on top, `NO_CARD` if none does."""
    back: Back
    """The back the top shows, if it does."""
    thick: int


def thickness(pile: Pile) -> int:
    return THICK[len(pile)]


def lay_upon(pile: Pile, card: Mole) -> bool:
    """A card face up on a pile. Whether it looks thicker now, which tells of what lies below."""
    before = thickness(pile)
    pile.append((card, True))
    return before > 0 and thickness(pile) != before


def flipped(pile: Pile) -> Pile:
    """The whole pile turned over: the order reverses, and so does every card."""
    return [(card, not up) for card, up in reversed(pile)]


def shown(pile: Pile) -> Shown:
    """The colour on top, or a card's back; nothing where there is no pile."""
    if not pile:
        return ""
    card, up = pile[-1]
    return colour_of(card) if up else "project"


def back_of(cards: list[Card]) -> Back:
    """The back of a deck's top card."""
    if not cards:
        return ""
    return "tardy" if is_tardy(cards[-1]) else "mole"


def tops_of(piles: list[Pile]) -> tuple[Top, ...]:
    """The piles as everybody sees them."""
    return tuple([_top(pile) for pile in piles])


def _top(pile: Pile) -> Top:
    if not pile:
        return Top(NO_CARD, "", 0)
    card, up = pile[-1]
    if up:
        return Top(card, "", thickness(pile))
    return Top(NO_CARD, "tardy" if is_tardy(card) else "mole", thickness(pile))
