"""Old or new, never between: with a fault and with a kill at every call."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.system.atomic import (
    TooLargeError,
    generation,
    keep_generations,
    read_bounded,
    set_aside,
    write_atomic,
)
from game.system.files import Files
from tests.system.faults import FailingFiles, Killed

OLD = b"old " * 40
NEW = b"new and longer " * 90
ERRORS = [errno.EIO, errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EDQUOT]


def calls_of_one_write(tmp_path: Path) -> list[str]:
    files = FailingFiles()
    write_atomic(tmp_path / "counted", NEW, files)
    return files.calls


def test_a_write_syncs_before_it_replaces_and_the_folder_after(tmp_path: Path) -> None:
    calls = [call for call in calls_of_one_write(tmp_path) if call != "write"]
    start = calls.index("open_new")
    # Whoever made the folders: their names are promised before anything is put into them.
    assert calls[:start] == ["make_folder", *["sync_folder"] * (start - 1)]
    assert start > 1
    assert calls[start:] == ["open_new", "sync", "close", "replace", "sync_folder"]


def test_folders_are_promised_once_and_again_when_they_are_made_again(tmp_path: Path) -> None:
    files, folder = FailingFiles(), tmp_path / "new" / "newer"
    files.make_folder(folder)
    assert files.calls.count("sync_folder") >= 3
    count = len(files.calls)
    files.make_folder(folder)
    assert files.calls[count:] == ["make_folder"]
    folder.rmdir()
    folder.parent.rmdir()
    count = len(files.calls)
    files.make_folder(folder)
    assert files.calls[count:].count("sync_folder") >= 2


def test_a_folder_that_could_not_be_promised_is_tried_again(tmp_path: Path) -> None:
    files, folder = FailingFiles(1), tmp_path / "new"
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        files.make_folder(folder)
    count = len(files.calls)
    files.make_folder(folder)
    assert "sync_folder" in files.calls[count:]


def test_a_fault_at_every_call_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "save"
    calls = calls_of_one_write(tmp_path)
    for error in ERRORS:
        for at, call in enumerate(calls):
            path.write_bytes(OLD)
            with pytest.raises(OSError, match=os.strerror(error)):
                write_atomic(path, NEW, FailingFiles(at, error))
            assert path.read_bytes() == (NEW if at == len(calls) - 1 else OLD), call
            assert {entry.name for entry in tmp_path.iterdir()} == {"save", "counted"}, call


def test_a_kill_at_every_call_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "save"
    calls = calls_of_one_write(tmp_path)
    for at, call in enumerate(calls):
        path.write_bytes(OLD)
        with pytest.raises(Killed):
            write_atomic(path, NEW, FailingFiles(at, kill=True))
        assert path.read_bytes() == (NEW if at == len(calls) - 1 else OLD), call
        write_atomic(path, NEW)  # what a killed copy left behind does not stand in the way
        assert path.read_bytes() == NEW


def test_a_disk_that_takes_nothing_is_an_error_and_not_an_endless_loop(tmp_path: Path) -> None:
    class Stuck(Files):
        def write(self, number: int, data: memoryview) -> int:
            del number, data
            return 0

    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_atomic(tmp_path / "save", NEW, Stuck())
    assert list(tmp_path.iterdir()) == []


def test_folders_are_made_when_something_is_written(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there yet" / "save"
    write_atomic(path, NEW)
    assert path.read_bytes() == NEW


def test_a_long_or_foreign_name_can_be_written(tmp_path: Path) -> None:
    for name in ("ä" * 100, "Übung 猫 🎲", "a" * 200):
        write_atomic(tmp_path / name, NEW)
        assert (tmp_path / name).read_bytes() == NEW


def test_a_link_is_replaced_and_what_it_points_at_is_left_alone(tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_bytes(OLD)
    link = tmp_path / "save"
    link.symlink_to(target)
    write_atomic(link, NEW)
    assert target.read_bytes() == OLD
    assert link.read_bytes() == NEW
    assert not link.is_symlink()


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "save"
    path.write_bytes(b"x" * 100)
    assert read_bounded(path, 100) == b"x" * 100
    with pytest.raises(TooLargeError):
        read_bounded(path, 99)


def test_reading_refuses_whatever_is_not_a_plain_file(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    strange = [folder, circle, tmp_path / "nothing"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        strange.append(tmp_path / "pipe")
    for path in strange:
        with pytest.raises(OSError, match=r".+"):
            read_bounded(path, 1000)


def test_a_fault_while_reading_closes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "save"
    path.write_bytes(OLD)
    files = FailingFiles(1)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        read_bounded(path, 1000, files)
    assert files.calls == ["open_read", "read", "close"]


def ages(path: Path, count: int) -> list[bytes]:
    files = [generation(path, age) for age in range(count + 1)]
    return [file.read_bytes() for file in files if file.exists()]


def test_three_older_generations_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.mole"
    for turn in range(6):
        keep_generations(path, 3)
        write_atomic(path, b"%d" % turn)
    assert ages(path, 5) == [b"5", b"4", b"3", b"2"]
    assert {entry.name for entry in tmp_path.iterdir()} == {
        "match.mole",
        "match.1.mole",
        "match.2.mole",
        "match.3.mole",
    }


class NoLinks(Files):
    """A memory stick: files have one name only."""

    def link(self, old: Path, new: Path) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM), str(old), None, str(new))


def test_generations_are_copied_where_there_are_no_links(tmp_path: Path) -> None:
    path = tmp_path / "match.mole"
    for turn in range(6):
        keep_generations(path, 3, NoLinks())
        write_atomic(path, b"%d" % turn)
    assert ages(path, 5) == [b"5", b"4", b"3", b"2"]


def test_a_fault_while_ageing_never_touches_the_newest(tmp_path: Path) -> None:
    path = tmp_path / "match.mole"

    def fresh() -> None:
        for age, data in enumerate((b"3", b"2", b"1", b"0")):
            generation(path, age).unlink(missing_ok=True)  # it may share its bytes
            generation(path, age).write_bytes(data)

    fresh()
    counter = FailingFiles()
    keep_generations(path, 3, counter)
    for kill in (False, True):
        for at in range(len(counter.calls)):
            fresh()
            try:
                keep_generations(path, 3, FailingFiles(at, kill=kill))
            except (OSError, Killed):
                assert kill or counter.calls[at] != "link"  # without a link it copies
            assert path.read_bytes() == b"3"
            # Whatever else happened, what stands in the older places is whole.
            assert set(ages(path, 3)) <= {b"0", b"1", b"2", b"3"}


def test_a_broken_file_is_set_aside_and_not_more_than_five(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for turn in range(8):
        path.write_bytes(b"%d" % turn)
        aside = set_aside(path)
        assert aside is not None
        assert aside.read_bytes() == b"%d" % turn
    assert len(list(tmp_path.iterdir())) == 5
    assert set_aside(path) is None
