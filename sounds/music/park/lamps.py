"""When the lamps come on: a swing tune in B flat for vibraphone, trumpet and a piano with ideas."""

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

CHANGES = "Bb G7 | Cm F7 | Bb G7 | Cm F7 | Bb Bb7 | Eb | Cm F7 | Bb"
SWITCH = section("-:4 | -:2 F4:.5 A4:.5 C5 | -:4 | -:2 A4:.5 C5:.5 Eb5", "Bb | F7 | Bb | F7")
LAMPS = section(
    """
    F5:.5 D5:.5 Bb4 B4:.5 D5:.5 G4 | Eb5:.5 C5:.5 G4 A4:.5 C5:.5 F5
  | D5:.5 F5 E5:.5 B4 D5 | C5:.5 D5:.5 Eb5 F5 -
  | D5 F5:.5 G5:.5 F5 D5 | Eb5:.5 G5 Eb5:.5 Bb4:2
  | C5:.5 Eb5:.5 G5 F5:.5 Eb5:.5 C5 | Bb4:2 -:2""",
    CHANGES,
)
MIDWAY = section(
    """
    A4:.5 D5:.5 F#5 A5:2 | F#5:1.5 E5:.5 C5:2 | B4:.5 D5:.5 G5 B5:2 | G5:1.5 A5:.5 D5:2
  | G4:.5 C5:.5 E5 G5:2 | Bb5:1.5 G5:.5 E5:2 | F5:.5 Eb5:.5 C5 A4 C5 | Eb5:.5 F5:.5 A5 F5 -""",
    "D7 | D7 | G7 | G7 | C7 | C7 | F7 | F7",
)
IDEAS = section(
    """
    Bb4:.5 C5:.5 D5:.5 F5:.5 B4:.5 D5:.5 G5:.5 F5:.5
  | Eb5:.5 G5:.5 Eb5:.5 C5:.5 A4:.5 C5:.5 F5:.5 Eb5:.5
  | D5:.5 F5:.5 Bb5:.5 F5:.5 D5:.5 B4:.5 G4 | C5:.5 D5:.5 Eb5:.5 G5:.5 F5 -
  | D5:.5 F5:.5 Bb5:.5 Ab5:.5 F5 D5 | Eb5:.5 G5:.5 Bb5:.5 G5:.5 Eb5:2
  | C5:.5 Eb5:.5 G5:.5 Eb5:.5 A4:.5 C5:.5 Eb5 | D5 Bb4 F4 -""",
    CHANGES,
)
OFF = section(
    """
    F5:.5 D5:.5 Bb4 B4:.5 D5:.5 G4 | Eb5:.5 C5:.5 G4 A4:.5 C5:.5 F5
  | D5:.5 F5 E5:.5 B4 D5 | C5:.5 D5:.5 Eb5 F5 -
  | D5 F5:.5 G5:.5 F5 D5 | Eb5:.5 G5 Eb5:.5 Bb4:2
  | C5:.5 Eb5:.5 G5 A5:.5 F5:.5 C5 | Bb4 D5:.5 F5:.5 Bb5 -""",
    CHANGES,
)
FORM = Form((SWITCH, LAMPS, LAMPS, MIDWAY, LAMPS, IDEAS, MIDWAY, OFF))
SONG = partial(Song, bpm=126, swing=0.64, hall=1.0, loose=0.009)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=60, seed=72)
    switch, lamps, second, midway, third, ideas, bridge, off = FORM.starts
    vibes = Part(players.vibraphone, 0.110, 0.25, 0.4)
    trumpet = Part(players.trumpet, 0.085, 0.05, 0.4, 0.82)
    piano = Part(players.piano, 0.190, -0.2, 0.3)
    clarinet = Part(players.clarinet, 0.070, 0.3, 0.4, 0.82)
    song.play(piano, SWITCH.tune, switch, 0.8)
    song.play(vibes, LAMPS.tune, lamps)
    song.play(vibes, LAMPS.tune, second)
    song.play(clarinet, beneath(LAMPS.tune, LAMPS.harmony), second, 0.8)
    song.play(trumpet, MIDWAY.tune, midway)
    song.play(vibes, LAMPS.tune, third)
    song.play(trumpet, beneath(LAMPS.tune, LAMPS.harmony), third, 0.7)
    song.play(piano, IDEAS.tune, ideas)
    song.play(clarinet, MIDWAY.tune, bridge)
    song.play(trumpet, beneath(MIDWAY.tune, MIDWAY.harmony), bridge, 0.6)
    song.play(trumpet, OFF.tune, off)
    song.play(vibes, OFF.tune, off, 0.8)
    song.play(clarinet, beneath(OFF.tune, OFF.harmony), off, 0.8)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        trio(song, part, at, stride=part is not IDEAS, full=0.8, low=43)
    swung = range(4, 59)
    song.tap(brush(4), song.every(1, 3, bars=swung), 0.055, 0.1, 0.2)
    song.tap(shaker(5), song.every(0, 1, 1.5, 2, 3, 3.5, bars=swung), 0.024, 0.5)
    song.tap(kick(), song.every(0, bars=swung), 0.07, 0, 0.02)
    song.tap(brush(2), song.every(2, 2.5, 3, 3.5, bars=(19, 27, 43, 51)), 0.050, 0.2, 0.2)
    song.tap(triangle(), song.every(0, bars=(4, 20, 36, 52)), 0.016, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/park.2", render, FORM, HOUSE, 126, layers=layers(SONG, 65))
