"""The title: a stroll across the fairground in F, swung. Marimba, whistle, a hill, and home."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, chord_hits, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, kick, shaker, triangle, woodblock
from sounds.kit.score import beneath, lifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.house.band import HOUSE, layers

__all__ = ["TRACK"]

GATE = section("-:4 | -:3 G4 | A4 - C5 - | E5:2 C5 -", "F | C7 | F | C7")
STROLL = section(
    """
    A4:.5 C5:.5 D5 C5 A4 | F4 A4:.5 G4:.5 F4:2 | D5:.5 Bb4:.5 D5 F5 D5 | C5:1.5 Bb4:.5 G4:2
  | A4:.5 C5:.5 D5 C5:.5 D5:.5 F5 | E5 C5 A4:2
  | D5:.5 D5:.5 C5 Bb4:.5 A4:.5 G4 | A4 G4:.5 E4:.5 F4:2""",
    "F | Dm | Bb | C7 | F | Am | Bb | C7 F",
)
HILLS = section(
    """
    F5:1.5 E5:.5 D5 A4 | Bb4 D5 F5:2 | A5:.5 G5:.5 F5 C5 A4 | G4 Bb4 E5:2
  | D5 Bb4 G4:.5 A4:.5 Bb4 | C5 E5 G5:2 | F5:.5 C5:.5 A4 C5 F5 | E5 C5:.5 Bb4:.5 G4:2""",
    "Dm | Bb | F/A | C7 | Gm | C7 | F | C7",
)
DUSK = section(
    """
    D5 F5:1.5 D5:.5 Bb4 | C5 A4:1.5 C5:.5 F5 | D5:1.5 Bb4:.5 G4 Bb4 | A4:3 F4
  | Bb4:1.5 D5:.5 F5 Bb5 | G5:1.5 E5:.5 C5 E5 | C#5 E5 A5 G5 | E5 G5 C5 -""",
    "Bb | F | Gm | Dm | Bb | C7 | A7 | C7",
)
HOME = section(
    """
    A4:.5 C5:.5 D5 C5 A4 | F4 A4:.5 G4:.5 F4:2 | D5:.5 Bb4:.5 D5 F5 D5 | C5:1.5 Bb4:.5 G4:2
  | A4:.5 C5:.5 F5 E5:.5 F5:.5 A5 | G5:.5 F5:.5 E5 C5:2
  | D5:.5 F5:.5 D5 E5:.5 D5:.5 C5 | A4:.5 C5:.5 E5 F5:2""",
    "F | Dm | Bb | C7 | F | Am | Bb C7 | F",
)
ANSWER = tune("""
    -:4 | -:2 C5:.5 D5:.5 C5 | -:4 | -:2 E5:.5 D5:.5 C5
  | -:4 | -:2 C5:.5 E5:.5 A5 | -:4 | -:3 C5:.5 G4:.5
""")
FORM = Form((GATE, STROLL, HILLS, STROLL, DUSK, HILLS, HOME))
SONG = partial(Song, bpm=112, swing=0.62)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=11)
    gate, stroll, hills, again, dusk, over, home = FORM.starts
    marimba = Part(players.marimba, 0.170, 0.22, 0.35)
    whistle = Part(players.whistle, 0.076, 0.18, 0.5, 0.88)
    clarinet = Part(players.clarinet, 0.060, -0.25, 0.45, 0.88)
    song.play(marimba, GATE.tune, gate)
    song.play(marimba, STROLL.tune, stroll)
    song.play(Part(players.glockenspiel, 0.045, 0.5, 0.6), lifted(ANSWER[:-2], 12), stroll)
    song.play(whistle, HILLS.tune, hills)
    song.play(marimba, lifted(HILLS.tune, -12), hills, 0.42)
    song.play(clarinet, STROLL.tune, again)
    song.play(marimba, beneath(STROLL.tune, STROLL.harmony), again, 0.6)
    song.play(Part(players.horn, 0.075, -0.1, 0.5, 0.95), lifted(DUSK.tune, -12), dusk)
    song.play(Part(players.section, 0.040, 0.1, 0.6, 1.0), DUSK.tune, dusk)
    song.play(whistle, HILLS.tune, over)
    song.play(clarinet, beneath(HILLS.tune, HILLS.harmony), over)
    song.play(marimba, HOME.tune, home)
    song.play(whistle, HOME.tune, home, 0.62)
    song.play(clarinet, beneath(HOME.tune, HOME.harmony), home, 0.8)

    strum = Part(players.guitar, 0.088, -0.35, 0.25)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        song.play(Part(players.bass, 0.26, 0.0, 0.05), bass_line(part.harmony, 43, 1.1), at)
        song.play(strum, chord_hits(part.harmony, (1, 3), 67, 0.9), at)
        song.play(strum, broken(part.harmony, (2, 1), 67, 1.0, 0.5), at + 0.5, 0.5)
        if part in (HILLS, DUSK, HOME):
            song.play(Part(players.section, 0.030, -0.1, 0.5, 1.0), pad(part.harmony, 65), at)
    strolling = [*range(4, 28), *range(36, 51)]
    song.tap(kick(), song.every(0, bars=strolling), 0.13, 0, 0.02)
    song.tap(brush(), song.every(1, 3, bars=strolling), 0.065, 0.1, 0.2)
    song.tap(shaker(2, 0.022), song.every(0.5, 1.5, 2.5, 3.5, bars=strolling), 0.035, 0.45)
    # A turn of the sticks leads from each section into the next.
    song.tap(brush(4), song.every(2, 2.5, 3, 3.5, bars=(11, 19, 27, 43)), 0.055, 0.15, 0.2)
    song.tap(woodblock(780), song.every(2.5, 3.5, bars=(7, 15, 23, 39)), 0.040, -0.5, 0.25)
    song.tap(triangle(), song.every(0, bars=(4, 12, 28, 36, 44)), 0.020, 0.55, 0.4)
    return song.piece()


TRACK = Track("music/title.1", render, FORM, HOUSE, 112, layers=layers(SONG, 72))
