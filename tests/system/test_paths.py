"""Folders: the system's own, those asked for, and a way out when none can be written."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pytest

from game.system import paths
from game.system.lock import Claim, claim
from game.system.paths import Places, find_places, program_folder


@pytest.fixture(autouse=True)
def spare_room(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes another's place lies with what the tests leave."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("spare")))


def all_of(places: Places) -> list[Path]:
    return [places.data, places.config, places.logs]


def test_looking_for_folders_makes_none() -> None:
    home = Path.home()
    places = find_places()
    assert places.notice is None
    assert list(home.iterdir()) == []
    for folder in all_of(places):
        assert folder.is_relative_to(home)
        assert "olehill" in str(folder)


def test_all_lies_under_the_folder_asked_for(tmp_path: Path) -> None:
    places = find_places(tmp_path / "mine")
    for folder in (*all_of(places), places.saves, places.crashes, places.settings, places.lock):
        assert folder.is_relative_to(tmp_path / "mine")
    assert not (tmp_path / "mine").exists()


def test_a_relative_folder_is_meant_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_places(Path("mine")).data == tmp_path / "mine"


def test_a_portable_copy_keeps_everything_beside_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    for folder in all_of(find_places(portable=True)):
        assert folder.is_relative_to(tmp_path / "molehill-data")


def test_the_program_folder_is_where_the_program_was_unpacked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert (program_folder() / "game" / "system" / "paths.py").is_file()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "molehill"))
    assert program_folder() == tmp_path


def test_a_file_in_the_way_is_said_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    places = find_places(tmp_path / "file" / "mine")
    assert places.notice is not None
    assert places.notice.key == "paths-not-writable"
    assert places.readable is not None
    assert places.readable.data == tmp_path / "file" / "mine"
    for folder in all_of(places):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "probe").write_text("written")


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="Linux")
@pytest.mark.parametrize("folder", ["/proc", "/proc/self", "/proc/molehill/deep", "/dev/null/x"])
def test_a_folder_that_only_looks_writable_is_said_not_to_be(folder: str) -> None:
    """To an administrator all folders look so. What is said is true: nobody else has it open."""
    places = find_places(Path(folder))
    assert places.notice is not None
    assert places.notice.key == "paths-not-writable"
    assert places.notice.facts["folder"] == folder
    held = claim(places)
    assert isinstance(held, Claim)
    held.release()


@pytest.mark.parametrize("word", ["x" * 300, "x/" * 3000])
def test_a_path_no_system_has_is_said_and_play_goes_on(word: str, tmp_path: Path) -> None:
    places = find_places(tmp_path / word)
    assert places.notice is not None
    held = claim(places)
    assert isinstance(held, Claim)
    held.release()


def test_the_folder_that_takes_its_place_cannot_be_guessed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    found = {find_places(tmp_path / "file" / "mine").data for _ in range(3)}
    assert len(found) == 3
    if os.name == "posix":
        assert all(folder.stat().st_mode & 0o077 == 0 for folder in found)


@pytest.mark.skipif(os.name != "posix", reason="Unix rights")
@pytest.mark.parametrize("closed", ["read-only", "link to itself", "no home"])
def test_a_closed_or_absent_home(
    closed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    if closed == "read-only":
        home.mkdir()
        # An administrator may write anywhere, so the answer of the system is stood in for.
        monkeypatch.setattr(os, "access", lambda path, _: not Path(path).is_relative_to(home))
    elif closed == "link to itself":
        home.symlink_to(home)
    monkeypatch.setenv("HOME", str(home))
    if closed == "no home":
        monkeypatch.delenv("HOME")
        monkeypatch.setattr("pwd.getpwuid", {}.__getitem__)
    places = find_places()
    assert places.notice is not None
    assert not places.data.is_relative_to(home)
    assert places.data.is_absolute()
