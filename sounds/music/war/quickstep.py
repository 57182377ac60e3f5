"""A quickstep in F for fifes and far too few drums, with a broad trio in B flat."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import kick, snare, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.war.band import HOUSE, column, layers

__all__ = ["TRACK"]

TAPS = section("-:4 | -:2 C5:.5 D5:.5 E5 | -:4 | -:2 C5:.5 D5:.5 E5", "F | C7 | F | C7")
STEP = section(
    """
    F5:.5 G5:.5 A5:.5 F5:.5 C5 F5 | A5:.5 Bb5:.5 C6:.5 A5:.5 F5:2
  | G5:.5 A5:.5 Bb5:.5 G5:.5 E5 C5 | A5:.5 G5:.5 F5 C5 -
  | D5:.5 F5:.5 Bb5:.5 F5:.5 D5 F5 | C5:.5 F5:.5 A5:.5 F5:.5 C5 A4
  | B4:.5 D5:.5 G5:.5 F5:.5 D5 B4 | C5:.5 D5:.5 E5 G5 -""",
    "F | F | C7 | F | Bb | F | G7 | C7",
)
BRIDGE = section(
    """
    A5:1.5 F5:.5 D5 F5 | E5:1.5 C#5:.5 A4:2 | D5 F5 A5 D5 | Bb5:.5 A5:.5 G5 D5 -
  | E5:1.5 G5:.5 C6 Bb5 | A5:.5 G5:.5 F5 C5:2 | D5 G5 F5 B4 | C5:2 G5 -""",
    "Dm | A7 | Dm | Gm | C7 | F | G7 | C7",
)
CLOSE = section(
    """
    F5:.5 G5:.5 A5:.5 F5:.5 C5 F5 | A5:.5 Bb5:.5 C6:.5 A5:.5 F5:2
  | G5:.5 A5:.5 Bb5:.5 G5:.5 E5 C5 | A5:.5 G5:.5 F5 C5 -
  | D5:.5 F5:.5 Bb5:.5 F5:.5 D5 F5 | C5:.5 F5:.5 A5:.5 F5:.5 C5 A4
  | G5:.5 F5:.5 E5:.5 D5:.5 C5 E5 | F5:2 F5 -""",
    "F | F | C7 | F | Bb | F | C7 | F",
)
FLAG = section(
    """
    D5:2 F5:2 | Bb5:3 F5 | Eb5:2 C5:2 | A4:2 C5 Eb5
  | Eb5:2 F5:2 | A5:1.5 G5:.5 F5 Eb5 | D5:2 C5 Bb4 | D5:2 C5 -""",
    "Bb | Bb | F7 | F7 | F7 | F7 | Bb | Bb",
)
FORM = Form((TAPS, STEP, BRIDGE, CLOSE, FLAG, FLAG, STEP, CLOSE))
SONG = partial(Song, bpm=132, hall=1.0)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=60, seed=82)
    taps, step, bridge, close, flag, flag_again, again, end = FORM.starts
    fife = Part(players.fife, 0.070, 0.2, 0.4, 0.82)
    second = Part(players.fife, 0.045, -0.2, 0.4, 0.82)
    trumpet = Part(players.trumpet, 0.080, 0.1, 0.4, 0.86)
    horn = Part(players.horn, 0.085, -0.2, 0.45, 0.95)
    song.play(second, TAPS.tune, taps)
    song.play(fife, STEP.tune, step)
    song.play(trumpet, BRIDGE.tune, bridge)
    song.play(Part(players.bassoon, 0.06, -0.3, 0.3), lifted(BRIDGE.tune, -12), bridge)
    song.play(fife, CLOSE.tune, close)
    song.play(second, beneath(CLOSE.tune, CLOSE.harmony), close)
    song.play(horn, lifted(FLAG.tune, -12), flag)
    song.play(Part(players.section, 0.040, 0.1, 0.5, 1.0), FLAG.tune, flag, 0.7)
    song.play(horn, lifted(FLAG.tune, -12), flag_again)
    song.play(trumpet, FLAG.tune, flag_again, 0.8)
    song.play(Part(players.glockenspiel, 0.030, 0.4, 0.5), lifted(FLAG.tune, 12), flag_again)
    for part, at in ((STEP, again), (CLOSE, end)):
        song.play(fife, part.tune, at)
        song.play(second, beneath(part.tune, part.harmony), at)
    song.play(trumpet, lifted(CLOSE.tune, -12), end, 0.6)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        column(song, part, at, brass=0.7 if part is FLAG else 0.95, low=41)

    side = snare(2, 0.045)
    song.tap(side, song.every(0, 0.5, 1, 2, 2.5, 3, bars=(0, 2)), 0.040, 0.15, 0.25)
    song.tap(side, song.every(0, 1, bars=(1, 3)), 0.045, 0.15, 0.25)
    song.tap(kick(), song.every(0, 2, bars=range(4, 59)), 0.09, 0, 0.03)
    quick = [*range(4, 28), *range(44, 59)]
    song.tap(side, song.every(1, 3, bars=quick), 0.042, 0.15, 0.25)
    song.tap(side, song.every(0.5, 2.5, 3.5, bars=quick), 0.022, 0.15, 0.25)
    song.tap(woodblock(700), song.every(1, 3, bars=range(28, 44)), 0.028, -0.4, 0.25)
    song.tap(triangle(), song.every(0, bars=(4, 28, 36, 44)), 0.018, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/topoum.2", render, FORM, HOUSE, 132, layers=layers(SONG, 72))
