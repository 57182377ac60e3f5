"""Lists that come with the game are read as they are, or said to be unreadable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.stage.audio import MASTERS as SOUNDS
from game.stage.manifest import MASTERS as PICTURES
from game.system.listing import read_listing


@pytest.mark.parametrize("folder", [PICTURES, SOUNDS])
def test_it_is_what_is_in_the_file(folder: Path) -> None:
    file = folder / "manifest.json"
    assert read_listing(file) == json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b'{"a": 1} 2'])
def test_what_makes_no_sense_is_a_plain_error(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "manifest.json"
    file.write_bytes(data)
    with pytest.raises(ValueError, match=r"manifest\.json"):
        read_listing(file)
    with pytest.raises(FileNotFoundError):
        read_listing(tmp_path / "nothing.json")
