"""A wheelbarrow with a squeaking wheel, in D minor and swung: marimba, guitar, a rest half-way."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, shaker, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.garden.band import HOUSE, ground, layers

__all__ = ["TRACK"]

HANDLES = section("-:4 | -:3 E5 | D5:2 Bb4 - | C#5 - A4 -", "Dm | C | Bb | A7")
WHEEL = section(
    """
    D5:.5 E5:.5 F5 D5 A4 | E5:.5 F5:.5 G5 E5 C5 | D5:.5 C5:.5 Bb4 D5 F5 | E5 C#5 A4 -
  | D5:.5 E5:.5 F5 A5 F5 | G5:.5 F5:.5 E5 C5 E5 | D5 Bb4 C#5:.5 D5:.5 E5 | D5:2 A4 -""",
    "Dm | C | Bb | A7 | Dm | C | Gm A7 | Dm",
)
SLOPE = section(
    """
    F5:1.5 G5:.5 A5 F5 | G5:1.5 E5:.5 C5 E5 | D5:1.5 G5:.5 Bb5 G5 | A5:.5 G5:.5 F5 D5 -
  | F5:1.5 G5:.5 A5 C6 | G5:1.5 A5:.5 G5 E5 | F5:.5 D5:.5 Bb4 C5:.5 E5:.5 G5
  | F5:2 E5:.5 C#5:.5 A4""",
    "F | C | Gm | Dm | F | C | Bb C | F A7",
)
REST = section(
    """
    D5:3 F5 | Bb5:2 A5 F5 | C5:3 F5 | A5:2 G5 F5
  | Bb4:2 D5 G5 | G5:1.5 F5:.5 D5:2 | C#5:2 E5 A5 | G5:1.5 F5:.5 E5 C#5""",
    "Bb | Bb | F | F | Gm | Gm | A7 | A7",
)
SHED = section(
    """
    D5:.5 E5:.5 F5 D5 A4 | E5:.5 F5:.5 G5 E5 C5 | D5:.5 C5:.5 Bb4 D5 F5 | E5 C#5 A4 -
  | D5:.5 E5:.5 F5 A5 F5 | G5:.5 F5:.5 E5 C5 E5 | D5 Bb4 C#5:.5 E5:.5 A4 | D5:3 -""",
    "Dm | C | Bb | A7 | Dm | C | Gm A7 | Dm",
)
FORM = Form((HANDLES, WHEEL, SLOPE, WHEEL, REST, SLOPE, SHED))
SONG = partial(Song, bpm=112, swing=0.62, hall=1.1, loose=0.010)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=97)
    handles, wheel, slope, again, rest, downhill, shed = FORM.starts
    marimba = Part(players.marimba, 0.140, 0.2, 0.35)
    ocarina = Part(players.ocarina, 0.070, -0.1, 0.45, 0.88)
    kalimba = Part(players.kalimba, 0.090, 0.35, 0.4)
    clarinet = Part(players.clarinet, 0.060, -0.2, 0.4, 0.9)
    song.play(kalimba, HANDLES.tune, handles)
    song.play(marimba, WHEEL.tune, wheel)
    song.play(ocarina, SLOPE.tune, slope)
    song.play(marimba, lifted(SLOPE.tune, -12), slope, 0.5)
    song.play(marimba, WHEEL.tune, again)
    song.play(clarinet, beneath(WHEEL.tune, WHEEL.harmony), again)
    song.play(kalimba, lifted(WHEEL.tune, 12), again, 0.5)
    song.play(Part(players.section, 0.052, 0.0, 0.6, 1.0), REST.tune, rest)
    song.play(Part(players.harp, 0.070, 0.35, 0.5), REST.tune, rest)
    song.play(clarinet, SLOPE.tune, downhill, 1.1)
    song.play(ocarina, beneath(SLOPE.tune, SLOPE.harmony), downhill, 0.8)
    song.play(marimba, SHED.tune, shed)
    song.play(ocarina, SHED.tune, shed, 0.8)
    song.play(clarinet, beneath(SHED.tune, SHED.harmony), shed, 0.8)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        ground(song, part, at, warm=0.75 if part in (HANDLES, REST) else 1.0)
    rolling = [*range(4, 28), *range(36, 51)]
    song.tap(brush(8), song.every(1, 3, bars=rolling), 0.045, 0.2, 0.3)
    song.tap(shaker(4), song.every(0.5, 1.5, 2.5, 3.5, bars=rolling), 0.022, 0.5)
    # The wheel squeaks once a turn.
    song.tap(woodblock(1480), song.every(2.5, bars=rolling), 0.018, -0.5, 0.3)
    song.tap(triangle(), song.every(0, bars=(4, 20, 28, 44)), 0.014, 0.5, 0.6)
    return song.piece()


TRACK = Track("music/garden.3", render, FORM, HOUSE, 112, layers=layers(SONG, 69))
