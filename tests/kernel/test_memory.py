"""What is reckoned for a match is kept while it lasts, and not for longer."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from game.kernel import memory
from game.kernel.memory import forget_match, remembered
from tests.house.law import RULES_SIDE
from tests.house.source import HOUSE

if TYPE_CHECKING:
    from collections.abc import Iterator

FOR_GOOD = {
    "dice_theme_park.bot.site.lacks",
    "dice_theme_park.content.attractions.stack",
    "molly.bot.worth._table",
    "molly.bot.worth._with",
    "molly.content.components.moles",
    "whakka_mole.rules.steps._columns",
}
"""Tables of what is in the box: of these there are as many as the rulebook has."""


@pytest.fixture(autouse=True)
def _nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_KEPT", [])


def test_what_is_asked_again_is_not_reckoned_again_until_the_match_is_left() -> None:
    reckoned: list[int] = []

    @remembered(2)
    def double(number: int) -> int:
        reckoned.append(number)
        return 2 * number

    assert [double(3), double(3), double(4), double(3)] == [6, 6, 8, 6]
    assert reckoned == [3, 4]
    # The one nobody has asked for goes first.
    assert [double(5), double(3), double(4)] == [10, 6, 8]
    assert reckoned == [3, 4, 5, 4]
    forget_match()
    assert double(4) == 8
    assert reckoned == [3, 4, 5, 4, 4]


def _kept_for_good() -> Iterator[str]:
    for source in HOUSE:
        parts = source.name.split(".")
        if parts[:2] != ["game", "games"] or not RULES_SIDE.intersection(parts[3:4]):
            continue
        for node in ast.walk(source.tree):
            if isinstance(node, ast.FunctionDef):
                for each in node.decorator_list:
                    name = each.func if isinstance(each, ast.Call) else each
                    if isinstance(name, ast.Name) and name.id in ("cache", "lru_cache"):
                        yield f"{source.name.removeprefix('game.games.')}.{node.name}"


def test_only_tables_of_a_box_are_kept_for_good() -> None:
    """All else that a game keeps would grow from match to match in the bots' process."""
    assert set(_kept_for_good()) == FOR_GOOD
