"""The showdown: two rivals under the lamps, D minor. Timpani, low plucking, a horn that dares."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.instruments.drums import kick, shaker, snare, timpani, triangle, woodblock
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

DARE = tune("""
    D4:1.5 F4:.5 A4:2 | G4:.5 F4:.5 E4 F4 D4 | Bb3:1.5 D4:.5 F4:2 | E4:.5 F4:.5 G4 A4:2
  | D4:1.5 F4:.5 A4:2 | Bb4:.5 A4:.5 G4 D4 G4 | E4:1.5 G4:.5 C#5 Bb4 | A4:3 -
""")
ANSWER = tune("""
    D5:1.5 C5:.5 A4 F4 | Bb4:1.5 A4:.5 G4 D4 | C5:1.5 Bb4:.5 G4 E4 | A4:.5 G4:.5 F4 C5 A4
  | Bb4:1.5 D5:.5 F5 D5 | G4:.5 A4:.5 Bb4 E5 D5 | C#5:1.5 E5:.5 A5 G5 | F5:.5 E5:.5 C#5 A4 -
""")
HARMONY = chords("""
    Dm | Dm | Bb | A7 | Dm | Gm | A7 | A7
  | Dm | Gm | C7 | F | Bb | Gm | A7 | A7""")
MELODY = [*DARE, *shifted(ANSWER, 32)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=124, bars=16, seed=77, hall=1.3)
    song.play(Part(players.horn, 0.090, -0.15, 0.45, 0.9), DARE)
    song.play(Part(players.horn, 0.055, -0.15, 0.45, 0.9), ANSWER, 32)
    song.play(Part(players.clarinet, 0.062, 0.25, 0.4, 0.88), ANSWER, 32)
    song.play(Part(players.glockenspiel, 0.030, 0.45, 0.5), lifted(ANSWER, 12), 32)

    pulse = Part(players.pizzicato, 0.105, 0.3, 0.3)
    song.play(pulse, broken(HARMONY, (0, 1, 2, 1), 52, 0.5, 0.8))
    song.play(Part(players.marimba, 0.050, -0.4, 0.35), broken(HARMONY, (2, 1, 3, 1), 64, 0.5, 0.8))
    song.play(Part(players.section, 0.040, 0.0, 0.6, 1.0), pad(HARMONY, 57))
    song.play(Part(players.bass, 0.24, 0.0, 0.06), bass_line(HARMONY, 40, 0.8))

    song.tap(timpani(73.4), song.every(0, 2.5, bars=(0, 1, 4, 5, 8, 12)), 0.12, -0.2, 0.4)
    song.tap(timpani(110), song.every(0, 1, 2, 3, bars=(7, 15)), 0.10, -0.2, 0.4)
    song.tap(kick(), song.every(0, 2), 0.12, 0, 0.02)
    song.tap(snare(2, 0.05), song.every(1, 3, bars=range(8, 16)), 0.055, 0.1, 0.2)
    song.tap(snare(3, 0.04), song.every(2, 2.5, 3, 3.5, bars=(3, 7, 11, 15)), 0.050, 0.1, 0.2)
    song.tap(woodblock(660), song.every(0, 1, 2, 3, bars=range(8)), 0.045, -0.5, 0.25)
    song.tap(shaker(6), song.every(0.5, 1.5, 2.5, 3.5), 0.034, 0.5)
    song.tap(triangle(), song.every(0, bars=(0, 8)), 0.018, 0.5, 0.5)
    return song.mix(0.5)


TRACK = Track("music/showdown", render, MELODY, HARMONY, "mole_park")
