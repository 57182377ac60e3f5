"""No menu waits for the disk: it shows what came of it when it comes, in order, and once."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest

from game.match.club import CLUB, Club, ClubFile, Member
from game.match.ledger import LEDGER, Ledger
from game.match.refused import Refused
from game.match.saves import SUFFIX
from game.match.shelf import Shelf
from game.screens.club.scene import ClubScene, open_club
from game.screens.common.ask import Ask, AskText
from game.screens.common.deed import DiskWaits
from game.screens.lobby.scene import LobbyScene
from game.screens.saves.history import HistoryScene
from game.screens.saves.scene import SavesScene
from game.screens.services import Services
from game.screens.settings.scene import SettingsScene
from game.screens.table.overlays import PauseScene
from game.screens.table.scene import TableScene
from game.screens.title.scene import TitleScene
from game.system.files import Files
from tests.match.tables import finished
from tests.screens.evening import Watched, a_match, decide
from tests.screens.menus import WHEN, Menus

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from game.match.saves import Entry


@pytest.fixture
def menus(tmp_path: Path) -> Iterator[Menus]:
    found = Menus(tmp_path)
    yield found
    found.close()


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    return Watched(monkeypatch)


# Sitting down


def _sits_down(menus: Menus) -> TableScene:
    menus.app.open(LobbyScene(menus.services, "whakka_mole"))
    menus.hold()
    menus.press("start")
    menus.frames()
    table = menus.top
    assert isinstance(table, TableScene)
    return table


def test_who_sits_down_plays_at_once_and_the_promise_is_written_first(
    menus: Menus, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    replace = Files.replace

    def replaces(files: Files, old: Path, new: Path) -> None:
        order.append(new.name)
        replace(files, old, new)

    monkeypatch.setattr(Files, "replace", replaces)
    table = _sits_down(menus)
    decide(table)
    menus.frames()
    assert watched.frames_waited() == 0
    assert menus.services.shelf.promised(table.session) is not None
    assert not (menus.places.saves / LEDGER).exists()
    menus.release()
    match = table.session.card.match
    assert Ledger(menus.places.saves / LEDGER).of(match) is not None
    assert order.index(LEDGER) < order.index(f"{match}{SUFFIX}")


def test_who_sits_down_for_a_club_night_is_kept_as_a_club(menus: Menus, watched: Watched) -> None:
    menus.services.gathering = True
    table = _sits_down(menus)
    assert watched.frames_waited() == 0
    club, _ = menus.services.clubs.load()
    assert club is not None, "what is not on the disk yet is known all the same"
    assert club.playing == table.session.card.match
    assert ClubFile(menus.places.saves / CLUB).load() == (None, None)
    menus.release()
    found, _ = ClubFile(menus.places.saves / CLUB).load()
    assert found is not None
    assert found.playing == club.playing


def test_what_cannot_be_written_is_one_sentence(
    menus: Menus, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    menus.services.gathering = True
    _sits_down(menus)
    with monkeypatch.context() as patch:
        patch.setattr(Files, "open_new", full)
        menus.release()
    said = [words for words in menus.told if "No space left" in words]
    assert len(said) == len(set(said)), "each is told once"
    assert any(words.startswith("The promise") for words in said)
    assert any(words.startswith("The club night") for words in said)
    club, _ = menus.services.clubs.load()
    assert club is not None, "the evening goes on all the same"


# The club night


def _club(match: str = "") -> Club:
    club = Club(tuple(Member.of(person) for person in a_match().people))
    if match:
        club.begin(match)
    return club


def test_a_club_night_is_ended_and_put_away_at_once(menus: Menus, watched: Watched) -> None:
    menus.services.clubs.save(_club())
    waited = watched.frames_waited()
    open_club(menus.services)
    scene = menus.top
    assert isinstance(scene, ClubScene)
    menus.hold()
    scene._end()
    menus.frames()
    found, _ = menus.services.clubs.load()
    assert found is not None
    assert found.ended
    scene._close()
    menus.frames()
    assert menus.services.clubs.load() == (None, None)
    assert menus.shows(TitleScene)
    assert watched.frames_waited() == waited
    menus.release()
    assert not (menus.places.saves / CLUB).exists()


def test_a_club_night_opens_with_the_match_that_waits_for_it(
    menus: Menus, caplog: pytest.LogCaptureFixture
) -> None:
    entry = menus.kept()
    menus.services.clubs.save(_club(entry.path.stem))
    menus.hold()
    open_club(menus.services)
    assert menus.shows(DiskWaits)
    with caplog.at_level("WARNING"):
        menus.frames()
    assert not [each for each in caplog.messages if "no picture" in each]
    assert menus.shows(DiskWaits)
    menus.release()
    scene = menus.top
    assert isinstance(scene, ClubScene)
    assert scene.waiting is not None
    assert scene.waiting.path == entry.path


# The shelf


def _answers(menus: Menus, which: str) -> None:
    assert isinstance(menus.top, Ask)
    menus.press(which)


def _deletes(menus: Menus, scene: SavesScene, entry: Entry) -> None:
    scene._delete(entry)
    _answers(menus, "answer.0")


def _renames(menus: Menus, scene: SavesScene, entry: Entry) -> None:
    scene._rename(entry)
    assert isinstance(menus.top, AskText)
    menus.top.entry.text = "Ours"
    _answers(menus, "answer.0")


def _exports(menus: Menus, scene: SavesScene, entry: Entry) -> None:
    scene._export(entry)
    assert isinstance(menus.top, AskText)
    menus.top.entry.text = str(menus.places.saves / "elsewhere")
    _answers(menus, "answer.0")


def _imports(menus: Menus, scene: SavesScene, entry: Entry) -> None:
    outside = menus.places.saves.parent / f"outside{SUFFIX}"
    menus.services.shelf.put_by.export(entry.path, outside)
    scene._import()
    assert isinstance(menus.top, AskText)
    menus.top.entry.text = str(outside)
    _answers(menus, "answer.0")


_CAME: dict[str, tuple[Callable[[Menus, SavesScene, Entry], None], Callable[[Menus], bool]]] = {
    "delete": (_deletes, lambda menus: not menus.on_disk()),
    "rename": (_renames, lambda menus: [each.title for each in menus.on_disk()] == ["Ours"]),
    "export": (_exports, lambda menus: (menus.places.saves / f"elsewhere{SUFFIX}").exists()),
    "import": (_imports, lambda menus: len(menus.on_disk()) == 2),
}


@pytest.mark.parametrize("title", ["", "mine"])
@pytest.mark.parametrize("what", _CAME)
def test_the_shelf_shows_what_came_of_it_when_it_comes(
    what: str, title: str, menus: Menus, monkeypatch: pytest.MonkeyPatch
) -> None:
    deed, came = _CAME[what]
    entry, scene = menus.kept(title), menus.shelf()
    if title and what != "delete":
        # Beside the copy lies nothing else.
        assert [each.path for each in scene.entries] == [entry.path]
    menus.hold()
    before = scene.entries
    if what == "import":
        # What lies outside was written by other hands.
        deed(menus, scene, entry)
    watched = Watched(monkeypatch)
    if what != "import":
        deed(menus, scene, entry)
    menus.frames()
    assert watched.frames_waited() == 0
    assert menus.top is scene
    assert scene.entries == before
    assert not came(menus)
    menus.release()
    assert came(menus)
    assert [each.path for each in scene.entries] == [each.path for each in menus.on_disk()]


def test_no_menu_waits_where_nothing_is_planted(menus: Menus, watched: Watched) -> None:
    """As with the plants at the end of this file, without one."""
    entry, scene = menus.kept(), menus.shelf()
    scene._delete(entry)
    menus.app.frame(16)
    menus.hold()
    waited = watched.frames_waited()
    menus.press("answer.0")
    menus.services.gathering = True
    menus.services.sit_down(a_match(seed=2))
    assert watched.frames_waited() == waited
    menus.release()


def test_what_the_shelf_cannot_do_is_one_sentence(
    menus: Menus, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry, scene = menus.kept(), menus.shelf()
    menus.told.clear()
    menus.hold()
    _deletes(menus, scene, entry)

    def refuses(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(Files, "remove", refuses)
        menus.release()
    assert len(menus.told) == 1
    assert [each.path for each in scene.entries] == [entry.path]


def test_deeds_are_done_in_order(menus: Menus) -> None:
    entry, scene = menus.kept(), menus.shelf()
    menus.hold()
    _renames(menus, scene, entry)
    _deletes(menus, scene, entry)
    menus.frames()
    menus.release()
    assert menus.on_disk() == []


def test_a_copy_is_put_by_as_it_stood_when_it_was_asked_for(menus: Menus, watched: Watched) -> None:
    table = _sits_down(menus)
    decide(table)
    decided = table.session.decided
    pause = PauseScene(table)
    menus.app.open(pause)
    pause._save()
    menus.frames()
    menus.app.back()
    decide(table)
    menus.frames()
    assert watched.frames_waited() == 0
    assert not any("Whakka" in words for words in menus.told)
    menus.release()
    assert any("Whakka" in words for words in menus.told)
    copy = next(each for each in menus.on_disk() if not each.place)
    assert copy.header is not None
    assert copy.header.decisions == decided


# What is looked at


def test_what_is_looked_through_says_so_until_it_is_there(menus: Menus, watched: Watched) -> None:
    assert menus.services.shelf.keep(finished(a_match()), WHEN) is None
    menus.kept()
    waited = watched.frames_waited()
    menus.hold()
    shelf, history = SavesScene(menus.services), HistoryScene(menus.services)
    for scene in (shelf, history):
        menus.app.open(scene)
        menus.frames()
    assert [shelf.looking, history.looking] == [True, True]
    settings = SettingsScene(menus.services, "saves")
    menus.app.open(settings)
    menus.frames()
    menus.app.home()
    menus.frames()
    assert menus.top.focus.spot("continue") is None
    assert watched.frames_waited() == waited
    menus.release()
    assert menus.top.focus.spot("continue") is not None
    assert [shelf.looking, history.looking] == [False, False]
    assert history.chapters


def test_continue_opens_when_the_disk_answers_and_once(menus: Menus) -> None:
    menus.kept()
    menus.app.home()
    menus.settle()
    menus.hold()
    menus.press("continue")
    menus.frames()
    assert menus.shows(DiskWaits)
    menus.release()
    menus.app.frame(16)
    assert menus.shows(TableScene)
    assert [scene.name for scene in menus.app.stack.scenes].count("table") == 1
    assert not any(isinstance(each, DiskWaits) for each in menus.app.stack.scenes)


def test_who_does_not_want_to_wait_goes_back_and_nothing_opens_later(menus: Menus) -> None:
    menus.kept()
    menus.app.home()
    menus.settle()
    menus.hold()
    menus.press("continue")
    menus.frames()
    menus.press("answer.0")
    menus.frames()
    menus.release()
    for _ in range(5):
        menus.app.frame(16)
    assert menus.shows(TitleScene)


# Planted


def _shelf_in_the_frame(patch: pytest.MonkeyPatch) -> None:
    def do(_: Services, work: Callable[[], object], *__: object) -> None:
        with contextlib.suppress(Refused):
            work()

    patch.setattr(Services, "do", do)


def _promise_in_the_frame(patch: pytest.MonkeyPatch) -> None:
    def promise(shelf: Shelf, *_: object) -> None:
        shelf._scribe.drain()

    patch.setattr(Shelf, "promise", promise)


def _club_in_the_frame(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ClubFile, "keep", ClubFile.save)


@pytest.mark.parametrize("plant", [_shelf_in_the_frame, _promise_in_the_frame, _club_in_the_frame])
def test_a_menu_that_waits_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None],
    menus: Menus,
    watched: Watched,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entry, scene = menus.kept(), menus.shelf()
    scene._delete(entry)
    menus.app.frame(16)
    plant(monkeypatch)
    menus.services.scribe._patience = 0.05
    menus.hold()
    waited = watched.frames_waited()
    menus.press("answer.0")
    menus.services.gathering = True
    menus.services.sit_down(a_match(seed=2))
    assert watched.frames_waited() > waited
