"""A village polka in B flat: tuba, accordion, clarinet, a trio in F to get one's breath."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, tambourine, woodblock
from sounds.kit.score import beneath, lifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.theatre.band import HOUSE, layers, oompah

__all__ = ["TRACK"]

DOORS = section("-:4 | -:2 F4:.5 A4:.5 Bb4 | -:4 | -:2 C5 Eb5", "Bb | Bb | F7 | F7")
DANCE = section(
    """
    F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | A5:.5 G5:.5 F5 D5:2
  | Eb5:.5 C5:.5 A4 C5:.5 Eb5:.5 G5 | F5:.5 E5:.5 F5:.5 G5:.5 F5:2
  | F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | Bb5:.5 A5:.5 G5 D5:2
  | Eb5:.5 D5:.5 C5 A4:.5 C5:.5 Eb5 | D5 C5:.5 A4:.5 Bb4:2""",
    "Bb | Bb | F7 | Bb | Bb | Gm | Cm F7 | F7 Bb",
)
TEASE = section(
    """
    G4:.5 Bb4:.5 Eb5 - Eb5:.5 D5:.5 | D5:.5 Bb4:.5 F4 -:2
  | A4:.5 C5:.5 Eb5 - Eb5:.5 C5:.5 | D5:.5 C5:.5 Bb4 -:2
  | G4:.5 Bb4:.5 Eb5 G5 Eb5 | F#5:.5 D5:.5 A4 - F#4
  | G4:.5 Bb4:.5 D5 E5:.5 D5:.5 C5 | C5:.5 D5:.5 Eb5:.5 E5:.5 F5:2""",
    "Eb | Bb | F7 | Bb | Eb | D7 | Gm C7 | F7",
)
REPLY = tune("""
    -:4 | -:2 F5:.5 D5:.5 Bb4 | -:4 | -:2 D5:.5 F5:.5 Bb5
  | -:4 | -:2 D5:.5 D5:.5 - | -:4 | -:4
""")
TRIO = section(
    """
    C5:1.5 F5:.5 A5 F5 | C5:1.5 A4:.5 C5:2 | E5:1.5 G5:.5 Bb5 G5 | E5:1.5 D5:.5 C5:2
  | D5 G5:.5 F5:.5 D5 Bb4 | C5:.5 D5:.5 E5 G5:2 | Bb5:.5 A5:.5 G5 E5 C5 | F5:2 C5 -""",
    "F | F | C7 | C7 | Gm | C7 | C7 | F",
)
FINALE = section(
    """
    F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | A5:.5 G5:.5 F5 D5:2
  | Eb5:.5 C5:.5 A4 C5:.5 Eb5:.5 G5 | F5:.5 E5:.5 F5:.5 G5:.5 F5:2
  | F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | Bb5:.5 A5:.5 G5 D5:2
  | Eb5:.5 G5:.5 C6 A5:.5 F5:.5 Eb5 | D5:.5 F5:.5 Bb5 F5 Bb4""",
    "Bb | Bb | F7 | Bb | Bb | Gm | Cm F7 | Bb",
)
BOW = section(
    """
    F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | A5:.5 G5:.5 D5 Bb4:2
  | C5:.5 Eb5:.5 G5 F5:.5 Eb5:.5 C5 | Bb4:.5 D5:.5 F5 Bb4 -""",
    "Bb | Gm | Cm F7 | Bb",
)
FORM = Form((DOORS, DANCE, TEASE, DANCE, TRIO, TRIO, FINALE, BOW))
SONG = partial(Song, bpm=126, hall=0.8)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=56, seed=21)
    doors, dance, tease, again, trio, trio_again, finale, bow = FORM.starts
    clarinet = Part(players.clarinet, 0.085, 0.2, 0.35, 0.80)
    accordion = Part(players.accordion, 0.120, -0.25, 0.3, 0.85)
    bells = Part(players.glockenspiel, 0.045, 0.45, 0.5)
    marimba = Part(players.marimba, 0.060, 0.3, 0.3)
    song.play(accordion, DOORS.tune, doors)
    song.play(clarinet, DANCE.tune, dance)
    song.play(marimba, lifted(DANCE.tune, -12), dance)
    song.play(accordion, TEASE.tune, tease)
    song.play(clarinet, REPLY, tease)
    song.play(bells, REPLY, tease)
    song.play(accordion, DANCE.tune, again)
    song.play(clarinet, beneath(DANCE.tune, DANCE.harmony), again, 0.8)
    song.play(Part(players.banjo, 0.22, 0.15, 0.25), TRIO.tune, trio)
    song.play(clarinet, TRIO.tune, trio_again)
    song.play(accordion, lifted(beneath(TRIO.tune, TRIO.harmony), -12), trio_again, 0.5)
    for last, at in ((FINALE, finale), (BOW, bow)):
        song.play(clarinet, last.tune, at)
        song.play(bells, last.tune, at)
        song.play(accordion, beneath(last.tune, last.harmony), at, 0.7)

    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        oompah(song, part, at, full=0.9 if part is TRIO else 1.0)
    song.tap(brush(), song.every(1, 3, bars=[*range(4, 28), *range(44, 55)]), 0.07, 0.1, 0.2)
    song.tap(woodblock(740), song.every(0, 2, bars=range(12, 20)), 0.055, 0.5, 0.2)
    song.tap(tambourine(), song.every(1, 3, bars=range(36, 55)), 0.040, -0.5, 0.2)
    return song.piece(0.45)


TRACK = Track("music/whack.1", render, FORM, HOUSE, 126, layers=layers(SONG, 65))
