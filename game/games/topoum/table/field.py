"""The board on the screen: a camera over the hexagons, and where its spaces lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from game.games.topoum.content import MARKED
from game.games.topoum.content.ids import CENTRE, axial
from game.games.topoum.table.places import plan
from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.games.topoum.content.ids import Space
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.places import Plan
    from game.stage.look import Look

__all__ = ["Camera", "camera", "row", "view"]

_ACROSS, _DOWN = 143.3, 99.3
"""From one space to the next, as the pictures are drawn."""
_RIM = 30.0
_AROUND = (218.0, 196.0, 188.0)
"""What is kept in sight around the squares: at the sides, above, below; a ring of spaces."""
_TRAY = 150.0
"""More of it below, where obstacle tiles are laid out to choose from."""
_STEPS = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6)


@dataclass(frozen=True, slots=True)
class Camera:
    """What lies in the middle of the mat, and how large it is shown."""

    mat: Box
    k: float
    x: float
    y: float

    def at(self, space: Space) -> tuple[float, float]:
        """The middle of a space."""
        x, y = _board(space)
        return self.mat.cx + self.k * (x - self.x), self.mat.cy + self.k * (y - self.y)

    def spot(self, space: Space) -> Box:
        """Where a space is pointed at: such boxes lie like bricks and leave no gap."""
        x, y = self.at(space)
        w, h = _ACROSS * self.k, _DOWN * self.k
        return Box(x - w / 2, y - h / 2, w, h)

    @property
    def clip(self) -> tuple[float, float, float, float]:
        return (self.mat.x + _RIM, self.mat.y + _RIM, self.mat.w - 2 * _RIM, self.mat.h - 2 * _RIM)


@lru_cache(maxsize=256)
def _board(space: Space) -> tuple[float, float]:
    q, r = axial(space)
    return _ACROSS * (q + r / 2), _DOWN * r


@lru_cache(maxsize=256)
def row(space: Space) -> int:
    """Rows further down hide what lies behind them."""
    return axial(space)[1]


def camera(place: Plan, seen: TopoumSeen, *, whole: bool) -> Camera:
    """It follows the field only as far as it must: at its best it stays where it is."""
    mat = place.mat
    wide, high = mat.w - 2 * _RIM, mat.h - 2 * _RIM
    if whole:
        across = (2 * seen.radius + 1) * _ACROSS + 30
        down = 2 * seen.radius * _DOWN + 236
        k = int(100 * min(wide / across, high / down, 1)) / 100
        return Camera(mat, k, 0, -22)
    spaces = [square.space for square in seen.squares] or [CENTRE]
    if seen.marking:
        spaces += MARKED
    left, top, right, bottom = _bounds(spaces)
    if seen.step == "obstacle":
        bottom += _TRAY
    best = min(wide / (right - left), high / (bottom - top))
    least = min(wide / ((2 * seen.radius + 1) * _ACROSS), high / (2 * seen.radius * _DOWN + 236))
    k = next((step for step in _STEPS if step <= best), int(100 * max(least, 0.4)) / 100)
    return Camera(mat, k, _middle(left, right, wide / k), _middle(top, bottom, high / k))


def _bounds(spaces: Iterable[Space]) -> tuple[float, float, float, float]:
    points = [_board(space) for space in spaces]
    side, above, below = _AROUND
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - side, min(ys) - above, max(xs) + side, max(ys) + below


def _middle(low: float, high: float, room: float) -> float:
    """The point nearest to the board's middle from which all of a stretch is in sight."""
    if high - low >= room:
        return (low + high) / 2
    return min(max(0.0, high - room / 2), low + room / 2)


def view(seen: TopoumSeen, look: Look) -> Camera:
    """The camera of this picture."""
    place = plan(look.frame, look.seats, private=look.private)
    return camera(place, seen, whole=look.whole)
