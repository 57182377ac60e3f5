"""Rounds, purses, supplies and prices."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias, TypeGuard, get_args

__all__ = [
    "AMENITY_VALUE",
    "COLOURS",
    "CUBES",
    "DICE_IN_BAG",
    "DICE_OF_EACH",
    "EFFECT_STARS",
    "HIGHEST",
    "KIOSK_MONEY",
    "LENGTHS",
    "MAPS",
    "MAP_COST",
    "MASCOTS",
    "MASCOT_COST",
    "MONEY_PER_STAR",
    "NOBODY",
    "PHASES",
    "PRIZES",
    "SOLO_DICE",
    "START_MAPS",
    "START_MONEY",
    "UPGRADES",
    "UPGRADES_A_ROUND",
    "UPGRADES_EACH",
    "Colour",
    "Die",
    "Phase",
    "Upgrade",
    "Upgrades",
    "colour_named",
    "colour_of",
    "dice",
    "die_of",
    "is_colour",
    "is_die",
    "is_upgrade",
    "upgrade_of",
]

Colour: TypeAlias = Literal["blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Phase: TypeAlias = Literal[
    "setup", "plan", "welcome", "expand", "improve", "operate", "upkeep", "over"
]
PHASES: tuple[Phase, ...] = get_args(Phase)

Die = NewType("Die", str)
"""A guest: the id of its die, by colour and number. "blue.3"."""
NOBODY = Die("")

LENGTHS: dict[str, int] = {"introductory": 4, "short": 4, "full": 5}
"""Rounds; the introductory game does without administrators and skills (p. 2)."""
LAST_A: dict[int, int] = {4: 2, 5: 3}
"""By the number of rounds, the last one whose attractions come from stack A (p. 15)."""
FIRST_OBJECTIVE = 3

DICE_OF_EACH = 21
DICE_IN_BAG: dict[int, int] = {1: 9, 2: 11, 3: 16, 4: 21}
"""Dice of each colour by the number of players (p. 3); alone it is nine (p. 19)."""
SOLO_DICE = 9

START_MONEY = 6
START_MAPS = 3
MAPS = 32
MASCOTS = 6
CUBES = 17
MASCOT_COST = 5
MAP_COST = 3
MONEY_PER_STAR = 3
HIGHEST = 6
"""What a die shows at most."""
AMENITY_VALUE = 4
"""The value of a guest drawn for the third matching amenity."""

Upgrade: TypeAlias = Literal["merch_kiosk", "special_effect", "generator"]
UPGRADES: tuple[Upgrade, ...] = get_args(Upgrade)
Upgrades: TypeAlias = tuple[Upgrade | Literal[""], ...]
"""What is on each space of an attraction, "" for nothing."""
UPGRADES_EACH = 3
UPGRADES_A_ROUND = 2
KIOSK_MONEY = 2
EFFECT_STARS = 2

PRIZES: dict[int, tuple[int, ...]] = {1: (), 2: (4,), 3: (6, 3), 4: (8, 4, 2)}
"""Stars of an objective, by the number of players and the place."""


def _dice(colour: Colour, of_each: int) -> list[Die]:
    return [Die(f"{colour}.{number}") for number in range(1, of_each + 1)]


def dice(of_each: int) -> tuple[Die, ...]:
    return tuple(die for colour in COLOURS for die in _dice(colour, of_each))


_COLOUR_OF = {die: colour for colour in COLOURS for die in _dice(colour, DICE_OF_EACH)}


def colour_of(die: Die) -> Colour:
    return _COLOUR_OF[die]


_DICE: dict[str, Die] = {die: die for die in _COLOUR_OF}
_COLOURS: dict[str, Colour] = {colour: colour for colour in COLOURS}
_UPGRADES: dict[str, Upgrade] = {upgrade: upgrade for upgrade in UPGRADES}


def die_of(word: str) -> Die:
    """The guest an id names."""
    return _DICE[word]


def is_die(word: str) -> TypeGuard[Die]:
    return word in _DICE


def colour_named(word: str) -> Colour:
    return _COLOURS[word]


def is_colour(word: str) -> TypeGuard[Colour]:
    return word in _COLOURS


def upgrade_of(word: str) -> Upgrade:
    return _UPGRADES[word]


def is_upgrade(word: str) -> TypeGuard[Upgrade]:
    return word in _UPGRADES
