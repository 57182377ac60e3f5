"""Guests of the fair: dice with sun, drop or leaf, at rest, rolling, and turning one pip down."""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from PIL import Image

from art.dice.faces import SIDE, Face, face, pips
from art.dice.march import Cube, face_up, turned, view
from art.funfair_colours import GUESTS
from art.kit.render import render
from art.kit.sprite import SCALE
from art.kit.svg import Doc, group

__all__ = ["FRAME", "ROLL", "ROLL_COLS", "TURN", "rest", "tumble", "turn"]

FRAME = 132  # logical units; the cube's edge is nine sixteenths of it
WIDE = 1.86
ROLL, ROLL_COLS = 24, 6
TURN = 9
SPIN = math.radians(-7)


def _mark(colour: str) -> Face:
    guest = GUESTS[colour]
    return face(guest.mark, guest.ink)


@cache
def _spots(colour: str, value: int) -> Face:
    drawn = pips(value, GUESTS[colour].ink)
    inset = group(drawn, "translate(50 50) scale(.80) translate(-50 -50)")
    return Face(render(Doc().svg(inset, (0, 0, 100, 100)), SIDE))


def _cube(colour: str, top: Face, front: Face | None = None, behind: Face | None = None) -> Cube:
    mark, guest = _mark(colour), GUESTS[colour]
    sides = (mark, mark, behind or mark, front or mark, top, mark)
    return Cube(guest.body, guest.edge, sides, 0.42)


def rest(colour: str, value: int) -> Image.Image:
    cube = _cube(colour, _spots(colour, value))
    return view(cube, face_up(4, SPIN), FRAME * SCALE, wide=WIDE)


class _Between(Face):
    """One face giving way to another."""

    def __init__(self, old: Face, new: Face, share: float) -> None:
        a, b = old.colour, new.colour
        alpha = a[..., 3:] * (1 - share) + b[..., 3:] * share
        tint = a[..., :3] * a[..., 3:] * (1 - share) + b[..., :3] * b[..., 3:] * share
        self.colour = np.concatenate([tint / np.maximum(alpha, 1e-4), alpha], -1)
        self.across = old.across * (1 - share) + new.across * share
        self.down = old.down * (1 - share) + new.down * share


def turn(colour: str, value: int) -> Image.Image:
    """The cube tips towards us: the lower value comes up from behind, and the old one, now in
    front, gives way to the guest's mark."""
    side = FRAME * SCALE
    strip = Image.new("RGBA", (side * TURN, side))
    old, new, mark = _spots(colour, value), _spots(colour, value - 1), _mark(colour)
    axis = turned("z", SPIN)[:, 0]
    for i in range(TURN):
        t = i / (TURN - 1)
        angle = math.pi / 2 * (t * t * (3 - 2 * t))
        share = min(1.0, max(0.0, (t - 0.55) / 0.4))
        cube = _cube(colour, _Between(old, mark, share), None, new)
        frame = view(cube, turned(axis, angle) @ face_up(4, SPIN), side, wide=WIDE)
        strip.paste(frame, (i * side, 0))
    return strip


def tumble(colour: str) -> Image.Image:
    """One roll over an edge and round again; every sixth frame lies flat."""
    side = FRAME * SCALE
    guest, mark = GUESTS[colour], _mark(colour)
    spots = [_spots(colour, v) for v in (1, 3, 5)]
    cube = Cube(guest.body, guest.edge, (mark, spots[1], mark, mark, spots[0], spots[2]), 0.42)
    sheet = Image.new("RGBA", (side * ROLL_COLS, side * (ROLL // ROLL_COLS)))
    axis = turned("z", SPIN)[:, 0]
    for i in range(ROLL):
        a = 2 * math.pi * i / ROLL
        sway = turned("y", 0.30 * math.sin(2 * a)) @ turned("z", 0.24 * math.sin(2 * a))
        frame = view(cube, sway @ turned(axis, a) @ face_up(4, SPIN), side, wide=WIDE)
        sheet.paste(frame, (i % ROLL_COLS * side, i // ROLL_COLS * side))
    return sheet
