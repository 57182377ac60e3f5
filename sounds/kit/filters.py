"""Zero-phase filters with Butterworth-shaped curves, done on the spectrum."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sounds.kit.signals import RATE, Signal

__all__ = ["band", "convolve", "fast_length", "highpass", "lowpass", "peaks"]


def fast_length(count: int) -> int:
    """The next length the FFT likes: a product of 2, 3 and 5."""
    best = 1 << max(count - 1, 0).bit_length()
    five = 1
    while five < best:
        three = five
        while three < best:
            two = three
            while two < count:
                two *= 2
            best = min(best, two)
            three *= 3
        five *= 5
    return best


def band(
    sound: Signal, low: float | None = None, high: float | None = None, order: int = 2
) -> Signal:
    """Keep what lies between `low` and `high` Hz."""
    size = fast_length(len(sound) + 2048)
    freq = np.fft.rfftfreq(size, 1 / RATE) + 1e-9
    curve = np.ones_like(freq)
    if high is not None:
        curve /= np.sqrt(1 + (freq / high) ** (2 * order))
    if low is not None:
        curve /= np.sqrt(1 + (low / freq) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(sound, size) * curve, size)[: len(sound)]


def lowpass(sound: Signal, high: float, order: int = 2) -> Signal:
    return band(sound, None, high, order)


def highpass(sound: Signal, low: float, order: int = 2) -> Signal:
    return band(sound, low, None, order)


def peaks(sound: Signal, bumps: Sequence[tuple[float, float, float]]) -> Signal:
    """Lift the spectrum around some places: (Hz, width in octaves, gain in dB). Bodies, vowels."""
    size = fast_length(len(sound) + 2048)
    octave = np.log2(np.fft.rfftfreq(size, 1 / RATE) + 1e-3)
    lift = np.zeros_like(octave)
    for centre, width, gain in bumps:
        lift += gain * np.exp(-0.5 * ((octave - np.log2(centre)) / width) ** 2)
    return np.fft.irfft(np.fft.rfft(sound, size) * 10 ** (lift / 20), size)[: len(sound)]


def convolve(sound: Signal, response: Signal) -> Signal:
    count = len(sound) + len(response) - 1
    size = fast_length(count)
    product = np.fft.rfft(sound, size) * np.fft.rfft(response, size)
    return np.fft.irfft(product, size)[:count]
