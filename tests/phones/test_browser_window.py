"""Eight phones in a real browser beside the game in its real window, to the results.

The match lies on the computer as one that the power cut: the game is started, somebody clicks
"Continue", and the phones that held its seats come back by themselves.
"""

from __future__ import annotations

import secrets
import socket
import time
from functools import cache, partial
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.bots.players import choose
from game.match.format import unpack
from game.match.restore import restored
from game.match.saves import _whole
from game.match.session import Session
from game.match.shelf import Shelf
from game.phones.book import Book, kept_of
from game.phones.face import following
from game.phones.seats import digest
from game.phones.tongue import Tongue
from game.system.files import REAL
from game.system.text import Texts
from tests.phones.reader import Reader, read
from tests.phones.room import SHORT, people
from tests.phones.test_faces import side
from tests.window.desk import Desk, wait_for
from tests.window.robot import Robot
from tests.window.whakka import autosave, settle_in

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.kernel.contract import Action, Options
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


@cache
def _tongue(game: str) -> Tongue:
    return Tongue(Texts("en"), game)


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


class Mind:
    """What a bot would choose there, by its names on a phone; it reads what was written down, and
    thinks once about a question."""

    def __init__(self, kept: Kept, seat: int, level: str) -> None:
        self.kept, self.seat, self.level = kept, seat, level
        self._about: tuple[int, Options] = (-1, ())
        self._names: Sequence[str] = ()

    def __call__(self) -> Sequence[str]:
        session = self.kept.now()
        options = session.legal(self.seat)
        own = sum(decision.seat == self.seat for decision in session.history)
        if not options:
            return ()
        if self._about != (own, options):
            self._about, self._names = (own, options), self._thought(session, options, own)
        return self._names

    def _thought(self, session: Session, options: Options, own: int) -> Sequence[str]:
        game = session.game.id
        seen, judge = session.seen(self.seat), catalogue.judge(game)
        luck = SHORT[game, _SEATS][1] + own
        action = choose(session.game, judge, seen, self.seat, options, self.level, "even", luck)
        room, tongue = side(session), _tongue(game)
        look = room.look(seen, following(room, self.seat, ()), private=True)
        by_id = room.table.showing(seen, look).by_id
        return [tongue.told(by_id[name].tells) for name in action]


def stuck(robot: Robot, home: Path, readers: Sequence[Reader]) -> str:
    session = autosave(home)
    asked = session.asked()
    told = [[node.name for node in readers[seat].page.tree() if node.name] for seat in asked]
    wishes = [mind() for seat in asked if (mind := readers[seat].mind) is not None]
    return f"{robot.scene}: {session.decided} decided, {asked} wish {wishes}, see {told}"


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
        kept = Kept(tmp_path)
        for seat, token in enumerate(tokens):
            page = browser.page(pictures=seat == 0)
            page.open(f"http://127.0.0.1:{port}/#{token}")
            readers.append(Reader(page, seed=seat))
            readers[-1].mind = Mind(kept, seat, level)
        end = time.monotonic() + 600
        while robot.scene != "results":
            assert time.monotonic() < end, stuck(robot, tmp_path, readers)
            if not read(readers):
                time.sleep(0.01)
        session = autosave(tmp_path)
        assert session.over
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
