"""Which parts of a picture differ between two display lists."""

from __future__ import annotations

from itertools import compress, count
from operator import is_not
from typing import TYPE_CHECKING

from pygame import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.stage.mark import Mark

__all__ = ["changed", "merged"]

_SPARED = 40_000
"""So many pixels take as long to paint as one rectangle more: two strips that meet at a corner are
not painted as the whole between them."""


def changed(before: Sequence[Mark], after: Sequence[Mark]) -> list[pygame.Rect]:
    """The places of all marks that came, went, moved or changed their order.

    A mark that stays is nearly always the same object in both lists. So identities are compared
    first: looking into each of some hundred marks would cost more than painting the few that move.
    """
    first, last = _same_ends(before, after)
    before, after = before[first : len(before) - last], after[first : len(after) - last]
    if len(before) == len(after):
        pairs = list(compress(zip(before, after, strict=True), map(is_not, before, after)))
        if {id(one) for one, _ in pairs}.isdisjoint(id(other) for _, other in pairs):
            # None has taken another's place: each differs from the one it stands for, or not.
            differ = [(one.place, other.place) for one, other in pairs if one != other]
            return [
                place
                for one, other in differ
                for place in ((one.union(other),) if one.colliderect(other) else (one, other))
            ]
    return _moved(before, after)


def _same_ends(before: Sequence[Mark], after: Sequence[Mark]) -> tuple[int, int]:
    """How many marks are the very same at the beginning and at the end of both."""
    most = min(len(before), len(after))
    first = next(compress(count(), map(is_not, before, after)), most)
    last = next(compress(count(), map(is_not, reversed(before), reversed(after))), most)
    return first, min(last, most - first)


def _moved(before: Sequence[Mark], after: Sequence[Mark]) -> list[pygame.Rect]:
    was, now = set(map(id, before)), set(map(id, after))
    gone = [mark for mark in before if id(mark) not in now]
    came = [mark for mark in after if id(mark) not in was]
    known = {mark: mark for mark in gone}
    if any(mark in known for mark in came):
        # Made anew, and equal to what was there: it shall count as that.
        after = [mark if id(mark) in was else known.get(mark, mark) for mark in after]
        now = set(map(id, after))
        gone = [mark for mark in before if id(mark) not in now]
        came = [mark for mark in after if id(mark) not in was]
    places = [mark.place for mark in (*gone, *came)]
    stayed = [mark for mark in before if id(mark) in now]
    stays = [mark for mark in after if id(mark) in was]
    return places if stayed == stays else places + _reordered(stayed, stays)


def _reordered(before: list[Mark], after: list[Mark]) -> list[pygame.Rect]:
    if len(before) != len(after):
        # One mark stands in a list more than once.
        return [mark.place for mark in (*before, *after)]
    return [
        place
        for one, other in zip(before, after, strict=True)
        if one != other
        for place in (one.place, other.place)
    ]


def merged(rects: Sequence[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """The same places by rectangles that do not overlap, all within the area."""
    done: list[pygame.Rect] = []
    waiting = [rect.clip(area) for rect in rects]
    while waiting:
        rect = waiting.pop()
        w, h = rect.size
        if not w or not h:
            continue
        hit = rect.collidelist(done)
        if hit < 0:
            done.append(rect)
            continue
        other = done[hit]
        if other.contains(rect):
            continue
        both, shared = rect.union(other), rect.clip(other)
        spared = both.w * both.h - w * h - other.w * other.h + shared.w * shared.h
        if spared <= _SPARED:
            # A union may meet a rectangle that its parts did not.
            del done[hit]
            waiting.append(both)
        else:
            waiting += _beside(rect, shared)
    return done


def _beside(rect: pygame.Rect, taken: pygame.Rect) -> list[pygame.Rect]:
    """What of a rectangle is left when a part of it is taken: above, below, left and right."""
    return [
        Rect(rect.x, rect.y, rect.w, taken.y - rect.y),
        Rect(rect.x, taken.bottom, rect.w, rect.bottom - taken.bottom),
        Rect(rect.x, taken.y, taken.x - rect.x, taken.h),
        Rect(taken.right, taken.y, rect.right - taken.right, taken.h),
    ]
