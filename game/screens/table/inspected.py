"""What is looked into at the table: by the piece that was pointed at, and the page it names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.stage.box import Box, joined
from game.stage.solid import solid

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.stage.piece import Piece
    from game.stage.showing import Page, Showing

__all__ = [
    "Inspected", "Opened", "beside", "borne", "first", "free_beside", "opened", "shared", "turned",
    "under",
]  # fmt: skip

_GAP = 20
_MARGIN = 16
_LEAST = 420
"""Narrower than this no page can be read: of a thing as wide as that it hides a part."""


class Inspected(NamedTuple):
    """What somebody looks into."""

    page: str
    """The name that pieces have for it (`Piece.page`)."""
    key: str
    """The piece at which she pointed: several may have one page."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A page that is open on this view."""

    page: Page
    about: Box
    """The thing it is about."""
    number: int
    of: int
    """So many pages there are on this view."""


def under(pieces: Iterable[Piece], x: float, y: float) -> Inspected | None:
    """What lies on top there, of what can be looked into."""
    found: Piece | None = None
    for piece in pieces:
        seen = piece.page and piece.alpha > 0 and solid(piece).holds(x, y)
        if seen and piece.clip is not None:
            seen = Box(*piece.clip).holds(x, y)
        if seen and (found is None or piece.depth >= found.depth):
            found = piece
    return None if found is None else Inspected(found.page, found.key)


def borne(showing: Showing, name: str) -> Inspected | None:
    """What stands for an answer, if that can be looked into."""
    return next((_of(piece) for piece in showing.bearers(name) if piece.page), None)


def first(showing: Showing) -> Inspected | None:
    return next(iter(_pages(showing)), None)


def turned(showing: Showing, at: Inspected, step: int) -> Inspected:
    """The next page or the one before, round and round."""
    found = _pages(showing)
    names = [each.page for each in found]
    return found[(names.index(at.page) + step) % len(found)] if at.page in names else at


def opened(showing: Showing, at: Inspected) -> Opened | None:
    """The page, if there is a piece on this view that has it: no name alone opens any."""
    bearers = [piece for piece in showing.pieces if piece.page == at.page]
    if not bearers or showing.page is None:
        return None
    names = [each.page for each in _pages(showing)]
    own = solid(next((piece for piece in bearers if piece.key == at.key), bearers[0]))
    # What lies on it and beside it is the same thing, if it has the same page.
    about = next(box for box in joined(map(solid, bearers)) if box.meets(own))
    return Opened(showing.page, about, names.index(at.page) + 1, len(names))


def _pages(showing: Showing) -> Sequence[Inspected]:
    """All there are on this view, each at the first piece that has it."""
    found: dict[str, Inspected] = {}
    for piece in showing.pieces:
        if piece.page and piece.page not in found:
            found[piece.page] = _of(piece)
    return tuple(found.values())


def _of(piece: Piece) -> Inspected:
    return Inspected(piece.page, piece.key)


def beside(about: Box, room: Box, w: float, h: float) -> Box:
    """A place for a sheet of this size where it hides least of the thing it is about.

    Towards the middle of the screen if there is room; else on the other side, below or above.
    """
    most = room.inset(_MARGIN)
    w, h = min(w, most.w), min(h, most.h)
    left, right = about.x - _GAP - w, about.right + _GAP
    sides = (left, right) if about.cx > room.cx else (right, left)
    places = [(x, about.cy - h / 2) for x in sides]
    places += [(about.cx - w / 2, y) for y in (about.bottom + _GAP, about.y - _GAP - h)]
    boxes = [
        Box(
            min(max(x, most.x), most.right - w),
            min(max(y, most.y), most.bottom - h),
            w,
            h,
        )
        for x, y in places
    ]
    return min(boxes, key=lambda box: shared(box, about))


def free_beside(about: Box, room: Box) -> float:
    """How wide a sheet may be on the roomier side of the thing; as it likes where neither is."""
    most = room.inset(_MARGIN)
    free = max(about.x - most.x, most.right - about.right) - _GAP
    return free if free >= _LEAST else most.w


def shared(one: Box, other: Box) -> float:
    """How much of one lies on the other."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(wide, 0) * max(high, 0)
