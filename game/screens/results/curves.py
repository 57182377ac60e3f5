"""The graph of scores: a line for each seat, told apart by colour, dashes and badge."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.results.model import graph
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, EDGE, INK, PLAYER
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.results.model import Curve
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Curves"]

_DASHES = ((1, 0), (26, 12), (10, 10), (34, 10, 8, 10))
"""Dash and gap lengths in units, in turn; the first is a whole line."""
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
        self._picture: tuple[tuple[int, ...], pygame.Surface] | None = None

    def update(self, ms: float, focus: Focus) -> bool:
        was = self.age
        self.age = min(self.age + ms, _DRAW_MS)
        return self.age != was

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        grow = brush.frame.text_scale
        left, foot = 64 * min(grow, 1.6), 48 * min(grow, 1.6)
        room = Box(self.box.x + left, self.box.y + 24, self.box.w - left - 48,
                   self.box.h - foot - 30)  # fmt: skip
        for mark in self.graph.marks:
            y = room.bottom - room.h * self.graph.up(mark)
            brush.fill(Box(room.x, y - 1, room.w, 2), EDGE, alpha=0.7)
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

    def _drawn(self, brush: Brush, room: Box, share: float) -> pygame.Surface:
        """The lines at twice the size, then reduced: smooth at any slant."""
        frame = brush.frame
        _, _, w, h = frame.rect(room.inset(-8))
        sheet = pygame.Surface((w * 2, h * 2), pygame.SRCALPHA)
        scale, margin = frame.scale * 2, 8 * frame.scale * 2
        for number, curve in enumerate(self._curves()):
            points = [
                (margin + x * room.w * scale, margin + (1 - y) * room.h * scale)
                for x, y in _until(curve.points, share)
            ]
            colour = PLAYER[self.colours[curve.seat]]
            dashes = tuple(part * scale for part in _DASHES[number // 2 % len(_DASHES)])
            for ink, wide in ((INK, 12), (colour, 7)):
                _stroke(sheet, points, ink, max(round(wide * frame.scale * 2), 2), dashes)
        return pygame.transform.smoothscale(sheet.premul_alpha(), (w, h))


def _until(points: Sequence[tuple[float, float]], share: float) -> list[tuple[float, float]]:
    """The part of a line up to this share of the width."""
    found = [point for point in points if point[0] <= share]
    if len(found) < len(points) and found:
        (x0, y0), (x1, y1) = found[-1], points[len(found)]
        if x1 > x0:
            along = (share - x0) / (x1 - x0)
            found.append((share, y0 + (y1 - y0) * along))
    return found


def _stroke(
    sheet: pygame.Surface,
    points: Sequence[tuple[float, float]],
    ink: str,
    wide: int,
    dashes: Sequence[float],
) -> None:
    for start, end in zip(points, points[1:], strict=False):
        for a, b in _pieces(start, end, dashes):
            pygame.draw.line(sheet, ink, a, b, wide)
            for point in (a, b):
                pygame.draw.circle(sheet, ink, point, wide / 2)


def _pieces(
    start: tuple[float, float], end: tuple[float, float], dashes: Sequence[float]
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    if dashes[1] == 0:
        return [(start, end)]
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = (dx * dx + dy * dy) ** 0.5
    found = []
    at, number = 0.0, 0
    while at < far:
        stop = min(at + dashes[number % len(dashes)], far)
        if number % 2 == 0:
            found.append(
                (
                    (start[0] + dx * at / far, start[1] + dy * at / far),
                    (start[0] + dx * stop / far, start[1] + dy * stop / far),
                )
            )
        at, number = stop, number + 1
    return found
