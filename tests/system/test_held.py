"""What another program has open, as Windows minds it: a little later, then a sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.match.autosave import Autosave
from game.system.atomic import read_bounded, write_atomic
from game.system.files import Files
from game.system.paths import find_places
from game.system.reasons import reason
from game.system.scribe import PATIENCE
from game.system.settings import SettingsFile
from tests.match.tables import WHAKKA, fresh

OLD = b"old " * 40
NEW = b"new and longer " * 90
WHEN = "2026-11-18T20:15:00Z"


class Holder:
    """Another program has a file open, for so many tries of ours to give it another's name."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, tries: int, code: int, *, removing: bool = False
    ) -> None:
        self.waited: list[float] = []
        self.files = Files(self.waited.append)
        usual, gone = Path.replace, Path.unlink

        def refuse() -> None:
            if len(self.waited) < tries:
                error = PermissionError(errno.EACCES, "Access is denied")
                error.winerror = code  # type: ignore[attr-defined,unused-ignore]
                raise error

        def replace(old: Path, new: Path) -> Path:
            refuse()
            return usual(old, new)

        def unlink(path: Path, missing_ok: bool = False) -> None:
            refuse()
            gone(path, missing_ok=missing_ok)

        monkeypatch.setattr(Path, "replace", replace)
        if removing:
            monkeypatch.setattr(Path, "unlink", unlink)


class Reader:
    """Another program has a file open all to itself, for so many tries of ours to read it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tries: int, *, windows: bool) -> None:
        self.waited: list[float] = []
        self.files = Files(self.waited.append, windows=windows)
        usual = os.open

        def opened(path: Path, flags: int, mode: int = 0o777) -> int:
            if len(self.waited) < tries and not flags & os.O_CREAT:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            return usual(path, flags, mode)

        monkeypatch.setattr(os, "open", opened)


@pytest.mark.parametrize("code", [5, 32, 33])
def test_it_is_written_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    (tmp_path / "save").write_bytes(OLD)
    holder = Holder(monkeypatch, 3, code)
    write_atomic(tmp_path / "save", NEW, holder.files)
    assert (tmp_path / "save").read_bytes() == NEW
    assert len(holder.waited) == 3
    assert holder.waited == sorted(holder.waited)


def test_what_is_held_for_good_is_told_and_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "save").write_bytes(OLD)
    holder = Holder(monkeypatch, 99, 32)
    with pytest.raises(PermissionError) as told:
        write_atomic(tmp_path / "save", NEW, holder.files)
    assert reason(told.value) == "EBUSY"
    assert 1 < sum(holder.waited) < PATIENCE
    assert [path.name for path in tmp_path.iterdir()] == ["save"]
    assert (tmp_path / "save").read_bytes() == OLD


def test_a_whole_save_takes_less_than_a_disk_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older generations and the match; tidying up after them waits no more."""
    save, session = Autosave(tmp_path), fresh(WHAKKA)
    assert save.save(session, WHEN) is None
    before = save.path.read_bytes()
    holder = Holder(monkeypatch, 99, 32, removing=True)
    notice = Autosave(tmp_path, holder.files).save(session, WHEN)
    assert notice is not None
    assert notice.key == "autosave-failed"
    assert notice.facts == {"reason": "EBUSY"}
    assert 2 < sum(holder.waited) < PATIENCE - 0.2
    assert save.path.read_bytes() == before


def test_what_is_refused_to_whoever_may_write_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows says of a file that is open what it says of one that nobody may write to."""
    save = tmp_path / "save"
    save.write_bytes(OLD)
    holder = Holder(monkeypatch, 99, 5)
    for allowed, said in ((True, "EBUSY"), (False, "EACCES")):
        monkeypatch.setattr(os, "access", lambda path, _, may=allowed: may or path != save)
        with pytest.raises(PermissionError) as told:
            write_atomic(save, NEW, holder.files)
        assert reason(told.value) == said


def test_what_fails_for_another_reason_is_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = Holder(monkeypatch, 1, 112)
    with pytest.raises(PermissionError):
        write_atomic(tmp_path / "save", NEW, holder.files)
    assert holder.waited == []


def test_it_is_read_a_little_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = tmp_path / "save"
    save.write_bytes(OLD)
    reader = Reader(monkeypatch, 3, windows=True)
    assert read_bounded(save, 1000, reader.files) == OLD
    assert len(reader.waited) == 3
    # On a shelf many may lie that she may not read: a moment for each, no more.
    reader = Reader(monkeypatch, 99, windows=True)
    with pytest.raises(PermissionError):
        read_bounded(save, 1000, reader.files)
    assert 0.1 < sum(reader.waited) < 0.5


@pytest.mark.parametrize(("name", "windows"), [("save", False), ("folder", True)])
def test_what_nobody_may_read_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, windows: bool
) -> None:
    (tmp_path / "save").write_bytes(OLD)
    (tmp_path / "folder").mkdir()
    reader = Reader(monkeypatch, 99, windows=windows)
    with pytest.raises(PermissionError):
        read_bounded(tmp_path / name, 1000, reader.files)
    assert reader.waited == []


def test_settings_that_are_held_at_the_start_are_not_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = find_places(tmp_path)
    assert SettingsFile(places).change(text_size=140) is None
    reader = Reader(monkeypatch, 4, windows=True)
    again = SettingsFile(places, reader.files)
    assert again.now.text_size == 140
    assert again.notice is None


def test_a_match_that_is_held_is_opened_as_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the older one beside it."""
    session = fresh(WHAKKA)
    for moment in (WHEN, "2026-11-18T20:16:00Z"):
        assert Autosave(tmp_path).save(session, moment) is None
    reader = Reader(monkeypatch, 4, windows=True)
    found, notice = Autosave(tmp_path, reader.files).load()
    assert found is not None
    assert notice is None
    assert len(reader.waited) == 4
