"""The results: a warm procession to the podium in F. Horns, strings, a soft parade drum."""

from __future__ import annotations

from functools import partial

from sounds.kit import players
from sounds.kit.backing import bass_line, broken, pad
from sounds.kit.form import Form, section
from sounds.kit.instruments.drums import brush, kick, snare, timpani, triangle
from sounds.kit.score import beneath, lifted
from sounds.kit.signals import Signal
from sounds.kit.song import Part, Song
from sounds.kit.tracks import Track
from sounds.music.house.band import HOUSE

__all__ = ["TRACK"]

MARCH = section(
    """
    C5 F5:1.5 E5:.5 F5 | G5:1.5 F5:.5 E5 C5 | D5 F5:1.5 E5:.5 D5 | C5:3 -
  | D5 F5:1.5 G5:.5 F5 | C5:1.5 D5:.5 F5 A5 | Bb5:1.5 A5:.5 G5 E5 | F5:3 -""",
    "F | C/E | Dm | Am | Bb | F/A | Gm C7 | F",
)
MEMORY = section(
    """
    A4 D5:1.5 E5:.5 F5 | E5:1.5 F5:.5 E5 C#5 | D5 F5 A5:1.5 G5:.5 | F5:3 D5
  | G5:1.5 F5:.5 D5 Bb4 | A4 C5 F5 A5 | G5:1.5 F5:.5 D5 G5 | F5:2 E5 C5""",
    "Dm | A7 | Dm | Bb | Gm | F | Gm7 C7 | Csus C7",
)
FORM = Form((MARCH, MEMORY, MARCH, MEMORY, MARCH))
SONG = partial(Song, bpm=92, hall=1.5)


def render() -> tuple[Signal, Signal]:
    song = SONG(bars=40, seed=51)
    march, memory, again, other, last = FORM.starts
    horn = Part(players.horn, 0.130, -0.15, 0.4, 0.93)
    bells = Part(players.glockenspiel, 0.055, 0.4, 0.6)
    strings = Part(players.section, 0.085, -0.2, 0.5, 1.0)
    second = lifted(beneath(MARCH.tune, MARCH.harmony), -12)
    song.play(horn, lifted(MARCH.tune, -12), march)
    song.play(horn, second, march, 0.5)
    song.play(Part(players.clarinet, 0.075, 0.2, 0.45, 0.95), lifted(MEMORY.tune, -12), memory)
    song.play(strings, MEMORY.tune, memory, 0.8)
    song.play(Part(players.trumpet, 0.080, 0.1, 0.45, 0.93), MARCH.tune, again)
    song.play(horn, second, again, 0.6)
    song.play(bells, MARCH.tune, again, 0.7)
    song.play(Part(players.oboe, 0.060, 0.2, 0.5, 0.95), MEMORY.tune, other)
    song.play(Part(players.harp, 0.080, 0.3, 0.5), beneath(MEMORY.tune, MEMORY.harmony), other)
    song.play(horn, lifted(MARCH.tune, -12), last)
    song.play(strings, MARCH.tune, last, 0.7)
    song.play(bells, MARCH.tune, last)

    song.play(Part(players.section, 0.042, -0.3, 0.5, 0.95), pad(FORM.harmony, 60))
    harp = Part(players.guitar, 0.080, 0.35, 0.35)
    for part, at in zip(FORM.sections, FORM.starts, strict=True):
        song.play(Part(players.bass, 0.24, 0.0, 0.08), bass_line(part.harmony, 43, 1.1), at)
        song.play(harp, broken(part.harmony, (0, 1, 2, 3, 2, 1, 2, 1), 65), at, 0.9)
        if part is MARCH:
            song.play(
                Part(players.tuba, 0.10, 0.1, 0.15, 0.8), bass_line(part.harmony, 43, 1.2), at
            )
    parade = [*range(8), *range(16, 24), *range(32, 39)]
    song.tap(kick(60), song.every(0, 2, bars=range(39)), 0.11, 0, 0.03)
    song.tap(snare(2, 0.05), song.every(1, 3, 3.5, bars=parade), 0.050, 0.15, 0.35)
    song.tap(snare(4, 0.05), song.every(1.75, 3.75, bars=parade), 0.025, 0.15, 0.35)
    song.tap(brush(7), song.every(1, 3, bars=[*range(8, 16), *range(24, 32)]), 0.050, 0.1, 0.25)
    song.tap(
        snare(1, 0.04), song.every(3, 3.25, 3.5, 3.75, bars=(7, 15, 23, 31)), 0.032, 0.15, 0.35
    )
    song.tap(timpani(87.3), song.every(0, bars=(0, 7, 16, 32, 39)), 0.09, -0.1, 0.3)
    song.tap(timpani(130.8), song.every(2, 3, bars=(15, 31)), 0.06, -0.1, 0.3)
    song.tap(triangle(), song.every(0, bars=(0, 8, 16, 24, 32)), 0.022, 0.5, 0.5)
    return song.piece(0.6)


TRACK = Track("music/results.1", render, FORM, HOUSE, 92)
