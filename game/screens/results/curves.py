"""The graph of scores: a line for each seat, told apart by colour, dashes and badge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.graph import graph
from game.stage.strokes import strokes
from game.stage.text import Style
from game.stage.theme import BROWN, EDGE, INK, PLAYER
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.graph import Curve
    from game.stage.strokes import Sheet
    from game.stage.widgets.base import Feels

__all__ = ["Curves"]

_DRAW_MS = 1500


class Curves(Widget):
    """It draws itself from left to right, once."""

    def __init__(
        self, box: Box, colours: Sequence[str], scores: Sequence[Sequence[int]], turn_word: str
    ) -> None:
        super().__init__("graph", box)
        self.colours, self.turn_word = colours, turn_word
        self.graph = graph(scores)
        self.age = 0.0
        self._picture: tuple[tuple[int, ...], Sheet] | None = None

    def update(self, ms: float, focus: Focus) -> bool:
        was = self.age
        self.age = min(self.age + ms, _DRAW_MS)
        return self.age != was

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        grow = brush.frame.text_scale
        left, foot = 64 * min(grow, 1.6), 48 * min(grow, 1.6)
        room = Box(self.box.x + left, self.box.y + 24, self.box.w - left - 48,
                   self.box.h - foot - 30)  # fmt: skip
        every = self._every(room.h, 44 * grow)
        for number, mark in enumerate(self.graph.marks):
            y = room.bottom - room.h * self.graph.up(mark)
            brush.fill(Box(room.x, y - 1, room.w, 2), EDGE, alpha=0.7)
            if number % every:
                continue
            style = Style(26, "bold", BROWN, align="right")
            brush.label(str(mark), Box(self.box.x, y - 20 * grow, left - 12, 40 * grow), style)
        under = Box(room.x, room.bottom + 6, room.w, foot)
        brush.label(self.turn_word, under, Style(26, "bold", BROWN, align="right"))
        share = 1.0 if brush.frame.calm else self.age / _DRAW_MS
        x, y, w, h = brush.frame.rect(room.inset(-8))
        key = (w, h, round(share * 60))
        if self._picture is None or self._picture[0] != key:
            self._picture = key, self._drawn(brush, room, share)
        brush.blit(self._picture[1], x, y)
        if share >= 1:
            self._ends(brush, room)

    def _every(self, high: float, need: float) -> int:
        """How many lines apart the numbers stand, so that they keep off each other."""
        pitch = high / max(len(self.graph.marks) - 1, 1)
        return max(int(-(-need // pitch)), 1) if pitch >= 1 else len(self.graph.marks)

    def _ends(self, brush: Brush, room: Box) -> None:
        """Badges at the ends of the lines, moved apart where they would lie on each other."""
        ends = sorted(
            ((room.bottom - room.h * curve.points[-1][1], curve.seat) for curve in self._curves()),
        )
        y = float("-inf")
        for wanted, seat in ends:
            y = max(wanted, y + 40)
            box = Box(room.right + 4, y - 21, 42, 42)
            brush.picture(f"badge/{self.colours[seat]}", box)

    def _curves(self) -> Sequence[Curve]:
        return [curve for curve in self.graph.curves if curve.points]

    def _drawn(self, brush: Brush, room: Box, share: float) -> Sheet:
        _, _, w, h = brush.frame.rect(room.inset(-8))
        drawn = [
            (
                [(8 + x * room.w, 8 + (1 - y) * room.h) for x, y in _until(curve.points, share)],
                PLAYER[self.colours[curve.seat]],
                number // 2,
            )
            for number, curve in enumerate(self._curves())
        ]
        return strokes((w, h), brush.frame.scale, drawn, INK)


def _until(points: Sequence[tuple[float, float]], share: float) -> list[tuple[float, float]]:
    """The part of a line up to this share of the width."""
    found = [point for point in points if point[0] <= share]
    if len(found) < len(points) and found:
        (x0, y0), (x1, y1) = found[-1], points[len(found)]
        if x1 > x0:
            along = (share - x0) / (x1 - x0)
            found.append((share, y0 + (y1 - y0) * along))
    return found
