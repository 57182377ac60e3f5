"""An attraction as it stands in a park or in the market, with all that is laid on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import ENTRANCE, TILES
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.hexes import HALF, RADIUS
from game.games.dice_theme_park.table.keys import cube_key, extra_key, upgrade_key
from game.games.dice_theme_park.table.wording import dash
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.innovations import Built
    from game.games.dice_theme_park.content.numbers import Upgrades

__all__ = ["Lot", "cube_place", "price", "space_place", "tile"]

_NAME = 26.0
_UNIT = RADIUS / 120
"""Places are told as the tile was drawn, with a radius of 120."""
_OPERATE = ((-86.0, 0.0), (-68.0, 42.0), (-74.0, -36.0), (-48.0, 64.0))
_SPACES = ((88.0, 10.0), (74.0, -26.0))
_INNOVATION = (40.0, -52.0)


@dataclass(frozen=True, slots=True)
class Lot:
    """An attraction and what has been put on it."""

    tile: TileId
    upgrades: Upgrades = ()
    extra: Built | None = None
    cubes: int = 0
    colour: str = "radish"
    """Of whoever owns it."""


def space_place(space: int, k: float) -> tuple[float, float]:
    """Where an upgrade lies, from the middle of the tile."""
    dx, dy = _SPACES[space]
    return dx * _UNIT * k, dy * _UNIT * k


def cube_place(at: int, k: float) -> tuple[float, float]:
    dx, dy = _OPERATE[min(at, len(_OPERATE) - 1)]
    return dx * _UNIT * k, dy * _UNIT * k


def tile(key: str, lot: Lot, x: float, y: float, k: float, depth: float) -> Iterator[Piece]:
    """Every piece of it, from the ground up."""
    yield Piece(key, art(f"tile.{lot.tile}"), x, y, scale=k, depth=depth)
    yield from _laid(key, lot, x, y, k, depth + 0.2)
    colour = TILES[lot.tile].colour or "none"
    wide = 1.5 * RADIUS * k - 8
    words = Words(Said(f"tile-{dash(lot.tile)}"), _NAME, "title", CREAM, width=wide - 22, height=34)
    yield Piece(
        f"{key}.name", art(f"plate.name.{colour}"), x, y - HALF * k + 2, wide, 36,
        depth=depth + 0.5, text=words,
    )  # fmt: skip


def _laid(key: str, lot: Lot, x: float, y: float, k: float, depth: float) -> Iterator[Piece]:
    """Upgrades on their spaces, an innovation, operate cubes."""
    if lot.tile != ENTRANCE and "generator" in lot.upgrades:
        dx, dy = cube_place(1, k)
        yield Piece(
            f"{key}.op", art("op.generator"), x + dx, y + dy, scale=0.78 * k * _UNIT, depth=depth
        )
    for space, laid in enumerate(lot.upgrades):
        if laid:
            dx, dy = space_place(space, k)
            yield Piece(
                upgrade_key(key, laid), art(f"upgrade.{laid}"), x + dx, y + dy,
                scale=0.66 * k * _UNIT, depth=depth + 0.1,
            )  # fmt: skip
    if lot.extra:
        dx, dy = _INNOVATION
        yield Piece(
            extra_key(key), art(f"innovation.{lot.extra}"), x + dx * _UNIT * k, y + dy * _UNIT * k,
            scale=0.62 * k * _UNIT, depth=depth + 0.4,
        )  # fmt: skip
    for at in range(lot.cubes):
        dx, dy = cube_place(at, k)
        yield Piece(
            cube_key(key, at), art(f"cube.{lot.colour}"), x + dx, y + dy - 5 * k,
            scale=0.78 * k * _UNIT, depth=depth + 0.2,
        )  # fmt: skip


def price(key: str, cost: int, x: float, y: float, *, afford: bool) -> Piece:
    """What an attraction costs, on a disc below it."""
    words = Words(f"${cost}", 31, "title", "#12351A" if afford else "#8E1226", steady=True, dy=-1)
    if afford:
        return Piece(key, art("price"), x, y, depth=6, text=words)
    return Piece(key, "ui/chip.red", x, y, 76, 50, depth=6, text=words)
