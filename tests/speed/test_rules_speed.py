"""Rules fast enough to search with: measured against plain slotted classes, turn about.

A shared machine is slow at times, so both are timed by the processor's clock in short turns, and
the best turn of each counts.
"""

from __future__ import annotations

from random import Random as Whim
from time import process_time
from typing import TYPE_CHECKING, Any

import pytest

from game import catalogue
from game.commands import bench, yardstick
from game.commands.bench import objects
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.judge import any_of
from tests.commands.said import say

if TYPE_CHECKING:
    from collections.abc import Callable

_TURNS = 6


def _best(work: Callable[[int], int]) -> float:
    """The most a second: `work` says how many it did."""
    best = 0.0
    for turn in range(_TURNS):
        began = process_time()
        done = work(turn)
        best = max(best, done / (process_time() - began))
    return best


def _draft(turn: int) -> int:
    rng = Whim(turn)
    for _ in range(40):
        yardstick.playout(rng)
    return 40 * yardstick.DECISIONS


def _matches(game: Any, seats: int) -> Callable[[int], int]:
    options = {option.id: option.default for option in game.options}

    def work(turn: int) -> int:
        decisions = 0
        for seed in range(turn * 1000, turn * 1000 + 20):
            state, rng = play.start(game, seats, options, seed), Random(seed)
            while asked := play.asked(state):
                for seat in asked:
                    now = play.legal(state, seat)
                    if now:
                        play.take(state, seat, any_of(now, rng))
                        decisions += 1
        return decisions

    return work


# What share of the draft's speed each game is to keep; a game's first seat count and its last.
_SHARES = {"whakka_mole": 0.18}


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_random_matches_are_quick(game: str) -> None:
    rules = catalogue.game(game)
    draft = _best(_draft)
    for seats in (rules.seats[0], rules.seats[-1]):
        share = _best(_matches(rules, seats)) / draft
        assert share > _SHARES.get(game, 1 / 25), f"{seats} seats: {share:.3f} of the draft"


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_clone_is_cheap(game: str) -> None:
    """At most 2 us for ten things on the table, where the draft's own clone takes about 0.1."""
    rules = catalogue.game(game)
    options = {option.id: option.default for option in rules.options}
    state = play.start(rules, rules.seats[-1], options, 1)
    count = objects(Codec(rules.steps).dump(state))
    table = yardstick.midway(Whim(1))

    def ours(_: int) -> int:
        for _ in range(300):
            state.clone()
        return 300

    def drafts(_: int) -> int:
        for _ in range(300):
            table.clone()
        return 300

    per_object = 1 / _best(ours) / count
    draft_per_object = 1 / _best(drafts) / yardstick.CLONED
    assert per_object < 25 * draft_per_object


def test_the_table_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.02)
    said = say(capsys, "bench", "--only", "rules", "--json")
    assert said.code == 0
    rows = {row["what"]: row for row in said.json}
    assert rows["toy, random decisions"]["ratio"] == 1.0
    row = rows["whakka_mole, 8 seats, random decisions"]
    assert 0 < row["ratio"] < 2
    assert row["value"] > 1000


def test_objects_are_counted() -> None:
    assert objects({"a": [1, "two", [3]], "b": {"c": None}}) == 4
    assert objects([]) == 0
