"""Points being counted, turns being called, warnings."""

from __future__ import annotations

from sounds.kit.envelopes import onset
from sounds.kit.instruments.drums import woodblock
from sounds.kit.instruments.mallets import bell, glockenspiel, marimba
from sounds.kit.instruments.strings import pizzicato
from sounds.kit.oscillators import modal
from sounds.kit.recipe import Effect, Take, effect, ladder
from sounds.kit.signals import Signal, blank, place
from sounds.kit.space import reverb

__all__ = ["EFFECTS"]

# F major pentatonic upwards: the key of most of the music, so a count never clashes with it.
LADDER = (65, 67, 69, 72, 74, 77, 79, 81)


@ladder("count/tick", -12, len(LADDER), high=6000, release=0.06)
def tick(take: Take) -> Signal:
    """One point. Each further one a rung up the ladder."""
    note = LADDER[take.number]
    out = marimba(note + 12, 0.35)
    place(out, pizzicato(note, 0.3), 0.0, 0.5)
    place(out, woodblock(), 0.0, 0.10)
    return out


@effect("score/gain", -9, tuned=True, high=7000, release=0.15, pitch_pct=0.0)
def gain(_take: Take) -> Signal:
    out = blank(1.6)
    for index, note in enumerate((77, 81, 84, 89)):
        place(out, glockenspiel(note), 0.055 * index, 0.5 + 0.12 * index)
        place(out, marimba(note - 12, 0.5), 0.055 * index, 0.45)
    return reverb(out, 0.5, 0.12, 5000)


@effect("turn/yours", -12, tuned=True, high=6000, release=0.2, pitch_pct=0.0)
def yours(_take: Take) -> Signal:
    """A doorbell in a good mood: three notes and an open end."""
    out = blank(1.1)
    for at, note, level in ((0.0, 72, 0.8), (0.13, 77, 0.9), (0.26, 81, 1.0)):
        place(out, marimba(note, 0.7), at, level)
        place(out, bell(note + 12, 0.16, 0.15), at, 0.30 * level)
    return reverb(out, 0.5, 0.14, 4500)


@effect("warn", -12, tuned=True, high=4500, release=0.1, pitch_pct=0.0)
def warn(_take: Take) -> Signal:
    """Look before you click: two wooden knocks on the same note, the second lower."""
    out = blank(0.95)
    for at, note, level in ((0.0, 69, 0.9), (0.16, 69, 1.0), (0.32, 64, 0.8)):
        place(out, marimba(note, 0.5), at, level)
        wood = modal([310, 640], [0.03, 0.015], [1, 0.4], 0.12)
        place(out, wood * onset(len(wood), 0.0015), at, 0.4 * level)
    return reverb(out, 0.3, 0.10, 3200)


EFFECTS: tuple[Effect, ...] = (tick, gain, yours, warn)
