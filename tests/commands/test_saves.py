"""saves check: one line a file, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.commands.wrong import shown
from game.match.saves import Saves
from game.match.seats import Person
from game.match.session import Session
from game.match.shelf import Shelf
from game.system.paths import find_places
from game.system.settings import SettingsFile
from tests.commands.said import say
from tests.match.tables import WHAKKA, advance, finished, fresh


def _name(path: Path) -> str:
    return shown(str(path))[1:-1]


def test_each_file_gets_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    people = [Person("Ada", "radish", "mouse"), Person("Ben", "fern", "mouse")]
    session = Session.new("whakka_mole", people, {}, 1)
    good = Saves(tmp_path).write(session, "2000-01-01T00:00:00", "Tea")
    said = say(capsys, "saves", "check", str(good))
    assert said.code == 0
    assert said.out == f"{_name(good)}: It loads: Whakka Mole, 2 players, turn 1.\n"
    cut = tmp_path / "cut.mole"
    cut.write_bytes(good.read_bytes()[:-9])
    said = say(capsys, "saves", "check", str(good), str(cut), str(tmp_path), "no\nsuch")
    assert said.code == 1
    lines = said.out.splitlines()
    assert len(lines) == 4
    assert lines[1].startswith(f"{_name(cut)}: ")
    assert lines[2] == f"{_name(tmp_path)}: This is not a plain file."
    assert lines[3] == r"no\nsuch: There is no such file."


def test_every_match_that_is_kept_is_listed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "saves"
    shelf = Shelf(folder)
    waiting, over = advance(fresh(WHAKKA, seed=1), 7), finished(fresh(WHAKKA, seed=2))
    assert shelf.keep(over, "2026-11-18T20:15:00") is None
    assert shelf.keep(waiting, "2026-11-19T20:15:00") is None
    shelf.draw(waiting, b"a picture")
    copy = shelf.write(over, "2026-11-17T20:15:00", "Friday")
    (folder / "torn.mole").write_bytes(b"torn")
    said = say(capsys, "saves", "list", "--json", "--data-dir", str(tmp_path))
    assert said.code == 0
    first, second, third, torn = said.json
    assert first == {
        "id": waiting.card.place,
        "file": str(folder / f"{waiting.card.place}.mole"),
        "picture": str(folder / f"{waiting.card.place}.png"),
        "match": waiting.card.match,
        "title": "",
        "game": "whakka_mole",
        "seats": 3,
        "turn": waiting.turn,
        "decisions": 7,
        "when": "2026-11-19T20:15:00",
        "finished": False,
        "places": [],
        "lesson": 0,
    }
    assert (second["id"], second["finished"], second["picture"]) == (over.card.place, True, None)
    assert second["places"] == list(over.standings().places)
    assert (third["id"], third["title"], third["file"]) == ("Friday", "Friday", str(copy))
    assert (torn["id"], torn["problem"]) == ("torn", "This is not a Molehill save.")
    # Before the command as well, and for people to read.
    said = say(capsys, "--data-dir", str(tmp_path), "saves", "list")
    lines = said.out.splitlines()
    assert len(lines) == 4
    assert lines[0].startswith(waiting.card.place)
    assert "whakka_mole" in lines[0]


def test_looking_leaves_nothing_behind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = say(capsys, "saves", "list", "--json", "--data-dir", str(tmp_path / "nowhere"))
    assert (said.code, said.json) == (0, [])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "loads", "missing"),
    [
        ("de", "Er lässt sich laden: Whakka Mole, 2 Plätze, Runde 1.", "gibt es nicht."),
        ("fr", "Elle se charge\u00a0: Whakka Mole, 2 joueurs, tour 1.", "pas."),
    ],
)
def test_people_are_answered_in_the_language_they_chose(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, loads: str, missing: str
) -> None:
    people = [Person("Ada", "radish", "mouse"), Person("Ben", "fern", "mouse")]
    session = Session.new("whakka_mole", people, {}, 1)
    good = Saves(tmp_path / "saves").write(session, "2000-01-01T00:00:00", "Tea")
    data = ("--data-dir", str(tmp_path))
    assert SettingsFile(find_places(tmp_path)).change(language=language) is None
    said = say(capsys, *data, "saves", "check", str(good), "none.mole")
    first, second = said.out.splitlines()
    assert first == f"{_name(good)}: {loads}"
    assert second.endswith(missing)
    listed = say(capsys, *data, "saves", "list").out
    assert loads.rpartition(", ")[2].removesuffix(".") in listed
    # What a program reads stays as it is.
    (torn := tmp_path / "saves" / "torn.mole").write_bytes(b"torn")
    rows = say(capsys, *data, "saves", "list", "--json").json
    assert rows[-1]["problem"] == "This is not a Molehill save."
    assert torn.exists()


def test_a_settings_file_that_makes_no_sense_is_left_where_it_lies(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings = find_places(tmp_path).settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_bytes(b"{")
    said = say(capsys, "--data-dir", str(tmp_path), "saves", "check", "none.mole")
    assert said.out == "none.mole: There is no such file.\n"
    assert settings.read_bytes() == b"{"
