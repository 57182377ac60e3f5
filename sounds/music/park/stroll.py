"""A ragtime stroll along the stalls in F: clarinet, banjo, a look at the prizes in D minor."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, kick, shaker, woodblock
from sounds.kit.score import beneath, lifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.park.band import HOUSE, layers, trio

__all__ = ["TRACK"]

VAMP = section("-:4 | -:3 E5:.5 C5:.5 | -:4 | -:3 E5:.5 G5:.5", "F | F | C7 | C7")
STROLL = section(
    """
    A4:.5 C5 A4:.5 C5:.5 D5:.5 F5 | E5:.5 D5 C5:.5 A4:2
  | Bb4:.5 D5 Bb4:.5 D5:.5 E5:.5 G5 | F5:.5 D5 Bb4:.5 G4:2
  | C5:.5 E5 C5:.5 E5:.5 F5:.5 G5 | Bb5:.5 G5 E5:.5 C5:2
  | F5:.5 A5 F5:.5 D5:.5 C5:.5 A4 | G4 Bb4 A4 -""",
    "F | F Am | Gm | Gm | C7 | C7 | F Dm | C7 F",
)
STALLS = section(
    """
    D5:1.5 F5:.5 D5 Bb4 | C5:1.5 F5:.5 C5 A4 | D5:.5 E5:.5 F5 D5 B4 | C5:.5 D5:.5 E5 G5:2
  | F5:.5 Eb5:.5 D5 F5 Bb5 | A5:.5 G5:.5 F5 C5 A4
  | Bb4:.5 D5:.5 G5 F5:.5 E5:.5 D5 | C5:.5 Bb4:.5 A4 F4 -""",
    "Bb | F | G7 | C7 | Bb | F | Gm C7 | F",
)
WINDOW = section(
    """
    D5:.5 F5 D5:.5 A4 D5 | C#5:.5 E5 C#5:.5 A4:2 | F5:.5 A5 F5:.5 D5 A4 | B4:.5 D5 F5:.5 D5 -
  | Bb4:.5 D5 G5:.5 Bb5 G5 | A5:.5 F5 C5:.5 A4 C5 | B4:.5 D5 G5:.5 F5 D5 | E5:.5 G5 E5:.5 C5 -""",
    "Dm | A7 | Dm | G7 | Gm | F | G7 | C7",
)
ONWARD = section(
    """
    A4:.5 C5 A4:.5 C5:.5 D5:.5 F5 | E5:.5 D5 C5:.5 A4:2
  | Bb4:.5 D5 Bb4:.5 D5:.5 E5:.5 G5 | F5:.5 D5 Bb4:.5 G4:2
  | C5:.5 E5 C5:.5 E5:.5 F5:.5 G5 | Bb5:.5 G5 E5:.5 C5:2
  | F5:.5 A5 F5:.5 D5:.5 C5:.5 A4 | E5:.5 G5:.5 E5 F5 -""",
    "F | F Am | Gm | Gm | C7 | C7 | F Dm | C7 F",
)
CALL = tune("""
    -:4 | -:2 F5:.5 E5:.5 C5 | -:4 | -:2 D5:.5 Bb4:.5 G4
  | -:4 | -:2 G5:.5 E5:.5 C5 | -:4 | -:4
""")
FORM = Form((VAMP, STROLL, STALLS, STROLL, WINDOW, STALLS, ONWARD))
SONG = partial(Song, bpm=118, swing=0.58, hall=0.9)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=71)
    vamp, stroll, stalls, again, window, more, onward = FORM.starts
    clarinet = Part(players.clarinet, 0.090, 0.2, 0.35, 0.82)
    trumpet = Part(players.trumpet, 0.100, 0.1, 0.35, 0.82)
    vibes = Part(players.vibraphone, 0.075, 0.35, 0.45)
    banjo = Part(players.banjo, 0.062, -0.35, 0.25)
    song.play(vibes, VAMP.tune, vamp)
    song.play(clarinet, STROLL.tune, stroll)
    song.play(vibes, CALL, stroll, 0.7)
    song.play(trumpet, STALLS.tune, stalls)
    song.play(banjo, beneath(STALLS.tune, STALLS.harmony), stalls)
    song.play(Part(players.piano, 0.165, -0.1, 0.3), STROLL.tune, again)
    song.play(Part(players.piano, 0.090, -0.1, 0.3), lifted(STROLL.tune, 12), again)
    song.play(clarinet, CALL, again, 0.7)
    song.play(vibes, WINDOW.tune, window)
    song.play(clarinet, beneath(WINDOW.tune, WINDOW.harmony), window, 0.6)
    song.play(clarinet, STALLS.tune, more)
    song.play(trumpet, beneath(STALLS.tune, STALLS.harmony), more, 0.7)
    song.play(clarinet, ONWARD.tune, onward)
    song.play(trumpet, beneath(ONWARD.tune, ONWARD.harmony), onward, 0.75)
    song.play(vibes, CALL, onward, 0.7)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        trio(song, part, at, stride=part is not WINDOW)
    walking = [*range(4, 28), *range(36, 51)]
    song.tap(kick(), song.every(0, 2, bars=walking), 0.09, 0, 0.02)
    song.tap(brush(4), song.every(1, 3, bars=walking), 0.060, 0.1, 0.2)
    song.tap(shaker(5), song.every(*(0.5 * n for n in range(8)), bars=range(12, 28)), 0.022, 0.5)
    song.tap(woodblock(880), song.every(0.5, 1.5, 3, bars=(7, 23, 47)), 0.040, -0.4, 0.25)
    song.tap(brush(2), song.every(1, 3, bars=range(28, 36)), 0.040, 0.1, 0.2)
    return song.piece(0.45)


TRACK = Track("music/park.1", render, FORM, HOUSE, 118, layers=layers(SONG, 72))
