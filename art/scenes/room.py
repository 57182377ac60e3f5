"""The club room's table, and the framed mats that lie on it."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import SHADOW, shade, soft, solid
from art.kit.render import render
from art.kit.sprite import SCALE, Pad
from art.kit.svg import Doc, box, group, oval, path
from art.kit.texture import felt, paper, picture, planks, rounded, soil, vignette

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

__all__ = ["MATS", "MAT_PAD", "SIZE", "mat", "table"]

CLUB = ("#6E4230", "#63392B", "#774834", "#5C3529")
DARK_CLUB = ("#4E3A32", "#463430", "#57423A", "#40302C")
MATS = ("lawn", "night", "parchment", "soil")
Size = tuple[int, int]
MAT_PAD: Pad = (44, 40, 52, 78)
SIZE = (1100, 700)


def table(*, dark: bool = False) -> Image.Image:
    w, h = 1920 * SCALE, 1080 * SCALE
    wood = planks(w, h, DARK_CLUB if dark else CLUB, SCALE, seed=11 if dark else 7)
    lit = vignette(wood, (0.5, 0.44), (0.30, 1.0), 0.75, "#140A1C", 0.20)
    return picture(lit)


def _ground(kind: str, size: Size) -> Image.Image:
    w, h = size[0] * SCALE, size[1] * SCALE
    if kind == "lawn":
        a = vignette(felt(w, h, "#5E9E4A", SCALE), (0.5, 0.4), (0.25, 1), 0.5, "#10241E", 0.2)
    elif kind == "night":
        a = felt(w, h, "#2B3A67", SCALE, strength=1.1)
        a = vignette(a, (0.5, 0.4), (0.25, 1), 0.55, "#0C1028", 0.16)
    elif kind == "parchment":
        a = vignette(paper(w, h, "#D8BF8C", SCALE), (0.5, 0.45), (0.3, 1), 0.42, "#6A4420", 0.12)
    else:
        a = vignette(soil(w, h, "#7A4D36", SCALE), (0.5, 0.42), (0.3, 1), 0.5, "#1E100E", 0.12)
    return rounded(picture(a), 44 * SCALE)


def _frame(doc: Doc, kind: str, size: Size) -> str:
    """A wooden rim of 14 round the mat, with its thickness below."""
    wide, tall = size
    tones = ("#7A5A44", "#4A3428") if kind == "parchment" else ("#D79A5C", "#8A5230")
    line = outline("#4A2812")
    rim = box(-14, -16, wide + 28, tall + 28, 60, doc.lin([(0, tones[0]), (1, tones[1])]))
    return (
        soft(doc, box(-6, 0, wide + 12, tall + 18, 58, SHADOW), 20, 0.65)
        + box(-14, -12, wide + 28, tall + 36, 60, "#4A2716", INK, 5)
        + group(rim, extra=f'filter="{shade(doc, 14, 0.45, 0.6)}"')
        + box(-14, -16, wide + 28, tall + 28, 60, "none", line, 5)
    )


def _inlay(doc: Doc, kind: str, size: Size) -> str:
    """Shade under the rim, and the seam or edging of each mat."""
    wide, tall = size
    clip = doc.clip(box(0, 0, wide, tall, 44))
    edge = box(-10, -10, wide + 20, tall + 20, 52, "none", "#0A0A14", 34)
    shadow = group(edge, extra=f'filter="{doc.blur(14)}" opacity=".55"')
    out = group(shadow, extra=f'clip-path="{clip}"')
    out += box(3, 3, wide - 6, tall - 6, 42, "none", "#160A18", 7, 'opacity=".6"')
    if kind == "soil":
        return out + _grass_rim(doc, size)
    if kind == "parchment":
        rules = box(22, 22, wide - 44, tall - 44, 24, "none", "#7A5230", 3, 'opacity=".5"')
        rules += box(30, 30, wide - 60, tall - 60, 18, "none", "#7A5230", 1.6, 'opacity=".5"')
        return out + rules + _brass(doc, size)
    seam = 'stroke-dasharray="16 11" opacity=".85"'
    return (
        out
        + box(24, 24, wide - 48, tall - 48, 28, "none", "#0A1A14", 9, 'opacity=".32"')
        + box(24, 24, wide - 48, tall - 48, 28, "none", "#F3D98A", 4, seam)
    )


def _brass(doc: Doc, size: Size) -> str:
    """A fitting over each corner of the map, held by a rivet."""
    wide, tall = size
    line = outline("#6A4410")
    d = "M-17 64 V30 Q-17 -19 32 -19 H64 Q66 -4 52 -2 Q4 4 -1 52 Q-3 66 -17 64 Z"
    metal = doc.lin([(0, "#FFE9A0"), (0.5, "#E0AE4A"), (1, "#9A6A1E")], 0, 0, 1, 1)
    head = doc.rad([(0, "#FFF6D0"), (0.6, "#D9A441"), (1, "#7A5216")], 0.38, 0.3, 0.8)
    one = solid(doc, d, metal, line, 4, 7, 0.4, 0.6) + oval(7, 6, 6, 6, head, line, 3)
    flips = (
        "",
        f"translate({wide} 0) scale(-1 1)",
        f"translate(0 {tall - 4}) scale(1 -1)",
        f"translate({wide} {tall - 4}) scale(-1 -1)",
    )
    return "".join(group(one, flip) for flip in flips)


def _grass_rim(doc: Doc, size: Size) -> str:
    """Turf hanging over the edge of the bed, in blades that never line up."""
    wide, tall = size
    rng = random.Random(8)
    clip = doc.clip(box(0, 0, wide, tall, 44))
    out = ""
    length = 2 * (wide + tall)
    at = x = y = 0.0
    while at < length:
        if at < wide:
            x, y, turn = at, 4, 0
        elif at < wide + tall:
            x, y, turn = wide - 4, at - wide, 90
        elif at < 2 * wide + tall:
            x, y, turn = 2 * wide + tall - at, tall - 4, 180
        else:
            x, y, turn = 4, length - at, 270
        long, lean = rng.uniform(16, 40), rng.uniform(-10, 10)
        d = (
            f"M-9 -14 Q{lean * 0.3 - 4:.1f} {long * 0.5:.1f} {lean:.1f} {long:.1f}"
            f" Q{lean * 0.5 + 5:.1f} {long * 0.5:.1f} 9 -14 Z"
        )
        shade_ = rng.choice(("#6FB24A", "#5A9C40", "#7CC052", "#4E8C3A"))
        out += group(path(d, shade_, "#2E5A2A", 2.5), f"translate({x:.1f} {y:.1f}) rotate({turn})")
        at += rng.uniform(7, 12)
    return group(out, extra=f'clip-path="{clip}"')


def mat(kind: str, size: Size = SIZE, over: Callable[[Doc], str] | None = None) -> Image.Image:
    """A framed mat; `over` lies on its felt, under the shade and the seam."""
    left, top, right, bottom = MAT_PAD
    w, h = size[0] + left + right, size[1] + top + bottom
    view, pixels = (-left, -top, w, h), math.ceil(w * SCALE)
    doc = Doc()
    sheet = render(doc.svg(_frame(doc, kind, size), view), pixels)
    sheet.alpha_composite(_ground(kind, size), (round(left * SCALE), round(top * SCALE)))
    doc = Doc()
    upper = (over(doc) if over else "") + _inlay(doc, kind, size)
    sheet.alpha_composite(render(doc.svg(upper, view), pixels))
    return sheet
