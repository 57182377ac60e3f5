"""Which piece is heard when: an hour of it takes no time here."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest

from game import catalogue
from game.stage.programme import AWAY, Programme

_MASTERS = Path(__file__).resolve().parents[2] / "sounds" / "masters"
SOUNDS = json.loads((_MASTERS / "manifest.json").read_text("utf-8"))["sounds"]
LENGTHS = {
    name.removeprefix("music/"): entry["seconds"] * 1000.0
    for name, entry in SOUNDS.items()
    if entry["kind"] == "music"
}
HOUR = 3_600_000.0
MOODS = ["title", *(catalogue.table(game).music.removeprefix("music/") for game in catalogue.GAMES)]
THREE = {f"tea.{number}": 120_000.0 for number in (1, 2, 3)}


def kept(_: list[str]) -> None:
    """The order of names, as it is."""


def hearings(programme: Programme, mood: str, lengths: dict[str, float]) -> list[tuple[str, float]]:
    """An hour at one table: what begins when."""
    heard: list[tuple[str, float]] = []
    now = 0.0
    while now < HOUR:
        name = programme.choice(mood, now)
        if not name:
            now += 16
            continue
        heard.append((name, now))
        now += lengths[name]
        programme.heard(name, now)
        now += programme.rest(mood)
    return heard


def returns(heard: list[tuple[str, float]], lengths: dict[str, float]) -> list[float]:
    """How long each piece had been away when it began again."""
    last: dict[str, float] = {}
    found = []
    for name, at in heard:
        if name in last:
            found.append(at - last[name])
        last[name] = at + lengths[name]
    return found


@pytest.mark.parametrize("mood", MOODS)
def test_in_an_hour_no_piece_comes_back_within_ten_minutes(mood: str) -> None:
    programme = Programme(LENGTHS, random.Random(4).shuffle)
    assert len(programme.pieces(mood)) >= 3
    heard = hearings(programme, mood, LENGTHS)
    assert {name for name, _ in heard} == set(programme.pieces(mood))
    assert min(returns(heard, LENGTHS)) >= AWAY
    # There is as much music as silence at least, and after each piece there is none.
    played = sum(LENGTHS[name] for name, _ in heard)
    assert 0.48 < played / HOUR < 0.95
    gaps = [later - at - LENGTHS[name] for (name, at), (_, later) in itertools.pairwise(heard)]
    assert min(gaps) >= 12_000
    assert max(gaps) < 130_000


def test_the_hour_hears_a_programme_that_repeats_itself() -> None:
    class Loop(Programme):
        def due(self, name: str, now: float) -> float:
            return 0.0

        def rest(self, mood: str) -> float:
            return 0.0

    heard = hearings(Loop(THREE, kept), "tea", THREE)
    assert min(returns(heard, THREE)) < AWAY


@pytest.mark.parametrize("mood", [*MOODS, "results", "showdown"])
def test_every_mood_has_its_pieces_and_each_is_long_enough(mood: str) -> None:
    pieces = Programme(LENGTHS, kept).pieces(mood)
    assert pieces
    assert all(90_000 <= LENGTHS[piece] <= 150_000 for piece in pieces)


def test_the_longest_away_comes_first_and_what_was_never_heard_before_it() -> None:
    programme = Programme(THREE, kept)
    assert programme.choice("tea", 0) == "tea.1"
    programme.heard("tea.1", 120_000)
    assert programme.choice("tea", 120_000) == "tea.2"
    programme.heard("tea.2", 300_000)
    programme.heard("tea.3", 200_000)
    assert programme.choice("tea", 300_000) == ""
    assert programme.choice("tea", 720_000) == "tea.1"
    assert programme.choice("tea", HOUR) == "tea.1"


def test_silence_is_shared_out_evenly() -> None:
    programme = Programme(THREE, kept)
    assert programme.rest("tea") == (AWAY - 240_000) / 3
    long = {f"tea.{number}": 140_000.0 for number in range(8)}
    assert Programme(long, kept).rest("tea") == 12_000
    assert Programme(long, kept).rest("coffee") == 0


def test_a_mood_is_a_name_or_the_beginning_of_several() -> None:
    programme = Programme({"tea": 1, "teapot.1": 1, "milk.1": 1, "milk.2": 1}, kept)
    assert programme.pieces("tea") == ["tea"]
    assert programme.pieces("milk") == ["milk.1", "milk.2"]
    assert programme.pieces("mil") == []
