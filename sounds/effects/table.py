"""Cards, coins, dice and tiles: cardboard and wood on felt."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch
from sounds.kit.filters import band
from sounds.kit.foley import paper, soft_land
from sounds.kit.instruments.mallets import bell
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.oscillators import modal
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]


@effect("card/slide", -10, takes=3)
def card_slide(take: Take) -> Signal:
    out = blank(0.30)
    sound = paper(take.random, 0.24, 900, 5200, 0.6)
    place(out, sound / float(np.abs(sound).max()), 0.0)
    place(out, soft_land(take.random), 0.175, 0.3)
    return out


@effect("card/flip", -8, takes=3, high=7000)
def card_flip(take: Take) -> Signal:
    out = blank(0.28)
    place(out, burst(take.random, 1200, 5200, 0.006, 0.012), 0.0, 0.6)
    sweep = paper(take.random, 0.12, 700, 3400, 1.0)
    place(out, sweep / float(np.abs(sweep).max()), 0.02, 0.4)
    place(out, soft_land(take.random, 0.9), 0.115, 1.0)
    place(out, burst(take.random, 1500, 5000, 0.001, 0.007), 0.115, 0.5)
    return out


@effect("card/shuffle", -10, takes=2, release=0.06)
def card_shuffle(take: Take) -> Signal:
    """A riffle that quickens, the bridge falling in, two taps to square the deck."""
    random = take.random
    out = blank(1.35)
    at, gap = 0.02, 0.034
    while at < 0.52:
        place(out, burst(random, 1100, 4800, 0.001, 0.005), at, random.uniform(0.25, 0.5))
        place(out, modal([random.uniform(330, 460)], [0.008], [1], 0.04), at, 0.12)
        at += gap * random.uniform(0.8, 1.2)
        gap *= 0.965
    fall = hiss(random, 0.30, 900, 4200) * arch(samples(0.30), 0.7, 1.4)
    place(out, fall / float(np.abs(fall).max()), 0.60, 0.55)
    for at, gain in ((0.98, 0.9), (1.14, 0.7)):
        place(out, soft_land(random, 1.1), at, gain)
    return out


@effect("card/thud", -7, takes=2, high=5000)
def card_thud(take: Take) -> Signal:
    out = 0.55 * thump(112, 80, 0.05, 0.28, 0.02)
    place(out, soft_land(take.random, 1.1), 0.0, 1.3)
    place(out, burst(take.random, 350, 1800, 0.002, 0.016), 0.0, 0.5)
    return out


@effect("coin", -9, takes=3, high=7500, release=0.1)
def coin(_take: Take) -> Signal:
    out = blank(1.1)
    place(out, bell(84, 0.10), 0.0, 0.6)
    place(out, bell(91, 0.20), 0.075, 0.8)
    place(out, bell(96, 0.14), 0.078, 0.16)
    return reverb(out, 0.4, 0.12, 5000)


@effect("token", -8, takes=4, high=6000)
def token(take: Take) -> Signal:
    """A wooden disc set down and rocking once."""
    out = blank(0.24)
    place(out, click(take.random, 1150, 1.5, 1.0), 0.0)
    place(out, click(take.random, 1260, 1.1, 0.6), 0.062, 0.35)
    place(out, click(take.random, 1310, 1.0, 0.4), 0.098, 0.15)
    return out


@effect("dice/rattle", -8, takes=2, high=6800, release=0.05)
def dice_rattle(take: Take) -> Signal:
    random = take.random
    out = blank(1.0)
    at = 0.02
    while at < 0.80:
        sound = click(random, random.uniform(1500, 2300), random.uniform(0.8, 1.3), 0.5)
        place(out, sound, at, random.uniform(0.28, 0.75) * (0.6 + 0.4 * np.sin(np.pi * at / 0.8)))
        at += random.uniform(0.028, 0.075)
    out = reverb(band(out, 220, 6800), 0.18, 0.10, 3500)
    return np.tanh(1.3 * out / float(np.abs(out).max()))


@effect("dice/land", -6, takes=3, high=6500, release=0.06)
def dice_land(take: Take) -> Signal:
    """Bounces of 100, 47 and 16 per cent, closing up, and the last small wobble."""
    random = take.random
    out = blank(0.6)
    stretch = (1.0, 0.88, 1.12)[take.number % 3]
    for at, gain in ((0, 1.0), (0.105, 0.60), (0.168, 0.42), (0.208, 0.24), (0.234, 0.14)):
        place(out, click(random, 1750, 1.25, 1.6), at * stretch, gain)
        place(out, modal([140, 255], [0.04, 0.03], [1, 0.5], 0.15), at * stretch, 0.8 * gain)
    out = reverb(band(out, 70, 6500), 0.22, 0.10, 3000)
    return np.tanh(1.4 * out / float(np.abs(out).max()))


@effect("tile/place", -7, takes=3, high=5500)
def tile_place(take: Take) -> Signal:
    """Thick punchboard: a short slide and a flat clap of card on card."""
    out = blank(0.34)
    slide = paper(take.random, 0.10, 500, 2600, 0.9)
    place(out, slide / float(np.abs(slide).max()), 0.0, 0.22)
    place(out, thump(132, 60, 0.04, 0.2, 0.015), 0.085, 0.6)
    place(out, soft_land(take.random, 0.8), 0.085, 1.2)
    place(out, burst(take.random, 450, 2600, 0.001, 0.010), 0.085, 0.5)
    return out


@effect("hex/march", -10, takes=3, high=5000)
def hex_march(take: Take) -> Signal:
    """Four small boots on grass: left, right, left, right."""
    random = take.random
    out = blank(0.78)
    for step in range(4):
        at = 0.02 + 0.17 * step + random.uniform(-0.006, 0.006)
        boot = thump(138 if step % 2 else 120, 50, 0.028, 0.14, 0.012)
        place(out, boot, at, 0.5 if step % 2 else 0.65)
        place(out, burst(random, 500, 2800, 0.004, 0.020), at, 0.75)
    return out


EFFECTS: tuple[Effect, ...] = (
    card_slide,
    card_flip,
    card_shuffle,
    card_thud,
    coin,
    token,
    dice_rattle,
    dice_land,
    tile_place,
    hex_march,
)
