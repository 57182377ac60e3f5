"""A rounded cube, marched ray by ray in numpy: one lamp, engraved faces, an ink line at the rim."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.kit.colours import INK, rgb

if TYPE_CHECKING:
    from art.dice.faces import Face

__all__ = ["Cube", "face_up", "turned", "view"]

Array = NDArray[np.float64]
PITCH, DISTANCE = math.radians(57), 13.0
INTO = np.array([0, math.cos(PITCH), -math.sin(PITCH)])
UP = np.array([0, math.sin(PITCH), math.cos(PITCH)])
RIGHT = np.array([1.0, 0, 0])


class Cube(NamedTuple):
    body: str
    edge: str
    faces: tuple[Face, ...]  # +x, -x, +y, -y, +z, -z
    gloss: float = 0.45
    radius: float = 0.28


def unit(v: Array) -> Array:
    return np.asarray(v / np.linalg.norm(v, axis=-1, keepdims=True))


KEY, FILL = unit(np.array([-0.55, 0.28, 0.95])), unit(np.array([0.8, -0.2, 0.5]))


def turned(axis: str | Array, angle: float) -> Array:
    """A rotation about a named or a given axis."""
    named = {"x": (1.0, 0.0, 0.0), "y": (0.0, 1.0, 0.0), "z": (0.0, 0.0, 1.0)}
    x, y, z = unit(np.array(named[axis])) if isinstance(axis, str) else unit(axis)
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return np.array(
        [
            [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
            [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
            [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
        ]
    )


def face_up(face: int, spin: float = 0) -> Array:
    """The face on top, its drawing upright to the viewer when spin is 0."""
    axis, sign = face // 2, 1 if face % 2 == 0 else -1
    if axis == 0:
        lay = turned("y", -sign * math.pi / 2)
    elif axis == 1:
        lay = turned("x", sign * math.pi / 2)
    else:
        lay = np.eye(3) if sign > 0 else turned("x", math.pi)
    top = np.array([0, sign, 0.0]) if axis == 2 else np.array([0, 0, 1.0])
    w = lay @ top
    return np.asarray(turned("z", spin + math.pi / 2 - math.atan2(w[1], w[0])) @ lay)


def _distance(p: Array, inner: float, radius: float) -> Array:
    q = np.abs(p) - inner
    return np.asarray(np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - radius)


def _rays(n: int, wide: float) -> tuple[Array, Array]:
    ys, xs = np.mgrid[0:n, 0:n]
    u, v = (xs + 0.5) / n * 2 - 1, -((ys + 0.5) / n * 2 - 1)
    eye = np.array([0, 0, 1.0]) - INTO * DISTANCE
    across = (u * wide / DISTANCE)[..., None] * RIGHT + (v * wide / DISTANCE)[..., None] * UP
    return eye, unit(INTO + across)


def _frame_of(face: int, p: Array) -> tuple[Array, Array, Array, Array]:
    """Where points lie on a face's drawing, and the drawing's axes in the cube."""
    axis, sign = face // 2, 1 if face % 2 == 0 else -1
    if axis == 0:
        return p[:, 1] * sign, p[:, 2], np.array([0, sign, 0.0]), np.array([0, 0, 1.0])
    if axis == 1:
        return -p[:, 0] * sign, p[:, 2], np.array([-sign, 0, 0.0]), np.array([0, 0, 1.0])
    return p[:, 0], p[:, 1] * sign, np.array([1.0, 0, 0]), np.array([0, sign, 0.0])


def _painted(cube: Cube, p: Array, normal: Array) -> tuple[Array, Array]:
    """Colour and bent normal of every point: body, paler edges, the engraved faces."""
    rows = np.arange(len(p))
    axis = np.argmax(np.abs(p), axis=1)
    face = axis * 2 + (p[rows, axis] < 0)
    colour = np.tile(np.array(rgb(cube.body)) / 255, (len(p), 1))
    edge = np.clip((1 - np.abs(normal[rows, axis])) * 3.2, 0, 1)[:, None] * 0.55
    colour = colour * (1 - edge) + np.array(rgb(cube.edge)) / 255 * edge
    for f in range(6):
        on = face == f
        if not on.any():
            continue
        u, v, right, up = _frame_of(f, p[on])
        drawn, slope_x, slope_y = cube.faces[f].sampled(u, v)
        alpha = drawn[:, 3:4]
        colour[on] = colour[on] * (1 - alpha) + drawn[:, :3] * alpha
        normal[on] = normal[on] + (right * slope_x[:, None] - up * slope_y[:, None]) * 0.55
    return colour, unit(normal)


def _lit(
    cube: Cube, colour: Array, normal: Array, seen: Array, height: Array, bend: Array
) -> Array:
    key = np.clip((normal * KEY).sum(-1), 0, 1)[:, None]
    fill = np.clip((normal * FILL).sum(-1), 0, 1)[:, None]
    sky = (0.5 + 0.5 * normal[:, 2])[:, None]
    lit = (0.30 + 0.22 * sky) * np.array([0.92, 0.9, 1.06])
    lit = lit + 0.66 * key * np.array([1.08, 1.0, 0.88]) + 0.14 * fill * np.array([0.8, 0.9, 1.2])
    lit *= (np.clip((height + 1) / 1.1, 0, 1) * 0.45 + 0.55)[:, None]
    lit += np.clip(-normal[:, 2:3] * 0.5 + 0.35, 0, 1) * 0.10 * np.array([1.1, 0.8, 0.5])
    out = colour * lit
    half = unit(KEY - seen)
    shine = np.clip((normal * half).sum(-1), 0, 1)
    rim = (1 - np.clip((normal * -seen).sum(-1), 0, 1)) ** 3
    # A flat side turns into one mirror in flight and would flash white: only edges gleam in full.
    gleam = cube.gloss * (shine**60 * (0.22 + 0.78 * bend) + 0.05 * shine**10)
    out += gleam[:, None] * np.array([1, 0.98, 0.92])
    out += (0.22 * rim)[:, None] * np.array([1, 0.92, 0.85]) * sky
    return np.asarray(np.clip(out, 0, 1))


def view(cube: Cube, turn: Array, size: int, *, wide: float = 1.95, finer: int = 2) -> Image.Image:
    """The cube on its centre, without a shadow."""
    n, inner = size * finer, 1 - cube.radius
    eye, rays = _rays(n, wide)
    origin, local = (eye - np.array([0, 0, 1.0])) @ turn, rays @ turn
    nearest = -(origin * local).sum(-1)
    off = (origin**2).sum(-1) - nearest**2
    reach = 1.62**2
    where = np.where(off < reach)
    d = local[where]
    t = nearest[where] - np.sqrt(np.maximum(reach - off[where], 0))
    gap = np.zeros(len(t))
    for _ in range(40):
        gap = _distance(origin + d * t[:, None], inner, cube.radius)
        t = t + gap
        if gap.max() < 1e-3:
            break
    hit = gap < 8e-3
    where = (where[0][hit], where[1][hit])
    p = origin + d[hit] * t[hit][:, None]
    q = np.abs(p) - inner
    plain = unit(np.sign(p) * np.maximum(q, 0) + 1e-9)
    bend = np.clip((1 - np.abs(plain).max(-1)) * 5, 0, 1)
    colour, normal = _painted(cube, p, plain)
    world, seen = normal @ turn.T, rays[where]
    pixels = _lit(cube, colour, world, seen, (p @ turn.T)[:, 2], bend)
    # Ink where the surface turns away, as on every other figure.
    facing = np.clip((world * -seen).sum(-1), 0, 1)
    ink = (np.clip((0.30 - facing) / 0.30, 0, 1) * 0.75)[:, None]
    pixels = pixels * (1 - ink) + np.array(rgb(INK)) / 255 * ink
    out = np.zeros((n, n, 4))
    out[where[0], where[1], :3] = pixels
    out[where[0], where[1], 3] = 1
    return _shrunk(out, size, finer)


def _shrunk(out: Array, size: int, finer: int) -> Image.Image:
    out[..., :3] *= out[..., 3:]
    small = out.reshape(size, finer, size, finer, 4).mean((1, 3))
    alpha = small[..., 3:]
    small[..., :3] = np.where(alpha > 0, small[..., :3] / np.maximum(alpha, 1e-4), 0)
    return Image.fromarray((small * 255 + 0.5).astype("uint8"))
