"""A camera over a table larger than the screen: what is in sight of it, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Self

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.stage.box import Box

__all__ = ["Camera", "Reach", "around"]


class Reach(NamedTuple):
    """How far something goes in the table's own measure, whose zero is its middle."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Camera:
    """What lies in the middle of the mat, and how large it is shown."""

    mat: Box
    room: Box
    """The part of the mat that nothing else stands on."""
    k: float
    x: float
    y: float

    @classmethod
    def framing(
        cls, mat: Box, room: Box, seen: Reach, largest: float, steps: Sequence[float]
    ) -> Self:
        """All of it in sight, as large as one of these steps and the room allow.

        It leaves the table's middle only as far as it must: at its best it stays where it is.
        """
        wide, high = seen.right - seen.left, seen.bottom - seen.top
        best = min(room.w / wide, room.h / high, largest)
        k = next((step for step in steps if step <= best), int(100 * best) / 100)
        x = _middle(seen.left, seen.right, room.w / k)
        return cls(mat, room, k, x, _middle(seen.top, seen.bottom, room.h / k))

    def sees(self, x: float, y: float) -> tuple[float, float]:
        """Where on the screen a point of the table is."""
        return self.room.cx + self.k * (x - self.x), self.room.cy + self.k * (y - self.y)

    def follows(self, was: Camera, x: float, y: float) -> tuple[float, float]:
        """Where on the screen that is now which another camera had there."""
        zoom = self.k / was.k
        return (
            self.room.cx + zoom * (x - was.room.cx) + self.k * (was.x - self.x),
            self.room.cy + zoom * (y - was.room.cy) + self.k * (was.y - self.y),
        )


def around(things: Iterable[Reach]) -> Reach:
    """What holds all of them."""
    lefts, tops, rights, bottoms = zip(*things, strict=True)
    return Reach(min(lefts), min(tops), max(rights), max(bottoms))


def _middle(low: float, high: float, room: float) -> float:
    """The point nearest to the table's middle from which all of a stretch is in sight."""
    if high - low >= room:
        return (low + high) / 2
    return min(max(0.0, high - room / 2), low + room / 2)
