"""Before a match and after it one looks into things as at the table: by mouse, finger, key, pad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

from game import catalogue
from game.match.replay import Replay
from game.screens.gallery import played
from game.screens.lobby.looks import Leaves, looked
from game.screens.lobby.options import asked_of
from game.screens.lobby.scene import LobbyScene
from game.screens.replay.scene import ReplayScene
from game.screens.table.inspected import under
from game.screens.table.scene import TableScene
from game.screens.table.sheet import PageSheet
from game.stage.intent import Device, Intent, Kind
from game.stage.manifest import facts_of
from game.stage.transitions import Way
from tests.screens.puppets import Puppets
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.stage.scene import Scene

GAMES = catalogue.GAMES


@pytest.fixture
def puppets(tmp_path: Path) -> Iterator[Puppets]:
    with unpainted():
        yield Puppets(tmp_path, (1280, 720))


def show(puppets: Puppets, scene: Scene) -> None:
    puppets.studio.stack.reset([scene], Way.NONE)
    puppets.studio.run(60)


def give(puppets: Puppets, kind: Kind, device: Device = Device.KEYS, **what: Any) -> None:
    puppets.studio.give(Intent(kind, device, **what))
    puppets.studio.step(0)
    puppets.studio.step(0)


def lobby(puppets: Puppets, game: str) -> LobbyScene:
    scene = LobbyScene(puppets.services, game)
    show(puppets, scene)
    return scene


def page_of(puppets: Puppets) -> str:
    """The title of the page that is open, in words."""
    top = puppets.top
    assert isinstance(top, Leaves)
    (sheet,) = [each for each in top.widgets if isinstance(each, PageSheet)]
    assert str(sheet.opened.of) in sheet.more
    assert "page-of" not in sheet.more
    return sheet.say(sheet.opened.page.title)


def middle(scene: LobbyScene, place: str) -> dict[str, float]:
    box = scene.looks.box(place)
    assert box is not None, place
    return {"x": box.cx, "y": box.cy}


def test_a_card_of_a_deck_says_all_it_does(puppets: Puppets) -> None:
    scene = lobby(puppets, "topoum")
    at = middle(scene, "option.deck.1")
    give(puppets, Kind.INSPECT, Device.MOUSE, source=3, **at)
    assert page_of(puppets) == "Grenade"
    give(puppets, Kind.RIGHT)
    assert page_of(puppets) == "Advance"
    give(puppets, Kind.BACK)
    assert puppets.top is scene
    for kind in (Kind.PRESS, Kind.RELEASE):
        give(puppets, kind, Device.MOUSE, source=1, **at)
    assert page_of(puppets) == "Grenade"


@pytest.mark.parametrize(
    ("game", "place", "titles"),
    [
        ("topoum", "option.farmer/boom", ["Lady Boom", "Trapper"]),
        ("topoum", "option.obstacles", ["Obstacles", "Puddle", "Rock", "Ice", "Gas"]),
        ("dice_theme_park", "option.promo-staff", ["Promo staff", "Consultant", "Chaperone"]),
        ("whakka_mole", "option.holes/10", ["10", "12"]),
        ("molly", "option.bobtail", ["Bobtail the dog"]),
    ],
)
def test_what_an_option_brings_is_read_one_after_the_other(
    puppets: Puppets, game: str, place: str, titles: list[str]
) -> None:
    scene = lobby(puppets, game)
    give(puppets, Kind.INSPECT, Device.MOUSE, source=3, **middle(scene, place))
    found = []
    for _ in titles:
        found.append(page_of(puppets))
        give(puppets, Kind.RIGHT)
    assert found == titles


def test_a_finger_that_stays_looks_and_presses_nothing(puppets: Puppets) -> None:
    scene = lobby(puppets, "topoum")
    before, at = dict(scene.lobby.options), middle(scene, "option.deck/panic")
    give(puppets, Kind.PRESS, Device.TOUCH, source=1, **at)
    puppets.studio.run(600)
    assert page_of(puppets) == "Panic"
    give(puppets, Kind.RELEASE, Device.TOUCH, source=1, **at)
    assert scene.lobby.options == before


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_a_key_looks_into_what_has_the_focus_and_takes_a_seat_elsewhere(
    puppets: Puppets, device: Device
) -> None:
    scene = lobby(puppets, "topoum")
    if device is Device.PAD:
        scene.lobby.add("pad", 1)
    seated = len(scene.lobby.seated())
    give(puppets, Kind.DOWN, device, source=1)
    scene.focus.focus("option.deck")
    give(puppets, Kind.INSPECT, device, source=1)
    assert page_of(puppets) == "Training"
    give(puppets, Kind.INSPECT, device, source=1)
    assert puppets.top is scene
    assert len(scene.lobby.seated()) == seated


@pytest.mark.parametrize("game", GAMES)
def test_every_page_before_a_match_has_words_and_pictures(puppets: Puppets, game: str) -> None:
    scene = lobby(puppets, game)
    for option, choices in scene.lobby.rules.options.items():
        for choice in choices:
            scene.lobby.options[option] = choice
            for place, page in looked(asked_of(scene), scene.words):
                assert page.title, place
                assert page.text, place
                assert not page.art or facts_of(page.art), page.art
                assert all(facts_of(piece.art) for piece in page.diagram if piece.art), place


def watched(puppets: Puppets, game: str) -> ReplayScene:
    session = played(game, decisions=14)
    scene = ReplayScene(puppets.services, session, Replay(session))
    show(puppets, scene)
    scene.scrub(scene.watch.count)
    puppets.studio.step(0)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_lets_look_into_whatever_the_table_does(puppets: Puppets, game: str) -> None:
    scene = watched(puppets, game)
    table = TableScene(puppets.services, scene.session)
    table.enter(puppets.studio.window.frame)
    table.picture.run_on()
    there = {piece.page for piece in table.model.showing.pieces if piece.page}
    here = {piece.page: piece for piece in scene.model.showing.pieces if piece.page}
    assert there == set(here)
    for piece in here.values():
        what = under([piece], piece.x, piece.y)
        if what is None:
            continue
        scene.look_into(what)
        puppets.studio.step(0)
        assert scene.model.opened is not None, what
        assert sum(isinstance(each, PageSheet) for each in scene.widgets) == 1
        scene.close_page()


def test_a_page_stops_a_replay_and_is_closed_before_it(puppets: Puppets) -> None:
    scene = watched(puppets, "whakka_mole")
    scene.scrub(2)
    scene.play()
    playing = [scene.watch.playing]
    piece = next(each for each in scene.picture.live.values() if each.page == "sheet.1")
    give(puppets, Kind.INSPECT, Device.MOUSE, source=3, x=piece.x, y=piece.y)
    assert [*playing, scene.watch.playing] == [True, False]
    assert scene.model.opened is not None
    first = scene.model.opened.number
    give(puppets, Kind.RIGHT)
    assert scene.model.opened.number == first % scene.model.opened.of + 1
    assert scene.watch.moment == 2
    with mock.patch.object(Puppets, "back") as left:
        give(puppets, Kind.BACK)
        assert scene.pages.open is None
        assert not left.called
        give(puppets, Kind.BACK)
        assert left.called
