"""The pages of settings: nothing a person can like is out of reach."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING

import pytest

from game.screens.settings.pages import PAGES, names_of
from game.screens.settings.printed import printed
from game.screens.settings.scene import SettingsScene
from game.stage.widgets.scroll import Scroll
from game.stage.widgets.segment import Segment
from game.system.settings import LIMITS, Settings
from game.system.text import Texts
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

# Kept by the lobby and the title, not liked or disliked.
REMEMBERED = {"last_game", "options", "seats"}


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


def test_the_window_is_shown_as_large_as_it_is(tmp_path: Path) -> None:
    """However it came to that size; and whatever is chosen is a change from there."""
    for size in ((1280, 720), (1400, 820)):
        puppets = Puppets(tmp_path / str(size[0]), size)
        scene = SettingsScene(puppets.services)
        puppets.home(scene)
        puppets.studio.step(0)
        shown = f"{size[0]}x{size[1]}"
        names = {spot.id for spot in scene.focus.spots}
        assert f"size/{shown}" in names
        rows = next(widget for widget in scene.widgets if isinstance(widget, Scroll))
        sizes = next(child for child in rows.children if child.id == "size")
        assert isinstance(sizes, Segment)
        assert sizes.chosen == shown
        sizes.change("1600x900")
        now = puppets.services.settings.now
        assert (now.width, now.height) == (1600, 900)
