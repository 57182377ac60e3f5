"""Dice Theme Park, the office: staff, market, builders, money."""

from __future__ import annotations

from sounds.kit.envelopes import arch
from sounds.kit.foley import (
    clang,
    creak,
    grains,
    knock,
    level,
    paper,
    ratchet,
    soft_land,
    steam,
    swoop,
)
from sounds.kit.instruments.drums import snare
from sounds.kit.instruments.mallets import bell, glockenspiel
from sounds.kit.instruments.pipes import calliope
from sounds.kit.instruments.tines import celesta
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Rng, Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "dice_theme_park"


def _nail(random: Rng) -> Signal:
    out = blank(0.2)
    place(out, knock([560, 1230, 2050], [0.035, 0.02, 0.01], [1, 0.5, 0.3]), 0.0, 0.9)
    place(out, burst(random, 800, 3200, 0.001, 0.005), 0.0, 0.3)
    return out


@effect("fair/staff", -9, takes=3, house=HOUSE, high=6000)
def staff(take: Take) -> Signal:
    """Two cards turned up on the desk, one after the other, and a tap on the bell."""
    random = take.random
    out = blank(0.7)
    for at in (0.0, 0.12):
        place(out, level(paper(random, 0.12, 900, 4600, 0.8)), at, 0.5)
        place(out, soft_land(random, 0.9), at + 0.09, 0.9)
    place(out, bell(84, 0.14, 0.3), 0.26, 0.28)
    return out


@effect("fair/order", -10, house=HOUSE, high=5600)
def order(take: Take) -> Signal:
    """Name plates change places on the rail."""
    random = take.random
    out = blank(0.7)
    place(out, level(hiss(random, 0.4, 450, 2200) * arch(samples(0.4), 0.8, 1.0)), 0.0, 0.4)
    for at in (0.16, 0.27, 0.40):
        place(out, knock([640, 1330], [0.03, 0.015], [1, 0.5]), at, 0.8)
    return out


@effect("fair/income", -9, takes=2, house=HOUSE, high=6800, release=0.1)
def income(take: Take) -> Signal:
    """Notes are counted off with a thumb, and the till rings."""
    random = take.random
    out = blank(0.8)
    for at in range(4):
        place(out, burst(random, 1100, 5000, 0.002, 0.010), 0.065 * at, 0.6)
    place(out, bell(91, 0.16, 0.4), 0.27, 0.6)
    return reverb(out, 0.3, 0.1, 5000)


@effect("fair/coin", -9, takes=3, house=HOUSE, high=7200, release=0.1)
def coin(take: Take) -> Signal:
    """Into the purse at once."""
    out = blank(0.6)
    place(out, bell(88, 0.07, 0.4), 0.0, 0.7)
    place(out, bell(93, 0.10, 0.3), 0.05, 0.6)
    place(out, soft_land(take.random, 1.2), 0.09, 0.5)
    return out


@effect("fair/star", -9, takes=2, house=HOUSE, tuned=True, high=6800, release=0.15, pitch_pct=0.0)
def star(take: Take) -> Signal:
    """A star flies home."""
    out = blank(0.95)
    for at, note in enumerate(((79, 84, 88), (81, 84, 91))[take.number]):
        place(out, celesta(note), 0.05 * at, 0.6)
    place(out, glockenspiel(96), 0.15, 0.22)
    return reverb(out, 0.4, 0.12, 5000)


@effect("fair/offer", -12, takes=3, house=HOUSE, high=5400)
def offer(take: Take) -> Signal:
    """One more thing is put in the window."""
    out = blank(0.36)
    place(out, soft_land(take.random, 0.9), 0.0, 1.0)
    place(out, knock([420, 900], [0.03, 0.015], [1, 0.4]), 0.0, 0.5)
    place(out, celesta(84 + 2 * take.number)[: samples(0.3)], 0.02, 0.16)
    return out


@effect("fair/build", -7, takes=2, house=HOUSE, high=5600, release=0.08)
def build(take: Take) -> Signal:
    """Down it comes, and the builders are already at it: saw, nail, nail, nail."""
    random = take.random
    out = blank(1.1)
    place(out, thump(118, 60, 0.06, 0.3), 0.0, 0.8)
    place(out, soft_land(random, 1.2), 0.0, 0.9)
    for at in (0.16, 0.27):
        saw = hiss(random, 0.09, 700, 3400) * arch(samples(0.09), 0.7, 1.0)
        place(out, level(saw), at, 0.4)
    for at, gain in ((0.44, 0.7), (0.57, 0.85), (0.70, 1.0)):
        place(out, _nail(random), at, gain)
    return out


@effect("fair/install", -8, takes=2, house=HOUSE, high=5800, release=0.06)
def install(take: Take) -> Signal:
    """A spanner, three turns, and it holds."""
    random = take.random
    out = blank(0.75)
    for at in (0.0, 0.15, 0.30):
        place(out, ratchet(random, 4, 0.026, 1500), at, 0.6)
    place(out, clang(980, 0.06, 0.3), 0.44, 0.5)
    place(out, soft_land(random), 0.44, 0.7)
    return out


@effect("fair/remove", -9, house=HOUSE, high=5600)
def remove(take: Take) -> Signal:
    """Unscrewed again, and back into the box of parts."""
    random = take.random
    out = blank(0.75)
    place(out, ratchet(random, 9, 0.03, 1300, 1.05), 0.0, 0.6)
    place(out, clang(620, 0.07, 0.3), 0.40, 0.5)
    bits = grains(random, 0.14, lambda: click(random, random.uniform(1500, 2300), 0.8), 5, 0.5)
    place(out, bits, 0.42, 0.5)
    return out


@effect("fair/invent", -8, house=HOUSE, tuned=True, high=6200, release=0.15, pitch_pct=0.0)
def invent(take: Take) -> Signal:
    """An innovation: steam, gears, and an idea on the celesta."""
    random = take.random
    out = blank(1.2)
    place(out, steam(random, 0.3, 0.4), 0.0, 0.4)
    place(out, ratchet(random, 7, 0.06, 1100, 0.95), 0.14, 0.5)
    for at, note in ((0.5, 76), (0.58, 79), (0.66, 84), (0.78, 91)):
        place(out, celesta(note), at, 0.6)
    return reverb(out, 0.4, 0.12, 4800)


@effect("fair/skill", -10, house=HOUSE, takes=2, high=6000)
def skill(take: Take) -> Signal:
    """A diploma is rolled up and handed over."""
    random = take.random
    out = blank(0.7)
    place(out, level(paper(random, 0.3, 800, 4800, 0.8)), 0.0, 0.8)
    place(out, swoop([(0, 420), (0.1, 700)]), 0.22, 0.2)
    place(out, knock([720, 1500], [0.03, 0.014], [1, 0.4]), 0.36, 0.7)
    return out


@effect("fair/recruit", -8, house=HOUSE, tuned=True, high=6200, release=0.2, pitch_pct=0.0)
def recruit(take: Take) -> Signal:
    """A mascot of one's own: a drum, a horn with a bulb, applause from three people."""
    random = take.random
    out = blank(1.5)
    for stroke in range(5):
        place(out, snare(stroke % 5 + 1, 0.04), 0.06 * stroke, 0.35)
    for at, note in ((0.34, 64), (0.50, 64), (0.66, 72)):
        place(out, calliope(note, 0.1 if at < 0.6 else 0.3), at, 0.6)
        place(out, calliope(note + 7, 0.1 if at < 0.6 else 0.3), at, 0.4)
    claps = grains(random, 0.6, lambda: burst(random, 800, 3000, 0.0015, 0.012), 18)
    place(out, claps, 0.7, 0.35)
    return reverb(out, 0.3, 0.1, 4200)


@effect("fair/cleared", -11, takes=2, house=HOUSE, high=5400)
def cleared(take: Take) -> Signal:
    """What nobody took is swept off the counter."""
    out = blank(0.6)
    sweep = hiss(take.random, 0.36, 700, 3400) * arch(samples(0.36), 1.2, 1.1)
    place(out, level(sweep), 0.0, 0.8)
    place(out, soft_land(take.random, 1.2), 0.4, 0.6)
    return out


@effect("fair/passed", -11, takes=2, house=HOUSE, high=5600)
def passed(take: Take) -> Signal:
    """Two cards to the left."""
    out = blank(0.5)
    for at in (0.0, 0.1):
        place(out, level(paper(take.random, 0.2, 900, 4800, 0.7)), at, 0.8)
    place(out, soft_land(take.random), 0.28, 0.4)
    return out


@effect("fair/retired", -11, house=HOUSE, tuned=True, high=5200, release=0.12, pitch_pct=0.0)
def retired(take: Take) -> Signal:
    """A card has done its work: a gold watch, and out through the swing door."""
    random = take.random
    out = blank(0.9)
    for at, note in ((0.0, 76), (0.14, 72)):
        place(out, celesta(note)[: samples(0.5)], at, 0.6)
    place(out, creak(random, 0.2, 30, 46, 640), 0.3, 0.4)
    place(out, soft_land(random, 1.2), 0.52, 0.6)
    return out


@effect("fair/shuffle", -10, house=HOUSE, high=5600, release=0.06)
def shuffle(take: Take) -> Signal:
    """A stack of tiles is mixed, thick card on thick card."""
    random = take.random
    out = blank(1.0)
    for at in range(12):
        gap = 0.055 * at + random.uniform(0, 0.015)
        place(out, soft_land(random, 0.9), gap, random.uniform(0.4, 0.8))
        place(out, knock([560, 1180], [0.016, 0.008], [1, 0.4]), gap, 0.25)
    place(out, level(paper(random, 0.2, 500, 2600, 0.8)), 0.66, 0.4)
    return out


EFFECTS: tuple[Effect, ...] = (
    staff,
    order,
    income,
    coin,
    star,
    offer,
    build,
    install,
    remove,
    invent,
    skill,
    recruit,
    cleared,
    passed,
    retired,
    shuffle,
)
