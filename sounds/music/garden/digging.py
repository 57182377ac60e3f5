"""An afternoon of quiet digging in F: ocarina and kalimba, rain in the middle, then the sun."""

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

GATE = section(
    "-:4 | -:3 C5 | D5:2 C5 A4 | G4:3 - | -:4 | -:3 C5 | D5:1.5 C5:.5 Bb4 D5 | C5:3 -",
    "F | F | Bb | C7 | F | Dm | Gm | C7",
)
BEDS = section(
    """
    A4 C5:.5 D5:.5 F5:2 | E5:.5 D5:.5 C5 A4:2 | Bb4 D5:.5 F5:.5 D5 Bb4 | C5:2 G4 -
  | A4 C5:.5 D5:.5 F5:2 | A5:.5 G5:.5 F5 D5:2 | G5:.5 F5:.5 D5 Bb4 G4 | E4:.5 F4:.5 G4 C5 -""",
    "F | F Am | Bb | C7 | F | Dm | Gm | C7",
)
ROOTS = section(
    """
    D5:1.5 E5:.5 F5 A5 | G5:.5 F5:.5 E5 C5:2 | D5:1.5 C5:.5 Bb4 D5 | C5:.5 Bb4:.5 A4 F4 -
  | Bb4:1.5 D5:.5 G5 F5 | E5:.5 F5:.5 G5 E5 C5 | A4:.5 C5:.5 F5 E5:.5 D5:.5 Bb4 | G4 E4 F4 -""",
    "Dm | C | Bb | F | Gm | C7 | F Bb | C7 F",
)
RAIN = section(
    """
    D5:2 F5:2 | C5:2 A4 F4 | G4:1.5 Bb4:.5 D5:2 | C5:3 -
  | D5:1.5 F5:.5 Bb5 A5 | E5:1.5 C5:.5 A4 C5 | D5 Bb4 A4:.5 Bb4:.5 D5 | G4 E4 C5:2""",
    "Bb | F/A | Gm7 | F | Bb | Am | Gm | C7",
)
HOME = section(
    """
    A4 C5:.5 D5:.5 F5 A5 | E5:.5 D5:.5 C5 A4 C5 | D5:.5 Bb4:.5 D5 F5 D5 | C5:1.5 Bb4:.5 G4 -
  | A4 C5:.5 D5:.5 F5:2 | A5:.5 G5:.5 F5 D5 F5 | G5:.5 F5:.5 D5 Bb4:.5 G4:.5 E4 | F4:3 -""",
    "F | F Am | Bb | C7 | F | Dm | Gm C7 | F",
)
FORM = Form((GATE, BEDS, ROOTS, BEDS, RAIN, HOME))
SONG = partial(Song, bpm=108, hall=1.2, loose=0.010)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=48, seed=95)
    gate, beds, roots, again, rain, home = FORM.starts
    ocarina = Part(players.ocarina, 0.080, 0.15, 0.45, 0.88)
    kalimba = Part(players.kalimba, 0.110, 0.3, 0.4)
    marimba = Part(players.marimba, 0.060, -0.25, 0.35)
    song.play(kalimba, GATE.tune, gate)
    song.play(ocarina, BEDS.tune, beds)
    song.play(marimba, lifted(BEDS.tune, -12), beds)
    song.play(Part(players.clarinet, 0.070, -0.15, 0.4, 0.9), ROOTS.tune, roots)
    song.play(kalimba, ROOTS.tune, roots, 0.6)
    song.play(kalimba, BEDS.tune, again)
    song.play(ocarina, beneath(BEDS.tune, BEDS.harmony), again, 0.6)
    song.play(Part(players.section, 0.060, 0.0, 0.6, 1.0), RAIN.tune, rain)
    song.play(Part(players.harp, 0.070, 0.35, 0.5), lifted(RAIN.tune, 12), rain, 0.7)
    song.play(ocarina, HOME.tune, home)
    song.play(Part(players.clarinet, 0.050, -0.2, 0.4), beneath(HOME.tune, HOME.harmony), home)
    song.play(marimba, lifted(HOME.tune, -12), home)

    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        ground(song, part, at, warm=0.7 if part in (GATE, RAIN) else 1.0)
    tended = [*range(8, 32), *range(40, 47)]
    song.tap(brush(8), song.every(1, 3, bars=tended), 0.045, 0.2, 0.3)
    song.tap(shaker(8), song.every(0.5, 1.5, 2.5, 3.5, bars=range(16, 32)), 0.020, 0.5)
    song.tap(woodblock(740), song.every(1.5, 3, bars=(11, 15, 27, 31, 43)), 0.030, -0.5, 0.3)
    song.tap(triangle(), song.every(0, bars=(8, 16, 24, 32, 40, 47)), 0.014, 0.5, 0.6)
    return song.piece()


TRACK = Track("music/garden.1", render, FORM, HOUSE, 108, layers=layers(SONG, 72))
