"""Pieces: copies with changes, by hand for speed, and not one field forgotten."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, get_type_hints

import pytest

from game.stage.piece import TWEENED, Answer, Changes, Piece, Words, altered, numbers

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
