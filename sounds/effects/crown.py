"""Mole Park, the prizes: the path, the till, the stalls, the showdown, the crown."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch
from sounds.kit.foley import (
    air,
    clang,
    crowd,
    grains,
    knock,
    level,
    paper,
    ratchet,
    soft_land,
    squeak,
)
from sounds.kit.instruments.drums import snare, timpani
from sounds.kit.instruments.mallets import bell, glockenspiel, vibraphone
from sounds.kit.instruments.pipes import kazoo, trumpet
from sounds.kit.instruments.tines import piano
from sounds.kit.noise import burst, click, hiss
from sounds.kit.recipe import Effect, Take, effect, ladder
from sounds.kit.signals import Signal, blank, place, samples, times
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "mole_park"
# The steps of the path, up the pentatonic of F.
PATH = (65, 67, 69, 72, 74, 77)


@effect(
    "park/declare", -7, ducks=True, house=HOUSE, tuned=True, high=5200, release=0.2, pitch_pct=0.0
)
def declare(take: Take) -> Signal:
    """Somebody goes for it: a roll on the drum and the whole park says ooh."""
    random = take.random
    out = blank(1.9)
    for stroke in range(16):
        place(out, snare(stroke % 5 + 1, 0.04), 0.05 * stroke, 0.2 + 0.03 * stroke)
    ooh = crowd(random, 0.9, ((0, 300), (0.5, 420), (1, 380)), ((0, "o"), (1, "u")), 10)
    place(out, level(ooh), 0.35, 0.8)
    place(out, timpani(87.3), 0.85, 0.5)
    return reverb(out, 0.5, 0.14, 3400)


@ladder("park/step", -13, len(PATH), house=HOUSE, high=5600, release=0.05)
def step(take: Take) -> Signal:
    """A die along the path: each stride a plank higher."""
    out = blank(0.3)
    place(out, vibraphone(PATH[take.number] + 12, 0.25), 0.0, 0.5)
    place(out, click(take.random, 1100, 1.3, 1.2), 0.0, 0.7)
    return out


@effect("park/cash", -8, house=HOUSE, tuned=True, high=6800, release=0.15, pitch_pct=0.0)
def cash(take: Take) -> Signal:
    """Keys, drawer, bell: it all goes over the counter."""
    random = take.random
    out = blank(1.2)
    for at in (0.0, 0.09, 0.18):
        place(out, knock([700, 1480], [0.02, 0.01], [1, 0.5]), at, 0.7)
        place(out, click(random, 1500, 0.9, 0.5), at, 0.4)
    place(out, bell(89, 0.22, 0.4), 0.32, 0.8)
    place(out, ratchet(random, 5, 0.03, 900), 0.34, 0.4)
    place(out, knock([260, 540], [0.05, 0.02], [1, 0.4]), 0.52, 0.8)
    coins = grains(random, 0.24, lambda: bell(96 + random.uniform(-3, 3), 0.04, 0.3), 5, 0.7)
    place(out, coins, 0.5, 0.25)
    return out


@effect(
    "park/short", -9, ducks=True, house=HOUSE, tuned=True, high=4600, release=0.25, pitch_pct=0.0
)
def short(_take: Take) -> Signal:
    """Not quite enough: four kazoo steps down the stairs."""
    out = blank(1.7)
    for at, note, seconds in (
        (0.0, 65, 0.18),
        (0.26, 64, 0.18),
        (0.52, 63, 0.18),
        (0.80, 62, 0.5),
    ):
        place(out, kazoo(note, seconds), at, 1.0)
        place(out, piano(note - 24, seconds), at, 0.4)
    return reverb(out, 0.3, 0.1, 3400)


@effect("park/tie", -9, house=HOUSE, tuned=True, high=5600, release=0.2, pitch_pct=0.0)
def tie(_take: Take) -> Signal:
    """The king has spoken: two knocks with the sceptre and a chord."""
    out = blank(1.2)
    for at in (0.0, 0.17):
        place(out, knock([240, 510, 830], [0.05, 0.03, 0.015], [1, 0.5, 0.3]), at, 1.0)
    for note in (53, 65, 69, 72):
        place(out, piano(note, 0.5), 0.38, 0.5)
    return reverb(out, 0.4, 0.12, 3800)


@ladder("park/prize", -7, 3, ducks=True, house=HOUSE, high=6800, release=0.25)
def prize(take: Take) -> Signal:
    """Off the shelf: a trinket, something good, the pride of the stall."""
    size = take.number
    out = blank(1.2 + 0.35 * size)
    place(out, knock([420, 880], [0.03, 0.016], [1, 0.5]), 0.0, 0.5)
    runs = ((72, 77), (69, 72, 77, 81), (65, 69, 72, 77, 81, 84))
    for at, note in enumerate(runs[size]):
        place(out, piano(note, 0.16), 0.06 + 0.085 * at, 0.5)
        place(out, glockenspiel(note + 12), 0.06 + 0.085 * at, 0.3)
    end = 0.06 + 0.085 * len(runs[size])
    for note in ((65, 77), (65, 72, 77), (65, 69, 72, 77))[size]:
        place(out, trumpet(note, 0.2 + 0.16 * size), end, 0.34)
    if size == 2:
        place(out, timpani(87.3), end, 0.4)
        for at, note in enumerate((89, 93, 96)):
            place(out, bell(note, 0.2, 0.3), end + 0.08 * at, 0.25)
    return reverb(out, 0.5, 0.14, 4500)


@effect("park/none", -10, house=HOUSE, high=5200, release=0.1)
def none(take: Take) -> Signal:
    """The stall is bare: a shelf, wiped."""
    random = take.random
    out = blank(0.85)
    for at in (0.0, 0.22):
        place(out, squeak(random, [(0, 480), (0.16, 640)], 0.4), at, 0.5)
    place(out, knock([330, 700], [0.04, 0.02], [1, 0.4]), 0.5, 0.8)
    return out


@effect("park/shutters", -8, house=HOUSE, high=5200, release=0.1, pitch_pct=2.0)
def shutters(take: Take) -> Signal:
    """The round is over: shutters rattle up, new things on the shelves."""
    random = take.random
    out = blank(1.2)
    place(out, ratchet(random, 13, 0.05, 1100, 0.94), 0.0, 0.6)
    rattle = hiss(random, 0.5, 350, 2200) * arch(samples(0.5), 1.2, 1.0)
    place(out, level(rattle), 0.0, 0.3)
    place(out, clang(520, 0.1, 0.3), 0.52, 0.4)
    for at in (0.66, 0.78, 0.88):
        place(out, knock([380, 800], [0.03, 0.016], [1, 0.5]), at, 0.6)
    return out


@effect(
    "park/lights", -7, ducks=True, house=HOUSE, high=5200, release=0.25, pitch_pct=0.0, tuned=True
)
def lights(take: Take) -> Signal:
    """The showdown: a big switch, the lamps hum up, the ground trembles."""
    random = take.random
    out = blank(2.0)
    place(out, knock([310, 720, 1350], [0.05, 0.03, 0.015], [1, 0.7, 0.4]), 0.0, 1.0)
    t = times(1.3)
    hum = np.sin(2 * np.pi * 116.5 * t) + 0.6 * np.sin(2 * np.pi * 233 * t)
    hum += 0.4 * np.sin(2 * np.pi * 349.2 * t)
    place(out, hum * arch(len(t), 1.4, 1.2), 0.08, 0.16)
    for at, freq in ((0.5, 73.4), (0.95, 73.4), (1.2, 110.0)):
        place(out, timpani(freq), at, 0.5)
    for at, note in ((0.95, 62), (1.2, 69)):
        place(out, trumpet(note, 0.2), at, 0.5)
    place(out, air(random, 0.6, 260, 1600, 1.0), 0.0, 0.05)
    return reverb(out, 0.6, 0.16, 3200)


@effect("park/turn_card", -10, takes=3, house=HOUSE, high=6200)
def turn_card(take: Take) -> Signal:
    """A mole turned up under the lamps, with a small gold star."""
    out = blank(0.5)
    place(out, burst(take.random, 1200, 5000, 0.004, 0.012), 0.0, 0.6)
    place(out, soft_land(take.random, 0.9), 0.09, 0.9)
    place(out, bell(91, 0.07, 0.2), 0.11, 0.22)
    return out


@effect("park/last_die", -8, house=HOUSE, high=5200, release=0.08, pitch_pct=0.0, tuned=True)
def last_die(take: Take) -> Signal:
    """The prize dice, one long roll, and nobody breathes."""
    random = take.random
    out = blank(1.5)
    at, gap = 0.0, 0.04
    while at < 1.2:
        place(out, click(random, 1400, 1.2, 1.2), at, 0.5 + 0.4 * at)
        at += gap * random.uniform(0.9, 1.1)
        gap *= 1.055
    for stroke in range(22):
        place(out, snare(stroke % 5 + 1, 0.04), 0.05 * stroke, 0.10 + 0.012 * stroke)
    return out


@effect(
    "park/crowned", -5, ducks=True, house=HOUSE, tuned=True, high=7000, release=0.5, pitch_pct=0.0
)
def crowned(take: Take) -> Signal:
    """The crown comes down; trumpets, a tavern piano and all the stalls together."""
    random = take.random
    out = blank(4.0)
    chords = (
        (0.00, 0.12, (65, 70, 74)),
        (0.15, 0.12, (65, 70, 74)),
        (0.30, 0.30, (69, 72, 77)),
        (0.66, 0.14, (70, 74, 79)),
        (0.84, 0.14, (72, 75, 81)),
        (1.06, 1.5, (70, 74, 77, 82)),
    )
    for at, seconds, notes in chords:
        for note in notes:
            place(out, trumpet(note, seconds), at, 0.3)
            place(out, piano(note - 12, seconds), at, 0.22)
        place(out, snare(4, 0.05), at, 0.14)
    for at, freq in ((0.3, 87.3), (0.84, 87.3), (1.06, 116.5), (1.3, 116.5)):
        place(out, timpani(freq), at, 0.34)
    for at, note in enumerate((82, 86, 89, 94, 98)):
        place(out, bell(note, 0.26, 0.3), 1.06 + 0.09 * at, 0.2)
    cheer = crowd(random, 1.3, ((0, 360), (0.4, 540), (1, 500)), ((0, "a"), (1, "a")), 8)
    place(out, level(cheer), 1.2, 0.26)
    out = reverb(level(out), 0.8, 0.2, 4200)
    return np.tanh(1.2 * level(out))


@effect("park/showdown_deal", -9, house=HOUSE, high=5200, release=0.1, pitch_pct=0.0, tuned=True)
def showdown_deal(take: Take) -> Signal:
    """Moles dealt for the showdown out of the crown itself."""
    random = take.random
    out = blank(0.95)
    for at in range(6):
        place(out, level(paper(random, 0.12, 900, 4800, 0.6)), 0.1 * at, 0.5)
        place(out, knock([205, 365], [0.05, 0.03], [1, 0.6], 0.002), 0.1 + 0.1 * at, 0.7)
    return out


EFFECTS: tuple[Effect, ...] = (
    declare,
    step,
    cash,
    short,
    tie,
    prize,
    none,
    shutters,
    lights,
    turn_card,
    last_die,
    crowned,
    showdown_deal,
)
