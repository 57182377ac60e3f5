"""The table of 1916: dark planks, and a parchment map in a worn wooden frame."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import SHADOW, shade, soft
from art.kit.render import render
from art.kit.sprite import SCALE, Pad
from art.kit.svg import Doc, box, group, oval, path
from art.kit.texture import paper, picture, rounded, vignette

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["MAP", "MAP_PAD", "map_table"]

MAP = (1240, 840)
MAP_PAD: Pad = (36, 34, 44, 52)


def _frame(doc: Doc) -> str:
    w, h = MAP
    rim = box(-14, -14, w + 28, h + 26, 40, doc.lin([(0, "#8A6A48"), (1, "#4E3826")]))
    out = soft(doc, box(-6, 4, w + 12, h + 10, 40, SHADOW), 16, 0.65)
    out += box(-14, -12, w + 28, h + 32, 40, "#2E1A12", INK, 5)
    out += group(rim, extra=f'filter="{shade(doc, 12, 0.45, 0.5)}"')
    out += box(-14, -14, w + 28, h + 26, 40, "none", outline("#3A2414"), 5)
    brass = doc.rad([(0, "#F8E8B0"), (0.6, "#C79A45"), (1, "#7A5420")], 0.35, 0.3, 0.8)
    for x, y, a in ((0, 0, 0), (w, 0, 90), (w, h, 180), (0, h, 270)):
        corner = (
            "M-16 44 V2 C-16 -10 -8 -17 4 -17 H46 C50 -10 46 -2 38 0 C18 2 4 16 2 38 C0 46 "
            "-10 50 -16 44 Z"
        )
        plate = group(path(corner, brass), extra=f'filter="{shade(doc, 7, 0.4, 0.6)}"')
        plate += path(corner, "none", outline("#5A3A10"), 4)
        plate += oval(2, 2, 5, 5, "#FFF3C4", outline("#5A3A10"), 3)
        out += group(plate, f"translate({x} {y}) rotate({a})")
    return out


def _contours() -> str:
    """Heights, a road, a river: faint, for the hexes lie on them."""
    w, h = MAP
    rng, out = random.Random(3), ""
    for k in range(8):
        cx, cy = rng.uniform(0, w), rng.uniform(0, h)
        for j in range(4):
            r, points = 44 + j * 38, []
            for i in range(28):
                a = i * math.pi / 14
                points.append(
                    f"{cx + r * 1.5 * math.cos(a) * (1 + 0.12 * math.sin(3 * a + k)):.0f} "
                    f"{cy + r * math.sin(a) * (1 + 0.14 * math.cos(2 * a + k)):.0f}"
                )
            out += path("M" + "L".join(points) + "Z", "none", "#8A6434", 2, 'opacity=".26"')
    river = "M-20 640 C180 560 240 700 420 640 C600 580 640 720 840 690 C1000 664 1080 760 1280 720"
    out += path(river, "none", "#6F95A0", 16, 'opacity=".28"') + path(
        river, "none", "#FFF3D0", 3, 'opacity=".3"'
    )
    road = "M200 -20 C240 160 380 200 420 380 C460 560 380 700 460 880"
    return out + path(road, "none", "#8A5A30", 4, 'stroke-dasharray="16 11" opacity=".34"')


def _compass() -> str:
    ink, out = "#5A3A1A", ""
    out += oval(0, 0, 50, 50, "none", ink, 3) + oval(0, 0, 43, 43, "none", ink, 1.6)
    for a in range(0, 360, 90):
        needle = path("M0 -58 L11 0 L0 0 Z", "#B7303F" if a == 0 else ink)
        out += group(needle + path("M0 -58 L-11 0 L0 0 Z", "#F0DCB0", ink, 1.6), f"rotate({a})")
    return group(out, "translate(1156 756)", 'opacity=".55"')


def _ink(doc: Doc) -> str:
    w, h = MAP
    clip = doc.clip(box(0, 0, w, h, 26))
    folds = "".join(
        path(f"M{x:.0f} 4 V{h - 4}", "none", "#5A3A1A", 3, 'opacity=".16"')
        + path(f"M{x + 3:.0f} 4 V{h - 4}", "none", "#FFF3D0", 3, 'opacity=".28"')
        for x in (w / 3, 2 * w / 3)
    )
    folds += path(f"M4 {h / 2} H{w - 4}", "none", "#5A3A1A", 3, 'opacity=".13"')
    stain = oval(0, 0, 58, 55, "none", "#7A4A1E", 7, 'opacity=".16"')
    stain += oval(3, 2, 53, 51, "none", "#7A4A1E", 3, 'opacity=".14"')
    lines = "".join(f"M{i * w / 10:.0f} 0 V{h} " for i in range(1, 10))
    lines += "".join(f"M0 {i * h / 7:.0f} H{w} " for i in range(1, 7))
    inner = path(lines, "none", "#7A5428", 1.4, 'opacity=".16"') + _contours() + _compass()
    inner += group(stain, "translate(120 130)")
    return (
        group(inner, extra=f'clip-path="{clip}"')
        + folds
        + box(2, 2, w - 4, h - 4, 25, "none", "#3A2414", 5, 'opacity=".8"')
        + box(18, 18, w - 36, h - 36, 14, "none", "#5A3A1A", 3, 'opacity=".5"')
        + box(25, 25, w - 50, h - 50, 10, "none", "#5A3A1A", 1.5, 'opacity=".45"')
    )


def map_table() -> Image.Image:
    (w, h), (left, top, right, bottom) = MAP, MAP_PAD
    view = (-left, -top, w + left + right, h + top + bottom)
    doc = Doc()
    whole = render(doc.svg(_frame(doc), view), round(view[2] * SCALE))
    ground = paper(w * SCALE, h * SCALE, "#DCC594", SCALE)
    lit = vignette(ground, (0.5, 0.46), (0.32, 1.0), 0.5, "#5A3416", 0.08)
    sheet = rounded(picture(lit), 26 * SCALE)
    doc = Doc()
    ink = render(doc.svg(_ink(doc), (0, 0, w, h)), w * SCALE)
    sheet.alpha_composite(ink)
    whole.alpha_composite(sheet, (round(left * SCALE), round(top * SCALE)))
    return whole
