"""What some cards would leave on the field besides moles: tiles, the Red Cross, fright."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.table.ahead import mover, target
from game.games.topoum.table.moles import mole_depth
from game.games.topoum.table.names import kind_of, mole_square, picked_card
from game.kernel import hexes
from game.stage.piece import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.table.field import Camera
    from game.games.topoum.view import TopoumSeen

__all__ = ["omens"]

_GHOST = 0.6
_TILES = {
    "buckets": "puddle",
    "crusher": "rock",
    "sprayer": "gas",
    "nature": "turnip",
    "boom": "dynamite",
    "trap-master": "trap",
    "stomper": "footprint",
    "crates": "crate",
}
_TO_THE_MOLE = ("nature", "crates")
"""Their tiles come to the active mole."""


def omens(cam: Camera, seen: TopoumSeen, path: tuple[str, ...]) -> Iterator[Piece]:
    kind = kind_of(picked_card(seen, path[0]))
    here = mole_square(seen, mover(seen, path))
    if kind == "red-cross" and here:
        x, y = cam.at(here)
        yield Piece("omen.cross", "topoum/cross.guard", x, y, scale=cam.k,
                    depth=mole_depth(here) - 0.05, alpha=_GHOST)  # fmt: skip
    elif kind == "farmer":
        yield from _tile(cam, seen, path, here)
    elif kind == "panic" and here and target(path):
        yield from _fright(cam, seen, here, target(path))


def _tile(cam: Camera, seen: TopoumSeen, path: tuple[str, ...], here: str) -> Iterator[Piece]:
    if path[-1] == "stay" or seen.farmer not in _TILES:
        return
    space = here if seen.farmer in _TO_THE_MOLE else target(path)
    if not space:
        return
    x, y = cam.at(space)
    art = f"topoum/over.{_TILES[seen.farmer]}"
    if seen.farmer in _TO_THE_MOLE:
        art += ".held"
    yield Piece("omen.tile", art, x, y, scale=cam.k, depth=23, alpha=_GHOST)


def _fright(cam: Camera, seen: TopoumSeen, here: str, beside: str) -> Iterator[Piece]:
    """Marks over the heads of all who would flee."""
    start = hexes.read(here)
    way = hexes.straight(start, hexes.read(beside))
    for square in seen.squares:
        if square.mole and hexes.straight(start, hexes.read(square.space)) == way:
            x, y = cam.at(square.space)
            yield Piece(f"omen.{square.mole}", "topoum/panic", x, y, scale=cam.k,
                        depth=mole_depth(square.space) + 0.2)  # fmt: skip
