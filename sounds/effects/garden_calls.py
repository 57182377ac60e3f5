"""Molly's garden, what is announced: turns, sets, Events, the drum, the shed bell, the harvest."""

from __future__ import annotations

from sounds.kit.envelopes import arch
from sounds.kit.foley import (
    clang,
    knock,
    leaves,
    level,
    soil,
    swoop,
)
from sounds.kit.instruments.drums import timpani
from sounds.kit.instruments.mallets import bell, marimba
from sounds.kit.instruments.pipes import ocarina
from sounds.kit.instruments.strings import guitar
from sounds.kit.instruments.tines import kalimba
from sounds.kit.noise import burst, hiss
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "molly"


@effect("garden/turn", -12, house=HOUSE, tuned=True, high=5000, release=0.2, pitch_pct=0.0)
def turn(_take: Take) -> Signal:
    """Over to you: two notes on an ocarina and a drop of water."""
    out = blank(0.8)
    place(out, ocarina(72, 0.14), 0.0, 0.8)
    place(out, ocarina(77, 0.30), 0.16, 1.0)
    place(out, kalimba(89), 0.16, 0.35)
    return reverb(out, 0.6, 0.16, 4200)


@effect("garden/drum", -9, house=HOUSE, tuned=True, high=4500, release=0.1, pitch_pct=0.0)
def drum(take: Take) -> Signal:
    """Molly's hand drum, quicker and quicker, and then it waits."""
    out = blank(1.25)
    at, gap, stroke = 0.0, 0.155, 0
    while at < 1.0:
        skin = knock(
            [174.6 if stroke % 2 else 130.8, 262, 410], [0.07, 0.04, 0.02], [1, 0.5, 0.2], 0.002
        )
        place(out, skin, at, (0.4 + 0.6 * at) * take.random.uniform(0.9, 1.0))
        place(out, burst(take.random, 700, 2800, 0.002, 0.008), at, 0.16 + 0.1 * at)
        at += gap
        gap = max(0.07, gap * 0.92)
        stroke += 1
    return reverb(out, 0.3, 0.08, 3000)


@effect("garden/boom", -6, house=HOUSE, tuned=True, high=4500, release=0.2, pitch_pct=0.0)
def boom(take: Take) -> Signal:
    """DUM: both piles are down."""
    out = blank(1.0)
    place(out, timpani(130.8, 0.24)[: samples(1.0)], 0.0, 0.8)
    place(out, knock([174.6, 349, 523], [0.16, 0.09, 0.05], [1, 0.6, 0.3], 0.002), 0.0, 0.8)
    place(out, burst(take.random, 500, 2400, 0.002, 0.02), 0.0, 0.5)
    place(out, soil(take.random, samples(0.4), 0.09), 0.03, 0.4)
    return reverb(out, 0.4, 0.1, 3200)


@effect("garden/found", -9, house=HOUSE, tuned=True, high=6500, release=0.2, pitch_pct=0.0)
def found(take: Take) -> Signal:
    """Something else was in the ground: a spade on metal, and a question."""
    out = blank(1.1)
    place(out, burst(take.random, 500, 2600, 0.002, 0.02), 0.0, 0.4)
    place(out, clang(880, 0.12, 0.3), 0.01, 0.5)
    for at, note in ((0.16, 74), (0.28, 77), (0.40, 76)):
        place(out, kalimba(note), at, 0.6)
    return reverb(out, 0.5, 0.14, 4500)


@effect(
    "garden/event", -8, ducks=True, house=HOUSE, tuned=True, high=6500, release=0.3, pitch_pct=0.0
)
def event(take: Take) -> Signal:
    """The weather turns: a gust, and the chimes at the shed."""
    random = take.random
    out = blank(1.8)
    wind = hiss(random, 1.2, 320, 1700) * arch(samples(1.2), 0.7, 1.5)
    place(out, level(wind), 0.0, 0.4)
    for at in range(9):
        note = (74, 77, 79, 81, 84, 86)[int(random.integers(6))]
        place(out, bell(note, 0.22, 0.2), 0.14 + 0.10 * at + random.uniform(0, 0.04), 0.28)
    return reverb(out, 0.6, 0.16, 4500)


@effect(
    "garden/set", -8, ducks=True, house=HOUSE, tuned=True, high=6500, release=0.25, pitch_pct=0.0
)
def set_made(_take: Take) -> Signal:
    """Three of a kind: three plucked notes and the chord they make."""
    out = blank(1.4)
    for at, note in ((0.0, 65), (0.10, 69), (0.20, 72)):
        place(out, guitar(note, 0.9), at, 0.6)
        place(out, marimba(note + 12), at, 0.5)
    for note in (77, 81, 84):
        place(out, kalimba(note), 0.32, 0.4)
    place(out, ocarina(84, 0.3), 0.32, 0.4)
    return reverb(out, 0.6, 0.15, 4500)


@effect(
    "garden/chain", -8, ducks=True, house=HOUSE, tuned=True, high=6800, release=0.25, pitch_pct=0.0
)
def chain(_take: Take) -> Signal:
    """And another from the same turn: the phrase again, a step up and quicker."""
    out = blank(1.5)
    for step, note in enumerate((67, 70, 74, 79, 82)):
        place(out, guitar(note, 0.8), 0.075 * step, 0.5)
        place(out, marimba(note + 12), 0.075 * step, 0.5)
    for at, note in ((0.40, 86), (0.50, 84), (0.60, 89)):
        place(out, kalimba(note), at, 0.45)
        place(out, ocarina(note, 0.16), at, 0.35)
    return reverb(out, 0.6, 0.15, 4500)


@effect(
    "garden/projects",
    -8,
    ducks=True,
    house=HOUSE,
    tuned=True,
    high=6800,
    release=0.3,
    pitch_pct=0.0,
)
def projects(take: Take) -> Signal:
    """Hammer and saw: three nails go in, and something stands."""
    random = take.random
    out = blank(1.7)
    for at, gain in ((0.0, 0.7), (0.17, 0.85), (0.34, 1.0)):
        place(out, knock([640, 1390, 2150], [0.04, 0.025, 0.012], [1, 0.5, 0.3]), at, gain)
        place(out, clang(1320, 0.05, 0.3), at, 0.25)
        place(out, burst(random, 800, 3200, 0.001, 0.006), at, 0.3)
    for at, note in ((0.52, 65), (0.60, 72), (0.68, 77), (0.76, 81)):
        place(out, guitar(note, 1.0), at, 0.6)
        place(out, marimba(note + 12), at, 0.35)
    return reverb(out, 0.6, 0.15, 4500)


@effect("garden/skip", -11, house=HOUSE, high=5500, release=0.1)
def skip(take: Take) -> Signal:
    """Nothing done: a bird remarks on it."""
    out = blank(0.9)
    for at, low, top in ((0.0, 1500, 2100), (0.17, 1500, 2050), (0.36, 1900, 1300)):
        chirp = swoop([(0, low), (0.05, top), (0.13, low * 0.94)], 0.05, 3)
        place(out, chirp, at + take.random.uniform(0, 0.01), 0.7)
    return reverb(out, 0.5, 0.2, 4000)


@effect("garden/stuck", -11, house=HOUSE, tuned=True, high=4200, release=0.15, pitch_pct=0.0)
def stuck(_take: Take) -> Signal:
    """There is no bed for this one: an ocarina shrugs."""
    out = blank(0.9)
    for at, note, seconds in ((0.0, 69, 0.12), (0.16, 67, 0.12), (0.32, 62, 0.3)):
        place(out, ocarina(note, seconds), at, 0.9)
        place(out, guitar(note - 12, 0.5), at, 0.35)
    return reverb(out, 0.4, 0.14, 3600)


@effect(
    "garden/last_round",
    -7,
    ducks=True,
    house=HOUSE,
    tuned=True,
    high=6500,
    release=0.4,
    pitch_pct=0.0,
)
def last_round(take: Take) -> Signal:
    """The shed bell: once more round the beds."""
    out = blank(2.4)
    for at, gain in ((0.0, 1.0), (0.42, 0.9), (0.84, 1.0)):
        place(out, bell(77, 0.42, 0.5), at, 0.8 * gain)
        place(out, bell(72, 0.46, 0.3), at + 0.02, 0.5 * gain)
        place(out, burst(take.random, 900, 3000, 0.002, 0.006), at, 0.14)
    place(out, leaves(take.random, 0.7, 22), 0.9, 0.3)
    return reverb(out, 0.8, 0.18, 4200)


@effect(
    "garden/win", -5, ducks=True, house=HOUSE, tuned=True, high=7000, release=0.5, pitch_pct=0.0
)
def win(take: Take) -> Signal:
    """Harvest home: guitar, ocarina and everything that rings in a garden."""
    out = blank(3.9)
    phrase = ((0.0, 72), (0.16, 77), (0.32, 81), (0.56, 79), (0.72, 82), (0.96, 81), (1.12, 79))
    for at, note in phrase:
        place(out, ocarina(note, 0.15), at, 0.7)
        place(out, marimba(note), at, 0.5)
    for at, notes in ((0.0, (53, 65, 69)), (0.56, (58, 65, 70)), (0.96, (60, 64, 70))):
        for string, note in enumerate(notes):
            place(out, guitar(note, 1.0), at + 0.02 * string, 0.5)
    for string, note in enumerate((53, 60, 65, 69, 72)):
        place(out, guitar(note, 1.8), 1.34 + 0.025 * string, 0.5)
    place(out, ocarina(77, 1.0), 1.34, 0.8)
    for at, note in enumerate((81, 84, 86, 89, 93)):
        place(out, kalimba(note), 1.42 + 0.10 * at, 0.5)
    for at in (0.0, 0.56, 0.96, 1.34):
        place(out, knock([174.6, 262], [0.07, 0.04], [1, 0.5], 0.002), at, 0.5)
        place(out, leaves(take.random, 0.2, 8), at, 0.14)
    return reverb(out, 0.8, 0.18, 4400)


EFFECTS: tuple[Effect, ...] = (
    turn,
    drum,
    boom,
    found,
    event,
    set_made,
    chain,
    projects,
    skip,
    stuck,
    last_round,
    win,
)
