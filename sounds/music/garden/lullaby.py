"""A lullaby for seedlings in C, in three: kalimba and harp, an ocarina that answers."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, triangle
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.garden.band import HOUSE, ground, layers

__all__ = ["TRACK"]

SEED = section(
    """
    E5:2 G5 | A5 G5 E5 | C5:2 A4 | D5:2 - | E5:2 G5 | A5 C6 A5 | F5 E5 D5 | B4:2 -
  | C5:2 E5 | F5 E5 D5 | C5 A4 F4 | G4:2 B4 | C5:2 E5 | D5 F5 B4 | C5:3 | -:3""",
    "C | Am | F | G7 | C | Am | Dm | G7 | C | Dm | F | G7 | C | G7 | C | C",
    3,
)
SHADE = section(
    """
    A4 C5 E5 | G5:2 E5 | F5 A5 F5 | E5:2 C5 | D5 F5 A5 | E5:2 C5 | D5 B4 D5 | E5:3
  | A4 C5 E5 | G5:2 B4 | C5 F5 A5 | G5:2 E5 | F5 D5 A4 | C5:2 A4 | G4 B4 D5 | F5:2 D5""",
    "Am | Em | F | C | Dm | Am | G7 | C | Am | Em | F | C | Dm | Am | G7 | G7",
    3,
)
BREEZE = section(
    "C6:2 A5 | F5:3 | B5:2 G5 | E5:3 | A5:2 F5 | D5:3 | G5:2 F5 | D5 G5 F5",
    "F | F | Em | Em | Dm | Dm | G7 | G7",
    3,
)
SLEEP = section(
    """
    E5:2 G5 | A5 G5 E5 | C5:2 A4 | D5:2 - | E5:2 G5 | A5 C6 A5 | F5 E5 D5 | B4:2 -
  | C5:2 E5 | F5 E5 D5 | C5 A4 F4 | G4:2 B4 | C5 E5 G5 | F5 D5 B4 | C5:3 | G4:2 -""",
    "C | Am | F | G7 | C | Am | Dm | G7 | C | Dm | F | G7 | C | G7 | C | C",
    3,
)
FORM = Form((SEED, SHADE, SEED, BREEZE, SLEEP))
SONG = partial(Song, bpm=120, metre=3.0, hall=1.6, loose=0.012)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=72, seed=96)
    seed, shade, again, breeze, sleep = FORM.starts
    kalimba = Part(players.kalimba, 0.150, 0.2, 0.45)
    harp = Part(players.harp, 0.085, -0.3, 0.45)
    ocarina = Part(players.ocarina, 0.062, 0.1, 0.5, 0.92)
    song.play(kalimba, SEED.tune, seed)
    song.play(ocarina, SHADE.tune, shade)
    song.play(harp, beneath(SHADE.tune, SHADE.harmony), shade, 0.8)
    song.play(kalimba, SEED.tune, again)
    song.play(ocarina, beneath(SEED.tune, SEED.harmony), again, 0.75)
    song.play(Part(players.section, 0.050, 0.0, 0.6, 1.0), lifted(BREEZE.tune, -12), breeze)
    song.play(harp, BREEZE.tune, breeze)
    song.play(kalimba, SLEEP.tune, sleep)
    song.play(Part(players.celesta, 0.035, 0.4, 0.5), lifted(SLEEP.tune, 12), sleep)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        ground(song, part, at, warm=0.75 if part in (BREEZE, SLEEP) else 0.95, low=43)
    song.tap(brush(9), song.every(1, 2, bars=range(16, 48)), 0.030, 0.2, 0.3)
    song.tap(triangle(), song.every(0, bars=(16, 32, 48, 56)), 0.012, 0.5, 0.6)
    return song.piece(0.6)


TRACK = Track("music/garden.2", render, FORM, HOUSE, 120, 3.0, 8, layers=layers(SONG, 67))
