"""Topoum's closed sets of words: states, answers, events and texts all say them so."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

__all__ = [
    "ASIDE",
    "CATEGORIES",
    "CATEGORY_OF",
    "DONE",
    "ENTER",
    "GO_ON",
    "PASS",
    "PLAIN",
    "RANSOM",
    "STAY",
    "TILE",
    "TYPES",
    "BareCause",
    "BlastCause",
    "CardType",
    "Category",
    "Crate",
    "DeathCause",
    "DeployCause",
    "Farmer",
    "FlightCause",
    "LayCause",
    "LiftCause",
    "MarchWay",
    "Nothing",
    "Obstacle",
    "Overlay",
    "PayCause",
    "Phase",
    "PlaceCause",
    "ShotWay",
    "Side",
    "TakeCause",
    "TurnCause",
    "Wish",
]

Nothing: TypeAlias = Literal[""]
"""Where one of a set might stand and none does."""

# Components

Category: TypeAlias = Literal["combat", "movement", "expansion", "special"]
CardType: TypeAlias = Literal[
    "bayonet", "short-range", "long-range", "grenade", "mortar", "slingshot",
    "advance", "underground", "motorbike", "panic", "tunnel", "decoy",
    "build", "abandoned", "conquest", "betrayal", "new-soldier",
    "prisoner", "medal", "press", "red-cross", "farmer",
]  # fmt: skip
CATEGORIES: Final[dict[Category, tuple[CardType, ...]]] = {
    "combat": ("bayonet", "short-range", "long-range", "grenade", "mortar", "slingshot"),
    "movement": ("advance", "underground", "motorbike", "panic", "tunnel", "decoy"),
    "expansion": ("build", "abandoned", "conquest", "betrayal", "new-soldier"),
    "special": ("prisoner", "medal", "press", "red-cross", "farmer"),
}
TYPES: Final[tuple[CardType, ...]] = tuple(kind for kinds in CATEGORIES.values() for kind in kinds)
CATEGORY_OF: Final[dict[CardType, Category]] = {
    kind: category for category, kinds in CATEGORIES.items() for kind in kinds
}
Side: TypeAlias = Literal["barracks", "neutral"]
"""What a base tile shows."""
Obstacle: TypeAlias = Literal["puddle", "rock", "ice", "gas"]
Crate: TypeAlias = Literal["crate.1", "crate.2", "crate.3", "crate.4"]
Overlay: TypeAlias = Literal[Obstacle, "turnip", "dynamite", "trap", "footprint", Crate]
Farmer: TypeAlias = Literal[
    "buckets", "crusher", "sprayer", "nature", "boom", "trap-master", "stomper", "crates"
]
Wish: TypeAlias = Literal["maybe", "any", Farmer]
"""The farmer asked for: one by name, any one at all, or whoever the deck brings."""

# The course of a match

Phase: TypeAlias = Literal[
    "", "pick-types", "deal", "set-up", "lay-centre", "first-barracks", "first-mole", "obstacle",
    "to-arms", "turns", "turn", "forced-ransom", "law-two", "begin", "act", "play-card",
    "card-or-tile", "move-on", "place-dynamite", "divide", "choose-part", "score", "fill-hand",
    "fill-line", "press-pays", "end-turn", "final",
]  # fmt: skip
"""The Step that waits; none when the match is over."""

# Answers that name no thing on the table

ENTER: Final = "enter"
RANSOM: Final = "ransom"
PASS: Final = "pass"  # noqa: S105 - an answer
DONE: Final = "done"
TILE: Final = "tile"
GO_ON: Final = "go-on"
ASIDE: Final = "aside"
STAY: Final = "stay"
PLAIN: Final = (ENTER, RANSOM, PASS, DONE, TILE, GO_ON, ASIDE, STAY)

# How and why things happen

MarchWay: TypeAlias = Literal[
    "move", "advance", "underground", "tunnel", "bayonet", "motorbike", "abandoned"
]
ShotWay: TypeAlias = Literal["short-range", "long-range", "slingshot"]
BlastCause: TypeAlias = Literal["grenade", "mortar", "boom"]
FlightCause: TypeAlias = Literal["panic", "stomper"]
BareCause: TypeAlias = Literal["fell", BlastCause]
TakeCause: TypeAlias = Literal["conquest", "tile", BareCause]
LiftCause: TypeAlias = Literal["trap", BareCause]
TurnCause: TypeAlias = Literal["tile", Overlay]
LayCause: TypeAlias = Literal["setup", "obstacle", "dynamite", "farmer"]
DeployCause: TypeAlias = Literal["setup", "law-two", "enter", "betrayal", "new-soldier"]
PlaceCause: TypeAlias = Literal[
    "setup", "law-two", "enter", "build", "abandoned", "conquest", "tile"
]
DeathCause: TypeAlias = Literal[
    "edge", "clash", "bayonet", "motorbike", "betrayal", ShotWay, BareCause, Overlay
]
PayCause: TypeAlias = Literal[
    "slot", "line", "press", "friendly-fire", "cross", "ransom", "medal", "crate-card",
    "category", "sets", "crate",
]  # fmt: skip
