"""Names nobody should have are shown safely, inside their boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.seats import Person
from game.match.session import Session
from game.screens.gallery import played
from game.screens.lobby.scene import LobbyScene
from game.screens.results.scene import ResultsScene
from game.screens.saves.scene import SavesScene
from tests.screens.lens import look
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

    from game.screens.services import Services
    from game.stage.scene import Scene

HOSTILE = {
    "controls": "\x00\x1b[31m\r\nIda\x07",
    "halves": "\ud800Ida\udfff",
    "endless": "M" * 200_000,
    "marks": "I" + "\u0301\u0327\u20dd" * 2_000,
    "right-to-left": "\u202e\u2067אידה العربية",
    "blank": "\u3164\u2800\u200b",
    "emoji": "👩‍👩‍👧‍👦🏴‍☠️",
    "wide": "﷽" * 30,
}


def lobby(services: Services, name: str) -> Scene:
    scene = LobbyScene(services, catalogue.GAMES[0])
    for place in range(len(scene.lobby.seats)):
        scene.lobby.add("mouse")
        scene.lobby.rename(place, name)
    return scene


def named(name: str) -> Session:
    """A finished match in which everybody is called so."""
    session = played(catalogue.GAMES[0], 4)
    session.people[:] = [Person(name, person.colour) for person in session.people]
    return session


def results(services: Services, name: str) -> Scene:
    return ResultsScene(services, named(name))


def saves(services: Services, name: str) -> Scene:
    session = Session.new(
        catalogue.GAMES[0], [Person(name, "radish"), Person(name, "fern")], {}, seed=3
    )
    services.shelf.put_by.write(session, "2026-01-01T20:00:00", name)
    return SavesScene(services)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("make", [lobby, saves])
def test_a_hostile_name_stays_in_its_box(make: type, name: str, tmp_path: Path) -> None:
    puppets = Puppets(tmp_path, (1280, 720))
    scene: Scene = make(puppets.services, name)
    puppets.studio.stack.reset([scene])
    puppets.studio.run(60)
    window = puppets.studio.picture.get_rect()
    written = look(puppets.studio, scene)
    assert len(written) >= 5
    for each in written:
        assert window.contains(each.rect), each.text[:40]
        assert len(each.text) < 600
        assert not any(ord(letter) < 32 and letter != "\n" for letter in each.text)


def test_endless_names_do_not_reach_the_podium() -> None:
    """Who sits down has a clean name already; a match cannot be begun with another."""
    session = Session.new(
        catalogue.GAMES[0],
        [Person(name, colour) for name, colour in zip(
            list(HOSTILE.values())[:4], ("radish", "fern", "royal", "ice"), strict=True)],
        {}, seed=3,
    )  # fmt: skip
    assert all(len(person.name) < 80 for person in session.people)


def test_the_evening_tells_two_of_one_name_apart_by_nothing_but_their_wins(tmp_path: Path) -> None:
    """Two people of one name share a line of the tally: that is what a name is."""
    puppets = Puppets(tmp_path, (1280, 720))
    scene = ResultsScene(puppets.services, named("Ida"))
    puppets.studio.stack.reset([scene])
    puppets.studio.run(60)
    assert [name for name, _, _ in puppets.services.evening.table()] == ["Ida"]
