"""Mole Park's dice: each tool's sign with the number of the hole it strikes, in a "
"player's colour."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image

from art.dice.faces import SIDE, Face
from art.dice.march import Cube, face_up, turned, view
from art.identity import PLAYERS, on
from art.kit.colours import light
from art.kit.render import render
from art.kit.sprite import SCALE
from art.kit.svg import Doc, box, group, oval, path, words
from art.parts.symbols import star_path

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["COLS", "FACES", "FRAME", "FRAMES", "rest", "tumble"]

FRAME = 112  # logical units; the cube's edge is five eighths of it
WIDE = 1.6
FRAMES, COLS = 24, 6
SPIN = math.radians(-8)
# Faces as they lie: those after the first of its kind only fill the flanks.
FACES = {
    "glove": ("1", "2", "3", "1", "2", "3"),
    "pan": ("2", "4", "3", "4", "5", "x"),
    "mallet": ("4", "6", "5", "6", "x", "x"),
    "prize": ("1", "6", "2", "5", "3", "4"),
}


def _number(text: str, x: float, y: float, size: float, body: str) -> str:
    return words(text, x, y, size, body)


def _glove(n: str, ink: str, body: str) -> str:
    fist = "M36 72 C26 58 26 40 33 25 C40 7 60 1 72 5 C93 10 99 33 94 52 C92 62 86 70 81 74 Z"
    thumb = "M33 71 C13 67 3 52 7 36 C10 24 23 23 28 32 C32 39 32 45 37 50 C43 56 45 66 41 71 Z"
    cuff = box(34, 79, 49, 15, 5, ink)
    return path(fist, ink) + cuff + path(thumb, ink, body, 4) + _number(n, 63, 60, 54, body)


def _pan(n: str, ink: str, body: str) -> str:
    grip = path("M64 62 L92 86 C99 93 92 100 85 95 L58 71 Z", ink, ink, 4)
    bowl = oval(44, 44, 42, 42, ink) + oval(44, 44, 35, 35, "none", body, 4)
    return grip + bowl + _number(n, 44, 64, 58, body)


def _mallet(n: str, ink: str, body: str) -> str:
    head = "M10 8 C26 3 74 3 90 8 C98 22 98 48 90 60 C74 66 26 66 10 60 C2 48 2 22 10 8 Z"
    grip = path("M43 60 H57 L58 96 C58 100 42 100 42 96 Z", ink)
    bands = path("M21 6 V62 M79 6 V62", "none", body, 4)
    return grip + path(head, ink) + bands + _number(n, 50, 56, 58, body)


def _prize(n: str, ink: str, body: str) -> str:
    return path(star_path(50, 53, 50), ink, ink, 9) + _number(n, 50, 71, 50, body)


SIGNS: dict[str, Callable[[str, str, str], str]] = {
    "glove": _glove,
    "pan": _pan,
    "mallet": _mallet,
    "prize": _prize,
}
CROSS = "M24 24 L76 76 M76 24 L24 76"


def _paw(ink: str) -> str:
    toes = ((24, 40, 10), (40, 24, 11), (60, 24, 11), (76, 40, 10))
    pad = "M50 44 C68 44 80 58 76 72 C72 86 60 82 50 82 C40 82 28 86 24 72 C20 58 32 44 50 44 Z"
    return path(pad, ink) + "".join(oval(x, y, r, r * 1.25, ink) for x, y, r in toes)


@cache
def _face(kind: str, value: str, ink: str, body: str) -> Face:
    if value == "x":
        drawn = path(CROSS, "none", ink, 22)
    elif kind == "paw":
        drawn = _paw(ink)
    else:
        drawn = SIGNS[kind](value, ink, body)
    inset = group(drawn, "translate(50 50) scale(.78) translate(-50 -50)")
    return Face(render(Doc().svg(inset, (0, 0, 100, 100)), SIDE))


def _skin(player: str) -> tuple[str, str, str]:
    """The darkest colour is raised a little, or its shaded flank would be a hole."""
    body = PLAYERS[player].colour
    body = light(body, 0.12) if player == "truffle" else body
    return body, light(body, 0.45), on(player)


def _cube(player: str, kind: str, top: str) -> Cube:
    body, edge, ink = _skin(player)
    others = [v for v in FACES[kind] if v != top]
    ring = (others[1 % len(others)], others[-1], others[0], others[0])
    faces = [_face(kind, v, ink, body) for v in (*ring, top, top)]
    return Cube(body, edge, tuple(faces), 0.4)


def rest(player: str, kind: str, value: str) -> Image.Image:
    return view(_cube(player, kind, value), face_up(4, SPIN), FRAME * SCALE, wide=WIDE)


def tumble(player: str) -> Image.Image:
    """One roll over an edge and round again, with a paw on every face: what was thrown shows
    only when the die lies. Every sixth frame is flat, with the outline of the die at rest."""
    body, edge, ink = _skin(player)
    cube = Cube(body, edge, (_face("paw", "", ink, body),) * 6, 0.4)
    side = FRAME * SCALE
    sheet = Image.new("RGBA", (side * COLS, side * (FRAMES // COLS)))
    axis = turned("z", SPIN)[:, 0]
    for i in range(FRAMES):
        a = 2 * math.pi * i / FRAMES
        sway = turned("y", 0.30 * math.sin(2 * a)) @ turned("z", 0.24 * math.sin(2 * a))
        frame = view(cube, sway @ turned(axis, a) @ face_up(4, SPIN), side, wide=WIDE)
        sheet.paste(frame, (i % COLS * side, i // COLS * side))
    return sheet
