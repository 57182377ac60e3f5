"""What pieces do while nothing happens: they breathe, bob and twinkle, phases apart."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress, count
from math import pi, sin
from operator import is_not
from typing import TYPE_CHECKING
from zlib import crc32

from game.stage.piece import altered

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.stage.piece import Piece

__all__ = ["BEAT_MS", "Idlers", "idling"]

BEAT_MS = 100
"""Idle motion moves this seldom: it is slow, and what does not move need not be drawn."""
_BREATH_MS = 2400
_BLINK_MS = 130
_KEYS = 1024


def idling(piece: Piece, clock: float) -> Piece:
    """The piece as it is at this time of doing nothing."""
    own = _own(piece.key)
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


@lru_cache(maxsize=_KEYS)
def _own(key: str) -> int:
    """What sets each piece apart from the next: it is asked in every frame of a motion."""
    return crc32(key.encode())


class Idlers:
    """Pieces as they idle now; between two beats the same ones as before."""

    def __init__(self) -> None:
        self._beat = -1.0
        self._pieces: list[Piece] = []
        self._idle: list[Piece] = []

    def of(self, pieces: Iterable[Piece], clock: float) -> list[Piece]:
        """All of them, those that do not idle as they are."""
        before, self._pieces = self._pieces, list(pieces)
        beat = clock // BEAT_MS
        if beat == self._beat and len(before) == len(self._pieces):
            # Few pieces are others than a moment ago: only those are looked into.
            for at in compress(count(), map(is_not, self._pieces, before)):
                piece = self._pieces[at]
                self._idle[at] = idling(piece, clock) if piece.idle else piece
        else:
            self._beat = beat
            self._idle = [idling(piece, clock) if piece.idle else piece for piece in self._pieces]
        return self._idle
