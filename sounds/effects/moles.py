"""The moles themselves: up and down. What they say, each says in a voice of its own: squeaks."""

from __future__ import annotations

import numpy as np

from sounds.kit.foley import soil
from sounds.kit.noise import click, thump
from sounds.kit.oscillators import sweep
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, place, samples, times

__all__ = ["EFFECTS"]


@effect("mole/pop", -7, takes=4, house="whakka_mole", high=6000)
def pop(take: Take) -> Signal:
    """A cork out of the earth: a quick rising tone, soil, a few crumbs."""
    random = take.random
    t = times(0.24)
    rise = 240 + 620 * np.clip(t / 0.075, 0, 1) ** 1.6
    cork = sweep(rise) * np.sin(np.pi * np.clip(t / 0.09, 0, 1)) ** 0.8
    out = 0.8 * cork + 0.6 * soil(random, len(t), 0.035)
    for crumb in range(7):
        place(out, click(random, 1000, 0.5), 0.06 + 0.016 * crumb, 0.09)
    return out


@effect("mole/hide", -10, takes=2, house="whakka_mole", high=5000)
def hide(take: Take) -> Signal:
    """The pop backwards, into soft ground."""
    random = take.random
    t = times(0.26)
    fall = 760 - 520 * np.clip(t / 0.11, 0, 1) ** 0.7
    slip = sweep(fall) * np.sin(np.pi * np.clip(t / 0.12, 0, 1)) ** 0.8
    out = 0.6 * slip
    place(out, soil(random, samples(0.14), 0.04), 0.085, 0.7)
    place(out, thump(88, 40, 0.04, 0.15), 0.085, 0.4)
    return out


EFFECTS: tuple[Effect, ...] = (pop, hide)
