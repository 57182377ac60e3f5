"""Letters: the sealed answer and its wax."""

from __future__ import annotations

from art.identity import PLAYERS, on
from art.kit.colours import dark, light, mix, outline
from art.kit.light import SHADOW, shade, soft, solid
from art.kit.svg import Doc, box, group, path
from art.parts.symbols import symbol

__all__ = ["envelope", "seal"]

LINE = outline("#8A6A48")


def envelope(doc: Doc, *, is_open: bool) -> str:
    """156 by 106; open, its flap stands up above it and a slip looks out."""
    paper = doc.lin([(0, "#FFFBEF"), (1, "#EAD3A6")])
    out = soft(doc, box(0, 0, 156, 106, 10, SHADOW), 9, 0.5)
    if is_open:
        flap = "M4 8 L66 -58 Q78 -68 90 -58 L152 8 Z"
        out += path(flap, doc.lin([(0, "#F4E2BC"), (1, "#D9BE8C")]), LINE, 5)
        slip = box(22, -36, 112, 100, 6, "#FFFDF6", outline("#A98750"), 4)
        rows = path("M38 -14 H118 M38 4 H118", "none", "#C9A86E", 5)
        out += slip + rows
        front = "M0 6 L78 62 L156 6 V96 Q156 106 146 106 H10 Q0 106 0 96 Z"
        return (
            out
            + solid(doc, front, paper, LINE, 5, 7, 0.25, 0.6)
            + path("M4 102 L58 50 M152 102 L98 50", "none", "#B8946A", 3.5)
        )
    body = box(0, 0, 156, 106, 10, paper)
    return (
        out
        + group(body, extra=f'filter="{shade(doc, 8, 0.3, 0.6)}"')
        + box(0, 0, 156, 106, 10, "none", LINE, 5)
        + path("M4 102 L58 50 M152 102 L98 50", "none", "#B8946A", 3.5)
        + path(
            "M4 6 L70 60 Q78 66 86 60 L152 6 Z",
            doc.lin([(0, "#FFF6E0"), (1, "#E3C998")]),
            LINE,
            4.5,
        )
    )


def seal(doc: Doc, player: str) -> str:
    """Wax in the player's colour, pressed with the symbol. In a 100 unit box."""
    colour, shape = PLAYERS[player]
    blob = (
        "M50 6 C62 2 72 10 80 16 C92 20 96 34 94 46 C100 58 92 72 84 78 C78 92 64 96 52 93 "
        "C40 99 24 94 18 82 C6 76 2 60 7 49 C3 36 10 22 22 18 C28 8 40 3 50 6 Z"
    )
    wax = doc.rad(
        [(0, light(colour, 0.42)), (0.6, colour), (1, dark(colour, 0.25))], 0.38, 0.3, 0.85
    )
    ring = "M50 19 A31 31 0 1 1 49.990 19 Z"
    mark = on(player)
    return (
        soft(doc, path(blob, SHADOW), 5, 0.5)
        + solid(doc, blob, wax, outline(colour), 5, 11, 0.42, 0.6)
        + path(ring, mix(colour, "#2A1030", 0.16), dark(colour, 0.4), 4)
        + path("M24 38 A30 30 0 0 1 60 21", "none", "#FFFFFF", 4, 'opacity=".4"')
        + group(symbol(shape, mark), "translate(50 50) scale(.42) translate(-50 -51)")
    )
