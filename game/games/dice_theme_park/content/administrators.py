"""Administrators: an ability or an aim for the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias, TypeGuard

from game.games.dice_theme_park.content.attractions import Expansion
from game.games.dice_theme_park.content.numbers import COLOURS, MONEY_PER_STAR, Colour, Phase

__all__ = [
    "ADMINISTRATORS",
    "DISCOUNT",
    "EARLY",
    "NO_ADMINISTRATOR",
    "Administrator",
    "AdministratorCard",
    "Kind",
    "administrator_of",
    "card",
    "colour",
    "is_administrator",
    "kind",
    "kinds",
    "money_per_star",
    "steps",
]

Kind: TypeAlias = Literal[
    "second_chance",
    "fresh_legs",
    "specialist",
    "enthusiast",
    "tour_leader",
    "mascot_fan",
    "doorman",
    "treasurer",
    "tailor",
    "understudy",
    "map_printer",
    "early_bird",
    "thrill_seeker",
    "rearranger",
]
AdministratorCard = NewType("AdministratorCard", str)
"""A card: whose it is, and the colour it was dealt in, if any. "fresh_legs.blue"."""
NO_ADMINISTRATOR = AdministratorCard("")


@dataclass(frozen=True, slots=True)
class Administrator:
    id: Kind
    phase: Phase
    coloured: bool = False
    """Dealt in one of the three colours."""
    steps: tuple[int, ...] = ()
    """For those who count something: how many it takes for one, two and three stars."""
    part_of: Expansion = ""


ADMINISTRATORS: dict[Kind, Administrator] = {
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


def card(who: Kind, dealt_in: Colour | Literal[""] = "") -> AdministratorCard:
    """The card of this administrator, in this colour if it is a coloured one."""
    return AdministratorCard(f"{who}.{dealt_in}" if dealt_in else who)


_IN: dict[bool, tuple[Colour | Literal[""], ...]] = {True: COLOURS, False: ("",)}
_SPLIT = {
    card(each.id, dealt_in): (each.id, dealt_in)
    for each in ADMINISTRATORS.values()
    for dealt_in in _IN[each.coloured]
}
_CARDS: dict[str, AdministratorCard] = {each: each for each in _SPLIT}


def administrator_of(word: str) -> AdministratorCard:
    """The card an id names."""
    return _CARDS[word]


def is_administrator(word: str) -> TypeGuard[AdministratorCard]:
    return word in _CARDS


def kinds(*, surprises: bool, innovations: bool) -> tuple[Kind, ...]:
    """The administrators in the deck."""
    parts = {"", *(["surprises"] if surprises else []), *(["innovations"] if innovations else [])}
    return tuple(each.id for each in ADMINISTRATORS.values() if each.part_of in parts)


def kind(of: AdministratorCard) -> Kind | Literal[""]:
    """Whose card it is: "fresh_legs" for "fresh_legs.blue"; "" for none."""
    return _SPLIT[of][0] if of else ""


def steps(of: AdministratorCard) -> tuple[int, ...]:
    """How many of what it counts make one, two and three stars; none if it counts nothing."""
    who = kind(of)
    return ADMINISTRATORS[who].steps if who else ()


def money_per_star(of: AdministratorCard) -> int:
    """How much left at the end makes a star, with this administrator (p. 14-15)."""
    return RICH if kind(of) == "treasurer" else MONEY_PER_STAR


def colour(of: AdministratorCard) -> Colour | Literal[""]:
    """The colour depicted on a card, "" if there is none."""
    return _SPLIT[of][1] if of else ""
