"""Faces of dice: drawn as SVG, read as colour and as the slope of an engraving."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from art.kit.render import render
from art.kit.svg import Doc, group, oval, path
from art.parts.symbols import symbol

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["MARKS", "Face", "face", "pips"]

Array = NDArray[np.float64]
SIDE = 360
SPOTS = {
    1: ((50, 50),),
    2: ((25, 25), (75, 75)),
    3: ((25, 25), (50, 50), (75, 75)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (27, 73), (73, 73), (50, 50)),
    6: ((29, 23), (71, 23), (29, 50), (71, 50), (29, 77), (71, 77)),
}


class Face:
    def __init__(self, drawing: Image.Image) -> None:
        self.colour = np.asarray(drawing).astype(np.float64) / 255
        soft = drawing.getchannel("A").filter(ImageFilter.GaussianBlur(SIDE / 110))
        height = np.asarray(soft).astype(np.float64) / 255
        self.across = np.asarray(np.gradient(height, axis=1)) * SIDE / 26
        self.down = np.asarray(np.gradient(height, axis=0)) * SIDE / 26

    def sampled(self, u: Array, v: Array) -> tuple[Array, Array, Array]:
        """Colour and slopes at -1..1 across and up."""
        x = np.clip((u * 0.5 + 0.5) * SIDE, 0, SIDE - 1.001)
        y = np.clip((0.5 - v * 0.5) * SIDE, 0, SIDE - 1.001)
        x0, y0 = x.astype(int), y.astype(int)
        x1, y1 = np.minimum(x0 + 1, SIDE - 1), np.minimum(y0 + 1, SIDE - 1)
        fx, fy = (x - x0)[:, None], (y - y0)[:, None]
        c = self.colour
        top = c[y0, x0] * (1 - fx) + c[y0, x1] * fx
        low = c[y1, x0] * (1 - fx) + c[y1, x1] * fx
        return top * (1 - fy) + low * fy, self.across[y0, x0], self.down[y0, x0]


def pips(value: int, colour: str) -> str:
    return "".join(oval(x, y, 13.5, 13.5, colour) for x, y in SPOTS[value])


def sun(colour: str) -> str:
    beams = "".join(
        group(path("M-9 -27L0 -47L9 -27Z", colour, colour, 5), f"translate(50 50) rotate({a})")
        for a in range(0, 360, 45)
    )
    return beams + oval(50, 50, 25, 25, colour)


def drop(colour: str) -> str:
    return symbol("drop", colour)


def leaf(colour: str) -> str:
    vein = path("M36 72 C48 62 58 52 70 34", "none", "#0E6B45", 6)
    blade = path("M22 80C4 44 30 10 90 10C94 66 60 98 22 80Z", colour, colour, 4)
    return blade + vein + path("M20 84L12 94", "none", colour, 9)


MARKS: dict[str, Callable[[str], str]] = {"sun": sun, "drop": drop, "leaf": leaf}


@cache
def face(kind: str, colour: str) -> Face:
    """`kind` is a number of pips or the name of a mark."""
    drawn = pips(int(kind), colour) if kind.isdigit() else MARKS[kind](colour)
    doc = Doc()
    inset = group(drawn, "translate(50 50) scale(.74) translate(-50 -50)")
    return Face(render(doc.svg(inset, (0, 0, 100, 100)), SIDE))
