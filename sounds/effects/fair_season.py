"""Dice Theme Park, the calendar: days, phases, objectives, counting, the end of the season."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch
from sounds.kit.foley import (
    air,
    crowd,
    grains,
    knock,
    level,
    paper,
    ratchet,
    soft_land,
    swoop,
)
from sounds.kit.instruments.drums import snare, timpani
from sounds.kit.instruments.mallets import glockenspiel
from sounds.kit.instruments.pipes import calliope
from sounds.kit.instruments.tines import celesta, music_box
from sounds.kit.noise import burst, click, hiss
from sounds.kit.recipe import Effect, Take, effect, ladder
from sounds.kit.signals import Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "dice_theme_park"
LADDER = (72, 74, 76, 79, 81, 84, 86, 88)


@effect("fair/day", -7, ducks=True, house=HOUSE, tuned=True, high=6200, release=0.3, pitch_pct=0.0)
def day(take: Take) -> Signal:
    """A new day: the organ winds itself up and says good morning in C."""
    out = blank(2.0)
    place(out, ratchet(take.random, 8, 0.05, 1400, 0.92), 0.0, 0.3)
    for at, notes in ((0.34, (60, 67)), (0.50, (64, 72)), (0.66, (67, 76)), (0.86, (64, 72, 79))):
        for note in notes:
            place(out, calliope(note, 0.12 if at < 0.8 else 0.5), at, 0.45)
        place(out, glockenspiel(notes[-1] + 12), at, 0.25)
    return reverb(out, 0.5, 0.12, 4200)


@effect("fair/phase", -11, house=HOUSE, tuned=True, high=5800, release=0.12, pitch_pct=0.0)
def phase(take: Take) -> Signal:
    """The board in the office flaps over to the next line."""
    out = blank(0.7)
    for at in range(5):
        place(out, burst(take.random, 900, 3600, 0.001, 0.006), 0.045 * at, 0.5)
        place(out, soft_land(take.random, 0.8), 0.045 * at, 0.4)
    place(out, celesta(79)[: samples(0.4)], 0.25, 0.5)
    return out


@effect(
    "fair/amenity", -8, ducks=True, house=HOUSE, tuned=True, high=6500, release=0.25, pitch_pct=0.0
)
def amenity(_take: Take) -> Signal:
    """Something for everybody's comfort: a small fanfare for organ and bells."""
    out = blank(1.5)
    for at, notes in ((0.0, (67, 72)), (0.13, (69, 74)), (0.26, (71, 79)), (0.42, (67, 72, 76))):
        for note in notes:
            place(out, calliope(note, 0.1 if at < 0.4 else 0.45), at, 0.45)
    for at, note in enumerate((84, 88, 91)):
        place(out, music_box(note), 0.46 + 0.08 * at, 0.4)
    return reverb(out, 0.5, 0.13, 4500)


@ladder("fair/tick", -12, len(LADDER), house=HOUSE, high=6000, release=0.06)
def tick(take: Take) -> Signal:
    """A star more on the track. Each further one a rung up the ladder."""
    note = LADDER[take.number]
    out = blank(0.4)
    place(out, music_box(note)[: samples(0.4)], 0.0, 0.6)
    place(out, click(take.random, 1500, 0.9, 0.5), 0.0, 0.4)
    return out


@effect("fair/row", -11, takes=3, house=HOUSE, high=6000, release=0.08, pitch_pct=1.0)
def row(take: Take) -> Signal:
    """A line of the ledger is filled in: pen, and a bead on the abacus."""
    random = take.random
    out = blank(0.45)
    scratch = hiss(random, 0.14, 1500, 4800) * arch(samples(0.14), 0.8, 1.0)
    place(out, level(scratch), 0.0, 0.3)
    place(out, knock([1180, 2250], [0.022, 0.01], [1, 0.4]), 0.14, 0.8)
    return out


@effect(
    "fair/objective", -7, ducks=True, house=HOUSE, tuned=True, high=6500, release=0.3, pitch_pct=0.0
)
def objective(_take: Take) -> Signal:
    """The inspector opens his book: who did best at it?"""
    out = blank(1.8)
    chords = ((0.0, (60, 64)), (0.16, (62, 65)), (0.32, (64, 67)), (0.52, (65, 71, 74)))
    for at, notes in (*chords, (0.78, (64, 72, 76))):
        for note in notes:
            place(out, calliope(note, 0.11 if at < 0.7 else 0.6), at, 0.42)
        place(out, snare(2, 0.04), at, 0.14)
    place(out, timpani(130.8), 0.78, 0.3)
    for at, note in enumerate((84, 88, 91, 96)):
        place(out, glockenspiel(note), 0.8 + 0.07 * at, 0.25)
    return reverb(out, 0.5, 0.14, 4200)


@effect(
    "fair/missed", -9, ducks=True, house=HOUSE, tuned=True, high=4800, release=0.25, pitch_pct=0.0
)
def missed(_take: Take) -> Signal:
    """The organ runs out of steam."""
    out = blank(1.6)
    for at, note, seconds in ((0.0, 67, 0.2), (0.26, 66, 0.2), (0.52, 65, 0.2), (0.78, 60, 0.5)):
        place(out, calliope(note, seconds), at, 0.6)
        place(out, calliope(note - 3, seconds), at, 0.5)
    return reverb(out, 0.4, 0.12, 3400)


@effect("fair/rival", -8, house=HOUSE, tuned=True, high=5600, release=0.2, pitch_pct=0.0)
def rival(take: Take) -> Signal:
    """Alone in the park, one plays against a card: it turns up with a raised eyebrow."""
    random = take.random
    out = blank(1.2)
    place(out, level(paper(random, 0.16, 800, 4600, 0.8)), 0.0, 0.6)
    place(out, soft_land(random), 0.14, 0.9)
    for at, note in ((0.24, 62), (0.38, 65), (0.52, 68)):
        place(out, calliope(note, 0.1 if at < 0.5 else 0.3), at, 0.6)
        place(out, celesta(note + 12)[: samples(0.5)], at, 0.3)
    return reverb(out, 0.4, 0.12, 3800)


@effect("fair/graph", -11, house=HOUSE, high=5600, release=0.15, pitch_pct=0.0, tuned=True)
def graph(_take: Take) -> Signal:
    """The season's lines grow across the wall."""
    out = blank(1.9)
    for at in range(12):
        note = 60 + (0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26)[at]
        place(out, music_box(note)[: samples(0.6)], 0.125 * at, 0.4)
    return reverb(out, 0.4, 0.12, 4600)


@effect("fair/win", -5, ducks=True, house=HOUSE, tuned=True, high=7000, release=0.5, pitch_pct=0.0)
def win(take: Take) -> Signal:
    """Fireworks over the organ: the best park of the season."""
    random = take.random
    out = blank(4.1)
    waltz = (
        (0.00, (60, 64, 72)),
        (0.22, (67, 72)),
        (0.44, (67, 76)),
        (0.66, (65, 69, 77)),
        (0.88, (72, 77)),
        (1.10, (72, 81)),
        (1.32, (67, 71, 79)),
        (1.54, (71, 74)),
        (1.76, (60, 67, 72, 76, 84)),
    )
    for at, notes in waltz:
        seconds = 0.18 if at < 1.7 else 1.3
        for note in notes:
            place(out, calliope(note, seconds), at, 0.32)
        place(out, glockenspiel(notes[-1] + 12 if notes[-1] < 84 else 96), at, 0.22)
        place(out, snare(1, 0.05), at, 0.10)
    for at, freq in ((0.0, 130.8), (0.66, 87.3), (1.32, 98.0), (1.76, 130.8)):
        place(out, timpani(freq), at, 0.35)
    for at in (1.5, 2.0, 2.35):
        place(out, swoop([(0, 500), (0.4, 1300)]), at, 0.05)
        place(out, burst(random, 500, 3600, 0.002, 0.08), at + 0.45, 0.16)
        crackle = grains(random, 0.5, lambda: burst(random, 1500, 5200, 0.001, 0.003), 22, 0.5)
        place(out, crackle, at + 0.5, 0.16)
    cheer = crowd(random, 1.2, ((0, 400), (0.3, 580), (1, 520)), ((0, "a"), (1, "a")), 8)
    place(out, level(cheer), 1.9, 0.26)
    place(out, level(air(random, 0.5, 260, 2200, 1.0)), 1.5, 0.02)
    out = reverb(level(out), 0.8, 0.18, 4200)
    return np.tanh(1.2 * level(out))


EFFECTS: tuple[Effect, ...] = (
    day,
    phase,
    amenity,
    tick,
    row,
    objective,
    missed,
    rival,
    graph,
    win,
)
