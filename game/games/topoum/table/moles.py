"""Moles on the field, the Red Cross among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content.ids import NUMBER_OF
from game.games.topoum.table import keys
from game.games.topoum.table.answers import of_mole
from game.games.topoum.table.field import row
from game.games.topoum.table.names import army, owner
from game.stage.piece import Piece, altered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.topoum.content.ids import Mole, Space
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.stage.look import Look

__all__ = ["FADED", "MOLE_DEPTH", "cross_piece", "mole_art", "mole_depth", "mole_piece", "moles"]

MOLE_DEPTH = 24.0
FADED = 0.55
"""A mole that stands before what is pointed at lets it be seen."""


def mole_depth(space: Space) -> float:
    return MOLE_DEPTH + row(space) / 4


def mole_art(look: Look, mole: Mole, pose: str) -> str:
    return f"topoum/mole.{army(look, owner(mole))}.{pose}"


def mole_piece(
    cam: Camera, look: Look, mole: Mole, space: Space, pose: str = "", *, awake: bool = False
) -> Piece:
    """Those whose turn it is breathe and blink, the others stand still."""
    x, y = cam.at(space)
    if not pose:
        pose = "hips" if NUMBER_OF[mole] % 2 == 0 else "stand"
    home = keys.seat(owner(mole), "reserve")
    return Piece(
        mole, mole_art(look, mole, pose), x, y, scale=cam.k, depth=mole_depth(space), born=home,
        dies=home, idle="breathe" if awake else "",
        blink=mole_art(look, mole, "blink") if awake and pose == "stand" else "",
    )  # fmt: skip


def cross_piece(cam: Camera, space: Space, *, guards: bool) -> Piece:
    """Alone on its square, or smaller behind the mole it protects."""
    x, y = cam.at(space)
    art = "topoum/cross.guard" if guards else "topoum/cross.stand"
    depth = mole_depth(space) - (0.05 if guards else 0)
    return Piece("cross", art, x, y, scale=cam.k, depth=depth, page="cross")


def moles(cam: Camera, seen: TopoumSeen, look: Look, faded: Sequence[Space]) -> Iterator[Piece]:
    """`faded` are spaces whose moles step back for what is behind them."""
    for square in seen.squares:
        space = square.space
        alpha = FADED if space in faded else 1.0
        x, y = cam.at(space)
        if square.red_cross:
            yield cross_piece(cam, space, guards=bool(square.mole))
            if square.mole:
                yield Piece("shelter", "topoum/shelter", x, y, scale=cam.k, depth=19.5)
        if not square.mole:
            continue
        acting = square.mole == seen.acting and seen.step in ("play-card", "card-or-tile")
        if acting:
            yield Piece("halo", "topoum/halo", x, y, scale=cam.k, depth=18.8)
        awake = owner(square.mole) == seen.active and bool(seen.step)
        pose = "aim" if acting else ""
        piece = mole_piece(cam, look, square.mole, space, pose, awake=awake)
        answer = of_mole(seen, look, square.mole, cam.spot(space))
        yield altered(piece, alpha=alpha, answer=answer, page=space)
