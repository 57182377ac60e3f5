"""Struck bars and bells."""

from __future__ import annotations

from sounds.kit.envelopes import onset
from sounds.kit.oscillators import modal
from sounds.kit.signals import Signal, hertz

__all__ = ["bell", "glockenspiel", "marimba", "vibraphone"]


def marimba(note: float, seconds: float = 0.9) -> Signal:
    freq = hertz(note)
    ring = 0.30 * (440 / freq) ** 0.4
    out = modal(
        [freq, freq * 3.93, freq * 9.2 if freq < 700 else freq * 3.97],
        [ring, 0.07, 0.02],
        [1, 0.22, 0.05],
        seconds,
    )
    return out * onset(len(out), 0.0025)


def vibraphone(note: float, seconds: float = 2.2) -> Signal:
    """A soft mallet on metal: long, round, with a slow shimmer from two near tones."""
    freq = hertz(note)
    out = modal(
        [freq - 0.35, freq + 0.35, freq * 4.0, freq * 2.0],
        [0.85, 0.80, 0.16, 0.4],
        [0.55, 0.45, 0.10, 0.05],
        seconds,
    )
    return out * onset(len(out), 0.006)


def bell(note: float, ring: float = 0.2, bright: float = 0.35) -> Signal:
    freq = hertz(note)
    out = modal(
        [freq, freq * 2.0, freq * 2.76, freq * 5.4],
        [ring, ring * 0.55, ring * 0.35, ring * 0.12],
        [1, 0.30, bright * 0.5, bright * 0.16 if freq * 5.4 < 7500 else 0.0],
        ring * 5,
    )
    return out * onset(len(out), 0.002)


def glockenspiel(note: float) -> Signal:
    freq = hertz(note)
    out = modal(
        [freq, freq * 2.0, freq * 2.71],
        [0.34, 0.12, 0.07],
        [1, 0.12, 0.16 if freq * 2.71 < 7500 else 0.0],
        1.3,
    )
    return out * onset(len(out), 0.003)
