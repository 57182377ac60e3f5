"""Panels of paper, wells sunk into them, wooden plaques, tabs, pages, bubbles."""

from __future__ import annotations

from art.kit.colours import GOLD, dark, mix, outline
from art.kit.light import SHADOW, glow, shade, soft
from art.kit.svg import Doc, box, group, oval, path
from art.ui.buttons import wood_grain

__all__ = ["board", "bubble", "focus", "page", "paper", "plaque", "slot", "tab", "tooltip", "well"]

PAPER, EDGE, WELL = "#FBEFD3", "#D9BE8C", "#E9D3A2"


def paper(doc: Doc, w: float, h: float, r: float = 30, tint: str = PAPER, edge: str = EDGE) -> str:
    """A thick sheet: a brown edge below, a white line of light inside."""
    return (
        soft(doc, box(3, 6, w - 6, h - 2, r, SHADOW), 12, 0.5)
        + box(0, 5, w, h - 5, r, mix(edge, "#7A5230", 0.45))
        + box(
            0,
            0,
            w,
            h - 5,
            r,
            doc.lin([(0, mix(tint, "#FFFFFF", 0.45)), (1, mix(tint, edge, 0.35))]),
        )
        + box(1.5, 1.5, w - 3, h - 8, r - 1, "none", "#FFFFFF", 3, 'opacity=".8"')
        + box(0, 0, w, h - 5, r, "none", mix(edge, "#6E4A28", 0.55), 2.5)
    )


def well(w: float, h: float, *, gold: bool = False) -> str:
    """A hollow in the paper for figures; the golden one marks the best."""
    face, line = ("#FFE9A0", "#E8A81E") if gold else (WELL, "#B99762")
    r = min(22.0, h * 0.36)
    return box(1.5, 1.5, w - 3, h - 3, r, face, line, 3) + box(
        r * 0.7, 4.5, w - r * 1.4, 9, 4.5, line, extra='opacity=".3"'
    )


def plaque(doc: Doc, w: float, h: float, r: float = 22) -> str:
    """A board with a dark lip of 8 and a nail's room at each end."""
    line = outline("#4A2812")
    clip = doc.clip(box(0, 0, w, h - 8, r))
    board = box(0, 0, w, h - 8, r, doc.lin([(0, "#C98B52"), (1, "#8F5630")])) + wood_grain(w, h, 5)
    lit = f'filter="{shade(doc, 12, 0.4, 0.6)}"'
    return (
        soft(doc, box(2, 8, w - 4, h - 8, r, SHADOW), 11, 0.5)
        + box(0, 8, w, h - 8, r, dark("#8F5630", 0.45), line, 5)
        + group(group(board, extra=f'clip-path="{clip}"'), extra=lit)
        + box(0, 0, w, h - 8, r, "none", line, 5)
    )


def board(doc: Doc, w: float, h: float) -> str:
    """The great board that hangs before the curtain, with a nail in each corner."""
    nails = "".join(nail(doc, x, y) for x in (26, w - 26) for y in (26, h - 34))
    return plaque(doc, w, h, 40) + nails


def tab(doc: Doc, w: float, h: float, *, on: bool = False) -> str:
    """A wooden tab; chosen, it is lighter and ringed with gold."""
    body = plaque(doc, w, h)
    if not on:
        return body
    ring = box(-6, -6, w + 12, h + 12, 28, "none", "#FFF3C4", 12)
    ring += box(-6, -6, w + 12, h + 12, 28, "none", GOLD, 7)
    lamp = box(4, 4, w - 8, h - 16, 19, "#FFE2A0", extra='opacity=".22"')
    return ring + body + lamp


def focus(w: float, h: float, r: float = 32) -> str:
    """The ring of the one thing that hears the keys: gold in cream, hollow."""
    return box(7, 7, w - 14, h - 14, r, "none", "#FFF3C4", 12) + box(
        7, 7, w - 14, h - 14, r, "none", GOLD, 7
    )


def halo(doc: Doc, w: float, h: float, r: float = 34) -> str:
    return glow(doc, box(0, 0, w, h, r, "#FFD23F"), 16, 0.95)


def slot(w: float, h: float) -> str:
    """An empty place: something may come to lie here."""
    dashes = 'stroke-dasharray="16 11" opacity=".75"'
    return box(2, 2, w - 4, h - 4, 26, "#1A0A12", extra='opacity=".34"') + box(
        3, 3, w - 6, h - 6, 25, "none", "#FFE9BE", 4, dashes
    )


def page(doc: Doc, w: float, h: float, *, left: bool) -> str:
    """Half an open book; the fold is dark, the other side rounded."""
    body = paper(doc, w, h, 26, "#FDF4DE")
    fold_x, far_x = (w, w - 76) if left else (0, 76)
    clip = doc.clip(box(0, 0, w, h - 5, 26))
    fold = box(
        min(fold_x, far_x),
        0,
        76,
        h,
        0,
        doc.lin(
            [(0, "#7A4A1E", 0 if left else 0.42), (1, "#7A4A1E", 0.42 if left else 0)], 0, 0, 1, 0
        ),
    )
    return body + group(fold, extra=f'clip-path="{clip}"')


def bubble(doc: Doc, w: float, h: float) -> str:
    """Speech: the tail hangs from the lower left, outside what stretches."""
    r, line = 28, outline("#6A5040")
    d = (
        f"M{r} 0 H{w - r} Q{w} 0 {w} {r} V{h - r} Q{w} {h} {w - r} {h} H66 L34 {h + 26} L40 {h} "
        f"H{r} Q0 {h} 0 {h - r} V{r} Q0 0 {r} 0 Z"
    )
    return soft(doc, path(d, SHADOW), 7, 0.4) + path(d, "#FFFDF4", line, 4.5)


def tooltip(doc: Doc, w: float, h: float) -> str:
    return (
        soft(doc, box(0, 0, w, h, 16, SHADOW), 8, 0.45)
        + box(1.5, 1.5, w - 3, h - 3, 15, "#2B1A2F", "#F3CE6B", 3, 'fill-opacity=".95"')
        + box(6, 5, w - 12, h * 0.3, 10, "#FFFFFF", extra='opacity=".07"')
    )


def nail(doc: Doc, x: float, y: float) -> str:
    metal = doc.rad([(0, "#FFF3D0"), (0.5, "#C9B08A"), (1, "#6E5A40")], 0.35, 0.3, 0.8)
    return oval(x, y, 7.5, 7.5, metal, outline("#4A2812"), 3)
