"""Pitched sources. All are sums of sines, so nothing folds back from above Nyquist."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sounds.kit.envelopes import eased
from sounds.kit.signals import RATE, Signal, times

__all__ = ["harmonics", "modal", "phase", "sine", "sweep"]


def phase(freq: Signal) -> Signal:
    """Running phase of a frequency that may change at every sample."""
    return 2 * np.pi * np.cumsum(freq) / RATE


def sine(freq: float, seconds: float) -> Signal:
    return np.sin(2 * np.pi * freq * times(seconds))


def sweep(freq: Signal) -> Signal:
    return np.sin(phase(freq))


def modal(
    freqs: Sequence[float], falls: Sequence[float], gains: Sequence[float], seconds: float
) -> Signal:
    """A struck body: a few modes, each with its own frequency, fall time and strength."""
    t = times(seconds)
    out = np.zeros_like(t)
    for freq, fall, gain in zip(freqs, falls, gains, strict=True):
        out += gain * np.sin(2 * np.pi * freq * t) * np.exp(-t / fall)
    return eased(out)


def harmonics(freq: Signal, gain: Callable[[int, Signal], Signal], top: float = 8000.0) -> Signal:
    """Harmonics of a moving pitch; `gain(number, its frequency)` says how strong each one is."""
    run = phase(freq)
    out = np.zeros_like(freq)
    number = 1
    lowest = float(freq.min(initial=top))
    while number * lowest < top:
        own = number * freq
        # Fading towards the top keeps a rising pitch from switching harmonics on and off.
        out += np.sin(number * run) * gain(number, own) * np.clip((top - own) / 800.0, 0.0, 1.0)
        number += 1
    return out
