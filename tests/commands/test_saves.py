"""saves check: one line a file, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.commands.wrong import shown
from game.match.saves import Saves
from game.match.seats import Person
from game.match.session import Session
from tests.commands.said import say


def _name(path: Path) -> str:
    return shown(str(path))[1:-1]


def test_each_file_gets_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    people = [Person("Ada", "radish", "mouse"), Person("Ben", "fern", "mouse")]
    session = Session.new("whakka_mole", people, {}, 1)
    good = Saves(tmp_path).write(session, "2000-01-01T00:00:00", "Tea")
    said = say(capsys, "saves", "check", str(good))
    assert said.code == 0
    assert said.out == f"{_name(good)}: It loads: Whakka Mole, 2 seats, turn 1.\n"
    cut = tmp_path / "cut.mole"
    cut.write_bytes(good.read_bytes()[:-9])
    said = say(capsys, "saves", "check", str(good), str(cut), str(tmp_path), "no\nsuch")
    assert said.code == 1
    lines = said.out.splitlines()
    assert len(lines) == 4
    assert lines[1].startswith(f"{_name(cut)}: ")
    assert lines[2] == f"{_name(tmp_path)}: This is not a plain file."
    assert lines[3] == r"no\nsuch: There is no such file."
