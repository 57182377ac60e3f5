"""The mat, the engraved spaces, tiles and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import MARKED, OBSTACLES, is_crate
from game.games.topoum.content.ids import axial, space_at
from game.games.topoum.table import keys
from game.games.topoum.table.field import row
from game.games.topoum.table.labels import LARGE_VALUE, VALUE, value_at
from game.games.topoum.table.names import army, sort_of
from game.kernel import hexes
from game.stage.piece import Piece, Words
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Space
    from game.games.topoum.content.words import Crate, Overlay, Side
    from game.games.topoum.seen.view import Square, TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.stage.look import Look

__all__ = ["HELD_OVERLAYS", "base_piece", "mat", "overlay_piece", "squares", "stud"]

_LANDS = 4
_MAT = (1320 / 1240, 926 / 840)
"""The picture of the mat with its shadow, beside the mat itself."""
HELD_OVERLAYS = frozenset({"turnip", "crate", "ice"})
"""Those that are drawn aside for a mole that stands on them."""


def mat(cam: Camera, seen: TopoumSeen) -> Iterator[Piece]:
    box = cam.mat
    wide, high = box.w * _MAT[0], box.h * _MAT[1]
    yield Piece("mat", "topoum/mat", box.cx, box.cy, wide, high, depth=-20)
    for at in hexes.disc((0, 0), seen.radius):
        space = space_at(at)
        x, y = cam.at(space)
        art = "topoum/space.x" if space in MARKED else "topoum/space"
        yield Piece(f"space.{space}", art, x, y, scale=cam.k, depth=-15, clip=cam.clip)


def _land(space: Space) -> int:
    """Which neutral ground a space shows: always the same, and no two neighbours alike."""
    q, r = axial(space)
    return (q * 7 + r * 3) % _LANDS + 1


def base_piece(
    cam: Camera, look: Look, space: Space, base: Side, colour: int, *, held: bool
) -> Piece:
    """A base tile, flattened where a mole stands on it."""
    x, y = cam.at(space)
    if base == "barracks" and colour < look.seats:
        art = f"topoum/barracks.{army(look, colour)}" + (".held" if held else "")
    else:
        art = f"topoum/neutral.low.{_land(space)}" if held else f"topoum/neutral.{_land(space)}"
    return Piece(keys.tile(space), art, x, y, scale=cam.k, depth=10 + row(space) / 4, page=space)


def stud(cam: Camera, look: Look, space: Space, colour: int) -> Piece | None:
    """Whose neutral tile it is; colours nobody plays need no sign."""
    if not 0 <= colour < look.seats:
        return None
    x, y = cam.at(space)
    art = f"topoum/stud.{army(look, colour)}"
    return Piece(keys.stud(space), art, x, y, scale=cam.k, depth=10.1 + row(space) / 4)


def overlay_piece(cam: Camera, overlay: Overlay, space: Space, *, bare: bool, held: bool) -> Piece:
    """What lies on a tile, or on bare ground."""
    x, y = cam.at(space)
    kind = sort_of(overlay)
    if bare and kind in OBSTACLES:
        art = f"topoum/tile.{kind}"
    else:
        art = f"topoum/over.{kind}" + (".held" if held and kind in HELD_OVERLAYS else "")
    depth = (10.05 if bare and kind in OBSTACLES else 20.5) + row(space) / 4
    return Piece(keys.overlay(overlay, space), art, x, y, scale=cam.k, depth=depth, page=space)


def squares(cam: Camera, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    values = {crate.id: crate.value for crate in seen.crates}
    for square in seen.squares:
        yield from _square(cam, look, square, values)


def _square(cam: Camera, look: Look, square: Square, values: dict[Crate, int]) -> Iterator[Piece]:
    space, overlay = square.space, square.overlay
    held = bool(square.mole) or square.red_cross
    if square.base:
        yield base_piece(cam, look, space, square.base, square.colour, held=held or bool(overlay))
        sign = stud(cam, look, space, square.colour) if square.base == "neutral" else None
        if sign is not None:
            yield sign
    elif overlay not in OBSTACLES:
        x, y = cam.at(space)
        yield Piece(
            keys.tile(space),
            "topoum/tile.plain",
            x,
            y,
            scale=cam.k,
            depth=10 + row(space) / 4,
            page=space,
        )
    if not overlay:
        return
    value = values.get(overlay, 0) if is_crate(overlay) else 0
    # An opened crate shows its number to whoever may know it.
    yield overlay_piece(cam, overlay, space, bare=not square.base, held=held)
    if value:
        letters, size = (54, LARGE_VALUE) if look.frame.large else (34, VALUE)
        words = Words(str(value), letters, "title", "#FFF6DC", INK, rim=5, steady=True)
        yield Piece(
            keys.value(overlay, space), "topoum/badge.gain", *value_at(cam, space), *size,
            depth=40, text=words,
        )  # fmt: skip
