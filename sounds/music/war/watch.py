"""The night watch in G minor: a trumpet with its cup in, a bassoon, somebody's clock."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, snare, timpani, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.war.band import HOUSE, layers

__all__ = ["TRACK"]

DARK = section("-:4 | -:3 D5 | Eb5:2 C5 - | A4:2 F#4 -", "Gm | Gm | Cm | D7")
POST = section(
    """
    D5:1.5 C5:.5 Bb4 G4 | C5:1.5 Eb5:.5 G5:2 | F#5:1.5 E5:.5 D5 A4 | Bb4:3 -
  | G5:1.5 F5:.5 Eb5 Bb4 | D5:1.5 C5:.5 Bb4 F4 | Eb5 C5 D5 F#4 | G4:3 -""",
    "Gm | Cm | D7 | Gm | Eb | Bb | Cm D7 | Gm",
)
STARS = section(
    """
    F5:2 D5 Bb4 | C5:1.5 D5:.5 C5 A4 | Bb4:1.5 D5:.5 G5:2 | F5:3 -
  | G5:1.5 Bb5:.5 G5 Eb5 | F5:1.5 D5:.5 Bb4:2 | E5:1.5 G5:.5 Bb5 G5 | F#5:2 A4:2""",
    "Bb | F | Gm | Dm | Eb | Bb | C7 | D7",
)
DAWN = section(
    """
    D5:1.5 C5:.5 Bb4 G4 | C5:1.5 Eb5:.5 G5:2 | F#5:1.5 E5:.5 D5 A4 | Bb4:3 -
  | G5:1.5 F5:.5 Eb5 Bb4 | D5:1.5 C5:.5 Bb4 F4 | Eb5 C5 A4 F#4 | G4:3 -""",
    "Gm | Cm | D7 | Gm | Eb | Bb | Cm D7 | Gm",
)
FORM = Form((DARK, POST, STARS, POST, STARS, DAWN))
SONG = partial(Song, bpm=92, hall=1.6, loose=0.010)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=44, seed=83)
    dark, post, stars, again, high, dawn = FORM.starts
    trumpet = Part(players.trumpet, 0.095, 0.1, 0.5, 0.93)
    bassoon = Part(players.bassoon, 0.115, -0.2, 0.4, 0.93)
    oboe = Part(players.oboe, 0.060, 0.25, 0.5, 0.95)
    strings = Part(players.section, 0.050, 0.0, 0.6, 1.0)
    song.play(bassoon, lifted(DARK.tune, -12), dark)
    song.play(trumpet, POST.tune, post)
    song.play(oboe, STARS.tune, stars)
    song.play(strings, lifted(STARS.tune, -12), stars, 0.7)
    song.play(bassoon, lifted(POST.tune, -12), again)
    song.play(oboe, beneath(POST.tune, POST.harmony), again, 0.5)
    song.play(Part(players.fife, 0.040, 0.3, 0.6, 0.93), STARS.tune, high)
    song.play(trumpet, beneath(STARS.tune, STARS.harmony), high, 0.6)
    song.play(trumpet, DAWN.tune, dawn)
    song.play(bassoon, lifted(beneath(DAWN.tune, DAWN.harmony), -12), dawn, 0.6)
    song.play(Part(players.celesta, 0.030, 0.4, 0.6), lifted(DAWN.tune, 12), dawn)

    song.play(Part(players.section, 0.034, -0.1, 0.6, 1.0), pad(FORM.harmony, 58))
    song.play(Part(players.bass, 0.22, 0.0, 0.08), bass_line(FORM.harmony, 43, 1.6))
    harp = Part(players.harp, 0.055, -0.35, 0.4)
    for part, at in zip(FORM.sections[1:], FORM.starts[1:], strict=True):
        song.play(harp, broken(part.harmony, (0, 1, 2, 3, 2, 1, 2, 1), 62), at)
    song.tap(woodblock(1050), song.every(0, 1, 2, 3, bars=range(43)), 0.014, 0.5, 0.3)
    song.tap(snare(3, 0.035), song.every(3.5, 3.75, bars=range(4, 43)), 0.016, -0.3, 0.4)
    song.tap(brush(7), song.every(1, 3, bars=range(12, 43)), 0.030, 0.1, 0.3)
    song.tap(timpani(98, 0.5), song.every(0, bars=(0, 4, 12, 20, 28, 36, 43)), 0.07, -0.1, 0.4)
    song.tap(triangle(), song.every(0, bars=(12, 28)), 0.014, 0.5, 0.6)
    return song.piece(0.65)


TRACK = Track("music/topoum.3", render, FORM, HOUSE, 92, layers=layers(SONG, 62))
