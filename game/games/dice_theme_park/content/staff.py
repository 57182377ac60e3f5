"""Staff cards: a die value for the turn order, money for the income, and a person."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["STAFF", "Staff", "hand", "person", "staff_set"]


@dataclass(frozen=True, slots=True)
class Staff:
    id: str
    die: int
    money: int


STAFF: dict[str, Staff] = {
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


def staff_set(*, innovations: bool, promo: bool) -> tuple[str, ...]:
    """The persons of one set of cards: the Innovator stands in for the Builder."""
    five = "innovator" if innovations else "builder"
    extra = ("consultant", "chaperone") if promo else ()
    return ("ticket_agent", "concierge", "guide", "mascot", five, "manager", *extra)


def hand(number: int, *, innovations: bool, promo: bool) -> list[str]:
    """A set's cards: each names the set it came from, for twins come together later."""
    return [f"{each}.{number}" for each in staff_set(innovations=innovations, promo=promo)]


_PERSON = {f"{each}.{number}": STAFF[each] for each in STAFF for number in range(4)}


def person(card: str) -> Staff:
    return _PERSON[card]
