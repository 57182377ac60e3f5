"""What is decided is written beside the frames, and before anybody goes elsewhere."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.refused import Refused
from game.match.shelf import Shelf
from game.phones.book import NAME, Book
from game.screens.table.scene import TableScene
from game.stage.intent import Intent, Kind
from game.stage.scene import Scene
from game.system.scribe import SLOW, Scribe
from game.system.settings import SettingsFile
from tests.saves.disk import Disk
from tests.screens.evening import LONG, Evening, Watched, a_match, decide
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from game.system.scribe import Ticket, Work


def _on_disk(saves: Path) -> dict[int, int]:
    """By seed: how far each match has come, seen with eyes of our own."""
    shelf = Shelf(saves)
    found = {}
    for entry in shelf.entries():
        session, notice = shelf.load(entry)
        assert session is not None
        assert notice is None
        found[session.seed] = session.decided
    return found


# At the table


@pytest.fixture
def puppets(tmp_path: Path) -> Iterator[tuple[Puppets, Disk]]:
    found, disk = Puppets(tmp_path), Disk()
    found.services.scribe = Scribe(0.2)
    found.services._shelf = Shelf(found.services.places.saves, disk, found.services.scribe)
    yield found, disk
    disk.free.set()
    found.services.scribe.drain()


def test_a_disk_that_hangs_stops_no_frame_and_loses_nothing(
    puppets: tuple[Puppets, Disk],
) -> None:
    desk, disk = puppets
    desk.play(a_match())
    scene = desk.top
    assert isinstance(scene, TableScene)
    decide(scene)
    assert desk.services.scribe.drain()
    disk.hold()
    for _ in range(6):
        decide(scene)
        desk.studio.step(1000)
        scene.go_on()
    assert disk.asked.wait(LONG)
    assert not disk.free.is_set(), "somebody waited until it gave up"
    assert scene.session.decided == 7
    desk.services.settle()
    desk.services.hear_disk()
    slow = desk.services.words_of(SLOW, {})
    assert desk.told.count(slow) == 1
    # Nothing that reads or changes what it is at pretends that all is well.
    entries = desk.services.shelf.entries()
    assert desk.services.shelf.load(entries[0])[0] is None
    disk.free.set()
    end = time.monotonic() + LONG
    while not desk.services.scribe.drain():
        assert time.monotonic() < end
        time.sleep(0.01)
    assert _on_disk(desk.services.places.saves) == {1: 7}


def test_a_disk_that_fails_is_told_of_once_and_the_next_good_write_brings_all(
    puppets: tuple[Puppets, Disk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, _ = puppets
    desk.play(a_match())
    scene = desk.top
    assert isinstance(scene, TableScene)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Disk, "open_new", full)
        for _ in range(3):
            decide(scene)
            desk.services.settle()
        told = [words for words in desk.told if "No space left" in words]
        assert len(told) == 1
    assert _on_disk(desk.services.places.saves) == {}
    decide(scene)
    desk.services.settle()
    assert _on_disk(desk.services.places.saves) == {1: 4}


def test_what_is_written_is_what_was_decided_then(puppets: tuple[Puppets, Disk]) -> None:
    """Play goes on while it is written: what comes later is not in it."""
    desk, disk = puppets
    session = a_match()
    desk.play(session)
    scene = desk.top
    assert isinstance(scene, TableScene)
    disk.hold()
    ticket = desk.services.shelf.keep_soon(session, "2026-11-18T20:15:00")
    assert disk.asked.wait(LONG)
    place = session.card.place
    rng = Random(3)
    for _ in range(5):
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
    assert not desk.services.shelf._path(place).exists()
    disk.free.set()
    end = time.monotonic() + LONG
    while not desk.services.scribe.drain():
        assert time.monotonic() < end
    assert desk.services.scribe.is_done(ticket)
    assert _on_disk(desk.services.places.saves) == {1: 0}


# From one screen to another


class Bad(Scene):
    name = "bad"

    def update(self, ms: float) -> None:
        raise ZeroDivisionError


def _home(evening: Evening) -> None:
    evening.app.home()


def _results(evening: Evening) -> None:
    scene = evening.app.stack.top
    assert isinstance(scene, TableScene)
    # This one has no results yet: the table is left before they are asked for.
    with pytest.raises(Refused):
        evening.app.results(scene.session)


def _end(evening: Evening) -> None:
    evening.close()


def _crash(evening: Evening) -> None:
    evening.app.open(Bad())
    evening.app.frame(16)
    top = evening.app.stack.top
    assert top is not None
    assert top.name == "error"


WAYS = (_home, _results, _end, _crash)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    found = Evening(tmp_path)
    yield found
    found.close()


@pytest.mark.parametrize("way", WAYS)
def test_whoever_leaves_leaves_all_of_it_written(
    way: Callable[[Evening], None], evening: Evening
) -> None:
    evening.play()
    way(evening)
    assert _on_disk(evening.places.saves) == {1: 3}


@pytest.mark.parametrize("way", WAYS)
def test_a_program_that_does_not_wait_is_noticed(
    way: Callable[[Evening], None], evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    drain = Scribe.drain
    evening.disk.hold()
    evening.play()
    monkeypatch.setattr(Scribe, "drain", lambda _: True)
    way(evening)
    assert _on_disk(evening.places.saves) != {1: 3}
    evening.disk.free.set()
    monkeypatch.setattr(Scribe, "drain", drain)
    assert evening.app.services.scribe.drain()


def test_two_matches_after_each_other(evening: Evening) -> None:
    evening.play(1, 3)
    evening.app.home()
    evening.play(2, 2)
    evening.app.home()
    assert _on_disk(evening.places.saves) == {1: 3, 2: 2}
    entry = next(each for each in evening.app.services.shelf.entries() if each.picture.exists())
    assert entry.header is not None


def test_an_error_while_writing_is_reported_and_play_goes_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.match.autosave import Autosave
    from game.system.crash import open_reports

    def stumble(*_: object) -> None:
        raise ZeroDivisionError("while writing")

    with monkeypatch.context() as patch:
        patch.setattr(Autosave, "put", stumble)
        evening.play()
        assert evening.app.services.scribe.drain()
        for _ in range(3):
            evening.app.frame(16)
    top = evening.app.stack.top
    assert isinstance(top, TableScene)
    ((_, report),) = open_reports(evening.places)
    assert report.error == "ZeroDivisionError"
    decide(top)
    evening.app.home()
    assert _on_disk(evening.places.saves) == {1: 4}


def test_the_end_of_the_program_waits_for_no_dead_disk(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    evening.app.services.scribe._patience = 0.2
    evening.play()
    evening.disk.hold()
    began = time.monotonic()
    evening.app.stack.handle(Intent(Kind.BACK))
    evening.close()
    assert time.monotonic() - began < LONG / 2
    assert evening.app.services.say(SLOW) in capsys.readouterr().err
    evening.disk.free.set()


# Nothing that is done at a table


def _an_evening_of_presses(evening: Evening) -> None:
    app = evening.app
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    for _ in range(3):
        decide(scene)
        app.frame(16)
    scene.play.undo()
    scene.play.swap(1)
    scene.toggle_sound()
    app.services.change(motion_speed=150, text_size=125)
    app.services.phones.only_here = True
    app.services.phones.port = 0
    hub = app.services.phones.open(scene.session.fingerprint)
    hub.link(0)
    hub.put_out(0)
    for _ in range(5):
        app.frame(16)


def test_nothing_done_at_a_table_waits_for_the_disk(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.app.play(a_match())
    assert evening.app.services.scribe.drain()
    watched = Watched(monkeypatch)
    _an_evening_of_presses(evening)
    assert watched.frames_waited() == 0
    assert evening.app.services.scribe.drain()
    assert len(watched.waited) > 5, "hardly anything was written: this proves nothing"
    # And it is there, all the same.
    seats = Book(evening.places.saves).read()
    assert seats.match == a_match().fingerprint
    assert SettingsFile(evening.places).now.motion_speed == 150


def _saves_in_the_frame(patch: pytest.MonkeyPatch, evening: Evening) -> None:
    shelf = evening.app.services.shelf
    patch.setattr(Shelf, "keep_soon", lambda _, *what: shelf.keep(*what) and None)
    patch.setattr(Scribe, "is_done", lambda *_: True)


def _settings_in_the_frame(patch: pytest.MonkeyPatch, evening: Evening) -> None:
    patch.setattr(evening.app.services.settings, "_scribe", None)


def _phones_in_the_frame(patch: pytest.MonkeyPatch, _: Evening) -> None:
    write = Scribe.write

    def at_once(self: Scribe, name: str, work: Work) -> Ticket:
        return write(self, name, (lambda: None) if name == NAME and not work() else work)

    patch.setattr(Scribe, "write", at_once)


@pytest.mark.parametrize(
    "plant", [_saves_in_the_frame, _settings_in_the_frame, _phones_in_the_frame]
)
def test_a_frame_that_waits_is_noticed(
    plant: Callable[[pytest.MonkeyPatch, Evening], None],
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening.app.play(a_match())
    assert evening.app.services.scribe.drain()
    watched = Watched(monkeypatch)
    plant(monkeypatch, evening)
    _an_evening_of_presses(evening)
    assert watched.frames_waited() > 0
