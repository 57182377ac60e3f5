"""The pieces as they were baked, listened to by arithmetic: loudness, low end, tune, dynamics."""

from __future__ import annotations

import itertools
import os
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from sounds import bake, ogg
from sounds.kit import loudness, players
from sounds.kit.filters import fast_length
from sounds.kit.signals import RATE, hertz, samples
from sounds.kit.song import Song
from sounds.music import TRACKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sounds.kit.signals import Signal
    from sounds.kit.tracks import Track

HOUSE = -23.0
LOUDEST_BASS = -14.0


_LISTENED = [
    track
    for track in TRACKS
    if track.name.endswith((".1", "title")) or "MOLEHILL_PIECES" in os.environ
]
"""One piece of each mood; MOLEHILL_PIECES=1 listens to all, after a bake: a baked piece that
nobody bakes anew stays as it is."""


@pytest.fixture(params=_LISTENED, ids=lambda track: track.name, scope="module")
def track(request: pytest.FixtureRequest) -> Track:
    """One piece after another: what was decoded for one question serves the next."""
    found: Track = request.param
    return found


def heard(track: Track) -> Signal:
    return _decoded(bake.files(track)[0])


@lru_cache(maxsize=8)
def _decoded(file: str) -> Signal:
    return ogg.decode((bake.MASTERS / file).read_bytes())


def laid_over(track: Track) -> list[Signal]:
    """Each layer by itself, for as long as the piece has bars."""
    out = []
    for file in bake.files(track)[1:]:
        whole = _decoded(file)
        edge = samples(bake.MARGIN)
        loop = whole[edge : edge + samples(track.period)]
        bars = samples(track.form.beats * 60 / track.bpm)
        line = np.zeros(len(heard(track)))
        line[:bars] = np.tile(loop, bars // len(loop) + 1)[:bars]
        out.append(line)
    return out


@pytest.mark.slow
def test_a_piece_lies_at_the_loudness_of_the_house_however_hot_it_gets(track: Track) -> None:
    both = heard(track).copy()
    # The ear's own filter is a sum, too: what comes over a piece is weighed by itself.
    left, right = (loudness.k_weighted(both[:, side]) for side in (0, 1))
    before = loudness.gated(left, right)
    assert before == pytest.approx(-24.0, abs=0.5)
    for layer in laid_over(track):
        both += layer[:, None]
        weighed = loudness.k_weighted(layer)
        left, right = left + weighed, right + weighed
        after = loudness.gated(left, right)
        assert 0.2 < after - before < 1.5, "heard, and not more than that"
        assert after == pytest.approx(HOUSE, abs=1.5)
        before = after
    assert loudness.peak_db(both) < -1.0


@pytest.mark.slow
def test_a_piece_has_no_mud_and_no_sting_and_goes_up_and_down(track: Track) -> None:
    sound = heard(track)
    middle = sound.mean(axis=1)
    assert share_below(middle, 60) < LOUDEST_BASS
    assert loudness.share_above(middle, 9500) < -40
    ends = [samples(at * 60 / track.bpm) for at in (*track.form.starts, track.form.beats)]
    parts = [
        loudness.lufs(sound[start:stop, 0], sound[start:stop, 1])
        for start, stop in itertools.pairwise(ends)
    ]
    assert 1.0 < max(parts) - min(parts) < 7.5, "loud and soft, and nothing that leaps out"
    assert clicks(middle) == 0


def share_below(sound: Signal, limit: float) -> float:
    """How much of the energy lies below `limit` Hz, in dB below the whole."""
    size = fast_length(len(sound))
    power = np.abs(np.fft.rfft(sound, size)) ** 2
    freq = np.fft.rfftfreq(size, 1 / RATE)
    return float(10 * np.log10(power[freq < limit].sum() / power.sum() + 1e-12))


def clicks(sound: Signal) -> int:
    """Samples that stand out of their neighbours as no music does that ends at 9.5 kHz."""
    bend = np.abs(sound[1:-1] - (sound[:-2] + sound[2:]) / 2)
    total = np.cumsum(np.concatenate([np.zeros(221), bend, np.zeros(220)]))
    around = (total[441:] - total[:-441]) / 441
    return int((bend > 40 * around + 0.02).sum())


def test_the_measures_hear_mud_and_a_click() -> None:
    quiet = 0.1 * np.sin(2 * np.pi * 440 * np.arange(RATE) / RATE)
    assert clicks(quiet) == 0
    broken = quiet.copy()
    broken[20_000] += 0.5
    assert clicks(broken) > 0
    mud = quiet + 0.05 * np.sin(2 * np.pi * 45 * np.arange(RATE) / RATE)
    assert share_below(quiet, 60) < LOUDEST_BASS < share_below(mud, 60)


@pytest.mark.slow
def test_the_tune_that_is_written_is_the_tune_that_is_heard(track: Track) -> None:
    """Where a note of a beat or more stands, its pitch is among the strongest; beside it is not."""
    middle = heard(track).mean(axis=1)
    assert found(track, middle, 0) > 0.75
    assert max(found(track, middle, 1), found(track, middle, -1)) < 0.15


def found(track: Track, sound: Signal, beside: int) -> float:
    """The share of the longer notes that are heard, `beside` so many semitones off."""
    make: Callable[..., Song] = track.render.__globals__["SONG"]
    when = make(bars=1, seed=0)
    hits = [
        strong(sound, when.seconds(note.at), note.beats * 60 / track.bpm, note.pitch, beside)
        for note in track.form.melody
        if note.beats >= 1
    ]
    return sum(hits) / len(hits)


def strong(sound: Signal, at: float, seconds: float, pitch: int, beside: int) -> bool:
    start, count = samples(at + 0.03), samples(min(0.8 * seconds, 0.6))
    power = np.abs(np.fft.rfft(sound[start : start + count] * np.hanning(count), 1 << 17))
    freq = np.fft.rfftfreq(1 << 17, 1 / RATE)

    def level(note: int) -> float:
        low, high = np.searchsorted(freq, (hertz(note - 0.4), hertz(note + 0.4)))
        return float(power[low:high].max())

    loudest = max(level(pitch + step) for step in range(-11, 13))
    octaves = (level(pitch + beside + step) for step in (0, -12, 12, -24))
    return max(octaves) >= 0.5 * loudest


TUNED = [name for name in players.__all__ if name != "section"]


@pytest.mark.parametrize("name", TUNED)
@pytest.mark.parametrize("pitch", [53, 65, 77])
def test_an_instrument_plays_the_note_it_is_given(name: str, pitch: int) -> None:
    sound = getattr(players, name)(pitch, 0.7)
    body = sound[samples(0.08) : samples(0.5)]
    assert cents(body, pitch) == pytest.approx(0, abs=22)


def cents(sound: Signal, pitch: int) -> float:
    """How far the tone is from a note: by how well it fits itself a period later."""
    wanted = hertz(pitch)
    power = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), 1 << 18)) ** 2
    freq = np.fft.rfftfreq(1 << 18, 1 / RATE)
    trial = wanted * 2 ** (np.arange(-60, 61) / 1200)
    fit = [
        sum(float(np.interp(one * number, freq, power)) / number for number in (1, 2, 3, 4))
        for one in trial
    ]
    return float(np.argmax(fit) - 60)
