"""The stage's half of the speed table is told; at rest it costs next to nothing."""

from __future__ import annotations

import pytest

from game import catalogue
from tests.commands.said import say


@pytest.mark.slow
def test_the_table_of_the_stage(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "bench", "--only", "stage", "--json")
    assert said.code == 0
    rows = {row["what"]: row for row in said.json}
    for name in catalogue.GAMES:
        where = f"{name}, {catalogue.game(name).seats[-1]} seats"
        assert 0 < rows[f"{where}, everything moving, mean frame"]["value"] < 16.6
        rest = rows[f"{where}, at rest, median frame"]
        assert rest["good"], rest
        assert f"{where}, to the table" in rows
    assert rows["opening, to the first picture"]["ratio"] > 0.5
