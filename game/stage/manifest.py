"""What the manifest of pictures says of each: how large it is, and what of that is solid."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.system.listing import read_listing

__all__ = ["MASTERS", "Facts", "facts_in", "facts_of", "listed", "size_of"]

MASTERS = Path(__file__).resolve().parents[2] / "art" / "masters"


@dataclass(frozen=True, slots=True)
class Facts:
    """What the manifest says of one sprite; lengths in units."""

    file: str
    w: float
    h: float
    ax: float = 0.5
    ay: float = 0.5
    pad: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Baked shadow around the solid body: left, top, right, bottom."""
    nine: tuple[float, float, float, float] | None = None
    frames: int = 1
    cols: int = 1
    half: str = ""
    """The same at half the size, read much faster: of backdrops."""
    third: str = ""
    """At a third: of the backdrop that is seen before anything else."""

    @property
    def body(self) -> tuple[float, float]:
        """Width and height of what is solid."""
        return self.w - self.pad[0] - self.pad[2], self.h - self.pad[1] - self.pad[3]


@cache
def listed(folder: Path) -> dict[str, dict[str, Any]]:
    """Each sprite's entry, by name; read once."""
    try:
        found: dict[str, dict[str, Any]] = read_listing(folder / "manifest.json")["sprites"]
    except (OSError, ValueError, KeyError):
        logging.getLogger("molehill.stage").exception("no pictures")
        return {}
    return found


@cache
def facts_of(name: str) -> Facts | None:
    """Of a sprite of ours; None if there is none."""
    entry = listed(MASTERS).get(name)
    return None if entry is None else facts_in(entry)


def facts_in(entry: dict[str, Any]) -> Facts:
    """Drops what a newer baker may have added."""
    known = {key: value for key, value in entry.items() if key in Facts.__slots__}
    for side in ("pad", "nine"):
        if known.get(side) is not None:
            known[side] = tuple(known[side])
    return Facts(**known)


def size_of(facts: Facts, w: float, h: float) -> tuple[float, float]:
    """Width and height where `w` x `h` is asked for; one of them 0: in proportion."""
    if w and h:
        return w, h
    if w:
        return w, facts.h * w / facts.w
    if h:
        return facts.w * h / facts.h, h
    return facts.w, facts.h
