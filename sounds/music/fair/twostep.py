"""A two-step in F past all the booths: ragged organ, music boxes, a shady corner in D minor."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, kick, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.fair.band import HOUSE, layers, organ

__all__ = ["TRACK"]

ROLL_UP = section("-:3 C5 | F5:.5 E5:.5 D5 C5:2 | -:3 C5 | E5:.5 D5:.5 C5 Bb4:2", "F | F | C7 | C7")
BOOTHS = section(
    """
    A4:.5 C5 A4:.5 F5 E5:.5 C5:.5 | F#5:.5 A5 F#5:.5 D5:2
  | B4:.5 D5 B4:.5 G5 F5:.5 D5:.5 | E5:.5 G5 E5:.5 C5 -
  | A4:.5 C5 A4:.5 F5 G5 | A5:.5 F#5 D5:.5 F#5 A5
  | G5:.5 F5 D5:.5 E5 Bb4 | A4:.5 C5:.5 F5 C5 -""",
    "F | D7 | G7 | C7 | F | D7 | G7 C7 | F",
)
PRIZES = section(
    """
    D5:.5 F5 D5:.5 Bb4 C5 | E5:.5 G5 E5:.5 C5 Bb4 | C5:.5 E5 C5:.5 A4 C5 | D5:.5 F5 A5:.5 F5 D5
  | Bb4:.5 D5 G5:.5 Bb5 G5 | E5:.5 G5 Bb5:.5 G5 E5 | F5:.5 C5 A4:.5 C5 F5 | E5 D5:.5 C5:.5 G4 -""",
    "Bb | C7 | Am | Dm | Gm | C7 | F | C7",
)
TENT = section(
    """
    F5:2 E5:.5 D5:.5 A4 | C#5:1.5 E5:.5 A5 G5 | F5:2 A5 D5 | E5:1.5 C#5:.5 A4:2
  | D5 F5 A5 F5 | Bb5:1.5 A5:.5 G5 D5 | E5 C#5 A4 C#5 | E5 G5 C5 -""",
    "Dm | A7 | Dm | A7 | Dm | Gm | A7 | C7",
)
EXIT = section(
    """
    A4:.5 C5 A4:.5 F5 E5:.5 C5:.5 | F#5:.5 A5 F#5:.5 D5:2
  | B4:.5 D5 B4:.5 G5 F5:.5 D5:.5 | E5:.5 G5 E5:.5 C5 -
  | A4:.5 C5 A4:.5 F5 G5 | A5:.5 F#5 D5:.5 F#5 A5
  | G5:.5 F5 D5:.5 E5 G5 | F5:.5 C5:.5 A4 F4 -""",
    "F | D7 | G7 | C7 | F | D7 | G7 C7 | F",
)
FORM = Form((ROLL_UP, BOOTHS, PRIZES, BOOTHS, TENT, PRIZES, EXIT))
SONG = partial(Song, bpm=120, swing=0.55, hall=1.0, loose=0.008)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=92)
    roll_up, booths, prizes, again, tent, more, leave = FORM.starts
    calliope = Part(players.calliope, 0.090, -0.1, 0.3, 0.82)
    box = Part(players.music_box, 0.100, 0.3, 0.45)
    bells = Part(players.glockenspiel, 0.034, 0.45, 0.5)
    song.play(calliope, ROLL_UP.tune, roll_up)
    song.play(calliope, BOOTHS.tune, booths)
    song.play(box, PRIZES.tune, prizes)
    song.play(Part(players.clarinet, 0.055, -0.25, 0.35, 0.85), PRIZES.tune, prizes, 0.8)
    song.play(box, BOOTHS.tune, again)
    song.play(calliope, beneath(BOOTHS.tune, BOOTHS.harmony), again, 0.7)
    song.play(Part(players.celesta, 0.080, 0.25, 0.5), TENT.tune, tent)
    song.play(Part(players.section, 0.045, -0.1, 0.5, 1.0), TENT.tune, tent, 0.7)
    song.play(calliope, PRIZES.tune, more)
    song.play(bells, lifted(PRIZES.tune, 12), more)
    song.play(calliope, EXIT.tune, leave)
    song.play(box, beneath(EXIT.tune, EXIT.harmony), leave, 0.8)
    song.play(bells, lifted(EXIT.tune, 12), leave)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        organ(song, part, at, full=0.5 if part is TENT else 0.95, low=41)
    walking = [*range(4, 28), *range(36, 51)]
    song.tap(kick(), song.every(0, 2, bars=walking), 0.09, 0, 0.02)
    song.tap(brush(6), song.every(1, 3, bars=walking), 0.055, 0.1, 0.25)
    song.tap(woodblock(840), song.every(0.5, 1.5, 3, bars=(11, 27, 43)), 0.036, -0.4, 0.2)
    song.tap(woodblock(720), song.every(0, 2, bars=range(28, 36)), 0.030, -0.4, 0.2)
    song.tap(triangle(), song.every(0, bars=(4, 12, 20, 28, 36, 44)), 0.018, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/fair.2", render, FORM, HOUSE, 120, layers=layers(SONG, 72))
