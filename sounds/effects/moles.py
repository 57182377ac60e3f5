"""The moles themselves: up, down, laughing, hurt (only their pride), giddy, rude."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch
from sounds.kit.foley import soil
from sounds.kit.instruments.mallets import bell
from sounds.kit.instruments.voices import raspberry, sing
from sounds.kit.noise import burst, click, thump
from sounds.kit.oscillators import sweep
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, hertz, place, samples, times
from sounds.kit.space import reverb

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


@effect("mole/giggle", -10, takes=3, house="whakka_mole", numbered=True, release=0.05)
def giggle(take: Take) -> Signal:
    """Hee-hee-hee: each one's own pitch and pace, tumbling down at the end."""
    random = take.random
    base, pace, vowel, count = ((560, 0.118, "i", 5), (470, 0.135, "e", 4), (650, 0.104, "i", 6))[
        take.number
    ]
    out = blank(pace * count + 0.3)
    for index in range(count):
        lift = 1.0 + 0.10 * np.sin(1.1 * index) - 0.055 * index
        freq = base * lift * random.uniform(0.98, 1.02)
        length = pace * (0.72 if index < count - 1 else 1.15)
        laugh = sing(
            random,
            [(0, freq * 1.05), (length * 0.3, freq * 1.16), (length, freq * 0.86)],
            [(0, 0.0), (0.016, 1.0), (length * 0.55, 0.7), (length, 0.0)],
            [(0, "e"), (length * 0.35, vowel), (length, vowel)],
        )
        puff = burst(random, 1300, 4200, 0.010, 0.012)
        place(out, puff, pace * index, 0.10)
        place(out, laugh, 0.022 + pace * index, 0.9 - 0.09 * index)
    return reverb(out, 0.25, 0.08, 3500)


@effect("mole/ouch", -9, takes=3, house="whakka_mole", numbered=True, release=0.06)
def ouch(take: Take) -> Signal:
    """Ow, oof, yow: surprised rather than hurt."""
    random = take.random
    if take.number == 0:
        out = sing(
            random,
            [(0, 430), (0.07, 640), (0.20, 560), (0.46, 300)],
            [(0, 0.0), (0.03, 1.0), (0.20, 0.85), (0.46, 0.0)],
            [(0, "a"), (0.16, "a"), (0.42, "u")],
        )
    elif take.number == 1:
        out = sing(
            random,
            [(0, 380), (0.05, 420), (0.30, 230)],
            [(0, 0.0), (0.02, 1.0), (0.10, 0.7), (0.30, 0.0)],
            [(0, "u"), (0.10, "u"), (0.28, "u")],
            0.12,
        )
        place(out, burst(random, 900, 3200, 0.02, 0.03), 0.17, 0.12)
    else:
        out = sing(
            random,
            [(0, 360), (0.09, 560), (0.16, 760), (0.30, 700), (0.55, 380)],
            [(0, 0.0), (0.04, 0.7), (0.14, 1.0), (0.32, 0.8), (0.55, 0.0)],
            [(0, "i"), (0.09, "a"), (0.28, "a"), (0.50, "u")],
        )
    return reverb(out, 0.25, 0.08, 3500)


@effect("mole/dizzy", -13, house="whakka_mole", tuned=True, high=6000, release=0.15)
def dizzy(take: Take) -> Signal:
    """Stars going round: a wobbling whistle that sinks, little birds, tiny bells."""
    t = times(1.25)
    wobble = 820 * np.exp(-0.33 * t) * (1 + 0.075 * np.sin(2 * np.pi * 5.2 * t))
    out = 0.34 * sweep(wobble) * arch(len(t), 0.7, 1.0)
    for index in range(5):
        chirp_time = times(0.07)
        start = 2300 + 260 * (index % 2)
        chirp = sweep(start + 900 * np.sin(np.pi * chirp_time / 0.07)) * arch(len(chirp_time))
        place(out, chirp, 0.12 + 0.2 * index + take.random.uniform(0, 0.02), 0.10)
        place(out, bell(88 + (index * 7) % 12, 0.10, 0.1), 0.05 + 0.22 * index, 0.14)
    return reverb(out, 0.5, 0.14, 4500)


@effect("mole/razz", -8, house="whakka_mole", numbered=True, takes=2, high=4500, release=0.05)
def razz(take: Take) -> Signal:
    """Missed me: a raspberry, tongue well out."""
    if take.number == 0:
        return reverb(raspberry(take.random, 0.62) * arch(samples(0.62), 0.6, 0.6), 0.2, 0.06, 3000)
    out = blank(0.95)
    tease = hertz(67)
    for at, ratio in ((0.0, 1.0), (0.17, 0.84)):
        note = sing(
            take.random,
            [(0, tease * ratio), (0.15, tease * ratio * 0.98)],
            [(0, 0.0), (0.03, 1.0), (0.10, 0.8), (0.15, 0.0)],
            [(0, "e"), (0.15, "a")],
        )
        place(out, note, at, 0.8)
    place(out, raspberry(take.random, 0.46) * arch(samples(0.46), 0.6, 0.6), 0.38, 1.0)
    return reverb(out, 0.2, 0.06, 3000)


EFFECTS: tuple[Effect, ...] = (pop, hide, giggle, ouch, dizzy, razz)
