"""The results: a warm procession to the podium in F. Horns, strings, a soft parade drum."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.instruments.drums import brush, kick, snare, timpani, triangle
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

MARCH = tune("""
    C5 F5:1.5 E5:.5 F5 | G5:1.5 F5:.5 E5 C5 | D5 F5:1.5 E5:.5 D5 | C5:3 -
  | D5 F5:1.5 G5:.5 F5 | C5:1.5 D5:.5 F5 A5 | Bb5:1.5 A5:.5 G5 E5 | F5:3 -
""")
MEMORY = tune("""
    A4 D5:1.5 E5:.5 F5 | E5:1.5 F5:.5 E5 C#5 | D5 F5 A5:1.5 G5:.5 | F5:3 D5
  | G5:1.5 F5:.5 D5 Bb4 | A4 C5 F5 A5 | G5:1.5 F5:.5 E5 G5 | F5:2 E5 C5
""")
THIRDS = tune("""
    A4 C5:2 C5 | E5:2 C5 G4 | A4 D5:2 A4 | A4:3 -
  | Bb4 D5:2 D5 | A4:2 C5 F5 | D5:2 E5 C5 | A4:3 -
""")
HARMONY = chords("""
    F | C/E | Dm | Am | Bb | F/A | Gm C7 | F
  | Dm | A7 | Dm | Bb | Gm | F | Gm7 C7 | Csus C7""")
MELODY = [*MARCH, *shifted(MEMORY, 32)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=92, bars=16, seed=51, hall=1.5)
    horn = Part(players.horn, 0.130, -0.15, 0.4, 0.93)
    song.play(horn, lifted(MARCH, -12))
    song.play(horn, lifted(THIRDS, -12), 0, 0.55)
    song.play(Part(players.glockenspiel, 0.055, 0.4, 0.6), MARCH)
    song.play(Part(players.clarinet, 0.075, 0.2, 0.45, 0.95), lifted(MEMORY, -12), 32)
    song.play(Part(players.section, 0.085, -0.2, 0.5, 1.0), MEMORY, 32)

    song.play(Part(players.section, 0.042, -0.3, 0.5, 0.95), pad(HARMONY, 60))
    song.play(Part(players.bass, 0.24, 0.0, 0.08), bass_line(HARMONY, 43, 1.1, lead=8))
    song.play(Part(players.tuba, 0.10, 0.1, 0.15, 0.8), bass_line(HARMONY[:9], 43, 1.2))
    harp = Part(players.guitar, 0.080, 0.35, 0.35)
    song.play(harp, broken(HARMONY, (0, 1, 2, 3, 2, 1, 2, 1), 65), 0, 0.9)

    song.tap(kick(60), song.every(0, 2), 0.13, 0, 0.03)
    song.tap(snare(2, 0.05), song.every(1, 3, 3.5, bars=range(8)), 0.055, 0.15, 0.35)
    song.tap(snare(4, 0.05), song.every(1.75, 3.75, bars=range(8)), 0.028, 0.15, 0.35)
    song.tap(brush(7), song.every(1, 3, bars=range(8, 16)), 0.060, 0.1, 0.25)
    song.tap(snare(1, 0.04), song.every(3, 3.25, 3.5, 3.75, bars=(3, 7, 15)), 0.035, 0.15, 0.35)
    song.tap(timpani(87.3), [0.0, 28.0, 30.0], 0.09, -0.1, 0.3)
    song.tap(timpani(130.8), [62.0, 63.0], 0.06, -0.1, 0.3)
    song.tap(triangle(), [0.0, 32.0], 0.022, 0.5, 0.5)
    return song.mix(0.6)


TRACK = Track("music/results", render, MELODY, HARMONY)
