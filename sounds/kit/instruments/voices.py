"""What a mole sounds like: a small throat with movable vowels, and a very rude tongue."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sounds.kit.envelopes import curve
from sounds.kit.filters import band
from sounds.kit.oscillators import harmonics
from sounds.kit.signals import RATE, Rng, Signal, samples

__all__ = ["VOWELS", "raspberry", "sing"]

# Formants of a creature a third the size of a person, in Hz.
VOWELS: dict[str, tuple[float, float, float]] = {
    "a": (1050, 1750, 3300),
    "e": (760, 2500, 3500),
    "i": (480, 2950, 3700),
    "o": (720, 1180, 3100),
    "u": (520, 960, 3000),
}


def sing(
    random: Rng,
    pitch: Sequence[tuple[float, float]],
    loud: Sequence[tuple[float, float]],
    vowels: Sequence[tuple[float, str]],
    breath: float = 0.06,
) -> Signal:
    """A voiced sound; pitch in Hz, loudness and vowels each as points in time."""
    count = samples(loud[-1][0])
    flutter = band(random.standard_normal(count), None, 14)
    flutter /= float(np.abs(flutter).max()) + 1e-9
    freq = curve(count, pitch) * (1 + 0.012 * flutter)
    env = curve(count, loud)
    formants = [
        curve(count, [(at, VOWELS[vowel][index]) for at, vowel in vowels]) for index in range(3)
    ]

    def gain(number: int, own: Signal) -> Signal:
        mouth: Signal = np.full(count, 0.02)
        for centre, width, height in zip(formants, (150, 220, 320), (1.0, 0.55, 0.22), strict=True):
            mouth += height / (1 + ((own - centre) / width) ** 2)
        mouth /= number**0.35
        return mouth

    air = band(random.standard_normal(count), 1400, 5200) * breath
    out = (harmonics(freq, gain, 6200) + air) * env
    return out / float(np.abs(out).max())


def raspberry(random: Rng, seconds: float, start: float = 34.0, stop: float = 19.0) -> Signal:
    """Lips flapping `start` to `stop` times a second, each flap a small wet puff."""
    count = samples(seconds)
    rate = np.linspace(start, stop, count) * (
        1 + 0.12 * np.sin(2 * np.pi * 5.3 * np.arange(count) / RATE)
    )
    flap = np.cumsum(rate) / RATE
    open_lips = np.clip(np.sin(2 * np.pi * flap), 0, 1) ** 1.4
    wet = band(random.standard_normal(count), 180, 1900)
    buzz = np.zeros(count)
    for number in range(2, 26):
        buzz += np.sin(2 * np.pi * number * flap) / number**0.6
    out = wet / float(wet.std()) * open_lips + 0.5 * buzz * (0.4 + 0.6 * open_lips)
    return band(out, 90, 2400) / float(np.abs(out).max())
