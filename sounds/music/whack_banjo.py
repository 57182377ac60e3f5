"""Whack, third loop: a barn dance in C. Banjo in front, double bass, whistle over the fields."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, chord_hits
from sounds.kit.instruments.drums import brush, clap, kick, shaker, snare, woodblock
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

REEL = tune("""
    E4:.5 G4:.5 C5:.5 G4:.5 E5:.5 G4:.5 D5:.5 C5:.5
  | A4:.5 C5:.5 G4:.5 E4:.5 G4:.5 C5:.5 E4:.5 G4:.5
  | A4:.5 C5:.5 F5:.5 C5:.5 A4:.5 C5:.5 D5:.5 C5:.5 | G4:.5 E4:.5 G4:.5 C5:.5 E5 C5
  | E4:.5 G4:.5 C5:.5 G4:.5 E5:.5 G4:.5 D5:.5 C5:.5
  | A4:.5 C5:.5 E5:.5 C5:.5 A4:.5 C5:.5 G4:.5 A4:.5
  | B4:.5 D5:.5 G4:.5 B4:.5 F5:.5 D5:.5 B4:.5 G4:.5 | C5:.5 E4:.5 G4:.5 E4:.5 C4 -
""")
FIELDS = tune("""
    A5:1.5 G5:.5 F5 C5 | E5:1.5 D5:.5 C5 G4 | A4 C5 F5 A5 | G5:2 F5 D5
  | E5:1.5 F5:.5 E5 C5 | B4:1.5 C5:.5 B4 G4 | A4 C5 B4 D5 | C5:2 B4 D5
""")
LAST = tune("""
    E4:.5 G4:.5 C5:.5 G4:.5 E5:.5 G4:.5 D5:.5 C5:.5
  | A4:.5 C5:.5 G4:.5 E4:.5 G4:.5 C5:.5 E4:.5 G4:.5
  | A4:.5 C5:.5 F5:.5 C5:.5 A4:.5 C5:.5 D5:.5 C5:.5 | G4:.5 E4:.5 G4:.5 C5:.5 E5 C5
  | A4:.5 C5:.5 F5:.5 C5:.5 A5:.5 F5:.5 C5:.5 A4:.5
  | G4:.5 C5:.5 E5:.5 C5:.5 G5:.5 E5:.5 C5:.5 G4:.5
  | F#4:.5 A4:.5 C5:.5 D5:.5 B4:.5 D5:.5 F5:.5 D5:.5 | C5:.5 G4:.5 E4:.5 G4:.5 C4 G4
""")
CALL = tune("""
    E5:3 - | G5:2 E5:2 | F5:3 - | E5:2 G5:2 | F5:2 A5:2 | G5:2 E5:2 | D5:2 F5:2 | E5 G5 C5 -
""")
HARMONY = chords("""
    C | C | F | C | C | Am | G7 | C
  | F | C | F | G7 | Am | Em | F G7 | C G7
  | C | C | F | C | F | C | D7 G7 | C""")
MELODY = [*REEL, *shifted(FIELDS, 32), *shifted(LAST, 64)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=124, bars=24, seed=41, swing=0.54, hall=0.7)
    banjo = Part(players.banjo, 0.29, 0.15, 0.25)
    song.play(banjo, REEL)
    song.play(banjo, LAST, 64)
    roll = broken(HARMONY[8:18], (0, 1, 2, 0, 1, 2, 0, 2), 67)
    song.play(banjo, roll, 0, 0.48)
    song.play(Part(players.whistle, 0.068, 0.1, 0.4, 0.9), FIELDS, 32)
    song.play(Part(players.accordion, 0.075, -0.3, 0.4, 0.92), lifted(FIELDS, -12), 32)
    song.play(Part(players.whistle, 0.042, -0.2, 0.55, 0.9), CALL, 64)

    song.play(Part(players.bass, 0.24, 0.0, 0.05), bass_line(HARMONY, 43, 0.9, lead=8))
    chop = Part(players.guitar, 0.080, -0.4, 0.2, 0.7)
    song.play(chop, chord_hits(HARMONY, (1, 3), 64, 0.5))
    song.play(chop, chord_hits(HARMONY, (1.5, 3.5), 64, 0.3), 0, 0.5)
    song.play(Part(players.tuba, 0.10, 0.2, 0.12, 0.7), bass_line(HARMONY[-9:], 43, 0.8))

    song.tap(kick(), song.every(0, 2), 0.14, 0, 0.02)
    song.tap(brush(5), song.every(1, 3), 0.09, 0.1, 0.2)
    song.tap(clap(), song.every(1, 3, bars=range(8, 16)), 0.08, 0.3, 0.3)
    song.tap(shaker(5), song.every(0.5, 1.5, 2.5, 3.5), 0.045, -0.5)
    song.tap(snare(3, 0.05), song.every(2, 2.5, 3, 3.25, 3.5, bars=(7, 15, 23)), 0.05, 0.1, 0.2)
    song.tap(woodblock(920), song.every(0, 0.5, 1.5, 2, 3, bars=range(16, 24)), 0.055, 0.55, 0.2)
    return song.mix(0.45)


TRACK = Track("music/whack.3", render, MELODY, HARMONY, "whakka_mole")
