"""What the pieces of the war have in common: a small military band, and its drums."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits, running
from sounds.kit.form import Section
from sounds.kit.heats import heated, turn_of
from sounds.kit.instruments.drums import kick, snare, timpani, triangle, woodblock
from sounds.kit.instruments.mallets import bell
from sounds.kit.score import Note
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song

__all__ = ["HOUSE", "column", "layers"]

HOUSE = "topoum"


def column(song: Song, part: Section, at: float, *, brass: float = 1.0, low: int = 43) -> None:
    """Bassoon below, tuba under it, horns on the off-beats."""
    line = bass_line(part.harmony, low, 0.8, 2.0)
    song.play(Part(players.tuba, 0.15 * brass, 0.0, 0.12, 0.7), line, at)
    song.play(Part(players.bassoon, 0.10, -0.2, 0.2, 0.7), line, at)
    after = chord_hits(part.harmony, (1, 3), 60, 0.45)
    song.play(Part(players.horn, 0.030 * brass, -0.4, 0.3, 0.6), after, at)
    song.play(Part(players.accordion, 0.030, 0.4, 0.2, 0.6), after, at)


def _busy(make: partial[Song], key: int) -> Signal:
    """The drums fall in."""
    song = make(bars=turn_of(make), seed=311)
    song.tap(kick(60), song.every(0, 2), 0.46, 0, 0.05)
    song.tap(snare(4, 0.05), song.every(0, 1, 2, 3), 0.20, 0.1, 0.25)
    song.tap(snare(2, 0.04), song.every(0.75, 1.5, 2.75, 3.5, 3.75), 0.12, 0.1, 0.25)
    song.tap(
        snare(3, 0.04), song.every(2, 2.25, 2.5, 2.75, 3.25, bars=(song.bars - 1,)), 0.14, 0.1, 0.25
    )
    song.tap(woodblock(620), song.every(0.5, 2.5), 0.08, -0.4, 0.2)
    call = [
        Note(bar * 4 + at, key + step, 0.3) for bar in (1, 3) for at, step in ((3, 0), (3.5, 5))
    ]
    song.play(Part(players.fife, 0.06, 0.3, 0.4, 0.6), call)
    return song.loop(-32.5)


def _close(make: partial[Song], key: int) -> Signal:
    """The wire hums: a telegraph, the drums under the horizon, one note that does not stop."""
    song = make(bars=turn_of(make), seed=312)
    morse = (0, 0.25, 0.5, 1.25, 2, 2.5, 2.75, 3.5)
    song.tap(woodblock(1180), song.every(*morse), 0.14, 0.5, 0.2)
    song.tap(timpani(110, 0.3), song.every(0, 0.5, 2.5), 0.42, -0.1, 0.3)
    song.tap(timpani(82.4, 0.3), song.every(3, bars=(1, 3)), 0.36, -0.1, 0.3)
    low = running(song.beats, 0.5, (key - 24,), 0.5)
    song.play(Part(players.bassoon, 0.22, -0.2, 0.2, 0.7), low)
    song.play(Part(players.pizzicato, 0.16, 0.2, 0.3), running(song.beats, 0.5, (0, key - 12)))
    return song.loop(-32.0)


def _last(make: partial[Song], key: int) -> Signal:
    """Everything that can be carried and beaten; a bugle on the hill."""
    song = make(bars=turn_of(make), seed=313)
    roll = [bar * 4 + 2 + 0.125 * n for bar in (1, 3) for n in range(14)]
    song.tap(snare(5, 0.035), roll, 0.11, 0.15, 0.25)
    song.tap(snare(1, 0.07), song.every(1, 3), 0.26, 0.1, 0.3)
    song.tap(kick(56), song.every(0, 0.5, 2), 0.5, 0, 0.05)
    song.tap(triangle(), song.every(*(0.5 * n for n in range(8))), 0.05, 0.5, 0.3)
    song.tap(bell(key + 12, 0.3, 0.4), song.every(0, bars=(0, 2)), 0.14, -0.4, 0.5)
    bugle = ((0, 0), (0.5, 0), (0.75, 0), (1, 5), (4, 0), (4.5, 5), (4.75, 5), (5, 12), (6, 5))
    calls = [Note(half + at, key + step, 0.45) for half in (0, 8) for at, step in bugle]
    song.play(Part(players.trumpet, 0.13, 0.3, 0.5, 0.7), calls)
    return song.loop(-31.0)


layers = heated(_busy, _close, _last)
