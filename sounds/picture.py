"""Sounds to look at: waveform above, spectrogram below, and the measures as plain lines."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from sounds import ogg
from sounds.bake import MASTERS, files
from sounds.catalogue import Recipe
from sounds.kit.loudness import brightness, lufs, peak_db, seam
from sounds.kit.signals import RATE, Signal

__all__ = ["measures", "sheet"]

_WIDE, _HIGH, _WAVE = 300, 150, 46


def _loaded(file: str) -> tuple[Signal, list[Signal]]:
    """The middle of a master, and its channels."""
    sound = ogg.decode((MASTERS / file).read_bytes())
    channels = [sound] if sound.ndim == 1 else [sound[:, 0], sound[:, 1]]
    return np.mean(channels, axis=0), channels


def measures(recipe: Recipe) -> list[str]:
    lines = []
    for file in files(recipe):
        middle, channels = _loaded(file)
        size = (MASTERS / file).stat().st_size / 1024
        lines.append(
            f"{file:36s} {len(middle) / RATE:6.2f} s {size:6.1f} KB  peak {peak_db(middle):6.1f} dB"
            f"  {lufs(*channels):6.1f} LUFS  centre {brightness(middle):5.0f} Hz"
            f"  seam {max(seam(one) for one in channels):5.2f}"
        )
    return lines


def _spectrogram(sound: Signal) -> Image.Image:
    window, rows = 2048, _HIGH - _WAVE
    starts = np.linspace(0, max(len(sound) - window // 4, 1), _WIDE).astype(int)
    padded = np.concatenate([sound, np.zeros(window)])
    frames = np.stack([padded[at : at + window] * np.hanning(window) for at in starts])
    power = 20 * np.log10(np.abs(np.fft.rfft(frames, axis=1)) + 1e-9)
    freqs = np.geomspace(50, 14_000, rows)
    bins = (freqs * window / RATE).astype(int)
    shown = power[:, bins].T[::-1]
    level = np.clip((shown - shown.max() + 75) / 75, 0, 1)
    tint = np.stack([level**0.8 * 255, level**1.6 * 220, 60 + 60 * level - 90 * level**3], axis=2)
    return Image.fromarray(np.clip(tint, 0, 255).astype(np.uint8))


def sheet(recipes: list[Recipe], out: Path) -> None:
    names = [file for recipe in recipes for file in files(recipe)]
    columns = 6
    rows = -(-len(names) // columns)
    page = Image.new("RGB", (columns * (_WIDE + 8), rows * (_HIGH + 24)), (24, 20, 18))
    draw = ImageDraw.Draw(page)
    for index, file in enumerate(names):
        sound, _ = _loaded(file)
        x, y = index % columns * (_WIDE + 8), index // columns * (_HIGH + 24)
        draw.text((x + 2, y + 3), f"{file}  {len(sound) / RATE:.2f}s", fill=(240, 220, 180))
        parts = np.array_split(sound, _WIDE)
        for column, part in enumerate(parts):
            top = int(np.abs(part).max(initial=0.0) * _WAVE / 2)
            middle = y + 18 + _WAVE // 2
            draw.line((x + column, middle - top, x + column, middle + top), fill=(255, 190, 90))
        page.paste(_spectrogram(sound), (x, y + 18 + _WAVE))
    page.save(out)
