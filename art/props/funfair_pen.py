"""The few strokes all attractions of the fair are drawn with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Pen", "disc", "rect"]


def rect(x: float, y: float, w: float, h: float, r: float = 6) -> str:
    return (
        f"M{x + r:g} {y:g} H{x + w - r:g} Q{x + w:g} {y:g} {x + w:g} {y + r:g} V{y + h - r:g} "
        f"Q{x + w:g} {y + h:g} {x + w - r:g} {y + h:g} H{x + r:g} Q{x:g} {y + h:g} {x:g} "
        f"{y + h - r:g} V{y + r:g} Q{x:g} {y:g} {x + r:g} {y:g} Z"
    )


def disc(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    return (
        f"M{cx - rx:g} {cy:g} A{rx:g} {ry:g} 0 1 1 {cx + rx:g} {cy:g} "
        f"A{rx:g} {ry:g} 0 1 1 {cx - rx:g} {cy:g} Z"
    )


class Pen:
    """Draws lit shapes for one picture."""

    def __init__(self, doc: Doc) -> None:
        self.doc = doc

    def fill(self, d: str, a: str, b: str = "", width: float = 3.6, k: float = 8) -> str:
        """A solid shape from colour a above to b below."""
        b = b or dark(a, 0.3)
        paint = self.doc.lin([(0, a), (1, b)])
        return solid(self.doc, d, paint, outline(b), width, k, 0.36, 0.5, grain=0)

    def line(self, d: str, colour: str, width: float) -> str:
        """A rope, rail or pole: a stroke with an inked edge and a lit upper side."""
        return (
            path(d, "none", outline(colour), width + 5)
            + path(d, "none", colour, width)
            + path(d, "none", light(colour, 0.5), width * 0.3, 'opacity=".6"')
        )

    def mark(self, d: str, colour: str = INK, width: float = 3) -> str:
        return path(d, "none", colour, width)

    def dot(self, x: float, y: float, r: float, colour: str, edge: float = 0) -> str:
        return oval(x, y, r, r, colour, outline(colour) if edge else "", edge)

    def dots(self, places: Iterable[tuple[float, float]], r: float, colour: str) -> str:
        return "".join(oval(x, y, r, r, colour) for x, y in places)

    def flag(self, x: float, y: float, colour: str = "#E5484D") -> str:
        cloth = f"M{x:g} {y - 20:g} l18 6 l-18 7 Z"
        return path(f"M{x:g} {y:g} v-20", "none", INK, 3.6) + self.fill(cloth, colour, "", 3, 3)

    def water(self, y: float = 22, a: str = "#A6EAF6", b: str = "#4FB0DA") -> str:
        d = f"M-58 {y:g} q9 -9 19 0 t19 0 t20 0 t19 0 t20 0 t19 0 V{y + 15:g} Q0 {y + 26:g} -58 "
        d += f"{y + 15:g} Z"
        crest = f"M-40 {y + 9:g} q7 -6 14 0 M14 {y + 10:g} q7 -6 14 0"
        face = self.doc.lin([(0, a), (1, b)])
        return path(d, face, outline("#2A86B0"), 3.2) + path(crest, "none", "#FFFFFF", 2.6)

    def head(self, x: float, y: float, r: float, fur: str = "#A07F99") -> str:
        """A tiny guest: a mole's head with a pink nose."""
        ear = self.fill(disc(x, y, r, r * 0.95), light(fur, 0.3), fur, 3, 3)
        return (
            ear
            + oval(x - r * 0.36, y - r * 0.2, r * 0.15, r * 0.2, INK)
            + oval(x + r * 0.36, y - r * 0.2, r * 0.15, r * 0.2, INK)
            + oval(x, y + r * 0.26, r * 0.3, r * 0.24, "#F07A80", INK, 1.6)
        )

    def awning(
        self, x: float, y: float, w: float, h: float, n: int, a: str, b: str = "#FFFDF4"
    ) -> str:
        out, step = "", w / n
        for i in range(n):
            left = x + i * step
            d = (
                f"M{left:.1f} {y:g} H{left + step:.1f} V{y + h:g} "
                f"q{-step / 2:.1f} {step * 0.6:.1f} {-step:.1f} 0 Z"
            )
            out += self.fill(d, a if i % 2 == 0 else b, "", 3, 5)
        return out

    def at(self, inner: str, x: float, y: float, k: float = 1, turn: float = 0) -> str:
        spin = f" rotate({turn:g})" if turn else ""
        return group(inner, f"translate({x:g} {y:g}) scale({k:g}){spin}")
