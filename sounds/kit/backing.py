"""Accompaniments that follow a row of chords: bass lines, off-beat chords, pads, broken chords."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sounds.kit.score import Harmony, Note, near, voicing

__all__ = ["bass_line", "broken", "chord_hits", "pad", "running"]


def bass_line(
    harmony: Sequence[Harmony],
    centre: int = 43,
    beats: float = 0.9,
    step: float = 2.0,
    *,
    lead: float = 0.0,
) -> list[Note]:
    """Root and fifth in turn every `step` beats, the root again whenever the chord changes.

    At every `lead` beats of the piece (0: never) the last beat walks to the next root.
    """
    notes: list[Note] = []
    for index, part in enumerate(harmony):
        at, fifth = 0.0, False
        root = near(part.chord.bass, centre)
        while at < part.beats - 1e-6:
            # The fifth below sounds rounder, unless it would sink out of small speakers.
            low = near(part.chord.fifth, root - 4)
            pitch = (low if low > 36 else low + 12) if fifth else root
            notes.append(Note(part.at + at, pitch, min(beats, step), 0.85 if fifth else 1.0))
            at, fifth = at + step, not fifth
        end = part.at + part.beats
        target = near(harmony[(index + 1) % len(harmony)].chord.bass, centre)
        if lead and end % lead < 1e-6 and target != root:
            # A semitone from below, a whole tone from above: the two ways a tuba walks home.
            notes.append(Note(end - 1, target - 1 if target > root else target + 2, 0.6, 0.8))
    return notes


def chord_hits(
    harmony: Sequence[Harmony], offsets: Iterable[float], centre: int, beats: float, voices: int = 3
) -> list[Note]:
    """The chord struck at `offsets` within every four beats (or whatever the stretch holds)."""
    notes: list[Note] = []
    wanted = sorted(offsets)
    for part in harmony:
        for offset in wanted:
            if offset < part.beats - 1e-6:
                notes += [
                    Note(part.at + offset, pitch, beats)
                    for pitch in voicing(part.chord, centre, voices)
                ]
    return notes


def pad(harmony: Sequence[Harmony], centre: int, voices: int = 3) -> list[Note]:
    """The chord held for as long as it lasts."""
    return [
        Note(part.at, pitch, part.beats)
        for part in harmony
        for pitch in voicing(part.chord, centre, voices)
    ]


def broken(
    harmony: Sequence[Harmony],
    order: Sequence[int],
    centre: int,
    step: float = 0.5,
    ring: float = 1.6,
) -> list[Note]:
    """The chord note by note. `order` counts its voices upwards; 3 is the lowest an octave up.

    Each note rings for `ring` steps, into the next as on a harp, or short of it.
    """
    notes: list[Note] = []
    for part in harmony:
        ladder = voicing(part.chord, centre)
        ladder = (*ladder, ladder[0] + 12, ladder[1] + 12)
        index, at = 0, 0.0
        while at < part.beats - 1e-6:
            loud = 1.0 if index % len(order) == 0 else 0.8
            notes.append(Note(part.at + at, ladder[order[index % len(order)]], step * ring, loud))
            index, at = index + 1, at + step
    return notes


def running(beats: float, step: float, pitches: Sequence[int], held: float = 0.8) -> list[Note]:
    """The same few notes over and over for so many beats; 0 among them is a rest."""
    return [
        Note(number * step, pitch, step * held, 1.0 if number % len(pitches) == 0 else 0.8)
        for number in range(round(beats / step))
        if (pitch := pitches[number % len(pitches)])
    ]
