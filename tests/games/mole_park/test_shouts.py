"""What is called out over the park."""

from __future__ import annotations

from importlib import import_module

import pytest

from game import catalogue
from game.stage.frame import Frame
from game.stage.motion import Show
from game.stage.said import Said
from game.stage.text import Style, ruler
from game.system.text import Texts
from tests.stage.test_kit import parts

TABLE = catalogue.table("mole_park")
"""Acts are read after it."""


@pytest.mark.parametrize("language", [language for language, _ in Texts("en").available()])
def test_what_is_called_in_a_burst_lies_within_it_and_is_read_from_afar(language: str) -> None:
    shout = import_module("game.games.mole_park.acts.moves").shout
    words, writer = Texts(language).of("games/mole_park"), ruler(Frame.of(1920, 1080))
    calls = ("tie", "shout-miss", "shout-wham", "shout-share", "shout-jackpot", "shout-none")
    for key in (*calls, "fate-short", "word-pass"):
        shown = next(
            each for each in parts(shout("x", Said(key), (0, 0))) if isinstance(each, Show)
        )
        said = shown.piece.text
        assert said is not None
        style = Style(
            said.size, said.font, outline=said.outline, rim=said.rim, width=said.width,
            height=said.height, lines=said.lines,
        )  # fmt: skip
        size, _ = writer._fit(words(key), style)
        assert size >= 26, key
        assert writer.fits(words(key), style), key
        assert said.width < 0.7 * shown.piece.w
