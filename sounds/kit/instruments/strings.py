"""Plucked strings: by a looped string for banjo and guitar, by sums of sines for the soft ones."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.envelopes import eased, onset
from sounds.kit.filters import band, peaks
from sounds.kit.signals import RATE, Signal, hertz, rng, times

__all__ = ["banjo", "bass", "guitar", "pizzicato", "plucked"]


def plucked(freq: float, seconds: float, bright: float, damp: float, pick: float = 0.18) -> Signal:
    """Karplus and Strong's string, one whole period at a time."""
    period = max(2, int(RATE / freq - 0.5))
    # The averaging below delays by half a sample; the last line stretches to the exact pitch.
    actual = RATE / (period + 0.5)
    excited = rng(1000 + period).uniform(-1.0, 1.0, period)
    excited = band(np.tile(excited, 3), None, 700 + 5200 * bright)[period : 2 * period]
    # A finger at `pick` of the string silences the modes that have a node there.
    excited = excited - np.roll(excited, int(pick * period))
    excited -= excited.mean()
    count = int(seconds * RATE)
    needed = int(count * freq / actual) + 4
    out = np.empty(needed + period)
    for start in range(0, needed, period):
        out[start : start + period] = excited[: len(out) - start]
        excited = damp * (0.5 * excited + 0.5 * np.roll(excited, 1))
    tuned: Signal = np.interp(np.arange(count) * freq / actual, np.arange(needed), out[:needed])
    tuned *= onset(count, 0.003) * np.clip((seconds - np.arange(count) / RATE) / 0.06, 0, 1)
    return tuned / (float(np.abs(tuned).max()) + 1e-9)


@lru_cache(maxsize=256)
def guitar(note: float, seconds: float = 0.9, bright: float = 0.36) -> Signal:
    return peaks(
        plucked(hertz(note), seconds, bright, 0.9935),
        [(110, 0.4, 3.0), (220, 0.4, 2.0), (2600, 0.6, -4.0)],
    )


@lru_cache(maxsize=256)
def banjo(note: float, seconds: float = 0.7) -> Signal:
    """Short and plunky, with the drum head's own bump; kept well short of twang."""
    string = plucked(hertz(note), seconds, 0.52, 0.988, pick=0.11)
    string *= np.exp(-times(seconds) / 0.30)[: len(string)]
    out = peaks(string, [(520, 0.5, 4.0), (1100, 0.5, 2.5), (200, 0.6, -5.0), (4200, 0.6, -6.0)])
    return band(out, 120, 5200) / (float(np.abs(out).max()) + 1e-9)


def _summed(freq: float, seconds: float, fall: float, slope: float, damp: float) -> Signal:
    t = times(seconds)
    out = np.zeros_like(t)
    for number in range(1, 15):
        own = number * freq * (1 + 0.00012 * number * number)
        if own > 6000:
            break
        gain = abs(np.sin(np.pi * number * 0.21)) / number**slope
        out += gain * np.sin(2 * np.pi * own * t) * np.exp(-t / (fall / (1 + damp * (number - 1))))
    return eased(out * onset(len(out), 0.004))


@lru_cache(maxsize=256)
def pizzicato(note: float, seconds: float = 0.6) -> Signal:
    """A section of strings plucked: two takes a hair apart."""
    freq = hertz(note)
    fall = 0.16 * (330 / freq) ** 0.35
    out = _summed(freq, seconds, fall, 1.15, 0.38)
    late = _summed(freq * 1.0023, seconds, fall * 0.9, 1.2, 0.42)
    shift = int(0.009 * RATE)
    out[shift:] += 0.7 * late[: len(late) - shift]
    return peaks(out, [(290, 0.5, 3.0), (480, 0.4, 2.0)]) * 0.6


@lru_cache(maxsize=128)
def bass(note: float, seconds: float = 0.9) -> Signal:
    """A double bass under the fingers. The upper partials let small speakers hear the pitch."""
    out = _summed(hertz(note), seconds, 0.42, 1.25, 0.55)
    return out * np.clip((seconds - times(seconds)) / 0.08, 0, 1)[: len(out)] * 0.8
