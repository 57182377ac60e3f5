"""The keys of pieces that the layout lays and that motions move."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.innovations import Kit
    from game.games.dice_theme_park.content.numbers import Die, Upgrade
    from game.games.dice_theme_park.content.spaces import Cell
    from game.games.dice_theme_park.content.staff import StaffCard

__all__ = [
    "column_key",
    "cube_key",
    "die_key",
    "duty_key",
    "extra_key",
    "glance_key",
    "hex_key",
    "in_hand_key",
    "kit_key",
    "map_key",
    "mini_key",
    "offer_key",
    "out_key",
    "park_key",
    "pin_key",
    "played_key",
    "rank_key",
    "tile_key",
    "upgrade_key",
]


def die_key(die: Die) -> str:
    """A guest in the park in the middle, or in the window of a train."""
    return f"die.{die}"


def park_key(seat: int) -> str:
    """The park in the middle."""
    return f"park.{seat}"


def tile_key(park: str, tile: TileId) -> str:
    """An attraction of the park with this key."""
    return f"{park}.{tile}"


def upgrade_key(tile: str, upgrade: Upgrade) -> str:
    """On an attraction with this key."""
    return f"{tile}.up.{upgrade}"


def extra_key(tile: str) -> str:
    """The innovation on an attraction with this key."""
    return f"{tile}.extra"


def cube_key(tile: str, at: int) -> str:
    """An operate cube on an attraction with this key."""
    return f"{tile}.cube.{at}"


def out_key(mascot: int) -> str:
    """A mascot that stands on an attraction."""
    return f"mascot.{mascot}"


def in_hand_key(mascot: int) -> str:
    """A mascot beside its owner."""
    return f"owner.mascot.{mascot}"


def kit_key(what: Kit) -> str:
    """What is to be installed."""
    return f"owner.kit.{what}"


def map_key(at: int) -> str:
    return f"owner.map.{at}"


def duty_key(card: StaffCard) -> str:
    """A staff card beside the park it works for."""
    return f"owner.staff.{card}"


def offer_key(what: str) -> str:
    """An attraction or a skill in the market."""
    return f"offer.{what}"


def glance_key(seat: int) -> str:
    """A park in little."""
    return f"glance.{seat}"


def hex_key(park: str, cell: Cell) -> str:
    """A space of the small park with this key."""
    return f"{park}.cell.{cell}"


def mini_key(park: str, die: Die) -> str:
    """A guest in the small park with this key."""
    return f"{park}.{die}"


def played_key(seat: int) -> str:
    """The staff of a seat, as it is turned up in Plan."""
    return f"staff.{seat}"


def column_key(seat: int) -> str:
    """A seat's column in the count of a round."""
    return f"count.{seat}"


def pin_key(seat: int) -> str:
    """A seat's marker on the track of stars."""
    return f"pin.{seat}"


def rank_key(seat: int) -> str:
    """A seat's row in what an objective comes to."""
    return f"ranking.{seat}"
