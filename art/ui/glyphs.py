"""Controller buttons, as they look on the thing in one's hand."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, soft, solid
from art.kit.svg import Doc, box, group, oval, path, words
from art.ui.pen import disc, rect

__all__ = ["GLYPHS", "glyph"]

ROUND = {"a": "#4FA63E", "b": "#DB3340", "x": "#2C7EC8", "y": "#E0A21E"}
METAL = "#6A5870"
CROSS = "M38 10 H62 V38 H90 V62 H62 V90 H38 V62 H10 V38 H38 Z"
TIPS = {
    "up": "M50 16 L61 32 H39 Z",
    "down": "M50 84 L61 68 H39 Z",
    "left": "M16 50 L32 39 V61 Z",
    "right": "M84 50 L68 39 V61 Z",
}
ARMS = {
    "up": "M38 10 H62 V38 L50 50 L38 38 Z",
    "down": "M38 90 H62 V62 L50 50 L38 62 Z",
    "left": "M10 38 V62 H38 L50 50 L38 38 Z",
    "right": "M90 38 V62 H62 L50 50 L62 38 Z",
}
GLYPHS = (
    *(f"pad.{n}" for n in ("a", "b", "x", "y", "up", "down", "left", "right")),
    *(f"pad.{n}" for n in ("dpad", "stick", "start", "lb", "rb")),
    "mouse.left",
    "touch",
)


def _letter(doc: Doc, name: str) -> str:
    colour = ROUND[name]
    line = outline(colour)
    halo = f'stroke="{line}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"'
    return (
        oval(50, 54, 43, 43, dark(colour, 0.4), line, 5)
        + solid(
            doc,
            disc(50, 47, 42),
            doc.lin([(0, light(colour, 0.3)), (1, colour)]),
            line,
            5,
            10,
            0.35,
            0.6,
        )
        + words(name.upper(), 50, 66, 54, "#FFFBEF", extra=halo)
    )


def _cross(doc: Doc, lit: str = "") -> str:
    face = doc.lin([(0, "#8A7A90"), (1, METAL)])
    body = group(path(CROSS, dark(METAL, 0.5), INK, 5), "translate(0 5)")
    body += solid(doc, CROSS, face, INK, 5, 8, 0.35, 0.5)
    if lit:
        body += path(ARMS[lit], "#FFC93C", INK, 4)
    return body + "".join(path(d, INK if k == lit else "#FFFBEF") for k, d in TIPS.items())


def _bumper(doc: Doc, name: str) -> str:
    d = "M12 72 V44 C12 30 26 26 40 26 H88 V72 Z"
    body = solid(doc, d, doc.lin([(0, "#8A7A90"), (1, METAL)]), INK, 5, 8, 0.35, 0.5)
    if name == "rb":
        body = group(body, "translate(100 0) scale(-1 1)")
    return body + words(name.upper(), 52 if name == "lb" else 48, 65, 34, "#FFFBEF")


def _stick(doc: Doc) -> str:
    face = doc.rad([(0, "#9A8AA0"), (0.7, METAL), (1, "#4A3A4E")], 0.4, 0.35, 0.7)
    return (
        oval(50, 52, 44, 44, "#3A2C40", INK, 5)
        + solid(doc, disc(50, 46, 31), face, INK, 5, 9, 0.4, 0.5)
        + path(
            "M50 10 L57 18 H43 Z M50 94 L57 86 H43 Z M8 52 L16 45 V59 Z M92 52 L84 45 V59 Z",
            "#FFFBEF",
        )
    )


def _start(doc: Doc) -> str:
    face = doc.lin([(0, "#8A7A90"), (1, METAL)])
    return solid(doc, rect(10, 28, 80, 44, 22), face, INK, 5, 8, 0.35, 0.5) + path(
        "M32 42 H68 M32 50 H68 M32 58 H68", "none", "#FFFBEF", 5
    )


def _mouse(doc: Doc) -> str:
    face = doc.lin([(0, "#FFFDF4"), (1, "#E3CFA8")])
    left = "M25 40 C25 20 34 8 50 8 V40 Z"
    return (
        solid(doc, rect(24, 8, 52, 84, 26), face, INK, 5, 10, 0.35, 0.6)
        + path(left, "#F07F22", INK, 4)
        + path("M25 40 H75 M50 8 V40", "none", INK, 4)
        + box(46, 18, 8, 14, 4, INK)
    )


def _touch(doc: Doc) -> str:
    hand = (
        "M40 48 V24 C40 14 54 14 54 24 V42 C62 40 66 42 67 46 C73 44 78 48 78 54 V70 "
        "C78 84 70 92 58 92 C46 92 40 86 34 76 L24 60 C22 52 32 48 40 58 Z"
    )
    return path("M31 26 A17 17 0 1 1 63 26", "none", "#F07F22", 6) + solid(
        doc, hand, doc.lin([(0, "#FFFDF4"), (1, "#E3CFA8")]), INK, 5, 8, 0.35, 0.6
    )


def glyph(doc: Doc, name: str) -> str:
    """In a 100 unit box."""
    kind = name.rsplit(".", maxsplit=1)[-1]
    if kind in ROUND:
        body = _letter(doc, kind)
    elif name.startswith("pad.") and (kind in TIPS or kind == "dpad"):
        body = _cross(doc, "" if kind == "dpad" else kind)
    elif kind in ("lb", "rb"):
        body = _bumper(doc, kind)
    else:
        made = {"stick": _stick, "start": _start, "touch": _touch}
        body = _mouse(doc) if name == "mouse.left" else made[kind](doc)
    return soft(doc, oval(50, 56, 38, 38, SHADOW), 5, 0.35) + body
