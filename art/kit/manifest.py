"""The two records beside the masters: what the stage reads, and what each master was made from."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from art.kit.sprite import Sprite

__all__ = ["MASTERS", "digest", "entry", "read", "read_sources", "write"]

MASTERS = Path(__file__).resolve().parents[1] / "masters"
MANIFEST = MASTERS / "manifest.json"
SOURCES = MASTERS / "sources.json"


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def entry(sprite: Sprite) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "file": sprite.file.as_posix(),
        "w": round(sprite.w, 2),
        "h": round(sprite.h, 2),
        "ax": round(sprite.ax, 4),
        "ay": round(sprite.ay, 4),
        "pad": [round(p, 2) for p in sprite.pad],
    }
    if sprite.half:
        facts["half"] = sprite.half.as_posix()
    if sprite.third:
        facts["third"] = sprite.third.as_posix()
    if sprite.nine:
        facts["nine"] = [round(n, 2) for n in sprite.nine]
    if sprite.frames > 1:
        facts["frames"] = sprite.frames
        facts["cols"] = sprite.cols
    return facts


def read() -> dict[str, dict[str, Any]]:
    if not MANIFEST.exists():
        return {}
    sprites: dict[str, dict[str, Any]] = json.loads(MANIFEST.read_text("utf-8"))["sprites"]
    return sprites


def read_sources() -> dict[str, list[str]]:
    """Of each sprite: the hash of what it is drawn from, and of the file it became."""
    if not SOURCES.exists():
        return {}
    made: dict[str, list[str]] = json.loads(SOURCES.read_text("utf-8"))
    return made


def write(sprites: dict[str, dict[str, Any]], sources: dict[str, list[str]]) -> None:
    lines = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in sorted(sprites.items())]
    MASTERS.mkdir(parents=True, exist_ok=True)
    MANIFEST.write_text(
        '{"version": 1, "sprites": {\n' + ",\n".join(lines) + "\n}}\n", "utf-8", newline="\n"
    )
    made = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in sorted(sources.items())]
    SOURCES.write_text("{\n" + ",\n".join(made) + "\n}\n", "utf-8", newline="\n")
