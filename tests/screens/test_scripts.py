"""Whatever people are called, every screen of an evening names them without a box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import Backstage, played, rehearsal
from game.screens.lobby.scene import LobbyScene
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from game.stage.letters import writable
from game.stage.studio import Studio
from game.system.names import clean_name
from tests.screens.lens import look

if TYPE_CHECKING:
    from pathlib import Path

    from game.screens.services import Services
    from game.stage.scene import Scene

NAMES = ("אידה", "محمد", "小明", "さくら", "지민", "🐭👑", "Ελένη", "अनुष्का")
SILENT = "\u200c\u200d\ufe0e\ufe0f"


def named(game: str, *, over: bool) -> Session:
    """A match of people from everywhere."""
    session = played(game, 4, decisions=None if over else 12)
    first = catalogue.GAMES.index(game)
    session.people[:] = [
        Person(clean_name(NAMES[(first + seat) % len(NAMES)]), person.colour)
        for seat, person in enumerate(session.people)
    ]
    return session


def lobby(services: Services, game: str) -> Scene:
    scene = LobbyScene(services, game)
    for place in range(scene.lobby.places):
        scene.lobby.add("mouse")
        scene.lobby.rename(place, NAMES[place])
    scene.rebuild()
    return scene


def table(services: Services, game: str) -> Scene:
    return TableScene(services, named(game, over=False))


def results(services: Services, game: str) -> Scene:
    return ResultsScene(services, named(game, over=True))


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("make", [lobby, table, results])
def test_people_from_everywhere_are_named_without_a_box(
    make: type, game: str, tmp_path: Path
) -> None:
    services = rehearsal(tmp_path)
    scene: Scene = make(services, game)
    assert isinstance(services.desk, Backstage)
    services.desk.scenes[:] = [scene]
    studio = Studio((1920, 1080))
    studio.show(scene, settle_ms=60)
    writer = studio.window.writer
    strange = []
    for each in look(studio, scene):
        for run in writer._runs(writable(each.text), each.style.font):
            strange += [run] if not run.text.isascii() else []
            for sign in run.text:
                assert sign in SILENT or writer._knows(run.font, sign), each.text
    assert strange
