"""Narration: log and prompt as messages, each once, and nothing that is for one seat's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.screens.table.view import State
from game.stage.intent import Kind
from tests.screens.playing import NAMES, Table

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def listening(folder: Path, *controls: str) -> Table:
    table = Table(folder, *controls)
    table.services.settings.change(read_aloud=True)
    table.calm()
    return table


def words(table: Table) -> list[str]:
    return [table.scene.told(line.text) for line in table.scene.lines()]


def test_off_nothing_is_told(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    table.write(2, whack=3)
    table.click("next")
    assert table.desk.told == []


def test_what_happens_and_what_is_asked_is_told_once_each(folder: Path) -> None:
    table = listening(folder, "mouse", "bot", "bot")
    assert len(table.desk.told) == 1, "what is to be done now"
    table.calm()
    table.click("id:hole.4")
    table.click("id:hole.4")
    assert len(table.desk.told) == 1, "half an answer is no news"
    asked = table.desk.told[0]
    table.write(2, 5, whack=3)
    table.click("next")
    assert table.desk.told[-1] == asked, "the next turn asks again"
    told = " ".join(table.desk.told)
    log = words(table)
    assert len(log) >= 3
    for line in set(log):
        assert told.count(line) >= log.count(line)
    before = list(table.desk.told)
    for _ in range(20):
        table.studio.step(60)
    assert table.desk.told == before
    assert len(before) <= len(log) + 4


def test_what_was_before_anybody_listened_is_not_told_again(folder: Path) -> None:
    table = Table(folder, "mouse", "bot")
    table.write(2, whack=3)
    table.click("next")
    old = words(table)
    table.services.settings.change(read_aloud=True)
    table.calm()
    assert old
    assert not any(line in told for line in old for told in table.desk.told)


def test_behind_the_curtain_nothing_is_told(folder: Path) -> None:
    """Two evenings that differ only in what Ida wrote are told alike until all is opened."""
    told = []
    for number, holes in enumerate(((1,), (2, 5, 9))):
        table = listening(folder / str(number), "mouse", "mouse", "bot")
        public = len(table.desk.told)
        table.click("call")
        table.click("open")
        assert table.scene.view.state is State.PRIVATE
        table.write(*holes, whack=7)
        table.click("open")
        assert len(table.desk.told) == public, "a message would outlast the curtain"
        table.key(Kind.BACK)
        table.calm()
        told.append(list(table.desk.told))
        table.write(4, whack=1)
        table.calm()
        assert any(NAMES[0] in words for words in table.desk.told), "then it is for everybody"
    assert told[0] == told[1]
