"""Through the mud in D minor, a bassoon in front: every boot comes out with a different sound."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import chord_hits
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import kick, snare, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.war.band import HOUSE, column, layers

__all__ = ["TRACK"]

BOOTS = section("D4 - A4 - | D4 - A4 - | E4 - C#5 - | A4 - E4 -", "Dm | Dm | A7 | A7")
SQUELCH = section(
    """
    D4:.5 -:.5 F4:.5 -:.5 A4 F4 | E4:.5 D4:.5 F4 D4:2 | E4:.5 -:.5 G4:.5 -:.5 C#5 A4
  | F4:.5 E4:.5 D4 A4 - | G4:.5 A4:.5 Bb4 G4 D4 | F4:.5 G4:.5 A4 F4 D4
  | E4:.5 G#4:.5 B4 D5 B4 | C#5 A4 E4 -""",
    "Dm | Dm | A7 | Dm | Gm | Dm | E7 | A7",
)
PLANKS = section(
    """
    A4:1.5 C5:.5 F5 C5 | Bb4:1.5 G4:.5 E4 G4 | A4:.5 C5:.5 F5 A5 F5 | G5:.5 E5:.5 C5 Bb4 -
  | D5:1.5 F5:.5 Bb5 F5 | C5:1.5 A4:.5 F4 A4 | Bb4 D5:.5 C5:.5 Bb4 G4 | A4 C#5 E5 -""",
    "F | C7 | F | C7 | Bb | F | Gm | A7",
)
SLIP = section(
    """
    G5:.5 F5:.5 D5 Bb4:2 | E5:.5 D5:.5 C5 G4:2 | A4 C5 F5 A5 | F5:1.5 D5:.5 Bb4:2
  | D5:.5 C5:.5 Bb4 G4 Bb4 | E5:.5 D5:.5 C#5 A4 C#5 | D5 F5:.5 E5:.5 D5 A4 | G4 E4 A4 -""",
    "Gm | C7 | F | Bb | Gm | A7 | Dm | A7",
)
GRASS = section(
    """
    D4:.5 -:.5 F4:.5 -:.5 A4 F4 | E4:.5 D4:.5 F4 D4:2 | E4:.5 -:.5 G4:.5 -:.5 C#5 A4
  | F4:.5 E4:.5 D4 A4 - | G4:.5 A4:.5 Bb4 G4 D4 | F4:.5 G4:.5 A4 F4 D4
  | E4:.5 G4:.5 C#5 E4 A4 | D4 A4 D4 -""",
    "Dm | Dm | A7 | Dm | Gm | Dm | A7 | Dm",
)
FORM = Form((BOOTS, SQUELCH, PLANKS, SQUELCH, SLIP, PLANKS, GRASS))
SONG = partial(Song, bpm=112, swing=0.56, hall=0.9)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=52, seed=84)
    boots, squelch, planks, again, slip, more, grass = FORM.starts
    bassoon = Part(players.bassoon, 0.150, 0.05, 0.3, 0.85)
    clarinet = Part(players.clarinet, 0.070, 0.25, 0.35, 0.85)
    fife = Part(players.fife, 0.055, 0.25, 0.45, 0.85)
    oboe = Part(players.oboe, 0.085, -0.2, 0.4, 0.9)
    song.play(Part(players.pizzicato, 0.30, 0.1, 0.3), lifted(BOOTS.tune, -12), boots)
    song.play(bassoon, lifted(BOOTS.tune, -12), boots, 0.7)
    song.play(bassoon, lifted(SQUELCH.tune, -12), squelch)
    song.play(Part(players.pizzicato, 0.09, 0.35, 0.3), lifted(SQUELCH.tune, 12), squelch)
    song.play(clarinet, PLANKS.tune, planks)
    song.play(bassoon, lifted(beneath(PLANKS.tune, PLANKS.harmony), -12), planks, 0.5)
    song.play(bassoon, lifted(SQUELCH.tune, -12), again)
    song.play(fife, lifted(SQUELCH.tune, 12), again, 0.8)
    song.play(oboe, SLIP.tune, slip)
    song.play(Part(players.trumpet, 0.075, 0.2, 0.4), beneath(SLIP.tune, SLIP.harmony), slip)
    song.play(fife, PLANKS.tune, more)
    song.play(clarinet, beneath(PLANKS.tune, PLANKS.harmony), more)
    song.play(bassoon, lifted(GRASS.tune, -12), grass)
    song.play(clarinet, GRASS.tune, grass, 0.8)
    song.play(fife, lifted(GRASS.tune, 12), grass, 0.6)
    for part, at in zip(FORM.sections[1:], FORM.starts[1:], strict=True):
        column(song, part, at, brass=0.6, low=40)
        after = chord_hits(part.harmony, (0.5, 1.5, 2.5, 3.5), 62, 0.3)
        song.play(Part(players.pizzicato, 0.045, -0.35, 0.3), after, at)
    trudging = [*range(4, 28), *range(36, 51)]
    song.tap(kick(60), song.every(0, 2, bars=trudging), 0.09, 0, 0.03)
    song.tap(snare(4, 0.04), song.every(1, 3, bars=trudging), 0.030, 0.15, 0.25)
    song.tap(woodblock(420), song.every(0.5, 2.5, bars=range(4, 51)), 0.024, -0.4, 0.25)
    song.tap(woodblock(360), song.every(1.5, 3.5, bars=range(4, 51)), 0.020, -0.3, 0.25)
    song.tap(triangle(), song.every(0, bars=(12, 28, 36)), 0.016, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/topoum.4", render, FORM, HOUSE, 112, layers=layers(SONG, 69))
