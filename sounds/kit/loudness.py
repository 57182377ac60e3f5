"""Measures: peak, loudness as BS.1770 weighs it, brightness, attack, and the seam of a loop."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.filters import fast_length
from sounds.kit.signals import RATE, Signal, decibels, samples

__all__ = ["attack", "brightness", "gated", "k_weighted", "lufs", "peak_db", "seam", "share_above"]


def peak_db(sound: Signal) -> float:
    return decibels(float(np.abs(sound).max(initial=0.0)))


def _frequencies(size: int) -> Signal:
    return np.fft.rfftfreq(size, 1 / RATE).astype(np.float64)


def _biquad(freq: Signal, b: tuple[float, ...], a: tuple[float, ...]) -> Signal:
    z = np.exp(-2j * np.pi * freq / RATE)
    top = b[0] + b[1] * z + b[2] * z**2
    out: Signal = np.abs(top / (a[0] + a[1] * z + a[2] * z**2))
    return out


@lru_cache(maxsize=2)
def _ear(size: int) -> tuple[Signal, Signal, float]:
    """The head's shelf and the ear's high-pass at each frequency, and what the second is worth.

    A piece and its layers are equally long, and to reckon this takes longer than to listen.
    """
    freq = _frequencies(size)
    k = np.tan(np.pi * 1681.974450955533 / RATE)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    low = high**0.4996667741545416
    shelf = _biquad(
        freq,
        (high + low * k / q + k * k, 2 * (k * k - high), high - low * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    rumble = _biquad(
        freq, (1.0, -2.0, 1.0), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    )
    return shelf, rumble, float(1 + k / q + k * k)


def k_weighted(sound: Signal) -> Signal:
    """The head's shelf and the ear's high-pass of BS.1770, recomputed for 44.1 kHz."""
    size = fast_length(len(sound) + 4096)
    shelf, rumble, worth = _ear(size)
    return np.fft.irfft(np.fft.rfft(sound, size) * shelf * rumble * worth, size)[: len(sound)]


def lufs(*channels: Signal) -> float:
    """Integrated loudness with both gates (-70 absolute, -10 relative)."""
    return gated(*map(k_weighted, channels))


def gated(*weighted: Signal) -> float:
    """The same of channels that are weighed already."""
    block, hop = samples(0.4), samples(0.1)
    starts = np.arange(max((len(weighted[0]) - block) // hop + 1, 1)) * hop
    power = np.zeros(len(starts))
    for channel in weighted:
        summed = np.concatenate([[0.0], np.cumsum(channel**2)])
        power += (summed[np.minimum(starts + block, len(channel))] - summed[starts]) / block
    loud = -0.691 + 10 * np.log10(power + 1e-12)
    kept = power[loud > -70]
    if not len(kept):
        return -70.0
    gate = -0.691 + 10 * np.log10(kept.mean()) - 10
    return float(-0.691 + 10 * np.log10(power[loud > max(gate, -70.0)].mean()))


def _power(sound: Signal) -> tuple[Signal, Signal]:
    size = fast_length(len(sound))
    power: Signal = np.abs(np.fft.rfft(sound, size)) ** 2
    return _frequencies(size), power


def brightness(sound: Signal) -> float:
    """Spectral centroid in Hz."""
    freq, power = _power(sound)
    return float((freq * power).sum() / (power.sum() + 1e-20))


def share_above(sound: Signal, limit: float) -> float:
    """How much of the energy lies above `limit` Hz, in dB below the whole."""
    freq, power = _power(sound)
    return float(10 * np.log10(power[freq > limit].sum() / (power.sum() + 1e-20) + 1e-12))


def attack(sound: Signal) -> float:
    """Seconds from a tenth to nine tenths of the peak."""
    level = np.maximum.accumulate(np.abs(sound))
    top = float(level[-1])
    return float(np.searchsorted(level, 0.9 * top) - np.searchsorted(level, 0.1 * top)) / RATE


def seam(loop: Signal) -> float:
    """The jump from a loop's last sample to its first against the loop's own busiest steps.

    At most about one: the ear finds nothing at the seam that is not everywhere.
    """
    steps = np.abs(np.diff(loop))
    return float(abs(loop[0] - loop[-1]) / (np.quantile(steps, 0.999) + 1e-9))
