"""The mallet: up through the air, and down on a mole or on nothing but lawn."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, onset
from sounds.kit.filters import band
from sounds.kit.foley import air
from sounds.kit.noise import burst, hiss, thump
from sounds.kit.oscillators import modal, phase
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import RATE, Signal, blank, place, samples, times
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]


@effect("whack/swing", -11, takes=3, house="whakka_mole", high=5000)
def swing(take: Take) -> Signal:
    return air(take.random, 0.26, 320, 2600, 1.5)


@effect("whack/hit", -4, takes=3, house="whakka_mole", numbered=True, high=7500, release=0.08)
def hit(take: Take) -> Signal:
    """Thump, wood, slap and a boing: a cartoon's honest knock."""
    seconds = 0.75
    t = times(seconds)
    wood, spring = ((392, 520), (349, 470), (440, 590))[take.number]
    low = thump(62 - 3 * take.number, 115, 0.11, seconds)
    knock = modal(
        [wood, wood * 2.07, wood * 3.29, wood * 5.05],
        [0.075, 0.05, 0.03, 0.018],
        [1, 0.55, 0.3, 0.15],
        seconds,
    )
    slap = burst(take.random, 400, 4200, 0.001, 0.006)
    bend = spring * np.exp(-t / 0.55) * (1 + 0.10 * np.sin(2 * np.pi * 17 * t) * np.exp(-t / 0.25))
    boing = np.sin(phase(bend) + 0.8 * np.sin(phase(bend * 2)) * np.exp(-t / 0.12))
    boing *= np.exp(-t / 0.16) * np.clip(t / 0.03, 0, 1)
    out = low + 0.95 * knock + 0.26 * boing
    place(out, slap, 0.0, 0.35)
    out *= onset(len(out), 0.0012)
    out = reverb(band(out, 45, 7500), 0.25, 0.08, 3200)[: samples(0.85)]
    return np.tanh(1.6 * out / float(np.abs(out).max()))


@effect("whack/miss", -8, takes=2, house="whakka_mole", high=4500, release=0.06)
def miss(take: Take) -> Signal:
    """Turf, dust, and the mallet's spring having the last word."""
    out = blank(0.6)
    place(out, thump(92, 70, 0.065, 0.35, 0.02), 0.0, 0.7)
    place(out, burst(take.random, 220, 1300, 0.003, 0.045), 0.0, 1.0)
    t = times(0.34)
    twang = np.sin(phase(190 * (1 + 0.05 * np.sin(2 * np.pi * 13 * t)) * np.exp(-t / 1.6)))
    place(out, twang * np.exp(-t / 0.10) * onset(len(t), 0.02), 0.06, 0.42)
    dust = hiss(take.random, 0.4, 900, 3200) * arch(int(0.4 * RATE), 0.5, 2.0)
    place(out, dust, 0.05, 0.045)
    return out


@effect("whoosh", -13, takes=3, high=5500)
def whoosh(take: Take) -> Signal:
    return air(take.random, 0.38, 260, 3200, 0.9)


EFFECTS: tuple[Effect, ...] = (swing, hit, miss, whoosh)
