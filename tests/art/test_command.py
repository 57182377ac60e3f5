"""The baker's command understands names, and says one sentence about a wrong one."""

from __future__ import annotations

import pytest

from build_scripts.art import chosen

NAMES = ["ui/button.up", "ui/button.up.small", "icon/menu"]


def test_no_names_means_every_sprite() -> None:
    assert chosen(NAMES, []) == NAMES


def test_a_whole_name_means_itself_alone() -> None:
    assert chosen(NAMES, ["ui/button.up"]) == ["ui/button.up"]


def test_a_beginning_means_all_that_begin_so_and_none_twice() -> None:
    assert chosen(NAMES, ["ui/", "ui/button.up"]) == NAMES[:2]


def test_a_wrong_name_gets_one_sentence_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        chosen(NAMES, ["icon/menu", "uo/"])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "'uo/'" in said.err
