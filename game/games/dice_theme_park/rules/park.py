"""One park: what is built in it, who is visiting, and what its owner has at hand."""

from __future__ import annotations

from typing import NamedTuple

from game.games.dice_theme_park.content.administrators import AdministratorCard
from game.games.dice_theme_park.content.attractions import NO_TILE, TileId
from game.games.dice_theme_park.content.innovations import Built, Kit
from game.games.dice_theme_park.content.numbers import Die, Upgrades
from game.games.dice_theme_park.content.skills import SkillCard
from game.games.dice_theme_park.content.spaces import NEAR, Cell
from game.games.dice_theme_park.content.staff import Person, StaffCard, person
from game.kernel.contract import Action
from game.kernel.fields import Part, own, owned, public

__all__ = ["Dawn", "Guest", "Park", "Tally", "Wild", "answers_noted"]


class Guest(NamedTuple):
    """A die in a park."""

    at: TileId
    value: int
    vip: bool = False


class Wild(NamedTuple):
    """Colour adjustments made, that the next operation of this tile is to use."""

    tile: TileId = NO_TILE
    free: int = 0


class Tally(NamedTuple):
    """What this round has seen so far, for objectives and goals."""

    earned: int = 0
    """Money made while operating."""
    stars: int = 0
    """Stars taken at once while operating: skills, VIPs."""
    cheers: int = 0
    """Those of them that skills paid."""
    spent: int = 0
    """Money spent in Expand and Improve."""
    gone: int = 0
    """Guests who left while operating."""
    cables: int = 0
    rerolls: int = 0
    surprises: int = 0
    """Operations of attractions with the Surprises sign."""
    waiting: int = 0
    """Guests on the Park Entrance when Operate ended."""
    returned: tuple[Die, ...] = ()
    """Guests called back in Upkeep with value 1: they do not leave before the next one."""


class Dawn(NamedTuple):
    """How the park stood when it opened, or when a die had last been rerolled in it."""

    guests: tuple[tuple[Die, Guest], ...] = ()
    cubes: tuple[tuple[TileId, int], ...] = ()
    used: int = 0
    out: tuple[TileId, ...] = ()
    guides: int = 0
    managers: int = 0
    wild: Wild = Wild()


_JOINT = " "


def answers_noted(since: tuple[str, ...]) -> list[Action]:
    """What an owner has done, as it was noted in the park."""
    return [tuple(each.split(_JOINT)) for each in since]


class _Around(dict[TileId, list[TileId]]):
    __slots__ = ("at", "tiles")

    def __init__(self, tiles: dict[TileId, Cell]) -> None:
        self.tiles = tiles
        self.at = {cell: tile for tile, cell in tiles.items()}

    def __missing__(self, tile: TileId) -> list[TileId]:
        at = self.at
        found = self[tile] = sorted([at[cell] for cell in NEAR[self.tiles[tile]] if cell in at])
        return found


class Park(Part):
    """Dicts stand in no order that means anything: go through them sorted."""

    money: int = public()
    stars: int = public()
    hand: list[StaffCard] = owned(hand=own, cards=len)
    played: list[StaffCard] = public()
    """This round's two staff cards, once they are revealed."""
    less: int = public()
    """By how much the early bird lowers their sum."""
    administrator: AdministratorCard = public()
    tiles: dict[TileId, Cell] = public()
    upgrades: dict[TileId, Upgrades] = public()
    """Of tiles that have spaces."""
    extras: dict[TileId, Built] = public()
    """By tile, its innovation."""
    kit: dict[Kit, int] = public()
    """Upgrades and innovations not yet installed."""
    guests: dict[Die, Guest] = public()
    cubes: dict[TileId, int] = public()
    """The operate cubes on tiles that have some."""
    maps: int = public()
    used: int = public()
    """How many of the maps have been used in this round."""
    mascots: list[SkillCard] = public()
    """The skill card each mascot stands on, "" without one."""
    out: list[TileId] = public()
    """The tile each mascot was placed on in this round, "" while it is ready."""
    guides: int = public()
    """Uses of the Guide left in this round."""
    managers: int = public()
    wild: Wild = public()
    tally: Tally = public()
    dawn: Dawn = public()
    since: tuple[str, ...] = public()
    """What the owner has done since `dawn`: answers, the ids of each joined by spaces."""

    def note(self, action: Action) -> None:
        """Its owner has done this."""
        self.since = (*self.since, _JOINT.join(action))

    def around(self) -> dict[TileId, list[TileId]]:
        """By tile, the tiles beside it, in the order of their ids; looked up as they are asked."""
        return _Around(self.tiles)

    def near(self, tile: TileId) -> list[TileId]:
        return _Around(self.tiles)[tile]

    def dice(self) -> list[Die]:
        return sorted(self.guests)

    def on(self, tile: TileId) -> list[Die]:
        """The guests on a tile."""
        return sorted([die for die, guest in self.guests.items() if guest.at == tile])

    def staff(self, who: Person) -> int:
        """How many cards of this person were played in this round."""
        return sum([person(card).id == who for card in self.played])

    def ready(self) -> list[int]:
        """The mascots that can still be used, by number from 0."""
        return [number for number, tile in enumerate(self.out) if not tile]
