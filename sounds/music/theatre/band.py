"""What Whakka Mole's pieces share: the village band, sitting, standing, on the tables."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits, running
from sounds.kit.form import Section
from sounds.kit.heats import heated, turn_of
from sounds.kit.instruments.drums import (
    brush,
    clap,
    kick,
    shaker,
    snare,
    tambourine,
    timpani,
    triangle,
    woodblock,
)
from sounds.kit.score import Note
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song

__all__ = ["HOUSE", "layers", "oompah"]

HOUSE = "whakka_mole"


def oompah(song: Song, part: Section, at: float, *, full: float = 1.0, low: int = 43) -> None:
    """Tuba on the beat, accordion and guitar between."""
    metre = song.metre
    beats, step = ((1, 2), metre) if metre < 4 else ((1, 3), 2.0)
    line = bass_line(part.harmony, low, 0.9, step)
    song.play(Part(players.tuba, 0.20 * full, 0.0, 0.12, 0.75), line, at)
    song.play(
        Part(players.accordion, 0.052 * full, -0.4, 0.2, 0.6),
        chord_hits(part.harmony, beats, 63, 0.5),
        at,
    )
    song.play(Part(players.guitar, 0.055, 0.4, 0.2), chord_hits(part.harmony, beats, 67, 0.5), at)


def _offs(rim: int) -> tuple[int, ...]:
    return (1, 2) if rim < 4 else (1, 3)


def _busy(make: partial[Song], key: int) -> Signal:
    song = make(bars=turn_of(make), seed=341)
    rim = int(song.metre)
    song.tap(kick(), song.every(0, *((2,) if rim > 3 else ())), 0.42, 0, 0.05)
    song.tap(brush(), song.every(*_offs(rim)), 0.30, 0.1, 0.2)
    song.tap(woodblock(740), song.every(0), 0.14, 0.5, 0.2)
    song.tap(woodblock(990), song.every(rim - 1, rim - 0.5), 0.12, 0.4, 0.2)
    song.tap(snare(2, 0.05), song.every(rim - 1, rim - 0.5, bars=(song.bars - 1,)), 0.22, 0.1, 0.2)
    song.play(Part(players.banjo, 0.09, 0.4, 0.2), running(song.beats, 1.0, (0, key, 0, key + 5)))
    return song.loop(-32.5)


def _close(make: partial[Song], key: int) -> Signal:
    """Tiptoe: somebody is going to be hit."""
    song = make(bars=turn_of(make), seed=342)
    rim = int(song.metre)
    toes = running(song.beats, 0.5, (key - 12, 0, key - 12, 0, key - 24, 0), 0.5)
    song.play(Part(players.pizzicato, 0.26, 0.1, 0.3), toes)
    song.tap(timpani(98, 0.25), song.every(0, 0.5), 0.34, 0, 0.25)
    song.tap(shaker(3), song.every(*(n + 0.5 for n in range(rim))), 0.13, -0.4)
    song.tap(woodblock(660), song.every(*range(rim)), 0.12, -0.4, 0.25)
    return song.loop(-32.0)


def _last(make: partial[Song], key: int) -> Signal:
    """On the tables: boots, hands, spoons."""
    song = make(bars=turn_of(make), seed=343)
    rim = int(song.metre)
    song.tap(kick(58), song.every(*range(rim)), 0.30, 0, 0.05)
    song.tap(clap(), song.every(*_offs(rim)), 0.26, 0.2, 0.3)
    song.tap(snare(3, 0.06), song.every(*_offs(rim)), 0.20, 0.1, 0.25)
    song.tap(tambourine(), song.every(*(n + 0.5 for n in range(rim))), 0.18, -0.5, 0.2)
    song.tap(triangle(), song.every(0, bars=(0,)), 0.10, 0.5, 0.5)
    drone = [Note(n + 0.5, key + step, 0.25) for n in range(int(song.beats)) for step in (-12, 0)]
    song.play(Part(players.accordion, 0.10, -0.3, 0.2, 0.8), drone)
    return song.loop(-31.0)


layers = heated(_busy, _close, _last)
