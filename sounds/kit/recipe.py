"""What a recipe for a short sound is, and how its raw wave becomes a finished one."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sounds.kit.filters import band
from sounds.kit.signals import RATE, Rng, Signal, at_peak, fade, resample, rng

__all__ = ["Effect", "Take", "effect", "finish", "ladder"]

# Takes of one sound differ in their noise and a little in their pitch.
_SHIFTS = (1.0, 0.965, 1.035, 0.983, 1.017)


@dataclass(frozen=True)
class Take:
    """Which variant is being made, and its own luck."""

    number: int
    random: Rng


Maker = Callable[[Take], Signal]


@dataclass(frozen=True)
class Effect:
    """A short mono sound: its name in the game, how loud it peaks, how many variants it has.

    `tuned` sounds keep their pitch (fanfares, ticks, anything that sits in a key); for the others
    the game may shift pitch by `pitch_pct` and level by `jitter_db` at every play. The takes of a
    `ladder` are steps of one thing, smaller to greater, and each is called by its number too.
    For what `ducks` the music steps back.
    """

    name: str
    make: Maker
    peak_db: float
    takes: int = 1
    house: str = "common"
    tuned: bool = False
    numbered: bool = False
    ladder: bool = False
    ducks: bool = False
    high: float = 6500.0
    release: float = 0.03
    pitch_pct: float = 4.0
    jitter_db: float = 1.5

    def wave(self, number: int = 0) -> Signal:
        seed = zlib.crc32(f"{self.name}.{number}".encode())
        raw = self.make(Take(number, rng(seed)))
        if not self.tuned and not self.numbered:
            raw = resample(raw, _SHIFTS[number % len(_SHIFTS)])
        return finish(raw, self.peak_db, self.high, self.release)

    def stems(self) -> list[str]:
        """File names without their ending, one per take."""
        stem = self.name.replace("/", "_")
        return [stem] if self.takes == 1 else [f"{stem}_{n + 1}" for n in range(self.takes)]


def effect(name: str, peak_db: float, **how: object) -> Callable[[Maker], Effect]:
    def decorate(make: Maker) -> Effect:
        return Effect(name, make, peak_db, **how)  # type: ignore[arg-type]

    return decorate


def ladder(name: str, peak_db: float, rungs: int, **how: object) -> Callable[[Maker], Effect]:
    """A sound of so many steps, each in tune and called by its number: the take is the rung."""
    return effect(
        name, peak_db, takes=rungs, tuned=True, numbered=True, ladder=True, pitch_pct=0.0, **how
    )


def finish(raw: Signal, peak_db: float, high: float = 6500.0, release: float = 0.03) -> Signal:
    """Round the top off, drop the silent tail, ease both ends and set the peak."""
    # A few milliseconds of silence in front keep what the codec smears ahead of an attack small.
    padded = np.concatenate([np.zeros(int(0.003 * RATE)), raw, np.zeros(int(0.01 * RATE))])
    out = band(padded, 45.0, high, 3)
    loud = np.flatnonzero(np.abs(out) > np.abs(out).max() * 0.0015)
    out = out[: int(loud[-1]) + 1]
    return at_peak(fade(out, 0.001, release), peak_db)
