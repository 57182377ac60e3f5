"""The title: a stroll across the fairground in F, swung. Marimba, then whistle, then both."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, chord_hits, pad
from sounds.kit.instruments.drums import brush, kick, shaker, triangle, woodblock
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

STROLL = tune("""
    A4:.5 C5:.5 D5 C5 A4 | F4 A4:.5 G4:.5 F4:2
  | D5:.5 Bb4:.5 D5 F5 D5 | C5:1.5 Bb4:.5 G4:2
  | A4:.5 C5:.5 D5 C5:.5 D5:.5 F5 | E5 C5 A4:2
  | D5:.5 D5:.5 C5 Bb4:.5 A4:.5 G4 | A4 G4:.5 E4:.5 F4:2
""")
HILLS = tune("""
    F5:1.5 E5:.5 D5 A4 | Bb4 D5 F5:2
  | A5:.5 G5:.5 F5 C5 A4 | G4 Bb4 E5:2
  | D5 Bb4 G4:.5 A4:.5 Bb4 | C5 E5 G5:2
  | F5:.5 C5:.5 A4 C5 F5 | E5 C5:.5 Bb4:.5 G4:2
""")
HOME = tune("""
    A4:.5 C5:.5 D5 C5 A4 | F4 A4:.5 G4:.5 F4:2
  | D5:.5 Bb4:.5 D5 F5 D5 | C5:1.5 Bb4:.5 G4:2
  | A4:.5 C5:.5 F5 E5:.5 F5:.5 A5 | G5:.5 F5:.5 E5 C5:2
  | D5:.5 F5:.5 D5 E5:.5 D5:.5 C5 | A4:.5 C5:.5 F5 E5 -
""")
ANSWER = tune("""
    -:4 | -:2 C5:.5 D5:.5 C5 | -:4 | -:2 E5:.5 D5:.5 C5
  | -:4 | -:2 C5:.5 E5:.5 A5 | -:4 | -:3 C5:.5 G4:.5
""")
STROLL_CHORDS = "F | Dm | Bb | C7 | F | Am | Bb | C7 F"
HARMONY = chords(f"""{STROLL_CHORDS}
    | Dm | Bb | F/A | C7 | Gm | C7 | F | C7
    | F | Dm | Bb | C7 | F | Am | Bb C7 | F C7""")
MELODY = [*STROLL, *shifted(HILLS, 32), *shifted(HOME, 64)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=112, bars=24, seed=11, swing=0.62)
    marimba = Part(players.marimba, 0.170, 0.22, 0.35)
    whistle = Part(players.whistle, 0.076, 0.18, 0.5, 0.88)
    song.play(marimba, STROLL)
    song.play(whistle, HILLS, 32)
    song.play(marimba, lifted(HILLS, -12), 32, 0.42)
    song.play(marimba, HOME, 64)
    song.play(whistle, HOME, 64, 0.62)
    song.play(Part(players.clarinet, 0.050, -0.3, 0.45, 0.85), ANSWER, 64)
    song.play(Part(players.glockenspiel, 0.045, 0.5, 0.6), lifted(ANSWER, 12), 0)

    song.play(Part(players.bass, 0.26, 0.0, 0.05), bass_line(HARMONY, 43, 1.1, lead=8))
    strum = Part(players.guitar, 0.088, -0.35, 0.25)
    song.play(strum, chord_hits(HARMONY, (1, 3), 67, 0.9))
    song.play(strum, broken(HARMONY, (2, 1), 67, 1.0, 0.5), 0.5, 0.6)
    song.play(Part(players.section, 0.030, -0.1, 0.5, 1.0), pad(HARMONY[9:], 65))

    song.tap(kick(), song.every(0), 0.18, 0, 0.02)
    song.tap(kick(), song.every(2), 0.13, 0, 0.02)
    song.tap(brush(), song.every(1, 3), 0.085, 0.1, 0.2)
    song.tap(shaker(1, 0.014), song.every(0, 1, 2, 3), 0.030, 0.45)
    song.tap(shaker(2, 0.022), song.every(0.5, 1.5, 2.5, 3.5), 0.045, 0.45)
    # A turn of the sticks leads from each section into the next.
    song.tap(brush(4), song.every(2, 2.5, 3, 3.5, bars=(7, 15, 23)), 0.06, 0.15, 0.2)
    song.tap(woodblock(780), song.every(2.5, 3.5, bars=(3, 11, 19)), 0.045, -0.5, 0.25)
    song.tap(triangle(), song.every(0, bars=(8, 16)), 0.020, 0.55, 0.4)
    return song.mix()


TRACK = Track("music/title", render, MELODY, HARMONY)
