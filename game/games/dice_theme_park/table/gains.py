"""What operating brings: so far this round, and by one operation more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.games.dice_theme_park.content.metrics import cube_money, cube_stars

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.view import ParkSeen

__all__ = ["Gain", "each", "made", "party_gain"]


class Gain(NamedTuple):
    stars: int
    money: int
    cubes: int = 1


def each(plot: ParkSeen, tile: TileId) -> Gain:
    """Stars and money for one operate cube on an attraction (p. 14)."""
    upgrades = plot.upgrades.get(tile, ())
    return Gain(cube_stars(tile, upgrades), cube_money(tile, upgrades))


def made(plot: ParkSeen) -> Gain:
    """This round, what was taken at once included."""
    stars, money, cubes = plot.tally.stars, plot.tally.earned, 0
    for tile, count in plot.cubes.items():
        gain = each(plot, tile)
        stars, money, cubes = stars + gain.stars * count, money + gain.money * count, cubes + count
    return Gain(stars, money, cubes)


def party_gain(plot: ParkSeen, tile: TileId, party: Sequence[Die]) -> Gain:
    gain = each(plot, tile)
    vips = sum(plot.guests[die].vip for die in party if die in plot.guests)
    return Gain(gain.stars + vips, gain.money)
