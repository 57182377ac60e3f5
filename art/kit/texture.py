"""Felt, wood, paper and soil, woven from seeded noise; the vignette of the lamp."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from art.kit.colours import rgb

__all__ = [
    "Pixels",
    "felt",
    "paper",
    "picture",
    "planks",
    "rounded",
    "soil",
    "vignette",
]

Pixels = NDArray[np.float32]


def colour(text: str) -> Pixels:
    return np.array(rgb(text), np.float32)


def _box(a: Pixels, reach: int, axis: int) -> Pixels:
    if reach < 1:
        return a
    pad = [(0, 0)] * a.ndim
    pad[axis] = (reach + 1, reach)
    total = np.cumsum(np.pad(a, pad, mode="wrap"), axis=axis, dtype=np.float64)
    n = 2 * reach + 1
    after, before = [slice(None)] * a.ndim, [slice(None)] * a.ndim
    after[axis], before[axis] = slice(n, None), slice(None, -n)
    return np.asarray((total[tuple(after)] - total[tuple(before)]) / n, np.float32)


def blurred(a: Pixels, across: float, down: float) -> Pixels:
    """Three box blurs are a gaussian to the eye, and need no more than numpy."""
    for _ in range(3):
        a = _box(_box(a, round(across * 0.58), 1), round(down * 0.58), 0)
    return a


def noise(rng: np.random.Generator, h: int, w: int, across: float, down: float) -> Pixels:
    a = blurred(rng.standard_normal((h, w)).astype(np.float32), across, down)
    return np.asarray(a / (a.std() + 1e-6), np.float32)


def mottle(rng: np.random.Generator, h: int, w: int, rows: float, cols: float) -> Pixels:
    coarse = rng.standard_normal((max(2, int(rows)), max(2, int(cols)))).astype(np.float32)
    a = np.asarray(Image.fromarray(coarse).resize((w, h), Image.Resampling.BICUBIC))
    return np.asarray(a / (a.std() + 1e-6), np.float32)


def felt(
    w: int, h: int, base: str, scale: float = 1, seed: int = 4, strength: float = 1.3
) -> Pixels:
    """Two-way fibres and mottling."""
    rng = np.random.default_rng(seed)
    s = scale
    f = (
        noise(rng, h, w, 0.9 * s, 0.9 * s) * 3.0
        + noise(rng, h, w, 3 * s, 0.7 * s) * 2.2
        + noise(rng, h, w, 0.7 * s, 3 * s) * 2.2
        + mottle(rng, h, w, h / (60 * s), w / (60 * s)) * 2.2
        + mottle(rng, h, w, h / (260 * s), w / (260 * s)) * 3
    )
    fibre = np.array([0.8, 1, 0.8], np.float32)
    return np.asarray(colour(base)[None, None] + (f * strength)[..., None] * fibre, np.float32)


def planks(
    w: int,
    h: int,
    cols: tuple[str, ...],
    scale: float = 1,
    seed: int = 7,
    height: float = 128,
) -> Pixels:
    """Boards with warped rings, a light top edge and a dark joint."""
    rng = np.random.default_rng(seed)
    out = np.zeros((h, w, 3), np.float32)
    pitch = int(height * scale)
    for top in range(0, h, pitch):
        tall = min(pitch, h - top)
        x = -int(rng.integers(0, int(600 * scale)))
        while x < w:
            length = int(rng.integers(int(620 * scale), int(1100 * scale)))
            left, right = max(0, x), min(w, x + length)
            if right > left:
                base = cols[int(rng.integers(0, len(cols)))]
                board = _board(rng, right - left, tall, pitch, base, scale)
                edge = max(1, round(2 * scale))
                if left == x:
                    board[:, :edge] += 10
                if right == x + length:
                    board[:, -edge:] *= 0.5
                out[top : top + tall, left:right] = board
            x += length
    return out


def _board(rng: np.random.Generator, w: int, h: int, pitch: int, base: str, scale: float) -> Pixels:
    across = np.arange(h, dtype=np.float32)[:, None] / pitch
    warp = mottle(rng, h, w, 3, max(2, w / (240 * scale))) * 0.045
    warp = warp + mottle(rng, h, w, 2, max(2, w / (600 * scale))) * 0.10
    ring = np.sin(((across + warp) * rng.uniform(5, 9) + rng.uniform(0, 6)) * 6.283)
    ring = np.sign(ring) * np.abs(ring) ** 0.6
    fine = mottle(rng, h, w, h / (1.6 * scale), max(2, w / (70 * scale)))
    grain = ring * 4.2 + fine * 4.0 + mottle(rng, h, w, 2, max(2, w / (300 * scale))) * 3.5
    board = colour(base)[None, None] + grain[..., None] * np.array([1.05, 0.85, 0.65])
    edge = max(1, round(2 * scale))
    board[:edge] += 20
    board[-edge * 2 :] *= 0.55
    return np.asarray(board, np.float32)


def soil(w: int, h: int, base: str = "#7A4D36", scale: float = 1, seed: int = 3) -> Pixels:
    rng = np.random.default_rng(seed)
    s = scale
    f = (
        mottle(rng, h, w, h / (9 * s), w / (9 * s)) * 5
        + mottle(rng, h, w, h / (30 * s), w / (34 * s)) * 6
        + noise(rng, h, w, 0.8 * s, 0.8 * s) * 4
        + mottle(rng, h, w, h / (140 * s), w / (180 * s)) * 6
    )
    return np.asarray(
        colour(base)[None, None] + f[..., None] * np.array([1, 0.8, 0.65]), np.float32
    )


def paper(w: int, h: int, base: str = "#F8EBCF", scale: float = 1, seed: int = 4) -> Pixels:
    rng = np.random.default_rng(seed)
    s = scale
    f = (
        noise(rng, h, w, 0.7 * s, 0.7 * s) * 1.8
        + mottle(rng, h, w, h / (5 * s), w / (5 * s)) * 1.1
        + mottle(rng, h, w, h / (90 * s), w / (90 * s)) * 1.6
        + noise(rng, h, w, 6 * s, 0.5 * s) * 0.9
    )
    return np.asarray(colour(base)[None, None] + f[..., None] * np.array([1, 1, 1.15]), np.float32)


def vignette(
    a: Pixels,
    centre: tuple[float, float] = (0.5, 0.42),
    reach: tuple[float, float] = (0.35, 1.0),
    strength: float = 0.55,
    tint: str = "#1A0C22",
    warm: float = 0.10,
) -> Pixels:
    """Brighter under the lamp, darker towards the walls."""
    h, w = a.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.hypot((x / w - centre[0]) * 1.25, (y / h - centre[1]) * 1.15)
    t = (np.clip((d - reach[0]) / (reach[1] - reach[0]), 0, 1) ** 1.4 * strength)[..., None]
    lamp = (np.clip(1 - d / 0.62, 0, 1) ** 2 * warm)[..., None]
    out = a * (1 - t) + colour(tint) * t * 0.6 + lamp * np.array([255, 214, 140]) * 0.6
    return np.asarray(out, np.float32)


def picture(a: Pixels) -> Image.Image:
    return Image.fromarray(np.clip(a, 0, 255).astype("uint8"))


def rounded(image: Image.Image, radius: int) -> Image.Image:
    """The picture with its corners cut round."""
    w, h = image.size
    mask = Image.new("L", (w * 2, h * 2), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, w * 2 - 1, h * 2 - 1), radius * 2, fill=255)
    image = image.convert("RGBA")
    image.putalpha(mask.resize((w, h), Image.Resampling.LANCZOS))
    return image
