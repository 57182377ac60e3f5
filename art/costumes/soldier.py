"""The digger of 1916: a dish of a helmet, khaki; and his officer."""

from __future__ import annotations

from art.costumes.cloth import Cloth, draped
from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import star

__all__ = ["brodie", "khaki", "monocle", "officer"]


def brodie(doc: Doc) -> str:
    line = outline("#3F4A26")
    s = ""
    brim = (
        "M46 106 C44 88 90 78 200 78 C310 78 356 88 354 106 C350 122 280 124 200 122 C120 124 50"
        " 122 46 106 Z"
    )
    s += group(path(brim, line, line, 6), "translate(2 4)")
    s += solid(doc, brim, doc.lin([(0, "#8C9457"), (1, "#5D6838")]), line, 6, 12, 0.5, 0.5)
    dome = "M98 96 C92 46 140 16 200 16 C260 16 308 46 302 96 C270 106 130 106 98 96 Z"
    s += solid(
        doc,
        dome,
        doc.rad([(0, "#A9B06C"), (0.5, "#7E8A4C"), (1, "#566034")], 0.38, 0.25, 0.85),
        line,
        6,
        22,
        0.5,
        0.55,
    )
    s += path(
        "M126 62 L140 50 M132 70 L144 60 M250 40 L262 50", "none", "#D8DDA8", 3, 'opacity=".6"'
    )
    s += oval(286, 80, 6, 6, "#C9CE96", line, 3) + oval(114, 80, 6, 6, "#C9CE96", line, 3)
    # strap
    return s


def officer(doc: Doc) -> str:
    line = outline("#3A4A2A")
    s = ""
    cap = (
        "M60 62 C64 26 130 4 200 4 C270 4 336 26 340 62 C344 84 300 96 286 98 C240 108 160 108 114"
        " 98 C100 96 56 84 60 62 Z"
    )
    s += group(path(cap, line, line, 6), "translate(2 4)")
    s += solid(doc, cap, doc.lin([(0, "#8E9A5C"), (1, "#5B6A3A")]), line, 6, 20, 0.5, 0.55)
    band = "M104 74 C140 90 260 90 296 74 L300 104 C260 118 140 118 100 104 Z"
    s += solid(
        doc, band, doc.lin([(0, "#C44A3E"), (1, "#8E2A34")]), outline("#6E1A28"), 5, 8, 0.4, 0.35
    )
    peak = "M96 106 C140 116 260 116 304 106 C318 124 300 140 200 136 C100 140 82 124 96 106 Z"
    s += group(
        solid(
            doc, peak, doc.lin([(0, "#4A3F4A"), (1, "#221A26")]), outline("#111"), 6, 8, 0.4, 0.6
        ),
        "translate(0 -6)",
    )
    s += path("M120 118 Q200 128 270 118", "none", "#fff", 4, 'opacity=".35"')
    s += star(200, 88, 20, "#FFD75A", outline("#8A5A10"), 4)
    return s


def monocle(doc: Doc) -> str:
    """A monocle on its chain, and the moustache that goes with it."""
    s = path("M276 186 C292 230 286 280 262 320", "none", "#F3CE6B", 3)
    s += (
        oval(247, 171, 33, 35, "#BFE6F0", extra='opacity=".28"')
        + oval(247, 171, 33, 35, "none", outline("#8A5A10"), 9)
        + oval(247, 171, 33, 35, "none", "#FFD75A", 5)
    )
    s += path("M228 156 L242 142", "none", "#fff", 5, 'opacity=".8"')
    m = (
        "M200 248 C186 238 160 238 146 250 C134 260 120 258 112 248 C112 272 134 286 158 280 C178"
        " 276 192 266 200 258 C208 266 222 276 242 280 C266 286 288 272 288 248 C280 258 266 260"
        " 254 250 C240 238 214 238 200 248 Z"
    )
    s += solid(
        doc, m, doc.lin([(0, "#F3E3CB"), (1, "#C9A98A")]), outline("#7A5A40"), 5, 8, 0.4, 0.5
    )
    return s


def khaki(doc: Doc, body: str) -> Cloth:
    line = outline("#5A4A20")
    c = doc.lin([(0, "#B59A5C"), (1, "#806A38")])
    d = "M20 262 C100 250 150 262 200 318 C250 262 300 250 380 262 V440 H20 Z"
    s = draped(doc, path(d, c), body)
    s += group(
        path("M200 318 V440", "none", line, 5)
        + path("M20 262 C100 250 150 262 200 318 C250 262 300 250 380 262", "none", line, 6),
        extra=f'clip-path="{body}"',
    )
    lap = "M104 262 C140 268 176 290 200 322 L182 356 C150 330 116 300 104 262 Z"
    s += solid(doc, lap, doc.lin([(0, "#A58A50"), (1, "#6E5A2E")]), line, 5, 8, 0.4, 0.4)
    s += group(
        solid(doc, lap, doc.lin([(0, "#A58A50"), (1, "#6E5A2E")]), line, 5, 8, 0.4, 0.4),
        "translate(400 0) scale(-1 1)",
    )
    belt = "M30 372 C120 392 280 392 370 372 V394 C280 414 120 414 30 394 Z"
    s += group(
        solid(
            doc, belt, doc.lin([(0, "#8A5530"), (1, "#5E3620")]), outline("#40200e"), 5, 6, 0.4, 0.4
        ),
        extra=f'clip-path="{body}"',
    )
    s += box(180, 376, 40, 32, 6, "none", outline("#8A5A10"), 11) + box(
        180, 376, 40, 32, 6, "none", "#F3CE6B", 6
    )
    for y in (350,):
        s += oval(214, y, 6.5, 6.5, "#F3CE6B", outline("#8A5A10"), 3.5)
    return Cloth(s, ("#B59A5C", "#7A6434"))
