"""The seal on saves: the key comes back whole or not at all, and without it nothing is read."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest

from game.match.sealing import KEY_FILE, SECOND_FILE, Key, found, kept

if TYPE_CHECKING:
    from pathlib import Path

SECRET = bytes(range(32))


def test_what_is_sealed_opens_again_and_looks_like_nothing() -> None:
    key, data = Key(SECRET), b"the hand of seat 2: carrot carrot beet" * 40
    sealed = key.seal(data)
    assert key.open(sealed) == data
    assert b"carrot" not in sealed
    assert key.seal(data) != sealed, "the same hand looks different every time"
    assert Key(bytes(32)).open(sealed) != data


def test_nothing_at_all_can_be_sealed_and_opened() -> None:
    assert Key(SECRET).open(Key(SECRET).seal(b"")) == b""


def test_a_key_says_whose_it_is_and_not_what_it_is() -> None:
    key = Key(SECRET)
    assert SECRET.hex() not in repr(key)
    assert key.name not in hashlib.sha256(SECRET).hexdigest()


def test_the_key_is_made_once_and_found_from_below(tmp_path: Path) -> None:
    key = kept(tmp_path / "saves")
    assert key is not None
    again = kept(tmp_path / "saves")
    assert again is not None
    assert again.name == key.name
    below = found(tmp_path / "saves" / "running" / "deeper")
    assert below is not None
    assert below.open(key.seal(b"all")) == b"all"
    assert found(tmp_path) is None


@pytest.mark.parametrize("spoilt", [KEY_FILE, SECOND_FILE])
@pytest.mark.parametrize("how", ["flipped", "short", "gone"])
def test_one_spoilt_key_file_loses_nothing(tmp_path: Path, spoilt: str, how: str) -> None:
    key = kept(tmp_path)
    assert key is not None
    place = tmp_path / spoilt
    data = bytearray(place.read_bytes())
    data[3] ^= 1
    if how == "gone":
        place.unlink()
    else:
        place.write_bytes(bytes(data) if how == "flipped" else bytes(data[:20]))
    again = kept(tmp_path)
    assert again is not None
    assert again.name == key.name


def test_where_both_are_spoilt_no_new_key_takes_their_place(tmp_path: Path) -> None:
    kept(tmp_path)
    (tmp_path / KEY_FILE).write_bytes(b"x")
    (tmp_path / SECOND_FILE).write_bytes(b"y")
    assert kept(tmp_path) is None
    assert (tmp_path / KEY_FILE).read_bytes() == b"x"


def test_where_no_key_can_be_kept_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    assert kept(tmp_path / "saves") is None
