"""The round portrait of a seat: the head breaks the edge at the top."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, soft
from art.kit.svg import Doc, group, oval, path
from art.parts.mole import Mole, mole

__all__ = ["portrait", "small"]


def _ring(doc: Doc, colour: str, r: float) -> tuple[str, str]:
    """The disc behind the head, and the lower arc before it. Both take the same light."""
    face = doc.lin([(0, light(colour, 0.4)), (1, dark(colour, 0.2))], 0, 8, 0, 192, absolute=True)
    sky = doc.rad(
        [(0, "#FFF8E2"), (0.55, light(colour, 0.62)), (1, mix(colour, "#FFFFFF", 0.16))],
        0.5,
        0.36,
        0.72,
    )
    line = outline(colour)
    disc = (
        soft(doc, oval(100, 102, 95, 95, SHADOW), 9, 0.5)
        + oval(100, 100, 96, 96, INK)
        + oval(100, 100, 92, 92, face)
        + oval(100, 100, r, r, sky, line, 4)
    )
    arc = (
        path(f"M8 100 A92 92 0 0 0 192 100 H{100 + r} A{r} {r} 0 0 1 {100 - r} 100 Z", face)
        + path(f"M{100 - r} 100 A{r} {r} 0 0 0 {100 + r} 100", "none", line, 4)
        + path("M6 100 A94 94 0 0 0 194 100", "none", INK, 4)
        + path("M14 112 A87 87 0 0 0 60 178", "none", "#FFFFFF", 3, 'opacity=".35"')
    )
    return disc, arc


def _framed(doc: Doc, colour: str, who: Mole, r: float, move: str) -> str:
    disc, arc = _ring(doc, colour, r)
    inside = f"M-60 -110 H260 V100 H{100 + r} A{r} {r} 0 0 1 {100 - r} 100 H-60 Z"
    clip = doc.clip(path(inside, "#000"))
    return disc + group(group(mole(doc, who), move), extra=f'clip-path="{clip}"') + arc


def portrait(doc: Doc, colour: str, who: Mole) -> str:
    """In a 200 unit disc."""
    return _framed(doc, colour, who, 79, "translate(100 112) scale(.50) translate(-200 -218)")


def small(doc: Doc, colour: str, who: Mole) -> str:
    """Drawn anew for small sizes: a larger head in a thinner ring."""
    return _framed(doc, colour, who, 84, "translate(100 116) scale(.60) translate(-200 -212)")
