"""Topoum, what moles do to each other: peas, helmets, grenades, cages; the field that breaks."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, strike
from sounds.kit.foley import air, clang, creak, grains, knock, level, soil, splash, swoop
from sounds.kit.instruments.mallets import bell, glockenspiel
from sounds.kit.instruments.pipes import trumpet
from sounds.kit.instruments.voices import sing
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Rng, Signal, blank, place, samples, times
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "topoum"


def _helmet(random: Rng, freq: float) -> Signal:
    """A tin hat over a thick head."""
    out = clang(freq, 0.14, 0.4)
    place(out, knock([310, 640], [0.03, 0.02], [1, 0.5]), 0.0, 0.7)
    place(out, burst(random, 700, 3600, 0.001, 0.005), 0.0, 0.3)
    return out


@effect("war/shot", -8, takes=2, house=HOUSE, high=5600)
def shot(take: Take) -> Signal:
    """A pea through a tube: pfft."""
    out = blank(0.34)
    place(out, burst(take.random, 600, 3800, 0.003, 0.022), 0.0, 1.0)
    place(out, swoop([(0, 380), (0.06, 760)]), 0.0, 0.6)
    place(out, air(take.random, 0.22, 500, 3200, 0.6), 0.05, 0.12)
    return out


@effect("war/sling", -9, takes=2, house=HOUSE, high=5400)
def sling(take: Take) -> Signal:
    """Round, round, and the stone is away."""
    random = take.random
    out = blank(0.72)
    for at in (0.0, 0.14, 0.26):
        place(out, air(random, 0.16, 320, 2400, 1.0), at, 0.12 + 0.5 * at)
    twang = times(0.3)
    string = np.sin(2 * np.pi * 196 * twang * (1 + 0.02 * np.exp(-twang / 0.05)))
    place(out, string * strike(len(twang), 0.003, 0.07), 0.38, 0.5)
    place(out, swoop([(0, 900), (0.28, 1500)]), 0.40, 0.18)
    return out


@effect("war/hit", -6, takes=3, house=HOUSE, high=6200, release=0.08)
def hit(take: Take) -> Signal:
    """Right on the helmet."""
    out = blank(0.65)
    place(out, _helmet(take.random, 640), 0.0, 1.0)
    place(out, thump(120, 80, 0.05, 0.3), 0.0, 0.6)
    return reverb(out, 0.25, 0.08, 3600)


@effect("war/shelter", -8, house=HOUSE, high=6000, release=0.1)
def shelter(_take: Take) -> Signal:
    """Under the Red Cross nothing gets through: it rings, and that is all."""
    out = blank(0.9)
    place(out, clang(1180, 0.16, 0.4), 0.0, 0.7)
    place(out, bell(88, 0.2, 0.2), 0.01, 0.5)
    place(out, swoop([(0, 1800), (0.12, 2500)]), 0.03, 0.12)
    return reverb(out, 0.4, 0.14, 4200)


@effect("war/clash", -6, house=HOUSE, high=6000, release=0.1)
def clash(take: Take) -> Signal:
    """Two helmets, one square."""
    out = blank(0.95)
    place(out, _helmet(take.random, 610), 0.0, 1.0)
    place(out, _helmet(take.random, 725), 0.015, 0.9)
    place(out, thump(104, 90, 0.07, 0.4), 0.0, 0.8)
    t = times(0.45)
    wobble = 330 * np.exp(-t / 0.9) * (1 + 0.08 * np.sin(2 * np.pi * 15 * t))
    boing = np.sin(2 * np.pi * np.cumsum(wobble) / 44_100) * strike(len(t), 0.03, 0.14)
    place(out, boing, 0.06, 0.4)
    return out


@effect("war/down", -9, takes=3, house=HOUSE, numbered=True, high=5800, release=0.08)
def down(take: Take) -> Signal:
    """Home to the barracks by air: a cry that gets smaller, stars round it."""
    random = take.random
    base = (560, 480, 640)[take.number]
    out = blank(1.0)
    cry = sing(
        random,
        [(0, base), (0.08, base * 1.35), (0.6, base * 0.55)],
        [(0, 0.0), (0.02, 1.0), (0.25, 0.6), (0.6, 0.0)],
        [(0, "a"), (0.15, "o"), (0.5, "u")],
    )
    place(out, cry, 0.0, 0.9)
    place(out, swoop([(0, 1500), (0.55, 520)]), 0.10, 0.18)
    for at, note in ((0.30, 89), (0.42, 93), (0.54, 91), (0.66, 96)):
        place(out, bell(note, 0.07, 0.1), at, 0.16)
    return reverb(out, 0.3, 0.1, 3800)


@effect("war/trap", -6, house=HOUSE, high=6200)
def trap(take: Take) -> Signal:
    """Snap."""
    out = blank(0.5)
    place(out, click(take.random, 1700, 0.9, 0.3), 0.0, 0.3)
    place(out, clang(830, 0.05, 0.5), 0.07, 0.9)
    place(out, knock([420, 930, 1700], [0.04, 0.02, 0.01], [1, 0.7, 0.4]), 0.07, 0.9)
    t = times(0.3)
    spring = np.sin(2 * np.pi * np.cumsum(520 * (1 + 0.1 * np.sin(2 * np.pi * 24 * t))) / 44_100)
    place(out, spring * strike(len(t), 0.01, 0.06), 0.09, 0.25)
    return out


@effect("war/puddle", -7, house=HOUSE, high=5400, release=0.08)
def puddle(take: Take) -> Signal:
    """In over the ears."""
    out = blank(1.0)
    place(out, thump(140, 80, 0.05, 0.3), 0.0, 0.6)
    place(out, splash(take.random, 1.2), 0.0, 0.9)
    return out


@effect("war/lob", -10, house=HOUSE, high=5600)
def lob(_take: Take) -> Signal:
    """Something comes over in a high arc, whistling on the way down."""
    out = blank(0.62)
    place(out, swoop([(0, 700), (0.16, 1500), (0.58, 480)], 0.05, 6), 0.0, 0.9)
    return out


@effect("war/boom", -4, takes=2, house=HOUSE, high=4600, release=0.25)
def boom(take: Take) -> Signal:
    """A grenade of earth and turnips: more dirt than bang."""
    random = take.random
    out = blank(1.5)
    place(out, thump(66, 150, 0.16, 0.8, 0.04), 0.0, 1.0)
    place(out, burst(random, 180, 2600, 0.002, 0.09), 0.0, 1.0)
    place(out, knock([210, 370, 610], [0.10, 0.06, 0.04], [1, 0.7, 0.5], 0.002), 0.0, 0.7)
    clods = grains(random, 0.8, lambda: soil(random, samples(0.1), 0.02), 16, 0.5)
    place(out, clods, 0.12, 0.5)
    pebbles = grains(random, 0.8, lambda: click(random, random.uniform(800, 1700), 0.8), 18, 0.6)
    place(out, pebbles, 0.16, 0.2)
    out = reverb(out, 0.6, 0.12, 2600)
    return np.tanh(1.5 * out / float(np.abs(out).max()))


@effect("war/mortar", -8, house=HOUSE, high=5200)
def mortar(take: Take) -> Signal:
    """A cough out of a drainpipe, and a long time in the air."""
    out = blank(0.85)
    place(out, thump(150, 110, 0.05, 0.3, 0.03), 0.0, 1.0)
    place(out, knock([230, 465, 700], [0.07, 0.04, 0.02], [1, 0.5, 0.3], 0.003), 0.0, 0.8)
    place(out, burst(take.random, 300, 1800, 0.003, 0.03), 0.0, 0.5)
    place(out, swoop([(0, 600), (0.25, 1250), (0.62, 420)], 0.05, 7), 0.12, 0.32)
    return out


@effect("war/fuse", -10, house=HOUSE, high=5600)
def fuse(take: Take) -> Signal:
    """A match, and the fuse burning towards a box somebody else is holding."""
    random = take.random
    out = blank(0.7)
    place(out, burst(random, 1500, 5200, 0.008, 0.03), 0.0, 0.9)
    fizz = hiss(random, 0.5, 1900, 5000) * arch(samples(0.5), 1.6, 0.9)
    place(out, level(fizz), 0.06, 0.5)
    sparks = grains(random, 0.45, lambda: burst(random, 1800, 5200, 0.001, 0.003), 20, 1.4)
    place(out, sparks, 0.08, 0.5)
    return out


@effect("war/crack", -7, takes=2, house=HOUSE, high=5000, release=0.1)
def crack(take: Take) -> Signal:
    """The field tears along its seams."""
    random = take.random
    out = blank(1.2)
    place(out, creak(random, 0.7, 18, 70, 420), 0.0, 0.7)
    tears = grains(
        random,
        0.8,
        lambda: burst(random, 300, 2600, 0.001, random.uniform(0.006, 0.03)),
        26,
        1.3,
    )
    place(out, tears, 0.05, 0.7)
    rumble = hiss(random, 0.9, 70, 420) * arch(samples(0.9), 1.2, 1.4)
    place(out, level(rumble), 0.0, 0.5)
    return out


@effect("war/fall", -8, takes=2, house=HOUSE, high=4600, release=0.1)
def fall(take: Take) -> Signal:
    """A piece of the field drops away, and arrives somewhere, much later."""
    random = take.random
    out = blank(1.2)
    place(out, burst(random, 300, 2600, 0.002, 0.05), 0.0, 0.8)
    place(out, swoop([(0, 640), (0.5, 170)]), 0.03, 0.4)
    place(out, thump(64, 50, 0.10, 0.4), 0.62, 0.7)
    place(out, burst(random, 200, 1300, 0.004, 0.06), 0.62, 0.45)
    return reverb(out, 0.5, 0.14, 2600)


@effect("war/cage", -7, house=HOUSE, high=6000, release=0.12)
def cage(_take: Take) -> Signal:
    """Bars come down, and the lock."""
    out = blank(1.0)
    for at, freq in ((0.0, 470.0), (0.02, 530.0), (0.045, 590.0)):
        place(out, clang(freq, 0.16, 0.4), at, 0.6)
    place(out, thump(110, 70, 0.06, 0.3), 0.0, 0.7)
    place(out, knock([1250, 2300], [0.02, 0.01], [1, 0.5]), 0.34, 0.5)
    place(out, knock([900, 1900], [0.03, 0.012], [1, 0.5]), 0.42, 0.7)
    return out


@effect("war/freed", -8, house=HOUSE, high=6200, release=0.12)
def freed(take: Take) -> Signal:
    """The key, the hinge, and a very happy mole."""
    random = take.random
    out = blank(1.15)
    place(out, knock([1250, 2300], [0.02, 0.01], [1, 0.5]), 0.0, 0.6)
    place(out, knock([900, 1900], [0.03, 0.012], [1, 0.5]), 0.08, 0.6)
    place(out, creak(random, 0.26, 50, 90, 1100), 0.14, 0.4)
    cheer = sing(
        random,
        [(0, 480), (0.14, 620), (0.2, 760), (0.45, 820)],
        [(0, 0.0), (0.03, 0.8), (0.16, 0.5), (0.24, 1.0), (0.45, 0.0)],
        [(0, "i"), (0.15, "i"), (0.25, "a"), (0.45, "i")],
    )
    place(out, cheer, 0.42, 0.9)
    return reverb(out, 0.3, 0.08, 3800)


@effect("war/medal", -9, takes=3, house=HOUSE, high=7000, release=0.12)
def medal(_take: Take) -> Signal:
    """Pinned on: cloth, pin, and a small gold ring."""
    out = blank(0.85)
    place(out, knock([520, 1100], [0.014, 0.008], [1, 0.4]), 0.0, 0.35)
    place(out, bell(86, 0.14, 0.5), 0.05, 0.7)
    place(out, bell(93, 0.12, 0.3), 0.07, 0.35)
    return reverb(out, 0.4, 0.12, 5000)


@effect("war/fine", -9, house=HOUSE, tuned=True, high=5200, release=0.15, pitch_pct=0.0)
def fine(_take: Take) -> Signal:
    """Medals go back into the box: a trumpet that would rather not have been asked."""
    out = blank(1.1)
    for at, note, seconds in ((0.0, 70, 0.15), (0.2, 69, 0.15), (0.4, 65, 0.35)):
        place(out, trumpet(note, seconds), at, 0.8)
    for at in (0.02, 0.22, 0.44):
        place(out, clang(1250, 0.04, 0.3), at, 0.2)
    return reverb(out, 0.4, 0.12, 3600)


@effect(
    "war/honour", -7, ducks=True, house=HOUSE, tuned=True, high=6500, release=0.25, pitch_pct=0.0
)
def honour(_take: Take) -> Signal:
    """Attention, a chord, and the medal."""
    out = blank(1.7)
    for at, seconds, notes in (
        (0.0, 0.09, (65, 70)),
        (0.12, 0.09, (65, 70)),
        (0.24, 0.14, (70, 74)),
        (0.44, 0.7, (70, 74, 77)),
    ):
        for note in notes:
            place(out, trumpet(note, seconds), at, 0.5)
    for at, note in ((0.5, 86), (0.58, 89), (0.66, 94)):
        place(out, glockenspiel(note), at, 0.3)
    return reverb(out, 0.6, 0.16, 4200)


EFFECTS: tuple[Effect, ...] = (
    shot,
    sling,
    hit,
    shelter,
    clash,
    down,
    trap,
    puddle,
    lob,
    boom,
    mortar,
    fuse,
    crack,
    fall,
    cage,
    freed,
    medal,
    fine,
    honour,
)
