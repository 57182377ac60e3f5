"""The count of what tables are written in: lines, and numbers without a name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from build_scripts.tables import Count, bare, counted, main
from game import catalogue


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("_GAP = 60.0", []),
        ("_PLACES: dict[int, float] = {3: 8.5}", []),
        ("def f(gap: float = 7, *, high: int = 9) -> None: ...", []),
        ("def f(x):\n    return x + 7", [7]),
        ("def f(x):\n    gap = 12\n    return x * 0.5 - gap", [12, 0.5]),
        ("def f(box):\n    return box.w / 2 + 1 - 0", []),
        ("def f(x):\n    return x if True else False", []),
        ("class Plan:\n    high = 30", [30]),
    ],
)
def test_a_number_is_bare_where_no_name_says_what_it_is(source: str, found: list[float]) -> None:
    assert sorted(node.value for node in bare(ast.parse(source))) == sorted(found)  # type: ignore[type-var]


def test_a_house_is_counted_by_its_table_and_acts_alone(tmp_path: Path) -> None:
    house = tmp_path / "game" / "games" / "tea"
    (house / "table").mkdir(parents=True)
    (house / "table" / "board.py").write_text("def f(x):\n    return x + 7\n")
    (house / "acts.py").write_text("_MS = 80\n")
    (house / "rules.py").write_text("def f(x):\n    return x + 7\n")
    assert counted(house) == Count(files=2, lines=3, bare=1)


def test_it_tells_each_game_their_sum_and_the_kit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = {line[:16].strip(): line[16:].split() for line in capsys.readouterr().out.splitlines()}
    games = [row for name, row in told.items() if name and not name.startswith(("all", "the"))]
    assert len(games) == len(catalogue.GAMES)
    assert [str(sum(int(row[at]) for row in games)) for at in range(3)] == told["all games"]
    assert int(told["the kit"][0]) > 0
