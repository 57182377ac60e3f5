"""Lines of sight as they are drawn: step by step from mole to mole, and what they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content.ids import axial
from game.games.topoum.table import keys
from game.stage.piece import Piece, Words
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.seen.view import Sight, TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.games.topoum.table.labels import Labels

__all__ = ["LINE_DEPTH", "chip", "chip_size", "line_pieces", "middle", "sightlines"]

LINE_DEPTH = 18.0
_WAYS = {
    (1, 0): "e",
    (-1, 0): "e",
    (0, 1): "se",
    (0, -1): "se",
    (-1, 1): "sw",
    (1, -1): "sw",
}
_LEAST = 51.0
"""For large text a number is at least so high, and its pill larger by as much."""
_CHIPS = {
    "new": ("topoum/badge.new", 40, (84, 54)),
    "old": ("topoum/badge.old", 30, (56, 42)),
    "plan": ("topoum/badge.gain", 46, (104, 62)),
    "bad": ("topoum/badge.bad", 40, (92, 54)),
}


def line_pieces(cam: Camera, sight: Sight, kind: str, prefix: str = "") -> list[Piece]:
    """One piece for each step; `kind` is new, old or plan."""
    found = []
    for at, (one, other) in enumerate(zip(sight.spaces, sight.spaces[1:], strict=False)):
        (q, r), (p, s) = axial(one), axial(other)
        way = _WAYS[p - q, s - r]
        (x1, y1), (x2, y2) = cam.at(one), cam.at(other)
        found.append(
            Piece(
                f"{prefix}{keys.sight(sight)}.{at}",
                f"topoum/sight.{kind}.{way}",
                (x1 + x2) / 2,
                (y1 + y2) / 2,
                scale=cam.k,
                depth=LINE_DEPTH + (0.2 if kind != "old" else 0),
            )
        )
    return found


def middle(cam: Camera, sight: Sight) -> tuple[float, float]:
    """Half way along; beside it where the moles stand so close that a pill would hide them."""
    (x1, y1), (x2, y2) = cam.at(sight.spaces[0]), cam.at(sight.spaces[-1])
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    if len(sight.spaces) > 2:
        return x, y
    if y1 == y2:
        return x, y + 52 * cam.k
    return x + 78 * cam.k, y + (8 if (x2 - x1) * (y2 - y1) < 0 else -8) * cam.k


def chip(
    key: str, at: tuple[float, float], said: str, kind: str, depth: float = 40, *,
    large: bool = False,
) -> Piece:  # fmt: skip
    """A pill with a number."""
    art, size, _ = _CHIPS[kind]
    letters = max(size, _LEAST) if large else size
    words = Words(said, letters, "title", "#FFF8E6", INK, rim=4, steady=True)
    return Piece(key, art, *at, *chip_size(kind, large=large), depth=depth, text=words)


def chip_size(kind: str, *, large: bool = False) -> tuple[float, float]:
    _, size, (w, h) = _CHIPS[kind]
    grown = max(1.0, _LEAST / size) if large else 1.0
    return w * grown, h * grown


def sightlines(cam: Camera, seen: TopoumSeen, labels: Labels, *, told: bool) -> Iterator[Piece]:
    """Those of the army whose turn it is: gold if they would count now, grey if seen before.

    Their numbers make room (`told` is false) for what an answer would bring.
    """
    if not seen.step or not seen.begun:
        return
    for sight in seen.sights:
        if sight.seat != seen.active:
            continue
        kind = "new" if sight.new else "old"
        yield from line_pieces(cam, sight, kind)
        if not told:
            continue
        said = f"+{sight.medals}" if sight.new else str(sight.medals)
        depth = 40.5 if sight.new else 40
        size = chip_size(kind, large=labels.large)
        at = labels.on_line(sight, middle(cam, sight), size)
        yield chip(keys.chip(sight), at, said, kind, depth, large=labels.large)
