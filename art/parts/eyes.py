"""Eyes 25 by 29 on a 400 unit body, with two lights in them; lids, brows, closed and dizzy ones."""

from __future__ import annotations

import math
from typing import NamedTuple

from art.kit.colours import INK
from art.kit.svg import Doc, box, group, oval, path

__all__ = ["Gaze", "brow", "closed", "dizzy", "eye", "squeezed"]

Y, RX, RY = 170, 25, 29


class Gaze(NamedTuple):
    look: tuple[float, float] = (0, 0)
    lids: tuple[float, float] = (0, 0)  # how far the upper lids hang, left and right
    slant: float = 0
    pupil: float = 15
    lower: float = 0
    wet: bool = False


def centre(side: int) -> int:
    return 154 if side < 0 else 246


def eye(doc: Doc, side: int, gaze: Gaze, lid_colour: str, line: str) -> str:
    x = centre(side)
    clip = doc.clip(oval(x, Y, RX, RY))
    white = doc.lin([(0, "#E9DCD2"), (0.35, "#FFFDF4"), (1, "#FFFFFF")])
    px, py, r = x - side * 5 + gaze.look[0], Y + 3 + gaze.look[1], gaze.pupil
    inner = (
        oval(px, py, r + 3, r + 5, "#3A2130")
        + oval(px, py + 5, r - 2, r - 1, "#6B3B33", extra='opacity=".8"')
        + oval(px, py - 1, r - 5, r - 3, "#1A0E18")
        + oval(px - 6, py - 8, 6.5, 7.5, "#FFFFFF")
        + oval(px + 7, py + 8, 3.2, 3.6, "#FFFFFF", extra='opacity=".85"')
    )
    inner += path(
        f"M{x - RX - 4} {Y - RY - 4} H{x + RX + 4} V{Y - 10} Q{x} {Y - 22} {x - RX - 4} {Y - 8} Z",
        "#5A3550",
        extra='opacity=".22"',
    )
    if gaze.wet:
        inner += path(
            f"M{x - 30} {Y + 16} Q{x} {Y + 26} {x + 30} {Y + 16} V{Y + 40} H{x - 30} Z",
            "#9ADCF0",
            extra='opacity=".75"',
        )
    lid = gaze.lids[0 if side < 0 else 1]
    if lid:
        h = lid * 2 * RY
        hang = box(x - 50, Y - RY - 60, 100, 60 + h, 0, lid_colour)
        hang += path(f"M{x - 50} {Y - RY + h} H{x + 50}", "none", line, 6)
        inner += group(hang, f"rotate({gaze.slant * side} {x} {Y - RY + h})")
    if gaze.lower:
        h = gaze.lower * 2 * RY
        inner += path(
            f"M{x - 40} {Y + RY - h + 4} Q{x} {Y + RY - h - 8} {x + 40} {Y + RY - h + 4} "
            f"V{Y + 60} H{x - 40} Z",
            lid_colour,
            line,
            5,
        )
    return (
        oval(x, Y, RX, RY, white)
        + group(inner, extra=f'clip-path="{clip}"')
        + oval(x, Y, RX, RY, "none", line, 5.5)
    )


def closed(side: int, line: str) -> str:
    x = centre(side)
    return path(f"M{x - 24} 174 Q{x} 148 {x + 24} 174", "none", line, 8)


def squeezed(side: int, line: str) -> str:
    """Shut tight at the blow."""
    x = centre(side)
    return path(f"M{x + side * 22} 152 L{x - side * 16} 171 L{x + side * 22} 190", "none", line, 9)


def dizzy(side: int, line: str) -> str:
    x, points = centre(side), []
    for i in range(60):
        a, r = i / 59 * 2.6 * 2 * math.pi, 1.5 + i / 59 * 19
        points.append(f"{x + side * r * math.cos(a):.1f} {Y + r * 1.08 * math.sin(a):.1f}")
    return oval(x, Y, 27, 30, "#FFFDF4", line, 5.5) + path(
        "M" + " L".join(points), "none", "#5A2A4A", 5
    )


def brow(side: int, y: float, angle: float, colour: str = INK) -> str:
    """Tapered; above zero the inner end rises (worried), below it sinks (angry)."""
    w, h = 44, 11
    d = (
        f"M{-w / 2} 3 C{-w / 4} {-h} {w / 4} {-h} {w / 2} 2 "
        f"C{w / 4} {-h * 0.15:g} {-w / 4} {h * 0.1:g} {-w / 2} 3 Z"
    )
    return group(
        path(d, colour, colour, 4), f"translate({centre(side)} {y}) rotate({angle * side})"
    )
