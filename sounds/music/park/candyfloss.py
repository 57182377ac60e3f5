"""Candyfloss: a soft bossa in F, sticky fingers on the vibraphone, a clarinet on the bench."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, shaker, triangle, woodblock
from sounds.kit.score import beneath
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.park.band import HOUSE, layers

__all__ = ["TRACK"]

PINK = section("-:4 | -:3 G4 | A4:1.5 C5:.5 - - | -:3 G4", "Fmaj7 | Gm7 | Fmaj7 | C7")
FLOSS = section(
    """
    A4:1.5 C5:.5 E5 C5 | A4:1.5 G4:.5 A4:2 | B4:1.5 D5:.5 F5 D5 | B4:1.5 A4:.5 G4:2
  | Bb4:1.5 D5:.5 F5 D5 | E5:1.5 D5:.5 C5 Bb4 | A4:1.5 C5:.5 E5:2 | G5 E5 C5 -""",
    "Fmaj7 | Fmaj7 | G7 | G7 | Gm7 | C7 | Fmaj7 | C7",
)
BENCH = section(
    """
    D5:1.5 F5:.5 A5 F5 | Db5:1.5 F5:.5 G5 F5 | E5:1.5 G5:.5 C5 E5 | F#5:1.5 E5:.5 D5 A4
  | Bb4:1.5 D5:.5 F5 G5 | E5:1.5 G5:.5 Bb5 G5 | E5 C5 F#5 D5 | F5 D5 E5 -""",
    "Bbmaj7 | Bbm6 | Am7 | D7 | Gm7 | C7 | Am7 D7 | Gm7 C7",
)
STICK = section(
    """
    A4:1.5 C5:.5 E5 C5 | A4:1.5 G4:.5 A4:2 | B4:1.5 D5:.5 F5 D5 | B4:1.5 A4:.5 G4:2
  | Bb4:1.5 D5:.5 F5 D5 | E5:1.5 D5:.5 C5 Bb4 | A4:1.5 C5:.5 G4 E4 | F4:3 -""",
    "Fmaj7 | Fmaj7 | G7 | G7 | Gm7 | C7 | F C7 | F6",
)
FORM = Form((PINK, FLOSS, FLOSS, BENCH, FLOSS, BENCH, STICK))
SONG = partial(Song, bpm=116, hall=1.2, loose=0.010)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=74)
    pink, floss, second, bench, third, again, stick = FORM.starts
    vibes = Part(players.vibraphone, 0.120, 0.2, 0.45)
    clarinet = Part(players.clarinet, 0.085, -0.1, 0.4, 0.92)
    trumpet = Part(players.trumpet, 0.070, 0.1, 0.45, 0.92)
    piano = Part(players.piano, 0.100, -0.25, 0.3)
    song.play(vibes, PINK.tune, pink)
    song.play(vibes, FLOSS.tune, floss)
    song.play(clarinet, FLOSS.tune, second)
    song.play(vibes, beneath(FLOSS.tune, FLOSS.harmony), second, 0.7)
    song.play(clarinet, BENCH.tune, bench)
    song.play(piano, beneath(BENCH.tune, BENCH.harmony), bench, 0.5)
    song.play(piano, FLOSS.tune, third)
    song.play(clarinet, beneath(FLOSS.tune, FLOSS.harmony), third, 0.6)
    song.play(trumpet, BENCH.tune, again)
    song.play(vibes, beneath(BENCH.tune, BENCH.harmony), again, 0.8)
    song.play(vibes, STICK.tune, stick)
    song.play(clarinet, STICK.tune, stick, 0.7)

    bass = Part(players.bass, 0.22, 0.0, 0.06)
    nylon = Part(players.guitar, 0.075, 0.35, 0.25, 0.8)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        song.play(bass, bass_line(part.harmony, 41, 1.3), at)
        song.play(nylon, chord_hits(part.harmony, (0, 1.5, 3), 62, 0.6), at)
        if part is BENCH:
            song.play(Part(players.section, 0.026, -0.1, 0.6, 1.0), pad(part.harmony, 62), at)
    song.tap(shaker(4), song.every(*(0.5 * n for n in range(8)), bars=range(4, 51)), 0.022, 0.5)
    song.tap(woodblock(940), song.every(0, 1.5, 3, bars=range(4, 51, 2)), 0.026, -0.45, 0.25)
    song.tap(woodblock(940), song.every(1, 2.5, bars=range(5, 51, 2)), 0.026, -0.45, 0.25)
    song.tap(brush(4), song.every(1, 3, bars=range(12, 51)), 0.036, 0.1, 0.25)
    song.tap(triangle(), song.every(0, bars=(12, 20, 28, 36, 44)), 0.014, 0.5, 0.6)
    return song.piece(0.55)


TRACK = Track("music/park.4", render, FORM, HOUSE, 116, layers=layers(SONG, 72))
