"""The small percussion corner. Nothing here is allowed to sting."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.envelopes import eased, onset, strike
from sounds.kit.filters import band
from sounds.kit.noise import burst, hiss, thump
from sounds.kit.oscillators import modal
from sounds.kit.signals import Signal, blank, place, rng, times

__all__ = [
    "brush",
    "clap",
    "kick",
    "shaker",
    "snare",
    "tambourine",
    "timpani",
    "triangle",
    "woodblock",
]


@lru_cache(maxsize=8)
def kick(freq: float = 56.0) -> Signal:
    return thump(freq, 60, 0.10, 0.4, 0.02) + 0.12 * modal([180, 330], [0.02, 0.012], [1, 0.4], 0.4)


@lru_cache(maxsize=8)
def brush(seed: int = 1) -> Signal:
    return burst(rng(seed), 900, 4200, 0.006, 0.045)


@lru_cache(maxsize=8)
def snare(seed: int = 1, ring: float = 0.09) -> Signal:
    """A parade drum heard from across the green."""
    wires = burst(rng(seed), 1200, 5200, 0.0015, ring)
    out = 0.5 * wires
    skin = modal([196, 318], [0.05, 0.03], [1, 0.5], 0.2)
    place(out, skin, 0.0, 0.55)
    return out * onset(len(out), 0.0012)


@lru_cache(maxsize=8)
def shaker(seed: int = 1, length: float = 0.018) -> Signal:
    out = eased(hiss(rng(seed), 0.10, 3200, 7200) * strike(4410, 0.012, length))
    return out / float(np.abs(out).max())


@lru_cache(maxsize=8)
def woodblock(freq: float = 880.0) -> Signal:
    out = modal([freq, freq * 1.51, freq * 2.6], [0.035, 0.02, 0.01], [1, 0.4, 0.15], 0.22)
    return out * onset(len(out), 0.001)


@lru_cache(maxsize=8)
def tambourine(seed: int = 1) -> Signal:
    random = rng(seed)
    out = blank(0.28)
    for _ in range(9):
        freq = random.uniform(4300, 6800)
        jingle = modal([freq], [0.045], [1], 0.25)
        place(out, jingle * onset(len(jingle), 0.002), random.uniform(0, 0.022), 0.22)
    place(out, burst(random, 2500, 6500, 0.003, 0.02), 0.0, 0.4)
    return out


@lru_cache(maxsize=8)
def clap(seed: int = 1) -> Signal:
    random = rng(seed)
    out = blank(0.25)
    for at in (0.0, 0.009, 0.019):
        place(out, burst(random, 800, 3600, 0.001, 0.008 if at < 0.015 else 0.035), at, 0.7)
    return out


@lru_cache(maxsize=2)
def triangle() -> Signal:
    freqs = [2450.0, 4100.0, 5710.0]
    out = modal(freqs, [0.5, 0.35, 0.22], [1, 0.55, 0.3], 1.4)
    return out * onset(len(out), 0.002)


@lru_cache(maxsize=16)
def timpani(freq: float, ring: float = 0.45) -> Signal:
    t = times(1.4)
    out = modal(
        [freq, freq * 1.5, freq * 1.99, freq * 2.44],
        [ring, ring * 0.6, ring * 0.4, ring * 0.3],
        [1, 0.5, 0.3, 0.15],
        1.4,
    )
    skin = band(rng(9).standard_normal(len(t)) * np.exp(-t / 0.012), 90, 900)
    return (out + 0.25 * skin / float(np.abs(skin).max())) * onset(len(out), 0.003)
