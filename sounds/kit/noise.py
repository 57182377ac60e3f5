"""Unpitched sources."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import eased, strike
from sounds.kit.filters import band
from sounds.kit.oscillators import modal
from sounds.kit.signals import RATE, Rng, Signal, samples, times

__all__ = ["burst", "click", "hiss", "thump"]


def hiss(random: Rng, seconds: float, low: float, high: float, order: int = 2) -> Signal:
    """Steady noise between two frequencies, scaled to a deviation of one."""
    raw = band(random.standard_normal(samples(seconds)), low, high, order)
    return raw / (float(raw.std()) + 1e-12)


def burst(random: Rng, low: float, high: float, attack: float, fall: float) -> Signal:
    """A short puff of noise whose highest sample is one."""
    raw = hiss(random, fall * 8 + attack, low, high)
    out = eased(raw * strike(len(raw), attack, fall))
    return out / float(np.abs(out).max())


def click(random: Rng, freq: float, size: float = 1.0, body: float = 0.0) -> Signal:
    """Something small and hard touching the table; `body` adds the wood beneath it."""
    own = freq * random.uniform(0.9, 1.12)
    seconds = 0.08
    t = times(seconds)
    out = modal(
        [own, own * 1.63, own * 2.31],
        [0.011 * size, 0.008 * size, 0.005 * size],
        [1, 0.5, 0.22],
        seconds,
    )
    out += 0.35 * band(random.standard_normal(len(t)) * np.exp(-t / 0.0016), 800, 6500)
    if body:
        out += body * modal([310 * own / freq, 640 * own / freq], [0.022, 0.014], [1, 0.5], seconds)
    head = samples(0.001)
    out[:head] *= np.linspace(0.0, 1.0, head)
    return out


def thump(freq: float, drop: float, fall: float, seconds: float, bend: float = 0.035) -> Signal:
    """A falling low tone: from `freq + drop` Hz down to `freq`."""
    t = times(seconds)
    moving = freq + drop * np.exp(-t / bend)
    return eased(np.sin(2 * np.pi * np.cumsum(moving) / RATE) * strike(len(t), 0.002, fall))
