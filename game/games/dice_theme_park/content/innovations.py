"""Innovations: what may stand on an attraction besides its upgrades."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeGuard, get_args

from game.games.dice_theme_park.content.numbers import Upgrade

__all__ = [
    "CABLE_MONEY",
    "INNOVATIONS",
    "INNOVATIONS_A_ROUND",
    "KIT",
    "STATUES",
    "VIPS",
    "Built",
    "Innovation",
    "Kit",
    "innovation",
    "innovation_of",
    "is_innovation",
    "made",
    "statue_worth",
]

Innovation: TypeAlias = Literal["cable_car", "photo_booth", "statue"]
INNOVATIONS: tuple[Innovation, ...] = get_args(Innovation)
Built: TypeAlias = Literal["cable_car", "photo_booth", "statue.1", "statue.2", "statue.3"]
"""An innovation on an attraction: a statue by the stars it brings."""
Kit: TypeAlias = Literal[Upgrade, Innovation]
"""What can be installed."""
KIT: dict[Kit, int] = {"cable_car": 3, "photo_booth": 3, "statue": 3}
"""What a player begins with; a fourth cable car stands on the Park Entrance."""
STATUES = (1, 2, 3)
"""Stars a round, in the order they are built; the second and third cost 1 and 2 more."""
INNOVATIONS_A_ROUND = 2
CABLE_MONEY = 1
VIPS = 2
"""VIP tokens a player has, from the promo pack."""

_STATUE: dict[int, Built] = {1: "statue.1", 2: "statue.2", 3: "statue.3"}
_WORTH: dict[Built, int] = {statue: stars for stars, statue in _STATUE.items()}
_KIND: dict[Built, Innovation] = {
    "cable_car": "cable_car",
    "photo_booth": "photo_booth",
    **dict.fromkeys(_WORTH, "statue"),
}


def made(of: Innovation, left: int) -> Built:
    """What an innovation is once it is built, of which so many are left before."""
    return _STATUE[STATUES[KIT["statue"] - left]] if of == "statue" else of


def statue_worth(built: Built) -> int:
    """The stars a round of a statue; none of anything else."""
    return _WORTH.get(built, 0)


def innovation(built: Built) -> Innovation:
    """What it was when it was not yet built."""
    return _KIND[built]


_INNOVATIONS: dict[str, Innovation] = {each: each for each in INNOVATIONS}


def innovation_of(word: str) -> Innovation:
    """The innovation an id names."""
    return _INNOVATIONS[word]


def is_innovation(word: str) -> TypeGuard[Innovation]:
    return word in _INNOVATIONS
