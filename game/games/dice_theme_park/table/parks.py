"""The park that is looked at: what is built, who is visiting, where one may build."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TILES, icons
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.content.prices import upgrade_price
from game.games.dice_theme_park.content.spaces import NEAR, cells
from game.games.dice_theme_park.table.bits import art, die_art
from game.games.dice_theme_park.table.glance import cell
from game.games.dice_theme_park.table.hexes import Ground, Spot, crowd, cube, ground, offset
from game.games.dice_theme_park.table.keys import die_key, in_hand_key, out_key, tile_key
from game.games.dice_theme_park.table.tiles import NAME, Lot, costs, tile
from game.stage.kit.dice import Dice
from game.stage.piece import Piece, Words, altered
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Literal

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.content.spaces import Cell
    from game.games.dice_theme_park.seen.view import ParkSeen
    from game.stage.box import Box

__all__ = [
    "GUESTS", "buildable", "die_at", "die_piece", "die_spot", "handle", "land", "lot", "park",
]  # fmt: skip

GUESTS = Dice(depth=40, slope=0.02, shadow=5)
_POINTED = 212.0
"""The strip of a name that is pointed at, which lies over whatever is beside it."""
_PRICED = 0.55
"""Smaller tiles have no room for prices that can be read: they are asked for one by one."""
_COSTS = 6.5
"""Prices lie over the rings of attractions that are chosen by them."""
_GROWN = 1.6
"""So much larger is that name in large text, where the others are folded away."""
_INWARDS = 0.25
"""So far from a free space towards its neighbours lies its handle."""
_NUMBER_INK = {"blue": "#0B3B5E", "green": "#0B3B22", "yellow": "#6A4308"}


def buildable(plot: ParkSeen) -> tuple[Cell, ...]:
    """The free spaces beside what stands."""
    taken = set(plot.tiles.values())
    return tuple(
        number
        for number in cells()
        if number not in taken and any(near in taken for near in NEAR[number])
    )


def land(
    box: Box, plot: ParkSeen, *, room: bool, named: bool = True, handles: bool = False
) -> Ground:
    """As large as what stands allows; with `room` the free spaces too, or their handles."""
    shown = set(plot.tiles.values()) | (set(buildable(plot)) if room and not handles else set())
    rim = [handle(plot, number) for number in buildable(plot)] if room and handles else []
    return ground(box, [cell(number) for number in sorted(shown)], named=named, handles=rim)


def handle(plot: ParkSeen, number: Cell) -> Spot:
    """Where the handle of a free space lies: towards the attractions it lies beside."""
    q, r = cell(number)
    near = [cell(other) for other in NEAR[number] if other in plot.tiles.values()]
    return (
        q + _INWARDS * (sum(other for other, _ in near) / len(near) - q),
        r + _INWARDS * (sum(other for _, other in near) / len(near) - r),
    )


def lot(
    plot: ParkSeen, name: TileId, colour: str, *, priced: bool = False,
    asked: TileId | Literal[""] = "",
) -> Lot:  # fmt: skip
    q, r = cell(plot.tiles[name])
    at = {cell(number): tile for tile, number in plot.tiles.items()}
    left, right = at.get((q - 1, r)), at.get((q + 1, r - 1))
    return Lot(
        name, plot.upgrades.get(name, ()), plot.extras.get(name), plot.cubes.get(name, 0), colour,
        left=left is not None and (left == asked or (priced and bool(_free(plot, left)))),
        right=right is not None and _marked(plot, right),
    )  # fmt: skip


def _free(plot: ParkSeen, name: TileId) -> dict[int, int]:
    """The spaces of a tile on which nothing is built yet, and what upgrades cost there."""
    if name in plot.extras or any(plot.upgrades.get(name, ())):
        # What is built there has their room: they are asked for one by one.
        return {}
    return {space: upgrade_price(plot, name, space) for space, _ in enumerate(TILES[name].spaces)}


def _marked(plot: ParkSeen, name: TileId) -> bool:
    """Whether more than one mark or cube lies at its left."""
    return icons(name, plot.upgrades.get(name, ())) > 1 or plot.cubes.get(name, 0) > 1


def die_at(ground: Ground, plot: ParkSeen, die: Die) -> tuple[float, float, float]:
    """Where a guest stands, and the scale of its picture."""
    at = plot.guests[die].at
    there = sorted(other for other, guest in plot.guests.items() if guest.at == at)
    places, scale = crowd(len(there))
    x, y = ground.at(cell(plot.tiles[at]))
    dx, dy = places[there.index(die)]
    return x + dx * ground.k, y + dy * ground.k, scale * ground.k


def die_spot(ground: Ground, plot: ParkSeen, die: Die) -> Box:
    return cube(*die_at(ground, plot, die))


def die_piece(  # noqa: PLR0913 - most are told by name
    key: str, die: Die, value: int, x: float, y: float, scale: float, *, lift: float = 0,
    alpha: float = 1, numbers: bool = False,
) -> Piece:  # fmt: skip
    """A guest die; where numbers are wanted, one is written on its top."""
    colour = colour_of(die)
    words = None
    if numbers:
        words = Words(
            str(value), 46, "title", CREAM, _NUMBER_INK.get(colour, INK), rim=6, steady=True, dy=-14
        )
    art = die_art(colour, value)
    return GUESTS(key, art, x, y, scale, lift=lift, alpha=alpha, text=words)


def park(  # noqa: PLR0913 - most are told by name
    key: str, plot: ParkSeen, ground: Ground, colour: str, *, room: bool, numbers: bool = False,
    named: TileId | Literal[""] = "", large: bool = False, priced: bool = False,
    asked: TileId | Literal[""] = "",
) -> Iterator[Piece]:  # fmt: skip
    """Free spaces, attractions from the back, guests, mascots.

    What a space of the attraction costs that is `asked` about is said where it is chosen.
    """
    if room:
        for number in buildable(plot):
            x, y = ground.at(cell(number))
            yield Piece(f"{key}.free.{number}", art("hex.free"), x, y, scale=ground.k, depth=-15)
    yield from _paths(key, plot, ground)
    priced = priced and ground.k >= _PRICED
    for name, number in sorted(plot.tiles.items(), key=lambda item: offset(cell(item[1]))[1]):
        x, y = ground.at(cell(number))
        depth = -14 + (y / 1000)
        own, strip = tile_key(key, name), _POINTED if name == named else 0
        letters = NAME
        if large:
            strip, letters = strip * _GROWN, NAME * _GROWN
        laid = tile(
            own,
            lot(plot, name, colour, priced=priced, asked=asked),
            x,
            y,
            ground.k,
            depth,
            strip,
            letters,
        )
        for at, piece in enumerate(laid):
            if at == 0:
                yield piece
            elif ground.named or name == named or not piece.key.endswith(".name"):
                yield _raised(piece, depth)
        if priced and _free(plot, name):
            income = TILES[name].income
            spaces = {} if name == asked else _free(plot, name)
            yield from costs(own, spaces, income, x, y, ground.k, _COSTS)
    for die, guest in sorted(plot.guests.items()):
        x, y, scale = die_at(ground, plot, die)
        if guest.vip:
            yield Piece(
                f"{key}.vip.{die}", art("vip"), x, y, scale=scale, depth=GUESTS.near(y) - 0.1
            )
        yield die_piece(die_key(die), die, guest.value, x, y, scale, numbers=numbers)
    yield from _mascots(plot, ground, colour)


def _paths(key: str, plot: ParkSeen, ground: Ground) -> Iterator[Piece]:
    """The ways that guests walk, from each attraction to those beside it."""
    built = sorted(plot.tiles.values())
    for one in built:
        for other in NEAR[one]:
            if other <= one or other not in built:
                continue
            (x, y), (to_x, to_y) = ground.at(cell(one)), ground.at(cell(other))
            yield Piece(
                f"{key}.path.{one}.{other}", art("path"), (x + to_x) / 2, (y + to_y) / 2,
                scale=ground.k, turn=degrees(atan2(to_y - y, to_x - x)), depth=-16,
            )  # fmt: skip


def _raised(piece: Piece, depth: float) -> Piece:
    """Plates lie over every attraction's ground, not only over their own."""
    # Names are read even where a ring lies over the rest.
    high = 9 if piece.key.endswith(".name") else 4
    return altered(piece, depth=high + piece.depth - depth)


def _mascots(plot: ParkSeen, ground: Ground, colour: str) -> Iterator[Piece]:
    there: dict[str, int] = {}
    for number, at in enumerate(plot.out):
        if not at:
            continue
        count = there.get(at, 0)
        there[at] = count + 1
        x, y = ground.at(cell(plot.tiles[at]))
        yield Piece(
            out_key(number), art(f"mascot.{colour}.cheer"), x + (9 - 15 * count) * ground.k,
            y - 8 * ground.k, scale=0.48 * ground.k, depth=GUESTS.near(y) - 1,
            born=in_hand_key(number), dies=in_hand_key(number),
        )  # fmt: skip
