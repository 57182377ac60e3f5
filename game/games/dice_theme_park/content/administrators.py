"""Administrators: an ability or an aim for the whole game."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.dice_theme_park.content.numbers import COLOURS, MONEY_PER_STAR

__all__ = ["ADMINISTRATORS", "Administrator", "colour", "kind", "kinds", "money_per_star"]


@dataclass(frozen=True, slots=True)
class Administrator:
    id: str
    phase: str
    coloured: bool = False
    """Dealt in one of the three colours."""
    steps: tuple[int, ...] = ()
    """For those who count something: how many it takes for one, two and three stars."""
    part_of: str = ""


ADMINISTRATORS: dict[str, Administrator] = {
    each.id: each
    for each in (
        Administrator("second_chance", "upkeep", coloured=True),
        Administrator("fresh_legs", "operate", coloured=True),
        Administrator("specialist", "upkeep", coloured=True, steps=(3, 4, 5)),
        Administrator("enthusiast", "upkeep", coloured=True, steps=(3, 4, 5)),
        Administrator("tour_leader", "upkeep", steps=(6, 7, 8)),
        Administrator("mascot_fan", "upkeep", steps=(2, 4, 5)),
        Administrator("doorman", "welcome"),
        Administrator("treasurer", "over"),
        Administrator("tailor", "expand"),
        Administrator("understudy", "upkeep"),
        Administrator("map_printer", "improve"),
        Administrator("early_bird", "plan"),
        Administrator("thrill_seeker", "operate", coloured=True, part_of="surprises"),
        Administrator("rearranger", "improve", part_of="innovations"),
    )
}
DISCOUNT = 2
"""What the tailor and the map printer save."""
EARLY = 2
"""By how much the early bird may lower the sum of the staff."""
RICH = 2
"""Money for a star with the treasurer, instead of three."""

_SPLIT = {
    card: tuple(card.split("."))
    for each in ADMINISTRATORS.values()
    for card in ([f"{each.id}.{c}" for c in COLOURS] if each.coloured else [each.id])
}


def kinds(*, surprises: bool, innovations: bool) -> tuple[str, ...]:
    """The administrators in the deck."""
    parts = {"", *(["surprises"] if surprises else []), *(["innovations"] if innovations else [])}
    return tuple(each.id for each in ADMINISTRATORS.values() if each.part_of in parts)


def kind(card: str) -> str:
    """Whose card it is: "fresh_legs" for "fresh_legs.blue"; "" for none."""
    return _SPLIT[card][0] if card else ""


def money_per_star(card: str) -> int:
    """How much left at the end makes a star, with this administrator (p. 14-15)."""
    return RICH if kind(card) == "treasurer" else MONEY_PER_STAR


def colour(card: str) -> str:
    """The colour depicted on a card, "" if there is none."""
    return _SPLIT[card][1] if card and len(_SPLIT[card]) > 1 else ""
