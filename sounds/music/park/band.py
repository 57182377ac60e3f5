"""What the pieces of Mole Park have in common: a tavern's trio, and its drummer."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits, running
from sounds.kit.form import Section
from sounds.kit.heats import heated, turn_of
from sounds.kit.instruments.drums import brush, clap, kick, shaker, snare, tambourine, timpani
from sounds.kit.instruments.drums import woodblock as block
from sounds.kit.score import Note
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song

__all__ = ["HOUSE", "layers", "trio"]

HOUSE = "mole_park"


def trio(
    song: Song, part: Section, at: float, *, stride: bool = True, full: float = 1.0, low: int = 41
) -> None:
    """Left hand and right hand of the piano, and a double bass that agrees with the left."""
    line = bass_line(part.harmony, low, 0.8, 2.0, lead=part.beats if stride else 0.0)
    song.play(Part(players.bass, 0.20, 0.0, 0.06), line, at)
    if stride:
        song.play(Part(players.piano, 0.055 * full, -0.2, 0.2, 0.7), line, at)
    hits = (1, 3) if stride else (0.5, 1.5, 3)
    right = chord_hits(part.harmony, hits, 62, 0.4)
    song.play(Part(players.piano, 0.040 * full, -0.3, 0.2, 0.7), right, at)


def _busy(make: partial[Song], key: int) -> Signal:
    """The drummer takes up his brushes."""
    song = make(bars=turn_of(make), seed=331)
    song.tap(brush(4), song.every(1, 3), 0.32, 0.1, 0.2)
    song.tap(shaker(5), song.every(0, 1, 1.5, 2, 3, 3.5), 0.16, 0.5)
    song.tap(kick(), song.every(0, 2), 0.34, 0, 0.05)
    song.tap(kick(), song.every(3.5, bars=(1, 3)), 0.24, 0, 0.05)
    song.tap(block(880), song.every(1.5, 3, bars=(1, 3)), 0.12, -0.4, 0.25)
    song.tap(brush(2), song.every(2, 2.5, 3, 3.5, bars=(song.bars - 1,)), 0.18, 0.2, 0.2)
    ring = [
        Note(bar * 4 + at, key + step, 0.4) for bar in (1, 3) for at, step in ((2.5, 5), (3.5, 0))
    ]
    song.play(Part(players.vibraphone, 0.07, 0.3, 0.4), ring)
    return song.loop(-32.5)


def _close(make: partial[Song], key: int) -> Signal:
    """Two are near it: fingers snap, the piano stays on one low octave."""
    song = make(bars=turn_of(make), seed=332)
    song.tap(clap(2), song.every(1, 3), 0.15, 0.3, 0.3)
    song.tap(shaker(6, 0.010), song.every(*(0.5 * n for n in range(8))), 0.12, -0.4)
    song.tap(timpani(87.3, 0.2), song.every(0, 1.5), 0.40, 0, 0.2)
    low = running(song.beats, 0.5, (key - 24, key - 12), 0.6)
    song.play(Part(players.piano, 0.16, -0.1, 0.2, 0.7), low)
    song.tap(block(1170), song.every(0.5, 2.5), 0.09, 0.5, 0.2)
    return song.loop(-32.0)


def _last(make: partial[Song], key: int) -> Signal:
    """The whole room on two and four, and a trumpet that stabs."""
    song = make(bars=turn_of(make), seed=333)
    song.tap(snare(2, 0.07), song.every(1, 3), 0.30, 0.1, 0.25)
    song.tap(clap(), song.every(1, 3), 0.16, -0.2, 0.3)
    song.tap(kick(58), song.every(0, 1, 2, 3), 0.30, 0, 0.05)
    song.tap(tambourine(), song.every(*(0.5 * n for n in range(8))), 0.13, -0.5, 0.2)
    song.tap(
        snare(3, 0.04), song.every(2.5, 3, 3.25, 3.5, 3.75, bars=(song.bars - 1,)), 0.18, 0.1, 0.2
    )
    stabs = ((0, 0), (1.5, 5), (6, 0), (7.5, 5))
    notes = [Note(half + at, key + step, 0.3) for half in (0, 8) for at, step in stabs]
    song.play(Part(players.trumpet, 0.12, 0.3, 0.35, 0.7), notes)
    song.play(Part(players.trumpet, 0.08, -0.2, 0.35, 0.7), [
        Note(note.at, note.pitch + 12 if note.pitch == key else note.pitch + 7, note.beats)
        for note in notes
    ])  # fmt: skip
    return song.loop(-31.0)


layers = heated(_busy, _close, _last)
