"""Where numbers find room on the field: none hides a number, a target or a face."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from game.games.topoum.content.ids import is_space
from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.games.topoum.content.ids import Space
    from game.games.topoum.seen.view import Sight, TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.stage.look import Look

__all__ = ["LARGE_VALUE", "VALUE", "Labels", "gain_at", "value_at"]

_GAIN = (72.0, 38.0)
_LARGE_GAIN = (104.0, 56.0)
VALUE, LARGE_VALUE = (56.0, 44.0), (88.0, 66.0)
"""Of a crate's number."""
_FAR = 420.0
"""What lies further from a line or space than this is in nobody's way."""
_NUMBER, _FACE, _TARGET, _OUTSIDE = 100.0, 12.0, 6.0, 400.0
"""How bad it is to lie on a number, on a mole's face, on what may be chosen, or off the mat."""
_FURTHER = (1.0, 1.4, 1.8, 2.4, 3.0)
"""Where all around is taken, a number stands further off."""
_SIDES = ((1, -0.4), (-1, -0.4), (1, 0.4), (-1, 0.4), (0.4, -1), (-0.4, -1), (0.4, 1), (-0.4, 1))


def gain_at(cam: Camera, space: Space) -> tuple[float, float]:
    """What a space would bring, on its lower half."""
    x, y = cam.at(space)
    return x, y + 34 * cam.k


def value_at(cam: Camera, space: Space) -> tuple[float, float]:
    """The number of a crate, at the corner of its space."""
    x, y = cam.at(space)
    return x + 48 * cam.k, y - 52 * cam.k


def _centred(at: tuple[float, float], size: tuple[float, float]) -> Box:
    return Box(at[0] - size[0] / 2, at[1] - size[1] / 2, *size)


def _shared(one: Box, other: Box) -> float:
    """How much of the first lies on the other."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high / (one.w * one.h) if wide > 0 and high > 0 else 0.0


class Labels:
    """Each takes the best place that those before it have left."""

    def __init__(self, cam: Camera, seen: TopoumSeen, look: Look) -> None:
        self._cam, k = cam, cam.k
        self._inside = cam.mat.inset(26)
        self.large = look.frame.large
        offered = [word for word in look.offered if is_space(word)]
        self._choosing = bool(offered)
        gain, value = (_LARGE_GAIN, LARGE_VALUE) if self.large else (_GAIN, VALUE)
        self._taken = [(_NUMBER, _centred(gain_at(cam, space), gain)) for space in offered]
        self._taken += [
            (_NUMBER, _centred(value_at(cam, crate.space), value))
            for crate in seen.crates
            if crate.value and crate.space
        ]
        for square in seen.squares:
            if square.mole:
                x, y = cam.at(square.space)
                self._taken.append((_FACE, Box(x - 40 * k, y - 84 * k, 80 * k, 86 * k)))
        self._taken += [(_TARGET, cam.spot(space)) for space in offered]

    def on_line(
        self, sight: Sight, middle: tuple[float, float], size: tuple[float, float]
    ) -> tuple[float, float]:
        """At its middle; while spaces may be chosen, where it hides none, on the line or beside.

        While things are told it stays where it is, whoever runs past.
        """
        if not self._choosing:
            return middle
        (x1, y1), (x2, y2) = self._cam.at(sight.spaces[0]), self._cam.at(sight.spaces[-1])
        wide, high, k = x2 - x1, y2 - y1, self._cam.k
        long = max(hypot(wide, high), 1)
        aside = (-high / long, wide / long)
        near = long / (2 * max(len(sight.spaces) - 1, 1))
        places = [middle]
        for along in sorted((0, near, -near, 2 * near, -2 * near), key=abs):
            if abs(along) > long / 2 - 40 * k:
                continue
            for off in (0.0, 52 * k, -52 * k, 92 * k, -92 * k):
                x = (x1 + x2) / 2 + along * wide / long + off * aside[0]
                y = (y1 + y2) / 2 + along * high / long + off * aside[1]
                places.append((x, y))
        return self._best(places, size)

    def beside(self, space: Space, size: tuple[float, float]) -> tuple[float, float]:
        """Beside a space, clear of all that is drawn on it."""
        x, y = self._cam.at(space)
        spot = self._cam.spot(space)
        across, down = (spot.w + size[0]) / 2, (spot.h * 1.3 + size[1]) / 2
        places = [
            (x + far * dx * across, y + far * dy * down) for far in _FURTHER for dx, dy in _SIDES
        ]
        return self._best(places, size)

    def at_one_of(
        self, space: Space, size: tuple[float, float], places: Sequence[tuple[float, float]]
    ) -> tuple[float, float]:
        """At one of these places from the middle of a space, the first if nothing is in its way."""
        x, y = self._cam.at(space)
        return self._best([(x + dx * self._cam.k, y + dy * self._cam.k) for dx, dy in places], size)

    def _best(
        self, places: Sequence[tuple[float, float]], size: tuple[float, float]
    ) -> tuple[float, float]:
        x, y = places[0]
        around = Box(x - _FAR, y - _FAR, 2 * _FAR, 2 * _FAR)
        near = [(cost, box) for cost, box in self._taken if box.meets(around)]

        def cost(number: int) -> tuple[float, int]:
            box = _centred(places[number], size)
            outside = 1 - _shared(box, self._inside)
            return round(self._cost(box, near) + _OUTSIDE * outside, 1), number

        best = places[min(range(len(places)), key=cost)]
        self._taken.append((_NUMBER, _centred(best, size)))
        return best

    @staticmethod
    def _cost(box: Box, near: Iterable[tuple[float, Box]]) -> float:
        return sum(weight * _shared(box, other) for weight, other in near)
