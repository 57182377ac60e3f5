"""Brass for those who earned it: small, round, and the big one at the end."""

from __future__ import annotations

import numpy as np

from sounds.kit.instruments.drums import snare, timpani
from sounds.kit.instruments.mallets import bell, glockenspiel
from sounds.kit.instruments.winds import horn
from sounds.kit.oscillators import modal
from sounds.kit.recipe import Effect, Take, effect
from sounds.kit.signals import Signal, blank, place
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

Chord = tuple[float, float, tuple[int, ...]]


def _brass(out: Signal, chords: list[Chord], gain: float = 0.30) -> None:
    for at, seconds, notes in chords:
        # Short calls are tongued: each must be heard to stop before the next.
        release = 0.05 if seconds < 0.4 else 0.16
        for note in notes:
            place(out, horn(note, seconds * 0.82, 1.0, release), at, gain)
        place(out, horn(notes[0] - 12, seconds * 0.82, 0.8, release), at, gain * 0.7)


def _close(out: Signal, room: float, wet: float) -> Signal:
    done = reverb(out / float(np.abs(out).max()), room, wet, 4200)
    return np.tanh(1.2 * done / float(np.abs(done).max()))


@effect("fanfare/small", -7, ducks=True, tuned=True, high=6500, release=0.2, pitch_pct=0.0)
def small(_take: Take) -> Signal:
    out = blank(1.1)
    _brass(out, [(0.0, 0.09, (65, 69, 72)), (0.12, 0.09, (65, 69, 72)), (0.24, 0.45, (69, 72, 77))])
    place(out, bell(89, 0.18), 0.24, 0.2)
    return _close(out, 0.5, 0.16)


@effect("fanfare/round", -6, ducks=True, tuned=True, high=6800, release=0.3, pitch_pct=0.0)
def round_over(_take: Take) -> Signal:
    out = blank(2.2)
    chords: list[Chord] = [
        (0.00, 0.12, (65, 69, 72)),
        (0.15, 0.12, (67, 70, 74)),
        (0.30, 0.12, (69, 72, 77)),
        (0.48, 0.20, (67, 70, 76)),
        (0.72, 0.70, (69, 72, 77)),
    ]
    _brass(out, chords)
    for at in (0.0, 0.15, 0.30, 0.48, 0.72):
        place(out, snare(2, 0.05), at, 0.16)
    place(out, timpani(87.3), 0.72, 0.3)
    for index, note in enumerate((84, 89, 93)):
        place(out, glockenspiel(note), 0.72 + 0.07 * index, 0.2)
    return _close(out, 0.7, 0.18)


@effect("fanfare/win", -5, ducks=True, tuned=True, high=7000, release=0.5, pitch_pct=0.0)
def win(_take: Take) -> Signal:
    """Three calls, a step up, a step more, and home, with timpani and bells over the last chord."""
    out = blank(4.2)
    chords: list[Chord] = [
        (0.00, 0.13, (60, 65, 69)),
        (0.16, 0.13, (60, 65, 69)),
        (0.32, 0.13, (60, 65, 69)),
        (0.48, 0.34, (65, 69, 72)),
        (0.88, 0.16, (62, 67, 70)),
        (1.06, 0.34, (65, 70, 74)),
        (1.46, 0.16, (67, 72, 76)),
        (1.64, 1.5, (69, 72, 77)),
    ]
    _brass(out, chords)
    for at in (0.0, 0.16, 0.32, 0.48, 0.88, 1.06, 1.46, 1.64):
        place(out, modal([110, 196], [0.08, 0.05], [1, 0.6], 0.3), at, 0.3)
        place(out, snare(4, 0.05), at, 0.12)
    for at, freq in ((0.48, 87.3), (1.06, 116.5), (1.46, 130.8), (1.64, 87.3), (1.86, 87.3)):
        place(out, timpani(freq), at, 0.32)
    for index, note in enumerate((77, 81, 84, 89, 93, 96)):
        place(out, bell(note, 0.24), 1.64 + index * 0.08, 0.18)
    return _close(out, 0.9, 0.22)


@effect("fanfare/sad", -10, ducks=True, tuned=True, high=5000, release=0.3, pitch_pct=0.0)
def sad(_take: Take) -> Signal:
    """Oh well: three sinking horns, the last one sighing. For a loser who laughs."""
    out = blank(2.0)
    for at, seconds, notes in (
        (0.0, 0.22, (62, 65)),
        (0.32, 0.22, (61, 64)),
        (0.64, 0.85, (60, 63)),
    ):
        for note in notes:
            place(out, horn(note, seconds, 0.7, 0.09), at, 0.4)
    return _close(out, 0.6, 0.18)


EFFECTS: tuple[Effect, ...] = (small, round_over, win, sad)
