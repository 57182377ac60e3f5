"""Staff cards: a die value for the turn order, money for the income, and a person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias, TypeGuard

__all__ = [
    "PROMO_STAFF",
    "STAFF",
    "STAFF_A_ROUND",
    "Person",
    "Staff",
    "StaffCard",
    "hand",
    "is_staff",
    "person",
    "staff_of",
    "staff_set",
]

Person: TypeAlias = Literal[
    "ticket_agent",
    "concierge",
    "guide",
    "mascot",
    "builder",
    "manager",
    "innovator",
    "consultant",
    "chaperone",
]
StaffCard = NewType("StaffCard", str)
"""A card: its person, and the set it is from. "guide.0"."""


@dataclass(frozen=True, slots=True)
class Staff:
    id: Person
    die: int
    money: int


STAFF: dict[Person, Staff] = {
    each.id: each
    for each in (
        Staff("ticket_agent", 1, 2),
        Staff("concierge", 2, 3),
        Staff("guide", 3, 2),
        Staff("mascot", 4, 4),
        Staff("builder", 5, 3),
        Staff("manager", 6, 3),
        Staff("innovator", 5, 3),
        Staff("consultant", 0, 5),
        Staff("chaperone", 7, 4),
    )
}

_SETS = 4
STAFF_A_ROUND = 2
"""So many each plays in Plan (p. 7)."""

PROMO_STAFF: tuple[Person, ...] = ("consultant", "chaperone")
"""Who comes with the promo pack."""


def staff_set(*, innovations: bool, promo: bool) -> tuple[Person, ...]:
    """The persons of one set of cards: the Innovator stands in for the Builder."""
    five: Person = "innovator" if innovations else "builder"
    extra: tuple[Person, ...] = PROMO_STAFF if promo else ()
    return ("ticket_agent", "concierge", "guide", "mascot", five, "manager", *extra)


def hand(number: int, *, innovations: bool, promo: bool) -> list[StaffCard]:
    """A set's cards: each names the set it came from, for twins come together later."""
    return [_card(each, number) for each in staff_set(innovations=innovations, promo=promo)]


def _card(each: Person, number: int) -> StaffCard:
    return StaffCard(f"{each}.{number}")


_PERSON = {_card(each, number): STAFF[each] for each in STAFF for number in range(_SETS)}
_CARDS: dict[str, StaffCard] = {card: card for card in _PERSON}


def person(card: StaffCard) -> Staff:
    return _PERSON[card]


def staff_of(word: str) -> StaffCard:
    """The card an id names."""
    return _CARDS[word]


def is_staff(word: str) -> TypeGuard[StaffCard]:
    return word in _CARDS
