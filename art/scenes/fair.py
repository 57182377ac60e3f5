"""Mole Park's ground: a framed lawn with a sandy way across it; and the tent of the showdown."""

from __future__ import annotations

import random

import numpy as np
from PIL import Image

from art.kit.colours import INK, outline
from art.kit.light import SHADOW, glow, shade, soft
from art.kit.render import render
from art.kit.sprite import SCALE, Pad
from art.kit.svg import Doc, box, group, oval, path
from art.kit.texture import felt, picture, planks, rounded, vignette
from art.parts.plants import cluster
from art.scenes.meadow import lights, rays
from art.scenes.theatre import bunting, swags

__all__ = ["BOARD", "BOARD_PAD", "LAWN", "LAWN_PAD", "board", "lawn", "tent"]

LAWN = (1152, 722)
LAWN_PAD: Pad = (40, 36, 48, 62)
BOARD = (924, 410)
BOARD_PAD: Pad = (40, 36, 48, 62)
WALL = "M0 0 H1920 V806 C1440 762 480 762 0 806 Z"
# Between the holes, in threes, where neither cards nor dice come to lie.
TUFTS = (
    (66, 470, 0.62, 3),
    (338, 452, 0.5, 7),
    (668, 456, 0.52, 10),
    (992, 470, 0.5, 4),
    (1094, 494, 0.6, 6),
    (62, 622, 0.55, 8),
    (318, 640, 0.6, 9),
    (648, 628, 0.55, 12),
    (958, 636, 0.6, 5),
    (498, 520, 0.42, 11),
    (816, 524, 0.42, 15),
    (210, 690, 0.46, 14),
    (756, 694, 0.46, 2),
    (1080, 690, 0.5, 18),
)
BOARD_TUFTS = (
    (60, 150, 0.5, 3),
    (322, 120, 0.46, 4),
    (622, 110, 0.46, 6),
    (868, 140, 0.5, 7),
    (338, 306, 0.46, 9),
    (640, 316, 0.46, 5),
    (874, 330, 0.5, 12),
    (70, 360, 0.46, 8),
)


def _frame(doc: Doc, w: float, h: float) -> str:
    line = outline("#4A2812")
    rim = box(-12, -14, w + 24, h + 24, 56, doc.lin([(0, "#C98B52"), (1, "#8A5230")]))
    return (
        soft(doc, box(-4, 2, w + 8, h + 12, 54, SHADOW), 18, 0.65)
        + box(-12, -10, w + 24, h + 30, 56, "#4A2716", INK, 5)
        + group(rim, extra=f'filter="{shade(doc, 14, 0.45, 0.6)}"')
        + box(-12, -14, w + 24, h + 24, 56, "none", line, 5)
    )


def _seam(doc: Doc, w: float, h: float) -> str:
    clip = doc.clip(box(0, 0, w, h, 44))
    edge = box(-10, -10, w + 20, h + 20, 52, "none", "#0A1A10", 34)
    gloom = group(edge, extra=f'filter="{doc.blur(14)}" opacity=".55"')
    stitches = 'stroke-dasharray="16 11" opacity=".85"'
    return (
        box(24, 24, w - 48, h - 48, 28, "none", "#1E4A2A", 9, 'opacity=".35"')
        + box(24, 24, w - 48, h - 48, 28, "none", "#F3D98A", 4, stitches)
        + group(gloom, extra=f'clip-path="{clip}"')
        + box(3, 3, w - 6, h - 6, 42, "none", "#1E3B22", 7, 'opacity=".8"')
    )


def _sand(doc: Doc) -> str:
    """The way along the stalls, trodden by many paws."""
    rng, w = random.Random(2), LAWN[0] - 36
    d = (
        f"M0 22 C{w * 0.2:g} 8 {w * 0.4:g} 18 {w * 0.6:g} 10 C{w * 0.8:g} 4 {w * 0.9:g} 20 {w} 14"
        f" V146 C{w * 0.86:g} 158 {w * 0.7:g} 142 {w * 0.5:g} 152 C{w * 0.3:g} 160 {w * 0.14:g} 144"
        " 0 152 Z"
    )
    out = group(path(d, "#6A5426"), "translate(0 7)", 'opacity=".5"')
    out += path(d, doc.lin([(0, "#EAD29A"), (1, "#CFA963")]), "#9A7A40", 4)
    for _ in range(80):
        x, y = round(rng.uniform(10, w - 10)), round(rng.uniform(28, 140))
        rx, ry = round(rng.uniform(2, 4), 1), round(rng.uniform(1.4, 2.6), 1)
        out += oval(x, y, rx, ry, rng.choice(("#B8924E", "#F6E6BC")), extra='opacity=".8"')
    for x in (60, 330, 640, 930):
        foot = oval(0, 3, 5, 4, "#B8924E") + "".join(
            oval(a, -4, 1.8, 3, "#B8924E") for a in (-5, 0, 5)
        )
        out += "".join(
            group(foot, f"translate({x + k * 26} {132 + k % 2 * 9}) rotate(78)", 'opacity=".7"')
            for k in range(4)
        )
    return group(out, "translate(18 242)")


def _mat(size: tuple[int, int], pad: Pad, between: str, doc: Doc) -> Image.Image:
    w, h = size
    left, top, right, bottom = pad
    view = (-left, -top, w + left + right, h + top + bottom)
    wide = round(view[2] * SCALE)
    under = Doc()
    sheet = render(under.svg(_frame(under, w, h), view), wide)
    green = felt(w * SCALE, h * SCALE, "#5E9E4A", SCALE, strength=1.3)
    lit = vignette(green, (0.5, 0.40), (0.25, 1.0), 0.5, "#10241E", 0.2)
    ground = rounded(picture(lit), 44 * SCALE)
    sheet.alpha_composite(ground, (round(left * SCALE), round(top * SCALE)))
    sheet.alpha_composite(render(doc.svg(between + _seam(doc, w, h), view), wide))
    return sheet


def lawn() -> Image.Image:
    doc = Doc()
    tufts = "".join(cluster(doc, x, y, k * 1.35, seed) for x, y, k, seed in TUFTS)
    return _mat(LAWN, LAWN_PAD, _sand(doc) + group(tufts, extra='opacity=".92"'), doc)


def board() -> Image.Image:
    """The lawn of the showdown: smaller, on its own stage."""
    doc = Doc()
    tufts = "".join(cluster(doc, x, y, k * 1.3, seed) for x, y, k, seed in BOARD_TUFTS)
    return _mat(BOARD, BOARD_PAD, group(tufts, extra='opacity=".92"'), doc)


def _drapes(doc: Doc) -> str:
    """One side of the tent: folds wide above, gathered by a golden band."""
    out = ""
    for k in range(6, -1, -1):
        tones = (("#EE5A5E", "#9A1830"), ("#B4283A", "#6A0E20"))[k % 2]
        d = (
            f"M{-20 + k * 52} -10 C{10 + k * 46} 300 {-10 + k * 34} 560 {-40 + k * 22} 1100 "
            f"H{-90 + k * 22} C{-40 + k * 34} 560 {-30 + k * 46} 300 {-72 + k * 52} -10 Z"
        )
        out += path(d, doc.lin([(0, tones[0]), (1, tones[1])]), "#4A0818", 4)
    band = "M318 470 C250 500 120 520 -20 500 V540 C120 560 250 540 326 500 Z"
    gloom = doc.lin([(0, "#1A0410", 0.55), (0.6, "#1A0410", 0)], 0, 0, 1, 0)
    return (
        group(out, extra=f'filter="{shade(doc, 10, 0.25, 0.15)}"')
        + group(path(band, SHADOW), "translate(4 14)", f'filter="{doc.blur(8)}" opacity=".45"')
        + path(band, doc.lin([(0, "#FFDB66"), (1, "#C98A22")]), "#6A3A10", 5)
        + path(
            "M310 480 C250 508 120 528 0 512",
            "none",
            "#FFF3C4",
            3,
            'stroke-dasharray="10 8" opacity=".8"',
        )
        + path("M-20 -20 H360 V1100 H-20 Z", gloom)
    )


def _over(doc: Doc) -> str:
    sky = doc.rad([(0, "#8A46A4"), (0.45, "#542678"), (1, "#1C0B2E")], 0.5, 0.36, 0.75)
    out = path(WALL, sky)
    clip = doc.clip(path(WALL, "#000"))
    beams = group(rays(960, 250, 1500, 24, "#FFD98A", 0.10), "rotate(4 960 250)")
    lamp = glow(doc, oval(960, 300, 520, 260, "#C48AE8"), 110, 0.3)
    return out + group(beams + lamp, extra=f'clip-path="{clip}"')


def _front(doc: Doc) -> str:
    rng, out = random.Random(7), ""
    for x in (330, 1590):
        out += glow(doc, oval(x, 846, 270, 54, "#FFF3B0"), 20, 0.6)
    out += glow(doc, oval(960, 862, 520, 60, "#FFE0A0"), 34, 0.4)
    side = _drapes(doc)
    out += side + group(side, "translate(1920 0) scale(-1 1)")
    for x0, x1 in ((250, 330), (1670, 1590)):
        beam = doc.lin([(0, "#FFF6C8", 0.55), (1, "#FFF6C8", 0.08)])
        cone = path(f"M{x0} -20 L{x1 - 250} 830 H{x1 + 250} Z", beam)
        out += group(cone, extra=f'filter="{doc.blur(12)}"')
    out += bunting(doc, ((300, 130), (760, 96)), 40, 12) + bunting(
        doc, ((1160, 96), (1620, 130)), 40, 12
    )
    out += lights(doc, ((360, 210), (960, 300), (1560, 210)), 15)
    for _ in range(80):
        x, y = round(rng.uniform(370, 1550)), round(rng.uniform(120, 770))
        scrap = rng.choice(("#FFC93C", "#5FC7E0", "#EF5A6B", "#9AD65A", "#B188ED"))
        turn = round(rng.uniform(0, 180))
        out += group(
            box(-8, -3.5, 16, 7, 2, scrap), f"translate({x} {y}) rotate({turn})", 'opacity=".75"'
        )
    return out + swags(doc, 1920, 120, 148)


def _floor() -> Image.Image:
    """Boards that run away from us, sixteen across the back of the stage."""
    w, h = 1920 * SCALE, 1080 * SCALE
    back, deep = 764 * SCALE, 700 * SCALE
    laid = planks(deep, w, ("#8A5A34", "#96643C", "#7E5030"), SCALE, seed=5, height=120)
    wood = picture(laid).rotate(90, expand=True)
    near = w * (1 - 120 / 260) / 2
    corners = ((0, back, 0, 0), (w, back, w, 0), (0, h, near, deep), (w, h, w - near, deep))
    rows, want = [], []
    for x, y, u, v in corners:
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        want += [u, v]
    found = np.linalg.solve(np.array(rows, np.float64), np.array(want, np.float64))
    turn = tuple(round(float(c), 12) for c in found)
    return wood.transform(
        (w, h), Image.Transform.PERSPECTIVE, turn, Image.Resampling.BICUBIC
    ).convert("RGBA")


def _dusk(doc: Doc) -> str:
    """The back of the stage lies in the dark, and so does its foremost edge."""
    fade = doc.lin([(0, "#12040E", 0.5), (0.35, "#12040E", 0.05), (1, "#12040E", 0.5)])
    edge = path("M0 806 C480 762 1440 762 1920 806", "none", "#2A140A", 8)
    return box(0, 760, 1920, 320, 0, fade) + edge


def tent() -> Image.Image:
    floor = _floor()
    for layer in (_dusk, _over, _front):
        doc = Doc()
        floor.alpha_composite(render(doc.svg(layer(doc), (0, 0, 1920, 1080)), floor.width))
    return floor
