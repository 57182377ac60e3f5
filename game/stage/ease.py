"""How a change runs between its start and its end: curves from 0 to 1."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["CURVES", "bounce", "curve"]


def linear(t: float) -> float:
    return t


def slow_in(t: float) -> float:
    return t * t * t


def slow_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def both(t: float) -> float:
    return 4 * t * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def back(t: float) -> float:
    """Out, a little too far, and home: panels and moles."""
    over = 1.70158
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def strike(t: float) -> float:
    """Faster and faster until it hits."""
    return t**4


def swing(t: float) -> float:
    """There and back again."""
    return sin(pi * t)


def wave(t: float) -> float:
    """A soft start and a soft end."""
    return (1 - cos(pi * t)) / 2


CURVES: dict[str, Callable[[float], float]] = {
    "linear": linear,
    "in": slow_in,
    "out": slow_out,
    "both": both,
    "back": back,
    "strike": strike,
    "swing": swing,
    "wave": wave,
}


def curve(name: str) -> Callable[[float], float]:
    return CURVES[name]


_BOUNCES = ((0.0, 0.42, 1.0), (0.42, 0.70, 0.47), (0.70, 0.84, 0.16))


def bounce(t: float) -> float:
    """Height of a thrown die at t, in shares of the first flight: 100, 47 and 16 per cent."""
    if t < _BOUNCES[0][1]:
        # It comes falling from the hand: only the second half of the first arc.
        part = 0.35 + 0.65 * t / _BOUNCES[0][1]
        return 4 * part * (1 - part)
    for start, end, height in _BOUNCES[1:]:
        if start <= t < end:
            part = (t - start) / (end - start)
            return height * 4 * part * (1 - part)
    return 0.0
