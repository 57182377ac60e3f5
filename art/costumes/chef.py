"""The chef: a toque, an apron, a red neckerchief."""

from __future__ import annotations

from art.costumes.cloth import Cloth
from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, group, path

__all__ = ["apron", "toque"]


def toque(doc: Doc) -> str:
    line = outline("#9A8A80")
    s = ""
    puff = (
        "M110 84 C60 80 52 20 104 14 C108 -28 168 -40 196 -14 C226 -42 288 -24 292 14 C346 22 338"
        " 82 290 84 C280 60 120 60 110 84 Z"
    )
    s += group(path(puff, line, line, 6), "translate(2 4)")
    s += solid(doc, puff, doc.lin([(0, "#FFFFFF"), (1, "#E6DCE4")]), line, 6, 20, 0.35, 0.5)
    s += path(
        "M150 -4 C146 18 150 34 158 44 M204 -8 C198 14 200 30 206 40 M252 6 C246 22 248 34 252 44",
        "none",
        "#B8A8B8",
        4,
        'opacity=".6"',
    )
    band = "M104 66 C150 84 250 84 296 66 L300 106 C250 120 150 120 100 106 Z"
    s += solid(doc, band, doc.lin([(0, "#FFFFFF"), (1, "#E3D8DE")]), line, 6, 10, 0.35, 0.5)
    return s


def apron(doc: Doc, body: str) -> Cloth:
    line = outline("#8A7A80")
    d = "M132 286 H268 L282 330 C300 360 306 400 304 440 H96 C94 400 100 360 118 330 Z"
    s = group(
        solid(doc, d, doc.lin([(0, "#FFFFFF"), (1, "#E3D6DC")]), line, 6, 14, 0.35, 0.4),
        extra=f'clip-path="{body}"',
    )
    s += path("M164 340 H236 V366 C236 384 164 384 164 366 Z", "#FFF8F0", line, 5)
    nk = (
        "M128 276 C160 300 240 300 272 276 L276 296 C250 320 224 326 208 324 L222 354 L200 342 L178"
        " 354 L192 324 C176 326 150 320 124 296 Z"
    )
    s += solid(
        doc, nk, doc.lin([(0, "#EF5A5F"), (1, "#B7303F")]), outline("#8E1F33"), 5.5, 8, 0.4, 0.5
    )
    return Cloth(s, None)
