"""What the pieces of the theme park share: an organ with all that is built into it."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, chord_hits, running
from sounds.kit.form import Section
from sounds.kit.heats import heated, turn_of
from sounds.kit.instruments.drums import (
    brush,
    kick,
    snare,
    tambourine,
    timpani,
    triangle,
    woodblock,
)
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song

__all__ = ["HOUSE", "layers", "organ"]

HOUSE = "dice_theme_park"


def organ(song: Song, part: Section, at: float, *, full: float = 1.0, low: int = 43) -> None:
    """Oom and pah from the small pipes, a celesta that walks about in the chords."""
    metre = song.metre
    beats = (1, 2) if metre < 4 else (1, 3)
    pipes = Part(players.calliope, 0.030 * full, -0.35, 0.25, 0.5)
    song.play(pipes, chord_hits(part.harmony, beats, 62, 0.5), at)
    line = bass_line(part.harmony, low, 0.9, metre if metre < 4 else 2.0)
    song.play(Part(players.tuba, 0.15 * full, 0.0, 0.12, 0.7), line, at)
    song.play(Part(players.bass, 0.10, 0.0, 0.08), line, at)
    order = (0, 1, 2, 3, 2, 1) if metre < 4 else (0, 2, 1, 2, 3, 2, 1, 2)
    song.play(Part(players.celesta, 0.032, 0.4, 0.35), broken(part.harmony, order, 69), at)


def _busy(make: partial[Song], key: int) -> Signal:
    """The figures on the organ's front begin to strike their drums and bells."""
    song = make(bars=turn_of(make), seed=321)
    rim = int(song.metre)
    offs = range(1, rim) if rim < 4 else (1, 3)
    song.tap(kick(), song.every(0), 0.40, 0, 0.05)
    song.tap(brush(6), song.every(*offs), 0.24, 0.1, 0.25)
    song.tap(tambourine(), song.every(*offs), 0.14, -0.4, 0.2)
    song.tap(triangle(), song.every(0, bars=range(0, song.bars, 2)), 0.09, 0.5, 0.5)
    fill = song.every(*(rim - 1 + 0.25 * n for n in range(4)), bars=(song.bars - 1,))
    song.tap(snare(2, 0.04), fill, 0.14, 0.1, 0.2)
    rest = (0,) * (rim - 1)
    bells = running(song.beats, 0.5, (key, *rest, key + 5, *rest))
    song.play(Part(players.music_box, 0.07, 0.3, 0.4), bells)
    return song.loop(-32.5)


def _close(make: partial[Song], key: int) -> Signal:
    """The clockwork is heard: cogs, a weight that goes down, one pipe that will not stop."""
    song = make(bars=turn_of(make), seed=322)
    rim = int(song.metre)
    song.tap(woodblock(1320), song.every(*range(rim)), 0.14, 0.5, 0.15)
    song.tap(woodblock(990), song.every(*(n + 0.5 for n in range(rim))), 0.12, -0.5, 0.15)
    song.tap(timpani(98, 0.25), song.every(0, 0.5), 0.40, 0, 0.2)
    song.play(Part(players.calliope, 0.11, 0.0, 0.25, 0.45), running(song.beats, 0.5, (key - 12,)))
    song.play(Part(players.pizzicato, 0.16, 0.2, 0.3), running(song.beats, 1.0, (key - 24,)))
    return song.loop(-32.0)


def _last(make: partial[Song], key: int) -> Signal:
    """All stops out: bells up and down, cymbals, the big drum."""
    song = make(bars=turn_of(make), seed=323)
    rim = int(song.metre)
    song.tap(kick(58), song.every(*range(rim)), 0.30, 0, 0.05)
    song.tap(snare(3, 0.06), song.every(rim - 1), 0.22, 0.1, 0.25)
    song.tap(tambourine(), song.every(*(0.5 * n for n in range(2 * rim))), 0.13, -0.4, 0.2)
    song.tap(timpani(130.8, 0.4), song.every(0, bars=range(0, song.bars, 4)), 0.34, 0, 0.3)
    peal = running(song.beats, 0.5, (key, key + 5, key + 12, key + 17, key + 12, key + 5))
    song.play(Part(players.glockenspiel, 0.075, 0.4, 0.45), peal)
    song.play(Part(players.music_box, 0.05, -0.3, 0.4), running(song.beats, 0.5, (key + 12, key)))
    return song.loop(-31.0)


layers = heated(_busy, _close, _last)
