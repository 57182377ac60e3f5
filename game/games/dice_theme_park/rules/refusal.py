"""What stood in the way of an answer that was refused."""

from __future__ import annotations

from game.games.dice_theme_park.content.attractions import TILES, is_tile
from game.games.dice_theme_park.content.ids import SPACE
from game.games.dice_theme_park.content.innovations import is_innovation
from game.games.dice_theme_park.content.prices import (
    innovation_price,
    map_price,
    mascot_price,
    upgrade_price,
)
from game.games.dice_theme_park.rules.park import Park
from game.kernel.contract import Action

__all__ = ["price"]


def price(park: Park, action: Action) -> int:
    """What this would have cost, 0 if it is nothing that can be bought."""
    match action:
        case ("build", tile, _) if is_tile(tile):
            return TILES[tile].cost
        case ("recruit", _):
            return mascot_price(park)
        case ("map",):
            return map_price(park)
        case ("install", _, tile, "space.1" | "space.2" as space) if is_tile(tile):
            number = SPACE.at(space)
            return upgrade_price(park, tile, number) if number < len(TILES[tile].spaces) else 0
        case ("innovate", innovation, tile) if is_innovation(innovation) and is_tile(tile):
            return innovation_price(park, innovation, tile) if TILES[tile].spaces else 0
    return 0
