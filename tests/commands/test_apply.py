"""apply: any situation of the rulebook, set up from outside."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.kernel import play
from game.kernel.codec import Codec, digest
from tests.commands.said import Said, say

WM = "whakka_mole"
GAME = catalogue.game(WM)


def _state(**changes: Any) -> dict[str, Any]:
    options = {option.id: option.default for option in GAME.options}
    plain = Codec(GAME.steps).dump(play.start(GAME, 2, options, 1))
    assert isinstance(plain, dict)
    return plain | changes


def _answers(*given: tuple[int, list[str]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "action": action} for seat, action in given]


TURN = _answers((0, ["hole.1"]), (0, ["hole.2"]), (1, ["hole.2"]), (1, ["hole.3"]))


def _apply(capsys: pytest.CaptureFixture[str], tmp_path: Path, plain: Any) -> Said:
    file = tmp_path / "situation.json"
    file.write_text(plain if isinstance(plain, str) else json.dumps(plain), encoding="utf-8")
    return say(capsys, "apply", WM, str(file))


def test_answers_lead_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = _apply(capsys, tmp_path, {"state": _state(), "actions": TURN})
    assert said.code == 0
    plain = said.json
    assert [sheet["score"] for sheet in plain["state"]["sheets"]] == [7, 0]
    assert plain["hash"] == digest(plain["state"])
    assert plain["deciders"] == [0, 1]
    assert plain["legal"]["1"]["pick_some"]["least"] == 1
    assert [event["kind"] for event in plain["events"]] == [
        "popped",
        "whacked",
        "counted",
        "new-turn",
    ]
    assert plain["standings"]["scores"] == [7, 0]
    assert not plain["over"]
    # What comes out can be put in again.
    again = _apply(capsys, tmp_path, {"state": plain["state"], "actions": TURN}).json
    assert [sheet["score"] for sheet in again["state"]["sheets"]] == [14, 0]


def test_a_situation_of_the_play_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Fifty at the end of a turn, from a table that nobody played to."""
    state = _state()
    for sheet, score in zip(state["sheets"], (49, 43), strict=True):
        sheet["score"] = score
    plain = _apply(capsys, tmp_path, {"state": state, "actions": TURN}).json
    assert plain["over"]
    assert plain["legal"] == {}
    assert plain["standings"] == {
        "places": [1, 2],
        "scores": [56, 43],
        "winners": [0],
        "reason": "fifty",
    }


def test_no_actions_shows_what_is_open(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    state = _state(sealed={"0": [["hole.1"]]})
    plain = _apply(capsys, tmp_path, {"state": state}).json
    assert len(plain["legal"]["0"]) == 10
    assert plain["events"] == []


def test_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps({"state": _state()})))
    assert say(capsys, "apply", WM, "-").json["deciders"] == [0, 1]


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        ("", "is not JSON"),
        ("{", "is not JSON"),
        ('{"a": NaN}', "NaN is no number"),
        ('{"a": 1, "a": 2}', "a name is given twice"),
        ("[" * 100_000, "nested too deep"),
        ("9" * 10_000, "is not JSON"),
        ("[]", 'must be an object with a "state"'),
        ({"actions": []}, 'must be an object with a "state"'),
        ({"state": {}}, "'seats' is missing"),
        ({"state": _state(), "actions": {}}, '"actions" must be a list'),
        ({"state": _state(), "actions": [7]}, 'Action 1 must be written {"seat": 0'),
        ({"state": _state(), "actions": [{"seat": True, "action": []}]}, "must be written"),
        ({"state": _state(), "actions": [{"seat": 0, "action": [1]}]}, "must be written"),
        ({"state": _state(), "actions": _answers((0, []))}, "choose from 1 to 10 of hole.1"),
        ({"state": _state(), "actions": _answers((5, ["x"]))}, "not asked now; asked is 0, 1."),
        (
            {"state": _state(), "actions": [*TURN[:1], *_answers((0, ["hole.11"]))]},
            "Action 2: 'hole.11' is not open to seat 0; choose from hole.1, hole.2",
        ),
        ({"state": _state(turn="1")}, "state.turn: a whole number belongs here"),
        ({"state": _state(turn=1 << 70)}, "the number is too large"),
        ({"state": _state(rng=-1)}, "a hexadecimal word belongs here"),
        ({"state": _state(luck=7)}, "'luck' does not belong here"),
        ({"state": _state(holes=11)}, "breaks a law of the game"),
        ({"state": _state(seats=3)}, "breaks a law of the game"),
        ({"state": _state(seats=0, sheets=[], papers=[])}, "breaks a law of the game"),
        ({"state": _state(todo=[{"step": "dance"}])}, "no such step"),
        ({"state": _state(todo=[{"step": "whacking", "whacks": [1]}])}, "breaks a law of the game"),
        (
            {"state": _state(todo=[{"step": "pop-up", "popups": [[1], [2], [3]]}])},
            "does not fit together",
        ),
        ({"state": _state(sealed={"0": [["hole.99"]]})}, "seat 0 could not answer"),
        ({"state": _state(sealed={"7": [["hole.1"]]})}, "seat 7 could not answer"),
        ({"state": _state(sealed={"one": []})}, "is not a number"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, plain: Any, sentence: str
) -> None:
    said = _apply(capsys, tmp_path, plain)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_nothing_after_the_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = _apply(capsys, tmp_path, {"state": _state(todo=[]), "actions": TURN})
    assert said.code == 2
    assert "is too late: the game is over" in said.err


def test_files_that_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, sentence in (("none", "No such file"), (".", "folder"), ("bytes", "is not text")):
        said = say(capsys, "apply", WM, str(tmp_path / name))
        assert said.code == 2
        assert sentence in said.err
    said = say(capsys, "apply", WM, "a\0b")
    assert said.code == 2
