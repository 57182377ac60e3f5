"""The fair of Dice Theme Park by night: its sky, the mat of a park, the lawn parks are built on."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from art.kit.colours import dark, light
from art.kit.light import glow, rough, soft
from art.kit.svg import Doc, box, group, oval, path
from art.props.funfair_tiles import HIGH, R, hexagon
from art.scenes.meadow import lights
from art.scenes.room import mat
from art.scenes.theatre import bunting

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["CELLS", "GROUND", "bulbs", "flags", "ground", "plot", "sky", "station"]

GROUND = (1128, 794)
CELLS = (
    (-2, -1),
    (-2, 0),
    (-2, 1),
    (-1, -2),
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -3),
    (0, -2),
    (0, -1),
    (0, 0),
    (1, -3),
    (1, -2),
    (1, -1),
    (1, 0),
    (2, -3),
    (2, -2),
    (2, -1),
)


def _wheel(doc: Doc, x: float, y: float, r: float) -> str:
    """A big wheel far off: rim, spokes, cabins and their lamps."""
    tone = "#54408C"
    out = path(
        (f"M{x} {y} L{x - r * 0.62:g} {y + r * 1.5:g} M{x} {y} L{x + r * 0.62:g} {y + r * 1.5:g}"),
        "none",
        tone,
        13,
    )
    out += oval(x, y, r, r, "none", tone, 9) + oval(x, y, r * 0.9, r * 0.9, "none", tone, 4)
    lamps = ""
    for i in range(16):
        a = math.radians(i * 22.5 + 6)
        ex, ey = x + r * math.cos(a), y + r * math.sin(a)
        out += path(f"M{x} {y} L{ex:.1f} {ey:.1f}", "none", tone, 4)
        out += box(
            round(ex - 13),
            round(ey + 2),
            26,
            24,
            8,
            dark("#8E5BD8", 0.5) if i % 2 else dark("#E5484D", 0.5),
        )
        c = ("#FFD86A", "#FF9AC8", "#8FE6F2", "#B8F08A")[i % 4]
        lamps += oval(round(ex), round(ey), 8, 8, c)
        mx, my = x + r * 0.55 * math.cos(a), y + r * 0.55 * math.sin(a)
        lamps += oval(round(mx), round(my), 4, 4, "#FFF3C4")
    return out + oval(x, y, 20, 20, tone) + glow(doc, lamps, 10, 0.9) + lamps


def _coaster(doc: Doc) -> str:
    tone = "#463680"
    track = (
        "M1160 900 C1240 900 1250 560 1340 560 C1430 560 1420 820 1500 "
        "820 C1580 820 1580 420 1690 420 C1800 420 1790 760 1960 760"
    )
    posts = "".join(
        path(f"M{x} {y} V960", "none", tone, 7)
        for x, y in (
            (1220, 800),
            (1270, 660),
            (1340, 566),
            (1410, 650),
            (1460, 780),
            (1540, 800),
            (1590, 610),
            (1640, 460),
            (1690, 424),
            (1750, 470),
            (1800, 640),
            (1860, 730),
        )
    )
    lamps = "".join(
        oval(x, y, 5, 5, "#FFE6A0")
        for x, y in (
            (1252, 720),
            (1296, 600),
            (1340, 556),
            (1386, 602),
            (1424, 700),
            (1500, 814),
            (1570, 700),
            (1606, 560),
            (1644, 452),
            (1690, 416),
            (1738, 452),
            (1776, 560),
            (1830, 700),
        )
    )
    cars = "".join(
        group(
            box(-15, -15, 30, 19, 6, c, "#1A1236", 3) + oval(0, -18, 7, 7, "#C99AB0"),
            (f"translate({x} {y}) rotate({a})"),
        )
        for x, y, a, c in (
            (1600, 584, -72, "#E5484D"),
            (1620, 522, -66, "#F2AE2E"),
            (1650, 462, -50, "#E5484D"),
        )
    )
    return (
        posts
        + path(track, "none", tone, 14)
        + path(track, "none", "#5A4A9A", 4)
        + cars
        + glow(doc, lamps, 8, 0.9)
        + lamps
    )


def _tent(x: float, y: float, w: float, h: float, a: str, b: str) -> str:
    out = ""
    for i in range(6):
        left, right = x - w / 2 + i * w / 6, x - w / 2 + (i + 1) * w / 6
        tone = a if i % 2 == 0 else b
        out += path(f"M{x:g} {y - h:g} L{left:.1f} {y - h * 0.42:.1f} H{right:.1f} Z", tone)
        out += path(
            (f"M{left:.1f} {y - h * 0.42:.1f} H{right:.1f} V{y:g} H{left:.1f} Z"), dark(tone, 0.25)
        )
    door = path(
        (
            f"M{x - w * 0.09:g} {y:g} V{y - h * 0.2:g} Q{x:g} "
            f"{y - h * 0.36:g} {x + w * 0.09:g} {y - h * 0.2:g} V{y:g} Z"
        ),
        "#FFD98A",
    )
    flag = path(f"M{x:g} {y - h:g} v-34", "none", "#1A1236", 4) + path(
        (f"M{x:g} {y - h - 34:g} l26 8 l-26 9 Z"), "#F2AE2E"
    )
    return out + door + flag


def sky(doc: Doc) -> str:
    """Dusk behind the fair: bright low, quiet in the middle where the table lies."""
    rng = random.Random(21)
    fade: list[tuple[float, str]] = [
        (0, "#141433"),
        (0.45, "#2A2458"),
        (0.72, "#6A3A72"),
        (0.86, "#B8606E"),
        (1, "#5A2E50"),
    ]
    out = box(0, 0, 1920, 1080, 0, doc.lin(fade))
    for _ in range(150):
        x, y, r = (
            round(rng.uniform(0, 1920)),
            round(rng.uniform(0, 620)),
            round(rng.uniform(1, 2.8), 1),
        )
        out += oval(x, y, r, r, "#FFF3D6", extra=f'opacity="{rng.uniform(0.25, 0.9):.2f}"')
    out += glow(doc, oval(1530, 170, 90, 90, "#FFE9BE"), 36, 0.5) + oval(
        1530, 170, 58, 58, "#FFF3D6"
    )
    out += oval(1512, 156, 11, 9, "#E8D2A8") + oval(1548, 190, 14, 11, "#E8D2A8")
    out += glow(doc, oval(960, 940, 1100, 130, "#FFB06A"), 60, 0.55)
    hills = (
        "M0 900 C200 800 420 860 640 830 C900 790 1100 870 "
        "1340 820 C1600 780 1760 850 1920 810 V1080 H0 Z"
    )
    out += path(hills, "#4A2C5E") + _wheel(doc, 330, 520, 270) + _coaster(doc)
    for x, y, w, h, a, b in (
        (140, 960, 260, 240, "#A83250", "#D8C0C8"),
        (640, 950, 220, 190, "#2C5F96", "#C8CCDC"),
        (900, 944, 170, 150, "#C8862C", "#DCCCB8"),
        (1130, 952, 230, 200, "#5E3A96", "#CCC0DC"),
        (1800, 970, 280, 240, "#27786A", "#C4D4CC"),
    ):
        out += _tent(x, y, w, h, dark(a, 0.3), dark(b, 0.35))
    out += path(
        ("M0 950 C300 920 700 960 960 944 C1260 930 1600 966 1920 940 V1080 H0 Z"),
        doc.lin([(0, "#2C2048"), (1, "#150F28")]),
    )
    for _ in range(46):
        x = round(rng.uniform(10, 1910))
        y, r = round(rng.uniform(950, 1000)), round(rng.uniform(7, 12))
        tone = rng.choice(("#3A2A5A", "#452F52", "#2A2A56"))
        out += path(
            (f"M{x - r} {y + r * 2} C{x - r} {y - r} {x + r} {y - r} {x + r} {y + r * 2} Z"), tone
        )
    out += bunting(doc, ((-20, 40), (620, 20)), 70, 17) + bunting(
        doc, ((1300, 20), (1940, 40)), 70, 17
    )
    out += lights(doc, ((600, 14), (960, 66), (1320, 14)), 13)
    shade_ = doc.rad(
        [(0, "#0C0A22", 0.34), (0.6, "#0C0A22", 0.12), (1, "#0C0A22", 0.55)], 0.5, 0.45, 0.75
    )
    return out + box(0, 0, 1920, 1080, 0, shade_)


def flags(doc: Doc, *, left: bool) -> str:
    """Bunting for one upper corner of a mat, 340 wide."""
    ends = ((0, 12), (340, 4)) if left else ((0, 4), (340, 12))
    return bunting(doc, ends, 62, 9)


def bulbs(doc: Doc) -> str:
    """A string of lamps, 440 wide."""
    return lights(doc, ((10, 10), (220, 58), (430, 10)), 9)


def _over(doc: Doc) -> str:
    w, h = GROUND
    rng, out = random.Random(4), ""
    for _ in range(70):
        x, y, r = (
            round(rng.uniform(30, w - 30)),
            round(rng.uniform(30, h - 40)),
            rng.choice((1.2, 1.8, 2.4)),
        )
        out += oval(x, y, r, r, "#FFF3C4", extra=f'opacity="{rng.uniform(0.2, 0.6):.2f}"')
    third = w * 0.3
    out += bunting(doc, ((24, 28), (third, 20)), 66, 9) + bunting(
        doc, ((w - third, 20), (w - 24, 28)), 66, 9
    )
    return out + lights(doc, ((third, 20), (w / 2, 72), (w - third, 20)), 9)


def ground() -> Image.Image:
    """A park's mat."""
    return mat("night", GROUND, _over)


def _at(q: int, r: int) -> tuple[float, float]:
    return 1.5 * R * q, 2 * HIGH * (r + q / 2)


def _rim() -> str:
    """The outer edges of all cells together."""
    steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    d = ""
    for q, r in CELLS:
        x, y = _at(q, r)
        for i, (dq, dr) in enumerate(steps):
            if (q + dq, r + dr) in CELLS:
                continue
            a, b = math.radians(60 * i), math.radians(60 * (i + 1))
            d += f"M{x + R * math.cos(a):.1f} {y + HIGH * math.sin(a) / math.sin(math.pi / 3):.1f} "
            d += f"L{x + R * math.cos(b):.1f} {y + HIGH * math.sin(b) / math.sin(math.pi / 3):.1f} "
    return d


def plot(doc: Doc) -> str:
    """A lawn of felt in the shape of the eighteen cells, sewn on; about the Park Entrance."""

    def cells(r: float, corner: float, fill: str) -> str:
        return "".join(
            group(
                path(hexagon(r, corner), fill),
                (f"translate({_at(q, s)[0]:.1f} {_at(q, s)[1]:.1f})"),
            )
            for q, s in CELLS
        )

    lawn = doc.rad([(0, "#3F7A5A"), (0.6, "#336650"), (1, "#264C48")], 0, -187, 560, absolute=True)
    edge = _rim()
    out = soft(doc, cells(R + 12, 18, "#0A1024"), 8, 0.6)
    out += cells(R + 14, 18, "#16203F") + cells(R + 10, 18, "#4E8A66") + cells(R + 5, 18, "#1E3A40")
    cloth = f'filter="{rough(doc, 5, 0.13, 0.05)}"'
    out += group(cells(R + 3, 16, lawn), extra=cloth)
    rng = random.Random(6)
    for q, s in CELLS:
        x, y = _at(q, s)
        for _ in range(7):
            gx, gy = round(x + rng.uniform(-80, 80)), round(y + rng.uniform(-66, 66))
            out += path(
                (f"M{gx - 5} {gy} l2 -8 l3 8 l3 -7 l2 7"), "none", "#5E9E72", 2.4, 'opacity=".5"'
            )
        out += group(
            path(hexagon(R - 8), "none", "#BFE0C8", 3, 'opacity=".34" stroke-dasharray="13 11"'),
            f"translate({x:.1f} {y:.1f})",
        )
    seam = 'stroke-dasharray="15 10" opacity=".8"'
    return out + path(edge, "none", "#F3D98A", 3.6, seam)


def station(doc: Doc) -> str:
    """A platform with a roof, 300 by 110: where the monorail stops below the entrance."""
    out = glow(doc, oval(150, 104, 150, 9, "#0A0818"), 6, 0.6)
    out += box(0, 70, 300, 32, 8, "#2A1E44", "#140A22", 5)
    out += box(0, 66, 300, 24, 8, doc.lin([(0, "#E9D8C0"), (1, "#B89C86")]), "#4A3448", 4)
    out += path("M10 76 H290", "none", "#F2AE2E", 5, 'stroke-dasharray="14 8"')
    for x in (40, 260):
        out += path(f"M{x} 66 V26", "none", "#3A2A56", 11) + path(
            f"M{x} 66 V26", "none", "#8E7FC8", 5
        )
    roof = "M6 30 C40 -4 260 -4 294 30 L286 42 C200 24 100 24 14 42 Z"
    out += path(roof, doc.lin([(0, light("#C24C7E", 0.25)), (1, "#8A2F5A")]), "#3A1030", 5)
    return out + "".join(
        oval(x, y, 5, 5, "#FFF3B0", "#8A5A10", 2)
        for x, y in ((50, 34), (100, 28), (150, 26), (200, 28), (250, 34))
    )
