"""Comic effects: bursts, dust, stars, sparks, sweat, confetti."""

from __future__ import annotations

import math
import random

from art.kit.colours import dark, light, outline
from art.kit.light import SHADOW, glow, soft, solid
from art.kit.svg import Doc, group, oval, path
from art.parts.symbols import star, star_path

__all__ = ["anger", "burst", "confetti", "dizzy_stars", "dust", "spark", "sweat"]


def burst(doc: Doc, w: float, h: float, seed: int = 4, points: int = 14) -> str:
    """A star of impact, centred on 0,0."""
    rng, corners = random.Random(seed), []
    for i in range(2 * points):
        r = (1 if i % 2 == 0 else 0.72) * rng.uniform(0.92, 1.06)
        a = math.pi * i / points
        corners.append(f"{r * w * 0.5 * math.cos(a):.1f} {r * h * 0.46 * math.sin(a):.1f}")
    d = "M" + "L".join(corners) + "Z"
    warm = doc.rad([(0, "#FFF9D8"), (0.7, "#FFE06A"), (1, "#FFB52E")])
    return (
        soft(doc, path(d, SHADOW), 8, 0.45)
        + path(d, "#DB3340", outline("#DB3340"), 7)
        + group(path(d, warm, "#FFF6DC", 4), "scale(.86)")
    )


def dust(doc: Doc, stage: int) -> str:
    """A puff in three stages: rising, full, parting. Centred on 0,0."""
    puffs = {
        1: ((-26, 6, 22), (22, 8, 20), (0, -8, 26)),
        2: ((-52, 8, 22), (-24, -8, 28), (16, -12, 30), (50, 6, 22), (0, 14, 26)),
        3: ((-70, 2, 15), (-38, -26, 17), (8, -36, 15), (46, -22, 17), (72, 4, 13), (-14, 12, 11)),
    }[stage]
    cloud = doc.lin([(0, "#F6EAD0"), (1, "#D6BE94")])
    out = ""
    for x, y, r in puffs:
        ball = path(
            f"M{x - r} {y} A{r} {r * 0.86:g} 0 1 1 {x + r} {y} A{r} {r * 0.86:g} 0 1 1 {x - r}"
            f" {y} Z",
            "#8A6A48",
            "#8A6A48",
            6,
        )
        out += ball
    for x, y, r in puffs:
        d = (
            f"M{x - r} {y} A{r} {r * 0.86:g} 0 1 1 {x + r} {y} A{r} {r * 0.86:g} 0 1 1 {x - r}"
            f" {y} Z"
        )
        out += path(d, cloud)
        out += path(
            f"M{x - r * 0.6:g} {y - r * 0.2:g} A{r * 0.7:g} {r * 0.6:g} 0 0 1 {x + r * 0.2:g}"
            f" {y - r * 0.62:g}",
            "none",
            "#FFFBEF",
            3,
            'opacity=".8"',
        )
    return group(out, extra=f'opacity="{1 if stage < 3 else 0.8}"')


def dizzy_stars(_doc: Doc) -> str:
    """What circles above a head, around 0,0."""
    return (
        star(-78, 8, 22, turn=-12)
        + star(-28, -16, 17, "#FFE58A", turn=10)
        + star(30, -18, 19, turn=20)
        + star(80, 6, 23, "#FFE58A", turn=5)
    )


def spark(doc: Doc) -> str:
    """A four-pointed gleam, centred on 0,0."""
    d = "M0 -44 C4 -12 12 -4 44 0 C12 4 4 12 0 44 C-4 12 -12 4 -44 0 C-12 -4 -4 -12 0 -44 Z"
    return glow(doc, oval(0, 0, 22, 22, "#FFE58A"), 9, 0.8) + path(d, "#FFFBE8", "#F3CE6B", 3)


def sweat(doc: Doc) -> str:
    d = "M0 -24 C16 -4 22 8 14 19 C6 28 -8 26 -13 14 C-15 4 -8 -10 0 -24 Z"
    return solid(doc, d, "#9ADCF0", outline("#3A90B0"), 4, 6, 0.3, 0.6) + oval(
        -4, 10, 4, 6, "#FFFFFF", extra='opacity=".85"'
    )


def anger(_doc: Doc) -> str:
    d = (
        "M-16 -5 C-6 -5 -5 -6 -5 -16 M16 -5 C6 -5 5 -6 5 -16 "
        "M-16 5 C-6 5 -5 6 -5 16 M16 5 C6 5 5 6 5 16"
    )
    return path(d, "none", "#8E1226", 10) + path(d, "none", "#F0565A", 6)


CONFETTI = ("#E5484D", "#FFC928", "#2AA4DE", "#4FB05A", "#B188ED", "#FFF3DC")


def confetti(doc: Doc, kind: int) -> str:
    """Six scraps: bands, curls, a dot, a star. Centred on 0,0."""
    colour = CONFETTI[kind - 1]
    face = doc.lin([(0, light(colour, 0.3)), (1, dark(colour, 0.12))], 0, 0, 1, 1)
    shapes = (
        "M-12 -6 L10 -9 L12 6 L-10 9 Z",
        "M-14 4 C-8 -10 0 -10 2 0 C4 8 10 6 14 -4 L14 4 C10 13 0 14 -3 6 C-5 0 -10 2 -14 10 Z",
        "M-9 -11 L9 -7 L7 11 L-11 7 Z",
        "M0 -11 A11 11 0 1 1 -0.01 -11 Z",
        "M-14 -4 Q0 -12 14 -4 L14 4 Q0 -4 -14 4 Z",
        star_path(0, 0, 13),
    )
    return path(shapes[kind - 1], face, outline(colour), 2)
