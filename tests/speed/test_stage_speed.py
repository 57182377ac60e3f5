"""The stage's half of the speed table is told whole. Its figures are a benchmark, not a test:
they depend on what else the machine is doing."""

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
        moving = rows[f"{where}, everything moving, mean frame"]["value"]
        # Nothing is redrawn at rest: whatever the machine does, that is less than everything.
        assert 0 < rows[f"{where}, at rest, median frame"]["value"] < moving
        assert f"{where}, to the table" in rows
    assert rows["opening, to the first picture"]["ratio"] > 0.5
