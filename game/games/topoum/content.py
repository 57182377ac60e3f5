"""Topoum's components and numbers. What the rulebook leaves open is decided here and only here."""

from __future__ import annotations

from math import comb

from game.kernel.contract import Option

__all__ = [
    "ALWAYS",
    "BARRACKS",
    "CATEGORIES",
    "CATEGORY_OF",
    "COLOURS",
    "COPIES",
    "COSTS",
    "CRATES",
    "CRATE_VALUES",
    "DECKS",
    "DECK_TYPES",
    "FARMERS",
    "FARMER_TILES",
    "HAND",
    "HAZARDS",
    "LAST_CARDS",
    "MARKED",
    "MOLES",
    "NEUTRAL",
    "OBSTACLES",
    "OBSTACLE_TILES",
    "OPTIONS",
    "OVERLAYS",
    "OWNER_OF",
    "PEACE",
    "SLOTS",
    "START_MEDALS",
    "TILES",
    "TYPES",
    "TYPE_OF",
    "UNMIXABLE",
    "cards",
    "is_legal_deck",
    "legal_decks",
    "mole_ids",
]

COLOURS = 4
MOLES = 4
"""Of each colour."""
TILES = 16
"""Of each colour, barracks on one side and neutral terrain on the other."""
START_MEDALS = 10
HAND = 2

CATEGORIES: dict[str, tuple[str, ...]] = {
    "combat": ("bayonet", "short-range", "long-range", "grenade", "mortar", "slingshot"),
    "movement": ("advance", "underground", "motorbike", "panic", "tunnel", "decoy"),
    "expansion": ("build", "abandoned", "conquest", "betrayal", "new-soldier"),
    "special": ("prisoner", "medal", "press", "red-cross", "farmer"),
}
TYPES: tuple[str, ...] = tuple(kind for kinds in CATEGORIES.values() for kind in kinds)
CATEGORY_OF: dict[str, str] = {
    kind: category for category, kinds in CATEGORIES.items() for kind in kinds
}
DECK_TYPES = 7
COPIES: dict[int, int] = {2: 5, 3: 6, 4: 7}
"""Cards of each type, by the number of players."""
TYPE_OF: dict[str, str] = {
    f"{kind}.{n}": kind for kind in TYPES for n in range(1, max(COPIES.values()) + 1)
}
PEACE = "peace"
LAST_CARDS = 5
"""Peace is shuffled among so many at the bottom."""

COSTS: tuple[int, ...] = (-3, -2, -1, 0, 1)
"""What a card of the Line of Operations brings, from the deck outward."""
SLOTS = len(COSTS)

DECKS: dict[str, tuple[str, ...]] = {
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

OBSTACLES: tuple[str, ...] = ("puddle", "rock", "ice", "gas")
OBSTACLE_TILES: tuple[tuple[str, str], ...] = (("puddle", "rock"), ("ice", "gas"))
"""The two sorts of obstacle tile, each with its two sides; four of each sort."""
CRATES: tuple[str, ...] = ("crate.1", "crate.2", "crate.3", "crate.4")
CRATE_VALUES: tuple[int, ...] = (1, 2, 3, 4)
HAZARDS: frozenset[str] = frozenset(("puddle", "gas", "dynamite", "footprint", "trap"))
"""Overlays that eliminate whoever moves onto them."""
OVERLAYS: tuple[str, ...] = (
    *OBSTACLES,
    "turnip",
    "dynamite",
    "trap",
    "footprint",
    *CRATES,
)

FARMERS: tuple[str, ...] = (
    "buckets",
    "crusher",
    "sprayer",
    "nature",
    "boom",
    "trap-master",
    "stomper",
    "crates",
)
FARMER_TILES: dict[str, tuple[str, ...]] = {
    "buckets": ("puddle",) * 4,
    "crusher": ("rock",) * 4,
    "sprayer": ("gas",) * 4,
    "nature": ("turnip",),
    "boom": ("dynamite",),
    "trap-master": ("trap",),
    "stomper": ("footprint",),
    "crates": CRATES,
}
UNMIXABLE: frozenset[str] = frozenset(("buckets", "crusher", "sprayer", "crates"))
"""Farmers whose tiles need the marked spaces or the tiles of the obstacle variant."""
MARKED: tuple[str, ...] = ("3,-2", "-1,-2", "1,2", "-3,2")
"""The spaces marked with an X."""

BARRACKS: tuple[str, ...] = tuple(f"barracks.{colour}" for colour in range(COLOURS))
NEUTRAL: tuple[str, ...] = tuple(f"neutral.{colour}" for colour in range(COLOURS))
"""A tile by its side and the colour it goes back to; colours nobody plays have numbers, too."""
OWNER_OF: dict[str, int] = {
    **{f"mole.{seat}.{n}": seat for seat in range(COLOURS) for n in range(1, MOLES + 1)},
    **{tile: colour for colour, tile in enumerate(BARRACKS)},
    **{tile: colour for colour, tile in enumerate(NEUTRAL)},
}
"""The seat of a mole, the colour of a tile."""

ALWAYS = "any"
OPTIONS = (
    Option("deck", (*DECKS, "random", "choose"), "training"),
    Option("farmer", ("maybe", ALWAYS, *FARMERS), "maybe"),
    Option("obstacles", ("off", "on"), "off"),
    Option("radius", ("5", "4"), "5"),
)


def mole_ids(seat: int) -> tuple[str, ...]:
    return tuple(f"mole.{seat}.{n}" for n in range(1, MOLES + 1))


def cards(kinds: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """All the action cards of a match."""
    return tuple(f"{kind}.{n}" for kind in kinds for n in range(1, COPIES[seats] + 1))


def is_legal_deck(kinds: tuple[str, ...]) -> bool:
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
