"""The lobby: a slow waltz in F for finding one's chair. Vibraphone, guitar, strings far away."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.instruments.drums import brush, shaker, triangle
from sounds.kit.score import chords, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

CHAIRS = tune(
    """
    A4 C5 E5 | D5:2 C5 | Bb4 D5 F5 | E5:2 D5
  | C5 E5 G5 | F5:2 E5 | D5:1.5 C5:.5 Bb4 | A4 G4:2
  | A4 C5 E5 | D5:2 C5 | Bb4 D5 F5 | G5:2 E5
  | E5:1.5 D5:.5 C5 | Bb4 D5 C5 | Bb4 G4 E4 | F4:3
""",
    3,
)
WINDOW = tune(
    """
    D5 F5 A5 | G5:2 F5 | E5 C5 A4 | F#4 A4 C5
  | Bb4:2 D5 | E5 G5 Bb5 | A5:2 E5 | D5 Bb4 G4
""",
    3,
)
HARMONY = chords(
    """
    Fmaj7 | Dm7 | Gm7 | C7 | Am7 | Dm7 | Gm7 | C7
  | Fmaj7 | Dm7 | Gm7 | C7 | Am7 | Gm7 | C7 | F6
  | Bbmaj7 | Bbm6 | Am7 | D7 | Gm7 | C7 | Fmaj7 | C7""",
    3,
)
MELODY = [*CHAIRS, *shifted(WINDOW, 48)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=104, bars=24, seed=61, metre=3.0, hall=1.7, loose=0.012)
    song.play(Part(players.vibraphone, 0.120, 0.15, 0.45), CHAIRS)
    song.play(Part(players.vibraphone, 0.090, 0.15, 0.45), WINDOW, 48)
    song.play(Part(players.clarinet, 0.048, -0.15, 0.5, 0.95), WINDOW, 48)
    song.play(
        Part(players.guitar, 0.095, -0.3, 0.3),
        broken(HARMONY, (0, 1, 2, 3, 2, 1), 62),
    )
    song.play(Part(players.section, 0.030, -0.1, 0.6, 1.0), pad(HARMONY, 60))
    song.play(Part(players.bass, 0.20, 0.0, 0.08), bass_line(HARMONY, 43, 2.2, 3.0))
    song.tap(brush(9), song.every(1, 2), 0.036, 0.2, 0.3)
    song.tap(shaker(7), song.every(0.5, 1.5, 2.5, bars=range(16, 24)), 0.020, 0.5)
    song.tap(triangle(), song.every(0, bars=(0, 16)), 0.014, 0.5, 0.6)
    return song.mix(0.6)


TRACK = Track("music/lobby", render, MELODY, HARMONY)
