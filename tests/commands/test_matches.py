"""simulate, duel and trace say what they promise."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from game import catalogue
from game.kernel.codec import Codec, digest
from game.makers import simulate
from game.makers.duel import interval
from game.makers.progress import Progress
from game.makers.trace import lines
from tests.commands.said import say
from tests.every_game.planted_steps import LosesCard, Stall, opening
from tests.every_game.toy import HOARD, Hoard

WM = "whakka_mole"


def test_simulate_promises_these_names(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", WM, "--seats", "3", "--games", "30", "--seed", "5", "--json")
    said = say(capsys, *words)
    plain = said.json
    assert said.code == 0
    assert plain["games"] == 30
    assert plain["seats"] == 3
    assert plain["violations"] == 0
    assert plain["decisions"] == 2 * 3 * plain["turns"]
    assert abs(sum(plain["wins_by_seat"]) - 30) < 0.01
    assert sum(plain["ends"].values()) == 30
    assert set(plain["ends"]) <= {"fifty", "shared"}
    scores = plain["scores"]
    assert scores["p10"] <= scores["p50"] <= scores["p90"]
    assert scores["p10"] <= scores["mean"] <= scores["p90"]
    assert plain["seconds"] > 0
    assert plain["playouts_per_s"] == pytest.approx(30 / plain["seconds"], rel=0.01)
    # The same words, the same matches.
    again = say(capsys, *words).json
    for name in ("decisions", "turns", "wins_by_seat", "scores", "ends"):
        assert again[name] == plain[name]


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "simulate", WM, "--games", "3")
    assert said.code == 0
    assert "games: 3\n" in said.out
    assert "violations: 0\n" in said.out


def test_simulate_with_options_and_a_bot_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--options", "holes=12,stubborn=on,play-on=on")
    bots = ("--bots", "random,easy,hard", "--seats", "3")
    plain = say(capsys, "simulate", WM, "--games", "12", *options, *bots, "--json").json
    assert plain["violations"] == 0
    assert set(plain["ends"]) <= {"fifty", "played-on"}


def test_progress_is_for_those_who_watch(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", WM, "--games", "5", "--json")
    assert say(capsys, *words).err == ""
    said = say(capsys, *words, "--progress")
    assert said.err.endswith("5/5 games\n")
    assert said.json["games"] == 5


def test_simulate_counts_broken_laws_and_stalls() -> None:
    """The counter of violations is no ornament."""
    for fault in (LosesCard, Stall):
        game = opening(fault)()
        tally = simulate.simulate(game, {"cards": "12"}, ["random"] * 2, [1], Progress(1))
        assert tally.violations > 0
        assert tally.plain()["broken"]


def test_a_match_without_end_is_a_violation() -> None:
    class Endless(Hoard):
        longest: ClassVar[int] = 3

    tally = simulate.simulate(Endless(), {"cards": "12"}, ["random"] * 2, [1], Progress(1))
    assert tally.violations
    assert tally.ends["unfinished"] == 1


def test_duel_rotates_and_weighs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--a", "random", "--b", "random", "--games", "40", "--seats", "4")
    plain = say(capsys, "duel", WM, *words, "--json").json
    assert plain["games"] == 40
    assert plain["even_share"] == 0.25
    # Equals, each seed from each seat in turn: A wins what falls to the seats, exactly its share.
    assert plain["win_share"] == 0.25
    assert plain["low"] < 0.25 < plain["high"]
    assert set(plain["seconds"]) == {"a", "b"}
    assert set(plain["seconds"]["a"]) == {"mean", "p95"}


def test_the_interval_is_the_one_of_the_books() -> None:
    """Wilson's, for 80 of 100 and for the edges."""
    low, high = interval(0.8, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert interval(0.0, 10)[0] == 0.0
    assert interval(1.0, 10)[1] == pytest.approx(1.0)
    assert interval(0.5, 0) == (0.0, 1.0)


def _trace(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    said = say(capsys, "trace", WM, *words)
    assert said.code == 0
    return [json.loads(line) for line in said.out.splitlines()]


def test_trace_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    setup, *decisions, end = _trace(capsys, "--seats", "2", "--seed", "9")
    assert setup["game"] == WM
    assert (setup["seats"], setup["seed"], setup["rules_version"]) == (2, 9, 1)
    assert setup["options"] == {"holes": "10", "stubborn": "off", "play-on": "off"}
    first, second = decisions[:2]
    assert first["deciders"] == [0, 1]
    pick = first["legal"]["0"]["pick_some"]
    assert (pick["least"], pick["most"], pick["items"][-1]) == (1, 10, "hole.10")
    assert set(first["action"]) <= set(pick["items"])
    assert second["legal"]["0"] == [[f"hole.{number}"] for number in range(1, 11)]
    assert first["events"] == []
    assert all("state" not in line for line in decisions)
    told = [event for line in decisions for event in line["events"]]
    assert [event["kind"] for event in told[:4]] == ["popped", "whacked", "counted", "new-turn"]
    assert all(set(event) == {"kind", "facts", "secret", "eyes", "shows"} for event in told)
    assert end["standings"]["reason"] in ("fifty", "shared")
    assert len(end["standings"]["scores"]) == 2


def test_trace_with_states_hides_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    game = catalogue.game(WM)
    setup, *decisions, _ = _trace(capsys, "--seats", "2", "--states")
    assert setup["state"]["turn"] == 1
    assert digest(setup["state"]) == setup["hash"]
    assert decisions[0]["state"]["sealed"] == {"0": [decisions[0]["action"]]}
    for line in decisions:
        assert digest(line["state"]) == line["hash"]
        state = Codec(game.steps).load(game.state_type, line["state"])
        assert game.check(state) == []


def test_traces_repeat_and_can_be_led_by_answers() -> None:
    players = [lambda state, seat, rng: ("here",)] * 2
    first = list(_random_lines(7))
    answers = [(line["seat"], tuple(line["action"])) for line in first[1:-1]]
    assert list(lines(HOARD, {"cards": "12"}, 7, players, answers=answers)) == first
    assert list(_random_lines(8)) != first


def _random_lines(seed: int) -> list[dict[str, Any]]:
    from game.makers.players import player

    return list(lines(HOARD, {"cards": "12"}, seed, [player(HOARD, "random")] * 2))
