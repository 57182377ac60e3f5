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
