"""A park as the search for a good day sees it: numbers instead of names, tables instead of rules.

A guest is one number: the tile it is on, whether it is a VIP, and its face (colour and value).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from game.games.dice_theme_park.content.administrators import AdministratorCard, colour, kind
from game.games.dice_theme_park.content.attractions import TILES, Need, TileColour, TileId, icons
from game.games.dice_theme_park.content.innovations import Built
from game.games.dice_theme_park.content.metrics import cube_money, cube_stars
from game.games.dice_theme_park.content.numbers import COLOURS, Colour, Die, Upgrades, colour_of
from game.games.dice_theme_park.content.parties import lacking
from game.games.dice_theme_park.content.skills import SkillCard, skill
from game.games.dice_theme_park.content.solo import Metric
from game.games.dice_theme_park.content.spaces import NEAR, Cell
from game.games.dice_theme_park.rules.park import Dawn

__all__ = ["TILE_STEP", "VIP", "Aim", "Counted", "DayKey", "Site", "face", "lacks", "site_of"]

VIP = 32
TILE_STEP = 64
_FAR = 9


def face(colour_number: int, value: int) -> int:
    """Less than 21."""
    return colour_number * 7 + value


_TINT: dict[TileColour, int] = {colour: number for number, colour in enumerate(COLOURS)}
_FACE = tuple((number % 7, COLOURS[number // 7]) for number in range(21))


Counted: TypeAlias = Literal[Metric, Colour, "best", "pips", "guests", "values", "fans"]
"""What a day may be for besides its takings: what goals, objectives and administrators count."""
Aim: TypeAlias = tuple[Counted, int, tuple[int, ...], int]
"""What is counted, 1 for more or -1 for less of it, steps, and hundredths of a star for each step
that is reached."""


class DayKey(NamedTuple):
    """All that a day's plan depends on; equal keys, equal plans."""

    tiles: tuple[tuple[TileId, Cell, Upgrades, Built | None], ...]
    """Each with its space, its upgrades and its innovation."""
    dawn: Dawn
    maps: int
    mascots: tuple[SkillCard, ...]
    doubles: int
    """Mascot staff in play."""
    administrator: AdministratorCard
    aims: tuple[Aim, ...]


@cache
def lacks(need: Need) -> Mapping[tuple[int, ...], int]:
    """By party, its faces in any order, how many colours are wrong; parties that fit not at all
    are left out."""
    found: dict[tuple[int, ...], int] = {}
    faces = [number for number in range(21) if number % 7]
    most = len(need.colours)

    def grow(party: tuple[int, ...]) -> None:
        if len(party) == most:
            lack = lacking(need, tuple([_FACE[each] for each in party]))
            if lack <= most:
                found[party] = lack
            return
        for each in faces:
            grow((*party, each))

    grow(())
    return found


class Site:
    """What does not change while the park is open."""

    __slots__ = (
        "away",
        "bits",
        "booth",
        "cable",
        "doubles",
        "fresh",
        "icons",
        "lack",
        "money",
        "names",
        "near",
        "number",
        "sizes",
        "skills",
        "stars",
        "steps",
        "tints",
    )

    def __init__(self, key: DayKey) -> None:
        self.names = tuple(tile for tile, _, _, _ in key.tiles)
        self.number = {tile: at for at, tile in enumerate(self.names)}
        at = {cell: place for place, (_, cell, _, _) in enumerate(key.tiles)}
        beside = [
            sorted(at[cell] for cell in NEAR[number] if cell in at) for _, number, _, _ in key.tiles
        ]
        self.steps = tuple(tuple(each) for each in beside)
        self.cable = tuple(extra == "cable_car" for _, _, _, extra in key.tiles)
        cars = [place for place, car in enumerate(self.cable) if car]
        self.near = tuple(
            tuple(sorted({*each, *(car for car in cars if car != place)}))
            if self.cable[place]
            else tuple(each)
            for place, each in enumerate(beside)
        )
        self.away = tuple(self._distances(place) for place in range(len(self.names)))
        self.stars = tuple(cube_stars(tile, upgrades) for tile, _, upgrades, _ in key.tiles)
        self.money = tuple(cube_money(tile, upgrades) for tile, _, upgrades, _ in key.tiles)
        self.icons = tuple(icons(tile, upgrades) for tile, _, upgrades, _ in key.tiles)
        self.booth = tuple(int(extra == "photo_booth") for _, _, _, extra in key.tiles)
        self.lack = tuple(lacks(TILES[tile].need) for tile in self.names)
        self.sizes = tuple(len(TILES[tile].need.colours) for tile in self.names)
        self.skills = tuple(skill(card) if card else None for card in key.mascots)
        self.doubles = key.doubles
        self.bits = len(key.mascots)
        self.fresh = -1
        if kind(key.administrator) == "fresh_legs":
            self.fresh = _TINT[colour(key.administrator)]
        self.tints = tuple(_TINT.get(TILES[tile].colour, -1) for tile in self.names)

    def _distances(self, start: int) -> tuple[int, ...]:
        """Moves from a tile to every other, cable cars included."""
        found = {start: 0}
        edge = [start]
        for place in edge:
            for other in self.near[place]:
                if other not in found:
                    found[other] = found[place] + 1
                    edge.append(other)
        return tuple(found.get(place, _FAR) for place in range(len(self.names)))

    def code(self, die: Die, tile: TileId, value: int, *, vip: bool) -> int:
        at = self.number[tile] * TILE_STEP + VIP * vip
        return at + face(COLOURS.index(colour_of(die)), value)


def site_of(key: DayKey) -> Site:
    return Site(key)
