"""Around the mud pit: twelve bars of D minor, four times, for a trumpet that asks too much."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, kick, shaker, triangle
from sounds.kit.score import beneath
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.park.band import HOUSE, layers, trio

__all__ = ["TRACK"]

CHANGES = "Dm7 | Gm7 | Dm7 | D7 | Gm7 | Gm7 | Dm7 | Dm7 | Bb7 | A7 | Dm7 | A7"
EDGE = section("-:4 | -:3 Bb4:.5 D5:.5 | -:4 | -:2 C#5:.5 E5:.5 G5", "Dm7 | Gm7 | Bb7 | A7")
ASKED = section(
    """
    D5:.5 F5 D5:.5 A4 - | -:2 Bb4:.5 D5:.5 F5 | D5:.5 F5 D5:.5 A5 - | -:2 C5:.5 A4:.5 F#4
  | G4:.5 Bb4 D5:.5 F5 - | -:2 G5:.5 F5:.5 D5 | D5:.5 F5 D5:.5 A4 - | -:2 C5:.5 A4:.5 F4
  | F5:.5 D5 Bb4:.5 Ab4 - | G4:.5 A4 C#5:.5 E5 - | D5:.5 F5 E5:.5 A4 D5 | C#5 E5 A4 -""",
    CHANGES,
)
SMOOTH = section(
    """
    A5:1.5 F5:.5 D5 F5 | G5:1.5 F5:.5 D5 Bb4 | A4 C5:.5 E5:.5 F5:2 | F#5:1.5 A5:.5 C5 A4
  | Bb4:.5 D5:.5 F5 G5 Bb5 | A5:.5 G5:.5 F5 D5 Bb4 | C5:.5 D5:.5 E5 A5 F5 | D5 C5 A4 -
  | D5:.5 F5:.5 Ab5 F5 D5 | C#5:.5 E5:.5 G5 E5 A4 | F5:.5 E5:.5 D5 A4 C5 | C#5 E5 G5 -""",
    CHANGES,
)
QUICK = section(
    """
    D4:.5 F4:.5 A4:.5 D5:.5 F5 D5 | Bb4:.5 D5:.5 G5:.5 D5:.5 Bb4 G4
  | A4:.5 D5:.5 F5:.5 A5:.5 G5 D5 | F#5:.5 A5:.5 F#5:.5 D5:.5 C5 A4
  | G4:.5 Bb4:.5 D5:.5 G5:.5 F5 D5 | Bb4:.5 G4:.5 Bb4:.5 D5:.5 G5 F5
  | A5:.5 F5:.5 D5:.5 A4:.5 C5 D5 | F5:.5 D5:.5 C5:.5 A4:.5 F4 -
  | Bb4:.5 D5:.5 F5:.5 Ab5:.5 F5 D5 | A4:.5 C#5:.5 E5:.5 G5:.5 E5 C#5
  | D5:.5 F5:.5 A5:.5 G5:.5 F5 A4 | C#5 E5 A5 -""",
    CHANGES,
)
OUT = section(
    """
    D5:.5 F5 D5:.5 A4 - | -:2 Bb4:.5 D5:.5 F5 | D5:.5 F5 D5:.5 A5 - | -:2 C5:.5 A4:.5 F#4
  | G4:.5 Bb4 D5:.5 F5 - | -:2 G5:.5 F5:.5 D5 | D5:.5 F5 D5:.5 A4 - | -:2 C5:.5 A4:.5 F4
  | F5:.5 D5 Bb4:.5 Ab4 - | G4:.5 A4 C#5:.5 E5 - | D5:.5 F5 E5:.5 A4 C#5 | D5:2 D5 -""",
    "Dm7 | Gm7 | Dm7 | D7 | Gm7 | Gm7 | Dm7 | Dm7 | Bb7 | A7 | Dm A7 | Dm",
)
FORM = Form((EDGE, ASKED, SMOOTH, QUICK, OUT))
SONG = partial(Song, bpm=116, swing=0.66, hall=1.0, loose=0.009)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=73)
    edge, asked, smooth, quick, out = FORM.starts
    trumpet = Part(players.trumpet, 0.140, 0.05, 0.35, 0.82)
    vibes = Part(players.vibraphone, 0.088, 0.3, 0.45)
    piano = Part(players.piano, 0.230, -0.2, 0.25)
    clarinet = Part(players.clarinet, 0.075, 0.2, 0.4, 0.85)
    song.play(piano, EDGE.tune, edge)
    song.play(trumpet, ASKED.tune, asked)
    song.play(vibes, SMOOTH.tune, smooth)
    song.play(clarinet, beneath(SMOOTH.tune, SMOOTH.harmony), smooth, 0.5)
    song.play(piano, QUICK.tune, quick)
    song.play(trumpet, OUT.tune, out)
    song.play(clarinet, OUT.tune, out, 0.8)
    song.play(vibes, beneath(OUT.tune, OUT.harmony), out, 0.7)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        trio(song, part, at, stride=part in (ASKED, OUT), full=0.95, low=43)
    swung = range(4, 51)
    song.tap(brush(4), song.every(1, 3, bars=swung), 0.060, 0.1, 0.2)
    song.tap(shaker(5), song.every(0, 1, 1.5, 2, 3, 3.5, bars=swung), 0.026, 0.5)
    song.tap(kick(), song.every(0, bars=swung), 0.08, 0, 0.02)
    song.tap(kick(), song.every(2.5, bars=range(5, 51, 4)), 0.06, 0, 0.02)
    song.tap(brush(2), song.every(2, 2.5, 3, 3.5, bars=(15, 27, 39)), 0.055, 0.2, 0.2)
    song.tap(triangle(), song.every(0, bars=(16, 28, 40)), 0.016, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/park.3", render, FORM, HOUSE, 116, layers=layers(SONG, 69))
