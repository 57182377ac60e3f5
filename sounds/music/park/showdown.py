"""The showdown: two rivals under the lamps in D minor. Timpani, low plucking, a horn that dares."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import kick, shaker, snare, timpani, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.park.band import HOUSE, layers

__all__ = ["TRACK"]

GLARE = section("D4:3 - | -:2 A4:2 | F4:3 - | -:2 E4:2", "Dm | Dm | Bb | A7")
DARE = section(
    """
    D4:1.5 F4:.5 A4:2 | G4:.5 F4:.5 E4 F4 D4 | Bb3:1.5 D4:.5 F4:2 | E4:.5 F4:.5 G4 A4:2
  | D4:1.5 F4:.5 A4:2 | Bb4:.5 A4:.5 G4 D4 G4 | E4:1.5 G4:.5 C#5 Bb4 | A4:3 -""",
    "Dm | Dm | Bb | A7 | Dm | Gm | A7 | A7",
)
ANSWER = section(
    """
    D5:1.5 C5:.5 A4 F4 | Bb4:1.5 A4:.5 G4 D4 | C5:1.5 Bb4:.5 G4 E4 | A4:.5 G4:.5 F4 C5 A4
  | Bb4:1.5 D5:.5 F5 D5 | G4:.5 A4:.5 Bb4 E5 D5 | C#5:1.5 E5:.5 A5 G5 | F5:.5 E5:.5 C#5 A4 -""",
    "Dm | Gm | C7 | F | Bb | Gm | A7 | A7",
)
CIRCLE = section(
    """
    F5:2 D5 Bb4 | G4:2 C5 E5 | F5:1.5 E5:.5 D5 A4 | D5:3 -
  | D5:1.5 F5:.5 Bb5 F5 | G5:1.5 D5:.5 Bb4 D5 | C#5:1.5 E5:.5 G5 E5 | C#5 E5 A5 -""",
    "Bb | C | Dm | Dm | Bb | Gm | A7 | A7",
)
DRAW = section(
    """
    D4:1.5 F4:.5 A4:2 | G4:.5 F4:.5 E4 F4 D4 | Bb3:1.5 D4:.5 F4:2 | E4:.5 F4:.5 G4 A4:2
  | D4:1.5 F4:.5 A4:2 | Bb4:.5 A4:.5 G4 D4 G4 | E4:.5 G4:.5 C#5 E5 A4 | D5:2 D4 -""",
    "Dm | Dm | Bb | A7 | Dm | Gm | A7 | Dm",
)
FORM = Form((GLARE, DARE, ANSWER, DARE, CIRCLE, ANSWER, DRAW))
SONG = partial(Song, bpm=124, hall=1.3)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=77)
    glare, dare, answer, again, circle, other, draw = FORM.starts
    horn = Part(players.horn, 0.090, -0.15, 0.45, 0.9)
    trumpet = Part(players.trumpet, 0.075, 0.2, 0.4, 0.88)
    clarinet = Part(players.clarinet, 0.062, 0.25, 0.4, 0.88)
    song.play(horn, GLARE.tune, glare, 0.8)
    song.play(horn, DARE.tune, dare)
    song.play(clarinet, ANSWER.tune, answer)
    song.play(horn, beneath(ANSWER.tune, ANSWER.harmony), answer, 0.5)
    song.play(horn, DARE.tune, again)
    song.play(trumpet, lifted(DARE.tune, 12), again, 0.5)
    song.play(Part(players.section, 0.060, 0.0, 0.5, 1.0), CIRCLE.tune, circle)
    song.play(Part(players.vibraphone, 0.060, 0.3, 0.5), CIRCLE.tune, circle)
    song.play(trumpet, ANSWER.tune, other)
    song.play(clarinet, beneath(ANSWER.tune, ANSWER.harmony), other, 0.8)
    song.play(horn, DRAW.tune, draw)
    song.play(trumpet, lifted(DRAW.tune, 12), draw, 0.6)

    pulse = Part(players.pizzicato, 0.105, 0.3, 0.3)
    high = Part(players.piano, 0.050, -0.4, 0.35)
    for part, at in zip(FORM.sections[1:-1], FORM.starts[1:-1], strict=True):
        song.play(pulse, broken(part.harmony, (0, 1, 2, 1), 52, 0.5, 0.8), at)
        song.play(high, broken(part.harmony, (2, 1, 3, 1), 64, 0.5, 0.8), at)
    song.play(pulse, broken(DRAW.harmony[:-1], (0, 1, 2, 1), 52, 0.5, 0.8), draw)
    song.play(Part(players.section, 0.036, 0.0, 0.6, 1.0), pad(FORM.harmony, 57))
    song.play(Part(players.bass, 0.24, 0.0, 0.06), bass_line(FORM.harmony, 40, 0.8))

    song.tap(
        timpani(73.4), song.every(0, 2.5, bars=(0, 1, 4, 5, 8, 20, 21, 44, 45)), 0.11, -0.2, 0.4
    )
    song.tap(timpani(110), song.every(0, 1, 2, 3, bars=(3, 19, 43)), 0.09, -0.2, 0.4)
    song.tap(timpani(73.4), song.every(0, bars=(51,)), 0.14, -0.2, 0.4)
    song.tap(kick(), song.every(0, 2, bars=range(4, 51)), 0.10, 0, 0.02)
    fought = [*range(12, 28), *range(36, 51)]
    song.tap(snare(2, 0.05), song.every(1, 3, bars=fought), 0.046, 0.1, 0.2)
    song.tap(woodblock(660), song.every(0, 1, 2, 3, bars=range(4, 20)), 0.038, -0.5, 0.25)
    song.tap(shaker(6), song.every(0.5, 1.5, 2.5, 3.5, bars=range(4, 51)), 0.028, 0.5)
    song.tap(triangle(), song.every(0, bars=(4, 12, 28, 44)), 0.018, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/showdown.1", render, FORM, HOUSE, 124, layers=layers(SONG, 69))
