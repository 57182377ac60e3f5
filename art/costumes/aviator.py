"""The pilot: a leather cap with goggles, a striped scarf."""

from __future__ import annotations

from art.costumes.cloth import Cloth
from art.kit.colours import outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, box, group, oval, path

__all__ = ["aviator", "scarf"]


def aviator(doc: Doc) -> str:
    line = outline("#6E3A1E")
    s = ""
    cap = (
        "M82 196 C70 150 74 96 98 62 C122 32 160 22 200 22 C240 22 278 32 302 62 C326 96 330 150"
        " 318 196 C312 204 302 200 300 190 C304 150 300 120 290 104 C250 86 150 86 110 104 C100 120"
        " 96 150 100 190 C98 200 88 204 82 196 Z"
    )
    s += group(path(cap, line, line, 6), "translate(2 4)")
    s += solid(doc, cap, doc.lin([(0, "#B5723C"), (1, "#7A4426")]), line, 6, 20, 0.5, 0.5)
    s += path(
        "M200 24 C196 44 196 66 200 88", "none", "#5A2E1A", 4, 'stroke-dasharray="8 7" opacity=".8"'
    )
    for x in (150, 250):
        s += (
            oval(x, 76, 42, 32, "#F3CE8A", line, 6)
            + oval(x, 76, 31, 22, doc.lin([(0, "#BFF0FF"), (1, "#4FA6C9")]), line, 4)
            + path(f"M{x - 16} 70 L{x - 2} 60", "none", "#fff", 6, 'opacity=".85"')
        )
    s += box(188, 68, 24, 12, 5, "#D8A060", line, 4)
    return s


def scarf(doc: Doc, _body: str, c1: str = "#E8554E", c2: str = "#FFE9C0") -> Cloth:
    line = outline(c1)
    d = "M70 258 C120 300 280 300 330 258 L334 290 C300 334 100 334 66 290 Z"
    clip = doc.clip(path(d, "#000"))
    st = "".join(f"M{60 + i * 48} 250 l22 90 l22 0 l-22 -90 Z" for i in range(-1, 7))
    s = ""
    tail = "M244 306 L300 300 L312 392 L286 384 L276 398 L262 384 L246 392 Z"
    clip2 = doc.clip(path(tail, "#000"))
    s += group(
        group(
            path(tail, c1) + path("M240 336 L320 328 V350 L240 358 Z", c2),
            extra=f'clip-path="{clip2}"',
        ),
        extra=f'filter="{shade(doc, 12, 0.45, 0.4)}"',
    ) + path(tail, "none", line, 5.5)
    s += group(
        group(path(d, c1) + path(st, c2), extra=f'clip-path="{clip}"'),
        extra=f'filter="{shade(doc, 16, 0.45, 0.5)}"',
    ) + path(d, "none", line, 6)
    return Cloth(s, None)
