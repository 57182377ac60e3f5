"""Molly: an afternoon of quiet digging in F. Guitar, whistle, a marimba among the roots."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.instruments.drums import brush, kick, shaker, triangle, woodblock
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

BEDS = tune("""
    A4 C5:.5 D5:.5 F5:2 | E5:.5 D5:.5 C5 A4:2 | Bb4 D5:.5 F5:.5 D5 Bb4 | C5:2 G4 -
  | A4 C5:.5 D5:.5 F5:2 | A5:.5 G5:.5 F5 D5:2 | G5:.5 F5:.5 D5 Bb4 G4 | E4:.5 F4:.5 G4 C5 -
""")
ROOTS = tune("""
    D5:1.5 E5:.5 F5 A5 | G5:.5 F5:.5 E5 C5:2 | D5:1.5 C5:.5 Bb4 D5 | C5:.5 Bb4:.5 A4 F4 -
  | Bb4:1.5 D5:.5 G5 F5 | E5:.5 F5:.5 G5 E5 C5 | A4:.5 C5:.5 F5 E5:.5 D5:.5 Bb4 | G4 E4 F4 -
""")
HARMONY = chords("""
    F | F Am | Bb | C7 | F | Dm | Gm | C7
  | Dm | C | Bb | F | Gm | C7 | F Bb | C7 F""")
MELODY = [*BEDS, *shifted(ROOTS, 32)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=108, bars=16, seed=95, hall=1.2, loose=0.010)
    song.play(Part(players.whistle, 0.060, 0.2, 0.5, 0.88), BEDS)
    song.play(Part(players.marimba, 0.060, -0.25, 0.35), lifted(BEDS, -12))
    song.play(Part(players.clarinet, 0.075, -0.15, 0.4, 0.9), ROOTS, 32)
    song.play(Part(players.vibraphone, 0.052, 0.3, 0.5), ROOTS, 32)

    song.play(Part(players.guitar, 0.085, -0.3, 0.3), broken(HARMONY, (0, 1, 2, 3, 2, 1), 58))
    song.play(Part(players.section, 0.024, 0.1, 0.6, 1.0), pad(HARMONY, 60))
    song.play(Part(players.bass, 0.21, 0.0, 0.08), bass_line(HARMONY, 41, 1.4))

    song.tap(kick(54), song.every(0, 2), 0.080, 0, 0.02)
    song.tap(brush(8), song.every(1, 3), 0.050, 0.2, 0.3)
    song.tap(shaker(8), song.every(0.5, 1.5, 2.5, 3.5), 0.024, 0.5)
    song.tap(woodblock(740), song.every(1.5, 3, bars=(3, 7, 11, 15)), 0.034, -0.5, 0.3)
    song.tap(triangle(), song.every(0, bars=(0, 8)), 0.016, 0.5, 0.6)
    return song.mix(0.55)


TRACK = Track("music/garden.1", render, MELODY, HARMONY, "molly")
