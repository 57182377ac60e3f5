"""The environment is made once, mended when half made, and refuses in one plain sentence."""

from __future__ import annotations

import errno
import importlib.util
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from build_scripts import _environment, _pip
from build_scripts._environment import Refusal, ensure, folder_for, lock_of, python_in

if TYPE_CHECKING:
    from collections.abc import Sequence

LOCKS = {"run": "one==1.0", "dev": "two==2.0", "art": "three==3.0"}


class Workshop:
    """A project folder in which making and installing leave a note instead of taking a minute."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.done: list[str] = []
        self.reason: str | None = None
        self.version: list[int] | None = list(sys.version_info[:2])
        for group, pin in LOCKS.items():
            self.lock(group, pin)
        monkeypatch.setattr(_environment, "_make", self.make)
        monkeypatch.setattr(_environment, "_version_of", lambda _: self.version)
        monkeypatch.setattr(_pip, "install", self.install)

    def lock(self, group: str, pin: str) -> None:
        lock = lock_of(group, self.root)
        lock.parent.mkdir(parents=True, exist_ok=True)
        lock.write_text(pin)

    def make(self, folder: Path) -> None:
        self.done.append("make")
        for old in folder.glob("molehill-*"):
            old.unlink()
        folder.mkdir(exist_ok=True)

    def install(self, python: Path, locks: Sequence[Path], log: Path) -> str | None:
        assert log.parent == self.root / ".venv"
        assert python == python_in(self.root / ".venv")
        self.done.append(" ".join(lock.read_text() for lock in locks))
        return self.reason

    def ensure(self, *groups: str) -> list[str]:
        self.done = []
        assert ensure(groups, self.root) == python_in(self.root / ".venv")
        return self.done


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_the_first_run_makes_and_installs_the_second_does_nothing(workshop: Workshop) -> None:
    assert workshop.ensure("run") == ["make", "one==1.0"]
    assert workshop.ensure("run") == []


def test_groups_are_added_to_what_is_there(workshop: Workshop) -> None:
    workshop.ensure("run")
    assert workshop.ensure("run", "dev") == ["two==2.0"]
    assert workshop.ensure("run", "dev", "art") == ["three==3.0"]
    assert workshop.ensure("dev") == []


def test_a_changed_pin_is_installed(workshop: Workshop) -> None:
    workshop.ensure("run", "dev")
    workshop.lock("run", "one==1.1")
    assert workshop.ensure("run", "dev") == ["one==1.1"]


def test_a_run_cut_short_while_installing_starts_over(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(_pip, "install", cut)
    with pytest.raises(KeyboardInterrupt):
        workshop.ensure("run")
    monkeypatch.setattr(_pip, "install", workshop.install)
    assert workshop.ensure("run") == ["make", "one==1.0"]


def test_an_environment_never_finished_is_made_again(workshop: Workshop) -> None:
    (workshop.root / ".venv" / "bin").mkdir(parents=True)
    assert workshop.ensure("run") == ["make", "one==1.0"]


@pytest.mark.parametrize("version", [None, [3, 10], [3, 99]])
def test_an_environment_of_another_or_no_python_is_made_again(
    workshop: Workshop, version: list[int] | None
) -> None:
    workshop.ensure("run")
    workshop.version = version
    assert workshop.ensure("run") == ["make", "one==1.0"]


def test_a_failed_install_says_why_and_is_tried_again(workshop: Workshop) -> None:
    workshop.reason = "No network."
    with pytest.raises(Refusal, match=r"^No network\.$"):
        workshop.ensure("run")
    workshop.reason = None
    assert workshop.ensure("run") == ["one==1.0"]


def test_the_lock_lets_one_install_at_a_time(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = []
    most = []
    real = workshop.install

    def slow(python: Path, locks: Sequence[Path], log: Path) -> str | None:
        inside.append(1)
        most.append(len(inside))
        threading.Event().wait(0.3)
        inside.pop()
        return real(python, locks, log)

    monkeypatch.setattr(_pip, "install", slow)
    threads = [threading.Thread(target=ensure, args=(["run"], workshop.root)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]
    assert workshop.done == ["make", "one==1.0"]


def test_a_list_that_is_missing_is_told(workshop: Workshop) -> None:
    lock_of("art", workshop.root).unlink()
    with pytest.raises(Refusal, match=r"not whole: the list of its art libraries is missing\.$"):
        workshop.ensure("run", "art")
    assert workshop.done == []


def test_a_folder_that_cannot_be_written_sends_us_to_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    closed.write_text("a file where a folder should be")
    cache = tmp_path / "cache"
    monkeypatch.setattr(_environment, "cache", lambda: cache)
    found = folder_for(closed)
    assert found.parent == cache
    assert found != folder_for(closed / "another copy")
    monkeypatch.setattr(_environment, "cache", lambda: closed / "x")
    with pytest.raises(Refusal, match="nowhere to install"):
        folder_for(closed)


def test_a_user_without_a_home_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    closed = tmp_path / "closed"
    closed.write_text("")
    monkeypatch.setattr(_environment, "cache", homeless)
    with pytest.raises(Refusal, match="nowhere to install"):
        folder_for(closed)


def test_a_python_without_venv_names_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else real(name)
    )
    with pytest.raises(Refusal, match="sudo apt install python3-venv"):
        _environment._make(tmp_path / ".venv")


def test_an_old_environment_that_will_not_go_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stuck(folder: Path) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))

    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr("shutil.rmtree", stuck)
    with pytest.raises(Refusal, match="cannot be removed"):
        _environment._make(tmp_path / ".venv")


def test_a_venv_that_fails_is_told_in_its_last_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "Traceback ...\nOSError: disk full\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(Refusal, match=r"OSError: disk full$"):
        _environment._make(tmp_path / ".venv")


@pytest.mark.slow
def test_a_real_environment_is_made_and_runs(tmp_path: Path) -> None:
    python = ensure([], tmp_path)
    assert _environment._version_of(python) == list(sys.version_info[:2])
    assert _environment._version_of(tmp_path / "no such python") is None
    made = (tmp_path / ".venv" / "molehill-made").stat().st_mtime_ns
    assert ensure([], tmp_path) == python
    assert (tmp_path / ".venv" / "molehill-made").stat().st_mtime_ns == made
