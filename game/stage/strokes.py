"""Lines of a graph: whole or dashed, with a rim, smooth at any slant."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["DASHES", "Sheet", "Stroke", "dashed", "strokes"]

DASHES = ((1, 0), (26, 12), (10, 10), (34, 10, 8, 10))
"""Dash and gap lengths in units, in turn; the first is a whole line."""

Point = tuple[float, float]
Sheet = pygame.Surface
Stroke = tuple["Sequence[Point]", str, int]
"""Points in units, a colour, and which of the dashes."""


def strokes(
    size: tuple[int, int], scale: float, drawn: Sequence[Stroke], rim: str
) -> pygame.Surface:
    """All lines on one clear sheet, drawn at twice the size and reduced."""
    w, h = size
    sheet = pygame.Surface((w * 2, h * 2), pygame.SRCALPHA)
    twice = scale * 2
    for points, colour, dash in drawn:
        placed = [(x * twice, y * twice) for x, y in points]
        dashes = tuple(part * twice for part in DASHES[dash % len(DASHES)])
        for ink, wide in ((rim, 12), (colour, 7)):
            _stroke(sheet, placed, ink, max(round(wide * twice), 2), dashes)
    return pygame.transform.smoothscale(sheet.premul_alpha(), size)


def _stroke(
    sheet: pygame.Surface,
    points: Sequence[Point],
    ink: str,
    wide: int,
    dashes: Sequence[float],
) -> None:
    for start, end in itertools.pairwise(points):
        for a, b in dashed(start, end, dashes):
            pygame.draw.line(sheet, ink, a, b, wide)
            for point in (a, b):
                pygame.draw.circle(sheet, ink, point, wide / 2)


def dashed(start: Point, end: Point, dashes: Sequence[float]) -> list[tuple[Point, Point]]:
    """What is drawn of a line, dash by dash."""
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
