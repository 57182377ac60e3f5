"""What goes wrong with the program as a whole is told in the language somebody chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.app import App, Start
from game.commands.opening import opened
from game.system.paths import Places, find_places
from game.system.settings import SettingsFile
from game.system.text import Texts

if TYPE_CHECKING:
    from pathlib import Path


def stumbles(start: Start, places: Places) -> App:
    raise RuntimeError(start.data_dir, places.saves)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it"])
def test_a_fall_is_told_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    places = find_places(tmp_path)
    assert SettingsFile(places).change(language=language) is None
    assert opened(Start(data_dir=tmp_path), stumbles) == 1
    said = capsys.readouterr().err
    (report,) = [path for path in tmp_path.rglob("*.json") if path != places.settings]
    assert said == Texts(language).of("system")("fell", file=str(report)) + "\n"


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it"])
def test_a_fall_is_told_in_the_language_that_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    assert opened(Start(data_dir=tmp_path, language=language), stumbles) == 1
    (report,) = tmp_path.rglob("*.json")
    said = Texts(language).of("system")("fell", file=str(report)) + "\n"
    assert capsys.readouterr().err == said


def test_a_language_that_is_named_is_spoken_until_another_is_chosen(tmp_path: Path) -> None:
    app = App(Start(size=(640, 360), language="it"), find_places(tmp_path))
    assert app.services.texts.language == "it"
    app.services.change(text_size=120)
    assert app.services.texts.language == "it"
    app.services.change(language="de")
    assert app.services.texts.language == "de"
    app.close()
