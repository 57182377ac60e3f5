"""Eight phones in a real browser beside the game in its real window, to the results.

The match lies on the computer as one that the power cut: the game is started, somebody clicks
"Continue", and the phones that held its seats come back by themselves.
"""

from __future__ import annotations

import secrets
import socket
import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.match.format import unpack
from game.match.restore import restored
from game.match.saves import _whole
from game.match.session import Session
from game.match.shelf import Shelf
from game.phones.book import Book, kept_of
from game.phones.seats import digest
from game.system.files import REAL
from tests.phones.minds import Mind, script
from tests.phones.reader import Reader, read
from tests.phones.room import SHORT, people
from tests.window.desk import Desk, wait_for
from tests.window.robot import Robot
from tests.window.whakka import autosave, settle_in

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.kernel.contract import Action
    from tests.phones.browser import Browser, Page

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.window]

_SEATS = 8
TABLES = [("whakka_mole", "easy", {}), ("mole_park", "normal", {"crown": "30"})]


def free_port() -> int:
    """One that nobody has now: other games may be played on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as way:
        port: int = way.getsockname()[1]
        return port


def laid(home: Path, game: str, options: dict[str, str], port: int) -> list[str]:
    """A match that was cut off before its first answer; what the phones of its seats remember."""
    chosen = {one.id: one.default for one in catalogue.game(game).options} | options
    session = Session.new(game, people(_SEATS), chosen, SHORT[game, _SEATS][0])
    saves = home / "data" / "saves"
    saves.mkdir(parents=True)
    assert Shelf(saves).keep(session, "2026-01-01T12:00:00") is None
    tokens = [secrets.token_urlsafe(16) for _ in range(_SEATS)]
    keys = {seat: digest(token) for seat, token in enumerate(tokens)}
    Book(saves).write(kept_of(session.fingerprint, port, 1, keys))
    return tokens


class Kept:
    """The match as it was written down: read on when there is more of it."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._files: frozenset[tuple[str, int]] = frozenset()
        self._session: Session | None = None
        self._log: list[tuple[int, Action]] = []

    def now(self) -> Session:
        # The newest of each stays in its place at every moment; older ones come and go.
        found = (self._home / "data" / "saves").rglob("*.mole")
        newest = (path for path in found if "." not in path.stem)
        files = frozenset((path.name, path.stat().st_mtime_ns) for path in newest)
        if self._session is None or files != self._files:
            self._files, self._session = files, self._read(self._session)
        return self._session

    def _read(self, before: Session | None) -> Session:
        header, body = unpack(_whole(Shelf(self._home / "data" / "saves").entries()[0].path, REAL))
        known, self._log = self._log, [(each.seat, each.action) for each in body.log]
        if before is None or self._log[: len(known)] != known:
            return restored(header, body)
        for seat, action in self._log[len(known) :]:
            before.act(seat, action)
        return before


def stuck(robot: Robot, home: Path, readers: Sequence[Reader]) -> str:
    session = autosave(home)
    asked = session.asked()
    told = [[node.name for node in readers[seat].page.tree() if node.name] for seat in asked]
    wishes = [readers[seat].asked for seat in asked]
    return f"{robot.scene}: {session.decided} decided, {asked} read {wishes}, see {told}"


def _says(page: Page, heading: str) -> bool:
    return page.find("heading", heading) is not None


@pytest.mark.parametrize("table", TABLES, ids=[table[0] for table in TABLES])
def test_eight_phones_beside_the_window(
    table: tuple[str, str, dict[str, str]], tmp_path: Path, browser: Browser
) -> None:
    game, level, options = table
    # What the phones do is looked at here: the window is small, and nothing flies about in it.
    settle_in(tmp_path, calm_motion=True)
    port = free_port()
    tokens = laid(tmp_path, game, options, port)
    with Desk(tmp_path) as desk:
        robot = Robot(desk, tmp_path, size=(800, 450))
        robot.wait_scene("title")
        robot.click("continue")
        robot.wait_scene("table")
        readers: list[Reader] = []
        kept, answers = Kept(tmp_path), script(game, _SEATS, options, level)
        for seat, token in enumerate(tokens):
            page = browser.page(pictures=seat == 0)
            page.open(f"http://127.0.0.1:{port}/#{token}")
            readers.append(Reader(page, seed=seat))
            readers[-1].mind = Mind(seat, answers[seat], kept.now)
        end = time.monotonic() + 600
        while robot.scene != "results":
            assert time.monotonic() < end, stuck(robot, tmp_path, readers)
            if not read(readers):
                time.sleep(0.01)
        session = autosave(tmp_path)
        assert session.over
        # The same each time: nobody answered by chance.
        given = [[one.action for one in session.history if one.seat == at] for at in range(_SEATS)]
        assert given == [list(each) for each in answers]
        # Who cannot reach the crown is not bothered; all else was answered by those eight.
        assert {one.seat for one in session.history if one.by == "person"} == set(range(_SEATS))
        places = session.standings().places
        for seat, reader in enumerate(readers):
            wished = f"Place {places[seat]}, {session.people[seat].name}!"
            wait_for(wished, partial(_says, reader.page, wished))
            assert not reader.nameless
            assert reader.page.troubles() == []
            reader.page.close()
        assert robot.quit() == 0
