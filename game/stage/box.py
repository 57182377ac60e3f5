"""A rectangle in units of the frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Box", "hull", "joined"]


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def middle(self) -> tuple[float, float]:
        return self.cx, self.cy

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box inside, `dx` from the sides and `dy` from top and bottom."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Box) -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


def hull(boxes: Iterable[Box]) -> Box | None:
    """The box around them all; None: there is none."""
    found = list(boxes)
    if not found:
        return None
    x, y = min(box.x for box in found), min(box.y for box in found)
    right, bottom = max(box.right for box in found), max(box.bottom for box in found)
    return Box(x, y, right - x, bottom - y)


def joined(boxes: Iterable[Box]) -> list[Box]:
    """As many boxes as stand apart: those that meet are one."""
    found: list[Box] = []
    for box in boxes:
        whole = box
        while touched := [other for other in found if other.meets(whole)]:
            found = [other for other in found if other not in touched]
            whole = hull([whole, *touched]) or whole
        found.append(whole)
    return found
