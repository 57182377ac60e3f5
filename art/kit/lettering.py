"""Sticker lettering for logos and shouts: an inked block with a coloured side, a cream edge, a
gradient face and a shine. Only for words that are names; everything said to people is text."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import ImageFont

from art.kit.colours import INK
from art.kit.light import shade
from art.kit.render import FONTS
from art.kit.svg import Doc, group

__all__ = ["Style", "lettering", "ribbon_words"]

LILITA = "LilitaOne_400Regular.ttf"


class Style(NamedTuple):
    face: tuple[str, str, str] = ("#FFE98F", "#FFB52E", "#F07A1E")
    side: str = "#8A2F1A"
    edge: str = "#FFF6DC"
    depth: int = 20
    spacing: float = 6


def _widths(text: str, size: float) -> list[float]:
    font = ImageFont.truetype(str(FONTS / LILITA), 1000)
    return [font.getlength(c) * size / 1000 for c in text]


def _glyph(letter: str, size: float, fill: str, stroke: str = "", width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"' if stroke else ""
    return (
        f'<text font-family="Lilita One" font-size="{size:g}" fill="{fill}"{line}>{letter}</text>'
    )


def _places(
    text: str, size: float, spacing: float, arc: float, bounce: tuple[tuple[float, float], ...]
) -> list[tuple[str, str]]:
    """Each letter with the transform that sets it on the arc, a little out of step."""
    widths = [
        size * 0.28 if c == " " else w for c, w in zip(text, _widths(text, size), strict=True)
    ]
    whole = sum(widths) + spacing * (len(text) - 1)
    x, placed = 0.0, []
    for i, (letter, wide) in enumerate(zip(text, widths, strict=True)):
        centre = x + wide / 2 - whole / 2
        t = centre / (whole / 2)
        turn = math.degrees(math.atan2(2 * arc * t / (whole / 2), 1)) * 0.9
        hop, twist = bounce[i % len(bounce)] if bounce else (0, 0)
        move = (
            f"translate({centre:.1f} {arc * t * t + hop:.1f}) rotate({turn + twist:.1f}) "
            f"translate({-wide / 2:.1f} 0)"
        )
        if letter != " ":
            placed.append((letter, move))
        x += wide + spacing
    return placed


def lettering(
    doc: Doc,
    text: str,
    size: float,
    style: Style,
    *,
    arc: float = 0,
    bounce: tuple[tuple[float, float], ...] = (),
) -> str:
    """Centred on 0,0, which is the baseline."""
    placed = _places(text, size, style.spacing, arc, bounce)
    ink, cream = size * 0.15, size * 0.075

    def layer(fill: str, stroke: str = "", width: float = 0) -> str:
        return "".join(group(_glyph(c, size, fill, stroke, width), move) for c, move in placed)

    top = -size * 0.72
    face = doc.lin(
        [(0, style.face[0]), (0.5, style.face[1]), (1, style.face[2])], 0, top, 0, 0, absolute=True
    )
    clip = doc.clip(
        "".join(
            f'<text font-family="Lilita One" font-size="{size:g}" transform="{move}">{c}</text>'
            for c, move in placed
        )
    )
    band = (
        f"M-10 {-size} H{size * 1.2:g} V{-size * 0.42:g} "
        f"Q{size * 0.4:g} {-size * 0.34:g} -10 {-size * 0.42:g} Z"
    )
    shine = "".join(
        group(f'<path d="{band}" fill="#FFFFFF" opacity=".34"/>', move) for _, move in placed
    )
    lit = shade(doc, size * 0.05, 0.38, 0.55, tint="#9A2408", grain=0)
    sunk = style.depth
    out = group(
        layer("#12081A", "#12081A", ink),
        f"translate({sunk * 0.5:g} {sunk * 2:g})",
        f'filter="{doc.blur(round(sunk * 0.7, 1))}" opacity=".5"',
    )
    for k in range(sunk, -1, -2):
        out += group(layer(INK, INK, ink), f"translate(0 {k})")
    for k in range(sunk - 4, 0, -2):
        out += group(layer(style.side, style.side, cream), f"translate(0 {k})")
    return (
        out
        + layer(style.edge, style.edge, cream)
        + group(layer(face), extra=f'filter="{lit}"')
        + group(shine, extra=f'clip-path="{clip}"')
    )


def ribbon_words(text: str, size: float, fill: str, line: str, arc: float) -> str:
    """Flat words with a thick line round them, on an arc."""
    halo = f'stroke="{line}" stroke-width="{size * 0.18:g}" stroke-linejoin="round" '
    return "".join(
        group(
            f'<text font-family="Lilita One" font-size="{size:g}" fill="{fill}" {halo}'
            f'paint-order="stroke">{c}</text>',
            move,
        )
        for c, move in _places(text, size, size * 0.12, arc, ())
    )
