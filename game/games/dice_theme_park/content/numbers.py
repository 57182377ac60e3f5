"""Rounds, purses, supplies and prices."""

from __future__ import annotations

__all__ = [
    "AMENITY_VALUE",
    "COLOURS",
    "CUBES",
    "DICE_IN_BAG",
    "DICE_OF_EACH",
    "EFFECT_STARS",
    "KIOSK_MONEY",
    "LENGTHS",
    "MAPS",
    "MAP_COST",
    "MASCOTS",
    "MASCOT_COST",
    "MONEY_PER_STAR",
    "PHASES",
    "PRIZES",
    "SOLO_DICE",
    "START_MAPS",
    "START_MONEY",
    "UPGRADES",
    "UPGRADES_A_ROUND",
    "UPGRADES_EACH",
    "colour_of",
    "dice",
]

COLOURS = ("blue", "green", "yellow")
PHASES = ("setup", "plan", "welcome", "expand", "improve", "operate", "upkeep", "over")

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
AMENITY_VALUE = 4
"""The value of a guest drawn for the third matching amenity."""

UPGRADES = ("merch_kiosk", "special_effect", "generator")
UPGRADES_EACH = 3
UPGRADES_A_ROUND = 2
KIOSK_MONEY = 2
EFFECT_STARS = 2

PRIZES: dict[int, tuple[int, ...]] = {1: (), 2: (4,), 3: (6, 3), 4: (8, 4, 2)}
"""Stars of an objective, by the number of players and the place."""


def dice(of_each: int) -> tuple[str, ...]:
    return tuple(f"{colour}.{number}" for colour in COLOURS for number in range(1, of_each + 1))


_COLOUR_OF = {die: die.split(".")[0] for die in dice(DICE_OF_EACH)}


def colour_of(die: str) -> str:
    return _COLOUR_OF[die]
