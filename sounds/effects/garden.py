"""Molly's garden, what is handled: cards laid on beds, earth, cubes, tokens, a dog."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, strike
from sounds.kit.foley import (
    air,
    bark,
    clang,
    creak,
    grains,
    knock,
    leaves,
    level,
    paper,
    soft_land,
    soil,
    swoop,
)
from sounds.kit.instruments.tines import kalimba
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Rng, Signal, blank, place, samples, times
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "molly"


def _clod(random: Rng, size: float = 1.0) -> Signal:
    """A lump of earth falls on a bed and crumbles."""
    out = blank(0.34)
    place(out, soil(random, samples(0.2), 0.035 * size), 0.0, 0.8)
    place(out, thump(118 / size, 60, 0.035 * size, 0.22, 0.015), 0.0, 0.6)
    place(out, burst(random, 500, 2400, 0.002, 0.008), 0.0, 0.35)
    for _ in range(int(5 * size)):
        crumb = click(random, random.uniform(700, 1300), 0.5)
        place(out, crumb, random.uniform(0.03, 0.16), random.uniform(0.05, 0.14))
    return out


@effect("garden/draw", -11, takes=3, house=HOUSE, high=6000)
def draw(take: Take) -> Signal:
    """A card out of the basket, past the leaves."""
    out = blank(0.42)
    place(out, level(paper(take.random, 0.22, 800, 4800, 0.6)), 0.0, 0.8)
    place(out, leaves(take.random, 0.24, 9), 0.05, 0.5)
    return out


@effect("garden/plant", -8, takes=3, house=HOUSE, high=5200)
def plant(take: Take) -> Signal:
    """A card is pressed on to a bed."""
    out = blank(0.45)
    place(out, _clod(take.random), 0.0, 0.9)
    place(out, soft_land(take.random, 1.1), 0.0, 0.7)
    place(out, leaves(take.random, 0.16, 6), 0.03, 0.22)
    return out


@effect(
    "garden/flip",
    -7,
    takes=4,
    house=HOUSE,
    numbered=True,
    ladder=True,
    high=5600,
    release=0.08,
    pitch_pct=1.0,
)
def flip(take: Take) -> Signal:
    """A pile tipped over its edge: the thicker, the more cards rattle and the deeper it lands."""
    random, size = take.random, take.number
    weight = 1 + 0.35 * size
    out = blank(0.85)
    lift = paper(random, 0.26 + 0.05 * size, 500, 3600 - 300 * size, 0.8)
    place(out, level(lift), 0.0, 0.4)
    for at in range(2 + 3 * size):
        place(out, soft_land(random, weight), 0.22 + 0.022 * at, random.uniform(0.18, 0.34))
    land = 0.36 + 0.03 * size
    place(out, _clod(random, weight), land, 0.9)
    place(out, soft_land(random, weight), land, 1.0)
    body = knock([330 / weight, 610 / weight], [0.05, 0.03], [1, 0.5], 0.002)
    place(out, body, land, 0.25 + 0.2 * size)
    return out


@effect("garden/cube", -8, takes=3, house=HOUSE, high=5200, release=0.06)
def cube(take: Take) -> Signal:
    """A wooden cube drops into a mound, and the mound closes."""
    out = blank(0.5)
    place(out, click(take.random, 980, 1.6, 1.2), 0.0, 0.8)
    place(out, _clod(take.random, 0.9), 0.045, 0.9)
    place(out, kalimba(84), 0.05, 0.30)
    return out


@effect("garden/compost", -9, takes=2, house=HOUSE, high=4200, release=0.06)
def compost(take: Take) -> Signal:
    """On to the heap with it: something soft gives way under it."""
    out = blank(0.6)
    squash = times(0.2)
    wet = np.sin(2 * np.pi * np.cumsum(340 - 700 * squash) / 44_100) * arch(len(squash), 0.5, 1.2)
    place(out, wet, 0.02, 0.4)
    place(out, level(hiss(take.random, 0.24, 260, 1500) * strike(samples(0.24), 0.01, 0.06)), 0.0)
    for at in range(4):
        drop = swoop([(0, 330 + 60 * at), (0.05, 560 + 50 * at)])
        place(out, drop, 0.12 + 0.06 * at, 0.16)
    return out


@effect("garden/token", -8, takes=3, house=HOUSE, high=6500)
def token(take: Take) -> Signal:
    """A clay token among other clay tokens."""
    random = take.random
    out = blank(0.4)
    for at, gain in ((0.0, 1.0), (0.07, 0.5), (0.115, 0.25)):
        freq = random.uniform(1450, 1620)
        tone = knock([freq, freq * 1.72, freq * 2.5], [0.05, 0.03, 0.014], [1, 0.5, 0.2], 0.0014)
        place(out, tone, at, gain)
    place(out, burst(random, 900, 3600, 0.001, 0.005), 0.0, 0.3)
    return out


@effect("garden/tokens_back", -10, house=HOUSE, high=6500)
def tokens_back(take: Take) -> Signal:
    """A handful back into the pot."""
    random = take.random
    out = blank(0.75)
    for at in range(7):
        freq = random.uniform(1350, 1900)
        tone = knock([freq, freq * 1.7], [0.045, 0.02], [1, 0.4], 0.0014)
        place(out, tone, 0.055 * at + random.uniform(0, 0.02), random.uniform(0.5, 1.0))
    place(out, knock([520, 1240], [0.14, 0.05], [1, 0.4], 0.002), 0.34, 0.5)
    return out


@effect("garden/no_token", -10, house=HOUSE, high=5000, release=0.1)
def no_token(_take: Take) -> Signal:
    """A knuckle on an empty flower pot."""
    out = blank(0.75)
    for at, freq in ((0.0, 523.0), (0.19, 466.0)):
        pot = knock([freq, freq * 2.32, freq * 4.1], [0.16, 0.07, 0.03], [1, 0.45, 0.2], 0.002)
        place(out, pot, at, 0.9)
    return reverb(out, 0.25, 0.1, 3600)


@effect("garden/swap", -9, takes=2, house=HOUSE, high=4600)
def swap(take: Take) -> Signal:
    """Two piles dragged past each other through loose earth."""
    random = take.random
    out = blank(0.75)
    drag = hiss(random, 0.5, 250, 1600) * arch(samples(0.5), 0.8, 1.1)
    place(out, level(drag), 0.0, 0.5)
    stones = grains(random, 0.46, lambda: click(random, random.uniform(800, 1500), 0.7), 16, 0.9)
    place(out, stones, 0.0, 0.3)
    place(out, _clod(random, 1.2), 0.42, 0.9)
    place(out, _clod(random), 0.49, 0.6)
    return out


@effect("garden/dog", -8, takes=2, house=HOUSE, numbered=True, release=0.06, high=5600)
def dog(take: Take) -> Signal:
    """Two sniffs, and a bark that has found something."""
    random = take.random
    out = blank(0.85)
    for at in (0.0, 0.13):
        sniff = hiss(random, 0.09, 1100, 4200) * arch(samples(0.09), 0.6, 1.3)
        place(out, sniff, at, 0.16)
    barks = ((0.30, 330.0), (0.50, 370.0)) if take.number == 0 else ((0.30, 390.0),)
    for at, pitch in barks:
        place(out, bark(random, pitch), at, 1.0)
    return reverb(out, 0.2, 0.06, 3200)


@effect("garden/dig", -9, takes=2, house=HOUSE, high=4600)
def dig(take: Take) -> Signal:
    """Paws, as fast as they will go."""
    random = take.random
    out = blank(0.85)
    at = 0.0
    for stroke in range(8):
        scrape = hiss(random, 0.06, 600, 3000) * arch(samples(0.06), 0.5, 1.2)
        place(out, level(scrape), at, 0.65 if stroke % 2 else 0.9)
        place(out, soil(random, samples(0.1), 0.03), at + 0.02, 0.4)
        at += 0.078
    return out


@effect("garden/fan", -10, house=HOUSE, high=5800, takes=2)
def fan(take: Take) -> Signal:
    """A pile is spread for all to see."""
    random = take.random
    out = blank(0.7)
    for at in range(8):
        place(out, level(paper(random, 0.07, 900, 4600, 0.7)), 0.055 * at, 0.35 + 0.04 * at)
        place(out, soft_land(random), 0.055 * at + 0.04, 0.3)
    return out


@effect("garden/pass", -9, takes=2, house=HOUSE, high=5500, release=0.08)
def pass_on(take: Take) -> Signal:
    """A little bucket swings over the fence."""
    random = take.random
    out = blank(0.8)
    place(out, creak(random, 0.26, 26, 44, 980), 0.0, 0.45)
    place(out, air(random, 0.3, 300, 2000, 1.0), 0.08, 0.12)
    place(out, clang(740, 0.09, 0.25), 0.36, 0.45)
    place(out, click(random, 900, 1.4, 1.0), 0.37, 0.7)
    return out


EFFECTS: tuple[Effect, ...] = (
    draw,
    plant,
    flip,
    cube,
    compost,
    token,
    tokens_back,
    no_token,
    swap,
    dog,
    dig,
    fan,
    pass_on,
)
