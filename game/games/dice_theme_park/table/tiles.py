"""An attraction as it stands in a park or in the market, with all that is laid on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TILES, icons
from game.games.dice_theme_park.table.bits import art, cash
from game.games.dice_theme_park.table.hexes import HALF, NAME_HIGH, RADIUS
from game.games.dice_theme_park.table.keys import cube_key, extra_key, upgrade_key
from game.games.dice_theme_park.table.wording import dash
from game.stage.box import Box
from game.stage.kit.signs import chip
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.innovations import Built
    from game.games.dice_theme_park.content.numbers import Upgrades

__all__ = [
    "COST", "NAME", "Lot", "cost_place", "costs", "cube_place", "price", "printed",
    "strip_high", "tile",
]  # fmt: skip

NAME = 26.0
"""How large a name is written."""
_SHORT, _WHOLE, _EDGES = 123.0, 212.0, 10.0
"""A strip that holds every short name at that size; one that holds the whole ones; its ends."""
_UNIT = RADIUS / 120
"""Places are told as the tile was drawn, with a radius of 120."""
_OPERATE = ((-86.0, 0.0), (-126.0, 0.0), (-116.0, -36.0), (-116.0, 38.0))
"""Marks and cubes go outwards, side by side: below them is the demand, above the amenity."""
_FREE, _SHY = 111.0, 86.0
"""How far a name's strip goes to a side in the gap above; and where a neighbour reaches into it."""
_SPACES = ((88.0, 10.0), (74.0, -26.0))
_DEMAND, _AMENITY, _INCOME = Box(-88, 45, 176, 54), Box(-90, -69, 36, 38), Box(41, -75, 48, 32)
_PRICE = 36.0
COST, _OUT = (58.0, 40.0), 8.0
"""A price that is chosen by, and how far it stands out of its space."""
_ABOVE = 4.0
"""What it costs lies over its edge."""
_INNOVATION = (112.0, -20.0)
"""At the right corner, where the paths meet."""


@dataclass(frozen=True, slots=True)
class Lot:
    """An attraction and what has been put on it."""

    tile: TileId
    upgrades: Upgrades = ()
    extra: Built | None = None
    cubes: int = 0
    colour: str = "radish"
    """Of whoever owns it."""
    left: bool = False
    """A price of a neighbour reaches to its name from the left."""
    right: bool = False
    """A mark of a neighbour does from the right."""

    @property
    def shy(self) -> int:
        """How many neighbours its name gives way to."""
        return self.left + self.right


def printed(tile: TileId, upgrades: Upgrades, *, priced: bool = False) -> tuple[Box, ...]:
    """What a tile says about its middle, at its natural size: nothing may lie over it. Where it is
    `priced`, prices and income are written large over their print."""
    data = TILES[tile]
    found = [_DEMAND]
    if data.amenity:
        found.append(_AMENITY)
    if data.income and not priced:
        found.append(_INCOME)
    for at, _ in enumerate(() if priced else data.spaces):
        if not upgrades[at : at + 1] or not upgrades[at]:
            x, y = _space_place(at, 1)
            found.append(Box(x - _PRICE / 2, y - _PRICE / 2, _PRICE, _PRICE))
    return tuple(found)


def _space_place(space: int, k: float) -> tuple[float, float]:
    """Where an upgrade lies, from the middle of the tile."""
    dx, dy = _SPACES[space]
    return dx * _UNIT * k, dy * _UNIT * k


def cube_place(at: int, k: float) -> tuple[float, float]:
    dx, dy = _OPERATE[min(at, len(_OPERATE) - 1)]
    return dx * _UNIT * k, dy * _UNIT * k


def tile(
    key: str, lot: Lot, x: float, y: float, k: float, depth: float, strip: float = 0,
    letters: float = NAME,
) -> Iterator[Piece]:  # fmt: skip
    """Every piece of it, from the ground up. On boards its name is short, in the sheet whole; a
    strip that would be too narrow to be read is left out, unless there is room for `strip`."""
    named = f"tile.{lot.tile}"
    yield Piece(key, art(named), x, y, scale=k, depth=depth, page=named)
    yield from _laid(key, lot, x, y, k, depth + 0.2)
    colour = TILES[lot.tile].colour or "none"
    left, right = (_SHY if shy else _FREE for shy in (lot.left, lot.right))
    wide = strip or (left + right) * k
    if wide < _SHORT:
        return
    name = f"tile-{dash(lot.tile)}"
    high, middle = strip_high(letters), x if strip else x + (right - left) / 2 * k
    said = Said(name if wide >= _WHOLE * letters / NAME else f"{name}.short")
    # It grows with the person's text only where there is room for it: `letters` says so.
    words = Words(said, letters, "title", CREAM, width=wide - _EDGES, height=high,
                  steady=letters > NAME)  # fmt: skip
    yield Piece(
        f"{key}.name", art(f"plate.name.{colour}"), middle, y - HALF * k - high / 2, wide, high,
        depth=depth + 0.5, text=words,
    )  # fmt: skip


def _laid(key: str, lot: Lot, x: float, y: float, k: float, depth: float) -> Iterator[Piece]:
    """Upgrades on their spaces, an innovation, operate cubes."""
    if icons(lot.tile, lot.upgrades) > 1:
        dx, dy = cube_place(1, k)
        yield Piece(
            f"{key}.op", art("op.generator"), x + dx, y + dy, scale=0.78 * k * _UNIT, depth=depth
        )
    for space, laid in enumerate(lot.upgrades):
        if laid:
            dx, dy = _space_place(space, k)
            yield Piece(
                upgrade_key(key, laid), art(f"upgrade.{laid}"), x + dx, y + dy,
                scale=0.46 * k * _UNIT, depth=depth + 0.1,
            )  # fmt: skip
    if lot.extra:
        dx, dy = _INNOVATION
        yield Piece(
            extra_key(key), art(f"innovation.{lot.extra}"), x + dx * _UNIT * k, y + dy * _UNIT * k,
            scale=0.42 * k * _UNIT, depth=depth + 0.4,
        )  # fmt: skip
    for at in range(lot.cubes):
        dx, dy = cube_place(at, k)
        yield Piece(
            cube_key(key, at), art(f"cube.{lot.colour}"), x + dx, y + dy - 5 * k,
            scale=0.78 * k * _UNIT, depth=depth + 0.2,
        )  # fmt: skip


def costs(
    key: str, spaces: Mapping[int, int], income: int, x: float, y: float, k: float, depth: float,
    out: float = _OUT,
) -> Iterator[Piece]:  # fmt: skip
    """What its free spaces cost, and what it earns, where one chooses by it: over the small print
    on the tile, large enough to be read."""
    for at, cost in spaces.items():
        dx, dy = cost_place(at, k, out)
        yield chip(f"{key}.cost.{at}", "dark", f"${cost}", x + dx, y + dy, *COST, depth=depth)
    if income:
        # Beside a second space it goes to the left.
        across = 10.0 if len(spaces) > 1 else 52.0
        top = y + max(-HALF * k + COST[1] / 2, -60 * _UNIT * k)
        yield chip(f"{key}.income", "green", f"${income}", x + across * k, top, *COST,
                   depth=depth)  # fmt: skip


def cost_place(space: int, k: float, out: float = _OUT) -> tuple[float, float]:
    """Where it says what an upgrade costs there, from the middle of the tile: above the demand."""
    low = min(_SPACES[0][1] * _UNIT * k, _DEMAND.y * _UNIT * k - COST[1] / 2 - 2)
    return _SPACES[0][0] * _UNIT * k + out, low - space * (COST[1] + 2)


def strip_high(letters: float) -> float:
    """How high the strip of a name is."""
    return NAME_HIGH * letters / NAME


def price(key: str, cost: int, x: float, y: float, *, afford: bool, large: bool = False) -> Piece:
    """What an attraction costs, below it."""
    grow = 1.6 if large else 1.0
    if not afford:
        return chip(key, "red", f"${cost}", x, y, 76 * grow, 44 * grow, depth=_ABOVE)
    return cash(key, cost, x, y, 44 * grow, _ABOVE)
