"""Pieces on the canvas: the ground once, the rest as it moves."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import chain, compress, count
from operator import attrgetter, is_not
from typing import TYPE_CHECKING

from game.stage.particles import DEPTH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.stage.canvas import Canvas, Painting
    from game.stage.mark import Mark
    from game.stage.piece import Piece
    from game.stage.stamp import Stamp, Stamper

__all__ = ["Tabletop"]

_serial = count(1)
"""No two grounds of the whole program share a number, not even when one table follows another."""
_marks: Callable[[Stamp], tuple[Mark, ...]] = attrgetter("marks")


class Tabletop:
    """What the pieces of this instant look like; each is turned into pictures only if it changed.

    Pieces of a depth below zero are the ground, which the canvas keeps as one picture.
    """

    def __init__(self, stamper: Stamper, backdrop: str) -> None:
        self._stamper = stamper
        self._backdrop = backdrop
        self._pieces: list[Piece] = []
        self._stamps: list[Stamp] = []
        self._whole = True
        """No picture of theirs has been put off to a later frame."""
        self._places: list[int] = []
        """Of each stamp, how many lie farther back."""
        self._ground: list[Stamp] = []
        self._grounds = next(_serial)
        self._below: list[Stamp] = []
        """Under the dust that motions raise, from the back, and over it."""
        self._above: list[Stamp] = []
        self._marks: list[Mark] = []
        self._shaken = False

    def forget(self) -> None:
        """The frame or the language has changed: everything is drawn anew."""
        self._stamper.clear()
        self._pieces, self._stamps = [], []
        self._ground, self._below, self._above, self._marks = [], [], [], []
        self._grounds = next(_serial)

    def update(self, pieces: Iterable[Piece]) -> bool:
        """The pieces are these now. Whether that makes a difference."""
        before, self._pieces = self._pieces, list(pieces)
        was, self._stamps = self._stamps, self._restamped(before)
        stamps = self._stamps
        differ = list(compress(count(), map(is_not, was, stamps)))
        if len(was) != len(stamps) or any(was[at].depth != stamps[at].depth for at in differ):
            self._rank()
        elif differ:
            self._exchange(differ, was)
        else:
            return False
        self._marks = list(chain.from_iterable(map(_marks, self._below)))
        return True

    def _rank(self) -> None:
        """Who lies on whom, from the back, and where the ground ends and what flies begins."""
        depths = [stamp.depth for stamp in self._stamps]
        ranks = sorted(range(len(depths)), key=depths.__getitem__)
        low = bisect_left(ranks, 0.0, key=depths.__getitem__)
        high = bisect_right(ranks, DEPTH, key=depths.__getitem__)
        self._places = [0] * len(ranks)
        for place, at in enumerate(ranks):
            self._places[at] = place
        order = [self._stamps[at] for at in ranks]
        ground, self._below, self._above = order[:low], order[low:high], order[high:]
        if len(ground) != len(self._ground) or any(map(is_not, ground, self._ground)):
            self._ground = ground
            self._grounds = next(_serial)

    def _exchange(self, differ: list[int], was: list[Stamp]) -> None:
        """Each of these lies where it lay among the others."""
        low = len(self._ground)
        high = low + len(self._below)
        for at in differ:
            place, stamp = self._places[at], self._stamps[at]
            if place >= high:
                self._above[place - high] = stamp
            elif place >= low:
                self._below[place - low] = stamp
            else:
                self._ground[place] = stamp
                if stamp.marks != was[at].marks:
                    self._grounds = next(_serial)

    def _restamped(self, before: list[Piece]) -> list[Stamp]:
        """Every piece's stamp. Most are the same objects as before: those are not looked into."""
        now, stamps = self._pieces, self._stamps
        if len(now) == len(before) and self._whole:
            differ = list(compress(count(), map(is_not, now, before)))
            if all(now[at].key == before[at].key for at in differ):
                if differ:
                    stamps = stamps.copy()
                for at in differ:
                    stamps[at] = self._stamped(now[at], stamps[at])
                return stamps
        self._whole = True
        known = {stamp.piece.key: stamp for stamp in stamps}
        olds = [known.get(piece.key) for piece in now]
        return [
            old if old is not None and old.piece is piece and old.whole
            else self._stamped(piece, old)
            for piece, old in zip(now, olds, strict=True)
        ]  # fmt: skip

    def _stamped(self, piece: Piece, old: Stamp | None) -> Stamp:
        if old is not None and old.whole:
            was = old.piece
            # What moves differs in these nearly always: the rest need not be looked into.
            if was is piece or (
                was.x == piece.x and was.y == piece.y and was.alpha == piece.alpha and was == piece
            ):
                # It need not be looked into again, until it is another once more.
                old.piece = piece
                return old
        made = self._stamper.stamp(piece, old)
        self._whole = self._whole and made.whole
        return made

    def draw(
        self, canvas: Canvas, shake: tuple[float, float] = (0, 0), dust: Sequence[Mark] = ()
    ) -> None:
        """Everything, from the back. A shake moves pictures and leaves writing where it is."""
        canvas.ground(("table", self._grounds), self._lay)
        dx, dy = canvas.frame.px(shake[0]), canvas.frame.px(shake[1])
        was, self._shaken = self._shaken, bool(dx or dy)
        if was or self._shaken:
            # All of it is elsewhere: to look for what differs takes as long as to paint it.
            canvas.spoil()
        if not self._shaken:
            canvas.put_all(self._marks)
            canvas.put_all(dust)
            canvas.put_all(chain.from_iterable(map(_marks, self._above)))
            return
        self._put_shaken(canvas, self._below, dx, dy)
        canvas.put_all(mark.moved(dx, dy) for mark in dust)
        self._put_shaken(canvas, self._above, dx, dy)

    def _put_shaken(self, canvas: Canvas, stamps: list[Stamp], dx: int, dy: int) -> None:
        for stamp in stamps:
            canvas.put_all(mark.moved(dx, dy) for mark in stamp.art)
            canvas.put_all(stamp.words)

    def _lay(self, painting: Painting) -> None:
        painting.backdrop(self._backdrop)
        painting.put_all(chain.from_iterable(map(_marks, self._ground)))
