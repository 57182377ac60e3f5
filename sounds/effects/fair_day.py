"""Dice Theme Park, guests: trains, the bag, their steps, pips and balloons."""

from __future__ import annotations

from sounds.kit.envelopes import arch
from sounds.kit.foley import (
    clang,
    crowd,
    grains,
    knock,
    level,
    puffs,
    ratchet,
    squeak,
    steam,
    swoop,
)
from sounds.kit.instruments.mallets import glockenspiel
from sounds.kit.instruments.pipes import calliope
from sounds.kit.instruments.tines import celesta, music_box
from sounds.kit.instruments.voices import sing
from sounds.kit.noise import burst, click, hiss
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Rng, Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "dice_theme_park"


def _hop(random: Rng, heavy: float = 1.0) -> Signal:
    """A guest, who is a die, lands on one of its corners and then on its face."""
    out = blank(0.26)
    place(out, click(random, 1500, 1.1, 1.1 * heavy), 0.0, 0.9)
    place(out, click(random, 1620, 1.0, 0.6), 0.055, 0.4)
    place(out, click(random, 1700, 0.9, 0.3), 0.088, 0.18)
    return out


@effect("fair/train", -8, house=HOUSE, high=5200, release=0.12, pitch_pct=2.0)
def train(take: Take) -> Signal:
    """A whistle of two pipes, and the little train is off."""
    random = take.random
    out = blank(1.7)
    for note in (74, 77):
        place(out, calliope(note, 0.2), 0.0, 0.5)
        place(out, calliope(note, 0.32), 0.26, 0.55)
    place(out, steam(random, 0.3, 0.4), 0.5, 0.3)
    place(out, puffs(random, 9, 0.15, 0.9), 0.56, 0.9)
    return reverb(out, 0.3, 0.08, 3800)


@effect("fair/hop", -10, takes=4, house=HOUSE, high=6000)
def hop(take: Take) -> Signal:
    return _hop(take.random)


@effect("fair/boards", -13, takes=3, house=HOUSE, high=5600)
def boards(take: Take) -> Signal:
    """A guest takes its seat in a train: one tap and a little bell."""
    out = blank(0.4)
    place(out, _hop(take.random, 0.7), 0.0, 0.8)
    place(out, music_box(84 + 2 * take.number)[: samples(0.35)], 0.03, 0.2)
    return out


@effect("fair/bag", -9, takes=2, house=HOUSE, high=5400)
def bag(take: Take) -> Signal:
    """A hand in a velvet bag full of dice."""
    random = take.random
    out = blank(0.75)
    place(out, level(hiss(random, 0.5, 300, 1700) * arch(samples(0.5), 0.9, 1.0)), 0.0, 0.22)
    dice = grains(random, 0.5, lambda: click(random, random.uniform(1300, 1700), 0.9, 0.7), 16)
    place(out, dice, 0.02, 0.8)
    return out


@effect("fair/back", -9, takes=2, house=HOUSE, tuned=True, high=6000, release=0.1, pitch_pct=0.0)
def back(take: Take) -> Signal:
    """Once more! A guest turns round at the gate."""
    out = blank(0.85)
    for at, note in ((0.0, 72), (0.08, 76), (0.16, 79), (0.24, 84)):
        place(out, celesta(note)[: samples(0.5)], at, 0.5)
    place(out, swoop([(0, 380), (0.14, 880)]), 0.1, 0.25)
    place(out, _hop(take.random), 0.3, 0.8)
    return out


@effect("fair/vip", -8, ducks=True, house=HOUSE, tuned=True, high=6800, release=0.2, pitch_pct=0.0)
def vip(take: Take) -> Signal:
    """Cameras, and a name on everybody's lips."""
    random = take.random
    out = blank(1.4)
    for at in (0.0, 0.13, 0.3, 0.42):
        place(out, burst(random, 900, 4800, 0.002, 0.014), at, random.uniform(0.3, 0.5))
    ooh = crowd(random, 0.6, ((0, 420), (0.5, 600), (1, 520)), ((0, "u"), (1, "u")), 7)
    place(out, level(ooh), 0.05, 0.4)
    for at, note in ((0.3, 77), (0.4, 81), (0.5, 84), (0.6, 89)):
        place(out, glockenspiel(note), at, 0.4)
    return reverb(out, 0.5, 0.14, 4600)


@effect("fair/pip", -12, takes=3, house=HOUSE, high=6000)
def pip(take: Take) -> Signal:
    """A guest tips over an edge: one wish less, or one more."""
    out = blank(0.3)
    place(out, click(take.random, 1350, 1.2, 0.8), 0.0, 0.5)
    place(out, swoop([(0, 520), (0.07, 760)]), 0.0, 0.3)
    place(out, click(take.random, 1480, 1.2, 1.1), 0.09, 0.9)
    return out


@effect("fair/reroll", -7, house=HOUSE, high=6200, release=0.06)
def reroll(take: Take) -> Signal:
    """Down the chute: a die over five steps of tin, and out on to wood."""
    random = take.random
    out = blank(1.15)
    at, gap = 0.0, 0.17
    for stair in range(5):
        place(out, clang(720 + 60 * stair, 0.05, 0.3), at, 0.4)
        place(out, click(random, 1550, 1.1, 0.9), at, 0.8)
        place(out, click(random, 1650, 1.0, 0.5), at + 0.05, 0.3)
        at += gap
        gap *= 0.88
    place(out, click(random, 1400, 1.3, 1.7), at, 1.0)
    place(out, knock([150, 262], [0.04, 0.03], [1, 0.5]), at, 0.6)
    place(out, click(random, 1480, 1.0, 0.8), at + 0.09, 0.4)
    return out


@effect("fair/walk", -11, takes=4, house=HOUSE, high=5400)
def walk(take: Take) -> Signal:
    """Through the turnstile and on to the next thing, skipping."""
    random = take.random
    out = blank(0.55)
    place(out, ratchet(random, 3, 0.035, 1250), 0.0, 0.6)
    for at, gain in ((0.14, 0.8), (0.24, 0.6), (0.32, 1.0)):
        place(out, _hop(random, 0.8), at, 0.8 * gain)
    return out


@effect("fair/map", -10, house=HOUSE, high=6000)
def unfold(take: Take) -> Signal:
    """A map of the park is opened, and opened, and opened."""
    random = take.random
    out = blank(0.8)
    for at in (0.0, 0.18, 0.34):
        sheet = hiss(random, 0.13, 900, 4800) * arch(samples(0.13), 0.6, 1.2)
        place(out, level(sheet), at, 0.6)
        place(out, burst(random, 1300, 5200, 0.002, 0.008), at + 0.11, 0.7)
    return out


@effect("fair/spared", -10, house=HOUSE, tuned=True, high=6800, release=0.12, pitch_pct=0.0)
def spared(_take: Take) -> Signal:
    """It keeps its pips: a glint."""
    out = blank(0.75)
    for at, note in ((0.0, 84), (0.06, 91)):
        place(out, celesta(note), at, 0.7)
    return reverb(out, 0.4, 0.14, 5000)


@effect("fair/exchange", -9, house=HOUSE, high=5400, release=0.08)
def exchange(take: Take) -> Signal:
    """One guest into the bag, another out of it."""
    random = take.random
    out = blank(1.15)
    place(out, swoop([(0, 820), (0.2, 330)]), 0.0, 0.35)
    dice = grains(random, 0.32, lambda: click(random, random.uniform(1300, 1700), 0.9, 0.7), 11)
    place(out, dice, 0.24, 0.8)
    place(out, swoop([(0, 330), (0.2, 820)]), 0.6, 0.35)
    place(out, _hop(random), 0.84, 0.9)
    return out


@effect("fair/balloon", -10, takes=3, house=HOUSE, numbered=True, high=5600, release=0.1)
def balloon(take: Take) -> Signal:
    """Bye-bye, and up with a balloon."""
    random = take.random
    base = (520, 600, 450)[take.number]
    out = blank(1.1)
    for at in (0.0, 0.17):
        bye = sing(
            random,
            [(0, base * (1.12 if at else 1.3)), (0.14, base * (0.9 if at else 1.1))],
            [(0, 0.0), (0.03, 1.0), (0.09, 0.7), (0.14, 0.0)],
            [(0, "u"), (0.04, "a"), (0.14, "i")],
        )
        place(out, bye, at, 0.8)
    place(out, squeak(random, [(0, 420), (0.12, 560)], 0.2), 0.36, 0.35)
    place(out, swoop([(0, 480), (0.45, 1250)], 0.08, 9), 0.46, 0.35)
    return out


@effect("fair/leaving", -9, house=HOUSE, tuned=True, high=5200, release=0.3, pitch_pct=0.0)
def leaving(_take: Take) -> Signal:
    """The last waltz: a music box that runs down."""
    out = blank(1.9)
    at, gap = 0.0, 0.15
    for note in (84, 79, 76, 81, 77, 72):
        place(out, music_box(note), at, 0.7)
        at += gap
        gap *= 1.16
    return reverb(out, 0.5, 0.14, 4200)


EFFECTS: tuple[Effect, ...] = (
    train,
    hop,
    boards,
    bag,
    back,
    vip,
    pip,
    reroll,
    walk,
    unfold,
    spared,
    exchange,
    balloon,
    leaving,
)
