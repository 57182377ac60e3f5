"""The Windows installer lays every file down, and takes just these away."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from build_scripts.freezing import installer
from build_scripts.freezing.bundle import Failed

SCRIPT = Path(__file__).resolve().parents[2] / "build_scripts" / "packaging" / "installer.nsi"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "a folder"
    (folder / "_internal" / "art" / "Hügel $1").mkdir(parents=True)
    for name in ("molehill.exe", "_internal/python311.dll", "_internal/art/Hügel $1/mole.png"):
        (folder / name).write_bytes(name.encode())
    return folder


def test_every_file_is_laid_and_taken_by_name(bundle: Path) -> None:
    laid, taken = (text.splitlines() for text in installer.lists(bundle))
    files = [path for path in bundle.rglob("*") if path.is_file()]
    assert sorted(line for line in laid if line.startswith("File ")) == sorted(
        f'File "{file}"' for file in files
    )
    place, found = "", []
    for line in laid:
        word, name = line.split(" ", 1)
        if word == "SetOutPath":
            place = name.strip('"')
        else:
            found.append(f'Delete "{place}\\{Path(name.strip(chr(34))).name}"')
    assert sorted(found) == sorted(line for line in taken if line.startswith("Delete "))
    assert 'Delete "$INSTDIR\\_internal\\art\\Hügel $$1\\mole.png"' in taken


def test_folders_go_when_they_are_empty_and_from_within(bundle: Path) -> None:
    taken = installer.lists(bundle)[1].splitlines()
    folders = [line for line in taken if line.startswith("RMDir")]
    assert folders == [
        'RMDir "$INSTDIR\\_internal\\art\\Hügel $$1"',
        'RMDir "$INSTDIR\\_internal\\art"',
        'RMDir "$INSTDIR\\_internal"',
    ]
    assert taken.index(folders[0]) > max(
        taken.index(line) for line in taken if line.startswith("Delete")
    )


def test_nothing_is_taken_away_wholesale_and_nobody_is_asked_for_rights() -> None:
    """Somebody may have chosen a folder with things of her own in it."""
    words = re.sub(r"^\s*;.*$", "", SCRIPT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert not re.search(r"RMDir\s+/r", words, re.IGNORECASE)
    assert "RequestExecutionLevel user" in words
    assert "HKLM" not in words
    assert "SetShellVarContext all" not in words


def test_its_name_does_not_say_setup() -> None:
    made = installer.beside(Path("dist/molehill-1.2.3-windows-amd64.zip"))
    assert made == Path("dist/molehill-1.2.3-windows-amd64-installer.exe")


def test_where_its_maker_is_missing_that_is_said(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(Failed, match="sudo apt install nsis"):
        installer.make(bundle, tmp_path / "x.exe", tmp_path / "work")


@pytest.mark.skipif(installer.tool() is None, reason="makensis is not installed")
def test_it_comes_out_the_same_every_time(bundle: Path, tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        out = tmp_path / f"{name}-installer.exe"
        made.append(installer.make(bundle, out, tmp_path / "work").read_bytes())
    assert made[0] == made[1]
    assert made[0][:2] == b"MZ"
    (bundle / "molehill.exe").write_bytes(b"another")
    other = installer.make(bundle, tmp_path / "x-installer.exe", tmp_path / "work")
    assert other.read_bytes() != made[0]
