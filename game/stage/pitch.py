"""The same sound a little higher or lower."""

from __future__ import annotations

from array import array

import pygame

__all__ = ["pitched"]


def pitched(sound: pygame.mixer.Sound, factor: float) -> pygame.mixer.Sound:
    """The sound played so much faster. Effects are mono: both sides carry the same."""
    samples = array("h", sound.get_raw())
    left = samples[0::2]
    last = len(left) - 1
    if last < 1:
        return sound
    count = int(last / factor)
    new = array("h", bytes(4 * count))
    new[0::2] = new[1::2] = array("h", _resampled(left, factor, count))
    return pygame.mixer.Sound(buffer=new.tobytes())


def _resampled(left: array[int], factor: float, count: int) -> list[int]:
    """Between two samples, on the straight line from one to the other."""
    out = []
    for place in range(count):
        at = place * factor
        whole = int(at)
        one = left[whole]
        out.append(one + int((left[whole + 1] - one) * (at - whole)))
    return out
