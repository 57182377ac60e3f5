"""Tiptoe in D minor, a bit of sun in F, a lantern in G minor, and tiptoe again. Plucked strings."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import kick, shaker, triangle, woodblock
from sounds.kit.score import beneath, lifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.theatre.band import HOUSE, layers

__all__ = ["TRACK"]

DARK = section("-:4 | -:2 D4:.5 F4:.5 A4 | -:4 | -:2 E4:.5 G4:.5 A4", "Dm | Dm | A7 | A7")
CREEP = section(
    """
    D4:.5 -:.5 F4:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5 | D5:.5 -:.5 A4:.5 -:.5 F4:.5 E4:.5 D4:.5 -:.5
  | C#4:.5 -:.5 E4:.5 -:.5 G4:.5 F#4:.5 G4:.5 -:.5 | Bb4:.5 -:.5 A4:.5 G4:.5 F4:.5 E4:.5 D4
  | D4:.5 -:.5 F4:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5 | Bb4:.5 -:.5 G4:.5 -:.5 D5:.5 C#5:.5 D5:.5 -:.5
  | Bb4:.5 G4:.5 E4:.5 G4:.5 A4:.5 C#5:.5 E5 | F5:.5 -:.5 A4:.5 -:.5 D5 -""",
    "Dm | Dm | A7 | A7 Dm | Dm | Gm | Gm A7 | Dm",
)
SUN = section(
    """
    C5:1.5 D5:.5 C5 A4 | Bb4:1.5 C5:.5 Bb4 G4
  | A4:.5 Bb4:.5 C5 F5 C5 | E5:.5 D5:.5 C5:.5 Bb4:.5 A4:2
  | D5:1.5 Eb5:.5 D5 Bb4 | C5:1.5 D5:.5 C5 A4
  | Bb4:.5 A4:.5 G4 Bb4:.5 D5:.5 G5 | E5:.5 F5:.5 E5:.5 C#5:.5 A4:2""",
    "F | C7 | F | C7 F | Bb | F | Gm | A7",
)
LANTERN = section(
    """
    Bb4:1.5 D5:.5 G5 D5 | Bb4 A4:.5 G4:.5 Bb4:2 | A4:1.5 D5:.5 F5 D5 | A4 G#4:.5 A4:.5 D4:2
  | F4 Bb4 D5 F5 | G5:1.5 F5:.5 D5 Bb4 | C#5 E5 G5 E5 | C#5:.5 Bb4:.5 A4 A4 -""",
    "Gm | Gm | Dm | Dm | Bb | Gm | A7 | A7",
)
AGAIN = section(
    """
    D4:.5 -:.5 F4:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5 | D5:.5 -:.5 A4:.5 -:.5 F4:.5 E4:.5 D4:.5 -:.5
  | C#4:.5 -:.5 E4:.5 -:.5 G4:.5 F#4:.5 G4:.5 -:.5 | Bb4:.5 -:.5 A4:.5 G4:.5 F4:.5 E4:.5 D4
  | G4:.5 -:.5 Bb4:.5 -:.5 D5:.5 C#5:.5 D5:.5 -:.5 | F5:.5 -:.5 D5:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5
  | Bb4:.5 D5:.5 F5:.5 D5:.5 C#5:.5 E5:.5 A4 | D5:.5 -:.5 D4:.5 -:.5 A4 -""",
    "Dm | Dm | A7 | A7 Dm | Gm | Dm | Bb A7 | Dm A7",
)
OFF = section(
    "D4:.5 -:.5 F4:.5 -:.5 A4 - | Bb4 G4 E4 - | A4 C#5 E5 - | D5 - D4 -", "Dm | Gm | A7 | Dm"
)
SHADOW = tune("""
    A3:3 - | F3:3 - | G3:3 - | E3:2 F3:2 | Bb3:3 - | A3:3 - | D4:2 C#4:2 | D4:2 -:2
""")
FORM = Form((DARK, CREEP, SUN, CREEP, LANTERN, SUN, AGAIN, OFF))
SONG = partial(Song, bpm=138, hall=0.9)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=56, seed=31)
    dark, creep, sun, creeps, lantern, sun_again, again, off = FORM.starts
    pluck = Part(players.pizzicato, 0.24, 0.15, 0.35)
    high = Part(players.marimba, 0.080, 0.35, 0.4)
    clarinet = Part(players.clarinet, 0.075, 0.1, 0.4, 0.92)
    for part, at in ((DARK, dark), (CREEP, creep), (CREEP, creeps), (AGAIN, again), (OFF, off)):
        song.play(pluck, part.tune, at)
    song.play(high, lifted(CREEP.tune, 12), creep)
    song.play(Part(players.bassoon, 0.09, -0.3, 0.3, 0.7), lifted(CREEP.tune, -12), creeps)
    song.play(clarinet, SUN.tune, sun)
    song.play(Part(players.marimba, 0.100, 0.35, 0.3), SUN.tune, sun)
    song.play(Part(players.section, 0.055, 0.0, 0.5, 1.0), LANTERN.tune, lantern)
    song.play(clarinet, beneath(LANTERN.tune, LANTERN.harmony), lantern, 0.6)
    song.play(Part(players.accordion, 0.075, -0.25, 0.3), SUN.tune, sun_again)
    song.play(clarinet, beneath(SUN.tune, SUN.harmony), sun_again, 0.7)
    song.play(Part(players.glockenspiel, 0.040, 0.45, 0.5), lifted(AGAIN.tune, 12), again)
    song.play(high, lifted(AGAIN.tune, 12), again, 0.8)
    song.play(Part(players.clarinet, 0.050, -0.35, 0.45, 0.9), SHADOW, again)

    harmony = FORM.harmony
    song.play(Part(players.bass, 0.25, 0.0, 0.06), bass_line(harmony, 43, 0.8, lead=32))
    after = Part(players.pizzicato, 0.065, -0.35, 0.3)
    for part, at in zip(FORM.sections[1:-1], FORM.starts[1:-1], strict=True):
        song.play(after, chord_hits(part.harmony, (0.5, 1.5, 2.5, 3.5), 62, 0.4), at)
        if part in (SUN, LANTERN):
            song.play(Part(players.section, 0.030, -0.15, 0.5, 1.0), pad(part.harmony, 62), at)
    song.tap(woodblock(830), song.every(0, 2, bars=range(4, 52)), 0.045, -0.5, 0.25)
    song.tap(woodblock(660), song.every(1, 3, bars=range(4, 52)), 0.045, -0.4, 0.25)
    song.tap(kick(60), song.every(0, bars=range(4, 52)), 0.10, 0, 0.02)
    song.tap(shaker(3), song.every(0.5, 1.5, 2.5, 3.5, bars=range(36, 52)), 0.035, 0.5)
    song.tap(triangle(), song.every(0, bars=(12, 28, 36, 44)), 0.020, 0.5, 0.4)
    return song.piece(0.5)


TRACK = Track("music/whack.2", render, FORM, HOUSE, 138, layers=layers(SONG, 69))
