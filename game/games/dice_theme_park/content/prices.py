"""What things cost whom: discounts add up, and nothing costs less than nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.games.dice_theme_park.content.administrators import DISCOUNT
from game.games.dice_theme_park.content.attractions import TILES
from game.games.dice_theme_park.content.innovations import KIT
from game.games.dice_theme_park.content.numbers import MAP_COST, MASCOT_COST, UPGRADES_A_ROUND

__all__ = [
    "Buyer",
    "innovation_price",
    "map_price",
    "mascot_price",
    "upgrade_price",
    "upgrades_allowed",
]

_MASCOT_STAFF = 2


class Buyer(Protocol):
    """A park as the State has it, or as it is seen."""

    @property
    def played(self) -> Sequence[str]: ...
    @property
    def administrator(self) -> str: ...
    @property
    def kit(self) -> Mapping[str, int]: ...


def _staff(park: Buyer, name: str) -> int:
    return sum(card.startswith(f"{name}.") for card in park.played)


def mascot_price(park: Buyer) -> int:
    off = _MASCOT_STAFF * _staff(park, "mascot") + DISCOUNT * (park.administrator == "tailor")
    return max(0, MASCOT_COST - off)


def map_price(park: Buyer) -> int:
    return max(0, MAP_COST - DISCOUNT * (park.administrator == "map_printer"))


def upgrade_price(park: Buyer, tile: str, space: int) -> int:
    """What is printed on the space, a dollar less for each Builder."""
    return max(0, TILES[tile].spaces[space] - _staff(park, "builder"))


def upgrades_allowed(park: Buyer) -> int:
    """In a round: two, and one more for each Innovator."""
    return UPGRADES_A_ROUND + _staff(park, "innovator")


def innovation_price(park: Buyer, innovation: str, tile: str) -> int:
    """What the tile's cheapest space costs; the second and third statue 1 and 2 more (p. 18)."""
    more = KIT["statue"] - park.kit["statue"] if innovation == "statue" else 0
    return min(TILES[tile].spaces) + more
