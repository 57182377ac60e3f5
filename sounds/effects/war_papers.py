"""Topoum, the staff's side of a war: orders, cards, telegraphs, a press camera, bells for Peace."""

from __future__ import annotations

import numpy as np

from sounds.kit.envelopes import arch, onset
from sounds.kit.foley import (
    air,
    clang,
    creak,
    crowd,
    grains,
    knock,
    level,
    paper,
    ratchet,
    soft_land,
)
from sounds.kit.instruments.drums import snare, timpani
from sounds.kit.instruments.mallets import bell, glockenspiel
from sounds.kit.instruments.pipes import bassoon, fife, trumpet
from sounds.kit.instruments.winds import horn
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.recipe import Effect, Take, effect, ladder
from sounds.kit.signals import Signal, blank, place, samples
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

HOUSE = "topoum"
# Up the scale of B flat: a long line of sight climbs it a step for each square.
LADDER = (70, 72, 74, 75, 77, 79, 81, 82)


@effect("war/turn", -12, house=HOUSE, tuned=True, high=5000, release=0.2, pitch_pct=0.0)
def turn(_take: Take) -> Signal:
    """Stand to: a bugle's two notes over a tap on the drum."""
    out = blank(0.85)
    place(out, trumpet(65, 0.10), 0.0, 0.8)
    place(out, trumpet(70, 0.32), 0.14, 1.0)
    place(out, snare(3, 0.04), 0.0, 0.3)
    place(out, snare(1, 0.04), 0.14, 0.4)
    return reverb(out, 0.45, 0.14, 3800)


@effect("war/muster", -8, house=HOUSE, high=5600, release=0.1, pitch_pct=1.0)
def muster(take: Take) -> Signal:
    """Orders are dealt to everybody, over a ruffle of the drum."""
    random = take.random
    out = blank(1.3)
    for stroke in range(11):
        place(out, snare(stroke % 5 + 1, 0.04), 0.055 * stroke, 0.25 + 0.03 * stroke)
    for at in range(6):
        place(out, level(paper(random, 0.13, 800, 4800, 0.6)), 0.10 + 0.12 * at, 0.5)
        place(out, soft_land(random), 0.20 + 0.12 * at, 0.35)
    place(out, snare(3, 0.06), 0.92, 0.8)
    return out


@effect("war/order", -9, takes=3, house=HOUSE, high=6000)
def order(take: Take) -> Signal:
    """An order is unfolded and held up for all to read."""
    random = take.random
    out = blank(0.5)
    place(out, level(paper(random, 0.16, 900, 5200, 0.6)), 0.0, 0.8)
    for at in (0.13, 0.22):
        place(out, burst(random, 1400, 5200, 0.002, 0.010), at, 0.7)
    place(out, level(paper(random, 0.12, 900, 4200, 1.0)), 0.2, 0.4)
    return out


@effect("war/stamp", -8, takes=2, house=HOUSE, high=5200)
def stamp(take: Take) -> Signal:
    """Executed: a rubber stamp on the pile."""
    out = blank(0.3)
    place(out, thump(130, 60, 0.04, 0.22, 0.014), 0.0, 0.8)
    place(out, knock([330, 720], [0.03, 0.016], [1, 0.5]), 0.0, 0.9)
    place(out, burst(take.random, 600, 2800, 0.002, 0.008), 0.0, 0.4)
    return out


@effect("war/draw", -11, takes=3, house=HOUSE, high=6000)
def draw(take: Take) -> Signal:
    """A card off the deck, behind one's hand."""
    out = blank(0.34)
    place(out, burst(take.random, 1300, 5000, 0.003, 0.008), 0.0, 0.4)
    place(out, level(paper(take.random, 0.22, 1000, 5200, 0.7)), 0.02, 0.9)
    return out


@effect("war/line", -10, takes=2, house=HOUSE, high=5600)
def line(take: Take) -> Signal:
    """The Line moves up: cards slide along their rail and stop one against another."""
    random = take.random
    out = blank(0.75)
    rail = hiss(random, 0.36, 500, 2600) * arch(samples(0.36), 0.7, 1.1)
    place(out, level(rail), 0.0, 0.4)
    for at in range(4):
        place(out, soft_land(random, 0.9), 0.3 + 0.075 * at, 0.9 - 0.12 * at)
    return out


@effect("war/thrown", -11, house=HOUSE, high=5600)
def thrown(take: Take) -> Signal:
    """Nobody wanted it: crumpled, and into the basket."""
    random = take.random
    out = blank(0.75)
    crumple = grains(
        random, 0.34, lambda: burst(random, 1200, 5200, 0.001, random.uniform(0.003, 0.012)), 22
    )
    place(out, crumple, 0.0, 0.9)
    place(out, burst(random, 400, 1800, 0.004, 0.03), 0.48, 0.6)
    place(out, creak(random, 0.06, 80, 80, 1300), 0.5, 0.2)
    return out


@effect("war/press", -8, house=HOUSE, high=6500, release=0.12, pitch_pct=1.0)
def press(take: Take) -> Signal:
    """Look this way please: a flash goes off, and a typewriter has the story."""
    random = take.random
    out = blank(1.3)
    place(out, burst(random, 700, 4600, 0.004, 0.05), 0.0, 0.8)
    place(out, clang(1500, 0.05, 0.3), 0.0, 0.3)
    at = 0.26
    for _ in range(8):
        place(out, click(random, 1900, 0.9, 0.6), at, random.uniform(0.5, 0.9))
        at += random.uniform(0.055, 0.085)
    place(out, bell(93, 0.14, 0.3), at + 0.03, 0.4)
    place(out, ratchet(random, 4, 0.03, 1300), at + 0.08, 0.4)
    return out


@ladder("war/sight", -12, len(LADDER), house=HOUSE, high=6000, release=0.06)
def sight(take: Take) -> Signal:
    """Square by square the line lights up, each a key of the telegraph higher."""
    note = LADDER[take.number]
    out = fife(note + 12, 0.05).copy()
    out *= 0.6
    wide = blank(0.2)
    place(wide, out, 0.0)
    place(wide, click(take.random, 1500, 0.9, 0.5), 0.0, 0.45)
    return wide


@effect(
    "war/line_paid", -8, ducks=True, house=HOUSE, tuned=True, high=6800, release=0.2, pitch_pct=0.0
)
def line_paid(_take: Take) -> Signal:
    """From end to end: the line is worth something."""
    out = blank(1.3)
    for at, notes in ((0.0, (70, 74)), (0.13, (74, 77)), (0.26, (77, 82))):
        for note in notes:
            place(out, trumpet(note, 0.09 if at < 0.26 else 0.36), at, 0.5)
    for at, note in enumerate((86, 89, 94)):
        place(out, glockenspiel(note), 0.28 + 0.07 * at, 0.4)
    return reverb(out, 0.5, 0.14, 4200)


@effect(
    "war/crate", -7, ducks=True, house=HOUSE, tuned=True, high=6800, release=0.25, pitch_pct=0.0
)
def crate(take: Take) -> Signal:
    """The lid comes up, nails and all, and the light falls on what is in it."""
    out = blank(1.7)
    place(out, creak(take.random, 0.42, 24, 60, 560), 0.0, 0.7)
    place(out, knock([310, 660, 1080], [0.05, 0.03, 0.015], [1, 0.5, 0.3]), 0.46, 0.8)
    for at, note in enumerate((82, 86, 89, 94)):
        place(out, glockenspiel(note), 0.5 + 0.08 * at, 0.45)
    return reverb(out, 0.6, 0.15, 4500)


@effect("war/peek", -12, takes=2, house=HOUSE, high=5200)
def peek(take: Take) -> Signal:
    """A corner of the lid, no more."""
    out = blank(0.6)
    place(out, creak(take.random, 0.28, 20, 34, 760), 0.0, 0.9)
    place(out, soft_land(take.random, 1.2), 0.42, 0.6)
    return out


@effect("war/cross", -9, house=HOUSE, tuned=True, high=6200, release=0.15, pitch_pct=0.0)
def cross(take: Take) -> Signal:
    """Make way for the Red Cross: a hand bell, four sensible shoes."""
    random = take.random
    out = blank(1.1)
    for at, note in ((0.0, 89), (0.12, 86), (0.30, 89), (0.42, 86)):
        place(out, bell(note, 0.12, 0.3), at, 0.5)
    for step in range(4):
        place(out, burst(random, 500, 2200, 0.003, 0.014), 0.06 + 0.17 * step, 0.35)
        place(out, thump(140, 40, 0.02, 0.1), 0.06 + 0.17 * step, 0.3)
    return out


@effect(
    "war/farmer", -8, ducks=True, house=HOUSE, tuned=True, high=5600, release=0.25, pitch_pct=0.0
)
def farmer(take: Take) -> Signal:
    """A farmer looks over the hedge: a gate, and a bassoon in rubber boots."""
    out = blank(1.6)
    place(out, creak(take.random, 0.3, 26, 48, 700), 0.0, 0.5)
    for at, note in ((0.34, 50), (0.52, 53), (0.70, 51), (0.88, 46)):
        seconds = 0.14 if at < 0.8 else 0.4
        place(out, bassoon(note, seconds), at, 0.9)
        place(out, bassoon(note + 12, seconds), at, 0.4)
    return reverb(out, 0.4, 0.1, 3400)


@effect("war/stuck", -10, house=HOUSE, tuned=True, high=5200, release=0.15, pitch_pct=0.0)
def stuck(_take: Take) -> Signal:
    """No orders that could be carried out: the bassoon sits down."""
    out = blank(1.0)
    for at, note, seconds in ((0.0, 58, 0.12), (0.17, 57, 0.12), (0.34, 53, 0.36)):
        place(out, bassoon(note, seconds), at, 1.0)
    place(out, snare(2, 0.05), 0.34, 0.3)
    return reverb(out, 0.3, 0.1, 3400)


@effect("war/tally", -9, takes=2, house=HOUSE, high=6200, release=0.1, pitch_pct=1.0)
def tally(take: Take) -> Signal:
    """The clerk counts: an abacus, and a nod."""
    random = take.random
    out = blank(0.7)
    for at in range(4):
        bead = knock([1250, 2340], [0.02, 0.01], [1, 0.4], 0.0012)
        place(out, bead, 0.06 * at + random.uniform(0, 0.01), 0.5 + 0.1 * at)
    place(out, bell(82, 0.2, 0.3), 0.26, 0.6)
    return reverb(out, 0.3, 0.1, 4500)


@effect("war/peace", -7, ducks=True, house=HOUSE, tuned=True, high=6000, release=0.6, pitch_pct=0.0)
def peace(take: Take) -> Signal:
    """All the village's bells at once, and caps in the air."""
    random = take.random
    out = blank(3.2)
    for at, note in ((0.0, 70), (0.3, 77), (0.55, 74), (0.85, 82), (1.1, 77), (1.4, 70), (1.7, 82)):
        place(out, bell(note, 0.42, 0.4), at, 0.7)
        place(out, bell(note - 12, 0.5, 0.2), at, 0.35)
    cheer = crowd(
        random, 1.2, ((0, 380), (0.3, 560), (1, 480)), ((0, "u"), (0.2, "a"), (1, "a")), 9
    )
    place(out, level(cheer), 0.5, 0.4)
    for _ in range(5):
        place(out, air(random, 0.3, 300, 2400, 0.9), random.uniform(0.6, 1.6), 0.05)
    return reverb(out, 0.9, 0.18, 3800)


@effect("war/final", -5, ducks=True, house=HOUSE, tuned=True, high=6800, release=0.5, pitch_pct=0.0)
def final(take: Take) -> Signal:
    """Parade: trumpets over the drums, and home in B flat."""
    out = blank(3.9)
    chords = (
        (0.00, 0.11, (58, 65, 70)),
        (0.15, 0.11, (58, 65, 70)),
        (0.30, 0.26, (62, 70, 74)),
        (0.62, 0.14, (63, 67, 72)),
        (0.80, 0.26, (65, 69, 75)),
        (1.12, 0.14, (65, 72, 77)),
        (1.30, 1.4, (65, 70, 74, 82)),
    )
    for at, seconds, notes in chords:
        for note in notes:
            place(out, trumpet(note, seconds), at, 0.34)
        place(out, horn(notes[0] - 12, seconds, 0.8), at, 0.3)
        place(out, snare(2, 0.06), at, 0.22)
    for stroke in range(14):
        place(out, snare(stroke % 5 + 1, 0.04), 1.36 + 0.05 * stroke, 0.10)
    for at, freq in ((0.30, 116.5), (0.80, 174.6), (1.30, 116.5), (1.55, 116.5)):
        place(out, timpani(freq), at, 0.35)
    for at, note in enumerate((82, 86, 89, 94)):
        place(out, fife(note, 0.12), 1.42 + 0.10 * at, 0.34)
        place(out, glockenspiel(note), 1.42 + 0.10 * at, 0.3)
    shimmer = hiss(take.random, 0.9, 2600, 6200) * np.exp(-np.arange(samples(0.9)) / 9000)
    place(out, shimmer * onset(len(shimmer), 0.004), 1.30, 0.03)
    out = reverb(out / float(np.abs(out).max()), 0.8, 0.2, 4000)
    return np.tanh(1.2 * out / float(np.abs(out).max()))


EFFECTS: tuple[Effect, ...] = (
    turn,
    muster,
    order,
    stamp,
    draw,
    line,
    thrown,
    press,
    sight,
    line_paid,
    crate,
    peek,
    cross,
    farmer,
    stuck,
    tally,
    peace,
    final,
)
