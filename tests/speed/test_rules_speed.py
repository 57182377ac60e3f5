"""The table of how fast the rules are: a benchmark to read, never a test that times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.makers import bench
from game.makers.bench import objects
from tests.commands.said import say

if TYPE_CHECKING:
    import pytest


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
