"""What a table is asked: no more than a page can tell, and nothing that one game alone answers."""

from __future__ import annotations

import inspect
import re

import pytest

from game import catalogue
from game.stage.table import Table
from tests.house.source import ROOT

MOST = 12
MEMBERS = sorted(
    name for name in {*vars(Table), *inspect.get_annotations(Table)} if not name.startswith("_")
)


def test_a_table_is_asked_a_dozen_things_at_most() -> None:
    assert len(MEMBERS) <= MOST, MEMBERS


@pytest.mark.parametrize("member", MEMBERS)
def test_none_of_them_is_for_one_game_alone(member: str) -> None:
    answered = [name for name in catalogue.GAMES if member in vars(type(catalogue.table(name)))]
    assert len(answered) > 1


def test_the_house_tells_of_each() -> None:
    told = (ROOT / "game/README.md").read_text("utf-8").partition("## How a table is written")[2]
    rows = [
        line.split("|")[1] for line in told.partition("**The kit**")[0].splitlines() if "|" in line
    ]
    named = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert named == set(MEMBERS)
