"""Grass, flowers, clods of earth, leaves: drawn to be planted in threes."""

from __future__ import annotations

import math
import random

from art.kit.colours import mix, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["clods", "cluster", "flower", "grass"]

MEADOW = ("#A7D24F", "#4E9A3E")


def grass(
    doc: Doc, x: float, y: float, size: float, seed: int, tones: tuple[str, str] = MEADOW
) -> str:
    """A tuft with a rounded, sunk base; a mid-green outline, so that small tufts do not read
    as scribble."""
    rng, line = random.Random(seed), mix(tones[1], "#1F4028", 0.55)
    blades = []
    for i in range(5):
        bx = (i - 2) * 8
        h = rng.uniform(24, 42) * (1 - 0.14 * abs(i - 2))
        lean = (i - 2) * 8 + rng.uniform(-4, 4)
        blades.append(
            f"M{bx - 7} 0 C{bx - 5} {-h * 0.5:.1f} {bx + lean * 0.5 - 2:.1f} {-h * 0.8:.1f} "
            f"{bx + lean:.1f} {-h:.1f} C{bx + lean * 0.6 + 7:.1f} {-h * 0.6:.1f} {bx + 8} "
            f"{-h * 0.3:.1f} {bx + 7} 0 C{bx + 4} 5 {bx - 4} 5 {bx - 7} 0 Z"
        )
    inner = [blades[i] for i in (0, 4, 1, 3, 2)]
    face = doc.lin([(0, tones[0]), (1, tones[1])])
    tuft = path("".join(inner), line, line, 6) + "".join(path(b, face) for b in inner)
    return group(tuft, f"translate({x:g} {y:g}) scale({size:g})")


def flower(x: float, y: float, size: float, petal: str = "#FFFBEF", heart: str = "#FFC93C") -> str:
    line = outline("#9A7A50" if petal == "#FFFBEF" else petal)
    d = "".join(
        group(oval(0, -12, 7, 10, petal, line, 3), f"rotate({i * 360 / 7:.0f})") for i in range(7)
    )
    d += oval(0, 0, 7.5, 7.5, heart, outline("#A86A10"), 3)
    return group(d, f"translate({x:g} {y:g}) scale({size:g})")


PETALS = (("#FFFBEF", "#FFC93C"), ("#F7A8C4", "#FFE08A"), ("#FFD23F", "#E88A1E"))


def cluster(doc: Doc, x: float, y: float, size: float, seed: int) -> str:
    """Three tufts that belong together, sometimes with a flower: nature does not scatter evenly."""
    rng, out = random.Random(seed), ""
    for dx, dy, k in ((-26, 6, 0.8), (24, 9, 0.7), (0, -2, 1.1)):
        out += grass(doc, x + dx * size, y + dy * size, size * k, rng.randint(0, 40))
    if seed % 3 == 0:
        petal = PETALS[seed // 3 % 3]
        for dx, dy, k in ((-44, 16, 0.62), (-18, 24, 0.5), (44, 22, 0.56)):
            out += flower(x + dx * size, y + dy * size, size * k, *petal)
    return out


def clods(doc: Doc, width: float = 420, seed: int = 4) -> str:
    """Crumbs of earth: three on one side, two on the other."""
    rng, line, out = random.Random(seed), outline("#4A2A22"), ""
    for side in (1, 1, 1, -1, -1):
        x = side * width * 0.53 + rng.uniform(-34, 34)
        y, r = rng.uniform(width * 0.17, width * 0.25), rng.uniform(width * 0.02, width * 0.042)
        corners = [
            (
                x + r * 1.3 * math.cos(k * math.pi / 3.5) * rng.uniform(0.8, 1.15),
                y + r * math.sin(k * math.pi / 3.5) * rng.uniform(0.8, 1.15),
            )
            for k in range(7)
        ]
        d = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z"
        earth = doc.lin([(0, "#A9714B"), (1, "#6B4130")])
        out += solid(doc, d, earth, line, 4.5, 6, 0.45, 0.5)
    return out
