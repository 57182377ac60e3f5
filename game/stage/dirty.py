"""Which parts of a picture differ between two display lists."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.stage.canvas import Mark

__all__ = ["changed", "merged"]


def changed(before: Sequence[Mark], after: Sequence[Mark]) -> list[pygame.Rect]:
    """The places of all marks that came, went, moved or changed their order."""
    first, last = _same_ends(before, after)
    before, after = before[first : len(before) - last], after[first : len(after) - last]
    if len(before) == len(after):
        # As many as there were: each is compared with the one in its place.
        return [
            place
            for one, other in zip(before, after, strict=True)
            if one is not other and one != other
            for place in (_place(one), _place(other))
        ]
    was, now = Counter(before), Counter(after)
    rects = [_place(mark) for mark in was - now] + [_place(mark) for mark in now - was]
    rects += _reordered(_kept(before, now), _kept(after, was))
    return rects


def _same_ends(before: Sequence[Mark], after: Sequence[Mark]) -> tuple[int, int]:
    """How many marks are the same at the beginning and at the end of both."""
    most = min(len(before), len(after))
    first = 0
    while first < most and (before[first] is after[first] or before[first] == after[first]):
        first += 1
    last = 0
    while last < most - first and (
        before[-1 - last] is after[-1 - last] or before[-1 - last] == after[-1 - last]
    ):
        last += 1
    return first, last


def _kept(marks: Sequence[Mark], others: Counter[Mark]) -> list[Mark]:
    """The marks that are also on the other list, in their order."""
    left = Counter(others)
    kept = []
    for mark in marks:
        if left[mark] > 0:
            left[mark] -= 1
            kept.append(mark)
    return kept


def _reordered(before: list[Mark], after: list[Mark]) -> list[pygame.Rect]:
    return [
        place
        for one, other in zip(before, after, strict=True)
        if one != other
        for place in (_place(one), _place(other))
    ]


def _place(mark: Mark) -> pygame.Rect:
    rect = mark.picture.get_rect(topleft=(mark.x, mark.y))
    return rect if mark.clip is None else rect.clip(mark.clip)


def merged(rects: Sequence[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """The same places by rectangles that do not overlap, all within the area."""
    done: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.clip(area)
        if not grown.w or not grown.h:
            continue
        # A union may meet a rectangle that its parts did not.
        while (hit := grown.collidelist(done)) >= 0:
            grown = grown.union(done.pop(hit))
        done.append(grown)
    return done
