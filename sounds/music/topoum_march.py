"""Topoum: moles off to the front, whistling. A small march in B flat, tuba and side drum."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits
from sounds.kit.instruments.drums import kick, snare, triangle
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

WHISTLED = tune("""
    F5 D5:.5 Eb5:.5 F5 Bb5 | G5 F5:.5 D5:.5 Bb4:2 | C5 Eb5:.5 G5:.5 F5 Eb5 | D5:.5 Eb5:.5 F5 D5 -
  | F5 D5:.5 Eb5:.5 F5 Bb5 | A5:.5 G5:.5 D5 Bb4:2 | C5:.5 D5:.5 E5 G5 E5 | F5:2 C5 -
""")
TRENCH = tune("""
    G4:1.5 Bb4:.5 Eb5 G5 | F5:.5 Eb5:.5 D5 Bb4:2 | A4:1.5 C5:.5 Eb5 C5 | D5:.5 C5:.5 Bb4 F4 -
  | G4:1.5 Bb4:.5 D5 G5 | E5:.5 F5:.5 G5 E5 C5 | Eb5:.5 D5:.5 C5 A4 F4 | Bb4:2 F4 -
""")
HARMONY = chords("""
    Bb | Gm Bb | Cm F7 | Bb | Bb | Gm | C7 | F7
  | Eb | Bb | F7 | Bb | Gm | C7 | F7 | Bb F7""")
MELODY = [*WHISTLED, *shifted(TRENCH, 32)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=114, bars=16, seed=81, hall=1.1)
    song.play(Part(players.whistle, 0.070, 0.15, 0.5, 0.86), WHISTLED)
    song.play(Part(players.clarinet, 0.040, -0.2, 0.4, 0.84), lifted(WHISTLED, -12))
    song.play(Part(players.clarinet, 0.085, -0.15, 0.4, 0.86), TRENCH, 32)
    song.play(Part(players.whistle, 0.026, 0.2, 0.6, 0.86), lifted(TRENCH, 12), 32)
    song.play(Part(players.accordion, 0.060, -0.3, 0.3, 0.8), lifted(TRENCH, -12), 32)

    song.play(Part(players.tuba, 0.21, 0.0, 0.12, 0.7), bass_line(HARMONY, 43, 0.85, lead=16))
    song.play(Part(players.accordion, 0.050, -0.4, 0.2, 0.6), chord_hits(HARMONY, (1, 3), 62, 0.5))
    song.play(Part(players.guitar, 0.050, 0.4, 0.2), chord_hits(HARMONY, (1, 3), 65, 0.5))

    song.tap(kick(), song.every(0, 2), 0.14, 0, 0.03)
    side = snare(4, 0.05)
    song.tap(side, song.every(1, 3), 0.060, 0.15, 0.25)
    song.tap(side, song.every(1.5, 3.5, 3.75), 0.034, 0.15, 0.25)
    song.tap(side, song.every(2, 2.25, 2.5, 2.75, bars=(7, 15)), 0.040, 0.15, 0.25)
    song.tap(triangle(), song.every(0, bars=(0, 8)), 0.018, 0.5, 0.5)
    return song.mix(0.5)


TRACK = Track("music/topoum.1", render, MELODY, HARMONY, "topoum")
