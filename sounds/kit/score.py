"""Tunes and chords written as text, so that a composition can be read and checked.

A tune: `C5` is one beat, `C5:.5` half of one, `-` a rest, `|` closes a bar, and a bar that does not
add up to its metre is refused. Chords: `F | Dm | Gm7 C7 | F/A`, sharing each bar evenly.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = [
    "Chord",
    "Harmony",
    "Note",
    "beneath",
    "chords",
    "lifted",
    "near",
    "shifted",
    "tune",
    "voicing",
]

_LETTERS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SHAPES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "m6": (0, 3, 7, 9),
    "6": (0, 4, 7, 9),
    "sus": (0, 5, 7),
    "dim": (0, 3, 6),
    "dim7": (0, 3, 6, 9),
    "m7b5": (0, 3, 6, 10),
    "9": (0, 4, 7, 10, 2),
    "add9": (0, 4, 7, 2),
}


@dataclass(frozen=True)
class Note:
    """One note: when (in beats), which, how long, how loud."""

    at: float
    pitch: int
    beats: float
    loud: float = 1.0


@dataclass(frozen=True)
class Chord:
    """Pitch classes of a chord, its lowest first, and the class in the bass."""

    classes: tuple[int, ...]
    bass: int

    @property
    def fifth(self) -> int:
        return self.classes[2]


@dataclass(frozen=True)
class Harmony:
    """A chord and the stretch of beats it reigns over."""

    at: float
    beats: float
    chord: Chord


def _class(name: str) -> tuple[int, str]:
    """The pitch class at the head of `name`, and what follows it."""
    value, rest = _LETTERS[name[0]], name[1:]
    while rest[:1] in ("#", "b") and rest:
        value += 1 if rest[0] == "#" else -1
        rest = rest[1:]
    return value % 12, rest


def _pitch(name: str) -> int:
    value, octave = _class(name)
    # A flat below C belongs to the octave it is written in, as musicians count it.
    shift = 12 if name.startswith("Cb") else -12 if name.startswith("B#") else 0
    return value + 12 * (int(octave) + 1) - shift


def tune(text: str, metre: float = 4.0) -> list[Note]:
    notes: list[Note] = []
    bars = [bar.split() for bar in text.split("|") if bar.strip()]
    for number, bar in enumerate(bars):
        at = 0.0
        for word in bar:
            name, _, length = word.partition(":")
            beats = float(length) if length else 1.0
            if name != "-":
                notes.append(Note(number * metre + at, _pitch(name), beats))
            at += beats
        if abs(at - metre) > 1e-6:
            raise ValueError(f"bar {number + 1} holds {at:g} beats instead of {metre:g}: {bar}")
    return notes


def _chord(name: str) -> Chord:
    body, _, under = name.partition("/")
    root, shape = _class(body)
    classes = tuple((root + step) % 12 for step in _SHAPES[shape])
    return Chord(classes, _class(under)[0] if under else root)


def chords(text: str, metre: float = 4.0) -> list[Harmony]:
    out: list[Harmony] = []
    for number, bar in enumerate(bar.split() for bar in text.split("|") if bar.strip()):
        share = metre / len(bar)
        for index, name in enumerate(bar):
            out.append(Harmony(number * metre + index * share, share, _chord(name)))
    return out


def voicing(chord: Chord, centre: int, voices: int = 3) -> tuple[int, ...]:
    """The `voices` chord notes nearest `centre`, each class at most once: hands hardly move.

    A four-note chord drops its root first (the bass has it), as a pianist would.
    """
    classes = chord.classes[1:] if len(chord.classes) > voices else chord.classes
    nearest = [centre + ((value - centre + 6) % 12) - 6 for value in classes]
    return tuple(sorted(nearest)[:voices])


def near(value: int, centre: int) -> int:
    """The note of pitch class `value` nearest to `centre`."""
    return centre + ((value - centre + 6) % 12) - 6


def shifted(notes: list[Note], beats: float) -> list[Note]:
    return [replace(note, at=note.at + beats) for note in notes]


def lifted(notes: list[Note], steps: int) -> list[Note]:
    return [replace(note, pitch=note.pitch + steps) for note in notes]


def beneath(notes: list[Note], harmony: list[Harmony], least: int = 3) -> list[Note]:
    """A second voice: for each note the nearest note of its chord at least `least` below it."""
    out: list[Note] = []
    for note in notes:
        part = next(one for one in harmony if one.at <= note.at < one.at + one.beats)
        # As in a voicing, the root of a four-note chord is the bass's alone.
        classes = part.chord.classes[1:] if len(part.chord.classes) > 3 else part.chord.classes
        down = min((note.pitch - least - value) % 12 for value in classes)
        out.append(replace(note, pitch=note.pitch - least - down))
    return out
