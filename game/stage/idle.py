"""What pieces do while nothing happens: they breathe, bob and twinkle, phases apart."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING
from zlib import crc32

from game.stage.piece import altered

if TYPE_CHECKING:
    from game.stage.piece import Piece

__all__ = ["BEAT_MS", "Idlers", "idling"]

BEAT_MS = 100
"""Idle motion moves this seldom: it is slow, and what does not move need not be drawn."""
_BREATH_MS = 2400
_BLINK_MS = 130


def idling(piece: Piece, clock: float) -> Piece:
    """The piece as it is at this time of doing nothing."""
    own = crc32(piece.key.encode())
    clock = clock // BEAT_MS * BEAT_MS + own % _BREATH_MS
    if piece.idle == "breathe":
        # Blinks come every three to six seconds, for each piece in its own time.
        gap = 3000 + own % 3000
        blinks = bool(piece.blink) and clock % gap < _BLINK_MS
        breath = 1 - 0.015 * sin(2 * pi * clock / _BREATH_MS)
        return altered(
            piece, squash=piece.squash * breath, face=piece.blink if blinks else piece.face
        )
    if piece.idle == "bob":
        return altered(piece, y=piece.y + round(2 * sin(2 * pi * clock / 1800)))
    if piece.idle == "twinkle":
        return altered(piece, alpha=piece.alpha * (0.75 + 0.25 * sin(2 * pi * clock / 1600)))
    return piece


class Idlers:
    """Pieces as they idle now; between two beats the same ones as before."""

    def __init__(self) -> None:
        self._beat = -1.0
        self._kept: dict[str, tuple[Piece, Piece]] = {}

    def of(self, piece: Piece, clock: float) -> Piece:
        beat = clock // BEAT_MS
        if beat != self._beat:
            self._beat = beat
            self._kept.clear()
        kept = self._kept.get(piece.key)
        if kept is not None and kept[0] is piece:
            return kept[1]
        now = idling(piece, clock)
        self._kept[piece.key] = (piece, now)
        return now
