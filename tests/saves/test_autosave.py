"""The running match: written after every decision, four generations deep, whatever fails."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import signal
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.kernel.chance import Random
from game.match.autosave import GENERATIONS, Autosave
from game.match.refused import Refused
from game.match.seats import Person
from game.match.session import Session
from game.system.atomic import generation
from game.system.text import Texts
from tests.match.tables import WHAKKA, advance, finished, fresh, people, step, truth
from tests.system.faults import FailingFiles, Killed

if TYPE_CHECKING:
    from collections.abc import Callable

WHEN = "2026-11-18T20:15:00Z"
SAY = Texts("en").of("match")
ERRORS = (errno.EIO, errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EDQUOT)


def kept(folder: Path, decisions: int = 4) -> Session:
    """A match whose last decisions are in the autosave and its older generations."""
    autosave, session, rng = Autosave(folder), fresh(WHAKKA), Random(2)
    for _ in range(decisions):
        step(session, rng)
        assert autosave.save(session, WHEN) is None
    return session


def loaded(folder: Path) -> Session:
    session, notice = Autosave(folder).load()
    assert notice is None
    assert session is not None
    return session


def test_nothing_to_continue_on_the_first_day(tmp_path: Path) -> None:
    assert Autosave(tmp_path).load() == (None, None)
    assert Autosave(tmp_path / "absent").entry() is None


def test_after_every_decision_the_match_is_there(tmp_path: Path) -> None:
    session, autosave, rng = fresh(WHAKKA, 3, bots=(1,)), Autosave(tmp_path), Random(6)
    while not session.over:
        step(session, rng)
        session.thought(0, 10)
        assert autosave.save(session, WHEN) is None
        found = loaded(tmp_path)
        assert truth(found) == truth(session)
        assert found.clock == session.clock
        assert found.people == session.people
        assert (found.seed, found.options, found.replayable) == (
            session.seed,
            session.options,
            True,
        )


def test_a_loaded_match_can_be_undone_and_taken_back_like_the_one_that_was_left(
    tmp_path: Path,
) -> None:
    session = fresh(WHAKKA)
    session.act(0, ("hole.1",))
    session.act(1, ("hole.2",))
    Autosave(tmp_path).save(session, WHEN)
    found = loaded(tmp_path)
    for match in (session, found):
        assert match.take_back(0)
        assert match.undo()
    assert truth(found) == truth(session) == truth(fresh(WHAKKA))


def test_the_title_knows_from_the_header_alone_what_can_be_continued(tmp_path: Path) -> None:
    session = kept(tmp_path, 9)
    entry = Autosave(tmp_path).entry()
    assert entry is not None
    assert entry.header is not None
    assert (entry.header.game, entry.header.turn, entry.header.saved) == (
        "whakka_mole",
        session.turn,
        WHEN,
    )
    assert [person.name for person in entry.header.people] == ["Seat 0", "Seat 1", "Seat 2"]
    Autosave(tmp_path).save(finished(session), WHEN)
    over = Autosave(tmp_path).entry()
    assert over is not None
    assert over.over, "what is over is kept as well"
    assert loaded(tmp_path).over


def test_three_older_generations_are_kept(tmp_path: Path) -> None:
    kept(tmp_path, 9)
    path = Autosave(tmp_path).path
    found = []
    for age in range(GENERATIONS + 1):
        (tmp_path / "one").mkdir(exist_ok=True)
        alone = Autosave(tmp_path / "one")
        alone.path.parent.mkdir(exist_ok=True)
        shutil.copy(generation(path, age), alone.path)
        found.append(loaded(tmp_path / "one").decided)
    assert found == [9, 8, 7, 6]
    assert not generation(path, GENERATIONS + 1).exists()


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("spoil", [_cut, _empty, _folder])
def test_a_spoilt_newest_falls_back_to_the_next_with_a_message(
    spoil: Callable[[Path], None], tmp_path: Path
) -> None:
    kept(tmp_path, 9)
    path = Autosave(tmp_path).path
    for age in range(GENERATIONS):
        spoil(generation(path, age))
        session, notice = Autosave(tmp_path).load()
        assert session is not None
        assert session.decided == 8 - age
        assert notice is not None
        assert notice.key == "autosave-older"
        assert str(8 - age) in SAY(notice.key, **notice.facts)
    spoil(generation(path, GENERATIONS))
    session, notice = Autosave(tmp_path).load()
    assert session is None
    assert notice is not None
    assert SAY.has(notice.key)


def test_the_next_save_after_a_spoilt_one_is_good_again(tmp_path: Path) -> None:
    kept(tmp_path)
    _cut(Autosave(tmp_path).path)
    session, _ = Autosave(tmp_path).load()
    assert session is not None
    assert Autosave(tmp_path).save(session, WHEN) is None
    assert truth(loaded(tmp_path)) == truth(session)


def test_clearing_leaves_nothing_to_continue(tmp_path: Path) -> None:
    kept(tmp_path, 9)
    assert Autosave(tmp_path).clear() is None
    assert Autosave(tmp_path).load() == (None, None)
    assert list(tmp_path.rglob("*.mole")) == []
    failing = Autosave(tmp_path, FailingFiles(0))
    notice = failing.clear()
    assert notice is not None
    assert SAY.has(notice.key)


def _calls(folder: Path) -> list[str]:
    """The system calls of one autosave with all generations there."""
    session = kept(folder, 6)
    before = folder.with_name("before")
    shutil.copytree(folder, before)
    files = FailingFiles()
    assert Autosave(folder, files).save(session, WHEN) is None
    shutil.rmtree(folder)
    before.rename(folder)
    return files.calls


def _like(template: Path, folder: Path) -> Session:
    """The same as `kept` in a copy of its folder: syncing six saves takes its time."""
    shutil.copytree(template, folder)
    return loaded(folder)


@pytest.mark.slow
def test_a_fault_at_every_system_call_leaves_a_whole_match_and_play_goes_on(
    tmp_path: Path,
) -> None:
    calls = _calls(tmp_path / "counted")
    assert {"link", "replace", "open_new", "write", "sync", "close", "sync_folder"} <= set(calls)
    told = 0
    for error in ERRORS:
        for at, call in enumerate(calls):
            folder = tmp_path / f"{error}-{at}"
            session = _like(tmp_path / "counted", folder)
            before = truth(session)
            step(session, Random(9))
            notice = Autosave(folder, FailingFiles(at, error)).save(session, WHEN)
            found = loaded(folder)
            assert truth(found) in (
                (truth(session),) if notice is None else (before, truth(session))
            )
            if notice is not None:
                told += 1
                assert SAY(f"os-{errno.errorcode[error].lower()}") in SAY(
                    notice.key, **notice.facts
                )
            # Play goes on, and when the disk is well again all is written.
            step(session, Random(10))
            assert Autosave(folder).save(session, WHEN) is None, call
            assert truth(loaded(folder)) == truth(session)
            shutil.rmtree(folder)
    assert told > len(ERRORS) * 5


def test_a_disk_that_stays_broken_costs_a_message_a_decision_and_nothing_else(
    tmp_path: Path,
) -> None:
    class Broken(FailingFiles):
        def _call(self, name: str) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    session = kept(tmp_path)
    before = truth(session)
    autosave = Autosave(tmp_path, Broken())
    rng = Random(1)
    while not session.over:
        step(session, rng)
        notice = autosave.save(session, WHEN)
        assert notice is not None
        assert notice.key == "autosave-failed"
    assert truth(loaded(tmp_path)) == before


def test_a_kill_at_every_system_call_leaves_the_old_match_or_the_new_one(tmp_path: Path) -> None:
    calls = _calls(tmp_path / "counted")
    for at, call in enumerate(calls):
        folder = tmp_path / str(at)
        session = _like(tmp_path / "counted", folder)
        before = truth(session)
        step(session, Random(9))
        with pytest.raises(Killed):
            Autosave(folder, FailingFiles(at, kill=True)).save(session, WHEN)
        assert truth(loaded(folder)) in (before, truth(session)), call
        assert list(folder.rglob("*.tmp")) == []


def test_reading_that_fails_is_told_and_not_thrown(tmp_path: Path) -> None:
    kept(tmp_path, 6)
    files = FailingFiles()
    Autosave(tmp_path, files).load()
    for at in range(len(files.calls)):
        session, notice = Autosave(tmp_path, FailingFiles(at)).load()
        assert session is not None
        assert session.decided in (5, 6)
        assert (notice is None) == (session.decided == 6)


needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


def apart(work: Callable[[], None]) -> None:
    """Do it in a process of its own, whose rights and limits can be taken away."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            code = 0
        except BaseException as error:  # noqa: BLE001 (told to the parent as an exit code)
            print(repr(error), file=sys.stderr)
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@needs_fork
def test_a_full_disk_keeps_the_old_match(tmp_path: Path) -> None:
    """The system itself refuses the bytes: no file may grow past a limit."""
    session = kept(tmp_path, 6)
    before = truth(session)

    def play_on() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
        step(session, Random(9))
        notice = Autosave(tmp_path).save(session, WHEN)
        assert notice is not None
        assert notice.key == "autosave-failed"
        assert truth(loaded(tmp_path)) == before

    apart(play_on)
    assert truth(loaded(tmp_path)) == before


@needs_fork
def test_a_folder_that_may_not_be_written_keeps_the_old_match() -> None:
    folder = Path(tempfile.mkdtemp(prefix="molehill-test-"))
    try:
        session = kept(folder, 6)
        before = truth(session)
        running = Autosave(folder).path.parent
        folder.chmod(0o555)
        running.chmod(0o555)

        def play_on() -> None:
            if os.geteuid() == 0:
                os.setgid(65534)
                os.setuid(65534)
            step(session, Random(9))
            notice = Autosave(folder).save(session, WHEN)
            assert notice is not None
            assert SAY("os-eacces") in SAY(notice.key, **notice.facts)
            assert truth(loaded(folder)) == before

        apart(play_on)
    finally:
        folder.chmod(0o755)
        (folder / "running").chmod(0o755)
        shutil.rmtree(folder)


def test_an_absent_home_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"in the way")
    autosave = Autosave(tmp_path / "file" / "saves")
    session = advance(fresh(WHAKKA), 3)
    notice = autosave.save(session, WHEN)
    assert notice is not None
    assert notice.key == "autosave-failed"
    assert autosave.load()[0] is None
    found = autosave.entry()
    assert found is not None
    assert found.header is None


def test_names_from_the_lobby_come_back_as_they_were(tmp_path: Path) -> None:
    names = ["Zoë 🐹", "\\ud800", "שלום", '"};{', "e\u0301" * 30, "", "a\tb", "0"]
    seats = [Person(name, person.colour) for name, person in zip(names, people(8), strict=True)]
    session = Session.new("whakka_mole", seats, {}, 1)
    assert Autosave(tmp_path).save(session, WHEN) is None
    assert loaded(tmp_path).people == session.people


def test_another_title_never_costs_a_decision(tmp_path: Path) -> None:
    """Where the newest cannot be read just now, an older one must not take its place."""
    session = kept(tmp_path / "whole", 6)
    files = FailingFiles()
    shutil.copytree(tmp_path / "whole", tmp_path / "counted")
    Autosave(tmp_path / "counted", files).rename("evening")
    for at, call in enumerate(files.calls):
        folder = tmp_path / str(at)
        shutil.copytree(tmp_path / "whole", folder)
        try:
            Autosave(folder, FailingFiles(at)).rename("evening")
        except Refused as refused:
            told = SAY(refused.key, **refused.facts)
            if not told.endswith("."):
                raise
        assert loaded(folder).decided == session.decided, call
