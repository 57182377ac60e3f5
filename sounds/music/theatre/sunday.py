"""Sunday after church: a slow country waltz in F for two accordions that are in love."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, triangle, woodblock
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.theatre.band import HOUSE, layers, oompah

__all__ = ["TRACK"]

GREEN = section(
    """
    C5 F5 A5 | A5:2 G5 | F5 E5 F5 | C5:2 A4 | Bb4 D5 F5 | E5:2 D5 | C5 D5 E5 | F5:2 -
  | C5 F5 A5 | A5:2 G5 | F5 E5 F5 | D5:2 D5 | G5 F5 D5 | C5:2 Bb4 | A4 C5 G4 | F4:2 -""",
    "F | F | F | F | Bb | C7 | C7 | F | F | F | Dm | Bb | Gm | C7 | C7 | F",
    3,
)
BENCH = section(
    """
    E5:2 G5 | Bb5 A5 G5 | F5:2 A5 | C6 Bb5 A5 | G5:2 Bb5 | A5 G5 E5 | F5:2 C5 | F5:2 -
  | D5:2 F5 | Bb5 A5 F5 | C5:2 F5 | A5 G5 F5 | E5 G5 Bb5 | D5 E5 G5 | C5 E5 G5 | C5:2 -""",
    "C7 | C7 | F | F | C7 | C7 | F | F | Bb | Bb | F | F | C7 | C7 | C7 | C7",
    3,
)
POND = section(
    """
    F5:2 D5 | Bb4:2 D5 | F5:2 G5 | F5:3 | Eb5:2 C5 | A4:2 C5 | Eb5:2 F5 | D5:3
  | F5:2 D5 | Bb4:2 D5 | G5:2 Bb5 | G5:3 | Eb5 D5 C5 | F5 Eb5 C5 | A4 C5 Eb5 | C5:2 Bb4""",
    "Bb | Bb | Bb | Bb | F7 | F7 | F7 | Bb | Bb | Bb | Gm | Gm | Cm | F7 | F7 | C7",
    3,
)
HOME = section(
    """
    C5 F5 A5 | A5:2 G5 | F5 E5 F5 | C5:2 A4 | Bb4 D5 F5 | E5:2 D5 | C5 D5 E5 | F5:2 -
  | C5 F5 A5 | A5:2 G5 | F5 E5 F5 | D5:2 D5 | G5 F5 D5 | E5:2 G5 | C5 E5 G5 | F5:3""",
    "F | F | F | F | Bb | C7 | C7 | F | F | F | Dm | Bb | Gm | C7 | C7 | F",
    3,
)
FORM = Form((GREEN, BENCH, GREEN, POND, HOME))
SONG = partial(Song, bpm=138, metre=3.0, hall=1.1, loose=0.009)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=80, seed=43)
    green, bench, again, pond, home = FORM.starts
    accordion = Part(players.accordion, 0.110, -0.25, 0.3, 0.9)
    other = Part(players.accordion, 0.075, 0.3, 0.3, 0.9)
    clarinet = Part(players.clarinet, 0.075, 0.15, 0.4, 0.9)
    song.play(accordion, GREEN.tune, green)
    song.play(clarinet, BENCH.tune, bench)
    song.play(other, beneath(BENCH.tune, BENCH.harmony), bench, 0.6)
    song.play(accordion, GREEN.tune, again)
    song.play(other, beneath(GREEN.tune, GREEN.harmony), again)
    song.play(Part(players.glockenspiel, 0.028, 0.45, 0.5), lifted(GREEN.tune, 12), again)
    song.play(Part(players.tuba, 0.13, -0.1, 0.25, 0.9), lifted(POND.tune, -24), pond)
    song.play(Part(players.whistle, 0.040, 0.25, 0.5), POND.tune, pond)
    song.play(accordion, HOME.tune, home)
    song.play(clarinet, beneath(HOME.tune, HOME.harmony), home)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        oompah(song, part, at, full=0.45 if part is POND else 0.85)
    song.tap(brush(3), song.every(1, 2, bars=[*range(16, 48), *range(64, 79)]), 0.05, 0.1, 0.2)
    song.tap(woodblock(800), song.every(2, bars=(7, 15, 39, 47, 71)), 0.040, 0.5, 0.2)
    song.tap(triangle(), song.every(0, bars=(16, 32, 48, 64)), 0.018, 0.5, 0.5)
    return song.piece(0.5)


TRACK = Track("music/whack.4", render, FORM, HOUSE, 138, 3.0, 8, layers=layers(SONG, 72))
