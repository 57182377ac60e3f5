"""The boxing glove."""

from __future__ import annotations

from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["glove"]

FIST = (
    "M66 146 C50 122 48 92 58 64 C66 30 96 12 128 16 C166 20 186 56 182 94 C180 118 168 "
    "136 154 148 Z"
)
CUFF = "M60 146 C86 138 134 138 160 146 L166 184 C136 194 84 194 54 184 Z"
THUMB = (
    "M70 142 C38 136 18 108 24 78 C28 56 50 52 62 68 C70 80 70 92 82 102 C94 112 96 130 "
    "88 142 C82 146 76 146 70 142 Z"
)


def glove(doc: Doc) -> str:
    """In a 200 unit box, the fist up."""
    line = outline("#8E1226")
    out = group("".join(path(d, line, line, 8) for d in (FIST, THUMB, CUFF)), "translate(2 4)")
    leather = doc.rad([(0, "#FF8270"), (0.5, "#E93A42"), (1, "#A81530")], 0.42, 0.22, 0.85)
    out += solid(doc, FIST, leather, line, 7, 20, 0.5, 0.6)
    out += path(
        "M112 58 C128 48 152 52 162 68 M112 90 C128 82 150 84 160 96",
        "none",
        "#8E1226",
        5,
        'opacity=".65"',
    )
    out += oval(104, 34, 22, 9, "#FFFFFF", extra='opacity=".6" transform="rotate(-22 104 34)"')
    soft = doc.rad([(0, "#FF8B78"), (0.55, "#E83F45"), (1, "#B01A34")], 0.35, 0.25, 0.85)
    out += solid(doc, THUMB, soft, line, 6.5, 14, 0.5, 0.6)
    out += oval(38, 80, 6, 11, "#FFFFFF", extra='opacity=".5" transform="rotate(14 38 80)"')
    cream = doc.lin([(0, "#FFF6E2"), (1, "#DCC3A6")])
    out += solid(doc, CUFF, cream, outline("#8A6A48"), 6.5, 10, 0.4, 0.5)
    return out + path("M58 166 C86 174 134 174 163 166", "none", "#E5373F", 8)
