"""The stage of the results: night felt with rays, a sky of small lights, bunting and bulbs."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from art.kit.light import glow
from art.kit.render import render
from art.kit.sprite import SCALE
from art.kit.svg import Doc, box, group, oval
from art.kit.texture import felt, picture, vignette
from art.scenes.meadow import lights, rays
from art.scenes.room import mat
from art.scenes.theatre import bunting

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["night", "stage"]

W, H = 1920, 1080


def _sky(doc: Doc, w: float, h: float) -> str:
    """Beams from behind the podium, and small lights in no order."""
    rng, stars = random.Random(11), ""
    for _ in range(90):
        x, y, r = rng.uniform(0, w), rng.uniform(0, h * 0.8), rng.uniform(1.2, 3)
        faint = f'opacity="{rng.uniform(0.25, 0.8):.2f}"'
        stars += oval(round(x), round(y), round(r, 1), round(r, 1), "#FFF6DC", extra=faint)
    lamp = oval(w / 2, h * 0.59, w * 0.3, h * 0.35, "#8FA6F0")
    return rays(w / 2, h * 0.57, w, 18, "#C9D2F8", 0.10) + glow(doc, lamp, 120, 0.34) + stars


def _hangings(doc: Doc, w: float, top: float) -> str:
    """Bunting from both corners, bulbs between."""
    third = w * 0.33
    return (
        bunting(doc, ((-20, top + 26), (third, top)), 46, round(third / 42))
        + bunting(doc, ((w - third, top), (w + 20, top + 26)), 46, round(third / 42))
        + lights(doc, ((third - 10, top - 8), (w / 2, top + 40), (w - third + 10, top - 8)), 10)
    )


def night() -> Image.Image:
    w, h = W * SCALE, H * SCALE
    blue = felt(w, h, "#2B3A67", SCALE, strength=1.1)
    ground = picture(vignette(blue, (0.5, 0.5), (0.3, 1.05), 0.6, "#0C1028", 0.14)).convert("RGBA")
    doc = Doc()
    ground.alpha_composite(
        render(doc.svg(_sky(doc, W, H) + _hangings(doc, W, 34), (0, 0, W, H)), w)
    )
    return ground


def stage(w: int, h: int) -> Image.Image:
    """The same night as a framed mat of this size."""

    def over(doc: Doc) -> str:
        clip = doc.clip(box(8, 8, w - 16, h - 16, 38))
        seen = _sky(doc, w, h) + _hangings(doc, w, 34)
        return group(seen, extra=f'clip-path="{clip}"')

    return mat("night", (w, h), over)
