"""On the porch, late: horn and harp in B flat, the fair far off behind the trees."""

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
from sounds.music.house.band import HOUSE, layers

__all__ = ["TRACK"]

STEPS = section("-:4 | -:3 D5 | Eb5:2 C5 - | A4:2 C5 -", "Bb | Gm | Cm | F7")
PORCH = section(
    """
    D5:1.5 F5:.5 D5 Bb4 | Bb4:1.5 D5:.5 G5:2 | Eb5:1.5 G5:.5 Eb5 Bb4 | C5:3 -
  | D5:1.5 Eb5:.5 F5 Bb5 | G5:1.5 F5:.5 D5 Bb4 | C5 Eb5 C5 A4 | Bb4:3 -""",
    "Bb | Gm | Eb | F7 | Bb | Gm | Cm F7 | Bb",
)
TREES = section(
    """
    G5:1.5 F5:.5 D5 Bb4 | A4:1.5 D5:.5 F5:2 | Eb5 G5:.5 F5:.5 Eb5 Bb4 | D5:3 -
  | Bb4 D5 G5 Bb5 | G5:1.5 E5:.5 C5:2 | A4 C5 Eb5 F5 | A5:1.5 G5:.5 F5 C5""",
    "Gm | Dm | Eb | Bb | Gm | C7 | F7 | F7",
)
FORM = Form((STEPS, PORCH, TREES, PORCH, TREES, PORCH))
SONG = partial(Song, bpm=96, hall=1.7, loose=0.012)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=44, seed=62)
    steps, porch, trees, again, dark, last = FORM.starts
    horn = Part(players.horn, 0.110, -0.1, 0.5, 0.95)
    harp = Part(players.harp, 0.080, 0.3, 0.45)
    oboe = Part(players.oboe, 0.060, 0.2, 0.5, 0.95)
    strings = Part(players.section, 0.060, 0.0, 0.6, 1.0)
    song.play(harp, STEPS.tune, steps)
    song.play(horn, lifted(PORCH.tune, -12), porch)
    song.play(oboe, TREES.tune, trees)
    song.play(harp, beneath(TREES.tune, TREES.harmony), trees)
    song.play(Part(players.clarinet, 0.075, 0.1, 0.5, 0.95), PORCH.tune, again)
    song.play(horn, lifted(beneath(PORCH.tune, PORCH.harmony), -12), again, 0.5)
    song.play(strings, TREES.tune, dark)
    song.play(Part(players.celesta, 0.060, 0.35, 0.6), TREES.tune, dark)
    song.play(horn, lifted(PORCH.tune, -12), last)
    song.play(strings, PORCH.tune, last, 0.6)
    song.play(Part(players.music_box, 0.030, 0.4, 0.7), lifted(PORCH.tune, 12), last)

    song.play(Part(players.section, 0.034, -0.1, 0.6, 1.0), pad(FORM.harmony, 60))
    song.play(Part(players.bass, 0.21, 0.0, 0.08), bass_line(FORM.harmony, 43, 1.6))
    for part, at in zip(FORM.sections[1:], FORM.starts[1:], strict=True):
        song.play(harp, broken(part.harmony, (0, 1, 2, 3, 2, 1, 2, 1), 62), at, 0.6)
    song.tap(brush(9), song.every(1, 3, bars=range(12, 43)), 0.024, 0.2, 0.3)
    song.tap(triangle(), song.every(0, bars=(4, 12, 20, 28, 36)), 0.014, 0.5, 0.6)
    return song.piece(0.65)


TRACK = Track("music/title.3", render, FORM, HOUSE, 96, layers=layers(SONG, 65))
