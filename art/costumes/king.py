"""The king: crown and ermine."""

from __future__ import annotations

from art.costumes.cloth import Cloth
from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["cape", "crown"]


def crown(doc: Doc) -> str:
    line = outline("#8A5A10")
    s = ""
    c = (
        "M112 102 L96 24 L142 58 L164 6 L200 50 L236 6 L258 58 L304 24 L288 102 C250 114 150 114"
        " 112 102 Z"
    )
    s += group(path(c, line, line, 6), "translate(2 4)")
    s += solid(
        doc, c, doc.lin([(0, "#FFE58A"), (0.6, "#FFC531"), (1, "#E3941C")]), line, 6, 14, 0.45, 0.6
    )
    s += (
        oval(96, 22, 11, 11, "#FF7E8A", line, 4)
        + oval(164, 4, 11, 11, "#7ED9F0", line, 4)
        + oval(236, 4, 11, 11, "#7ED9F0", line, 4)
        + oval(304, 22, 11, 11, "#FF7E8A", line, 4)
    )
    for x, c2 in ((150, "#5FC7E0"), (200, "#EF5A6B"), (250, "#5FC7E0")):
        s += oval(x, 84, 12, 12, c2, line, 4) + oval(
            x - 4, 80, 3.5, 3.5, "#fff", extra='opacity=".8"'
        )
    return s


def cape(doc: Doc, body: str) -> Cloth:
    line = outline("#6A1A5A")
    s = group(
        solid(
            doc,
            "M20 262 C100 262 150 280 200 330 C250 280 300 262 380 262 V440 H296 C280 380 240 340"
            " 200 336 C160 340 120 380 104 440 H20 Z",
            doc.lin([(0, "#B03A8A"), (1, "#6E1F66")]),
            line,
            6,
            26,
            0.5,
            0.45,
        ),
        extra=f'clip-path="{body}"',
    )
    f = (
        "M62 250 C110 300 290 300 338 250 C352 262 350 282 338 292 C290 342 110 342 62 292 C50 282"
        " 48 262 62 250 Z"
    )
    s += solid(
        doc, f, doc.lin([(0, "#FFFDF6"), (1, "#E4D6CE")]), outline("#9A8A80"), 6, 14, 0.35, 0.4
    )
    for x, y in ((96, 290), (140, 310), (200, 318), (260, 310), (304, 290)):
        s += path(f"M{x} {y - 8} q5 8 0 16 q-5 -8 0 -16", "#3B2432")
    return Cloth(s, None)
