"""The players' eight symbols, in a 100 unit box, in one flat colour; stars; the badge."""

from __future__ import annotations

import math

from art.identity import CREAM, PLAYERS, on
from art.kit.colours import INK, outline
from art.kit.light import soft
from art.kit.svg import Doc, box, group, oval, path

__all__ = ["SHAPES", "badge", "pattern", "star", "star_path", "symbol"]

SHAPES = ("heart", "clover", "diamond", "square", "triangle", "star", "drop", "moon")

PATHS = {
    "heart": "M50 88 C20 64 8 48 10 32 C12 14 36 10 50 30 C64 10 88 14 90 32 C92 48 80 64 50 88 Z",
    "drop": "M50 8 C68 36 82 50 80 66 C78 84 64 92 50 92 C36 92 22 84 20 66 C18 50 32 36 50 8 Z",
    "moon": (
        "M62 8 C30 10 14 32 16 54 C18 80 42 96 66 88 C76 84 82 78 86 70 "
        "C66 76 48 66 44 46 C42 30 48 16 62 8 Z"
    ),
}


def star_path(cx: float, cy: float, r: float, turn: float = 0, waist: float = 0.48) -> str:
    points = []
    for i in range(10):
        reach = r if i % 2 == 0 else r * waist
        a = math.radians(-90 + 36 * i + turn)
        points.append(f"{cx + reach * math.cos(a):.1f} {cy + reach * math.sin(a):.1f}")
    return "M" + "L".join(points) + "Z"


def star(
    cx: float,
    cy: float,
    r: float,
    fill: str = "#FFD23F",
    line: str = "#8A4A12",
    width: float = 4,
    turn: float = 0,
) -> str:
    return path(star_path(cx, cy, r, turn), fill, line, width)


def symbol(shape: str, colour: str) -> str:
    if shape == "clover":
        leaves = (
            oval(50, 28, 21, 21, colour)
            + oval(28, 56, 21, 21, colour)
            + oval(72, 56, 21, 21, colour)
        )
        stalk = "M50 50 C50 70 46 84 38 92 H62 C54 84 50 70 50 50Z"
        return leaves + path(stalk, colour, colour, 4)
    if shape == "square":
        return box(16, 16, 68, 68, 14, colour)
    if shape == "triangle":
        return path("M50 14 L88 82 H12 Z", colour, colour, 12)
    if shape == "diamond":
        return path("M50 8 L88 50 L50 92 L12 50 Z", colour, colour, 6)
    if shape == "star":
        return path(star_path(50, 53, 44), colour, colour, 9)
    return path(PATHS[shape], colour, colour, 3)


def badge(doc: Doc, player: str) -> str:
    """A button of the player's colour with the symbol, in a 100 unit box."""
    colour, shape = PLAYERS[player]
    shine = "M20 44 A31 31 0 0 1 80 44 A40 36 0 0 0 20 44 Z"
    return (
        soft(doc, oval(50, 50, 46, 46, INK), 6, 0.45)
        + oval(50, 50, 46, 46, CREAM, INK, 5)
        + oval(50, 50, 37, 37, colour, outline(colour), 4)
        + path(shine, "#FFFFFF", extra='opacity=".16"')
        + group(symbol(shape, on(player)), "translate(50 50) scale(.46) translate(-50 -51)")
    )


def pattern(
    player: str,
    w: float,
    h: float,
    *,
    scale: float = 0.24,
    opacity: float = 0.14,
    ends: tuple[float, float] | None = None,
) -> str:
    """The symbol strewn faintly over a band of the player's colour. With `ends`, only so far in
    from the left and from the right, and fading: what lies between may be stretched."""
    mark = symbol(PLAYERS[player].symbol, on(player))
    dx, dy, side = 217 * scale, 183 * scale, 100 * scale
    cells = ""
    for j in range(int(h / dy) + 2):
        for i in range(int(w / dx) + 2):
            x, y = i * dx - 10 + (dx / 2 if j % 2 else 0), j * dy - 8
            share = 1.0
            if ends:
                reach = max(1 - (x + side) / ends[0], 1 - (w - x) / ends[1])
                share = min(1.0, max(0.0, reach * 5))
            if share > 0.05:
                place = f"translate({x:.1f} {y:.1f}) scale({scale})"
                cells += group(mark, place, f'opacity="{opacity * share:.3f}"')
    return cells
