"""Whakka Mole's little theatre: places please, the race of the runners, the end of the evening."""

from __future__ import annotations

import numpy as np

from sounds.kit.foley import crowd, grains, knock, level, squeak
from sounds.kit.instruments.drums import snare
from sounds.kit.instruments.mallets import bell, glockenspiel
from sounds.kit.instruments.strings import banjo
from sounds.kit.instruments.winds import accordion, clarinet, tuba
from sounds.kit.noise import burst, thump
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "whakka_mole"


@effect("whack/places", -9, house=HOUSE, tuned=True, high=5200, release=0.2, pitch_pct=0.0)
def places(_take: Take) -> Signal:
    """Three knocks of the stage manager's staff, and an accordion clears its throat."""
    out = blank(1.3)
    for at, gain in ((0.0, 0.7), (0.16, 0.7), (0.32, 1.0)):
        place(out, knock([220, 470, 760], [0.06, 0.035, 0.018], [1, 0.5, 0.3], 0.002), at, gain)
    for at, notes in ((0.56, (62, 65)), (0.70, (62, 65, 70))):
        for note in notes:
            place(out, accordion(note, 0.1 if at < 0.6 else 0.32), at, 0.7)
    return reverb(out, 0.3, 0.1, 3600)


@effect("whack/race", -10, takes=2, house=HOUSE, high=5400)
def race(take: Take) -> Signal:
    """Small feet on a plank, and somebody out of breath."""
    random = take.random
    out = blank(0.85)
    at = 0.0
    while at < 0.62:
        place(out, burst(random, 500, 2600, 0.002, 0.010), at, random.uniform(0.5, 0.9))
        place(out, thump(random.uniform(150, 190), 40, 0.018, 0.1, 0.01), at, 0.4)
        at += random.uniform(0.048, 0.066)
    for start, pitch in ((0.2, 760.0), (0.46, 700.0)):
        place(out, squeak(random, [(0, pitch), (0.07, pitch * 1.2)], 0.2), start, 0.25)
    return out


@effect("whack/win", -5, ducks=True, house=HOUSE, tuned=True, high=7000, release=0.5, pitch_pct=0.0)
def win(take: Take) -> Signal:
    """The whole village band in B flat, the audience on its feet."""
    random = take.random
    out = blank(3.9)
    tune = ((0.0, 77), (0.12, 74), (0.24, 70), (0.40, 74), (0.52, 77), (0.64, 82), (0.96, 81))
    for at, note in (*tune, (1.10, 79), (1.22, 81), (1.36, 82)):
        seconds = 0.1 if at < 1.3 else 1.0
        place(out, clarinet(note, seconds), at, 0.55)
        place(out, banjo(note - 12), at, 0.45)
    for at, notes in ((0.0, (58, 62, 65)), (0.64, (58, 62, 65)), (0.96, (57, 60, 65))):
        for note in notes:
            place(out, accordion(note, 0.26), at, 0.4)
    for note in (58, 65, 70, 74):
        place(out, accordion(note, 1.1), 1.36, 0.4)
    for at, note in ((0.0, 46), (0.32, 41), (0.64, 46), (0.96, 41), (1.36, 46), (1.66, 46)):
        place(out, tuba(note, 0.2), at, 0.8)
        place(out, snare(2, 0.05), at, 0.2)
    for at, note in enumerate((82, 86, 89, 94)):
        place(out, glockenspiel(note), 1.42 + 0.1 * at, 0.3)
        place(out, bell(note, 0.16, 0.2), 1.42 + 0.1 * at, 0.12)
    cheer = crowd(random, 1.3, ((0, 380), (0.3, 580), (1, 500)), ((0, "a"), (1, "a")), 9)
    place(out, level(cheer), 1.3, 0.4)
    claps = grains(random, 1.6, lambda: burst(random, 800, 2800, 0.0015, 0.012), 70, 0.8)
    place(out, claps, 1.4, 0.22)
    out = reverb(level(out), 0.7, 0.16, 4000)
    return np.tanh(1.2 * level(out))


EFFECTS: tuple[Effect, ...] = (places, race, win)
