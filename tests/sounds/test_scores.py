"""The notation, and whether the tunes agree with their chords."""

from __future__ import annotations

from itertools import pairwise

import pytest

pytest.importorskip("numpy", reason="the art tools are not installed")
pytest.importorskip("soundfile", reason="the art tools are not installed")

from sounds.catalogue import TRACKS
from sounds.kit.backing import bass_line, broken, chord_hits
from sounds.kit.score import Note, chords, near, tune, voicing
from sounds.kit.song import Song
from sounds.kit.tracks import Track


def test_a_tune_is_read_note_by_note() -> None:
    assert tune("C4 - Bb4:.5 F#5:1.5 | A4:4") == [
        Note(0, 60, 1),
        Note(2, 70, 0.5),
        Note(2.5, 78, 1.5),
        Note(4, 69, 4),
    ]


@pytest.mark.parametrize("text", ["C4 C4 C4", "C4 | D4:4", "C4:4 | D4:4.5"])
def test_a_bar_that_does_not_add_up_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="bar"):
        tune(text)


def test_chords_share_their_bar() -> None:
    first, second, third = chords("F | Gm7 C/E")
    assert (first.at, first.beats, first.chord.classes) == (0, 4, (5, 9, 0))
    assert (second.at, second.beats, second.chord.classes) == (4, 2, (7, 10, 2, 5))
    assert (third.at, third.chord.bass, third.chord.classes[0]) == (6, 4, 0)


@pytest.mark.parametrize("name", ["C", "Dm", "G7", "Fmaj7", "Bbm6", "Csus", "F/A"])
@pytest.mark.parametrize("centre", [48, 60, 67])
def test_a_voicing_lies_close_around_its_centre(name: str, centre: int) -> None:
    chord = chords(name)[0].chord
    notes = voicing(chord, centre)
    assert len(set(notes)) == 3
    assert {note % 12 for note in notes} <= set(chord.classes)
    assert max(notes) - centre <= 6
    assert centre - min(notes) <= 6


@pytest.mark.parametrize("value", range(12))
def test_the_nearest_note_is_at_most_half_an_octave_away(value: int) -> None:
    assert near(value, 43) % 12 == value
    assert abs(near(value, 43) - 43) <= 6


def test_a_bass_walks_to_the_next_root_where_it_may() -> None:
    harmony = chords("F | Bb | C | F")
    plain, walking = bass_line(harmony), bass_line(harmony, lead=8)
    steps = [note for note in walking if note not in plain]
    assert [note.at for note in steps] == [7.0], "at beat 16 the piece turns to F, and is on it"
    assert abs(steps[0].pitch - near(0, 43)) <= 2


def test_accompaniments_stay_inside_their_chords() -> None:
    harmony = chords("F | C7 Dm | Gm/Bb")
    for notes in (
        bass_line(harmony),
        chord_hits(harmony, (1, 3), 60, 0.5),
        broken(harmony, (0, 1, 2, 3), 60),
    ):
        assert notes
        for note in notes:
            part = next(one for one in harmony if one.at <= note.at < one.at + one.beats)
            assert note.pitch % 12 in {*part.chord.classes, part.chord.bass}


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)
def test_a_melody_fits_its_chords_and_goes_somewhere(track: Track) -> None:
    melody, harmony, end = track.form.melody, track.form.harmony, track.form.beats
    assert max(note.at + note.beats for note in melody) <= end
    fitting = total = 0.0
    for note in melody:
        part = next(one for one in harmony if one.at <= note.at < one.at + one.beats)
        total += note.beats
        fitting += note.beats if note.pitch % 12 in part.chord.classes else 0.0
    # All chord notes would be a bugle; too few would be noodling.
    assert 0.8 < fitting / total < 0.97
    assert len({note.pitch for note in melody}) >= 8
    for one, after in pairwise(melody):
        # A singer may start anywhere after a breath, but not leap further than an octave.
        breath = after.at - one.at - one.beats > 0.01
        assert breath or abs(after.pitch - one.pitch) <= 12, after
    assert 0.55 < total / end <= 1.0, "a tune breathes, but is there"


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)
def test_a_piece_has_a_form_and_its_loops_fit_into_it(track: Track) -> None:
    form = track.form
    turn = track.turn * track.metre
    # A theme, something else, and the theme again.
    themes = [tuple(note.pitch for note in part.tune[:6]) for part in form.sections if part.tune]
    assert len(set(themes)) >= 2
    assert len(themes) > len(set(themes))
    assert all(start % turn == 0 for start in (*form.starts, form.beats))
    # It comes home: the last chord is the one the key is named by, and the tune rests on it.
    last, note = form.harmony[-1].chord, form.melody[-1]
    assert note.pitch % 12 in last.classes
    assert last.classes[0] in {chord.chord.classes[0] for chord in form.harmony[:4]}


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)
def test_no_two_parts_rub_against_each_other(track: Track, monkeypatch: pytest.MonkeyPatch) -> None:
    """No semitone (or its octave) held together for three quarters of a beat or more."""
    heard: list[Note] = []

    def listen(
        _song: object, _part: object, notes: list[Note], at: float = 0.0, **_: float
    ) -> None:
        heard.extend(Note(note.at + at, note.pitch, note.beats) for note in notes)

    monkeypatch.setattr(
        Song, "play", lambda song, part, notes, at=0.0, gain=1.0: listen(song, part, notes, at)
    )
    monkeypatch.setattr(Song, "tap", lambda *_: None)
    monkeypatch.setattr(Song, "piece", lambda *_: ([], []))
    monkeypatch.setattr(Song, "loop", lambda *_: [])
    track.render()
    assert len(heard) > 200
    _assert_nothing_rubs(heard)
    assert max(note.at + note.beats for note in heard) <= track.form.beats + 0.8, "it ends"


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)
def test_what_is_laid_over_a_piece_holds_no_note_against_it(
    track: Track, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loops know nothing of the chords: they may touch any note, and hold none."""
    held: list[Note] = []
    monkeypatch.setattr(
        Song, "play", lambda _song, _part, notes, at=0.0, gain=1.0: held.extend(notes)
    )
    monkeypatch.setattr(Song, "tap", lambda *_: None)
    monkeypatch.setattr(Song, "loop", lambda *_: [])
    keynotes = {track.form.harmony[0].chord.classes[0], track.form.harmony[-1].chord.classes[0]}
    for heat, layer in track.layers.items():
        held.clear()
        layer()
        assert all(note.beats <= 0.8 for note in held), heat
        homes = [{home, (home + 7) % 12} for home in keynotes]
        assert any({note.pitch % 12 for note in held} <= home for home in homes), heat


def _assert_nothing_rubs(heard: list[Note]) -> None:
    heard.sort(key=lambda note: note.at)
    longest = max(note.beats for note in heard)
    for index, one in enumerate(heard):
        for other in heard[index + 1 :]:
            if other.at > one.at + longest:
                break
            if abs(one.pitch - other.pitch) in (1, 13):
                start, stop = max(one.at, other.at), min(one.at + one.beats, other.at + other.beats)
                assert stop - start < 0.75, f"beat {start:g}: {one.pitch} against {other.pitch}"
