"""The coaster in F: a gallop on the organ, the climb, the view from the top, and down again."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, kick, snare, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.fair.band import HOUSE, layers, organ

__all__ = ["TRACK"]

QUEUE = section("-:4 | -:3 C5:.5 C5:.5 | -:4 | -:3 C5:.5 C5:.5", "F | F | C7 | C7")
GALLOP = section(
    """
    C5:.5 D5:.5 F5 A5 F5 | C5:.5 D5:.5 F5 A5:2 | D5:.5 D5:.5 F5 Bb5 F5 | A5:.5 G5:.5 F5 C5 -
  | D5:.5 D5:.5 G5 Bb5 G5 | E5:.5 E5:.5 G5 C6 G5 | A5:.5 Bb5:.5 A5 F5 C5 | E5 D5:.5 E5:.5 C5 -""",
    "F | F | Bb | F | Gm | C7 | F | C7",
)
CLIMB = section(
    """
    D5:.5 E5:.5 F5 D5 A4 | Bb4:.5 D5:.5 G5 D5 Bb4 | C#5:.5 E5:.5 A5 E5 C#5 | D5:.5 F5:.5 A5 F5 D5
  | D5:.5 F5:.5 Bb5 F5 D5 | C5:.5 F5:.5 A5 F5 C5 | B4:.5 D5:.5 G5 F5 D5 | E5:.5 G5:.5 C6 Bb5 -""",
    "Dm | Gm | A7 | Dm | Bb | F | G7 | C7",
)
VIEW = section(
    """
    F5:3 D5 | E5:3 G5 | C5:2 E5 A5 | F5:3 D5
  | Bb4:2 D5 G5 | E5:2 G5 Bb5 | A5:3 F5 | C5:2 -:2""",
    "Bb | C7 | Am | Dm | Gm | C7 | F | F",
)
BRAKES = section(
    """
    C5:.5 D5:.5 F5 A5 F5 | C5:.5 D5:.5 F5 A5:2 | D5:.5 D5:.5 F5 Bb5 F5 | A5:.5 G5:.5 F5 C5 -
  | D5:.5 D5:.5 G5 Bb5 G5 | E5:.5 E5:.5 G5 C6 G5 | A5:.5 G5:.5 F5 E5 G5 | F5 C5 F4 -""",
    "F | F | Bb | F | Gm | C7 | F C7 | F",
)
FORM = Form((QUEUE, GALLOP, CLIMB, GALLOP, VIEW, CLIMB, GALLOP, BRAKES))
SONG = partial(Song, bpm=144, hall=0.9, loose=0.006)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=60, seed=94)
    queue, gallop, climb, again, view, up, third, brakes = FORM.starts
    calliope = Part(players.calliope, 0.095, -0.1, 0.3, 0.8)
    bells = Part(players.glockenspiel, 0.036, 0.45, 0.5)
    box = Part(players.music_box, 0.090, 0.3, 0.45)
    marimba = Part(players.marimba, 0.110, 0.2, 0.3)
    song.play(calliope, QUEUE.tune, queue)
    song.play(calliope, GALLOP.tune, gallop)
    song.play(marimba, CLIMB.tune, climb)
    song.play(box, CLIMB.tune, climb, 0.7)
    song.play(calliope, GALLOP.tune, again)
    song.play(bells, lifted(GALLOP.tune, 12), again)
    song.play(calliope, beneath(GALLOP.tune, GALLOP.harmony), again, 0.6)
    song.play(Part(players.section, 0.070, 0.0, 0.6, 1.0), VIEW.tune, view)
    song.play(box, lifted(VIEW.tune, 12), view)
    song.play(Part(players.section, 0.030, -0.2, 0.6, 1.0), pad(VIEW.harmony, 60), view)
    song.play(calliope, CLIMB.tune, up, 0.85)
    song.play(marimba, lifted(CLIMB.tune, -12), up, 0.8)
    song.play(box, GALLOP.tune, third)
    song.play(marimba, GALLOP.tune, third, 0.8)
    song.play(calliope, BRAKES.tune, brakes)
    song.play(calliope, beneath(BRAKES.tune, BRAKES.harmony), brakes, 0.7)
    song.play(bells, lifted(BRAKES.tune, 12), brakes)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        organ(song, part, at, full=0.5 if part is VIEW else 0.9, low=41)
    riding = [*range(4, 28), *range(36, 59)]
    song.tap(kick(), song.every(0, 2, bars=riding), 0.08, 0, 0.02)
    song.tap(brush(6), song.every(1, 3, bars=riding), 0.050, 0.1, 0.25)
    chain = song.every(*(0.5 * n for n in range(8)), bars=[*range(12, 20), *range(36, 44)])
    song.tap(woodblock(1180), chain, 0.020, -0.4, 0.2)
    song.tap(snare(2, 0.04), song.every(2, 2.5, 3, 3.25, 3.5, bars=(19, 43)), 0.036, 0.1, 0.2)
    song.tap(triangle(), song.every(0, bars=(4, 20, 28, 32, 44, 52)), 0.018, 0.5, 0.5)
    return song.piece(0.45)


TRACK = Track("music/fair.4", render, FORM, HOUSE, 144, layers=layers(SONG, 72))
