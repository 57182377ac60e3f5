"""What a sound is here (a float64 array at 44.1 kHz) and the simplest things done with one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

__all__ = [
    "RATE",
    "Rng",
    "Signal",
    "at_peak",
    "blank",
    "decibels",
    "fade",
    "from_db",
    "hertz",
    "place",
    "resample",
    "rng",
    "samples",
    "times",
]

RATE = 44_100

Signal = npt.NDArray[np.float64]
Rng = np.random.Generator


def rng(seed: int) -> Rng:
    return np.random.Generator(np.random.PCG64(seed))


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    return np.arange(samples(seconds), dtype=np.float64) / RATE


def blank(seconds: float) -> Signal:
    return np.zeros(samples(seconds), dtype=np.float64)


def hertz(note: float) -> float:
    """Frequency of a MIDI note number (69 is the A of 440 Hz)."""
    return float(440.0 * 2.0 ** ((note - 69.0) / 12.0))


def from_db(level: float) -> float:
    return float(10.0 ** (level / 20.0))


def decibels(value: float) -> float:
    return float(20.0 * np.log10(max(value, 1e-12)))


def place(buffer: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Add `sound` into `buffer` at `at` seconds; what runs past the end is cut off."""
    start = samples(at)
    count = min(len(sound), len(buffer) - start)
    if count > 0:
        buffer[start : start + count] += sound[:count] * gain


def fade(sound: Signal, attack: float = 0.002, release: float = 0.012) -> Signal:
    """Ramp both ends so that no play of the sound begins or ends with a click."""
    out = sound.copy()
    head = min(samples(attack), len(out))
    tail = min(samples(release), len(out))
    if head:
        out[:head] *= np.sin(np.linspace(0.0, np.pi / 2, head)) ** 2
    if tail:
        out[-tail:] *= np.linspace(1.0, 0.0, tail) ** 2
    return out


def at_peak(sound: Signal, peak_db: float) -> Signal:
    top = float(np.abs(sound).max(initial=0.0))
    return sound * (from_db(peak_db) / top) if top > 0 else sound


def resample(sound: Signal, factor: float) -> Signal:
    """Play `sound` `factor` times as fast: higher and shorter. Nothing of ours is near Nyquist."""
    count = int(len(sound) / factor)
    out: Signal = np.interp(np.arange(count) * factor, np.arange(len(sound)), sound)
    return out
