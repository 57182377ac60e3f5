"""Room and width."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.filters import band, convolve
from sounds.kit.signals import Signal, rng, samples, times

__all__ = ["pan_gains", "reverb", "room"]


@lru_cache(maxsize=16)
def _response(seconds: float, high: float, before: float, seed: int) -> Signal:
    t = times(seconds * 1.2)
    tail = rng(seed).standard_normal(len(t)) * np.exp(-6.9 * t / seconds)
    tail = np.concatenate([np.zeros(samples(before)), band(tail, 200, high)])
    out: Signal = tail / np.sqrt(np.sum(tail**2))
    return out


def room(
    sound: Signal, seconds: float, high: float = 4500.0, before: float = 0.012, seed: int = 3
) -> Signal:
    """Only what the room gives back; longer than the sound by the room's own tail."""
    return convolve(sound, _response(seconds, high, before, seed))


def reverb(sound: Signal, seconds: float = 0.5, wet: float = 0.14, high: float = 4500.0) -> Signal:
    out = wet * room(sound, seconds, high)
    out[: len(sound)] += sound
    return out


def pan_gains(place: float) -> tuple[float, float]:
    """Equal-power left and right gains for -1 (left) to 1 (right)."""
    angle = (place + 1.0) * np.pi / 4
    return float(np.cos(angle)), float(np.sin(angle))
