"""What the pieces of the garden have in common: the ground they stand on, and what warms them."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad, running
from sounds.kit.foley import knock
from sounds.kit.form import Section
from sounds.kit.heats import heated, turn_of
from sounds.kit.instruments.drums import brush, clap, kick, shaker, tambourine, woodblock
from sounds.kit.instruments.mallets import bell
from sounds.kit.score import Note
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song

__all__ = ["HOUSE", "ground", "layers"]

HOUSE = "molly"


def _tabor(freq: float = 196.0) -> Signal:
    """A drum that fits in a lap, struck with the fingers."""
    return knock([freq, freq * 1.58, freq * 2.3], [0.06, 0.035, 0.02], [1, 0.5, 0.25], 0.002)


def ground(song: Song, part: Section, at: float, *, warm: float = 1.0, low: int = 41) -> None:
    """Guitar, a little bass, strings far behind."""
    order = (0, 1, 2, 3, 2, 1) if song.metre < 4 else (0, 1, 2, 3, 2, 1, 2, 1)
    song.play(Part(players.guitar, 0.085 * warm, -0.3, 0.3), broken(part.harmony, order, 58), at)
    song.play(Part(players.section, 0.022 * warm, 0.1, 0.6, 1.0), pad(part.harmony, 60), at)
    step = song.metre if song.metre < 4 else 2.0
    song.play(Part(players.bass, 0.20, 0.0, 0.08), bass_line(part.harmony, low, 1.4, step), at)


def _busy(make: partial[Song], key: int) -> Signal:
    song = make(bars=turn_of(make), seed=301)
    rim = song.metre
    song.tap(shaker(8), song.every(*(0.5 * n for n in range(int(2 * rim)))), 0.10, 0.4)
    song.tap(_tabor(), song.every(0, 1.5), 0.34, -0.2, 0.2)
    song.tap(_tabor(262), song.every(rim - 1.5, rim - 0.5), 0.24, -0.2, 0.2)
    song.tap(woodblock(740), song.every(rim - 1), 0.10, 0.5, 0.25)
    song.tap(_tabor(294), song.every(rim - 2, rim - 1, bars=(song.bars - 1,)), 0.22, -0.1, 0.2)
    tines = [Note(at, key + step, 0.5) for at in song.every(0.5, rim - 1) for step in (0, 5)]
    song.play(Part(players.kalimba, 0.09, 0.3, 0.4), tines)
    return song.loop(-32.5)


def _close(make: partial[Song], key: int) -> Signal:
    song = make(bars=turn_of(make), seed=302)
    rim = int(song.metre)
    song.tap(kick(62), song.every(0, 0.5), 0.5, 0, 0.05)
    song.tap(_tabor(165), song.every(0, 0.5), 0.34, 0, 0.15)
    seeds = song.every(*(0.25 * n for n in range(4 * rim) if n % 4 != 3))
    song.tap(shaker(5, 0.010), seeds, 0.09, -0.4)
    song.play(Part(players.guitar, 0.20, 0.2, 0.25, 0.5), running(song.beats, 0.5, (key - 12,)))
    return song.loop(-32.0)


def _last(make: partial[Song], key: int) -> Signal:
    song = make(bars=turn_of(make), seed=303)
    rim = int(song.metre)
    song.tap(bell(key + 12, 0.5, 0.3), song.every(0, bars=(0, 2)), 0.20, 0.4, 0.5)
    song.tap(tambourine(), song.every(*range(1, rim, 2)), 0.26, -0.4, 0.2)
    song.tap(clap(), song.every(rim - 1), 0.20, 0.2, 0.3)
    song.tap(brush(6), song.every(*(n + 0.5 for n in range(rim))), 0.14, 0.1, 0.2)
    run = running(song.beats, 0.5, (key, key + 5, key + 12, key + 5))
    song.play(Part(players.marimba, 0.13, 0.3, 0.3), run)
    return song.loop(-31.0)


layers = heated(_busy, _close, _last)
