"""The mole's silhouette: a gumdrop with cheek tufts and a cowlick, in several builds and tilts."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from typing import NamedTuple

__all__ = ["BUILDS", "Build", "place", "silhouette"]

Curve = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]

# The right half from the crown down to the middle of the seat; the left half mirrors it.
RIGHT: tuple[Curve, ...] = (
    ((268, 56), (312, 100), (320, 172)),
    ((321, 180), (322, 186), (323, 190)),
    ((333, 194), (342, 195), (352, 193)),
    ((345, 203), (339, 210), (333, 215)),
    ((342, 220), (350, 223), (359, 224)),
    ((352, 233), (346, 238), (340, 243)),
    ((354, 262), (360, 284), (360, 308)),
    ((364, 390), (306, 418), (200, 418)),
)
COWLICK = (
    " C180 42 172 33 161 28 C176 27 188 32 195 41 C196 28 203 15 217 8 C213 20 214 31 219 42 "
    "C224 36 232 32 243 32 C235 39 230 47 228 57 Z"
)


class Build(NamedTuple):
    """A warp of the silhouette, and where face and hat go with it."""

    wide: tuple[tuple[float, float], ...]  # share of the width at a height
    high: tuple[tuple[float, float], ...]  # new height of a height
    face: tuple[float, float, float, float]  # dx, dy, sx, sy about (200, 215)
    hat: tuple[float, float, float, float]  # the same about (200, 100)
    arm: float


BUILDS = {
    "round": Build(((0, 1), (420, 1)), ((0, 0), (420, 420)), (0, 0, 1, 1), (0, 0, 1, 1), 1),
    "thin": Build(
        ((0, 0.74), (110, 0.76), (200, 0.84), (300, 0.74), (420, 0.74)),
        ((0, -34), (110, 82), (230, 222), (420, 420)),
        (0, -8, 0.86, 0.98),
        (0, -24, 0.80, 0.96),
        0.80,
    ),
    "tall": Build(
        ((0, 0.80), (120, 0.90), (200, 0.90), (300, 0.92), (420, 0.96)),
        ((0, -80), (60, -26), (180, 116), (260, 212), (420, 420)),
        (0, -42, 0.92, 1.0),
        (0, -80, 0.88, 1.0),
        0.94,
    ),
    "tiny": Build(
        ((0, 1.02), (150, 1.10), (230, 1.13), (300, 1.0), (420, 0.92)),
        ((0, 74), (60, 124), (200, 232), (300, 316), (420, 420)),
        (0, 44, 1.06, 0.94),
        (0, 70, 1.04, 0.92),
        1,
    ),
    "squat": Build(
        ((0, 1.06), (150, 1.12), (230, 1.10), (300, 1.08), (420, 1.04)),
        ((0, 66), (60, 116), (200, 226), (300, 314), (420, 420)),
        (0, 38, 1.05, 0.95),
        (0, 62, 1.08, 0.93),
        1.02,
    ),
    "pear": Build(
        ((0, 0.84), (120, 0.86), (200, 0.92), (300, 1.10), (420, 1.12)),
        ((0, -16), (200, 190), (420, 420)),
        (0, -10, 0.94, 0.98),
        (0, -14, 0.88, 0.97),
        1.06,
    ),
    "broad": Build(
        ((0, 1.10), (120, 1.12), (220, 1.12), (320, 1.02), (420, 0.94)),
        ((0, 26), (110, 122), (230, 236), (420, 420)),
        (0, 14, 1.10, 0.98),
        (0, 22, 1.12, 0.94),
        1.04,
    ),
}


def _outline(*, cowlick: bool) -> str:
    def curve(c: Curve) -> str:
        return "C" + " ".join(f"{x:g} {y:g}" for x, y in c)

    def mirrored(point: tuple[float, float]) -> tuple[float, float]:
        return 400 - point[0], point[1]

    ends = [(228.0, 57.0), *(c[2] for c in RIGHT)]
    left = [
        (mirrored(RIGHT[i][1]), mirrored(RIGHT[i][0]), mirrored(ends[i]))
        for i in range(len(RIGHT) - 1, -1, -1)
    ]
    left[-1] = (left[-1][0], left[-1][1], (182, 55))
    d = "M228 57 " + " ".join(map(curve, RIGHT)) + " " + " ".join(map(curve, left))
    return d + (COWLICK if cowlick else " C194 52 216 52 228 57 Z")


def _between(y: float, points: tuple[tuple[float, float], ...]) -> float:
    if y <= points[0][0]:
        return points[0][1]
    for (a, b), (c, d) in pairwise(points):
        if y <= c:
            return b + (d - b) * (y - a) / (c - a)
    return points[-1][1]


def _leaning(x: float, y: float, tilt: float) -> tuple[float, float]:
    """The upper body leans, the seat stays where it sits."""
    share = max(0.0, min(1.0, (372 - y) / 190))
    a = math.radians(tilt) * share * share * (3 - 2 * share)
    dx, dy = x - 200, y - 360
    return 200 + dx * math.cos(a) - dy * math.sin(a), 360 + dx * math.sin(a) + dy * math.cos(a)


def silhouette(build: str, tilt: float, *, cowlick: bool) -> str:
    shape, out, pair = BUILDS[build], [], list[float]()
    for letter, number in re.findall(r"([MCLZ])|(-?[\d.]+)", _outline(cowlick=cowlick)):
        if letter:
            out.append(letter)
            continue
        pair.append(float(number))
        if len(pair) == 2:
            x, y = pair
            pair = []
            x, y = 200 + (x - 200) * _between(y, shape.wide), _between(y, shape.high)
            if tilt:
                x, y = _leaning(x, y, tilt)
            out.append(f"{x:.1f} {y:.1f}")
    return " ".join(out)


def place(move: tuple[float, float, float, float], pivot: float, tilt: float) -> str:
    """The transform that carries a face or a hat along with the build."""
    dx, dy, sx, sy = move
    lean = f"rotate({tilt} 200 360) " if tilt else ""
    return f"{lean}translate({200 + dx} {pivot + dy}) scale({sx} {sy}) translate(-200 {-pivot})"
