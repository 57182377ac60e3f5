"""What some cards would leave on the field besides moles: tiles, the Red Cross, fright."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import FARMER_TILES
from game.games.topoum.content.ids import axial
from game.games.topoum.content.words import STAY
from game.games.topoum.table.ahead import mover, target
from game.games.topoum.table.moles import mole_depth
from game.games.topoum.table.names import kind_at, mole_square, sort_of
from game.kernel import hexes
from game.stage.piece import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Space
    from game.games.topoum.content.words import Farmer
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.field import Camera

__all__ = ["omens"]

_GHOST = 0.6
_TO_THE_MOLE: tuple[Farmer, ...] = ("nature", "crates")
"""Their tiles come to the active mole."""


def omens(cam: Camera, seen: TopoumSeen, path: tuple[str, ...]) -> Iterator[Piece]:
    kind = kind_at(seen, path[0])
    here = mole_square(seen, mover(seen, path))
    if kind == "red-cross" and here:
        x, y = cam.at(here)
        yield Piece("omen.cross", "topoum/cross.guard", x, y, scale=cam.k,
                    depth=mole_depth(here) - 0.05, alpha=_GHOST)  # fmt: skip
    elif kind == "farmer":
        yield from _tile(cam, seen, path, here)
    elif kind == "panic" and here and target(path):
        yield from _fright(cam, seen, here, target(path))


def _tile(cam: Camera, seen: TopoumSeen, path: tuple[str, ...], here: Space) -> Iterator[Piece]:
    if path[-1] == STAY or not seen.farmer:
        return
    space = here if seen.farmer in _TO_THE_MOLE else target(path)
    if not space:
        return
    x, y = cam.at(space)
    art = f"topoum/over.{sort_of(FARMER_TILES[seen.farmer][0])}"
    if seen.farmer in _TO_THE_MOLE:
        art += ".held"
    yield Piece("omen.tile", art, x, y, scale=cam.k, depth=23, alpha=_GHOST)


def _fright(cam: Camera, seen: TopoumSeen, here: Space, beside: Space) -> Iterator[Piece]:
    """Marks over the heads of all who would flee."""
    start = axial(here)
    way = hexes.straight(start, axial(beside))
    for square in seen.squares:
        if square.mole and hexes.straight(start, axial(square.space)) == way:
            x, y = cam.at(square.space)
            yield Piece(f"omen.{square.mole}", "topoum/panic", x, y, scale=cam.k,
                        depth=mole_depth(square.space) + 0.2)  # fmt: skip
