"""Shapes over time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sounds.kit.signals import RATE, Signal, times

__all__ = ["arch", "curve", "decay", "eased", "hold", "onset", "strike"]


def onset(count: int, attack: float) -> Signal:
    """Rise from 0 to 1 within `attack` seconds and stay there."""
    t = np.arange(count) / RATE
    return np.sin(np.clip(t / attack, 0.0, 1.0) * np.pi / 2) ** 2


def decay(count: int, seconds: float) -> Signal:
    return np.exp(-np.arange(count) / RATE / seconds)


def eased(sound: Signal, share: float = 0.2) -> Signal:
    """Let the last `share` of a ringing sound run out: an exponential alone never reaches zero."""
    out = sound.copy()
    tail = max(1, int(len(out) * share))
    out[-tail:] *= np.cos(np.linspace(0.0, np.pi / 2, tail)) ** 2
    return out


def strike(count: int, attack: float, fall: float) -> Signal:
    """Something hit once: a short rise, then an exponential fall."""
    t = np.arange(count) / RATE
    return onset(count, attack) * np.exp(-np.maximum(t - attack, 0.0) / fall)


def arch(count: int, lean: float = 1.0, power: float = 1.5) -> Signal:
    """A swell and a fade; `lean` below 1 puts the top early."""
    place = np.linspace(0.0, 1.0, count) ** lean
    return np.sin(np.pi * place) ** power


def hold(seconds: float, attack: float, release: float) -> Signal:
    """A blown or bowed note: rise, stay for `seconds` in all, then `release` more."""
    t = times(seconds + release)
    return np.sin(np.clip(t / attack, 0, 1) * np.pi / 2) ** 1.5 * np.clip(
        (seconds + release - t) / release, 0, 1
    )


def curve(count: int, points: Sequence[tuple[float, float]]) -> Signal:
    """Straight lines through (seconds, value) points."""
    t = np.arange(count) / RATE
    return np.interp(t, [at for at, _ in points], [value for _, value in points])
