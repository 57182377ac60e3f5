"""The box of a piece: what is solid of it, and what is written, where it lies."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from game.stage.box import Box
from game.stage.manifest import facts_of, size_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.stage.piece import Piece, Words

__all__ = ["Lying", "lying", "parts", "solid", "written"]


def solid(piece: Piece) -> Box:
    """Without the shadow that is painted with it; of a turned piece, the box around it.

    Writing has none of its own: what it takes depends on the language.
    """
    facts = facts_of(piece.face or piece.art)
    if facts is None or (facts.nine is not None and piece.w and piece.h and not piece.turn):
        w, h = piece.w * piece.scale, piece.h * piece.scale
        return Box(piece.x - w / 2, piece.y - h / 2, w, h)
    w, h = (side * piece.scale for side in size_of(facts, piece.w, piece.h))
    left, top, right, bottom = facts.pad
    across, down = w / facts.w, h / facts.h
    xs = (left * across - facts.ax * w, w - right * across - facts.ax * w)
    ys = (top * down - facts.ay * h, h - bottom * down - facts.ay * h)
    angle = radians(piece.turn)
    corners = [
        (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x in xs for y in ys
    ]
    x, y = min(x for x, _ in corners), min(y for _, y in corners)
    wide, high = max(x for x, _ in corners) - x, max(y for _, y in corners) - y
    return Box(piece.x + x, piece.y + y, wide, high)


def written(piece: Piece, words: Words) -> Box:
    """About where its writing is: the room that it was given."""
    wide, high = words.width or 3 * words.size, words.height or 1.2 * words.lines * words.size
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[words.align]
    x, y = piece.x + words.dx - wide * share, piece.y + words.dy - high / 2
    return Box(x, y, wide, high)


class Lying(NamedTuple):
    """Where a piece is, or what is written on it."""

    piece: Piece
    box: Box
    words: Words | None = None


def parts(pieces: Iterable[Piece]) -> Iterator[Lying]:
    """All there is of these: pictures, and what is written."""
    for piece in pieces:
        if piece.art:
            yield Lying(piece, solid(piece))
        if piece.text is not None:
            yield Lying(piece, written(piece, piece.text), piece.text)


def lying(pieces: Iterable[Piece], most: float) -> Iterator[Lying]:
    """Where people look at these: all but the ground, and what takes so much that other things lie
    on it."""
    for part in parts(pieces):
        on_it = part.piece.depth >= 0 and part.box.w * part.box.h < most
        if on_it or part.words is not None:
            yield part
