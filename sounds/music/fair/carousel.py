"""A carousel waltz in C: the steam organ, bells, a night ride in A minor with the lamps lit."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, tambourine, triangle
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.fair.band import HOUSE, layers, organ

__all__ = ["TRACK"]

CRANK = section(
    "-:3 | -:3 | -:3 | E5 D5 B4 | -:3 | -:3 | -:3 | F5 D5 B4",
    "C | C | C | G7 | C | C | C | G7",
    3,
)
ROUND = section(
    """
    G4 C5 E5 | G5:2 E5 | F5 D5 B4 | G4:2 A4 | B4 D5 F5 | A5:2 G5 | E5 G5 E5 | C5:2 -
  | G4 C5 E5 | G5:2 E5 | A5 F5 D5 | A4:2 B4 | C5 F5 A5 | G5:2 E5 | D5 G5 F5 | E5 C5 -""",
    "C | C | G7 | G7 | G7 | G7 | C | C | C | C | Dm | Dm | F | C | G7 | C",
    3,
)
LIGHTS = section(
    """
    A4 C5 F5 | A5:2 F5 | G5 E5 C5 | G4:2 C5 | B4 D5 G5 | F5 D5 B4 | E5 D5 C5 | Bb4:2 C5
  | A4 C5 F5 | A5:2 F5 | G5 E5 C5 | G4:2 A4 | D5 A5 G5 | F#5 D5 A4 | B4 D5 F5 | D5:2 -""",
    "F | F | C | C | G7 | G7 | C | C7 | F | F | C | C | D7 | D7 | G7 | G7",
    3,
)
NIGHT = section(
    """
    A4 C5 E5 | A5:2 G5 | G5 E5 B4 | E5:3 | F5 A5 F5 | C5:2 A4 | G4 C5 E5 | G5:3
  | A5 F5 D5 | F5:2 D5 | E5 C5 A4 | C5:2 - | B4 D5 G#5 | E5:2 D5 | C5 E5 A4 | G4:2 B4""",
    "Am | Am | Em | Em | F | F | C | C | Dm | Dm | Am | Am | E7 | E7 | Am | G7",
    3,
)
LAST = section(
    """
    G4 C5 E5 | G5:2 E5 | F5 D5 B4 | G4:2 A4 | B4 D5 F5 | A5:2 G5 | E5 G5 E5 | C5:2 -
  | G4 C5 E5 | G5:2 E5 | A5 F5 D5 | A4:2 B4 | C5 F5 A5 | G5 E5 C5 | B4 D5 F5 | C5:3""",
    "C | C | G7 | G7 | G7 | G7 | C | C | C | C | Dm | Dm | F | C | G7 | C",
    3,
)
FORM = Form((CRANK, ROUND, LIGHTS, ROUND, NIGHT, LIGHTS, LAST))
SONG = partial(Song, bpm=164, metre=3.0, hall=1.3, loose=0.008)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=104, seed=91)
    crank, first, lights, again, night, aglow, last = FORM.starts
    calliope = Part(players.calliope, 0.095, -0.15, 0.35, 0.9)
    bells = Part(players.glockenspiel, 0.038, 0.45, 0.5)
    box = Part(players.music_box, 0.110, 0.3, 0.5)
    celesta = Part(players.celesta, 0.080, 0.25, 0.5)
    song.play(box, CRANK.tune, crank)
    song.play(calliope, ROUND.tune, first)
    song.play(celesta, LIGHTS.tune, lights)
    song.play(
        Part(players.clarinet, 0.060, -0.2, 0.4), beneath(LIGHTS.tune, LIGHTS.harmony), lights
    )
    song.play(calliope, ROUND.tune, again)
    song.play(calliope, beneath(ROUND.tune, ROUND.harmony), again, 0.6)
    song.play(bells, ROUND.tune, again)
    song.play(box, lifted(NIGHT.tune, 12), night)
    song.play(Part(players.section, 0.040, 0.0, 0.6, 1.0), NIGHT.tune, night)
    song.play(calliope, LIGHTS.tune, aglow, 0.8)
    song.play(box, lifted(LIGHTS.tune, 12), aglow, 0.6)
    song.play(calliope, LAST.tune, last)
    song.play(calliope, beneath(LAST.tune, LAST.harmony), last, 0.7)
    song.play(bells, lifted(LAST.tune, 12), last)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        organ(song, part, at, full=0.6 if part is NIGHT else 1.0)
    turning = [*range(8, 56), *range(72, 103)]
    song.tap(brush(6), song.every(1, 2, bars=turning), 0.045, 0.1, 0.25)
    song.tap(tambourine(), song.every(1, 2, bars=range(88, 103)), 0.026, -0.5, 0.2)
    song.tap(triangle(), song.every(0, bars=(8, 24, 40, 56, 72, 88)), 0.020, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/fair.1", render, FORM, HOUSE, 164, 3.0, 8, layers=layers(SONG, 67))
