"""The pages of settings: nothing a person can like is out of reach."""

from __future__ import annotations

import typing

import pytest

from game.screens.settings.pages import PAGES, names_of
from game.screens.settings.printed import printed
from game.system.settings import LIMITS, Settings
from game.system.text import Texts

# Kept by the lobby and the title, not liked or disliked.
REMEMBERED = {"last_game", "seats"}


def test_every_setting_is_on_a_page() -> None:
    shown = {name for page in PAGES for name in names_of(page)}
    assert shown == set(Settings.__struct_fields__) - REMEMBERED


def test_every_choice_is_one_the_setting_may_take() -> None:
    hints = typing.get_type_hints(Settings)
    for page in PAGES:
        for row in page.rows:
            if row.kind == "segment" and row.setting in LIMITS:
                low, high = LIMITS[row.setting]
                assert all(low <= int(choice) <= high for choice in row.choices)
            elif row.kind == "segment":
                assert row.choices == typing.get_args(hints[row.setting])
            elif row.kind == "slider":
                least, most, step = map(int, row.choices)
                assert (least, most) == LIMITS[row.setting]
                assert (most - least) % step == 0
            elif row.kind == "toggle":
                assert hints[row.setting] is bool


@pytest.mark.parametrize(
    ("language", "name", "pad", "word"),
    [
        ("en", "ctrl+z", False, "Ctrl+Z"),
        ("en", "f10", False, "F10"),
        ("de", "ctrl+return", False, "Strg+Enter"),
        ("de", "ö", False, "Ö"),
        ("fr", "page up", False, "Page haut"),
        ("en", "lb", True, "Left bumper"),
        ("en", "x", True, "X"),
    ],
)
def test_keys_are_called_as_they_are_printed(
    language: str, name: str, pad: bool, word: str
) -> None:
    assert printed(Texts(language).of("screens"), name, pad=pad) == word
