"""A barn dance in C: banjo in front, a whistle over the fields, and a stile in A minor."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, chord_hits
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, clap, kick, shaker, woodblock
from sounds.kit.score import beneath, lifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.theatre.band import HOUSE, layers

__all__ = ["TRACK"]

TUNING = section("-:4 | -:2 G4:.5 A4:.5 B4 | -:4 | -:2 G4 B4", "C | C | G7 | G7")
REEL = section(
    """
    E4:.5 G4:.5 C5:.5 G4:.5 E5:.5 G4:.5 D5:.5 C5:.5
  | A4:.5 C5:.5 G4:.5 E4:.5 G4:.5 C5:.5 E4:.5 G4:.5
  | A4:.5 C5:.5 F5:.5 C5:.5 A4:.5 C5:.5 D5:.5 C5:.5 | G4:.5 E4:.5 G4:.5 C5:.5 E5 C5
  | E4:.5 G4:.5 C5:.5 G4:.5 E5:.5 G4:.5 D5:.5 C5:.5
  | A4:.5 C5:.5 E5:.5 C5:.5 A4:.5 C5:.5 G4:.5 A4:.5
  | B4:.5 D5:.5 G4:.5 B4:.5 F5:.5 D5:.5 B4:.5 G4:.5 | C5:.5 E4:.5 G4:.5 E4:.5 C4 -""",
    "C | C | F | C | C | Am | G7 | C",
)
FIELDS = section(
    """
    A5:1.5 G5:.5 F5 C5 | E5:1.5 D5:.5 C5 G4 | A4 C5 F5 A5 | G5:2 F5 D5
  | E5:1.5 F5:.5 E5 C5 | B4:1.5 C5:.5 B4 G4 | A4 C5 B4 D5 | C5:2 B4 D5""",
    "F | C | F | G7 | Am | Em | F G7 | C G7",
)
STILE = section(
    """
    A4 C5:.5 E5:.5 A5 E5 | G5:1.5 D5:.5 B4 D5 | F5 A5:.5 F5:.5 C5 A4 | G4:.5 C5:.5 E5 C5 -
  | A4 C5:.5 E5:.5 A5 G5:.5 E5:.5 | F5:1.5 D5:.5 A4 D5 | C5:.5 A4:.5 F4 A4 C5 | B4 D5 G5 -""",
    "Am | G | F | C | Am | Dm | F | G7",
)
LAST = section(
    """
    E4:.5 G4:.5 C5:.5 G4:.5 E5:.5 G4:.5 D5:.5 C5:.5
  | A4:.5 C5:.5 G4:.5 E4:.5 G4:.5 C5:.5 E4:.5 G4:.5
  | A4:.5 C5:.5 F5:.5 C5:.5 A4:.5 C5:.5 D5:.5 C5:.5 | G4:.5 E4:.5 G4:.5 C5:.5 E5 C5
  | A4:.5 C5:.5 F5:.5 C5:.5 A5:.5 F5:.5 C5:.5 A4:.5
  | G4:.5 C5:.5 E5:.5 C5:.5 G5:.5 E5:.5 C5:.5 G4:.5
  | F#4:.5 A4:.5 C5:.5 D5:.5 B4:.5 D5:.5 F5:.5 D5:.5 | C5:.5 G4:.5 E4:.5 G4:.5 C4 G4""",
    "C | C | F | C | F | C | D7 G7 | C",
)
STAMP = section("E5 C5 G4 C5 | A4 F4 A4 C5 | B4:.5 D5:.5 G4 B4 D5 | C5 G4 C4 -", "C | F | G7 | C")
CALL = tune("""
    E5:3 - | G5:2 E5:2 | F5:3 - | E5:2 G5:2 | F5:2 A5:2 | G5:2 E5:2 | D5:2 F5:2 | E5 G5 C5 -
""")
FORM = Form((TUNING, REEL, FIELDS, REEL, STILE, FIELDS, LAST, STAMP))
SONG = partial(Song, bpm=124, swing=0.54, hall=0.7)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=56, seed=41)
    tuning, reel, fields, again, stile, wide, last, stamp = FORM.starts
    banjo = Part(players.banjo, 0.27, 0.15, 0.25)
    whistle = Part(players.whistle, 0.068, 0.1, 0.4, 0.9)
    accordion = Part(players.accordion, 0.075, -0.3, 0.4, 0.92)
    for part, at in ((TUNING, tuning), (REEL, reel), (LAST, last), (STAMP, stamp)):
        song.play(banjo, part.tune, at)
    song.play(whistle, FIELDS.tune, fields)
    song.play(accordion, lifted(FIELDS.tune, -12), fields)
    song.play(accordion, REEL.tune, again)
    song.play(banjo, beneath(REEL.tune, REEL.harmony), again, 0.5)
    song.play(Part(players.clarinet, 0.080, 0.15, 0.35, 0.85), STILE.tune, stile)
    song.play(accordion, lifted(FIELDS.tune, -12), wide)
    song.play(Part(players.clarinet, 0.06, 0.2, 0.35), beneath(FIELDS.tune, FIELDS.harmony), wide)
    for number in (fields, stile, wide):
        part = FORM.sections[FORM.starts.index(number)]
        song.play(banjo, broken(part.harmony, (0, 1, 2, 0, 1, 2, 0, 2), 67), number, 0.42)
    song.play(Part(players.whistle, 0.042, -0.2, 0.55, 0.9), CALL, last)

    harmony = FORM.harmony
    song.play(Part(players.bass, 0.24, 0.0, 0.05), bass_line(harmony, 43, 0.9, lead=16))
    chop = Part(players.guitar, 0.080, -0.4, 0.2, 0.7)
    song.play(chop, chord_hits(harmony[4:], (1, 3), 64, 0.5), 0.0)
    low = bass_line(LAST.harmony, 43, 0.8)
    song.play(Part(players.tuba, 0.10, 0.2, 0.12, 0.7), low, last)
    song.tap(kick(), song.every(0, 2, bars=range(4, 55)), 0.10, 0, 0.02)
    song.tap(brush(5), song.every(1, 3, bars=range(4, 55)), 0.07, 0.1, 0.2)
    song.tap(clap(), song.every(1, 3, bars=[*range(12, 20), *range(44, 52)]), 0.06, 0.3, 0.3)
    song.tap(shaker(5), song.every(0.5, 1.5, 2.5, 3.5, bars=range(20, 52)), 0.035, -0.5)
    song.tap(woodblock(920), song.every(0, 1.5, 3, bars=range(44, 52)), 0.045, 0.55, 0.2)
    return song.piece(0.45)


TRACK = Track("music/whack.3", render, FORM, HOUSE, 124, layers=layers(SONG, 67))
