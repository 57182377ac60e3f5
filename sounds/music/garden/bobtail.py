"""The Bobtail's morning in B flat: plucked strings on four paws, a whistle, and a chase."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, kick, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.garden.band import HOUSE, ground, layers

__all__ = ["TRACK"]

KENNEL = section("-:4 | -:3 Bb4:.5 C5:.5 | -:4 | -:2 C5:.5 D5:.5 Eb5", "Bb | Eb | F7 | F7")
TROT = section(
    """
    F5:.5 -:.5 D5:.5 -:.5 Bb4 D5 | Eb5:.5 F5:.5 G5 Eb5 Bb4
  | D5:.5 -:.5 Bb4:.5 -:.5 F4 Bb4 | A4:.5 C5:.5 F5 C5 -
  | F5:.5 -:.5 D5:.5 -:.5 Bb4 D5 | G5:.5 F5:.5 Eb5 G5 Bb5
  | A5:.5 G5:.5 F5 Eb5 C5 | D5:.5 C5:.5 Bb4 F4 -""",
    "Bb | Eb | Bb | F7 | Bb | Eb | F7 | Bb",
)
SCENT = section(
    """
    G5:1.5 D5:.5 Bb4 D5 | F#5:1.5 D5:.5 A4 D5 | G5 Bb5:.5 A5:.5 G5 D5 | E5:.5 D5:.5 C5 Bb4:2
  | A4:1.5 C5:.5 F5 C5 | A4:.5 D5:.5 F5 A5 F5 | G5:.5 E5:.5 C5 E5 G5 | F5 Eb5 C5 A4""",
    "Gm | D7 | Gm | C7 | F | Dm | C7 | F7",
)
CHASE = section(
    """
    Eb5:.5 G5:.5 Bb5:.5 G5:.5 Eb5 G5 | F5:.5 A5:.5 C6:.5 A5:.5 F5 Eb5
  | D5:.5 F5:.5 A5:.5 F5:.5 D5 F5 | G5:.5 F5:.5 D5:.5 Bb4:.5 G4:2
  | C5:.5 Eb5:.5 G5:.5 Eb5:.5 C5 G4 | A4:.5 C5:.5 Eb5:.5 F5:.5 A5 C5
  | Bb4:.5 D5:.5 F5:.5 D5:.5 Bb5 F5 | Eb5:.5 D5:.5 C5 A4 -""",
    "Eb | F7 | Dm | Gm | Cm | F7 | Bb | F7",
)
BASKET = section(
    """
    F5:.5 -:.5 D5:.5 -:.5 Bb4 D5 | Eb5:.5 F5:.5 G5 Eb5 Bb4
  | D5:.5 -:.5 Bb4:.5 -:.5 F4 Bb4 | A4:.5 C5:.5 F5 C5 -
  | F5:.5 -:.5 D5:.5 -:.5 Bb4 D5 | G5:.5 F5:.5 Eb5 G5 Bb5
  | A5:.5 G5:.5 F5 Eb5 A4 | Bb4:2 Bb4 -""",
    "Bb | Eb | Bb | F7 | Bb | Eb | F7 | Bb",
)
FORM = Form((KENNEL, TROT, SCENT, TROT, CHASE, SCENT, BASKET))
SONG = partial(Song, bpm=122, hall=1.0, loose=0.008)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=98)
    kennel, trot, scent, again, chase, found, basket = FORM.starts
    pluck = Part(players.pizzicato, 0.200, 0.15, 0.35)
    ocarina = Part(players.ocarina, 0.066, 0.1, 0.45, 0.85)
    kalimba = Part(players.kalimba, 0.095, 0.35, 0.4)
    marimba = Part(players.marimba, 0.110, -0.2, 0.35)
    song.play(kalimba, KENNEL.tune, kennel)
    song.play(pluck, TROT.tune, trot)
    song.play(kalimba, TROT.tune, trot, 0.5)
    song.play(ocarina, SCENT.tune, scent)
    song.play(Part(players.clarinet, 0.050, -0.25, 0.4), beneath(SCENT.tune, SCENT.harmony), scent)
    song.play(ocarina, TROT.tune, again)
    song.play(pluck, beneath(TROT.tune, TROT.harmony), again, 0.7)
    song.play(marimba, CHASE.tune, chase)
    song.play(pluck, lifted(CHASE.tune, -12), chase, 0.7)
    song.play(Part(players.whistle, 0.050, 0.25, 0.5), SCENT.tune, found)
    song.play(kalimba, beneath(SCENT.tune, SCENT.harmony), found)
    song.play(pluck, BASKET.tune, basket)
    song.play(ocarina, BASKET.tune, basket, 0.8)
    song.play(marimba, beneath(BASKET.tune, BASKET.harmony), basket, 0.7)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        ground(song, part, at, warm=0.8 if part is KENNEL else 0.95, low=43)
    trotting = [*range(4, 28), *range(36, 51)]
    song.tap(woodblock(760), song.every(0, 2, bars=trotting), 0.030, -0.45, 0.25)
    song.tap(woodblock(620), song.every(1, 3, bars=trotting), 0.026, -0.4, 0.25)
    song.tap(brush(8), song.every(1, 3, bars=range(12, 51)), 0.040, 0.2, 0.3)
    song.tap(kick(58), song.every(0, 2, bars=range(28, 36)), 0.06, 0, 0.02)
    song.tap(triangle(), song.every(0, bars=(4, 20, 28, 44)), 0.014, 0.5, 0.6)
    return song.piece(0.5)


TRACK = Track("music/garden.4", render, FORM, HOUSE, 122, layers=layers(SONG, 65))
