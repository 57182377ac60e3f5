"""The masters on disk are what the manifest says, to the last sprite, pixel and byte."""

from __future__ import annotations

import hashlib
import json
import struct
from pathlib import Path
from typing import Any

from art.kit.sprite import FIRST

MASTERS = Path(__file__).resolve().parents[2] / "art" / "masters"
TEXT = (MASTERS / "manifest.json").read_text("utf-8")
SPRITES: dict[str, dict[str, Any]] = json.loads(TEXT)["sprites"]
LARGEST, SHARED, GAME = 1_400_000, 14_000_000, 6_000_000
"""Bytes: of one master; of what all games share with the first; of every other game."""


def size_of(data: bytes) -> tuple[int, int]:
    """Width and height from the head of a WebP file, without a decoder."""
    kind = data[12:16]
    if kind == b"VP8X":
        wide = int.from_bytes(data[24:27], "little")
        return wide + 1, int.from_bytes(data[27:30], "little") + 1
    assert kind == b"VP8 ", kind
    w, h = struct.unpack("<HH", data[26:30])
    return w & 0x3FFF, h & 0x3FFF


def test_no_name_is_given_twice() -> None:
    names = [name for name, _ in json.loads(TEXT, object_pairs_hook=list)[1][1]]
    assert len(names) == len(set(names)) == len(SPRITES) > 0


def test_every_file_belongs_to_one_sprite() -> None:
    listed = sorted(s["file"] for s in SPRITES.values())
    found = sorted(f.relative_to(MASTERS).as_posix() for f in MASTERS.rglob("*.webp"))
    assert listed == found


def test_a_master_holds_two_pixels_or_more_for_each_unit() -> None:
    wrong = []
    for name, sprite in SPRITES.items():
        frames, cols = sprite.get("frames", 1), sprite.get("cols", 1)
        data = (MASTERS / sprite["file"]).read_bytes()
        wide, high = size_of(data)
        density = wide / (sprite["w"] * cols)
        whole = high == sprite["h"] * density * -(-frames // cols)
        if density < 2 or not whole or len(data) > LARGEST:
            wrong.append(name)
    assert wrong == []


def test_margins_lie_inside_the_sprite() -> None:
    wrong = []
    for name, sprite in SPRITES.items():
        fits = 0 <= sprite["ax"] <= 1 and 0 <= sprite["ay"] <= 1
        for left, top, right, bottom in (sprite["pad"], sprite.get("nine", (0, 0, 0, 0))):
            fits &= min(left, top, right, bottom) >= 0
            fits &= left + right < sprite["w"] and top + bottom < sprite["h"]
        if not fits:
            wrong.append(name)
    assert wrong == []


def test_files_are_the_ones_that_were_baked() -> None:
    made = json.loads((MASTERS / "sources.json").read_text("utf-8"))
    assert made.keys() == SPRITES.keys()
    for name, (_, file_hash) in made.items():
        data = (MASTERS / SPRITES[name]["file"]).read_bytes()
        assert hashlib.blake2b(data, digest_size=12).hexdigest() == file_hash, name


def test_backdrops_have_a_half_and_the_first_of_all_a_third() -> None:
    listed = sorted(s[part] for s in SPRITES.values() for part in ("half", "third") if part in s)
    found = sorted(f.relative_to(MASTERS).as_posix() for f in MASTERS.rglob("*.jpg"))
    assert listed == found
    assert len(found) >= 4
    assert [name for name, s in SPRITES.items() if "third" in s] == [FIRST]


def test_together_they_stay_light() -> None:
    houses = {"common", "parts", "whakka_mole"}
    shared = 0
    for house in (f for f in MASTERS.iterdir() if f.is_dir()):
        size = sum(f.stat().st_size for f in house.rglob("*.webp"))
        if house.name in houses:
            shared += size
        else:
            assert size <= GAME, house.name
    assert shared <= SHARED
