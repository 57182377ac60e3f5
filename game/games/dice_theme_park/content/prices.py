"""What things cost whom: discounts add up, and nothing costs less than nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.games.dice_theme_park.content.administrators import DISCOUNT, AdministratorCard, kind
from game.games.dice_theme_park.content.attractions import TILES, TileId
from game.games.dice_theme_park.content.innovations import KIT, Innovation, Kit
from game.games.dice_theme_park.content.numbers import MAP_COST, MASCOT_COST, UPGRADES_A_ROUND
from game.games.dice_theme_park.content.staff import Person, StaffCard, person

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
    def played(self) -> Sequence[StaffCard]: ...
    @property
    def administrator(self) -> AdministratorCard: ...
    @property
    def kit(self) -> Mapping[Kit, int]: ...


def _staff(park: Buyer, who: Person) -> int:
    return sum(person(card).id == who for card in park.played)


def mascot_price(park: Buyer) -> int:
    off = _MASCOT_STAFF * _staff(park, "mascot") + DISCOUNT * (kind(park.administrator) == "tailor")
    return max(0, MASCOT_COST - off)


def map_price(park: Buyer) -> int:
    return max(0, MAP_COST - DISCOUNT * (kind(park.administrator) == "map_printer"))


def upgrade_price(park: Buyer, tile: TileId, space: int) -> int:
    """What is printed on the space, a dollar less for each Builder."""
    return max(0, TILES[tile].spaces[space] - _staff(park, "builder"))


def upgrades_allowed(park: Buyer) -> int:
    """In a round: two, and one more for each Innovator."""
    return UPGRADES_A_ROUND + _staff(park, "innovator")


def innovation_price(park: Buyer, innovation: Innovation, tile: TileId) -> int:
    """What the tile's cheapest space costs; the second and third statue 1 and 2 more (p. 18)."""
    more = KIT["statue"] - park.kit["statue"] if innovation == "statue" else 0
    return min(TILES[tile].spaces) + more
