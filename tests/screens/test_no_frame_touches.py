"""No frame reads, writes or so much as looks at what lies on the disk: a disk that hangs would hang
the picture. All screens are gone through, with a net under what their thread does to the folder."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.match.club import CLUB, Club, ClubFile, Member
from game.match.laurels import LAURELS, Laurels, LaurelsFile
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.match.shelf import Shelf
from game.phones.book import Book, kept_of
from game.screens.gallery import SCREENS, begun
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from game.system.crash import write_report
from game.system.log import start_log, stop_log
from game.system.paths import find_places
from tests.match.tables import finished
from tests.screens.evening import a_match, decide
from tests.screens.menus import WHEN, Menus
from tests.screens.puppets import Parrot
from tests.screens.touched import Touches, touched

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.stage.scene import Scene

pytestmark = pytest.mark.usefixtures("in_the_dark")


class Watched(Menus):
    """The program on the evening after, before everything there may be on its disk."""

    def __init__(self, folder: Path) -> None:
        _furnish(folder)
        super().__init__(folder)
        parrot = Parrot()
        self.services.thinker = lambda: parrot
        self.seen: set[str] = set()

    def see(self, frames: int = 3) -> None:
        """All that was asked of the disk has come, and was seen."""
        self.settle()
        for _ in range(frames):
            self.app.frame(400)
            self.seen.add(self.top.name)
        self.settle()

    def follow(self, *names: str) -> None:
        """Press these, one after the other, each on whatever screen it has led to."""
        for name in names:
            self.press(name)
            self.see()

    def put(self, scene: Scene) -> None:
        self.app.home()
        self.app.open(scene)
        self.see()


def _furnish(folder: Path) -> None:
    """An evening that was played, and what it has left on the disk."""
    places = find_places(folder)
    shelf = Shelf(places.saves)
    match = finished(a_match(seed=3))
    for number, session in enumerate((a_match(seed=1), a_match("molly", 2), match)):
        shelf.promise(session, WHEN)
        assert shelf.keep(session, WHEN[:-1] + str(number)) is None
    shelf.write(a_match(seed=4), WHEN, "mine")
    club = Club(tuple(Member.of(person) for person in match.people))
    club.begin(match.card.match)
    ClubFile(places.saves / CLUB).save(club)
    laurels = Laurels()
    laurels.climb("whakka_mole", 0)
    LaurelsFile(places.saves / LAURELS).save(laurels)
    Book(places.saves).write(kept_of(match.fingerprint, 7777, 1, {0: "0f" * 32}))
    write_report(places, ZeroDivisionError())


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    found = Watched(tmp_path)
    yield found
    found.close()
    stop_log()


@pytest.fixture
def net(watched: Watched, tmp_path: Path) -> Iterator[Touches]:
    """Under the program from its first picture on."""
    with touched(tmp_path) as found:
        start_log(watched.places, scribe=watched.services.scribe)
        watched.app.wake()
        watched.see()
        yield found
    assert not found.found, "\n".join(sorted(set(found.found)))


def test_a_report_of_last_time_is_offered_and_put_away(watched: Watched, net: Touches) -> None:
    watched.follow("answer.0")
    with net.lifted():
        assert not list(watched.places.crashes.glob("crash-*.json"))


def test_an_evening_of_all_sorts(watched: Watched, net: Touches) -> None:
    """By the buttons somebody presses: play, leave, come back, look at what came of it."""
    watched.app.home()
    watched.see()
    watched.follow("continue")
    table = watched.top
    assert isinstance(table, TableScene)
    decide(table)
    watched.see()
    watched.app.home()
    watched.see(6)
    watched.follow("saves", "wait.0/more", "replay")
    watched.app.home()
    for way in (("saves", "history"), ("club",), ("settings",), ("credits",), ("rules",)):
        watched.app.home()
        watched.follow(*way)
    watched.app.home()
    watched.follow("game.whakka_mole", "alone", "puzzle.0")
    watched.app.home()
    watched.follow("game.whakka_mole", "alone", "rung.0")
    watched.app.home()
    assert not net.found
    assert {"table", "saves", "history", "club", "alone", "puzzle"} <= watched.seen


@pytest.mark.parametrize("game", ["whakka_mole", "molly"])
def test_a_match_from_the_lobby_to_its_results(watched: Watched, net: Touches, game: str) -> None:
    watched.services.gathering = True
    watched.services.sit_down(begun(game, 2))
    table = watched.top
    assert isinstance(table, TableScene)
    for _ in range(3):
        decide(table)
        watched.see()
    over = finished(
        Session.new(game, [Person("Ida", COLOURS[0]), Person("Ben", COLOURS[1])], {}, 5)
    )
    with net.lifted():
        over.card.match = table.session.card.match
    watched.app.results(over)
    watched.see()
    results = watched.top
    assert isinstance(results, ResultsScene)
    for tab in ("fair", "evening"):
        results.tab = tab
        results.rebuild()
        watched.see()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_and_what_is_pressed_on_it(watched: Watched, net: Touches, name: str) -> None:
    with net.lifted():
        scene = SCREENS[name](watched.services)
    watched.put(scene)
    rng = random.Random(name)
    for _ in range(8):
        spots = [each for each in watched.top.focus.spots if each.enabled and each.action]
        if not spots:
            break
        spot = rng.choice(spots)
        assert spot.action is not None
        spot.action()
        watched.see(1)
    with net.lifted():
        watched.services.phones.hub = None


def test_what_stumbles_is_written_down_beside_the_frames(
    watched: Watched, net: Touches, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_: float) -> None:
        raise ZeroDivisionError

    watched.app.home()
    watched.see()
    with monkeypatch.context() as patch:
        patch.setattr(watched.app.stack, "update", breaks)
        watched.app.frame(16)
    watched.see()
    assert watched.top.name == "error"
    with net.lifted():
        assert len(list(watched.places.crashes.glob("crash-*.json"))) == 2
