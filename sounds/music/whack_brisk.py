"""Whack, second loop: tiptoe in D minor, a bit of sun in F, tiptoe again. Plucked strings."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits, pad
from sounds.kit.instruments.drums import brush, kick, shaker, triangle, woodblock
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

CREEP = tune("""
    D4:.5 -:.5 F4:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5 | D5:.5 -:.5 A4:.5 -:.5 F4:.5 E4:.5 D4:.5 -:.5
  | C#4:.5 -:.5 E4:.5 -:.5 G4:.5 F#4:.5 G4:.5 -:.5 | Bb4:.5 -:.5 A4:.5 G4:.5 F4:.5 E4:.5 D4
  | D4:.5 -:.5 F4:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5 | Bb4:.5 -:.5 G4:.5 -:.5 D5:.5 C#5:.5 D5:.5 -:.5
  | Bb4:.5 G4:.5 E4:.5 G4:.5 A4:.5 C#5:.5 E5 | F5:.5 -:.5 A4:.5 -:.5 D5 -
""")
SUN = tune("""
    C5:1.5 D5:.5 C5 A4 | Bb4:1.5 C5:.5 Bb4 G4
  | A4:.5 Bb4:.5 C5 F5 C5 | E5:.5 D5:.5 C5:.5 Bb4:.5 A4:2
  | D5:1.5 Eb5:.5 D5 Bb4 | C5:1.5 D5:.5 C5 A4
  | Bb4:.5 A4:.5 G4 Bb4:.5 D5:.5 G5 | E5:.5 F5:.5 E5:.5 C#5:.5 A4:2
""")
AGAIN = tune("""
    D4:.5 -:.5 F4:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5 | D5:.5 -:.5 A4:.5 -:.5 F4:.5 E4:.5 D4:.5 -:.5
  | C#4:.5 -:.5 E4:.5 -:.5 G4:.5 F#4:.5 G4:.5 -:.5 | Bb4:.5 -:.5 A4:.5 G4:.5 F4:.5 E4:.5 D4
  | G4:.5 -:.5 Bb4:.5 -:.5 D5:.5 C#5:.5 D5:.5 -:.5 | F5:.5 -:.5 D5:.5 -:.5 A4:.5 G#4:.5 A4:.5 -:.5
  | Bb4:.5 D5:.5 F5:.5 D5:.5 C#5:.5 E5:.5 A4 | D5:.5 -:.5 D4:.5 -:.5 A4 -
""")
SHADOW = tune("""
    A3:3 - | F3:3 - | G3:3 - | E3:2 F3:2 | Bb3:3 - | A3:3 - | D4:2 C#4:2 | D4:2 -:2
""")
HARMONY = chords("""
    Dm | Dm | A7 | A7 Dm | Dm | Gm | Gm A7 | Dm
  | F | C7 | F | C7 F | Bb | F | Gm | A7
  | Dm | Dm | A7 | A7 Dm | Gm | Dm | Bb A7 | Dm A7""")
MELODY = [*CREEP, *shifted(SUN, 32), *shifted(AGAIN, 64)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=138, bars=24, seed=31, hall=0.9)
    pluck = Part(players.pizzicato, 0.24, 0.15, 0.35)
    song.play(pluck, CREEP)
    song.play(pluck, AGAIN, 64)
    high = Part(players.marimba, 0.080, 0.35, 0.4)
    song.play(high, lifted(CREEP, 12))
    song.play(Part(players.glockenspiel, 0.040, 0.45, 0.5), lifted(AGAIN, 12), 64)
    song.play(high, lifted(AGAIN, 12), 64, 0.8)
    song.play(Part(players.clarinet, 0.075, 0.1, 0.4, 0.92), SUN, 32)
    song.play(Part(players.marimba, 0.100, 0.35, 0.3), SUN, 32)
    song.play(Part(players.clarinet, 0.050, -0.35, 0.45, 0.9), SHADOW, 64)

    song.play(Part(players.bass, 0.25, 0.0, 0.06), bass_line(HARMONY, 43, 0.8, lead=8))
    after = Part(players.pizzicato, 0.075, -0.35, 0.3)
    song.play(after, chord_hits(HARMONY, (0.5, 1.5, 2.5, 3.5), 62, 0.4), gain=1.0)
    song.play(Part(players.section, 0.034, -0.15, 0.5, 1.0), pad(HARMONY[10:20], 62))

    song.tap(woodblock(830), song.every(0, 2), 0.060, -0.5, 0.25)
    song.tap(woodblock(660), song.every(1, 3), 0.060, -0.4, 0.25)
    song.tap(kick(60), song.every(0, 2, bars=range(8, 16)), 0.14, 0, 0.02)
    song.tap(kick(60), song.every(0, bars=[*range(8), *range(16, 24)]), 0.13, 0, 0.02)
    song.tap(brush(3), song.every(1, 3), 0.075, 0.15, 0.2)
    song.tap(shaker(3), song.every(0.5, 1.5, 2.5, 3.5, bars=range(8, 24)), 0.040, 0.5)
    song.tap(woodblock(990), song.every(2.5, 3, 3.5, bars=(7, 15, 23)), 0.045, -0.3, 0.25)
    song.tap(triangle(), song.every(3, bars=(7, 15)), 0.022, 0.5, 0.4)
    return song.mix(0.5)


TRACK = Track("music/whack.2", render, MELODY, HARMONY, "whakka_mole")
