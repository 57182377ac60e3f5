"""Eight voices to choose from: how each says its name, cries out, mocks and cheers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from sounds.kit.envelopes import arch
from sounds.kit.instruments.voices import raspberry, sing
from sounds.kit.recipe import Effect, Take
from sounds.kit.signals import Rng, Signal, blank, place, samples, times
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]


@dataclass(frozen=True)
class Voice:
    """A throat: how high, how open, how steady."""

    pitch: float
    vowels: tuple[str, str]
    own: tuple[tuple[float, float, float], ...]
    """What it says when it says only its name: when, for how long, how high each."""
    slide: tuple[float, float] = (1.08, 0.9)
    """Where each of these begins and ends, against its own height."""
    shake: tuple[float, float] = (0.0, 0.0)
    """A trill: how often a second, how far."""
    growl: float = 0.0
    """Flaps a second of a rough throat."""
    breath: float = 0.05


_VOICES: dict[str, Voice] = {
    "pip": Voice(760, ("i", "i"), ((0, 0.11, 1.0), (0.14, 0.14, 1.26)), (0.94, 1.1)),
    "honk": Voice(285, ("o", "a"), ((0, 0.13, 1.0), (0.17, 0.22, 0.8)), (1.0, 0.94), growl=62),
    "trill": Voice(600, ("e", "i"), ((0, 0.44, 1.1),), (0.86, 1.2), shake=(19, 0.11)),
    "yawn": Voice(400, ("a", "o"), ((0, 0.5, 1.0),), (1.32, 0.6), breath=0.16),
    "cackle": Voice(
        520, ("a", "e"), tuple((0.095 * at, 0.08, 1.2 - 0.07 * at) for at in range(5)), (1.1, 0.8)
    ),
    "hoot": Voice(350, ("u", "u"), ((0, 0.12, 1.0), (0.17, 0.3, 1.0)), (1.0, 1.0), breath=0.1),
    "squeal": Voice(880, ("e", "i"), ((0, 0.36, 1.0),), (0.62, 1.4), shake=(8, 0.03)),
    "croak": Voice(205, ("o", "e"), ((0, 0.16, 1.0), (0.22, 0.2, 1.12)), (0.9, 1.1), growl=34),
}


def _sung(
    random: Rng, voice: Voice, seconds: float, height: float, slide: Sequence[float]
) -> Signal:
    """One note of this throat, over these heights at even distances."""
    rate, far = voice.shake
    steps = np.linspace(0, seconds, max(8, round(seconds * 120)))
    heights = np.interp(steps, np.linspace(0, seconds, len(slide)), slide)
    trill = 1 + far * np.sign(np.sin(2 * np.pi * rate * steps)) if far else np.ones(len(steps))
    freq = voice.pitch * height * heights * trill
    out = sing(
        random,
        list(zip(steps.tolist(), freq.tolist(), strict=True)),
        [(0, 0.0), (min(0.025, seconds / 4), 1.0), (seconds * 0.6, 0.8), (seconds, 0.0)],
        [(0, voice.vowels[0]), (seconds, voice.vowels[1])],
        voice.breath,
    )
    if voice.growl:
        t = times(seconds)[: len(out)]
        out = out[: len(t)] * (0.45 + 0.55 * np.abs(np.sin(np.pi * voice.growl * t)))
    return out


def _name(voice: Voice, take: Take) -> Signal:
    out = blank(max(at + long for at, long, _ in voice.own) + 0.05)
    for at, long, height in voice.own:
        place(out, _sung(take.random, voice, long, height, voice.slide), at, 0.9)
    return out


def _hit(voice: Voice, take: Take) -> Signal:
    """Up in surprise, and down with stars."""
    return _sung(take.random, voice, 0.3, 1.05, (1.0, 1.5, 1.2, 0.62))


def _razz(voice: Voice, take: Take) -> Signal:
    """Nyah, nyah, and the tongue out."""
    out = blank(0.5)
    for at, height in ((0.0, 1.0), (0.115, 0.84)):
        place(out, _sung(take.random, voice, 0.1, height, (1.05, 0.97)), at, 0.8)
    low = 20 + voice.pitch / 60
    tongue = raspberry(take.random, 0.25, low * 1.5, low) * arch(samples(0.25), 0.6, 0.6)
    place(out, tongue, 0.235, 0.9)
    return out


def _cheer(voice: Voice, take: Take) -> Signal:
    """Up a chord, and stays there."""
    out = blank(0.5)
    for at, long, height in ((0.0, 0.08, 1.0), (0.095, 0.08, 1.25), (0.19, 0.28, 1.5)):
        place(out, _sung(take.random, voice, long, height, (0.96, 1.04, 1.0)), at, 0.9)
    return out


_MOODS: dict[str, tuple[Callable[[Voice, Take], Signal], float]] = {
    "": (_name, -9),
    "_hit": (_hit, -9),
    "_razz": (_razz, -9),
    "_cheer": (_cheer, -9),
}


def _said(how: Callable[[Voice, Take], Signal], voice: Voice, take: Take) -> Signal:
    return reverb(how(voice, take), 0.2, 0.07, 3500)


EFFECTS: tuple[Effect, ...] = tuple(
    Effect(
        f"squeak/{name}{mood}",
        partial(_said, how, voice),
        peak,
        high=5000,
        release=0.05,
        pitch_pct=2.0,
    )
    for name, voice in _VOICES.items()
    for mood, (how, peak) in _MOODS.items()
)
