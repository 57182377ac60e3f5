"""A piece of the table as a phone draws it: pictures by name, each with its place.

A phone lays the same pieces as the television, one over another as they lie there; what is drawn
by the frame, or written in the table's own hand, it does not know.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from game.phones import wire
from game.stage.box import Box
from game.stage.manifest import facts_of, size_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.stage.manifest import Facts
    from game.stage.piece import Piece
    from game.stage.said import Speech

__all__ = ["boxed", "sketch"]

_PARTS = 10_000
_MOST = 400
"""More pictures than this no phone is given at once."""


def sketch(
    pieces: Iterable[Piece],
    window: Box,
    shows: Callable[[str], bool],
    told: Callable[[Speech | None], str],
) -> wire.Sketch:
    """What of these pieces is to be seen through the window."""
    art: list[wire.Picture] = []
    words: list[wire.Writing] = []
    for piece in sorted(pieces, key=lambda one: one.depth):
        if piece.alpha <= 0:
            continue
        name = piece.face or piece.art
        facts = facts_of(name) if name and shows(name) else None
        if facts is not None:
            picture = _picture(piece, name, facts, window)
            if picture is not None:
                art.append(picture)
        if piece.text is not None and window.holds(piece.x, piece.y):
            words.append(_writing(piece, window, told))
    return wire.Sketch(round(window.w), round(window.h), tuple(art[-_MOST:]), tuple(words))


def boxed(box: Box, window: Box) -> tuple[int, int, int, int] | None:
    """Where a box lies on the sketch; None: most of it is out of sight."""
    if not window.holds(box.cx, box.cy):
        return None
    return _parts(box, window)


def _parts(box: Box, window: Box) -> tuple[int, int, int, int]:
    across, down = _PARTS / window.w, _PARTS / window.h
    return (
        round((box.x - window.x) * across),
        round((box.y - window.y) * down),
        round(box.w * across),
        round(box.h * down),
    )


def _picture(piece: Piece, name: str, facts: Facts, window: Box) -> wire.Picture | None:
    framed = facts.nine is not None and piece.w and piece.h
    if framed:
        w = (piece.w + facts.pad[0] + facts.pad[2]) * piece.scale
        h = (piece.h + facts.pad[1] + facts.pad[3]) * piece.scale
        x = piece.x - (piece.w / 2 + facts.pad[0]) * piece.scale
        y = piece.y - (piece.h / 2 + facts.pad[1]) * piece.scale
    else:
        w, h = (side * piece.scale for side in size_of(facts, piece.w, piece.h))
        w, h = w * piece.squash, h / piece.squash
        # It turns about its anchor here and about its middle there.
        turn, dx, dy = radians(piece.turn), w * (0.5 - facts.ax), h * (0.5 - facts.ay)
        x = piece.x + dx * cos(turn) - dy * sin(turn) - w / 2
        y = piece.y + dx * sin(turn) + dy * cos(turn) - h / 2
    if x > window.right or y > window.bottom or x + w < window.x or y + h < window.y:
        return None
    box = Box(x, y, w, h)
    return wire.Picture(
        name,
        *_parts(box, window),
        round(piece.turn),
        round(piece.alpha * 100),
        _clip(piece, box),
        _nine(facts, piece.scale, window) if framed else (),
    )


def _clip(piece: Piece, box: Box) -> tuple[int, ...]:
    if piece.clip is None or piece.turn:
        return ()
    clip = Box(*piece.clip)
    cut = (
        (clip.y - box.y) / box.h,
        (box.right - clip.right) / box.w,
        (box.bottom - clip.bottom) / box.h,
        (clip.x - box.x) / box.w,
    )
    sides = tuple(min(100, max(0, round(100 * side))) for side in cut)
    return sides if any(sides) else ()


def _nine(facts: Facts, scale: float, window: Box) -> tuple[int, ...]:
    left, top, right, bottom = facts.nine or (0, 0, 0, 0)
    of_picture = (top / facts.h, right / facts.w, bottom / facts.h, left / facts.w)
    drawn = (side * scale / window.w for side in (top, right, bottom, left))
    return (*(round(100 * side) for side in of_picture), *(round(_PARTS * side) for side in drawn))


def _writing(piece: Piece, window: Box, told: Callable[[Speech | None], str]) -> wire.Writing:
    said = piece.text
    assert said is not None
    wide = said.width or len(told(said.string)) * said.size
    shift = {"left": wide / 2, "right": -wide / 2}.get(said.align, 0.0)
    spot = Box(piece.x + said.dx + shift - wide / 2, piece.y + said.dy, wide, said.size)
    x, y, w, _ = _parts(spot, window)
    size = round(said.size * _PARTS / window.w)
    return wire.Writing(told(said.string), x, y, size, w, said.colour, said.outline)
