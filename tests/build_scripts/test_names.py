"""The page of names: every picture and sound is on it, where a browser finds it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from build_scripts import names

ROOT = Path(__file__).resolve().parents[2]


def of(folder: str, what: str) -> set[str]:
    manifest = ROOT / folder / "masters" / "manifest.json"
    return set(json.loads(manifest.read_text(encoding="utf-8"))[what])


def test_every_picture_and_sound_is_on_it_once(tmp_path: Path) -> None:
    page = names.page(tmp_path / "names.html")
    told = re.findall(r'<figure id="([^"]+)">', page)
    assert len(told) == len(set(told))
    assert set(told) == of("art", "sprites") | of("sounds", "sounds")


def test_whatever_it_shows_lies_where_it_says(tmp_path: Path) -> None:
    out = tmp_path / "a folder" / "names.html"
    out.parent.mkdir()
    assert names.main([str(out)]) == 0
    ways = re.findall(r' src="([^"]+)"', out.read_text(encoding="utf-8"))
    assert len(ways) == len(of("art", "sprites")) + len(of("sounds", "sounds"))
    assert [way for way in ways if not (out.parent / unquote(way)).is_file()] == []


def test_a_folder_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert names.main([str(tmp_path / "none" / "names.html")]) == 2
    assert "There is no folder" in capsys.readouterr().err
