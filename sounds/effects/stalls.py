"""Mole Park, the lawn: dice on boards, cards out of holes, a muddy pit."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, onset, strike
from sounds.kit.filters import band
from sounds.kit.foley import (
    clang,
    grains,
    knock,
    level,
    paper,
    ratchet,
    soft_land,
    splash,
    squeak,
    swoop,
)
from sounds.kit.instruments.mallets import bell
from sounds.kit.instruments.pipes import kazoo, trumpet
from sounds.kit.instruments.tines import piano
from sounds.kit.instruments.voices import raspberry
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place, samples, times
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "mole_park"


@effect("park/roll", -8, takes=2, house=HOUSE, high=6500, release=0.05)
def roll(take: Take) -> Signal:
    """Everybody's dice in leather cups, and over the boards with them."""
    random = take.random
    out = blank(1.0)
    at = 0.0
    while at < 0.9:
        thrown = at > 0.5
        die = click(random, random.uniform(1100, 1600), 1.1, 1.3 if thrown else 0.6)
        place(out, die, at, random.uniform(0.5, 0.9) if thrown else random.uniform(0.2, 0.5))
        at += random.uniform(0.03, 0.07)
    return np.tanh(1.3 * level(band(out, 160, 6500)))


@effect("park/land", -6, takes=3, house=HOUSE, high=6200, release=0.06)
def land(take: Take) -> Signal:
    """A dozen dice come to rest on planks."""
    random = take.random
    out = blank(0.7)
    for die in range(5):
        start = random.uniform(0, 0.08)
        for at, gain in ((0, 1.0), (0.09, 0.5), (0.14, 0.3), (0.17, 0.15)):
            place(out, click(random, random.uniform(1300, 1700), 1.2, 1.5), start + at, 0.6 * gain)
            board = knock([165, 290], [0.04, 0.03], [1, 0.5])
            place(out, board, start + at, 0.35 * gain / (1 + die))
    out = reverb(band(out, 80, 6200), 0.22, 0.08, 3000)
    return np.tanh(1.3 * level(out))


@effect("park/first", -7, house=HOUSE, tuned=True, high=6500, release=0.2, pitch_pct=0.0)
def first(_take: Take) -> Signal:
    """The best roll: a tavern piano says whose evening it is."""
    out = blank(1.2)
    for at, notes in ((0.0, (65, 69)), (0.12, (67, 70)), (0.24, (69, 72)), (0.4, (53, 69, 77))):
        for note in notes:
            place(out, piano(note, 0.1 if at < 0.4 else 0.6), at, 0.5)
    place(out, trumpet(77, 0.4), 0.4, 0.4)
    return reverb(out, 0.4, 0.12, 4200)


@effect("park/deal", -10, takes=3, house=HOUSE, high=5800)
def deal(take: Take) -> Signal:
    """A mole goes face down into its hole: card, and the hollow under it."""
    random = take.random
    out = blank(0.4)
    place(out, level(paper(random, 0.15, 900, 4800, 0.6)), 0.0, 0.6)
    place(out, knock([205, 365, 520], [0.05, 0.03, 0.015], [1, 0.6, 0.3], 0.002), 0.13, 0.9)
    place(out, soft_land(random), 0.13, 0.5)
    return out


@effect("park/shuffle", -10, house=HOUSE, high=5800, release=0.06)
def shuffle(take: Take) -> Signal:
    """The discards are gathered up and mixed by somebody who has done it before."""
    random = take.random
    out = blank(1.2)
    for edge in range(14):
        place(out, burst(random, 1000, 4800, 0.001, 0.006), 0.03 * edge, 0.3 + 0.02 * edge)
    bridge = hiss(random, 0.3, 900, 4200) * arch(samples(0.3), 0.7, 1.4)
    place(out, level(bridge), 0.5, 0.5)
    for at in (0.86, 0.98):
        place(out, soft_land(random, 1.2), at, 0.9)
    return out


@effect("park/mud", -8, takes=2, house=HOUSE, high=4800, release=0.06)
def mud(take: Take) -> Signal:
    """Into the pit, and somebody in it puts out a tongue."""
    random = take.random
    out = blank(1.1)
    place(out, splash(random, 0.8), 0.0, 0.7)
    place(out, level(hiss(random, 0.2, 160, 900) * strike(samples(0.2), 0.006, 0.05)), 0.0, 0.6)
    tongue = raspberry(random, 0.5, 30, 17) * arch(samples(0.5), 0.6, 0.6)
    place(out, tongue, 0.36, 0.9)
    return out


@effect("park/whack", -4, takes=3, house=HOUSE, numbered=True, ladder=True, high=7000, release=0.08)
def whack(take: Take) -> Signal:
    """A glove, a pan, a mallet: whatever it was, it met a head."""
    random = take.random
    out = blank(0.75)
    place(out, thump((92, 84, 66)[take.number], 110, 0.09, 0.5), 0.0, 0.9)
    if take.number == 0:
        place(out, burst(random, 350, 2600, 0.002, 0.02), 0.0, 0.9)
        place(out, squeak(random, [(0, 560), (0.12, 760)], 0.2), 0.03, 0.5)
    elif take.number == 1:
        place(out, clang(560, 0.22, 0.5), 0.0, 0.9)
        place(out, burst(random, 600, 3600, 0.001, 0.006), 0.0, 0.4)
    else:
        place(out, knock([370, 770, 1220], [0.08, 0.05, 0.03], [1, 0.5, 0.3]), 0.0, 1.0)
        place(out, burst(random, 500, 3600, 0.001, 0.006), 0.0, 0.4)
    t = times(0.4)
    wobble = 430 * np.exp(-t / 0.8) * (1 + 0.09 * np.sin(2 * np.pi * 16 * t))
    boing = np.sin(2 * np.pi * np.cumsum(wobble) / 44_100) * strike(len(t), 0.03, 0.12)
    place(out, boing, 0.04, 0.3)
    out *= onset(len(out), 0.0012)
    return np.tanh(1.4 * level(reverb(out, 0.25, 0.07, 3200)))


@effect(
    "park/jackpot", -6, ducks=True, house=HOUSE, tuned=True, high=6800, release=0.2, pitch_pct=0.0
)
def jackpot(take: Take) -> Signal:
    """Three and more, all for one: the lamps round the hole run about."""
    out = blank(1.4)
    for at in range(8):
        place(out, bell((77, 81, 84)[at % 3], 0.07, 0.3), 0.075 * at, 0.55)
        place(out, click(take.random, 1700, 0.8, 0.3), 0.075 * at, 0.2)
    place(out, bell(89, 0.3, 0.3), 0.62, 0.7)
    return reverb(out, 0.5, 0.14, 4800)


@effect("park/share", -10, house=HOUSE, tuned=True, high=5600, release=0.15, pitch_pct=0.0)
def share(_take: Take) -> Signal:
    """You and you: the haul is split, and nobody is quite pleased."""
    out = blank(0.8)
    for at, note in ((0.0, 69), (0.16, 69), (0.34, 65)):
        place(out, kazoo(note, 0.12 if at < 0.3 else 0.22), at, 0.9)
    return reverb(out, 0.25, 0.08, 3600)


@effect("park/take", -10, takes=3, house=HOUSE, high=5800)
def take_cards(take: Take) -> Signal:
    """Out of the hole and into a paw."""
    random = take.random
    out = blank(0.5)
    place(out, swoop([(0, 300), (0.08, 700)]), 0.0, 0.35)
    for at in range(2):
        place(out, level(paper(random, 0.16, 900, 4800, 0.7)), 0.05 + 0.09 * at, 0.7)
    return out


@effect("park/count", -11, takes=2, house=HOUSE, high=6000, release=0.08)
def count(take: Take) -> Signal:
    """Everybody looks at what there is: cards fanned, a thumb along their edges."""
    random = take.random
    out = blank(0.55)
    place(out, ratchet(random, 7, 0.034, 1900, 1.04), 0.0, 0.5)
    place(out, level(paper(random, 0.2, 1000, 4800, 0.6)), 0.2, 0.6)
    return out


@effect("park/missed", -10, house=HOUSE, tuned=True, high=4800, release=0.12, pitch_pct=0.0)
def missed(_take: Take) -> Signal:
    """All that swinging for nothing."""
    out = blank(0.9)
    for at, note, seconds in ((0.0, 65, 0.12), (0.16, 64, 0.12), (0.32, 60, 0.35)):
        place(out, kazoo(note, seconds), at, 1.0)
    return reverb(out, 0.3, 0.1, 3400)


@effect("park/discard", -11, takes=2, house=HOUSE, high=5600)
def discard(take: Take) -> Signal:
    """Too many for one hand: back with them, with a shove."""
    random = take.random
    out = blank(0.5)
    place(out, level(paper(random, 0.22, 700, 4200, 0.7)), 0.0, 0.8)
    for at in (0.2, 0.26, 0.31):
        place(out, soft_land(random, 1.1), at, 0.6)
    return out


@effect("park/flee", -9, takes=2, house=HOUSE, high=5400)
def flee(take: Take) -> Signal:
    """Too many in one hole: off they go, all of them, squeaking."""
    random = take.random
    out = blank(0.95)
    for at in range(5):
        pitch = random.uniform(620, 900)
        place(out, squeak(random, [(0, pitch), (0.09, pitch * 1.3)], 0.2), 0.09 * at, 0.5)
    feet = grains(random, 0.7, lambda: burst(random, 500, 2600, 0.002, 0.010), 26, 0.9)
    place(out, feet, 0.1, 0.5)
    return out


EFFECTS: tuple[Effect, ...] = (
    roll,
    land,
    first,
    deal,
    shuffle,
    mud,
    whack,
    jackpot,
    share,
    take_cards,
    count,
    missed,
    discard,
    flee,
)
