"""A play sheet's lawn: felt with a gold seam in an ink frame; the race track; a small theatre."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import outline
from art.kit.light import shade
from art.kit.render import render
from art.kit.sprite import SCALE
from art.kit.svg import Doc, box, group, path
from art.kit.texture import felt, picture, rounded, vignette
from art.parts.plants import cluster
from art.ui.panels import plaque

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["LAWN", "drape", "sheet", "track", "valance"]

LAWN = (600, 250)
# Off to the sides and low, where no hole lies; the middle must stay calm.
TUFTS = ((40, 70, 0.5, 4), (562, 60, 0.46, 5), (34, 222, 0.5, 7), (568, 214, 0.48, 8))


def _seam(doc: Doc) -> str:
    w, h = LAWN
    clip = doc.clip(box(0, 0, w, h, 24))
    edge = box(-4, -4, w + 8, h + 8, 26, "none", "#0A1A10", 18)
    shadow = group(edge, extra=f'filter="{doc.blur(7)}" opacity=".5"')
    stitches = 'stroke-dasharray="12 9" opacity=".7"'
    tufts = "".join(cluster(doc, x, y, k, seed) for x, y, k, seed in TUFTS)
    return (
        group(group(tufts, extra='opacity=".8"') + shadow, extra=f'clip-path="{clip}"')
        + box(2, 2, w - 4, h - 4, 23, "none", "#3A1C10", 5)
        + box(8, 8, w - 16, h - 16, 18, "none", "#F3D98A", 3, stitches)
    )


def sheet() -> Image.Image:
    w, h = LAWN[0] * SCALE, LAWN[1] * SCALE
    green = vignette(felt(w, h, "#5E9E4A", SCALE), (0.5, 0.4), (0.25, 1.0), 0.45, "#10241E", 0.15)
    lawn = rounded(picture(green), 24 * SCALE)
    doc = Doc()
    lawn.alpha_composite(render(doc.svg(_seam(doc), (0, 0, *LAWN)), w))
    return lawn


def track(doc: Doc, w: float, h: float) -> str:
    """The race track's board with its groove; what stands on it is laid at run time."""
    groove = h * 0.5 - 7
    return (
        plaque(doc, w, h, 26)
        + box(40, groove - 3, w - 80, 14, 7, "#3A1C10", extra='opacity=".6"')
        + box(44, groove + 8, w - 88, 3, 1.5, "#FFE2B0", extra='opacity=".35"')
    )


def drape(doc: Doc, w: float, h: float, *, left: bool) -> str:
    """A gathered curtain, wide at the top."""
    line, out = "#5A0C1C", ""
    for k in range(5, -1, -1):
        x = w * (k + 1) / 6
        tones = (("#E5484E", "#9E1C36"), ("#B4283A", "#7A1424"))[k % 2]
        d = f"M-4 0 H{x:g} C{x:g} {h * 0.4:g} {x * 0.70:g} {h * 0.6:g} {x * 0.62:g} {h} H-4 Z"
        out += path(d, doc.lin([(0, tones[0]), (1, tones[1])]), line, 3)
    tie = (
        f"M-4 {h * 0.62:g} Q{w * 0.4:g} {h * 0.70:g} {w * 0.74:g} {h * 0.60:g} V{h * 0.66:g}"
        f" Q{w * 0.4:g} {h * 0.77:g} -4 {h * 0.69:g} Z"
    )
    out += path(tie, doc.lin([(0, "#FFD86A"), (1, "#D9982A")]), outline("#8A5A10"), 2.5)
    out = group(out, extra=f'clip-path="{doc.clip(box(0, 0, w, h))}"')
    return out if left else group(out, f"translate({w} 0) scale(-1 1)")


def valance(doc: Doc, w: float, h: float, swags: int = 9) -> str:
    """Swags with a gold hem. Each is whole, so that the strip may be cut or stretched."""
    step = w / swags
    hem = " ".join(
        f"Q{w - (i + 0.5) * step:g} {h * 1.5:g} {w - (i + 1) * step:g} {h * 0.42:g}"
        for i in range(swags)
    )
    d = f"M0 0 H{w} V{h * 0.42:g} {hem} Z"
    red = path(d, doc.lin([(0, "#8E1226"), (1, "#DB3340")]))
    return (
        group(red, extra=f'filter="{shade(doc, 5, 0.3, 0.2, grain=0)}"')
        + path(d, "none", "#5A0C1C", 3)
        + path(f"M{w} {h * 0.42:g} {hem}", "none", "#8A5A10", 6.5)
        + path(f"M{w} {h * 0.42:g} {hem}", "none", "#FFD05A", 4)
    )
