"""Topoum, moles on the move: boots, spades, an engine, ice, silk; tiles and what lies on them."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, onset
from sounds.kit.foley import (
    air,
    clang,
    cloth,
    creak,
    grains,
    knock,
    level,
    motor,
    paper,
    ratchet,
    soft_land,
    soil,
    squeak,
    swoop,
)
from sounds.kit.instruments.drums import snare
from sounds.kit.instruments.mallets import bell
from sounds.kit.instruments.pipes import fife
from sounds.kit.instruments.voices import sing
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "topoum"


@effect("war/march", -10, takes=3, house=HOUSE, high=5000)
def march(take: Take) -> Signal:
    """Small nailed boots over grass and gravel, in step."""
    random = take.random
    out = blank(0.75)
    for step in range(4):
        at = 0.02 + 0.155 * step + random.uniform(-0.005, 0.005)
        boot = thump(142 if step % 2 else 124, 50, 0.026, 0.14, 0.012)
        place(out, boot, at, 0.5 if step % 2 else 0.65)
        place(out, burst(random, 600, 3200, 0.003, 0.014), at, 0.75)
        gravel = grains(random, 0.05, lambda: click(random, random.uniform(1800, 2700), 0.5), 4)
        place(out, gravel, at + 0.008, 0.22)
    return out


@effect("war/charge", -8, takes=2, house=HOUSE, high=5400)
def charge(take: Take) -> Signal:
    """The same boots in a hurry, and somebody shouting."""
    random = take.random
    out = blank(0.72)
    for step in range(5):
        at = 0.015 + 0.085 * step
        place(out, thump(150 if step % 2 else 128, 50, 0.024, 0.12, 0.012), at, 0.6)
        place(out, burst(random, 600, 3200, 0.003, 0.012), at, 0.7)
    yell = sing(
        random,
        [(0, 420), (0.1, 560), (0.42, 610)],
        [(0, 0.0), (0.04, 0.8), (0.34, 1.0), (0.42, 0.0)],
        [(0, "a"), (0.42, "a")],
        0.15,
    )
    place(out, yell, 0.06, 0.5)
    return out


@effect("war/dig", -10, takes=2, house=HOUSE, high=4600)
def dig(take: Take) -> Signal:
    """A spade goes in, three times, and the earth goes over the shoulder."""
    random = take.random
    out = blank(0.95)
    for stroke in range(3):
        at = 0.27 * stroke
        place(out, clang(1150, 0.025, 0.3), at, 0.20)
        place(out, burst(random, 700, 3200, 0.002, 0.02), at, 0.7)
        place(out, soil(random, samples(0.22), 0.05), at + 0.10, 0.7)
        scatter = grains(random, 0.1, lambda: click(random, random.uniform(700, 1400), 0.6), 6)
        place(out, scatter, at + 0.14, 0.2)
    return out


@effect("war/surface", -8, takes=2, house=HOUSE, high=5400)
def surface(take: Take) -> Signal:
    """Up through the turf, helmet first."""
    out = blank(0.5)
    place(out, swoop([(0, 260), (0.07, 780), (0.1, 820)]), 0.0, 0.5)
    place(out, soil(take.random, samples(0.3), 0.06), 0.05, 0.9)
    place(out, clang(1040, 0.06, 0.3), 0.10, 0.4)
    return out


@effect("war/bike", -9, house=HOUSE, high=4800, release=0.1)
def bike(take: Take) -> Signal:
    """A motorbike of very few horses: it starts, it goes, it is gone."""
    random = take.random
    out = blank(1.35)
    place(out, motor(random, 0.45, 11, 26), 0.0, 0.75)
    place(out, motor(random, 0.75, 28, 40), 0.45, 1.0)
    fade = np.interp(np.arange(len(out)), [0, 40_000, len(out)], [1.0, 1.0, 0.25])
    place(out, squeak(random, [(0, 520), (0.1, 690)], 0.2), 1.05, 0.12)
    return out * fade


@effect("war/slide", -11, takes=2, house=HOUSE, high=5600)
def slide(take: Take) -> Signal:
    """Over the ice on one's belly: a long hiss and a squeak at the end."""
    random = take.random
    out = blank(0.6)
    skid = hiss(random, 0.4, 1500, 4600) * arch(samples(0.4), 0.6, 1.2)
    place(out, level(skid), 0.0, 0.6)
    place(out, swoop([(0, 1500), (0.25, 900), (0.4, 620)]), 0.0, 0.18)
    place(out, squeak(random, [(0, 700), (0.09, 940)], 0.2), 0.36, 0.5)
    return out


@effect("war/panic", -8, takes=2, house=HOUSE, high=5600, release=0.06)
def panic(take: Take) -> Signal:
    """Waaah, in several throats, and away."""
    random = take.random
    out = blank(0.9)
    for at in range(3):
        base = (430, 520, 610)[at] * random.uniform(0.95, 1.05)
        cry = sing(
            random,
            [(0, base), (0.12, base * 1.5), (0.5, base * 1.22)],
            [(0, 0.0), (0.03, 1.0), (0.3, 0.8), (0.5, 0.0)],
            [(0, "u"), (0.08, "a"), (0.45, "i")],
        )
        place(out, cry, 0.05 * at, 0.6)
    steps = grains(random, 0.4, lambda: burst(random, 500, 2600, 0.003, 0.012), 14, 1.4)
    place(out, steps, 0.36, 0.4)
    return out


@effect("war/shiver", -12, house=HOUSE, high=5600)
def shiver(take: Take) -> Signal:
    """Teeth."""
    random = take.random
    out = blank(0.7)
    at = 0.0
    while at < 0.5:
        place(out, click(random, random.uniform(1500, 1800), 0.8, 0.3), at, random.uniform(0.5, 1))
        at += random.uniform(0.030, 0.044)
    return out


@effect("war/deploy", -9, takes=2, house=HOUSE, high=5400)
def deploy(take: Take) -> Signal:
    """Out of the barracks and on to the field: a stamp and a salute."""
    random = take.random
    out = blank(0.75)
    place(out, air(random, 0.3, 300, 2200, 1.0), 0.0, 0.12)
    for at, gain in ((0.28, 0.7), (0.42, 1.0)):
        place(out, thump(132, 50, 0.035, 0.2, 0.014), at, 0.7 * gain)
        place(out, burst(random, 600, 2800, 0.002, 0.014), at, 0.6 * gain)
    place(out, snare(2, 0.04), 0.42, 0.4)
    return out


@effect("war/parachute", -9, house=HOUSE, high=5200, release=0.08)
def parachute(take: Take) -> Signal:
    """Silk fills, silk flutters, somebody lands."""
    random = take.random
    out = blank(1.15)
    place(out, burst(random, 250, 1800, 0.02, 0.05), 0.0, 0.9)
    place(out, level(cloth(random, 0.6, 0.8, 0)), 0.05, 0.4)
    place(out, swoop([(0, 1250), (0.6, 640)]), 0.1, 0.16)
    place(out, thump(128, 60, 0.05, 0.25), 0.74, 0.8)
    place(out, soil(random, samples(0.2), 0.05), 0.74, 0.6)
    return out


@effect("war/swap", -10, house=HOUSE, tuned=True, high=6000, release=0.1, pitch_pct=0.0)
def swap(_take: Take) -> Signal:
    """One over and one under: two whistles that cross."""
    out = blank(0.7)
    place(out, swoop([(0, 620), (0.42, 1400)], 0.05, 4), 0.0, 0.7)
    place(out, swoop([(0, 1400), (0.42, 620)], 0.05, 5), 0.0, 0.6)
    for at, note in ((0.42, 89), (0.48, 84)):
        place(out, bell(note, 0.08, 0.2), at, 0.3)
    return out


@effect("war/enter", -11, house=HOUSE, tuned=True, high=5600, release=0.1, pitch_pct=0.0)
def enter(_take: Take) -> Signal:
    """Reporting for duty: two notes on the fife."""
    out = blank(0.6)
    place(out, fife(77, 0.09), 0.0, 0.8)
    place(out, fife(82, 0.2), 0.11, 1.0)
    return reverb(out, 0.3, 0.1, 4200)


@effect("war/tile", -7, takes=3, house=HOUSE, high=5200)
def tile(take: Take) -> Signal:
    """A hexagon of thick card comes down among its neighbours and is pushed home."""
    random = take.random
    out = blank(0.42)
    place(out, soft_land(random, 0.9), 0.0, 0.9)
    place(out, thump(140, 60, 0.04, 0.2, 0.014), 0.0, 0.6)
    place(out, click(random, 820, 1.3, 1.0), 0.055, 0.6)
    place(out, level(paper(random, 0.1, 500, 2400, 0.8)), 0.06, 0.22)
    return out


@effect("war/turn_tile", -8, takes=2, house=HOUSE, high=5200)
def turn_tile(take: Take) -> Signal:
    """Prised up, turned over, clapped down."""
    random = take.random
    out = blank(0.5)
    place(out, creak(random, 0.1, 60, 90, 900), 0.0, 0.35)
    place(out, air(random, 0.16, 350, 2200, 1.0), 0.08, 0.14)
    place(out, soft_land(random, 0.85), 0.25, 1.0)
    place(out, thump(146, 60, 0.04, 0.2, 0.014), 0.25, 0.7)
    return out


@effect("war/take_tile", -9, takes=2, house=HOUSE, high=5200)
def take_tile(take: Take) -> Signal:
    """Ground given up: it is scraped off the board."""
    random = take.random
    out = blank(0.5)
    place(out, click(random, 820, 1.2, 0.8), 0.0, 0.5)
    scrape = hiss(random, 0.3, 450, 2400) * arch(samples(0.3), 0.6, 1.1)
    place(out, level(scrape), 0.03, 0.7)
    return out


@effect("war/laid", -8, takes=2, house=HOUSE, high=5400)
def laid(take: Take) -> Signal:
    """Something is put in the way: boards, wire, a bucket of nails."""
    random = take.random
    out = blank(0.55)
    place(out, knock([350, 760, 1290], [0.05, 0.03, 0.015], [1, 0.6, 0.3]), 0.0, 1.0)
    place(out, clang(980, 0.07, 0.4), 0.03, 0.35)
    tinkle = grains(random, 0.2, lambda: clang(random.uniform(1500, 2300), 0.03, 0.3), 5, 0.6)
    place(out, tinkle, 0.06, 0.16)
    return out


@effect("war/rock", -6, house=HOUSE, high=4200, release=0.08)
def rock(take: Take) -> Signal:
    """A boulder, and what was under it."""
    random = take.random
    out = blank(0.9)
    place(out, thump(84, 70, 0.10, 0.5), 0.0, 1.0)
    place(out, burst(random, 250, 1700, 0.003, 0.05), 0.0, 0.9)
    place(out, knock([238, 411, 690], [0.06, 0.04, 0.02], [1, 0.7, 0.4], 0.002), 0.0, 0.6)
    stones = grains(
        random, 0.4, lambda: click(random, random.uniform(600, 1100), 1.0, 0.6), 12, 0.5
    )
    place(out, stones, 0.10, 0.3)
    return out


@effect("war/stomp", -5, house=HOUSE, high=4200, release=0.1)
def stomp(take: Take) -> Signal:
    """A farmer's boot out of the sky."""
    random = take.random
    out = blank(1.1)
    place(out, swoop([(0, 900), (0.3, 240)]), 0.0, 0.14)
    place(out, thump(70, 90, 0.13, 0.6), 0.3, 1.0)
    place(out, knock([190, 330, 540], [0.08, 0.05, 0.03], [1, 0.6, 0.4], 0.002), 0.3, 0.7)
    place(out, burst(random, 250, 2200, 0.003, 0.05), 0.3, 0.8)
    place(out, squeak(random, [(0, 300), (0.2, 250)], 0.4), 0.6, 0.2)
    return out


@effect("war/carry", -9, house=HOUSE, high=5200)
def carry(take: Take) -> Signal:
    """A farmer's hand takes a thing and puts it elsewhere, humming."""
    random = take.random
    out = blank(0.95)
    hum = sing(
        random,
        [(0, 180), (0.2, 220), (0.5, 196)],
        [(0, 0.0), (0.08, 1.0), (0.4, 0.8), (0.5, 0.0)],
        [(0, "u"), (0.5, "o")],
        0.05,
    )
    place(out, hum, 0.0, 0.5)
    place(out, air(random, 0.34, 280, 1800, 1.0), 0.1, 0.12)
    place(out, soft_land(random, 1.3), 0.52, 1.0)
    place(out, thump(110, 60, 0.05, 0.25), 0.52, 0.7)
    return out


@effect("war/lift", -11, house=HOUSE, high=5400)
def lift(take: Take) -> Signal:
    """Cleared away: a tug, and it is off the board."""
    out = blank(0.5)
    place(out, ratchet(take.random, 3, 0.06, 1300, 0.85), 0.0, 0.5)
    place(out, swoop([(0, 420), (0.2, 900)]), 0.12, 0.4)
    return out * onset(len(out), 0.002)


EFFECTS: tuple[Effect, ...] = (
    march,
    charge,
    dig,
    surface,
    bike,
    slide,
    panic,
    shiver,
    deploy,
    parachute,
    swap,
    enter,
    tile,
    turn_tile,
    take_tile,
    laid,
    rock,
    stomp,
    carry,
    lift,
)
