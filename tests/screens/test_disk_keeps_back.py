"""What the disk keeps back is waited for where it leads somewhere, and taken up when it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.match.club import CLUB, Club, ClubFile, Member
from game.match.laurels import LAURELS, Laurels, LaurelsFile
from game.match.shelf import Shelf
from game.screens.alone.scene import AloneScene
from game.screens.common.deed import DiskWaits
from game.screens.lobby.scene import LobbyScene
from game.screens.mishap import last_time
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from game.stage.widgets.plain import Label
from game.stage.widgets.scroll import Scroll
from game.system.crash import write_report
from tests.match.tables import finished
from tests.screens.evening import a_match
from tests.screens.menus import Menus

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.match.session import Session

pytestmark = pytest.mark.usefixtures("in_the_dark")


@pytest.fixture
def match() -> Session:
    return finished(a_match(seed=3))


@pytest.fixture
def menus(tmp_path: Path, match: Session) -> Iterator[Menus]:
    shelf = Shelf(tmp_path / "saves")
    shelf.promise(match, "2026-11-18T20:15:00")
    assert shelf.keep(match, "2026-11-18T20:15:00") is None
    club = Club(tuple(Member.of(person) for person in match.people))
    club.begin(match.card.match)
    ClubFile(tmp_path / "saves" / CLUB).save(club)
    laurels = Laurels()
    laurels.climb("whakka_mole", 0)
    LaurelsFile(tmp_path / "saves" / LAURELS).save(laurels)
    found = Menus(tmp_path)
    found.hold()
    # Nothing has been read so far: the title itself asks with its second picture.
    assert not found.services.laurels.known
    yield found
    found.close()


def test_who_wants_to_play_alone_waits_for_what_she_has_done(menus: Menus) -> None:
    """What is not known must not be written over."""
    menus.app.open(LobbyScene(menus.services, "whakka_mole"))
    menus.press("alone")
    menus.frames()
    assert menus.shows(DiskWaits)
    menus.release()
    assert isinstance(menus.top, AloneScene)
    assert menus.top.climbed == 1


def _sheet(scene: ResultsScene) -> list[str]:
    """All that is written there, in what can be scrolled too."""
    found = []
    for widget in scene.widgets:
        inside = widget.children if isinstance(widget, Scroll) else (widget,)
        found += [each.text for each in inside if isinstance(each, Label)]
    return found


def test_results_are_there_at_once_and_the_rest_when_it_comes(menus: Menus, match: Session) -> None:
    menus.app.results(match)
    menus.frames()
    scene = menus.top
    assert isinstance(scene, ResultsScene)
    assert [scene.findings, scene.club] == [None, None]
    scene.tab = "fair"
    scene.rebuild()
    menus.frames()
    assert menus.services.say("disk-waits") in _sheet(scene)
    menus.release()
    assert scene.findings
    assert menus.services.say("disk-waits") not in _sheet(scene)
    assert scene.club is not None
    assert scene.club.counted(match.card.match)
    menus.settle()
    on_disk, _ = ClubFile(menus.places.saves / CLUB).load()
    assert on_disk is not None
    assert on_disk.counted(match.card.match)


@pytest.mark.parametrize("playing", [False, True])
def test_a_report_that_comes_late_calls_nobody_from_a_table(menus: Menus, playing: bool) -> None:
    write_report(menus.places, ZeroDivisionError())
    last_time(menus.services, lambda: menus.app._session is not None)
    menus.frames()
    if playing:
        menus.services.sit_down(a_match())
    menus.release()
    assert isinstance(menus.top, TableScene) is playing
    assert (menus.top.name == "ask") is not playing


def test_what_is_broken_is_told_to_who_asks_and_not_before(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    saves.mkdir(parents=True)
    (saves / LAURELS).write_bytes(b"{torn")
    menus = Menus(tmp_path)
    menus.settle()
    menus.app.home()
    menus.settle()
    assert menus.services.laurels.known
    assert not menus.told
    menus.app.open(LobbyScene(menus.services, "whakka_mole"))
    menus.press("alone")
    assert menus.told == [menus.services.texts.of("match")("alone-broken")]
    menus.app.home()
    menus.app.open(LobbyScene(menus.services, "whakka_mole"))
    menus.press("alone")
    assert len(menus.told) == 1
    menus.close()
