"""Pipes and reeds with a character of their own: clay, tin, brass, paper and steam."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.envelopes import hold
from sounds.kit.filters import band, peaks
from sounds.kit.oscillators import harmonics
from sounds.kit.signals import Signal, hertz, rng, times

__all__ = ["bassoon", "calliope", "fife", "kazoo", "oboe", "ocarina", "trumpet"]


def _bent(freq: float, total: float, scoop: float, rate: float, depth: float) -> Signal:
    """A pitch that slides in by `scoop` and begins to waver when it has stood for a moment."""
    t = times(total)
    waver = 1 + depth * np.sin(2 * np.pi * rate * t) * np.clip((t - 0.16) / 0.25, 0, 1)
    return freq * (1 - scoop * np.exp(-t / 0.022)) * waver


def _breath(seed: int, count: int, low: float, high: float) -> Signal:
    return band(rng(seed).standard_normal(count), low, high, 1)


@lru_cache(maxsize=256)
def ocarina(note: float, seconds: float) -> Signal:
    """A clay bird: nearly a pure tone, with the breath beside it."""
    total = seconds + 0.09
    env = hold(seconds, 0.030, 0.09)
    freq = hertz(note)
    run = 2 * np.pi * np.cumsum(_bent(freq, total, 0.018, 5.0, 0.0045)[: len(env)]) / 44_100
    tone = np.sin(run) + 0.07 * np.sin(2 * run) + 0.09 * np.sin(3 * run)
    air = _breath(int(note * 11), len(env), freq * 0.8, freq * 1.7)
    return (tone + 0.05 * air * (0.4 + np.exp(-times(total) / 0.05)[: len(env)])) * env


@lru_cache(maxsize=256)
def fife(note: float, seconds: float) -> Signal:
    """A soldier's flute: a hard tongue, a bright second partial."""
    total = seconds + 0.05
    env = hold(seconds, 0.018, 0.05) * (0.78 + 0.22 * np.exp(-times(total) / 0.06))
    freq = hertz(note)
    run = 2 * np.pi * np.cumsum(_bent(freq, total, 0.012, 5.8, 0.005)[: len(env)]) / 44_100
    tone = np.sin(run) + 0.38 * np.sin(2 * run) + 0.13 * np.sin(3 * run) + 0.05 * np.sin(4 * run)
    air = _breath(int(note * 13), len(env), freq * 1.2, min(freq * 3.4, 6500))
    return (tone + 0.16 * air * np.exp(-times(total) / 0.03)[: len(env)]) * env * 0.8


def _reed(
    note: float, seconds: float, attack: float, slope: float, formants: list[tuple[float, ...]]
) -> Signal:
    total = seconds + 0.07
    env = hold(seconds, attack, 0.07) * (0.8 + 0.2 * np.exp(-times(total) / 0.1))
    freq = _bent(hertz(note), total, 0.01, 5.2, 0.0035)[: len(env)]

    def gain(number: int, own: Signal) -> Signal:
        out: Signal = np.exp(-np.maximum(0, own - 2600) / 1100) / number**slope
        return out

    tone = harmonics(freq, gain, 6000)
    return peaks(tone, [(f, w, g) for f, w, g in formants]) * env


@lru_cache(maxsize=256)
def bassoon(note: float, seconds: float) -> Signal:
    """The sergeant: a dry double reed with its nose at 450 Hz."""
    out = _reed(note, seconds, 0.024, 0.75, [(450, 0.4, 7.0), (1150, 0.4, 2.0), (2600, 0.6, -8.0)])
    return out * 0.4


@lru_cache(maxsize=256)
def oboe(note: float, seconds: float) -> Signal:
    out = _reed(note, seconds, 0.030, 0.85, [(1100, 0.4, 6.0), (2700, 0.4, 1.0), (300, 0.6, -4.0)])
    return out * 0.35


@lru_cache(maxsize=256)
def trumpet(note: float, seconds: float) -> Signal:
    """With a cup in its bell: all edge taken off, the middle kept."""
    total = seconds + 0.06
    env = hold(seconds, 0.020, 0.06) * (0.7 + 0.3 * np.exp(-times(total) / 0.09))
    freq = _bent(hertz(note), total, 0.02, 5.6, 0.0045)[: len(env)]

    def gain(number: int, own: Signal) -> Signal:
        slope = 0.7 + 0.8 * (1 - np.minimum(env, 1.0))
        out: Signal = np.exp(-np.maximum(0, own - 2000) / 1000) / number**slope
        return out

    tone = harmonics(freq, gain, 6000)
    return peaks(tone, [(900, 0.5, 4.0), (1600, 0.4, 3.0), (350, 0.5, -4.0)]) * env * 0.5


@lru_cache(maxsize=256)
def calliope(note: float, seconds: float) -> Signal:
    """A fairground's steam organ: a flute and its octave, never quite of one mind, and the hiss."""
    total = seconds + 0.06
    env = hold(seconds, 0.022, 0.06)
    freq = hertz(note)
    shake = 1 + 0.10 * np.sin(2 * np.pi * 6.4 * times(total))[: len(env)]
    out = np.zeros(len(env))
    for ratio, gain in ((1.0, 1.0), (1.0035, 0.55), (2.003, 0.42), (3.0, 0.10), (4.01, 0.07)):
        if freq * ratio < 6500:
            slide = _bent(freq * ratio, total, 0.02, 6.4, 0.003)[: len(env)]
            out += gain * np.sin(2 * np.pi * np.cumsum(slide) / 44_100)
    hiss = _breath(int(note * 17), len(env), 1800, 5200)
    return (out * shake + 0.07 * hiss * np.exp(-times(total) / 0.06)[: len(env)]) * env * 0.5


@lru_cache(maxsize=128)
def kazoo(note: float, seconds: float) -> Signal:
    """A comb and paper: somebody hums, and everything rattles."""
    total = seconds + 0.05
    env = hold(seconds, 0.026, 0.05)
    freq = _bent(hertz(note), total, 0.05, 6.0, 0.010)[: len(env)]

    def gain(number: int, own: Signal) -> Signal:
        out: Signal = np.exp(-np.maximum(0, own - 2300) / 900) / number**0.35
        return out

    tone = harmonics(freq, gain, 5200)
    return peaks(tone, [(800, 0.5, 5.0), (2000, 0.4, 4.0), (280, 0.6, -6.0)]) * env * 0.22
