"""The farmer: a straw hat with a daisy, dungarees."""

from __future__ import annotations

from art.costumes.cloth import Cloth, draped
from art.kit.colours import outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["dungarees", "straw"]


def straw(doc: Doc) -> str:
    line = outline("#9A5A1E")
    s = ""
    brim = (
        "M44 104 C60 66 130 74 200 74 C270 74 340 66 356 104 C362 126 300 124 200 118 C100 124 38"
        " 126 44 104 Z"
    )
    s += group(path(brim, line, line, 6), "translate(2 4)")
    s += solid(doc, brim, doc.lin([(0, "#F7D98A"), (1, "#D69A3E")]), line, 6, 14, 0.45, 0.5)
    cr = (
        "M112 92 C112 50 128 14 158 10 C176 8 186 18 200 18 C214 18 224 8 242 10 C272 14 288 50 288"
        " 92 C260 104 140 104 112 92 Z"
    )
    clip = doc.clip(path(cr, "#000"))
    w = "".join(f"M{100 + i * 20} 0 Q{108 + i * 19} 60 {96 + i * 21} 110 " for i in range(11))
    w2 = "".join(f"M100 {20 + i * 14} Q200 {34 + i * 14} 300 {20 + i * 14} " for i in range(6))
    s += group(
        group(
            path(cr, doc.lin([(0, "#FBE09A"), (1, "#E0A848")]))
            + path(w + w2, "none", "#A86A1E", 2.2, 'opacity=".35"'),
            extra=f'clip-path="{clip}"',
        ),
        extra=f'filter="{shade(doc, 18, 0.5, 0.55)}"',
    )
    s += path(cr, "none", line, 6)
    band = (
        "M112 92 C111 82 112 72 114 62 C150 76 250 76 286 62 C288 72 289 82 288 92 C260 104 140 104"
        " 112 92 Z"
    )
    s += solid(
        doc, band, doc.lin([(0, "#E8554E"), (1, "#B7303F")]), outline("#8E1F33"), 5, 8, 0.4, 0.4
    )
    # brim weave
    s += path(
        "M70 102 Q130 92 200 96 M60 110 Q100 104 140 106 M330 104 Q290 94 240 98",
        "none",
        "#A86A1E",
        2.6,
        'opacity=".45"',
    )
    # daisy
    d = ""
    for i in range(8):
        d += group(oval(0, -13, 6.5, 10, "#FFFBEF", outline("#B8A070"), 2.5), f"rotate({i * 45})")
    d += oval(0, 0, 8, 8, "#FFC93C", outline("#A86A10"), 3)
    s += group(d, "translate(268 76) rotate(10)")
    return s


def dungarees(doc: Doc, body: str) -> Cloth:
    line = outline("#234A7A")
    c = doc.lin([(0, "#5F92C4"), (1, "#386496")])
    d = "M124 296 H276 L290 346 C312 352 344 344 380 322 V440 H20 V322 C56 344 88 352 110 346 Z"
    s = draped(doc, path(d, c), body)
    s += group(
        path(
            "M124 296 H276 L290 346 C312 352 344 344 364 330 M124 296 L110 346 C88 352 56 344"
            " 36 330",
            "none",
            line,
            6,
        ),
        extra=f'clip-path="{body}"',
    )
    s += path(
        "M132 306 H268 L279 340 M132 306 L121 340",
        "none",
        "#DCEBFA",
        2.6,
        'stroke-dasharray="7 6" opacity=".8"',
    )
    s += path("M168 330 H232 V356 C232 372 168 372 168 356 Z", "#4A7AAC", line, 5) + path(
        "M175 337 H225", "none", "#DCEBFA", 2.4, 'stroke-dasharray="6 5" opacity=".8"'
    )
    for side in (-1, 1):
        x = 200 + side * 62
        st = f"M{x - 14} 300 L{x + side * 34 - 12} 236 L{x + side * 34 + 14} 236 L{x + 14} 300 Z"
        s += group(solid(doc, st, c, line, 5.5, 8, 0.35, 0.4), extra=f'clip-path="{body}"')
        s += oval(x, 312, 9, 9, "#FFD36A", outline("#8A5A10"), 4)
    return Cloth(s, None)
