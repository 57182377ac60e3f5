"""Moles off to the front, whistling, in B flat; in the middle somebody reads a letter from home."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import kick, snare, triangle
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.war.band import HOUSE, column, layers

__all__ = ["TRACK"]

FALL_IN = section("-:4 | -:3 F4 | Bb4 - D5 - | F5:2 - C5", "Bb | Bb | Bb | F7")
WHISTLED = section(
    """
    F5 D5:.5 Eb5:.5 F5 Bb5 | G5 F5:.5 D5:.5 Bb4:2 | C5 Eb5:.5 G5:.5 F5 Eb5 | D5:.5 Eb5:.5 F5 D5 -
  | F5 D5:.5 Eb5:.5 F5 Bb5 | A5:.5 G5:.5 D5 Bb4:2 | C5:.5 D5:.5 E5 G5 E5 | F5:2 C5 -""",
    "Bb | Gm Bb | Cm F7 | Bb | Bb | Gm | C7 | F7",
)
TRENCH = section(
    """
    G4:1.5 Bb4:.5 Eb5 G5 | F5:.5 Eb5:.5 D5 Bb4:2 | A4:1.5 C5:.5 Eb5 C5 | D5:.5 C5:.5 Bb4 F4 -
  | G4:1.5 Bb4:.5 D5 G5 | E5:.5 F5:.5 G5 E5 C5 | Eb5:.5 D5:.5 C5 A4 F4 | Bb4:2 F4 -""",
    "Eb | Bb | F7 | Bb | Gm | C7 | F7 | Bb F7",
)
LETTER = section(
    """
    Bb4:2 D5 G5 | F5:3 D5 | Eb5:1.5 F5:.5 G5 Bb4 | D5:3 -
  | G5:2 F5:.5 Eb5:.5 D5 | E5:1.5 D5:.5 C5:2 | Eb5:1.5 D5:.5 C5 A4 | F4:2 C5:2""",
    "Gm | Dm | Eb | Bb | Gm | C7 | F7 | F7",
)
HOME = section(
    """
    F5 D5:.5 Eb5:.5 F5 Bb5 | G5 F5:.5 D5:.5 Bb4:2 | C5 Eb5:.5 G5:.5 F5 Eb5 | D5:.5 Eb5:.5 F5 D5 -
  | F5 D5:.5 Eb5:.5 F5 Bb5 | A5:.5 G5:.5 D5 Bb4:2 | C5:.5 Eb5:.5 G5 F5 A4 | Bb4:3 -""",
    "Bb | Gm Bb | Cm F7 | Bb | Bb | Gm | Cm F7 | Bb",
)
FORM = Form((FALL_IN, WHISTLED, TRENCH, WHISTLED, LETTER, TRENCH, HOME))
SONG = partial(Song, bpm=114, hall=1.1)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=81)
    fall_in, whistled, trench, again, letter, deep, home = FORM.starts
    whistle = Part(players.whistle, 0.070, 0.15, 0.5, 0.86)
    fife = Part(players.fife, 0.062, 0.2, 0.4, 0.85)
    bassoon = Part(players.bassoon, 0.110, -0.15, 0.35, 0.86)
    trumpet = Part(players.trumpet, 0.075, 0.1, 0.45, 0.88)
    song.play(trumpet, FALL_IN.tune, fall_in, 0.8)
    song.play(whistle, WHISTLED.tune, whistled)
    song.play(bassoon, lifted(TRENCH.tune, -12), trench)
    song.play(whistle, lifted(TRENCH.tune, 12), trench, 0.35)
    song.play(fife, WHISTLED.tune, again)
    song.play(whistle, beneath(WHISTLED.tune, WHISTLED.harmony), again, 0.7)
    song.play(Part(players.horn, 0.090, -0.1, 0.5, 0.95), lifted(LETTER.tune, -12), letter)
    song.play(Part(players.oboe, 0.050, 0.25, 0.5, 0.95), LETTER.tune, letter, 0.7)
    song.play(Part(players.section, 0.034, 0.0, 0.6, 1.0), pad(LETTER.harmony, 60), letter)
    song.play(trumpet, TRENCH.tune, deep)
    song.play(bassoon, lifted(beneath(TRENCH.tune, TRENCH.harmony), -12), deep, 0.7)
    song.play(fife, HOME.tune, home)
    song.play(trumpet, beneath(HOME.tune, HOME.harmony), home, 0.7)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        column(song, part, at, brass=0.4 if part is LETTER else 1.0)

    marching = [*range(4, 28), *range(36, 51)]
    song.tap(kick(), song.every(0, 2, bars=marching), 0.10, 0, 0.03)
    side = snare(4, 0.05)
    song.tap(side, song.every(0, 1, 1.5, 2, 3, bars=range(4)), 0.045, 0.15, 0.25)
    song.tap(side, song.every(1, 3, bars=marching), 0.046, 0.15, 0.25)
    song.tap(side, song.every(1.5, 3.5, 3.75, bars=[*range(20, 28), *range(36, 51)]), 0.028, 0.15)
    song.tap(side, song.every(2, 2.25, 2.5, 2.75, bars=(11, 19, 43)), 0.034, 0.15, 0.25)
    song.tap(triangle(), song.every(0, bars=(4, 20, 28, 44)), 0.018, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/topoum.1", render, FORM, HOUSE, 114, layers=layers(SONG, 65))
