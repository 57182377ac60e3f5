"""What came of each proposal of an editor's reading is written down, and stays true."""

from __future__ import annotations

import pytest

from game.system.text import LANGUAGES
from tests.house.glossary import readings
from tests.house.read import Row, rows, untrue
from tests.house.source import ROOT


def keys(language: str) -> set[str]:
    return {
        key
        for path in (ROOT / "game").rglob("*.ftl")
        if path.stem.rpartition(".")[2] == language
        for key, _ in readings(path, ROOT / "game")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_a_reading_names_is_as_it_says(language: str) -> None:
    page = ROOT / "game" / "system" / "text" / "readings" / f"{language}.md"
    read = rows(page.read_text(encoding="utf-8"))
    assert read
    assert untrue(read, keys(language)) == []


THERE = {"screens:play", "games/molly:rulebook:chapter-play.text"}


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("| `screens:plai` | taken | |", "screens:plai: taken, but the key is not there"),
        ("| `screens:plai` | changed | b |", "screens:plai: changed, but the key is not there"),
        ("| `screens:plai` | refused | b |", "screens:plai: refused, but the key is not there"),
        ("| `screens:play` | gone | now on signs |", "screens:play: gone, but the key is there"),
        ("| `games/molly:chapter-play` | taken | |", "games/molly:chapter-play: taken, but"),
        ("| `screens:play`, `screens:b` | taken | |", "screens:b: taken, but the key is not"),
        ("| `screens:play` | refused | |", "screens:play: refused, and no word why"),
        ("| `screens:play` | changed | |", "screens:play: changed, and no word why"),
        ("| `screens:plai` | gone | |", "screens:plai: gone, and no word why"),
        ("| `screens:play` | maybe | so | ", "screens:play: 'maybe' is no verdict"),
    ],
)
def test_what_is_planted_on_a_page_is_found(row: str, wrong: str) -> None:
    (found,) = untrue(rows(row), THERE)
    assert found.startswith(wrong)


def test_true_rows_pass_and_heads_are_no_rows() -> None:
    page = """# English
| key | verdict | reason |
|---|---|---|
| `screens:play` | taken | |
| `games/molly:rulebook:chapter-play` | changed | shorter: two \\| three |
| `screens:plai`, `screens:plaj` | gone | a sign says it |
"""
    read = rows(page)
    assert read[1] == Row(
        ("games/molly:rulebook:chapter-play",), "changed", "shorter: two \\| three"
    )
    assert len(read) == 3
    assert untrue(read, THERE) == []


@pytest.mark.parametrize("row", ["| screens:play | taken | |", "| `screens:play` | taken |"])
def test_a_row_that_is_not_written_as_the_others_are_is_refused(row: str) -> None:
    with pytest.raises(ValueError, match="not a row"):
        rows(row)
