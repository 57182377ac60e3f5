"""Molly's garden bed between wavy turf; and what lies below it, where cubes are stored."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import SHADOW, glow, rough, shade, soft
from art.kit.render import render
from art.kit.sprite import SCALE, Pad
from art.kit.svg import Doc, box, group, oval, path
from art.kit.texture import picture, rounded, soil, vignette
from art.parts.plants import cluster, flower, grass

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["BED", "BED_PAD", "bed", "below"]

BED = (1100, 704)
BED_PAD: Pad = (40, 36, 48, 62)


def _edge(rng: random.Random) -> list[tuple[float, float]]:
    """Where turf ends and soil begins: a rounded rectangle drawn by hand."""
    (w, h), points = BED, []
    for i in range(90):
        t = i / 90 * 2 * math.pi
        ex = math.copysign(abs(math.cos(t)) ** 0.32, math.cos(t))
        ey = math.copysign(abs(math.sin(t)) ** 0.32, math.sin(t))
        x = w / 2 + ex * (w / 2 - 32 + rng.uniform(-8, 6))
        y = h / 2 + ey * (h / 2 - 28 + rng.uniform(-8, 6))
        points.append((round(x, 1), round(y, 1)))
    return points


def _frame(doc: Doc) -> str:
    w, h = BED
    rim = box(-12, -14, w + 24, h + 24, 56, doc.lin([(0, "#C98B52"), (1, "#8A5230")]))
    return (
        soft(doc, box(-4, 2, w + 8, h + 12, 54, SHADOW), 18, 0.65)
        + box(-12, -10, w + 24, h + 30, 56, "#4A2716", INK, 5)
        + group(rim, extra=f'filter="{shade(doc, 14, 0.45, 0.6)}"')
        + box(-12, -14, w + 24, h + 24, 56, "none", outline("#4A2812"), 5)
    )


def _turf(doc: Doc) -> str:
    (w, h), rng = BED, random.Random(2)
    hole = "M" + " L".join(f"{x} {y}" for x, y in _edge(rng)) + " Z"
    ring = f"M0 0 H{w} V{h} H0 Z {hole}"
    rule = 'fill-rule="evenodd"'
    clip = doc.clip(box(0, 0, w, h, 44))
    green = doc.lin([(0, "#8CC95A"), (0.5, "#6DB048"), (1, "#4E9038")])
    dusk = group(
        path(ring, "#1A0A10", extra=rule), "translate(3 9)", f'filter="{doc.blur(7)}" opacity=".6"'
    )
    lawn = group(path(ring, green, extra=rule), extra=f'filter="{rough(doc, 3, 0.3, 0.05)}"')
    edge = path(hole, "none", "#2E5A2A", 6) + group(
        path(hole, "none", "#C4EE8A", 3, 'opacity=".6"'), "translate(-2 -4)"
    )
    tufts = ""
    for x, y, k, seed in (
        (90, 34, 0.6, 3),
        (186, 26, 0.5, 8),
        (500, 22, 0.45, 5),
        (900, 30, 0.5, 4),
        (1058, 66, 0.6, 9),
        (26, 236, 0.6, 7),
        (30, 470, 0.6, 2),
        (1076, 320, 0.6, 12),
        (1070, 540, 0.6, 6),
        (60, 660, 0.62, 15),
        (170, 684, 0.5, 10),
        (560, 690, 0.45, 14),
        (930, 690, 0.5, 11),
        (1040, 672, 0.62, 18),
    ):
        tufts += cluster(doc, x, y, k * 1.25, seed)
    rim = box(-10, -10, w + 20, h + 20, 52, "none", "#0A1A10", 30)
    gloom = group(rim, extra=f'filter="{doc.blur(12)}" opacity=".5"')
    inner = dusk + lawn + edge + tufts + gloom
    return group(inner, extra=f'clip-path="{clip}"') + box(
        3, 3, w - 6, h - 6, 42, "none", "#1E3B22", 7, 'opacity=".8"'
    )


def _pebbles() -> str:
    """Stones and straws in the soil, fewer where cards lie."""
    rng, out = random.Random(12), ""
    for _ in range(70):
        x, y = round(rng.uniform(50, 1050)), round(rng.uniform(50, 660))
        r = round(rng.uniform(2.5, 6), 1)
        tone = rng.choice(("#A9785A", "#5A3626", "#8F6244", "#C09A78"))
        out += oval(x, y, r * 1.3, r, tone, "#3A2218", 1.6, 'opacity=".55"')
    return out


def bed() -> Image.Image:
    (w, h), (left, top, right, bottom) = BED, BED_PAD
    view = (-left, -top, w + left + right, h + top + bottom)
    wide = round(view[2] * SCALE)
    doc = Doc()
    sheet = render(doc.svg(_frame(doc), view), wide)
    earth = vignette(
        soil(w * SCALE, h * SCALE, "#7E5138", SCALE), (0.5, 0.42), (0.3, 1.0), 0.5, "#1A0A10", 0.16
    )
    ground = rounded(picture(earth), 44 * SCALE)
    sheet.alpha_composite(ground, (round(left * SCALE), round(top * SCALE)))
    doc = Doc()
    sheet.alpha_composite(render(doc.svg(_pebbles() + _turf(doc), view), wide))
    return sheet


def _above(doc: Doc) -> str:
    """A strip of day over the burrow."""
    rng = random.Random(3)
    sky = doc.lin([(0, "#8EC9F0"), (1, "#DDF2F8")])
    turf = (
        "M-20 120 C200 84 420 108 640 96 C900 82 1180 112 1400 98 C1640 86 1800 110 1960 96 "
        "V176 C1700 186 1500 172 1240 182 C900 190 600 172 300 184 C180 188 80 178 -20 182 Z"
    )
    out = group(path(turf, "#0E060A"), "translate(0 12)", f'filter="{doc.blur(9)}" opacity=".7"')
    out += box(-20, -20, 1960, 130, 0, sky)
    out += path(turf, doc.lin([(0, "#9AD65A"), (1, "#3F8438")]), outline("#2C5A2A"), 5)
    for _ in range(34):
        out += grass(
            doc,
            rng.randint(0, 1920),
            rng.randint(124, 168),
            round(rng.uniform(0.7, 1), 2),
            rng.randint(0, 40),
        )
    for x in (60, 92, 720, 752, 770, 1310, 1342, 1760, 1790):
        petal = (("#FFFBEF", "#FFC93C"), ("#F7A8C4", "#FFE08A"))[x % 3 % 2]
        out += flower(x, rng.randint(124, 150), 0.9, *petal)
    for x, y, long in (
        (180, 182, 60),
        (560, 176, 44),
        (1010, 180, 70),
        (1480, 178, 50),
        (1720, 182, 64),
    ):
        root = (
            f"M{x} {y} q-8 {long * 0.4:g} 4 {long * 0.6:g} q10 {long * 0.2:g} -2 {long * 0.5:g} "
            f"M{x + 4} {y + long * 0.5:g} q14 6 20 20"
        )
        out += path(root, "none", "#8A6A4A", 5, 'opacity=".7"')
    return out


def _stones(doc: Doc) -> str:
    rng, out = random.Random(21), ""
    for _ in range(46):
        x, y = round(rng.uniform(0, 1920)), round(rng.uniform(230, 1070))
        r = round(rng.uniform(6, 20), 1)
        tone = rng.choice(("#6A4838", "#5A3C30", "#7A5844"))
        out += oval(x, y, r * 1.3, r, tone, "#2A1610", 3, 'opacity=".6"')
        out += path(
            (
                f"M{x - r:g} {y - r * 0.2:g} Q{x - r * 0.4:g} {y - r * 0.9:g} {x + r * 0.4:g} "
                f"{y - r * 0.7:g}"
            ),
            "none",
            "#C09A80",
            2.5,
            'opacity=".4"',
        )
    return glow(doc, oval(820, 560, 620, 380, "#A86A3A"), 120, 0.22) + out


def below() -> Image.Image:
    w, h = 1920 * SCALE, 1080 * SCALE
    earth = vignette(soil(w, h, "#553529", SCALE), (0.42, 0.5), (0.25, 1.0), 0.72, "#0E060A", 0.2)
    ground = picture(earth).convert("RGBA")
    for layer in (_stones, _above):
        doc = Doc()
        ground.alpha_composite(render(doc.svg(layer(doc), (0, 0, 1920, 1080)), w))
    return ground
