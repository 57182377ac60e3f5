"""One park: what is built in it, who is visiting, and what its owner has at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.games.dice_theme_park.content.spaces import NEAR

__all__ = ["Dawn", "Guest", "Park", "Tally", "Wild"]


class Guest(NamedTuple):
    """A die in a park."""

    at: str
    """The tile."""
    value: int
    vip: bool = False


class Wild(NamedTuple):
    """Colour adjustments made, that the next operation of this tile is to use."""

    tile: str = ""
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
    returned: tuple[str, ...] = ()
    """Guests called back in Upkeep with value 1: they do not leave before the next one."""


class Dawn(NamedTuple):
    """How the park stood when it opened, or when a die had last been rerolled in it."""

    guests: tuple[tuple[str, Guest], ...] = ()
    cubes: tuple[tuple[str, int], ...] = ()
    used: int = 0
    out: tuple[str, ...] = ()
    guides: int = 0
    managers: int = 0
    wild: Wild = Wild()


@dataclass(slots=True)
class Park:
    """Dicts stand in no order that means anything: go through them sorted."""

    money: int
    stars: int
    hand: list[str]
    played: list[str]
    """This round's two staff cards, once they are revealed."""
    less: int
    """By how much the early bird lowers their sum."""
    administrator: str
    tiles: dict[str, int]
    """By tile, the number of its space."""
    upgrades: dict[str, tuple[str, ...]]
    """By tile that has spaces, what is on each, "" for nothing."""
    extras: dict[str, str]
    """By tile, its innovation."""
    kit: dict[str, int]
    """Upgrades and innovations not yet installed."""
    guests: dict[str, Guest]
    cubes: dict[str, int]
    """By tile, the operate cubes on it; only tiles that have some."""
    maps: int
    used: int
    """How many of the maps have been used in this round."""
    mascots: list[str]
    """The skill card each mascot stands on, "" without one."""
    out: list[str]
    """The tile each mascot was placed on in this round, "" while it is ready."""
    guides: int
    """Uses of the Guide left in this round."""
    managers: int
    wild: Wild
    tally: Tally
    dawn: Dawn
    since: tuple[str, ...]
    """What the owner has done since `dawn`: answers, the ids of each joined by spaces."""

    def clone(self) -> Park:
        return Park(
            self.money,
            self.stars,
            self.hand.copy(),
            self.played.copy(),
            self.less,
            self.administrator,
            self.tiles.copy(),
            self.upgrades.copy(),
            self.extras.copy(),
            self.kit.copy(),
            self.guests.copy(),
            self.cubes.copy(),
            self.maps,
            self.used,
            self.mascots.copy(),
            self.out.copy(),
            self.guides,
            self.managers,
            self.wild,
            self.tally,
            self.dawn,
            self.since,
        )

    def around(self) -> dict[str, list[str]]:
        """By tile, the tiles beside it, in the order of their ids."""
        at = {cell: tile for tile, cell in self.tiles.items()}
        return {
            tile: sorted(at[cell] for cell in NEAR[number] if cell in at)
            for tile, number in self.tiles.items()
        }

    def near(self, tile: str) -> list[str]:
        at = {cell: each for each, cell in self.tiles.items()}
        return sorted(at[cell] for cell in NEAR[self.tiles[tile]] if cell in at)

    def dice(self) -> list[str]:
        return sorted(self.guests)

    def on(self, tile: str) -> list[str]:
        """The guests on a tile."""
        return sorted([die for die, guest in self.guests.items() if guest.at == tile])

    def staff(self, name: str) -> int:
        """How many cards of this person were played in this round."""
        return sum(card.startswith(name) for card in self.played)

    def ready(self) -> list[int]:
        """The mascots that can still be used, by number from 0."""
        return [number for number, tile in enumerate(self.out) if not tile]
