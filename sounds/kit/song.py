"""Music being put together: players, places in the room, an end, and seams nobody hears."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np

from sounds.kit.filters import fast_length
from sounds.kit.loudness import lufs
from sounds.kit.score import Note
from sounds.kit.signals import RATE, Rng, Signal, from_db, place, rng, samples
from sounds.kit.space import pan_gains, room

__all__ = ["LOUDNESS", "Part", "Player", "Song"]

LOUDNESS = -24.0
"""Of a piece alone; with all its layers it comes to two decibels more, the house's -23 between."""
_TOP = 8500.0
_TAIL = 5.0
_SILENT = 0.0004

Player = Callable[[int, float], Signal]


@dataclass(frozen=True)
class Part:
    """Who plays, how loud, where in the room, how much room comes back.

    `held` is the share of a written length that is really held; the rest is air.
    """

    player: Player
    gain: float
    pan: float = 0.0
    wet: float = 0.25
    held: float = 0.9


@dataclass
class Song:
    """`bars` of `metre` beats at `bpm`. `swing` says where in the beat the second half falls."""

    bpm: float
    bars: int
    seed: int
    metre: float = 4.0
    swing: float = 0.5
    hall: float = 1.1
    loose: float = 0.006
    random: Rng = field(init=False)

    def __post_init__(self) -> None:
        self.random = rng(self.seed)
        self.count = samples(self.bars * self.metre * 60 / self.bpm)
        self._left = np.zeros(self.count + samples(_TAIL))
        self._right = np.zeros_like(self._left)
        self._send = np.zeros_like(self._left)

    @property
    def beats(self) -> float:
        return self.bars * self.metre

    def seconds(self, beat: float) -> float:
        """When a beat falls, the swing of its halves reckoned in."""
        whole, part = divmod(beat, 1.0)
        # Everything in the first half is stretched, everything in the second squeezed.
        part = part * 2 * self.swing if part <= 0.5 else 1 - (1 - part) * 2 * (1 - self.swing)
        return (whole + part) * 60 / self.bpm

    def hit(self, sound: Signal, beat: float, part_gain: float, pan: float, wet: float) -> None:
        at = max(0.0, self.seconds(beat) + float(self.random.uniform(0, self.loose)))
        gain = part_gain * float(self.random.uniform(0.93, 1.05))
        left, right = pan_gains(pan)
        place(self._left, sound, at, gain * left)
        place(self._right, sound, at, gain * right)
        place(self._send, sound, at, gain * wet)

    def play(self, part: Part, notes: Iterable[Note], at: float = 0.0, gain: float = 1.0) -> None:
        for note in notes:
            # Rounding lets the instruments' caches meet the same length again.
            seconds = round(note.beats * part.held * 60 / self.bpm, 2)
            weight = 1.0 if (at + note.at) % 1.0 < 0.01 else 0.86
            sound = part.player(note.pitch, seconds)
            self.hit(sound, at + note.at, part.gain * gain * note.loud * weight, part.pan, part.wet)

    def tap(
        self, sound: Signal, beats: Iterable[float], gain: float, pan: float = 0.0, wet: float = 0.1
    ) -> None:
        for beat in beats:
            self.hit(sound, beat, gain, pan, wet)

    def every(self, *offsets: float, bars: Iterable[int] | None = None) -> list[float]:
        """The beats at `offsets` of every bar, or of the given ones."""
        chosen = range(self.bars) if bars is None else bars
        return [bar * self.metre + offset for bar in chosen for offset in offsets]

    def piece(self, gain: float = 0.55) -> tuple[Signal, Signal]:
        """Both channels from the first beat until the last note has rung out."""
        sides = [_filtered(side) for side in self._sides(gain)]
        loud = np.flatnonzero(np.maximum(*(np.abs(side) for side in sides)) > _SILENT)
        stop = min(int(loud[-1]) + samples(0.05), len(sides[0]))
        ramp = np.clip((stop - np.arange(stop)) / samples(0.3), 0, 1)
        level = from_db(LOUDNESS - lufs(sides[0][:stop], sides[1][:stop]))
        # What a codec smears ahead of a first note must have somewhere to go.
        ramp *= np.clip(np.arange(stop) / samples(0.002), 0, 1)
        return sides[0][:stop] * ramp * level, sides[1][:stop] * ramp * level

    def loop(self, loudness: float, gain: float = 0.5) -> Signal:
        """One channel, exactly as long as its bars, whose end runs on into its beginning."""
        middle = np.mean(self._sides(gain), axis=0)
        turned = _rounded(self._folded(middle))
        twice = np.tile(turned, 2)
        return turned * from_db(loudness - lufs(twice, twice))

    def _sides(self, gain: float) -> list[Signal]:
        # Most of the room is common to both ears: wide enough, and cheaper to code.
        middle = room(self._send, self.hall, 3400, 0.020, 5)
        sides = []
        for dry, seed in ((self._left, 3), (self._right, 8)):
            side = room(self._send, self.hall, 2400, 0.018 + 0.001 * seed, seed)
            wet = np.zeros(max(len(dry), len(middle), len(side)))
            wet[: len(middle)] += 0.90 * gain * middle
            wet[: len(side)] += 0.36 * gain * side
            wet[: len(dry)] += dry
            sides.append(wet)
        longest = max(len(side) for side in sides)
        return [np.concatenate([side, np.zeros(longest - len(side))]) for side in sides]

    def _folded(self, sound: Signal) -> Signal:
        """What rings past the end rings into the beginning: that is what makes it a loop."""
        turns = -(-len(sound) // self.count)
        padded = np.concatenate([sound, np.zeros(turns * self.count - len(sound))])
        out: Signal = padded.reshape(turns, self.count).sum(axis=0)
        return out


def _curve(size: int) -> Signal:
    freq = np.fft.rfftfreq(size, 1 / RATE) + 1e-9
    out: Signal = 1 / np.sqrt(1 + (freq / _TOP) ** 6) / np.sqrt(1 + (40 / freq) ** 6)
    return out


def _filtered(sound: Signal) -> Signal:
    size = fast_length(len(sound) + RATE)
    return np.fft.irfft(np.fft.rfft(sound, size) * _curve(size), size)[: len(sound)]


def _rounded(loop: Signal) -> Signal:
    """Low and high cut done around the circle, so the filter leaves no seam either."""
    padding = fast_length(len(loop) + RATE) - len(loop)
    half = padding // 2
    wrapped = np.concatenate([loop[-half:], loop, loop[: padding - half]])
    turned = np.fft.irfft(np.fft.rfft(wrapped) * _curve(len(wrapped)), len(wrapped))
    return turned[half : half + len(loop)]
