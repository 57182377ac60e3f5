"""Blown notes and the reeds of an accordion."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.envelopes import hold
from sounds.kit.filters import band, peaks
from sounds.kit.oscillators import harmonics
from sounds.kit.signals import RATE, Signal, hertz, rng, times

__all__ = ["accordion", "clarinet", "horn", "strings", "tuba", "whistle"]


def _wavering(freq: float, seconds: float, rate: float, depth: float, after: float) -> Signal:
    t = times(seconds)
    return freq * (1 + depth * np.sin(2 * np.pi * rate * t) * np.clip((t - after) / 0.25, 0, 1))


@lru_cache(maxsize=256)
def horn(note: float, seconds: float, bright: float = 1.0, release: float = 0.12) -> Signal:
    """Brass: louder is brighter, so the attack opens like a mouth."""
    total = seconds + release
    env = hold(seconds, 0.03, release)
    env *= 0.72 + 0.28 * np.exp(-times(total) / 0.12)[: len(env)]
    freq = _wavering(hertz(note), total, 5.4, 0.004, 0.12)

    def gain(number: int, own: Signal) -> Signal:
        slope = 0.95 + 0.9 * (1 - np.minimum(env, 1.0)) + 0.8 * (1 - bright)
        out: Signal = np.exp(-np.maximum(0, own - 2400 * bright) / 1300) / number**slope
        return out

    return harmonics(freq[: len(env)], gain, 6500) * env


@lru_cache(maxsize=128)
def tuba(note: float, seconds: float) -> Signal:
    """Oom. A round low brass note with a small scoop into the pitch."""
    total = seconds + 0.09
    env = hold(seconds, 0.028, 0.09) * (0.66 + 0.34 * np.exp(-times(total) / 0.14))
    freq = hertz(note) * (1 - 0.03 * np.exp(-times(total) / 0.018))

    def gain(number: int, own: Signal) -> Signal:
        out: Signal = np.exp(-np.maximum(0, own - 260) / 330) / number**0.55
        return out

    return harmonics(freq, gain, 2200) * env * 0.55


@lru_cache(maxsize=256)
def clarinet(note: float, seconds: float) -> Signal:
    """Hollow and woody: odd harmonics, a breath at the start, the vibrato late."""
    total = seconds + 0.07
    env = hold(seconds, 0.035, 0.07)
    freq = _wavering(hertz(note), total, 5.0, 0.0035, 0.22)

    def gain(number: int, own: Signal) -> Signal:
        weight = 1.0 if number % 2 else 0.10 + 0.03 * number
        out: Signal = weight * np.exp(-np.maximum(0, own - 1300) / 900) / number**0.85
        return out

    breath = band(rng(int(note * 10)).standard_normal(len(env)), 900, 3200)
    out = harmonics(freq, gain, 6000)
    return (out + 0.035 * breath * np.exp(-times(total) / 0.05)[: len(out)]) * env * 0.8


@lru_cache(maxsize=256)
def whistle(note: float, seconds: float) -> Signal:
    freq = hertz(note)
    t = times(seconds + 0.1)
    moving = _wavering(freq, seconds + 0.1, 5.2, 0.006, 0.15) * (1 - 0.02 * np.exp(-t / 0.03))
    run = 2 * np.pi * np.cumsum(moving) / RATE
    env = np.clip(t / 0.05, 0, 1) * np.clip((seconds + 0.1 - t) / 0.12, 0, 1)
    breath = band(rng(int(note * 7)).standard_normal(len(t)), freq * 0.9, freq * 2.2, 1) * 0.03
    return (np.sin(run) + 0.12 * np.sin(2 * run) + 0.04 * np.sin(3 * run) + breath) * env


@lru_cache(maxsize=256)
def accordion(note: float, seconds: float) -> Signal:
    """Two reeds a few cents apart; the bellows keep the edges soft."""
    env = hold(seconds, 0.030, 0.08)
    out = np.zeros(len(env))

    def gain(number: int, own: Signal) -> Signal:
        out: Signal = np.exp(-np.maximum(0, own - 1100) / 900) / number**0.95
        return out

    for cents in (-5.0, 5.0):
        out += harmonics(np.full(len(env), hertz(note + cents / 100)), gain, 5500)
    return peaks(out, [(700, 0.6, 2.0), (2300, 0.5, -3.0)]) * env * 0.35


@lru_cache(maxsize=256)
def strings(note: float, seconds: float) -> Signal:
    """A soft bowed section, three players wide. For chords that only want to be there."""
    env = hold(seconds, 0.28, 0.55)
    total = len(env) / RATE
    out = np.zeros(len(env))

    def gain(number: int, own: Signal) -> Signal:
        out: Signal = np.exp(-np.maximum(0, own - 900) / 700) / number**1.1
        return out

    for index, cents in enumerate((-7.0, 1.0, 6.0)):
        freq = _wavering(hertz(note + cents / 100), total, 4.6 + 0.5 * index, 0.0025, 0.1)
        out += harmonics(freq[: len(env)], gain, 4500)
    return out * env * 0.28
