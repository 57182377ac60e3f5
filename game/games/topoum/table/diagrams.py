"""How a card works, drawn small: one's own mole at the left, and steps counted from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.games.topoum.table.names import army
from game.stage.piece import Piece, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.words import CardType
    from game.stage.look import Look

__all__ = ["diagram"]

End = Literal["rival", "camp", "blast", "own", "tile", "moves-in", "takes", "caught", "flees"]
_ENDS: dict[CardType, tuple[int, End]] = {
    "bayonet": (1, "takes"),
    "short-range": (1, "rival"),
    "long-range": (3, "rival"),
    "grenade": (1, "blast"),
    "mortar": (2, "blast"),
    "slingshot": (2, "rival"),
    "advance": (1, "own"),
    "underground": (2, "own"),
    "motorbike": (2, "own"),
    "panic": (2, "flees"),
    "decoy": (1, "camp"),
    "abandoned": (1, "moves-in"),
    "conquest": (1, "tile"),
    "betrayal": (1, "takes"),
    "new-soldier": (2, "own"),
    "prisoner": (1, "caught"),
}
"""How many steps away, and what is there or comes there. Others reach anywhere."""
_K = 0.7
_STEP = 143.3 * _K


def diagram(look: Look, seat: int, kind: CardType) -> tuple[Piece, ...]:
    if kind not in _ENDS:
        return ()
    far, end = _ENDS[kind]
    rival = army(look, (seat + 1) % look.seats)
    return tuple(_drawn(army(look, seat), rival, far, end))


def _drawn(own: str, rival: str, far: int, end: End) -> Iterator[Piece]:
    xs = [(at - far / 2) * _STEP for at in range(far + 1)]
    for at, x in enumerate(xs):
        yield Piece(f"step.{at}", "topoum/space", x, 0, scale=_K, depth=1)
        if at:
            words = Words(str(at), 30, "title", "#5A4038", steady=True)
            yield Piece(f"count.{at}", x=x, y=88, depth=5, text=words)
    yield Piece("own", f"topoum/mole.{own}.stand", xs[0], 0, scale=_K, depth=3)
    yield Piece("goal", "topoum/target.gold", xs[-1], 0, scale=_K, depth=2)
    yield from _end(own, rival, end, xs[-1])


def _end(own: str, rival: str, end: End, x: float) -> Iterator[Piece]:
    if end in ("camp", "tile", "moves-in"):
        colour = rival if end == "camp" else own
        held = "" if end == "tile" else ".held"
        yield Piece("ground", f"topoum/barracks.{colour}{held}", x, 0, scale=_K, depth=1.5)
    if end in ("own", "moves-in"):
        yield Piece("comes", f"topoum/mole.{own}.ghost", x, 0, scale=_K, depth=3)
    if end in ("rival", "takes", "caught", "camp", "flees"):
        yield Piece("rival", f"topoum/mole.{rival}.stand", x, 0, scale=_K, depth=3)
    if end in ("rival", "takes"):
        yield Piece("out", "topoum/cross.out", x, -52, scale=_K, depth=4)
    if end == "blast":
        yield Piece("bang", "topoum/clash", x, -6, scale=_K, depth=4)
    if end == "caught":
        yield Piece("bars", "topoum/cage.front", x, -14, h=100, depth=4)
    if end == "flees":
        yield Piece("fright", "topoum/panic", x, -30, scale=_K, depth=4)
