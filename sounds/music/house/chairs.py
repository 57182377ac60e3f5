"""A slow waltz in F for finding one's chair. Vibraphone, guitar, strings far away, a window."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, triangle
from sounds.kit.score import beneath
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.house.band import HOUSE, layers

__all__ = ["TRACK"]

CHAIRS = section(
    """
    A4 C5 E5 | D5:2 C5 | Bb4 D5 F5 | E5:2 D5 | C5 E5 G5 | F5:2 E5 | D5:1.5 C5:.5 Bb4 | A4 G4:2
  | A4 C5 E5 | D5:2 C5 | Bb4 D5 F5 | G5:2 E5 | E5:1.5 D5:.5 C5 | Bb4 D5 C5 | Bb4 G4 E4 | F4:3""",
    """Fmaj7 | Dm7 | Gm7 | C7 | Am7 | Dm7 | Gm7 | C7
     | Fmaj7 | Dm7 | Gm7 | C7 | Am7 | Gm7 | C7 | F6""",
    3,
)
WINDOW = section(
    """
    D5 F5 A5 | G5:2 F5 | E5 C5 A4 | F#4 A4 C5
  | Bb4:2 D5 | E5 G5 Bb5 | A5:2 E5 | D5 Bb4 G4""",
    "Bbmaj7 | Bbm6 | Am7 | D7 | Gm7 | C7 | Fmaj7 | C7",
    3,
)
FORM = Form((CHAIRS, WINDOW, CHAIRS, WINDOW, CHAIRS))
SONG = partial(Song, bpm=104, metre=3.0, hall=1.7, loose=0.012)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=64, seed=61)
    chairs, window, again, other, last = FORM.starts
    vibes = Part(players.vibraphone, 0.120, 0.15, 0.45)
    clarinet = Part(players.clarinet, 0.060, -0.15, 0.5, 0.95)
    strings = Part(players.section, 0.050, 0.0, 0.6, 1.0)
    song.play(vibes, CHAIRS.tune, chairs)
    song.play(vibes, WINDOW.tune, window, 0.75)
    song.play(clarinet, WINDOW.tune, window, 0.8)
    song.play(clarinet, CHAIRS.tune, again)
    song.play(Part(players.harp, 0.070, 0.3, 0.5), beneath(CHAIRS.tune, CHAIRS.harmony), again)
    song.play(strings, WINDOW.tune, other)
    song.play(Part(players.celesta, 0.060, 0.3, 0.5), WINDOW.tune, other)
    song.play(vibes, CHAIRS.tune, last)
    song.play(clarinet, beneath(CHAIRS.tune, CHAIRS.harmony), last, 0.7)
    song.play(
        Part(players.guitar, 0.095, -0.3, 0.3),
        broken(FORM.harmony, (0, 1, 2, 3, 2, 1), 62),
    )
    song.play(Part(players.section, 0.028, -0.1, 0.6, 1.0), pad(FORM.harmony, 60))
    song.play(Part(players.bass, 0.20, 0.0, 0.08), bass_line(FORM.harmony, 43, 2.2, 3.0))
    song.tap(brush(9), song.every(1, 2, bars=range(16, 63)), 0.030, 0.2, 0.3)
    song.tap(triangle(), song.every(0, bars=(16, 24, 40, 48)), 0.014, 0.5, 0.6)
    return song.piece(0.6)


TRACK = Track("music/title.2", render, FORM, HOUSE, 104, 3.0, 8, layers=layers(SONG, 72))
