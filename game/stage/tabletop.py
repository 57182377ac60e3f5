"""Pieces on the canvas: the ground once, the rest as it moves."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.stage.canvas import Canvas, Painting
    from game.stage.mark import Mark
    from game.stage.piece import Piece
    from game.stage.stamp import Stamp, Stamper

__all__ = ["Tabletop"]

_serial = count(1)
"""No two grounds of the whole program share a number, not even when one table follows another."""


class Tabletop:
    """What the pieces of this instant look like; each is turned into pictures only if it changed.

    Pieces of a depth below zero are the ground, which the canvas keeps as one picture.
    """

    def __init__(self, stamper: Stamper, backdrop: str) -> None:
        self._stamper = stamper
        self._backdrop = backdrop
        self._stamps: dict[str, Stamp] = {}
        self._ground: list[Piece] = []
        self._grounds = next(_serial)
        self._order: list[Stamp] = []
        self._marks: list[Mark] = []

    def forget(self) -> None:
        """The frame or the language has changed: everything is drawn anew."""
        self._stamper.clear()
        self._stamps.clear()
        self._order.clear()
        self._marks.clear()
        self._ground = []
        self._grounds = next(_serial)

    def update(self, pieces: Iterable[Piece]) -> bool:
        """The pieces are these now. Whether that makes a difference."""
        before, now = self._stamps, {}
        changed = False
        ground: list[Piece] = []
        for piece in pieces:
            if piece.depth < 0:
                ground.append(piece)
                continue
            old = before.get(piece.key)
            if old is not None and old.whole and (old.piece is piece or old.piece == piece):
                now[piece.key] = old
                continue
            changed = True
            now[piece.key] = self._stamper.stamp(piece)
        if len(ground) != len(self._ground) or ground != self._ground:
            self._ground = ground
            self._grounds = next(_serial)
            changed = True
        if changed or len(now) != len(before):
            self._stamps = now
            self._order = sorted(now.values(), key=lambda stamp: stamp.piece.depth)
            self._marks = [mark for _, art, words, _ in self._order for mark in (*art, *words)]
            return True
        return False

    def draw(self, canvas: Canvas, shake: tuple[float, float] = (0, 0)) -> None:
        """Everything, from the back. A shake moves pictures and leaves writing where it is."""
        canvas.ground(("table", self._grounds), self._lay)
        dx, dy = canvas.frame.px(shake[0]), canvas.frame.px(shake[1])
        if not (dx or dy):
            canvas.put_all(self._marks)
            return
        for stamp in self._order:
            canvas.put_all(mark.moved(dx, dy) for mark in stamp.art)
            canvas.put_all(stamp.words)

    def _lay(self, painting: Painting) -> None:
        painting.backdrop(self._backdrop)
        stamps: Sequence[Stamp] = [self._stamper.stamp(piece) for piece in self._ground]
        for stamp in sorted(stamps, key=lambda stamp: stamp.piece.depth):
            for mark in (*stamp.art, *stamp.words):
                painting.put(mark)
