"""Topoum's components and numbers. What the rulebook leaves open is decided here and only here.

The words it speaks are in `words`, the ids of its things in `ids`.
"""

from __future__ import annotations

from math import comb
from typing import Final, TypeGuard

from game.games.topoum.content.ids import RADII, space_at
from game.games.topoum.content.words import (
    CATEGORIES,
    CATEGORY_OF,
    CardType,
    Crate,
    Farmer,
    Obstacle,
    Overlay,
)
from game.kernel.contract import Option

__all__ = [
    "ALWAYS",
    "COSTS",
    "CRATES",
    "CRATE_VALUES",
    "DECKS",
    "DECK_TYPES",
    "FARMERS",
    "FARMER_TILES",
    "HAZARDS",
    "LAST_CARDS",
    "MARKED",
    "OBSTACLES",
    "OBSTACLE_TILES",
    "OPTIONS",
    "OVERLAYS",
    "START_MEDALS",
    "TILES",
    "UNMIXABLE",
    "is_crate",
    "is_farmer",
    "is_legal_deck",
    "is_obstacle",
    "is_overlay",
    "is_type",
    "legal_decks",
]

TILES: Final = 16
"""Of each colour, barracks on one side and neutral terrain on the other."""
START_MEDALS: Final = 10
DECK_TYPES: Final = 7
LAST_CARDS: Final = 5
"""Peace is shuffled among so many at the bottom."""

COSTS: Final[tuple[int, ...]] = (-3, -2, -1, 0, 1)
"""What a card of the Line of Operations brings, from the deck outward."""

DECKS: Final[dict[str, tuple[CardType, ...]]] = {
    "training": (
        "short-range",
        "grenade",
        "advance",
        "underground",
        "build",
        "conquest",
        "medal",
    ),
    "riders": (
        "bayonet",
        "long-range",
        "advance",
        "motorbike",
        "abandoned",
        "new-soldier",
        "press",
    ),
    "panic": (
        "slingshot",
        "mortar",
        "panic",
        "tunnel",
        "build",
        "new-soldier",
        "prisoner",
    ),
    "intrigue": (
        "short-range",
        "mortar",
        "underground",
        "decoy",
        "conquest",
        "betrayal",
        "press",
    ),
    "sappers": (
        "grenade",
        "bayonet",
        "motorbike",
        "tunnel",
        "abandoned",
        "betrayal",
        "medal",
    ),
}
"""Suggested for first games."""

OBSTACLES: Final[tuple[Obstacle, ...]] = ("puddle", "rock", "ice", "gas")
OBSTACLE_TILES: Final[tuple[tuple[Obstacle, Obstacle], ...]] = (("puddle", "rock"), ("ice", "gas"))
"""The two sorts of obstacle tile, each with its two sides; four of each sort."""
CRATES: Final[tuple[Crate, ...]] = ("crate.1", "crate.2", "crate.3", "crate.4")
CRATE_VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4)
HAZARDS: Final[frozenset[Overlay]] = frozenset(("puddle", "gas", "dynamite", "footprint", "trap"))
"""Overlays that eliminate whoever moves onto them."""
OVERLAYS: Final[tuple[Overlay, ...]] = (
    *OBSTACLES,
    "turnip",
    "dynamite",
    "trap",
    "footprint",
    *CRATES,
)

FARMER_TILES: Final[dict[Farmer, tuple[Overlay, ...]]] = {
    "buckets": ("puddle",) * 4,
    "crusher": ("rock",) * 4,
    "sprayer": ("gas",) * 4,
    "nature": ("turnip",),
    "boom": ("dynamite",),
    "trap-master": ("trap",),
    "stomper": ("footprint",),
    "crates": CRATES,
}
FARMERS: Final[tuple[Farmer, ...]] = tuple(FARMER_TILES)
UNMIXABLE: Final[frozenset[Farmer]] = frozenset(("buckets", "crusher", "sprayer", "crates"))
"""Farmers whose tiles need the marked spaces or the tiles of the obstacle variant."""
MARKED: Final = tuple(space_at(at) for at in ((3, -2), (-1, -2), (1, 2), (-3, 2)))
"""The spaces marked with an X."""

ALWAYS = "any"
OPTIONS = (
    Option("deck", (*DECKS, "random", "choose"), "training"),
    Option("farmer", ("maybe", ALWAYS, *FARMERS), "maybe"),
    Option("obstacles", ("off", "on"), "off"),
    Option("radius", tuple(map(str, RADII)), str(RADII[0])),
)


def is_type(word: str) -> TypeGuard[CardType]:
    return word in CATEGORY_OF


def is_overlay(word: str) -> TypeGuard[Overlay]:
    return word in OVERLAYS


def is_obstacle(word: str) -> TypeGuard[Obstacle]:
    return word in OBSTACLES


def is_crate(word: str | None) -> TypeGuard[Crate]:
    return word in CRATES


def is_farmer(word: str) -> TypeGuard[Farmer]:
    return word in FARMER_TILES


def is_legal_deck(kinds: tuple[CardType, ...]) -> bool:
    """Seven different types, at least one of each category."""
    return (
        len(kinds) == len(set(kinds)) == DECK_TYPES
        and all(kind in CATEGORY_OF for kind in kinds)
        and len({CATEGORY_OF[kind] for kind in kinds}) == len(CATEGORIES)
    )


def legal_decks() -> int:
    """How many there are: ways to split seven over the categories, none left out."""
    ways = {0: 1}
    for kinds in CATEGORIES.values():
        longer: dict[int, int] = {}
        for so_far, count in ways.items():
            for more in range(1, len(kinds) + 1):
                key = so_far + more
                longer[key] = longer.get(key, 0) + count * comb(len(kinds), more)
        ways = longer
    return ways[DECK_TYPES]
