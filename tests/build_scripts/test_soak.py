"""What a left table held goes: counted by what is there, in the program itself."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from build_scripts.proof import soak as soaking
from build_scripts.proof.soak import Growth, Held, Soak, growth
from game.app import App
from game.match.fair import Pledge
from game.match.session import Session
from game.screens.replay.scene import open_replay
from game.screens.saves.scene import SavesScene
from game.screens.table.scene import TableScene
from game.stage.sprites import Sprites
from game.stage.text import Style, Writer, ruler
from game.stage.tidying import Tidying
from tests.match.tables import advance, finished, people

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def soak(tmp_path: Path) -> Iterator[Soak]:
    made = Soak(tmp_path, (640, 360))
    yield made
    made.close()


def _own(soak: Soak, game: str) -> list[str]:
    """The pictures of a game's own things that are kept."""
    return [name for name in soak.app.window.sprites.kept if name.startswith(game)]


def test_nothing_of_a_table_stays_when_it_is_left(soak: Soak) -> None:
    soak.run(2000)
    before = soak.held()
    soak.table("topoum", 1, 5000)
    held = soak.held()
    assert (held.tables, held.scenes) == (0, 0)
    assert (held.files, held.threads) == (before.files, before.threads)
    # What another program left in this process may go meanwhile.
    assert held.stores <= before.stores
    assert not _own(soak, "topoum/")


def test_whoever_opens_another_program_after_one_reads_it_too(tmp_path: Path) -> None:
    """What measures words before they are drawn keeps no font of a program that has ended."""
    for name, words in (("first", "many moles dig here"), ("second", "other moles dig there")):
        made = Soak(tmp_path / name, (640, 360))
        assert ruler(made.app.window.frame).wants(words, Style(30, width=90)) > 0
        made.close()


def test_masters_go_once_a_screen_has_all_it_shows(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The title's alone are fifty megabytes. What was made of them stays, and is not made again."""
    masters = soak.app.window.sprites._masters
    soak.run(8000)
    kept = soak.app.window.sprites.kept
    assert {"title/mole.molly", "logo/molehill"} <= kept
    assert not masters.bytes
    asked = soak.app.window.sprites.asked
    soak.run(3000)
    assert soak.app.window.sprites.asked == asked
    # A table makes its pieces anew whenever it lifts or turns one.
    rests: list[str] = []
    monkeypatch.setattr(Sprites, "rest", lambda _: rests.append("now"))
    soak.app.services.sit_down(Session.new("topoum", people(2), {}, 1))
    soak.run(8000)
    assert not rests
    assert masters.bytes


def test_the_soak_itself_holds_nothing_of_a_table(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would measure itself: what goes later than the program gives back leaves gaps."""
    there: list[int] = []
    look = Soak.look

    def looks(self: Soak) -> None:
        look(self)
        if self.app.stack.top is self.app.stack.scenes[0]:
            gc.collect()
            there.append(sum(isinstance(scene, TableScene) for scene in self._scenes))

    monkeypatch.setattr(Soak, "look", looks)
    soak.table("whakka_mole", 1, 2000)
    assert there == [0]


def _sizes(soak: Soak) -> set[tuple[str, int, bool]]:
    """The sizes of fonts that are open."""
    return set(soak.app.window.writer._fonts.keys())


def test_letters_of_a_table_go_when_it_is_left(soak: Soak, monkeypatch: pytest.MonkeyPatch) -> None:
    soak.run(2000)
    writer = soak.app.window.writer
    soak.app.services.sit_down(Session.new("mole_park", people(3), {}, 1))
    soak.run(3000)
    at_the_table, words = _sizes(soak), set(writer._fitted.keys())
    soak.app.home()
    soak.run(3000)
    left = at_the_table & _sizes(soak)
    assert len(left) < len(at_the_table) / 2
    assert len(words & set(writer._fitted.keys())) < len(words) / 2
    # And it would be seen if they stayed.
    monkeypatch.setattr(Writer, "forget", lambda _: None)
    soak.app.services.sit_down(Session.new("mole_park", people(3), {}, 1))
    soak.run(3000)
    at_the_table = _sizes(soak)
    soak.app.home()
    soak.run(3000)
    assert at_the_table <= _sizes(soak)


def test_nothing_of_a_replay_stays_when_it_is_left(soak: Soak) -> None:
    """Its table is another than the one that was played at, and was left long before."""
    soak.table("whakka_mole", 1, 200)
    session = finished(Session.new("topoum", people(2), {}, pledge=Pledge("0f" * 32)))
    open_replay(soak.app.services, session)
    soak.run(3000)
    assert _own(soak, "topoum/")
    soak.app.back()
    soak.run(3000)
    assert not _own(soak, "topoum/")


def test_a_table_under_the_pause_keeps_its_pictures(soak: Soak) -> None:
    session = advance(Session.new("topoum", people(2), {}, pledge=Pledge("0f" * 32)), 3)
    soak.app.services.sit_down(session)
    soak.run(3000)
    before = _own(soak, "topoum/")
    assert before
    soak.app.open(SavesScene(soak.app.services))
    soak.run(3000)
    assert _own(soak, "topoum/") == before


def test_an_evening_goes_on_till_it_is_over(soak: Soak, monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[tuple[str, float]] = []

    def sits(name: str, _seed: int, ms: float, sittings: int) -> None:
        assert sittings == 2
        sat.append((name, ms))
        soak.passed += min(ms, 8 * 60_000)

    monkeypatch.setattr(soak, "table", sits)
    assert list(soak.evening(("molly", "topoum"), 30)) == ["molly", "topoum", "molly", "topoum"]
    assert [ms / 60_000 for _, ms in sat] == [15, 15, 14, 6]
    sat.clear()
    list(soak.evening(("molly", "topoum"), 120))
    assert max(ms for _, ms in sat) == 30 * 60_000


def test_a_table_that_is_left_half_way_is_sat_down_at_again(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    sat: list[Session] = []
    play = App.play

    def plays(self: App, session: Session) -> None:
        sat.append(session)
        play(self, session)

    monkeypatch.setattr(App, "play", plays)
    soak.table("topoum", 1, 10_000, sittings=2)
    first, second = sat
    assert first is not second
    assert first.card.place == second.card.place
    assert second.decided > first.decided > 0
    assert (soak.held().tables, soak.held().scenes) == (0, 0)


class _Wall:
    """A clock on the wall that goes on by a frame when one is shown."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        return self.seconds

    def frame(self) -> None:
        self.seconds += 0.25


def test_by_the_wall_frames_come_when_they_are_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = _Wall()
    monkeypatch.setattr(soaking, "time", wall)
    monkeypatch.setattr(App, "tick", wall.frame)
    made = Soak(tmp_path, (640, 360), wall=True)
    made.run(10_000)
    assert (wall.seconds, made.frames, made.passed) == (10, 40, 10_000)
    sat: list[float] = []

    def sits(name: str, _seed: int, ms: float, sittings: int) -> None:
        assert (name, sittings) == ("molly", 2)
        sat.append(ms / 60_000)
        made.passed += ms

    monkeypatch.setattr(made, "table", sits)
    assert len(list(made.evening(("molly",), 10))) == 3
    assert sat == [4, 4, 2]
    made.close()


class _Leaks(Soak):
    """Planted: each table leaves a megabyte more behind it, or a bots' process so much."""

    each = 1.0
    of_bots = 0.0

    def table(self, name: str, seed: int, ms: float, sittings: int = 1) -> None:
        self.tables = getattr(self, "tables", 0) + 1
        self.passed += ms

    def held(self) -> Held:
        tables = getattr(self, "tables", 0)
        return Held(200 + self.each * tables, 8, 1, 0, 7, 0, 0, bots=60 + self.of_bots * tables)


def test_what_grows_by_the_wall_is_told_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wall = _Wall()
    monkeypatch.setattr(soaking, "time", wall)
    monkeypatch.setattr(App, "tick", wall.frame)
    monkeypatch.setattr(soaking, "Soak", _Leaks)
    # Who tests many things in one process holds more than a program may.
    monkeypatch.setattr(soaking, "_resident", lambda: 200.0)
    assert soaking.main(80, ("molly", "topoum"), (640, 360), wall=True) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == (
        "from the end of the first 20 minutes to the end: +15.0 MB, +0.0 files, +0.0 threads, "
        "bots +0.0 MB (+0.0 MB asked for)"
    )
    assert "+15.0 MB, +0.0 files, +0.0 threads, " in said[-3]
    assert said[-3].endswith(" since minute 20")
    monkeypatch.setattr(_Leaks, "each", 0.25)
    assert soaking.main(80, ("molly", "topoum"), (640, 360), wall=True) == 0
    # And who thinks for the bots is measured as well, in the process of its own.
    monkeypatch.setattr(_Leaks, "of_bots", 0.5)
    assert soaking.main(80, ("molly", "topoum"), (640, 360), wall=True) == 1
    assert "bots +7.5 MB" in capsys.readouterr().out.splitlines()[-1]


def test_a_picture_kept_each_minute_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Planted, and measured as the process itself is: half a megabyte a minute would be too much
    in an evening, one of the smallest windows is nine tenths."""

    def sits(self: Soak, name: str, seed: int, ms: float, sittings: int = 1) -> None:
        del name, seed, sittings
        end = self.passed + ms
        while self.passed < end:
            self.passed += 20_000
            self._step()

    wall = _Wall()
    monkeypatch.setattr(soaking, "time", wall)
    monkeypatch.setattr(App, "tick", wall.frame)
    monkeypatch.setattr(Soak, "table", sits)
    # The suite itself holds more than a window may, and a leak has room in the gaps it leaves:
    # here it is told by what is asked for.
    monkeypatch.setattr(soaking, "_MOST_MB", 1 << 20)
    monkeypatch.setattr(soaking, "_resident", lambda *_: soaking._asked())
    gone = soaking.main(20, ("molly", "topoum"), (640, 360), wall=True)
    honest = capsys.readouterr().out.splitlines()[-1]
    assert gone == 0, honest
    assert soaking.main(20, ("molly", "topoum"), (640, 360), wall=True, leak="window") == 1
    told = capsys.readouterr().out.splitlines()[-1]
    grown = float(told.split(": ")[1].split(" MB")[0])
    assert grown > 8, told
    assert grown - float(honest.split(": ")[1].split(" MB")[0]) > 8


def test_an_hour_is_compared_with_another_game_by_game() -> None:
    def holds(resident: float, files: int = 8) -> Held:
        return Held(resident, files, 1, 0, 7, 0, 0)

    first = {"molly": holds(200), "topoum": holds(260)}
    assert growth(first, first) == Growth(0, 0, 0)
    assert growth(first, {"topoum": holds(266, 9)}) == Growth(6, 1, 0)
    assert growth(first, {"topoum": holds(266), "molly": holds(204)}) == Growth(5, 0, 0)
    assert growth(first, {"mole_park": holds(1)}) is None


def test_a_bots_process_that_has_read_every_games_rules_has_not_grown() -> None:
    def thinks(bots: float) -> Held:
        return Held(200, 8, 1, 0, 7, 0, 0, bots=bots)

    read = {"whakka_mole": thinks(22), "molly": thinks(31), "topoum": thinks(33)}
    for bots, grown in ((33, 0), (40, 7)):
        found = growth(read, read | {"whakka_mole": thinks(bots)})
        assert found is not None
        assert found.bots == grown


def test_a_table_that_is_played_keeps_its_pictures(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it would be seen if they stayed."""
    monkeypatch.setattr(Tidying, "update", lambda *_: None)
    soak.table("topoum", 1, 5000)
    assert _own(soak, "topoum/")


def test_a_table_that_is_held_by_something_is_counted(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = []
    left = App._left

    def keeps(self: App) -> None:
        held.append(self.stack.scenes[-1])
        left(self)

    monkeypatch.setattr(App, "_left", keeps)
    soak.table("whakka_mole", 1, 2000)
    assert soak.held().tables == 1
