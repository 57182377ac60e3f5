"""Buttons: a gradient face on a darker lip, an inner line, a shine on the upper part. Drawn to be
stretched, so nothing in them bends between the corners."""

from __future__ import annotations

import random

from art.kit.colours import mix, outline
from art.kit.light import SHADOW, soft
from art.kit.svg import Doc, box, group, path

__all__ = ["FACES", "button", "square", "wood_grain"]

# light, face, lip
FACES = {
    "orange": ("#FFB34D", "#F07F22", "#B4500E"),
    "green": ("#8FD65F", "#4FA63E", "#2A6A2E"),
    "blue": ("#7ED9E6", "#2C9EC0", "#135F80"),
    "red": ("#FF7F79", "#DB3A4B", "#8E1A34"),
    "cream": ("#FFF9EA", "#EBD3A2", "#A98750"),
    "wood": ("#D09458", "#8F5630", "#54301A"),
}
GREY = "#B9AB9B"


def wood_grain(w: float, h: float, seed: int = 3) -> str:
    """Wavering fibres, all along the board: stretched sideways it is only a longer board."""
    rng, fibres = random.Random(seed), ""
    for _ in range(int(h / 8)):
        d = f"M-10 {rng.uniform(0, h):.1f}"
        for _ in range(6):
            bend, drop = rng.uniform(-5, 5), rng.uniform(-3, 3)
            d += f" q{w / 12:.0f} {bend:.1f} {w / 6 + 4:.0f} {drop:.1f}"
        tone = rng.choice(("#6E3E1E", "#5E3218", "#E2AA6C"))
        faint = f'opacity="{rng.uniform(0.18, 0.4):.2f}"'
        fibres += path(d, "none", tone, round(rng.uniform(1.4, 3), 1), faint)
    return fibres


def button(
    doc: Doc, w: float, h: float, kind: str, *, down: bool = False, disabled: bool = False
) -> str:
    """Body from 0,0: a face of height h, its lip 10 below. Pressed, the face sinks by 7."""
    top, face, lip = FACES[kind]
    line = outline(lip)
    if disabled:
        top, face, lip = (mix(c, GREY, 0.72) for c in (top, face, lip))
        line = mix(line, "#8A7C78", 0.5)
    r, drop = min(26.0, h * 0.34), 7 if down else 0
    clip = doc.clip(box(2, drop + 2, w - 4, h - 4, r - 2))
    grain = wood_grain(w, h) if kind == "wood" and not disabled else ""
    shine = path(
        f"M0 {drop} H{w} V{drop + h * 0.45} H0 Z", "#FFFFFF", extra=f'opacity="{0.2 - 0.1 * down}"'
    )
    inner = group(group(grain, f"translate(0 {drop})") + shine, extra=f'clip-path="{clip}"')
    return (
        soft(doc, box(2, 10, w - 4, h, r, SHADOW), 3 if down else 9, 0.45)
        + box(0, 10, w, h, r, lip, line, 5)
        + box(
            0, drop, w, h, r, doc.lin([(0, top), (0.5, mix(top, face, 0.55)), (1, face)]), line, 5
        )
        + inner
        + box(6, drop + 6, w - 12, h - 12, r - 5, "none", "#FFFFFF", 2.6, 'opacity=".5"')
    )


def square(doc: Doc, side: float, kind: str, *, down: bool = False) -> str:
    """The small button that holds an icon."""
    return button(doc, side, side - 2, kind, down=down)
