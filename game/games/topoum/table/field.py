"""The board on the screen: a camera over the hexagons, and where its spaces lie."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.games.topoum.content import MARKED
from game.games.topoum.content.board import BOARDS
from game.games.topoum.content.ids import CENTRE, axial, is_space
from game.games.topoum.table.places import plan
from game.stage.box import Box
from game.stage.kit import camera
from game.stage.kit.camera import Reach, around

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.games.topoum.content.ids import Space
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.places import Plan
    from game.stage.look import Look

__all__ = ["Camera", "beyond", "framed", "row", "view"]

_ACROSS, _DOWN = 143.3, 99.3
"""From one space to the next, as the pictures are drawn."""
_RIM = 18.0
"""The wood of the mat."""
_SPACE = (_ACROSS / 2 + 6, 100.0, 70.0)
"""How far a space reaches from its middle: to the sides, up (who is brought in there is seen before
she is), down."""
_SQUARE = (_ACROSS / 2 + 14, 108.0, 86.0)
"""A square with whoever stands on it."""
_CLOSEST = 1.16
_MASTERS = 2.0
"""Pictures are drawn for so many pixels a unit, and never enlarged."""
_STEPS = tuple(round(_CLOSEST * 0.97**at, 3) for at in range(24))
_TEACHER = 430.0
"""In a lesson somebody speaks at the left of the field."""


class Camera(camera.Camera):
    """Over the field: it knows where spaces are."""

    __slots__ = ()

    def at(self, space: Space) -> tuple[float, float]:
        """The middle of a space."""
        return self.sees(*_board(space))

    def spot(self, space: Space) -> Box:
        """Where a space is pointed at: such boxes lie like bricks and leave no gap."""
        x, y = self.at(space)
        w, h = _ACROSS * self.k, _DOWN * self.k
        return Box(x - w / 2, y - h / 2, w, h)

    @property
    def clip(self) -> Box:
        return self.mat.inset(_RIM)


@lru_cache(maxsize=256)
def _board(space: Space) -> tuple[float, float]:
    q, r = axial(space)
    return _ACROSS * (q + r / 2), _DOWN * r


@lru_cache(maxsize=256)
def row(space: Space) -> int:
    """Rows further down hide what lies behind them."""
    return axial(space)[1]


def framed(
    place: Plan, seen: TopoumSeen, *, whole: bool, ring: bool = True, inspecting: bool = False,
    taught: bool = False,
) -> Camera:  # fmt: skip
    """It frames what is in play, or with the ring of spaces around it, as large as there is room.

    The ring costs an eighth of the size: it comes where something can be done there.
    """
    mat = place.mat
    room = mat.inset(_RIM)
    if taught:
        room = Box(room.x + _TEACHER, room.y, room.w - _TEACHER, room.h)
    if seen.step == "obstacle":
        room = Box(room.x, room.y, room.w, place.tray.y - room.y)
    if inspecting:
        room = Box(room.x, room.y, place.sheet.x - room.x, room.h)
    squares = tuple(square.space for square in seen.squares) or (CENTRE,)
    marked = MARKED if seen.marking else ()
    all_of = _all_of(seen.radius) if whole else _bounds(squares, marked, seen.radius, ring=ring)
    return Camera.framing(mat, room, all_of, _MASTERS / place.frame.scale, _STEPS)


@lru_cache(maxsize=256)
def _bounds(
    squares: tuple[Space, ...], marked: tuple[Space, ...], radius: int, *, ring: bool
) -> Reach:
    """Beyond the board's edge there is nothing to lay a tile on."""
    near = BOARDS[radius].near
    beside = {space for square in squares for space in near.get(square, ())} if ring else set()
    return around([*_boxes(squares, _SQUARE), *_boxes((*beside, *marked), _SPACE)])


@lru_cache(maxsize=4)
def _all_of(radius: int) -> Reach:
    return around(list(_boxes(BOARDS[radius].spaces, _SQUARE)))


def _boxes(spaces: Iterable[Space], reach: tuple[float, float, float]) -> Iterator[Reach]:
    side, up, down = reach
    for space in spaces:
        x, y = _board(space)
        yield Reach(x - side, y - up, x + side, y + down)


def view(seen: TopoumSeen, look: Look) -> Camera:
    """The camera of this picture."""
    place, inspecting = plan(look.frame, look.seats, private=look.private), bool(look.inspected)
    ring = inspecting or beyond(seen, look)
    taught = look.taught and not (look.private or look.frame.large)
    return framed(place, seen, whole=look.whole, ring=ring, inspecting=inspecting, taught=taught)


def beyond(seen: TopoumSeen, look: Look) -> bool:
    """Whether one may choose, or has chosen, a space on which nothing lies yet."""
    squares = {square.space for square in seen.squares}
    words = (*look.offered, *look.besides, *look.path, *look.picked)
    return any(is_space(word) and word not in squares for word in words)
