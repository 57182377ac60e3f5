"""The dice we have, at rest and tumbling."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from art.dice.faces import face
from art.dice.march import Cube, face_up, turned, view
from art.kit.light import SHADOW
from art.kit.sprite import SCALE
from art.kit.svg import Doc, group, path

__all__ = ["COLS", "DICE", "FRAME", "FRAMES", "rest", "shadow", "tumble"]

FRAME = 160  # logical units; the cube itself is nine sixteenths of it
FRAMES, COLS = 24, 6
SPIN = math.radians(-14)


class Kind(NamedTuple):
    body: str
    edge: str
    ink: str
    mark: str  # on the sides, so that colour is never alone


DICE = {
    "white": Kind("#EFE2C8", "#FFF8E8", "#2B1A2F", ""),
    "yellow": Kind("#FFC928", "#FFF3B0", "#5A2A10", "sun"),
    "blue": Kind("#2AA4DE", "#B5E9FF", "#FFFFFF", "drop"),
    "green": Kind("#0E6B45", "#6FD09A", "#E9FFDC", "leaf"),
}


def _cube(name: str, top: int) -> Cube:
    """Opposite faces make seven; a die with a mark shows it on both its flanks and in front."""
    kind = DICE[name]
    sides: tuple[str, ...]
    if kind.mark:
        sides = (kind.mark, kind.mark, "3", kind.mark, str(top), str(7 - top))
    else:
        left, front = {1: (2, 4), 2: (3, 6), 3: (1, 5), 4: (5, 1), 5: (6, 3), 6: (4, 2)}[top]
        sides = tuple(str(n) for n in (7 - left, left, 7 - front, front, top, 7 - top))
    gloss = 0.3 if name == "white" else 0.45
    return Cube(kind.body, kind.edge, tuple(face(s, kind.ink) for s in sides), gloss)


def rest(name: str, value: int) -> Image.Image:
    return view(_cube(name, value), face_up(4, SPIN), FRAME * SCALE)


def tumble(name: str) -> Image.Image:
    """One roll over an edge and round again. At every sixth frame a face lies flat on top, with the
    outline of the die at rest: there a tumble may end, whatever face then lies there."""
    cube, side = _cube(name, 1), FRAME * SCALE
    sheet = Image.new("RGBA", (side * COLS, side * (FRAMES // COLS)))
    axis = turned("z", SPIN)[:, 0]
    for i in range(FRAMES):
        a = 2 * math.pi * i / FRAMES
        sway = turned("y", 0.30 * math.sin(2 * a)) @ turned("z", 0.24 * math.sin(2 * a))
        frame = view(cube, sway @ turned(axis, a) @ face_up(4, SPIN), side)
        sheet.paste(frame, (i % COLS * side, i // COLS * side))
    return sheet


def shadow(doc: Doc) -> str:
    """What a die throws to its lower right; spread and fade it as the die rises."""
    d = (
        "M-40 -12 C-20 -34 34 -36 50 -14 C70 6 66 34 40 42 C10 52 -36 46 -46 26 C-52 10 -50 -2 -40"
        " -12 Z"
    )
    wide = group(path(d, SHADOW), extra=f'filter="{doc.blur(9)}" opacity=".5"')
    near = group(path(d, SHADOW), "scale(.84)", f'filter="{doc.blur(4)}" opacity=".4"')
    return wide + near
