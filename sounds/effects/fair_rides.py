"""Dice Theme Park, the grounds: gates, rides of each colour, the cable car, mascots."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, onset
from sounds.kit.foley import (
    air,
    clang,
    creak,
    crowd,
    grains,
    knock,
    level,
    ratchet,
    soft_land,
    squeak,
    swoop,
)
from sounds.kit.instruments.mallets import bell
from sounds.kit.instruments.pipes import calliope
from sounds.kit.instruments.tines import celesta, music_box
from sounds.kit.instruments.voices import sing
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "dice_theme_park"


@effect("fair/open", -7, ducks=True, house=HOUSE, tuned=True, high=6000, release=0.3, pitch_pct=0.0)
def gates_open(take: Take) -> Signal:
    """The bolt, the turnstiles, the organ's first breath, and a hundred feet."""
    random = take.random
    out = blank(2.0)
    place(out, knock([520, 1150], [0.04, 0.02], [1, 0.5]), 0.0, 0.7)
    place(out, ratchet(random, 7, 0.075, 1250, 0.9), 0.1, 0.6)
    for at, notes in ((0.5, (60, 67)), (0.66, (64, 72)), (0.82, (67, 72, 76))):
        for note in notes:
            place(out, calliope(note, 0.13 if at < 0.8 else 0.6), at, 0.45)
    cheer = crowd(random, 0.9, ((0, 420), (0.3, 620), (1, 560)), ((0, "e"), (1, "a")), 9)
    place(out, level(cheer), 0.7, 0.3)
    feet = grains(random, 0.9, lambda: burst(random, 500, 2400, 0.003, 0.010), 30)
    place(out, feet, 0.7, 0.25)
    return reverb(out, 0.4, 0.1, 3800)


@effect("fair/close", -8, house=HOUSE, high=5000, release=0.15, pitch_pct=1.0)
def gate_shut(take: Take) -> Signal:
    """Good night: the grille comes down, the key turns, a bell far off."""
    random = take.random
    out = blank(1.5)
    place(out, ratchet(random, 10, 0.045, 950, 0.93), 0.0, 0.5)
    place(out, clang(410, 0.16, 0.35), 0.38, 0.7)
    place(out, thump(112, 60, 0.06, 0.3), 0.38, 0.7)
    place(out, knock([1150, 2200], [0.02, 0.01], [1, 0.5]), 0.66, 0.5)
    place(out, bell(72, 0.34, 0.2), 0.74, 0.4)
    return reverb(out, 0.5, 0.12, 3400)


@effect("fair/ride_sun", -8, house=HOUSE, tuned=True, high=6200, release=0.15, pitch_pct=0.0)
def ride_sun(take: Take) -> Signal:
    """Sun: something that goes round. A carousel's bells and its crank."""
    out = blank(1.1)
    for at, note in enumerate((72, 76, 79, 84, 79, 84)):
        place(out, music_box(note + 12), 0.1 * at, 0.4)
        place(out, calliope(note, 0.07), 0.1 * at, 0.35)
    place(out, ratchet(take.random, 6, 0.1, 1500), 0.0, 0.25)
    return reverb(out, 0.4, 0.12, 4600)


@effect("fair/ride_lagoon", -8, house=HOUSE, high=5600, release=0.15, pitch_pct=1.0)
def ride_lagoon(take: Take) -> Signal:
    """Lagoon: down the flume. A slide, a shriek of joy, a great deal of water."""
    random = take.random
    out = blank(1.4)
    place(out, level(hiss(random, 0.6, 700, 3600) * arch(samples(0.6), 1.6, 1.2)), 0.0, 0.35)
    whee = sing(
        random,
        [(0, 520), (0.15, 760), (0.5, 980)],
        [(0, 0.0), (0.06, 0.8), (0.4, 1.0), (0.5, 0.0)],
        [(0, "u"), (0.12, "i"), (0.5, "i")],
    )
    place(out, whee, 0.08, 0.45)
    place(out, burst(random, 300, 2600, 0.006, 0.10), 0.58, 0.9)
    drops = grains(random, 0.4, lambda: swoop([(0, 700), (0.03, 1300)]), 9, 0.6)
    place(out, drops, 0.66, 0.3)
    return out


@effect("fair/ride_ruby", -7, house=HOUSE, high=5600, release=0.15, pitch_pct=1.0)
def ride_ruby(take: Take) -> Signal:
    """Ruby: the coaster. Up with a clatter, a moment of nothing, and everybody screams."""
    random = take.random
    out = blank(1.7)
    place(out, ratchet(random, 9, 0.065, 1350, 0.94), 0.0, 0.6)
    place(out, level(air(random, 0.8, 300, 2800, 0.8)), 0.62, 0.5)
    wheels = grains(random, 0.6, lambda: click(random, random.uniform(800, 1200), 0.9, 0.7), 30)
    place(out, wheels, 0.66, 0.3)
    vowels = ((0.0, "a"), (0.6, "a"), (1.0, "o"))
    yell = crowd(random, 0.75, ((0, 520), (0.3, 820), (1, 520)), vowels, 7)
    place(out, level(yell), 0.66, 0.6)
    return out


@effect("fair/ride_grey", -8, house=HOUSE, high=5600, release=0.12, pitch_pct=1.0)
def ride_grey(take: Take) -> Signal:
    """Grey: a stand, a lift, a house for everybody. A lever, a bell, wheels."""
    random = take.random
    out = blank(0.95)
    place(out, creak(random, 0.14, 44, 70, 780), 0.0, 0.5)
    place(out, knock([310, 650, 1100], [0.05, 0.03, 0.015], [1, 0.5, 0.3]), 0.15, 0.9)
    place(out, bell(81, 0.2, 0.4), 0.22, 0.6)
    place(out, ratchet(random, 6, 0.06, 900), 0.3, 0.4)
    return out


@effect("fair/far", -14, takes=3, house=HOUSE, high=4600)
def far(take: Take) -> Signal:
    """A ride in somebody else's park, heard over the hedge."""
    out = blank(0.5)
    for at in range(2):
        note = (72, 76, 79)[(take.number + at) % 3]
        place(out, calliope(note, 0.08), 0.09 * at, 0.7)
    place(out, click(take.random, 1100, 1.1, 0.9), 0.0, 0.5)
    return reverb(out, 0.4, 0.2, 2600)


@effect("fair/guide", -9, house=HOUSE, tuned=True, high=6200, release=0.1, pitch_pct=0.0)
def guide(take: Take) -> Signal:
    """This way please: a pea whistle and a flag on a stick."""
    random = take.random
    out = blank(0.85)
    for at, seconds in ((0.0, 0.1), (0.16, 0.28)):
        tone = swoop([(0, 1950), (0.03, 2150), (seconds, 2100)], 0.08, 8)
        pea = 1 + 0.35 * np.sin(2 * np.pi * 33 * np.arange(len(tone)) / 44_100)
        place(out, tone * pea, at, 0.7)
    place(out, level(air(random, 0.26, 300, 1800, 1.0)), 0.42, 0.25)
    return out


@effect("fair/cable", -9, house=HOUSE, high=5200, release=0.15, pitch_pct=1.0)
def cable(take: Take) -> Signal:
    """The cable car: a gong, the hum of the rope, a rattle past the mast."""
    random = take.random
    out = blank(1.5)
    place(out, bell(79, 0.3, 0.4), 0.0, 0.6)
    hum = hiss(random, 1.1, 190, 620) * arch(samples(1.1), 0.8, 0.9)
    place(out, level(hum), 0.1, 0.3)
    tone = swoop([(0, 196), (0.5, 262), (1.1, 233)])
    place(out, tone * arch(len(tone), 0.8, 0.9), 0.1, 0.3)
    for at in (0.55, 0.60, 0.65):
        place(out, click(random, 1000, 1.2, 1.0), at, 0.5)
    place(out, click(random, 1500, 1.1, 1.1), 1.16, 0.7)
    return out


@effect("fair/mascot", -8, takes=2, house=HOUSE, numbered=True, high=5600, release=0.08)
def mascot(take: Take) -> Signal:
    """A mole in a costume three sizes too big: squeak, squeak, hooray."""
    random = take.random
    out = blank(0.95)
    for at, pitch in ((0.0, 520), (0.13, 660)):
        place(out, squeak(random, [(0, pitch), (0.1, pitch * 1.35)], 0.25), at, 0.5)
    base = (540, 640)[take.number]
    cheer = sing(
        random,
        [(0, base), (0.1, base * 0.94), (0.18, base * 1.3), (0.45, base * 1.22)],
        [(0, 0.0), (0.03, 0.8), (0.13, 0.4), (0.2, 1.0), (0.45, 0.0)],
        [(0, "u"), (0.12, "u"), (0.2, "a"), (0.45, "e")],
    )
    place(out, cheer, 0.28, 0.9)
    return out


@effect("fair/wild", -8, house=HOUSE, tuned=True, high=6800, release=0.2, pitch_pct=0.0)
def wild(_take: Take) -> Signal:
    """A pretend guest joins the party: a pipe laughs up and down."""
    out = blank(1.1)
    for at, note in enumerate((72, 76, 79, 84, 81, 84, 88)):
        place(out, calliope(note, 0.05), 0.065 * at, 0.5)
        place(out, celesta(note + 12)[: samples(0.4)], 0.065 * at, 0.25)
    return reverb(out, 0.4, 0.12, 4800)


@effect("fair/cube", -9, takes=2, house=HOUSE, high=5400)
def cube(take: Take) -> Signal:
    """A cube on the sign: this ride is running."""
    out = blank(0.4)
    place(out, soft_land(take.random), 0.0, 0.8)
    place(out, click(take.random, 950, 1.4, 1.2), 0.0, 0.8)
    place(out, bell(84, 0.07, 0.2), 0.03, 0.25)
    return out * onset(len(out), 0.001)


EFFECTS: tuple[Effect, ...] = (
    gates_open,
    gate_shut,
    ride_sun,
    ride_lagoon,
    ride_ruby,
    ride_grey,
    far,
    guide,
    cable,
    mascot,
    wild,
    cube,
)
