"""Read from three metres: nothing before a match is written smaller than 26 of 1080 lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.screens.gallery import exhibit, rehearsal
from game.screens.lobby.model import CONTROLS
from game.screens.lobby.scene import LobbyScene
from game.stage.studio import Studio
from game.system.text import Texts
from tests.screens.lens import look

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.stage.scene import Scene
    from tests.screens.lens import Written

LEAST = 26.0
LANGUAGES = tuple(language for language, _ in Texts("en").available())
FULL = (1920, 1080)


def small(written: list[Written]) -> dict[str, float]:
    """What is written too small, or not whole."""
    return {
        each.text: round(each.size, 1)
        for each in written
        if each.size < LEAST - 0.01 or not each.whole
    }


def shown(studio: Studio, scene: Scene) -> dict[str, float]:
    studio.step(0)
    return small(look(studio, scene, silent=True))


def moments(lobby: LobbyScene) -> Iterator[None]:
    """Everybody in turn is looked at, with each sort of device; then every option in turn."""
    model = lobby.lobby
    model.pads = (1, 2)
    for place in range(len(model.seats)):
        model.remove(place)
    yield
    for place in range(model.places):
        model.add(CONTROLS[place % len(CONTROLS)])
        lobby.rebuild()
        yield
    for option, choices in model.rules.options.items():
        before = model.options[option]
        for choice in choices:
            lobby.choose_option(option, choice)
            yield
        lobby.choose_option(option, before)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_lobby_can_be_read_from_the_sofa(game: str, language: str, tmp_path: Path) -> None:
    studio = Studio(FULL)
    scene = LobbyScene(rehearsal(tmp_path, language), game)
    studio.show(scene, settle_ms=60)
    wrong: dict[str, float] = {}
    for _ in moments(scene):
        wrong |= shown(studio, scene)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["lobby.phones", "lobby.alone"])
def test_the_way_in_for_phones_can_be_read(name: str, language: str, tmp_path: Path) -> None:
    studio = Studio(FULL)
    scenes = exhibit(name, rehearsal(tmp_path, language))
    studio.show(*scenes, settle_ms=60)
    assert shown(studio, scenes[-1]) == {}


def test_writing_that_was_made_smaller_to_fit_is_found(tmp_path: Path) -> None:
    studio = Studio(FULL)
    scene = LobbyScene(rehearsal(tmp_path), "topoum")
    studio.show(scene, settle_ms=60)
    scene.lobby.rename(0, "Wilhelmina von und zu Maulwurfshausen")
    scene.rebuild()
    assert shown(studio, scene)
