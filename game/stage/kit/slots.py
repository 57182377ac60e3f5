"""Places in a box, each said once with a name: where a picture lies, where something is written,
where a smaller box begins.

A table says above what it lays out which places there are, and below it what lies in them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.stage.box import Box
from game.stage.piece import Piece, altered

if TYPE_CHECKING:
    from typing import Unpack

    from game.stage.kit.writing import Pen
    from game.stage.piece import Changes
    from game.stage.said import Speech

__all__ = [
    "BOTTOM", "CENTRE", "LEFT", "MIDDLE", "RIGHT", "TOP", "Laid", "Room", "Spot", "Written",
    "point",
]  # fmt: skip

LEFT, TOP, MIDDLE, RIGHT, BOTTOM = 0.0, 0.0, 0.5, 1.0, 1.0
"""Of a box's width, or its height."""


def point(x: float, y: float) -> Box:
    """Somewhere on the table, for what has its places about it."""
    return Box(x, y, 0, 0)


class Spot(NamedTuple):
    """A point of any box: so far to the right and down from its corner, or from an edge of it:
    `Spot(-46, 0, RIGHT, MIDDLE)`."""

    x: float
    y: float = 0
    across: float = LEFT
    down: float = TOP

    def of(self, box: Box) -> tuple[float, float]:
        return box.x + box.w * self.across + self.x, box.y + box.h * self.down + self.y


CENTRE = Spot(0, 0, MIDDLE, MIDDLE)


class Room(NamedTuple):
    """A box in a box: where it begins, and how large it is; at zero and below, so much less than
    what it lies in: `Room(Spot(16, 150), -32, 90)`."""

    spot: Spot
    w: float
    h: float

    def of(self, box: Box) -> Box:
        return Box(*self.about(box))

    def about(self, box: Box) -> tuple[float, float, float, float]:
        """The same for what is laid about its middle: that is where the spot is then."""
        return *self.spot.of(box), _size(self.w, box.w), _size(self.h, box.h)


def _size(size: float, room: float) -> float:
    return size if size > 0 else room + size


class Laid:
    """A picture with a place in a box: `_TICK("goal.tick", art("tick"), box)`."""

    __slots__ = ("_piece", "_spot")

    def __init__(self, spot: Spot, /, **looks: Unpack[Changes]) -> None:
        self._spot, self._piece = spot, altered(Piece(""), **looks)

    def __call__(self, key: str, art: str, box: Box, /, **more: Unpack[Changes]) -> Piece:
        x, y = self._spot.of(box)
        piece = altered(self._piece, key=key, art=art, x=x, y=y)
        return altered(piece, **more) if more else piece


@dataclass(frozen=True, slots=True)
class Written:
    """Writing with a place in a box: `_TITLE("today.title", Said("this-round"), box)`."""

    pen: Pen
    spot: Spot
    size: float
    width: float = 0
    """At zero as wide as it comes; below, so much less than the box."""
    height: float = 0
    lines: int = 1
    align: str = ""
    colour: str = ""
    depth: float | None = None

    def __call__(  # noqa: PLR0913 - all but three are told by name
        self, key: str, said: Speech | int, box: Box, *, size: float = 0, width: float = 0,
        height: float = 0, lines: int = 0, colour: str = "", depth: float | None = None,
    ) -> Piece:  # fmt: skip
        return self.pen(
            key, said, *self.spot.of(box), size or self.size,
            width or (box.w + self.width if self.width < 0 else self.width),
            height=height or (box.h + self.height if self.height < 0 else self.height),
            lines=lines or self.lines, colour=colour or self.colour, align=self.align,
            depth=self.depth if depth is None else depth,
        )  # fmt: skip
