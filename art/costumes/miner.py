"""The miner: a yellow helmet with its lamp lit."""

from __future__ import annotations

from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["miner"]


def miner(doc: Doc) -> str:
    line = outline("#A06A00")
    s = ""
    dome = "M84 106 C80 44 130 4 200 4 C270 4 320 44 316 106 C280 116 120 116 84 106 Z"
    s += group(path(dome, line, line, 6), "translate(2 4)")
    s += solid(
        doc,
        dome,
        doc.rad([(0, "#FFE27A"), (0.55, "#FFC21F"), (1, "#E08A0A")], 0.38, 0.25, 0.8),
        line,
        6,
        22,
        0.45,
        0.6,
    )
    s += path(
        "M200 6 C186 30 182 70 184 104 M200 6 C214 30 218 70 216 104",
        "none",
        "#B87400",
        4,
        'opacity=".55"',
    )
    rim = (
        "M70 108 C68 94 86 92 96 94 C150 104 250 104 304 94 C314 92 332 94 330 108 C326 124 260 122"
        " 200 122 C140 122 74 124 70 108 Z"
    )
    s += solid(doc, rim, doc.lin([(0, "#FFD24A"), (1, "#E39A12")]), line, 6, 9, 0.4, 0.5)
    # lamp
    s += group(oval(200, 58, 58, 58, "#FFF3B0"), extra=f'filter="{doc.blur(16)}" opacity=".75"')
    s += solid(
        doc,
        "M164 58 A36 36 0 1 1 236 58 A36 36 0 1 1 164 58 Z",
        doc.lin([(0, "#7D8796"), (1, "#474E5E")]),
        outline("#333"),
        6,
        9,
        0.4,
        0.5,
    )
    s += oval(
        200,
        58,
        25,
        25,
        doc.rad([(0, "#FFFFFF"), (0.5, "#FFF6C2"), (1, "#FFD35A")], 0.42, 0.38, 0.6),
        outline("#80601a"),
        4,
    )
    s += path("M186 50 Q190 42 198 41", "none", "#fff", 5, 'opacity=".95"')
    return s
