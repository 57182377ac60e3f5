"""Mole Park: a ragtime stroll along the stalls in F. Clarinet, banjo, tuba, a swinging shaker."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits
from sounds.kit.instruments.drums import brush, kick, shaker, tambourine, woodblock
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

STROLL = tune("""
    A4:.5 C5 A4:.5 C5:.5 D5:.5 F5 | E5:.5 D5 C5:.5 A4:2
  | Bb4:.5 D5 Bb4:.5 D5:.5 E5:.5 G5 | F5:.5 D5 Bb4:.5 G4:2
  | C5:.5 E5 C5:.5 E5:.5 F5:.5 G5 | Bb5:.5 G5 E5:.5 C5:2
  | F5:.5 A5 F5:.5 D5:.5 C5:.5 A4 | G4 Bb4 A4 -
""")
STALLS = tune("""
    D5:1.5 F5:.5 D5 Bb4 | C5:1.5 F5:.5 C5 A4
  | D5:.5 E5:.5 F5 D5 B4 | C5:.5 D5:.5 E5 G5:2
  | F5:.5 Eb5:.5 D5 F5 Bb5 | A5:.5 G5:.5 F5 C5 A4
  | Bb4:.5 D5:.5 G5 F5:.5 E5:.5 D5 | C5:.5 Bb4:.5 A4 F4 -
""")
CALL = tune("""
    -:4 | -:2 F5:.5 E5:.5 C5 | -:4 | -:2 D5:.5 Bb4:.5 G4
  | -:4 | -:2 G5:.5 E5:.5 C5 | -:4 | -:4
""")
HARMONY = chords("""
    F | F Am | Gm | Gm | C7 | C7 | F Dm | C7 F
  | Bb | F | G7 | C7 | Bb | F | Gm C7 | F""")
MELODY = [*STROLL, *shifted(STALLS, 32)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=118, bars=16, seed=71, swing=0.58, hall=0.9)
    song.play(Part(players.clarinet, 0.090, 0.2, 0.35, 0.82), STROLL)
    song.play(Part(players.banjo, 0.062, -0.35, 0.25), STALLS, 32)
    song.play(Part(players.clarinet, 0.050, 0.25, 0.4, 0.85), STALLS, 32)
    song.play(Part(players.glockenspiel, 0.040, 0.5, 0.5), lifted(CALL, 0))
    song.play(Part(players.marimba, 0.060, 0.35, 0.3), lifted(STALLS, -12), 32)

    song.play(Part(players.tuba, 0.20, 0.0, 0.12, 0.72), bass_line(HARMONY, 41, 0.85, lead=16))
    song.play(Part(players.banjo, 0.042, -0.4, 0.2), chord_hits(HARMONY, (1, 3), 62, 0.4))
    song.play(Part(players.guitar, 0.050, 0.4, 0.2), chord_hits(HARMONY, (1, 2.5, 3), 64, 0.4))

    song.tap(kick(), song.every(0, 2), 0.13, 0, 0.02)
    song.tap(brush(4), song.every(1, 3), 0.095, 0.1, 0.2)
    song.tap(shaker(5), song.every(0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5), 0.028, 0.5)
    song.tap(woodblock(880), song.every(0.5, 1.5, 3, bars=(3, 7)), 0.050, -0.4, 0.25)
    song.tap(tambourine(), song.every(1, 3, bars=range(8, 16)), 0.045, -0.5, 0.2)
    return song.mix(0.45)


TRACK = Track("music/park.1", render, MELODY, HARMONY, "mole_park")
