"""High noon at the stalls in G minor: a whistle, a guitar, a trumpet down the street."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, chord_hits, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import kick, shaker, snare, timpani, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.park.band import HOUSE, layers

__all__ = ["TRACK"]

DUST = section("-:4 | -:2 G4 D5 | Eb5:3 - | -:2 F#4 A4", "Gm | Gm | Eb | D7")
STREET = section(
    """
    G4:1.5 D5:.5 C5:.5 Bb4:.5 G4 | D5:3 - | Eb5:1.5 D5:.5 Bb4 G4 | F#4:1.5 A4:.5 D5:2
  | G4:1.5 A4:.5 Bb4 D5 | Eb5:1.5 D5:.5 C5 G4 | F#4 A4 C5 D5 | G4:3 -""",
    "Gm | Gm | Eb | D7 | Gm | Cm | D7 | Gm",
)
PORCHES = section(
    """
    F5:1.5 D5:.5 Bb4 D5 | C5:1.5 A4:.5 F4:2 | G4 Bb4 D5 G5 | F5:3 -
  | G5:1.5 Eb5:.5 Bb4 Eb5 | D5:1.5 F5:.5 Bb5 F5 | Eb5 G5 Eb5 C5 | D5:1.5 C5:.5 A4 -""",
    "Bb | F | Gm | Dm | Eb | Bb | Cm | D7",
)
STARE = section(
    """
    C5:2 Eb5 G5 | G5:1.5 F5:.5 Eb5 C5 | Bb4:2 D5 G5 | D5:3 -
  | Eb5:1.5 F5:.5 G5 C5 | E5:1.5 C#5:.5 A4 E5 | F#5:1.5 A5:.5 F#5 D5 | C5 A4 F#4 -""",
    "Cm | Cm | Gm | Gm | Cm | A7 | D7 | D7",
)
NOON = section(
    """
    G4:1.5 D5:.5 C5:.5 Bb4:.5 G4 | D5:3 - | Eb5:1.5 D5:.5 Bb4 G4 | F#4:1.5 A4:.5 D5:2
  | G4:1.5 A4:.5 Bb4 D5 | Eb5:1.5 D5:.5 C5 G4 | F#4 A4 C5 F#4 | G4:2 G4 -""",
    "Gm | Gm | Eb | D7 | Gm | Cm | D7 | Gm",
)
FORM = Form((DUST, STREET, PORCHES, STREET, STARE, PORCHES, NOON))
SONG = partial(Song, bpm=116, hall=1.5, loose=0.008)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=78)
    dust, street, porches, again, stare, other, noon = FORM.starts
    whistle = Part(players.whistle, 0.080, 0.1, 0.6, 0.92)
    trumpet = Part(players.trumpet, 0.100, 0.15, 0.5, 0.9)
    guitar = Part(players.guitar, 0.180, -0.2, 0.35)
    strings = Part(players.section, 0.055, 0.0, 0.6, 1.0)
    song.play(guitar, DUST.tune, dust)
    song.play(whistle, lifted(STREET.tune, 12), street, 0.7)
    song.play(guitar, STREET.tune, street, 0.7)
    song.play(guitar, PORCHES.tune, porches)
    song.play(strings, beneath(PORCHES.tune, PORCHES.harmony), porches, 0.7)
    song.play(trumpet, STREET.tune, again)
    song.play(Part(players.piano, 0.060, -0.3, 0.3), lifted(STREET.tune, -12), again)
    song.play(strings, STARE.tune, stare)
    song.play(Part(players.vibraphone, 0.060, 0.3, 0.5), STARE.tune, stare)
    song.play(trumpet, PORCHES.tune, other)
    song.play(whistle, beneath(lifted(PORCHES.tune, 12), PORCHES.harmony), other, 0.5)
    song.play(trumpet, NOON.tune, noon)
    song.play(whistle, lifted(NOON.tune, 12), noon, 0.6)

    for part, at in zip(FORM.sections[1:], FORM.starts[1:], strict=True):
        rolled = broken(part.harmony, (0, 1, 2, 3, 2, 1, 2, 1), 55, 0.5, 1.2)
        song.play(Part(players.guitar, 0.060, -0.35, 0.3), rolled, at)
        gallop = chord_hits(part.harmony, (1.5, 2, 3.5), 60, 0.25)
        song.play(Part(players.pizzicato, 0.050, 0.35, 0.3), gallop, at)
    song.play(Part(players.section, 0.026, 0.0, 0.6, 1.0), pad(FORM.harmony, 57))
    song.play(Part(players.bass, 0.22, 0.0, 0.06), bass_line(FORM.harmony, 43, 1.0))
    song.tap(timpani(98), song.every(0, bars=(0, 3, 4, 12, 20, 28, 36, 44, 51)), 0.10, -0.2, 0.4)
    hooves = [*range(12, 28), *range(36, 51)]
    song.tap(woodblock(520), song.every(0, 1.5, 2, 3.5, bars=hooves), 0.030, -0.4, 0.25)
    song.tap(kick(), song.every(0, 2, bars=hooves), 0.08, 0, 0.02)
    song.tap(snare(2, 0.05), song.every(1, 3, bars=range(36, 51)), 0.036, 0.1, 0.25)
    song.tap(shaker(6), song.every(0.5, 1.5, 2.5, 3.5, bars=range(4, 51)), 0.022, 0.5)
    song.tap(triangle(), song.every(0, bars=(4, 12, 28, 44)), 0.016, 0.5, 0.5)
    return song.piece(0.6)


TRACK = Track("music/showdown.2", render, FORM, HOUSE, 116, layers=layers(SONG, 62))
