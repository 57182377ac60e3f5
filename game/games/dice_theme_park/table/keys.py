"""The keys of pieces that the layout lays and that motions move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.kit.keys import Keys

if TYPE_CHECKING:
    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.innovations import Kit
    from game.games.dice_theme_park.content.numbers import Die, Upgrade
    from game.games.dice_theme_park.content.spaces import Cell
    from game.games.dice_theme_park.content.staff import StaffCard


die_key: Keys[Die] = Keys("die.{}")
"""A guest in the park in the middle, or in the window of a train."""
park_key: Keys[int] = Keys("park.{}")
"""The park in the middle."""
tile_key: Keys[str, TileId] = Keys("{}.{}")
"""An attraction of the park with this key."""
upgrade_key: Keys[str, Upgrade] = Keys("{}.up.{}")
"""On an attraction with this key."""
extra_key: Keys[str] = Keys("{}.extra")
"""The innovation on an attraction with this key."""
cube_key: Keys[str, int] = Keys("{}.cube.{}")
"""An operate cube on an attraction with this key."""
out_key: Keys[int] = Keys("mascot.{}")
"""A mascot that stands on an attraction."""
in_hand_key: Keys[int] = Keys("owner.mascot.{}")
"""A mascot beside its owner."""
kit_key: Keys[Kit] = Keys("owner.kit.{}")
"""What is to be installed."""
map_key: Keys[int] = Keys("owner.map.{}")
duty_key: Keys[StaffCard] = Keys("owner.staff.{}")
"""A staff card beside the park it works for."""
offer_key: Keys[str] = Keys("offer.{}")
"""An attraction or a skill in the market."""
glance_key: Keys[int] = Keys("glance.{}")
"""A park in little."""
hex_key: Keys[str, Cell] = Keys("{}.cell.{}")
"""A space of the small park with this key."""
mini_key: Keys[str, Die] = Keys("{}.{}")
"""A guest in the small park with this key."""
played_key: Keys[int] = Keys("staff.{}")
"""The staff of a seat, as it is turned up in Plan."""
column_key: Keys[int] = Keys("count.{}")
"""A seat's column in the count of a round."""
pin_key: Keys[int] = Keys("pin.{}")
"""A seat's marker on the track of stars."""
rank_key: Keys[int] = Keys("ranking.{}")
"""A seat's row in what an objective comes to."""
