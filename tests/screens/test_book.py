"""Rulebooks: how a chapter is read, and what the search finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import game
from game.screens.rulebook.book import Block, Chapter, Hit, mark, parse, search
from game.stage.manifest import facts_of
from game.system.fluent import Bundle

BOOKS = sorted(Path(game.__file__).parent.glob("games/*/text/rulebook.*.ftl"))
_MAY_BEGIN = "“„«¿¡+−–$×’"
CHAPTER = """
Everybody writes in secret.
All at once.

= Order
1. Prepare | List your holes.
2. Pop up
- a mole
- another
> Hit sheets count nothing.
@ whakka/sheet | A sheet with ten holes.
+ Example | Ida lists 3 and 5.
"""


def test_blocks_are_told_apart_by_their_first_sign() -> None:
    assert parse(CHAPTER) == (
        Block("text", "Everybody writes in secret. All at once."),
        Block("heading", "Order"),
        Block("step", "List your holes.", "Prepare", 1),
        Block("step", "Pop up", "", 2),
        Block("item", "a mole"),
        Block("item", "another"),
        Block("tip", "Hit sheets count nothing."),
        Block("figure", "A sheet with ten holes.", "whakka/sheet"),
        Block("example", "Ida lists 3 and 5.", "Example"),
    )


def test_what_a_line_is_about_is_shown_and_not_read() -> None:
    written = "1. Whack | Choose a hole. @ prop/mallet\n- a mole @ hole/back+hole/front\n- none"
    assert parse(written) == (
        Block("step", "Choose a hole.", "Whack", 1, "prop/mallet"),
        Block("item", "a mole", art="hole/back+hole/front"),
        Block("item", "none"),
    )


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_book_shows_pictures_that_there_are_the_same_in_each_language(path: Path) -> None:
    shown = pictures(path)
    assert len(shown) >= 8
    assert [name for name in shown if facts_of(name) is None] == []
    assert shown == pictures(path.with_name("rulebook.en.ftl"))


def pictures(path: Path) -> list[str]:
    """The sprites of a book, in its order."""
    book = Bundle(path.read_text("utf-8"), path.stem[-2:])
    blocks = [block for key in book.names() for block in parse(book.text(f"{key}.text", {}))]
    what = (block.title if block.kind == "figure" else block.art for block in blocks)
    return [name for each in what for name in each.replace("+", " ").split()]


def test_a_number_within_a_sentence_starts_no_step() -> None:
    assert parse("There are\n10 holes.") == (Block("text", "There are 10 holes."),)
    assert parse("1916. Moles dig.") == (Block("text", "1916. Moles dig."),)


def test_a_heading_is_one_line() -> None:
    assert parse("= Order\nFirst comes\nthe king.") == (
        Block("heading", "Order"),
        Block("text", "First comes the king."),
    )


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_no_sign_of_the_files_is_shown_to_readers(path: Path) -> None:
    assert stray_signs(Bundle(path.read_text("utf-8"), path.stem[-2:])) == []


@pytest.mark.parametrize(
    "text", ["! Mind this.", "- Guide | a guest moves", "= A heading that runs on, " * 6]
)
def test_planted_signs_are_found(text: str) -> None:
    assert len(stray_signs(Bundle(f"c = C\n    .text =\n        {text}\n", "en"))) == 1


def stray_signs(book: Bundle) -> list[str]:
    blocks = [block for name in book.names() for block in parse(book.text(f"{name}.text", {}))]
    return [
        block.text
        for block in blocks
        if "|" in block.text
        or (not block.text[:1].isalnum() and block.text[:1] not in _MAY_BEGIN)
        or (block.kind == "heading" and len(block.text) > 80)
    ]


def test_search_minds_neither_case_nor_accents() -> None:
    book = (
        Chapter("a", "The crêpe stand", (Block("text", "Nothing."),)),
        Chapter("b", "Scoring", (Block("tip", "x"), Block("step", "Six for a CREPE.", "Hit", 1))),
    )
    assert search(book, "crepe") == (Hit(0, 0), Hit(1, 1))
    assert search(book, "Crêpe ") == search(book, "crepe")
    assert search(book, "hit") == (Hit(1, 1),)
    assert search(book, "  ") == ()


def test_words_are_found_in_any_order_and_each_is_marked() -> None:
    block = Block("text", "Two moles of one army see each other in a line.")
    book = [Chapter("chapter-a", "Lines of sight", (block,))]
    for wanted in ("line moles", "moles line", "LINE  army two"):
        assert search(book, wanted) == (Hit(0, 0),), wanted
    assert search(book, "moles barracks") == ()
    found = [run.text for run in mark(block.text, "line moles") if run.found]
    assert found == ["moles", "line"]
    # One word within another is one stretch.
    assert [run.text for run in mark("barracks", "rack barr") if run.found] == ["barrack"]


def test_a_figures_sprite_name_is_not_searched() -> None:
    book = (Chapter("a", "A", (Block("figure", "A board.", "whakka/sheet"),)),)
    assert search(book, "sheet") == ()
    assert search(book, "board") == (Hit(0, 0),)


def test_marks_show_what_was_found_as_it_is_written() -> None:
    runs = mark("A Möle and a mole.", "mole")
    assert [(run.text, run.found) for run in runs] == [
        ("A ", False),
        ("Möle", True),
        (" and a ", False),
        ("mole", True),
        (".", False),
    ]


@given(st.text(max_size=60), st.text(max_size=4))
def test_marking_loses_no_letter(text: str, wanted: str) -> None:
    assert "".join(run.text for run in mark(text, wanted)) == text


@given(st.text(max_size=200))
def test_any_text_can_be_parsed(text: str) -> None:
    for block in parse(text):
        assert block.kind in {"text", "heading", "step", "item", "tip", "figure", "example"}
