"""Pieces painted in two layers, and of each only what has changed.

The ground (depth below zero) is kept as one picture; movers are painted over it, rectangle by
rectangle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from game.stage.piece import Piece
    from game.stage.stamp import Stamp, Stamper

__all__ = ["Layer", "Layers", "merged"]

_WHOLE = 0.7
"""When so much of the picture changes, all of it is painted at one go."""


class Layer:
    """Pieces in the order of their depth, with the pixels each covers."""

    def __init__(self, stamper: Stamper) -> None:
        self._stamper = stamper
        self._stamps: dict[str, Stamp] = {}
        self._order: list[Stamp] = []

    def forget(self) -> None:
        self._stamps.clear()
        self._order.clear()

    def update(self, pieces: Iterable[Piece]) -> list[pygame.Rect]:
        """The pieces are these now: the rectangles where that makes a difference."""
        changed: list[pygame.Rect] = []
        before, now = self._stamps, {}
        for piece in pieces:
            old = before.get(piece.key)
            if old is not None and (old.piece is piece or old.piece == piece):
                now[piece.key] = old
                continue
            new = now[piece.key] = self._stamper.stamp(piece)
            changed.append(new.rect)
            if old is not None:
                changed.append(old.rect)
        changed += [old.rect for key, old in before.items() if key not in now]
        if changed:
            self._stamps = now
            self._order = sorted(now.values(), key=lambda stamp: stamp.piece.depth)
        return [rect for rect in changed if rect.w and rect.h]

    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """What lies in the rectangle; the target's clip is set to it already."""
        touched = rect.collideobjectsall(self._order, key=_rect_of)
        target.fblits(
            [blit for stamp in touched for blit in stamp.blits], pygame.BLEND_PREMULTIPLIED
        )


def _rect_of(stamp: Stamp) -> pygame.Rect:
    return stamp.rect


class Layers:
    """The whole table: a backdrop, the ground, the movers."""

    def __init__(self, stamper: Stamper, backdrop: Callable[[], pygame.Surface | None]) -> None:
        self._stamper = stamper
        self._backdrop = backdrop
        self._low, self._high = Layer(stamper), Layer(stamper)
        self._ground: pygame.Surface | None = None

    def forget(self) -> None:
        """The frame or the texts have changed: everything is painted anew."""
        self._stamper.clear()
        self._low.forget()
        self._high.forget()
        self._ground = None

    def update(self, pieces: Sequence[Piece]) -> list[pygame.Rect]:
        """Take the pieces of this instant: the rectangles that must be painted."""
        fresh = self._ground is None
        low = self._low.update(piece for piece in pieces if piece.depth < 0)
        high = self._high.update(piece for piece in pieces if piece.depth >= 0)
        ground = self._ground or pygame.Surface(self._stamper.frame.pixels)
        self._ground = ground
        whole = ground.get_rect()
        stale = [whole] if fresh else merged(low, whole)
        for rect in stale:
            ground.set_clip(rect)
            backdrop = self._backdrop()
            if backdrop is None:
                ground.fill("#6E4230", rect)
            else:
                ground.blit(backdrop, rect, rect)
            self._low.paint(ground, rect)
        ground.set_clip(None)
        return merged([*stale, *high], whole)

    def paint(self, target: pygame.Surface, rects: Sequence[pygame.Rect]) -> None:
        if self._ground is None:
            return
        clip = target.get_clip()
        for rect in rects:
            target.set_clip(rect.clip(clip))
            target.blit(self._ground, rect, rect)
            self._high.paint(target, rect)
        target.set_clip(clip)


def merged(rects: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Fewer rectangles that cover the same: those that overlap become one."""
    found: list[pygame.Rect] = []
    for rect in rects:
        one = rect.clip(whole)
        if not one.w or not one.h:
            continue
        at = one.collidelist(found)
        while at >= 0:
            one = one.union(found.pop(at))
            at = one.collidelist(found)
        found.append(one)
    if sum(rect.w * rect.h for rect in found) > _WHOLE * whole.w * whole.h:
        return [whole]
    return found
