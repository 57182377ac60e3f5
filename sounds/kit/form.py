"""The form of a piece: sections with their own tunes and chords, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sounds.kit.score import Harmony, Note, chords, shifted, tune

__all__ = ["Form", "Section", "section"]


@dataclass(frozen=True)
class Section:
    """Some bars that belong together, counted from their own first beat."""

    beats: float
    harmony: list[Harmony]
    tune: list[Note]


def section(melody: str, harmony: str, metre: float = 4.0) -> Section:
    """A tune over its chords; without a tune ("") the chords alone."""
    under = chords(harmony, metre)
    end = under[-1].at + under[-1].beats
    over = tune(melody, metre)
    last = max((note.at + note.beats for note in over), default=0.0)
    bars = sum(1 for bar in melody.split("|") if bar.strip())
    if last > end + 1e-6 or (over and abs(bars * metre - end) > 1e-6):
        raise ValueError(f"{bars} bars of melody over {end / metre:g} bars of chords")
    return Section(end, under, over)


@dataclass
class Form:
    """Where each section begins, and all tunes and chords in one row."""

    sections: Sequence[Section]
    starts: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.starts = []
        at = 0.0
        for each in self.sections:
            self.starts.append(at)
            at += each.beats
        self.beats = at

    @property
    def harmony(self) -> list[Harmony]:
        return [
            Harmony(part.at + at, part.beats, part.chord)
            for each, at in zip(self.sections, self.starts, strict=True)
            for part in each.harmony
        ]

    @property
    def melody(self) -> list[Note]:
        return [
            note
            for each, at in zip(self.sections, self.starts, strict=True)
            for note in shifted(each.tune, at)
        ]
