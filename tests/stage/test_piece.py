"""Pieces: copies with changes, by hand for speed, and not one field forgotten."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, get_type_hints

import pytest

from game.stage.box import Box
from game.stage.piece import TWEENED, Answer, Changes, Piece, Words, altered, numbers
from game.stage.solid import lying, parts

FULL = Piece(
    "key", "art", 1, 2, 3, 4, 0.5, 30, 1.5, "face", 7, 8, 0.75, Words("words", 20), (1, 2, 3, 4),
    "born", "dies", 9, "bob", "blink", Answer("card.1", "A card"), "card",
)  # fmt: skip


def test_a_changed_copy_is_a_whole_one() -> None:
    plain = Piece("")
    names = [field.name for field in fields(FULL)]
    assert all(getattr(FULL, name) != getattr(plain, name) for name in names)
    assert altered(FULL) == FULL
    assert altered(FULL) is not FULL
    for name in names:
        changes: dict[str, Any] = {name: getattr(plain, name)}
        assert altered(FULL, **changes) == replace(FULL, **changes)
        assert altered(plain, **{name: getattr(FULL, name)}) != plain


def test_what_may_change_is_what_a_piece_has() -> None:
    assert get_type_hints(Changes) == get_type_hints(Piece)
    assert numbers(FULL) == {name: getattr(FULL, name) for name in TWEENED}


def test_what_no_piece_has_cannot_be_changed() -> None:
    assert {field.name for field in fields(FULL)} > set(TWEENED)
    unknown: Any = {"colour": "red"}
    with pytest.raises(AttributeError):
        altered(FULL, **unknown)


def test_people_look_at_what_is_written_and_at_what_lies_on_the_ground() -> None:
    words = Words("2", 20, width=40, height=30)
    ground = Piece("ground", "icon/star", 50, 50, depth=-1, text=words)
    board, coin = Piece("board", "icon/star", w=900, h=900), Piece("coin", "icon/star", w=40, h=40)
    sign = Piece("sign", x=100, y=100, text=words)
    pieces = (ground, board, coin, sign)
    told = [(each.piece.key, each.words) for each in lying(pieces, 100 * 100)]
    assert told == [("ground", words), ("coin", None), ("sign", words)]
    assert [each.box for each in lying(pieces, 0)][-1] == Box(80, 85, 40, 30)
    assert [each.piece.key for each in parts(pieces)] == [
        "ground",
        "ground",
        "board",
        "coin",
        "sign",
    ]
