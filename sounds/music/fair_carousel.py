"""Dice Theme Park: a carousel waltz in C. Barrel-organ accordion, bells, a tuba that goes round."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, chord_hits
from sounds.kit.instruments.drums import brush, kick, tambourine, triangle
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

ROUND = tune(
    """
    G4 C5 E5 | G5:2 E5 | F5 D5 B4 | G4:2 A4 | B4 D5 F5 | A5:2 G5 | E5 G5 E5 | C5:2 -
  | G4 C5 E5 | G5:2 E5 | A5 F5 D5 | A4:2 B4 | C5 F5 A5 | G5:2 E5 | D5 G5 F5 | E5 C5 -
""",
    3,
)
LIGHTS = tune(
    """
    A4 C5 F5 | A5:2 F5 | G5 E5 C5 | G4:2 C5 | B4 D5 G5 | F5 D5 B4 | E5 D5 C5 | Bb4:2 C5
  | A4 C5 F5 | A5:2 F5 | G5 E5 C5 | G4:2 A4 | D5 A5 G5 | F#5 D5 A4 | B4 D5 F5 | D5:2 -
""",
    3,
)
HARMONY = chords(
    """
    C | C | G7 | G7 | G7 | G7 | C | C | C | C | Dm | Dm | F | C | G7 | C
  | F | F | C | C | G7 | G7 | C | C7 | F | F | C | C | D7 | D7 | G7 | G7""",
    3,
)
MELODY = [*ROUND, *shifted(LIGHTS, 48)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=164, bars=32, seed=91, metre=3.0, hall=1.3, loose=0.008)
    song.play(Part(players.accordion, 0.120, -0.2, 0.35, 0.9), ROUND)
    song.play(Part(players.glockenspiel, 0.038, 0.45, 0.5), ROUND)
    song.play(Part(players.clarinet, 0.075, 0.2, 0.4, 0.9), LIGHTS, 48)
    song.play(Part(players.vibraphone, 0.070, 0.3, 0.5), lifted(LIGHTS, -12), 48)

    song.play(Part(players.tuba, 0.20, 0.0, 0.12, 0.7), bass_line(HARMONY, 43, 0.9, 3.0))
    song.play(Part(players.accordion, 0.046, -0.4, 0.2, 0.55), chord_hits(HARMONY, (1, 2), 62, 0.5))
    song.play(Part(players.marimba, 0.042, 0.4, 0.3), broken(HARMONY[16:], (0, 1, 2, 3, 2, 1), 66))

    song.tap(kick(), song.every(0), 0.13, 0, 0.03)
    song.tap(brush(6), song.every(1, 2), 0.060, 0.1, 0.25)
    song.tap(tambourine(), song.every(1, 2, bars=range(16, 32)), 0.034, -0.5, 0.2)
    song.tap(triangle(), song.every(0, bars=(0, 8, 16, 24)), 0.020, 0.5, 0.5)
    return song.mix(0.5)


TRACK = Track("music/fair.1", render, MELODY, HARMONY, "dice_theme_park")
