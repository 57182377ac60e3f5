"""What an operation would make of a park, before anybody has done it: for prompts and tags."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.dice_theme_park.content.attractions import TileId
from game.games.dice_theme_park.content.metrics import GoalPark, cube_money, cube_stars
from game.games.dice_theme_park.content.numbers import Die

__all__ = ["Preview", "preview", "today"]


@dataclass(frozen=True, slots=True)
class Preview:
    """One operation of an attraction with a party."""

    stars: int
    """In Upkeep, for its cube."""
    money: int
    at_once: int
    """Stars taken now, for VIPs."""
    values: tuple[tuple[Die, int], ...]
    """Each guest of the party and the value it is pipped down to; 0 if it leaves."""
    movers: tuple[Die, ...]
    """Which of them could be the one that moves on."""


def preview(park: GoalPark, tile: TileId, party: Sequence[Die]) -> Preview:
    """Administrators and surprises left out of account: their owners are asked."""
    upgrades = park.upgrades.get(tile, ())
    values = tuple((die, park.guests[die].value - 1) for die in party)
    return Preview(
        stars=cube_stars(tile, upgrades),
        money=cube_money(tile, upgrades),
        at_once=sum(park.guests[die].vip for die in party),
        values=values,
        movers=tuple(die for die, value in values if value),
    )


def today(park: GoalPark) -> tuple[int, int, int]:
    """This round so far: operations, and the stars and money they bring with what was taken."""
    stars = money = 0
    for tile, count in park.cubes.items():
        upgrades = park.upgrades.get(tile, ())
        stars += count * cube_stars(tile, upgrades)
        money += count * cube_money(tile, upgrades)
    tally = park.tally
    return sum(park.cubes.values()), stars + tally.stars, money + tally.earned
