"""The ringmaster: a top hat, a red coat with gold."""

from __future__ import annotations

from art.costumes.cloth import Cloth, draped
from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["ring", "tophat"]


def tophat(doc: Doc) -> str:
    line = outline("#3A1030")
    s = ""
    body = (
        "M118 92 C114 50 112 10 104 -30 C150 -46 250 -46 296 -30 C288 10 286 50 282 92 C250 104 150"
        " 104 118 92 Z"
    )
    s += group(path(body, line, line, 6), "translate(2 4)")
    s += solid(
        doc,
        body,
        doc.lin([(0, "#6B3A72"), (0.5, "#4A2456"), (1, "#351A42")], 0, 0, 1, 0),
        line,
        6,
        20,
        0.5,
        0.5,
    )
    s += oval(200, -31, 96, 13, "#7E4A86", line, 5)
    band = (
        "M118 92 C116 78 116 66 115 54 C160 68 240 68 285 54 C284 66 284 78 282 92 C250 104 150 104"
        " 118 92 Z"
    )
    s += solid(
        doc, band, doc.lin([(0, "#FFCF4A"), (1, "#E0962A")]), outline("#8A5A10"), 5, 8, 0.4, 0.45
    )
    brim = (
        "M66 96 C64 80 100 84 118 88 C160 98 240 98 282 88 C300 84 336 80 334 96 C330 116 260 116"
        " 200 116 C140 116 70 116 66 96 Z"
    )
    s += solid(doc, brim, doc.lin([(0, "#63356B"), (1, "#3A1C47")]), line, 6, 9, 0.45, 0.5)
    return s


def ring(doc: Doc, body: str) -> Cloth:
    line = outline("#7A1424")
    c = doc.lin([(0, "#E8484E"), (1, "#A81F3A")])
    s = group(
        path("M150 270 H250 V440 H150 Z", doc.lin([(0, "#FFFBEF"), (1, "#D9CBD0")])),
        extra=f'clip-path="{body}"',
    )
    for side in (0, 1):
        d = "M20 258 C90 248 130 262 152 290 C172 330 178 380 170 440 H20 Z"
        g = draped(doc, path(d, c), body)
        g += group(
            path("M20 258 C90 248 130 262 152 290 C172 330 178 380 170 440", "none", line, 6)
            + path("M146 296 C164 334 169 380 161 440", "none", "#FFD05A", 6),
            extra=f'clip-path="{body}"',
        )
        g += solid(
            doc,
            "M96 258 C130 264 150 282 160 306 C164 330 162 350 158 366 C132 340 104 306 96 258 Z",
            "#3B1B46",
            outline("#1c0a24"),
            5,
            8,
            0.4,
            0.5,
        )
        for y in (372, 394):
            g += oval(140 if y < 390 else 142, y, 7, 7, "#FFD05A", outline("#8A5A10"), 3.5)
        s += g if not side else group(g, "translate(400 0) scale(-1 1)")
    s += oval(200, 352, 5, 5, "#3B1B46") + oval(200, 378, 5, 5, "#3B1B46")
    bt = (
        "M200 318 C180 300 152 296 150 316 C148 340 180 338 200 322 C220 338 252 340 250 316 C248"
        " 296 220 300 200 318 Z"
    )
    s += solid(
        doc, bt, doc.lin([(0, "#FFD75A"), (1, "#E59A22")]), outline("#8A5A10"), 5, 7, 0.4, 0.5
    ) + oval(200, 320, 11, 11, "#F5B83A", outline("#8A5A10"), 4)
    return Cloth(s, ("#E8484E", "#A01C36"))
