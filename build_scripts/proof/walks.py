"""Walks over all screens with faults in between: what stumbles is made as short as it can be.

Each walk is so many steps in a program of its own; its seed says them all. See tests/screens/walk.
Most of them go through all that would be drawn, and paint none of it; each so-manieth is painted.
They go on where they were left: build/proof/walks.json says from which seed and how far.
"""

from __future__ import annotations

import json
import logging
import math
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from build_scripts.proof.figures import Figure, Note, nowhere
from build_scripts.proof.matches import FOLDER
from tests.screens.unpainted import unpainted
from tests.screens.walk import FAULTS, WAYS, Stumbled, Walk, furnished, shortest, steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.screens.walk import Step

__all__ = ["main", "stumbles"]

_LONG = 250
"""Steps of one walk."""
_PAINTED = 16
"""Each so-manieth walk is painted: pixels take most of its time."""
_MEMORY = Path("/dev/shm")  # noqa: S108  (what is made in it has a name of its own)
"""Where there is a folder that is no disk, nobody waits for one: faults of a disk are planted."""
_EVERY = 10.0
"""Seconds between two lines that say how far it is."""


def stumbles(way: Sequence[Step], *, painted: bool = True) -> tuple[Stumbled | None, set[str]]:
    """What goes wrong on this way, if anything does, and the screens that were seen."""
    room = _MEMORY if _MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=room) as folder, nullcontext() if painted else unpainted():
        walk = Walk(furnished(Path(folder)))
        try:
            walk.go(way)
        except Stumbled as stumbled:
            return stumbled, walk.seen
        return None, walk.seen


def main(
    count: int,
    seed: int,
    folder: Path = FOLDER,
    minutes: float = math.inf,
    note: Note = nowhere,
) -> int:
    """So many steps, or as many as there are in so many minutes; 1 if one of them stumbled, with
    the shortest way to there."""
    logging.disable(logging.CRITICAL)
    try:
        return _walked(count, seed, folder / "walks.json", minutes, note)
    finally:
        logging.disable(logging.NOTSET)


def _left(listed: Path, seed: int) -> tuple[int, int, set[str]]:
    """How far the walks from this seed are: steps, walks, and the screens that were seen."""
    if listed.exists():
        found: dict[str, Any] = json.loads(listed.read_bytes())
        if found["seed"] == seed and found["long"] == _LONG:
            return found["steps"], found["walks"], set(found["screens"])
    return 0, 0, set()


def _walked(count: int, seed: int, listed: Path, minutes: float, note: Note) -> int:
    listed.parent.mkdir(parents=True, exist_ok=True)
    began = said = time.monotonic()
    ways = (*WAYS, *FAULTS)
    done, walks, seen = _left(listed, seed)
    while done < count and time.monotonic() - began < minutes * 60:
        way = steps(seed + walks, min(_LONG, count - done), ways)
        painted = walks % _PAINTED == 0
        stumbled, came = stumbles(way, painted=painted)
        seen |= came
        if stumbled is not None:
            print(f"seed {seed + walks}, {stumbled}", flush=True)
            note(Figure("walks", done, f"walks: seed {seed + walks}, {stumbled}", held=False))
            _shorten(way[: stumbled.number + 1], stumbled, painted=painted)
            return 1
        done, walks = done + len(way), walks + 1
        told = {"seed": seed, "long": _LONG, "steps": done, "walks": walks, "screens": sorted(seen)}
        listed.write_text(json.dumps(told), encoding="utf-8")
        if time.monotonic() - said > _EVERY:
            said = time.monotonic()
            print(f"walks: {done} of {count} steps", flush=True)
    summary = (
        f"walks: {done} of {count} steps in {walks} walks from seed {seed}, one in {_PAINTED} of "
        f"them painted, faults in between; {len(seen)} screens; nothing broken, nothing lost"
    )
    note(Figure("walks", done, summary, held=True))
    print(f"{summary} ({time.monotonic() - began:.0f} s)")
    return 0


def _shorten(way: Sequence[Step], stumbled: Stumbled, *, painted: bool) -> None:
    """The shortest way on which the same goes wrong, to be put into a test."""
    kind = type(stumbled.__cause__)

    def fails(some: Sequence[Step]) -> bool:
        again, _ = stumbles(some, painted=painted)
        return again is not None and type(again.__cause__) is kind

    found = shortest(way, fails)
    print(f"the shortest way there, {len(found)} of {len(way)} steps:")
    for step in found:
        print(f"    {step!r},")
