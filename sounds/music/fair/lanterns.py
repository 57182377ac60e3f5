"""Lanterns over the pond: a music box in A minor, slow, with the strings of the dance hall."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, triangle
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.fair.band import HOUSE, layers

__all__ = ["TRACK"]

WIND_UP = section(
    "-:3 | -:3 | E5:2 - | -:3 | -:3 | -:3 | G#5:2 E5 | B4:2 -",
    "Am | Am | Am | F | Dm | Dm | E7 | E7",
    3,
)
LANTERN = section(
    """
    E5 A5 E5 | C5:3 | F5 A5 F5 | C5:3 | E5 G5 E5 | C5:2 D5 | B4 D5 G5 | G#5:2 E5
  | A5 G5 E5 | C5:2 E5 | A4 C5 F5 | D5:2 F5 | E5 D5 C5 | B4 D5 G#4 | A4:3 | -:3""",
    "Am | Am | F | F | C | C | G | E7 | Am | Am | F | Dm | C | E7 | Am | Am",
    3,
)
WATER = section(
    """
    A4 C5 F5 | G5:2 D5 | E5 G5 B5 | A5:2 E5 | F5 A5 D5 | F5:2 D5 | E5 G5 C5 | E5:3
  | C5 F5 A5 | B5:2 G5 | G5 E5 B4 | C5:2 A4 | D5 F5 A5 | G#5:2 E5 | D5 B4 G#4 | E4:2 B4""",
    "F | G | Em | Am | Dm | G7 | C | C | F | G | Em | Am | Dm | E7 | E7 | E7",
    3,
)
GLOW = section(
    "G5:2 E5 | D5:2 G5 | C6:2 A5 | G5:3 | A5 F5 C5 | E5:3 | F5 D5 A4 | B4:2 D5",
    "C | G | Am | Em | F | C | Dm | E7",
    3,
)
SNUFFED = section(
    """
    E5 A5 E5 | C5:3 | F5 A5 F5 | C5:3 | E5 G5 E5 | C5:2 D5 | B4 D5 G5 | G#5:2 E5
  | A5 G5 E5 | C5:2 E5 | A4 C5 F5 | D5:2 F5 | E5 D5 C5 | B4 D5 G#4 | A4:3 | E5 A4 -""",
    "Am | Am | F | F | C | C | G | E7 | Am | Am | F | Dm | C | E7 | Am | Am",
    3,
)
FORM = Form((WIND_UP, LANTERN, WATER, GLOW, SNUFFED))
SONG = partial(Song, bpm=108, metre=3.0, hall=1.7, loose=0.012)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=64, seed=93)
    wind_up, lantern, water, glow, snuffed = FORM.starts
    box = Part(players.music_box, 0.150, 0.15, 0.5)
    celesta = Part(players.celesta, 0.090, 0.3, 0.5)
    strings = Part(players.section, 0.060, -0.05, 0.6, 1.0)
    song.play(celesta, WIND_UP.tune, wind_up)
    song.play(box, lifted(LANTERN.tune, 12), lantern)
    song.play(strings, WATER.tune, water)
    song.play(celesta, WATER.tune, water)
    song.play(Part(players.calliope, 0.050, -0.2, 0.5, 0.95), GLOW.tune, glow)
    song.play(strings, beneath(GLOW.tune, GLOW.harmony), glow)
    song.play(box, lifted(GLOW.tune, 12), glow, 0.5)
    song.play(box, lifted(SNUFFED.tune, 12), snuffed)
    song.play(strings, lifted(SNUFFED.tune, -12), snuffed, 0.6)
    song.play(celesta, beneath(SNUFFED.tune, SNUFFED.harmony), snuffed, 0.6)

    song.play(Part(players.section, 0.030, 0.1, 0.6, 1.0), pad(FORM.harmony, 58))
    song.play(Part(players.bass, 0.20, 0.0, 0.08), bass_line(FORM.harmony, 43, 2.2, 3.0))
    harp = Part(players.harp, 0.070, -0.35, 0.45)
    song.play(harp, broken(FORM.harmony, (0, 1, 2, 3, 2, 1), 62))
    song.tap(brush(9), song.every(1, 2, bars=range(24, 63)), 0.026, 0.2, 0.3)
    song.tap(triangle(), song.every(0, bars=(8, 24, 40, 48, 56)), 0.014, 0.5, 0.6)
    return song.piece(0.65)


TRACK = Track("music/fair.3", render, FORM, HOUSE, 108, 3.0, 8, layers=layers(SONG, 64))
