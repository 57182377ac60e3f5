"""Whack, first loop: a village polka in B flat. Tuba, accordion, clarinet."""

from __future__ import annotations

from sounds.kit import players
from sounds.kit.backing import bass_line, chord_hits
from sounds.kit.instruments.drums import brush, kick, snare, tambourine, woodblock
from sounds.kit.score import chords, lifted, shifted, tune
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track

__all__ = ["TRACK"]

DANCE = tune("""
    F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | A5:.5 G5:.5 F5 D5:2
  | Eb5:.5 C5:.5 A4 C5:.5 Eb5:.5 G5 | F5:.5 E5:.5 F5:.5 G5:.5 F5:2
  | F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | Bb5:.5 A5:.5 G5 D5:2
  | Eb5:.5 D5:.5 C5 A4:.5 C5:.5 Eb5 | D5 C5:.5 A4:.5 Bb4:2
""")
TEASE = tune("""
    G4:.5 Bb4:.5 Eb5 - Eb5:.5 D5:.5 | D5:.5 Bb4:.5 F4 -:2
  | A4:.5 C5:.5 Eb5 - Eb5:.5 C5:.5 | D5:.5 C5:.5 Bb4 -:2
  | G4:.5 Bb4:.5 Eb5 G5 Eb5 | F#5:.5 D5:.5 A4 - F#4
  | G4:.5 Bb4:.5 D5 E5:.5 D5:.5 C5 | C5:.5 D5:.5 Eb5:.5 E5:.5 F5:2
""")
REPLY = tune("""
    -:4 | -:2 F5:.5 D5:.5 Bb4 | -:4 | -:2 D5:.5 F5:.5 Bb5
  | -:4 | -:2 D5:.5 D5:.5 - | -:4 | -:4
""")
FINALE = tune("""
    F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | A5:.5 G5:.5 F5 D5:2
  | Eb5:.5 C5:.5 A4 C5:.5 Eb5:.5 G5 | F5:.5 E5:.5 F5:.5 G5:.5 F5:2
  | F5:.5 D5:.5 Bb4 D5:.5 F5:.5 Bb5 | Bb5:.5 A5:.5 G5 D5:2
  | Eb5:.5 G5:.5 C6 A5:.5 F5:.5 Eb5 | D5:.5 F5:.5 Bb5 F5 Bb4
""")
UNDER = tune("""
    D5:2 F5:2 | F5:2 Bb4:2 | C5:2 Eb5:2 | D5:2 D5:2
  | D5:2 F5:2 | D5:2 Bb4:2 | C5:2 C5:2 | Bb4:2 D5:2
""")
HARMONY = chords("""
    Bb | Bb | F7 | Bb | Bb | Gm | Cm F7 | F7 Bb
  | Eb | Bb | F7 | Bb | Eb | D7 | Gm C7 | F7
  | Bb | Bb | F7 | Bb | Bb | Gm | Cm F7 | Bb""")
MELODY = [*DANCE, *shifted(TEASE, 32), *shifted(FINALE, 64)]


def render() -> tuple[Signal, Signal]:
    song = Song(bpm=126, bars=24, seed=21, hall=0.8)
    clarinet = Part(players.clarinet, 0.085, 0.2, 0.35, 0.80)
    song.play(clarinet, DANCE)
    song.play(clarinet, REPLY, 32)
    song.play(clarinet, FINALE, 64)
    song.play(Part(players.accordion, 0.150, -0.25, 0.3, 0.82), TEASE, 32)
    song.play(Part(players.accordion, 0.070, -0.25, 0.3, 0.9), lifted(UNDER, -12), 64)
    song.play(Part(players.glockenspiel, 0.045, 0.45, 0.5), FINALE, 64)
    song.play(Part(players.glockenspiel, 0.040, 0.45, 0.5), REPLY, 32)
    song.play(Part(players.marimba, 0.060, 0.3, 0.3), lifted(DANCE, -12))

    song.play(Part(players.tuba, 0.21, 0.0, 0.12, 0.75), bass_line(HARMONY, 43, 0.9, lead=8))
    pah = Part(players.accordion, 0.058, -0.4, 0.2, 0.6)
    song.play(pah, chord_hits(HARMONY, (1, 3), 63, 0.5))
    song.play(Part(players.guitar, 0.060, 0.4, 0.2), chord_hits(HARMONY, (1, 3), 67, 0.5))

    song.tap(kick(), song.every(0, 2), 0.15, 0, 0.02)
    song.tap(brush(), song.every(1, 3), 0.10, 0.1, 0.2)
    song.tap(snare(2, 0.05), song.every(3, 3.5, bars=(7, 15, 23)), 0.08, 0.1, 0.2)
    tock = woodblock(740), woodblock(990)
    song.tap(tock[0], song.every(0, 2, bars=range(8, 16)), 0.070, 0.5, 0.2)
    song.tap(tock[1], song.every(1, 3, 3.5, bars=range(8, 16)), 0.055, 0.5, 0.2)
    song.tap(tambourine(), song.every(1, 3, bars=range(16, 24)), 0.055, -0.5, 0.2)
    return song.mix(0.45)


TRACK = Track("music/whack.1", render, MELODY, HARMONY, "whakka_mole")
