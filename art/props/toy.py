"""What all prizes are built with: thick outlines, shine, funny faces. Boxes are 200 by 200."""

from __future__ import annotations

from art.kit.colours import INK, Stop, outline
from art.kit.light import SHADOW, contact, solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["disc", "gem", "grin", "grounded", "rod", "shine", "sparkle", "toy", "upright"]


def toy(doc: Doc, d: str, fill: str, tone: str, k: float = 14, width: float = 6) -> str:
    """A lit shape; its outline is heavier on the shadow side."""
    line = outline(tone)
    behind = group(path(d, line, line, width), "translate(2 4)")
    return behind + solid(doc, d, fill, line, width, k, 0.45, 0.55)


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    arc = f"A{rx:g} {ry:g} 0 1 1"
    return f"M{x - rx:g} {y:g} {arc} {x + rx:g} {y:g} {arc} {x - rx:g} {y:g} Z"


def grounded(doc: Doc, rx: float = 74, y: float = 186) -> str:
    return contact(doc, 104, y, rx, 11, 0.4)


def upright(doc: Doc, *stops: str) -> str:
    """A gradient from the top down, evenly through its colours."""
    even: list[Stop] = [(i / (len(stops) - 1), c) for i, c in enumerate(stops)]
    return doc.lin(even)


def rod(d: str, tone: str, colour: str, width: float) -> str:
    """A line with a body: wire, antenna, stalk."""
    return path(d, "none", outline(tone), width + 7) + path(d, "none", colour, width)


def shine(d: str, width: float = 8, opacity: float = 0.75) -> str:
    return path(d, "none", "#FFFFFF", width, f'opacity="{opacity}"')


def sparkle(x: float, y: float, k: float, edge: str = "#C98A22") -> str:
    w = k * 0.28
    d = (
        f"M{x} {y - k} L{x + w:g} {y - w:g} L{x + k} {y} L{x + w:g} {y + w:g} "
        f"L{x} {y + k} L{x - w:g} {y + w:g} L{x - k} {y} L{x - w:g} {y - w:g} Z"
    )
    return path(d, "#FFFBE0", edge, 2.5)


def gem(x: float, y: float, r: float, colour: str, tone: str = "#7A4A10") -> str:
    glint = oval(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.25, "#FFFFFF", extra='opacity=".85"')
    return oval(x, y, r, r, colour, outline(tone), 4) + glint


def grin(x: float, y: float, size: float = 1, mood: str = "happy") -> str:
    """Two round eyes and a mouth; toys feel things too."""
    if mood == "joy":
        eyes = path("M-22 -4 Q-14 -14 -6 -4 M6 -4 Q14 -14 22 -4", "none", INK, 5)
    else:
        eyes = ""
        for side in (-14, 14):
            eyes += oval(side, -6, 8.5, 10, "#FFFDF4", INK, 3.5)
            eyes += oval(side + 2, -4, 4.5, 6, INK) + oval(side, -7, 2, 2, "#FFFFFF")
    if mood == "cross":
        eyes += path("M-25 -20 L-7 -13 M25 -20 L7 -13", "none", INK, 5)
    mouths = {"cross": "M-11 15 Q0 7 11 15", "oh": disc(0, 14, 6, 7)}
    mouth = mouths.get(mood, "M-12 10 Q0 22 12 10")
    fill = "#6A1F36" if mood == "oh" else "none"
    return group(eyes + path(mouth, fill, INK, 4.5), f"translate({x} {y}) scale({size})")


def cast(doc: Doc, d: str, opacity: float = 0.3) -> str:
    """Soft dark where one part of a toy lies on another."""
    return group(path(d, SHADOW), extra=f'filter="{doc.blur(4)}" opacity="{opacity}"')
