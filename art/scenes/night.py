"""The stage of the results: night felt with rays, a sky of small lights, bunting and bulbs."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from art.kit.light import glow
from art.kit.render import render
from art.kit.sprite import SCALE
from art.kit.svg import Doc, group, oval
from art.kit.texture import felt, picture, vignette
from art.scenes.meadow import lights, rays
from art.scenes.theatre import bunting

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["night"]

W, H = 1920, 1080


def _over(doc: Doc) -> str:
    rng = random.Random(11)
    stars = "".join(
        oval(
            round(rng.uniform(0, W)),
            round(rng.uniform(0, H * 0.8)),
            r := round(rng.uniform(1.2, 3), 1),
            r,
            "#FFF6DC",
            extra=f'opacity="{rng.uniform(0.25, 0.8):.2f}"',
        )
        for _ in range(90)
    )
    beam = group(rays(960, 620, 1500, 18, "#C9D2F8", 0.10))
    lamp = glow(doc, oval(960, 640, 560, 380, "#8FA6F0"), 120, 0.34)
    return (
        beam
        + lamp
        + stars
        + bunting(doc, ((-20, 60), (620, 34)), 46, 15)
        + bunting(doc, ((1300, 34), (1940, 60)), 46, 15)
        + lights(doc, ((610, 26), (960, 128), (1310, 26)), 10)
    )


def night() -> Image.Image:
    w, h = W * SCALE, H * SCALE
    blue = felt(w, h, "#2B3A67", SCALE, strength=1.1)
    ground = picture(vignette(blue, (0.5, 0.5), (0.3, 1.05), 0.6, "#0C1028", 0.14)).convert("RGBA")
    doc = Doc()
    ground.alpha_composite(render(doc.svg(_over(doc), (0, 0, W, H)), w))
    return ground
