"""The little theatre: curtains, envelopes, drums, crowns, the clapping audience."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, onset
from sounds.kit.foley import cloth, level
from sounds.kit.instruments.drums import snare, timpani
from sounds.kit.instruments.mallets import bell, glockenspiel
from sounds.kit.noise import burst, hiss, thump
from sounds.kit.oscillators import modal
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place, rng, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]


@effect("drum/roll", -9, ducks=True, tuned=True, high=6000, release=0.05, pitch_pct=0.0)
def drum_roll(take: Take) -> Signal:
    """Swells for a second and a half and stops dead, waiting for `drum/hit`."""
    random = take.random
    out = blank(1.75)
    at, stroke = 0.0, 0
    while at < 1.5:
        swell = 0.18 + 0.82 * (at / 1.5) ** 1.7
        accent = 1.0 if stroke % 2 == 0 else 0.82
        place(out, snare(stroke % 5 + 1, 0.045), at, swell * accent * random.uniform(0.9, 1.05))
        at += random.uniform(0.040, 0.046)
        stroke += 1
    return reverb(out, 0.25, 0.08, 3800)[: samples(1.7)]


@effect("drum/hit", -6, ducks=True, tuned=True, high=6500, release=0.2, pitch_pct=0.0)
def drum_hit(take: Take) -> Signal:
    out = blank(1.1)
    place(out, timpani(130.8, 0.30)[: samples(1.1)], 0.0, 0.55)
    place(out, timpani(196.0, 0.22)[: samples(1.1)], 0.0, 0.45)
    place(out, thump(86, 80, 0.08, 0.4), 0.0, 0.35)
    place(out, snare(3, 0.08), 0.0, 0.80)
    shimmer = hiss(take.random, 0.8, 2600, 6200) * np.exp(-np.arange(samples(0.8)) / 9000)
    place(out, shimmer * onset(len(shimmer), 0.004), 0.0, 0.05)
    return reverb(out, 0.5, 0.12, 4000)


@effect("curtain/open", -10, high=5500, release=0.08, pitch_pct=2.0)
def curtain_open(take: Take) -> Signal:
    return reverb(cloth(take.random, 0.62, 0.75), 0.3, 0.08, 3000)


@effect("curtain/close", -10, high=5000, release=0.08, pitch_pct=2.0)
def curtain_close(take: Take) -> Signal:
    out = blank(0.85)
    place(out, level(cloth(take.random, 0.62, 1.35)), 0.0)
    place(out, thump(78, 30, 0.06, 0.25), 0.55, 0.55)
    return reverb(out, 0.3, 0.08, 2800)


@effect("envelope/seal", -9, takes=2, high=5500, release=0.06)
def seal(take: Take) -> Signal:
    """The flap folded down, a thumb along it, and the stamp into warm wax."""
    random = take.random
    out = blank(0.8)
    fold = hiss(random, 0.16, 1000, 4200) * arch(samples(0.16), 0.8, 1.5)
    place(out, fold, 0.0, 0.22)
    rub = hiss(random, 0.17, 700, 2600) * arch(samples(0.17), 1.0, 1.2)
    place(out, rub, 0.17, 0.13)
    place(out, thump(96, 60, 0.07, 0.3, 0.02), 0.40, 1.0)
    wax = modal([215, 430, 690], [0.03, 0.018, 0.01], [1, 0.5, 0.2], 0.15)
    place(out, wax * onset(len(wax), 0.002), 0.40, 0.6)
    place(out, burst(random, 400, 1900, 0.004, 0.02), 0.405, 0.25)
    return out


@effect("crown", -8, tuned=True, high=7500, release=0.3, pitch_pct=0.0)
def crown(take: Take) -> Signal:
    """Gold set down on a proud head: a soft clink and a shimmer upwards."""
    out = blank(1.8)
    wood = modal([260, 540], [0.03, 0.02], [1, 0.4], 0.15)
    place(out, wood * onset(len(wood), 0.0015), 0.0, 0.5)
    for note, gain in ((86, 0.5), (93, 0.3)):
        place(out, bell(note, 0.12, 0.5), 0.0, gain)
    for index, note in enumerate((77, 81, 84, 89, 93, 96)):
        place(out, glockenspiel(note), 0.12 + 0.06 * index, 0.34)
    sparkle = hiss(take.random, 0.9, 4200, 7200) * arch(samples(0.9), 0.6, 1.6)
    place(out, sparkle, 0.1, 0.012)
    return reverb(out, 0.7, 0.18, 5500)


@effect("applause", -9, ducks=True, high=5500, release=0.5, pitch_pct=2.0)
def applause(take: Take) -> Signal:
    """Two dozen pairs of paws, each clapping at its own pace, and one happy squeal or two."""
    random = take.random
    seconds = 3.0
    out = blank(seconds + 0.3)
    for _person in range(26):
        hands = random.uniform(750, 1500)
        own = rng(int(random.integers(1 << 30)))
        clap = burst(own, hands * 0.75, hands * 2.1, 0.0015, random.uniform(0.009, 0.016))
        pace = random.uniform(0.15, 0.24)
        near = random.uniform(0.2, 1.0)
        at = random.uniform(0.0, 0.35)
        until = seconds - random.uniform(0.1, 0.9)
        while at < until:
            place(out, clap, at, near * random.uniform(0.7, 1.0))
            at += pace * random.uniform(0.92, 1.09)
    swell = np.interp(np.arange(len(out)), [0, 22_000, 95_000, len(out)], [0.35, 1.0, 0.75, 0.0])
    out = reverb(out * swell, 0.6, 0.25, 3600)
    return np.tanh(1.3 * out / float(np.abs(out).max()))


EFFECTS: tuple[Effect, ...] = (
    drum_roll,
    drum_hit,
    curtain_open,
    curtain_close,
    seal,
    crown,
    applause,
)
