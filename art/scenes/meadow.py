"""The meadow of the title: sky, rays, clouds, hills, shed, fence, a wheel far off, the lawn."""

from __future__ import annotations

import math
import random

from art.kit.colours import light, outline
from art.kit.light import glow, rough, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.plants import PETALS, flower, grass

__all__ = ["lights", "meadow", "rays"]

W, H = 1920, 1080


def rays(cx: float, cy: float, r: float, n: int, colour: str, opacity: float) -> str:
    d = ""
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 0.5) / n
        d += f"M{cx} {cy}L{cx + r * math.cos(a):.1f} {cy + r * math.sin(a):.1f}"
        d += f"L{cx + r * math.cos(b):.1f} {cy + r * math.sin(b):.1f}Z"
    return path(d, colour, extra=f'opacity="{opacity}"')


CLOUD = (
    "M-90 26 C-126 26 -126 -14 -86 -18 C-80 -58 -22 -62 -6 -34 C14 -54 66 -46 66 -12 "
    "C106 -14 108 26 70 26 Z"
)


def _cloud(doc: Doc, x: float, y: float, k: float, opacity: float) -> str:
    face = doc.lin([(0, "#FFFFFF"), (0.7, "#FDF8F0"), (1, "#DCE8EE")])
    under = group(
        path(CLOUD, "#A9C9DC", extra=f'opacity="{opacity * 0.6:g}"'),
        f"translate({x + 3 * k} {y + 9 * k}) scale({k})",
    )
    return under + group(
        path(CLOUD, face, extra=f'opacity="{opacity}"'), f"translate({x} {y}) scale({k})"
    )


def _bush(doc: Doc, x: float, y: float, k: float) -> str:
    d = (
        "M-110 30 C-140 0 -112 -42 -78 -38 C-70 -80 -14 -88 4 -56 C34 -84 86 -66 84 -26 "
        "C118 -24 128 10 108 30 Z"
    )
    leaf = doc.lin([(0, "#7DB356"), (1, "#3F7A45")])
    marks = path(
        "M-60 -14 q8 -10 18 -6 M-12 -30 q9 -10 20 -4 M40 -16 q10 -9 18 -2 M-84 8 q8 -8 16 -3 M14 4"
        " q9 -8 18 -2",
        "none",
        "#A6D65C",
        5,
        'opacity=".6"',
    )
    return group(
        solid(doc, d, leaf, outline("#3F7A45"), 5, 20, 0.5, 0.5) + marks,
        f"translate({x} {y}) scale({k})",
    )


def _shed(doc: Doc) -> str:
    line = outline("#5A3320")
    wall = doc.lin([(0, "#C98A5A"), (1, "#8A5434")])
    roof = doc.lin([(0, "#E8705A"), (1, "#A8383F")])
    boards = "".join(
        f"M{-96 + i * 24} 0 V{-166 - (60 - abs(-96 + i * 24) * 0.62):g}" for i in range(9)
    )
    return (
        solid(doc, "M-120 0 V-150 L0 -226 L120 -150 V0 Z", wall, line, 6, 24, 0.5, 0.45)
        + path(boards, "none", "#6E3E24", 3.5, 'opacity=".5"')
        + solid(
            doc,
            "M-150 -134 L0 -246 L150 -134 L138 -112 L0 -212 L-138 -112 Z",
            roof,
            outline("#74202F"),
            6,
            12,
            0.45,
            0.5,
        )
        + solid(
            doc,
            "M-34 0 V-96 H34 V0 Z",
            doc.lin([(0, "#5E9C9A"), (1, "#36706F")]),
            outline("#1F4A4A"),
            5,
            10,
            0.4,
            0.4,
        )
        + oval(22, -46, 5, 5, "#F3CE6B", line, 3)
        + box(56, -110, 44, 44, 6, "#FFE39A", line, 5)
        + path("M78 -110 V-66 M56 -88 H100", "none", line, 4)
    )


def _fence(doc: Doc, x0: float, x1: float, y: float) -> str:
    line = outline("#8A6A48")
    rail = doc.lin([(0, "#F2DFB8"), (1, "#D2B888")])
    wood = doc.lin([(0, "#FFF8E8"), (1, "#DCC49A")])
    out = box(x0, y - 55, x1 - x0, 12, 4, rail, line, 4) + box(
        x0, y - 27, x1 - x0, 12, 4, rail, line, 4
    )
    x = x0
    while x < x1:
        out += path(
            f"M{x:g} {y} V{y - 74} L{x + 12:g} {y - 89} L{x + 25:g} {y - 74} V{y} Z", wood, line, 4
        )
        x += 40
    return out


def _wheel() -> str:
    """Thin and pale: scenery steps back behind the moles."""
    steel, spokes, cars = "#8A6A9A", "", ""
    for i in range(12):
        c, s = math.cos(math.radians(30 * i)), math.sin(math.radians(30 * i))
        spokes += path(f"M0 0 L{118 * c:.0f} {118 * s:.0f}", "none", steel, 4)
        colour = ("#FF8A7A", "#FFD23F", "#7ED9E6", "#B58BF0")[i % 4]
        cars += oval(round(118 * c), round(118 * s) + 10, 14, 14, colour, "#6A4A7A", 3.5)
    return (
        path("M0 0 L-64 176 M0 0 L64 176", "none", steel, 9)
        + spokes
        + oval(0, 0, 118, 118, "none", steel, 7)
        + oval(0, 0, 88, 88, "none", steel, 4)
        + oval(0, 0, 14, 14, steel)
        + cars
    )


def _lawn(doc: Doc) -> str:
    green = doc.lin([(0, "#A6D65C"), (0.45, "#74B848"), (1, "#3F8A40")])
    out = path(
        "M0 700 C320 676 640 690 960 682 C1280 690 1600 676 1920 700 V1080 H0 Z",
        green,
        extra=f'filter="{rough(doc, 3, 0.16, 0.012)}"',
    )
    stripes = "".join(
        f"M{960 + i * 70} 684 L{960 + (i + 1) * 70} 684 L{960 + (i + 1) * 190} 1080"
        f" L{960 + i * 190} 1080 Z"
        for i in range(-9, 10, 2)
    )
    return out + path(stripes, "#D8F58A", extra='opacity=".16"')


def _growth(doc: Doc) -> str:
    """Tufts and flowers in threes, larger towards the front, few where moles will stand."""
    rng, out = random.Random(5), ""
    places = sorted((rng.uniform(716, 1060), rng.uniform(0, W)) for _ in range(34))
    for i, (y, x) in enumerate(places):
        k = 0.4 + (y - 700) / 380 * 0.5
        tufts = ((-30, 4, 0.85), (26, 8, 0.7), (0, 0, 1.1))
        for dx, dy, size in tufts[: 3 if i % 4 else 1]:
            tuft = grass(doc, x + dx * k, y + dy * k, round(k * size, 2), rng.randint(0, 12))
            out += group(tuft, extra='opacity=".9"')
        if i % 3 == 0:
            petal = PETALS[i // 3 % 3]
            for dx, dy, size in ((-52, 18, 1.0), (-24, 28, 0.8), (46, 20, 0.9)):
                out += flower(round(x + dx * k), round(y + dy * k), round(k * size, 2), *petal)
    return out


def meadow(doc: Doc) -> str:
    sky = doc.lin([(0, "#4FA3C9"), (0.30, "#8FD0DC"), (0.52, "#FFE7B8"), (0.62, "#FFD79A")])
    far = doc.lin([(0, "#A9D3B0"), (1, "#7FB98E")])
    near = doc.lin([(0, "#9CCB6A"), (0.5, "#6FB052")])
    clouds = (
        (250, 300, 1.5, 0.9),
        (1640, 250, 1.7, 0.9),
        (1340, 420, 0.8, 0.7),
        (560, 430, 0.9, 0.7),
        (90, 470, 0.8, 0.6),
        (1850, 470, 0.9, 0.6),
    )
    out = box(0, 0, W, H, 0, sky)
    out += glow(doc, oval(960, 560, 620, 420, "#FFF3C4"), 90, 0.85)
    out += rays(960, 600, 1500, 22, "#FFFFFF", 0.13)
    out += "".join(_cloud(doc, *c) for c in clouds)
    out += path(
        "M0 600 C160 520 320 540 470 580 C640 500 820 520 960 560 C1120 500 1320 500 1480 566 "
        "C1640 520 1800 520 1920 570 V1080 H0 Z",
        far,
        extra='opacity=".95"',
    )
    out += path(
        "M0 660 C220 580 420 600 640 640 C860 590 1100 590 1300 640 C1500 590 1740 590 1920 640"
        " V1080 H0 Z",
        near,
    )
    out += group(_shed(doc), "translate(165 640) scale(.8)")
    out += _bush(doc, 330, 650, 0.7) + _bush(doc, 20, 660, 0.8)
    out += _bush(doc, 1780, 650, 1.0) + _bush(doc, 1600, 660, 0.65)
    out += group(_wheel(), "translate(1690 478)", 'opacity=".9"')
    out += _bush(doc, 1740, 664, 0.9) + _bush(doc, 1640, 672, 0.6)
    out += _fence(doc, -20, 1960, 720)
    return out + _lawn(doc) + _growth(doc) + _corners(doc)


def _corners(doc: Doc) -> str:
    """Leaves close to the eye, out of focus, and the evening at the edges."""
    out = ""
    for x, y, rx, ry, a in (
        (-40, 1050, 220, 70, -30),
        (60, 1115, 240, 60, -12),
        (1960, 1050, 220, 70, 30),
        (1860, 1115, 240, 60, 12),
    ):
        leaf = path("M-200 0 C-80 -70 120 -60 200 0 C120 50 -80 60 -200 0 Z", "#1F4F2C")
        out += group(
            leaf,
            f"translate({x} {y}) rotate({a}) scale({rx / 200:g} {ry / 70:g})",
            f'filter="{doc.blur(9)}" opacity=".9"',
        )
    dusk = doc.rad([(0, "#1A1030", 0), (0.6, "#1A1030", 0), (1, "#1A1030", 0.42)], 0.5, 0.48, 0.78)
    return out + box(0, 0, W, H, 0, dusk)


def lights(doc: Doc, ends: tuple[tuple[float, float], ...], count: int) -> str:
    """A string of coloured bulbs along a slack line."""
    (x0, y0), (xc, yc), (x1, y1) = ends
    out = path(f"M{x0} {y0} Q{xc} {yc} {x1} {y1}", "none", "#3A2432", 5)
    bulb = "M-11 11 C-17 30 -8 40 0 40 C8 40 17 30 11 11 Z"
    for i in range(count):
        t = (i + 0.5) / count
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * xc + t * t * x1
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * yc + t * t * y1
        colour = ("#FFD23F", "#FF7E6B", "#7ED9E6", "#A5E06A")[i % 4]
        glass = doc.rad([(0, "#FFFDF0"), (0.5, light(colour, 0.3)), (1, colour)], 0.45, 0.5, 0.6)
        halo = glow(doc, oval(0, 22, 34, 34, colour), 13, 0.5)
        one = halo + box(-6, 0, 12, 12, 3, "#3A2432") + path(bulb, glass, outline(colour), 3.5)
        out += group(one, f"translate({x:.0f} {y:.0f})")
    return out
