"""Tongues of steel and strings under hammers: kalimba, music box, celesta, harp, a pub's piano."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.envelopes import eased, onset
from sounds.kit.instruments.strings import plucked
from sounds.kit.oscillators import modal
from sounds.kit.signals import Signal, hertz, times

__all__ = ["celesta", "harp", "kalimba", "music_box", "piano"]


@lru_cache(maxsize=128)
def kalimba(note: float) -> Signal:
    """A thumb, a tongue of steel, a little box under it."""
    freq = hertz(note)
    high = min(freq * 5.9, 5200.0)
    out = modal(
        [freq, freq * 2.0, high, 310.0],
        [0.42 * (440 / freq) ** 0.3, 0.12, 0.03, 0.02],
        [1, 0.10, 0.10, 0.12],
        1.4,
    )
    return out * onset(len(out), 0.003)


@lru_cache(maxsize=128)
def music_box(note: float) -> Signal:
    freq = hertz(note)
    high = freq * 6.27
    out = modal(
        [freq, freq * 1.003, freq * 2.0, min(high, 6800.0)],
        [0.55, 0.50, 0.14, 0.05],
        [0.7, 0.4, 0.14, 0.10 if high < 6800 else 0.03],
        1.8,
    )
    return out * onset(len(out), 0.002)


@lru_cache(maxsize=128)
def celesta(note: float) -> Signal:
    freq = hertz(note)
    out = modal(
        [freq, freq * 2.01, freq * 4.0],
        [0.60 * (440 / freq) ** 0.2, 0.22, 0.06],
        [1, 0.16, 0.07 if freq * 4 < 6800 else 0.0],
        2.0,
    )
    return out * onset(len(out), 0.004)


@lru_cache(maxsize=256)
def harp(note: float, seconds: float = 1.6) -> Signal:
    return plucked(hertz(note), max(seconds, 0.9), 0.20, 0.9965, pick=0.42)


@lru_cache(maxsize=256)
def piano(note: float, seconds: float) -> Signal:
    """An upright that has stood in a tavern for years: two strings to a note, one of them proud."""
    freq = hertz(note)
    total = max(seconds, 0.2) + 0.12
    t = times(total)
    out = np.zeros(len(t))
    for cents, share in ((-3.0, 0.55), (4.0, 0.45)):
        for number in range(1, 13):
            own = number * freq * 2 ** (cents / 1200) * (1 + 0.0004 * number * number) ** 0.5
            if own > 5200:
                break
            fall = 1.1 * (261 / freq) ** 0.5 / (1 + 0.35 * (number - 1))
            hammer = abs(np.sin(np.pi * number * 0.125)) / number**1.05
            out += share * hammer * np.sin(2 * np.pi * own * t) * np.exp(-t / fall)
    felt = np.clip((seconds + 0.12 - t) / 0.09, 0, 1)
    return eased(out * onset(len(out), 0.003) * felt, 0.05)
