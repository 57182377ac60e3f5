"""What things do when they are touched: paper, cloth, soil, wood, tin, water, a rusty hinge."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sounds.kit.envelopes import arch, curve, onset, strike
from sounds.kit.filters import band
from sounds.kit.instruments.voices import sing
from sounds.kit.noise import burst, click, hiss, thump
from sounds.kit.oscillators import harmonics, modal, sweep
from sounds.kit.signals import RATE, Rng, Signal, blank, place, samples, times

__all__ = [
    "air",
    "bark",
    "clang",
    "cloth",
    "creak",
    "crowd",
    "grains",
    "knock",
    "leaves",
    "level",
    "motor",
    "paper",
    "puffs",
    "ratchet",
    "soft_land",
    "soil",
    "splash",
    "squeak",
    "steam",
    "swoop",
]


def level(sound: Signal) -> Signal:
    """Its highest sample is one."""
    return sound / (float(np.abs(sound).max(initial=0.0)) + 1e-9)


def paper(random: Rng, seconds: float, low: float, high: float, lean: float) -> Signal:
    """Card moving over cloth: noise that brightens on the way, with a fine grain."""
    count = samples(seconds)
    dull = band(random.standard_normal(count), low, (low * high) ** 0.5 * 1.2)
    sharp = band(random.standard_normal(count), (low * high) ** 0.5, high)
    mix = np.linspace(0.0, 1.0, count)
    grain = band(random.standard_normal(count), None, 90)
    grain = np.clip(1 + 0.5 * grain / (float(np.abs(grain).max()) + 1e-9), 0.5, 1.5)
    return (dull * (1 - mix) + 0.55 * sharp * mix) * arch(count, lean, 1.6) * grain


def soft_land(random: Rng, weight: float = 1.0) -> Signal:
    """Card comes to lie on felt."""
    out = modal([190 / weight, 420 / weight, 930], [0.022, 0.012, 0.006], [1, 0.4, 0.15], 0.12)
    out *= onset(len(out), 0.0015)
    place(out, burst(random, 700, 3600, 0.001, 0.006), 0.0, 0.35)
    return out


def soil(random: Rng, count: int, fall: float) -> Signal:
    """A handful of earth."""
    return level(band(random.standard_normal(count), 90, 650) * strike(count, 0.004, fall))


def cloth(random: Rng, seconds: float, lean: float, rings: float = 22.0) -> Signal:
    """Heavy velvet on a rail: soft folds of noise, and so many rings a second."""
    count = samples(seconds)
    out = hiss(random, seconds, 250, 1500) * arch(count, lean, 1.3)
    folds = band(random.standard_normal(count), 3, 11)
    out *= 1 + 0.6 * folds / float(np.abs(folds).max())
    for _ in range(int(seconds * rings)):
        at = random.uniform(0.03, seconds - 0.12)
        ring = click(random, random.uniform(2300, 3300), 0.9)
        place(out, ring, at, random.uniform(0.05, 0.16))
    return out


def air(random: Rng, seconds: float, low: float, high: float, lean: float) -> Signal:
    """Wind past something quick: a narrow band of noise gliding up, then down."""
    count = samples(seconds)
    mix = arch(count, lean, 1.0)
    dull = hiss(random, seconds, low, low * 2.2)
    sharp = hiss(random, seconds, high * 0.55, high)
    return (dull * (1 - mix) + 0.5 * sharp * mix) * arch(count, lean, 1.8)


def grains(
    random: Rng, seconds: float, each: Callable[[], Signal], count: int, lean: float = 1.0
) -> Signal:
    """Many small things in a heap of time, thickest where an arch of this lean is highest."""
    out = blank(seconds + 0.1)
    shape = arch(1000, lean, 1.0)
    done = 0
    while done < count:
        at = random.uniform(0, 1)
        if random.uniform(0, 1) > shape[int(at * 999)]:
            continue
        place(out, each(), at * seconds, random.uniform(0.25, 1.0))
        done += 1
    return out


def leaves(random: Rng, seconds: float, count: int, lean: float = 0.7) -> Signal:
    """Foliage brushed aside: many short dry hisses over a soft one."""
    ground = hiss(random, seconds, 1300, 4600) * arch(samples(seconds), lean, 1.6)
    out = blank(seconds + 0.1)
    place(out, level(ground), 0.0, 0.35)
    dry = grains(
        random,
        seconds,
        lambda: burst(random, random.uniform(1200, 2600), 5600, 0.002, random.uniform(0.003, 0.01)),
        count,
        lean,
    )
    place(out, dry, 0.0, 0.6)
    return out


def knock(
    freqs: Sequence[float],
    falls: Sequence[float],
    gains: Sequence[float],
    soft: float = 0.0015,
) -> Signal:
    """Something solid struck once: a few modes and a rounded attack."""
    out = modal(freqs, falls, gains, max(falls) * 7)
    return out * onset(len(out), soft)


def clang(freq: float, ring: float, bright: float = 0.5, soft: float = 0.0016) -> Signal:
    """A sheet of tin: the crowded modes of a plate, the high ones gone first."""
    ratios = (1.0, 1.59, 2.14, 2.30, 2.65, 2.92, 3.5, 4.06)
    kept = [(ratio, at) for at, ratio in enumerate(ratios) if freq * ratio < 6800]
    return knock(
        [freq * ratio for ratio, _ in kept],
        [ring / (1 + 0.55 * at) for _, at in kept],
        [1.0 if at == 0 else bright**0.5 * 0.7 ** (at - 1) * 0.7 for _, at in kept],
        soft,
    )


def swoop(points: Sequence[tuple[float, float]], breath: float = 0.0, seed: int = 1) -> Signal:
    """A whistled line through (seconds, Hz) points."""
    count = samples(points[-1][0])
    freq = np.exp(curve(count, [(at, float(np.log(hz))) for at, hz in points]))
    run = sweep(freq) + 0.14 * sweep(freq * 2) + 0.05 * sweep(freq * 3)
    if breath:
        own = np.random.Generator(np.random.PCG64(seed))
        top = max(hz for _, hz in points)
        run += breath * hiss(own, points[-1][0], top * 0.8, top * 2.2, 1)[:count]
    return run * onset(count, 0.02) * np.clip((count - np.arange(count)) / RATE / 0.04, 0, 1)


def squeak(random: Rng, points: Sequence[tuple[float, float]], rough: float = 0.3) -> Signal:
    """Rubber: a rising tone with a rasp in it."""
    count = samples(points[-1][0])
    freq = curve(count, points) * (1 + 0.015 * np.sin(2 * np.pi * 31 * np.arange(count) / RATE))

    def gain(number: int, own: Signal) -> Signal:
        out: Signal = np.exp(-np.maximum(0, own - 2400) / 1300) / number**0.9
        return out

    rasp = 1 + rough * band(random.standard_normal(count), 30, 140) * 6
    return level(harmonics(freq, gain, 6000) * np.clip(rasp, 0.2, 1.8) * arch(count, 0.7, 0.9))


def splash(random: Rng, size: float = 1.0) -> Signal:
    """Water thrown up and bubbles closing over it."""
    seconds = 0.55 * size
    out = blank(seconds + 0.2)
    sheet = hiss(random, seconds, 500, 4200) * strike(samples(seconds), 0.012, 0.11 * size)
    place(out, level(sheet), 0.0, 0.7)
    for at in range(int(9 * size)):
        start = 0.05 + 0.05 * at * size + random.uniform(0, 0.02)
        pitch = random.uniform(420, 1300) / size
        drop = times(0.06)
        bubble = sweep(pitch * (1 + 0.7 * drop / 0.06)) * strike(len(drop), 0.005, 0.018)
        place(out, bubble, start, random.uniform(0.2, 0.5))
    return out


def creak(random: Rng, seconds: float, start: float, stop: float, body: float = 640.0) -> Signal:
    """A hinge: wood or iron that sticks and slips, `start` to `stop` times a second."""
    out = blank(seconds + 0.15)
    at = 0.0
    while at < seconds:
        share = at / seconds
        pace = start * (stop / start) ** share * random.uniform(0.93, 1.07)
        own = body * (1 + 0.25 * share) * random.uniform(0.97, 1.03)
        slip = modal([own, own * 1.9, own * 3.3], [0.012, 0.008, 0.005], [1, 0.6, 0.3], 0.08)
        place(out, slip * onset(len(slip), 0.001), at, 0.5 + 0.5 * np.sin(np.pi * share))
        at += 1 / pace
    return out


def ratchet(random: Rng, count: int, gap: float, freq: float, slower: float = 1.0) -> Signal:
    """A pawl over the teeth of a wheel; each gap is `slower` times the one before."""
    total = gap * sum(slower**at for at in range(count))
    out = blank(total + 0.12)
    at = 0.0
    for tooth in range(count):
        place(out, click(random, freq, 1.0, 0.5), at, 0.75 + 0.25 * (tooth % 2))
        at += gap
        gap *= slower
    return out


def motor(random: Rng, seconds: float, start: float, stop: float) -> Signal:
    """A small engine: `start` to `stop` puffs a second, each with a hollow pipe behind it."""
    out = blank(seconds + 0.15)
    at = 0.0
    while at < seconds:
        pace = start + (stop - start) * at / seconds
        beat = modal([105, 236, 395, 640], [0.02, 0.016, 0.012, 0.007], [1, 0.9, 0.6, 0.35], 0.1)
        place(out, beat * onset(len(beat), 0.0015), at, random.uniform(0.75, 1.0))
        place(out, burst(random, 500, 2600, 0.002, 0.006), at, 0.25)
        at += 1 / pace
    return out


def steam(random: Rng, seconds: float, lean: float = 0.5, low: float = 1500) -> Signal:
    """A valve let go."""
    return level(hiss(random, seconds, low, 5600) * arch(samples(seconds), lean, 1.2))


def puffs(random: Rng, count: int, gap: float, quicker: float = 0.92) -> Signal:
    """A locomotive getting under way: the first of each four puffs is the loud one."""
    out = blank(gap * count + 0.3)
    at = 0.0
    for stroke in range(count):
        place(out, burst(random, 350, 2600, 0.012, 0.030), at, 1.0 if stroke % 4 == 0 else 0.62)
        place(out, thump(95, 30, 0.03, 0.14), at, 0.35)
        at += gap
        gap *= quicker
    return out


def bark(random: Rng, pitch: float, seconds: float = 0.16) -> Signal:
    """A small dog that means well."""
    voice = sing(
        random,
        [(0, pitch * 0.8), (seconds * 0.25, pitch * 1.3), (seconds, pitch * 0.72)],
        [(0, 0.0), (0.012, 1.0), (seconds * 0.5, 0.8), (seconds, 0.0)],
        [(0, "u"), (seconds * 0.3, "a"), (seconds, "u")],
        0.25,
    )
    growl = band(random.standard_normal(len(voice)), 25, 80)
    return level(voice * (1 + 0.8 * growl / float(np.abs(growl).max())))


def crowd(
    random: Rng,
    seconds: float,
    pitch: Sequence[tuple[float, float]],
    vowels: Sequence[tuple[float, str]],
    people: int = 9,
) -> Signal:
    """Moles together: `pitch` as points of (share of the time, Hz), each a little on its own."""
    out = blank(seconds * 1.3 + 0.1)
    for _ in range(people):
        own, pace = random.uniform(0.72, 1.4), random.uniform(0.85, 1.15)
        line = [(at * seconds * pace, hz * own) for at, hz in pitch]
        end = line[-1][0]
        voice = sing(
            random,
            line,
            [(0, 0.0), (end * 0.25, 1.0), (end * 0.6, 0.8), (end, 0.0)],
            [(at * seconds * pace, vowel) for at, vowel in vowels],
            0.12,
        )
        place(out, voice, random.uniform(0, 0.09), random.uniform(0.5, 1.0))
    return out
