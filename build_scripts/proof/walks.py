"""Walks over all screens with faults in between: what stumbles is made as short as it can be.

Each walk is so many steps in a program of its own; its seed says them all. See tests/screens/walk.
Most of them go through all that would be drawn, and paint none of it; each so-manieth is painted.
In every second one several inputs come before the next frame.

They go on where they were left: build/proof/walks.json says from which seed and how far, on which
tree how much of it, and where one has stumbled. Whoever goes on walks those again first.
"""

from __future__ import annotations

import json
import logging
import math
import tempfile
import time
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar
from unittest import mock

from build_scripts.proof.figures import Figure, Note, nowhere
from build_scripts.proof.matches import FOLDER
from build_scripts.proof.tree import tree
from game.screens.rulebook import book
from game.screens.rulebook import scene as rulebook
from game.screens.tutorial.place import stand
from game.stage import sprites
from game.stage.text import Writer
from game.system import fluent
from game.system.called import Naming
from tests.masters import read_once
from tests.screens.unpainted import unpainted
from tests.screens.walk import FAULTS, WAYS, Stumbled, Walk, furnished, shortest, steps

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from game.screens.rulebook.book import Chapter
    from game.screens.tutorial.place import Weighed
    from game.stage.box import Box
    from game.stage.frame import Frame
    from game.stage.text import Style
    from tests.screens.walk import Step

__all__ = ["Ledger", "main", "stumbles"]

P = ParamSpec("P")
T = TypeVar("T")

_LONG = 400
"""Steps of one walk."""
_PAINTED = 16
"""Each so-manieth walk is painted: pixels take most of its time."""
_HURRIED = 3
"""Inputs to a frame, where she is quicker than the picture."""
_MOST_FOUND = 5
"""When so many walks have stumbled, there is something to be done before another is begun."""
_WORDS = 200_000
"""Widths of so many words are kept in mind."""
_MEMORY = Path("/dev/shm")  # noqa: S108  (what is made in it has a name of its own)
"""Where there is a folder that is no disk, nobody waits for one: faults of a disk are planted."""
_EVERY = 10.0
"""Seconds between two lines that say how far it is."""


@dataclass(slots=True)
class Ledger:
    """What was walked from one seed on, in however many runs."""

    seed: int
    long: int
    steps: int = 0
    walks: int = 0
    screens: list[str] = field(default_factory=list)
    trees: dict[str, dict[str, float]] = field(default_factory=dict)
    """Of each tree: steps, inputs, walks, painted ones, seconds."""
    found: list[dict[str, Any]] = field(default_factory=list)
    """Walks that stumbled: number, tree, what went wrong, the shortest way there."""
    mended: list[dict[str, Any]] = field(default_factory=list)
    """Those that have since come through."""

    @classmethod
    def read(cls, listed: Path, seed: int) -> Ledger:
        """As it was left; a new one if it is of other walks."""
        if listed.exists():
            found: dict[str, Any] = json.loads(listed.read_bytes())
            if found.get("seed") == seed and found.get("long") == _LONG and "trees" in found:
                return cls(**found)
        return cls(seed, _LONG)

    def write(self, listed: Path) -> None:
        # Whoever is ended in between leaves the one before.
        new = listed.with_suffix(".new")
        new.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")
        new.replace(listed)

    def add(
        self, count: int, inputs: int, seen: set[str], seconds: float, *, painted: bool
    ) -> None:
        """A walk has come to its end, wherever that was."""
        self.steps += count
        self.walks += 1
        self.screens = sorted({*self.screens, *seen})
        here = self.trees.setdefault(tree(), {})
        more = {"steps": count, "inputs": inputs, "walks": 1, "painted": painted}
        for name, value in (more | {"seconds": seconds}).items():
            here[name] = here.get(name, 0) + value

    def told(self, goal: int) -> str:
        """All of it in a sentence, and tree by tree."""
        inputs, painted = self._sum("inputs"), self._sum("painted")
        stumbled = f"{len(self.found)} STUMBLED" if self.found else "nothing broken, nothing lost"
        mended = f", {len(self.mended)} found before and mended" if self.mended else ""
        by = "; ".join(
            f"{name}: {part['steps']:.0f} steps, {part['inputs']:.0f} inputs, "
            f"{part['steps'] / max(part['seconds'], 0.001):.0f} steps a second of processor"
            for name, part in self.trees.items()
        )
        return (
            f"walks: {self.steps} of {goal} steps ({inputs:.0f} inputs) in {self.walks} walks from "
            f"seed {self.seed}, {painted:.0f} of them painted, faults in between; "
            f"{len(self.screens)} screens; {stumbled}{mended} (by tree: {by})"
        )

    def _sum(self, name: str) -> float:
        return sum(part.get(name, 0) for part in self.trees.values())


def _once(function: Callable[P, T], key: Callable[P, Hashable]) -> Callable[P, T]:
    """A pure function that is asked once for each of these."""
    known: dict[Hashable, T] = {}

    def asked(*args: P.args, **named: P.kwargs) -> T:
        what = key(*args, **named)
        if what not in known:
            if len(known) > _WORDS:
                known.clear()
            known[what] = function(*args, **named)
        return known[what]

    return asked


def _measured(writer: Writer, string: str, style: Style) -> Hashable:
    # Where a name in it may be cut, it is another than the same letters.
    names = string.names if isinstance(string, Naming) else ()
    return string, names, style, writer.frame.scale, writer.frame.text_scale


def _wide(_: Writer, line: str, font: str, size: int) -> Hashable:
    return line, font, size


def _stands(
    room: Box, shapes: Iterable[tuple[float, float]], around: Sequence[Weighed], target: Box | None
) -> Hashable:
    return room, tuple(shapes), tuple(around), target


def _set(
    chapters: Sequence[Chapter], frame: Frame, size: tuple[float, float], wanted: str
) -> Hashable:
    return tuple(chapters), frame, size, wanted


@contextmanager
def _remembering() -> Iterator[Callable[[], Path]]:
    """What was read and measured for one walk serves all that follow: pictures that are shipped,
    what the words of each language say, how wide and high they are, how rulebooks are set, where a
    teacher stands, and what lies on the shelf."""
    with (
        tempfile.TemporaryDirectory(dir=_room()) as folder,
        mock.patch.object(sprites, "opened", read_once(sprites.opened)),
        mock.patch.object(Writer, "measure", _once(Writer.measure, _measured)),
        mock.patch.object(Writer, "_width", _once(Writer._width, _wide)),  # noqa: SLF001
        mock.patch.object(fluent, "_entry", cache(fluent._entry.__wrapped__)),  # noqa: SLF001
        mock.patch("game.screens.tutorial.beside.stand", _once(stand, _stands)),
        mock.patch("game.screens.rulebook.scene.parse", cache(book.parse)),
        mock.patch.object(rulebook, "pages_of", _once(rulebook.pages_of, _set)),
        mock.patch.object(book, "_fold", cache(book._fold)),  # noqa: SLF001
    ):
        yield cache(lambda: _furnished(Path(folder)))


def stumbles(
    way: Sequence[Step],
    *,
    painted: bool = True,
    hurried: bool = False,
    like: Callable[[], Path] | None = None,
) -> tuple[Stumbled | None, Walk]:
    """What goes wrong on this way, if anything does, and the walk."""
    # What is still written beside the frames of a walk that stumbled may come into it meanwhile.
    room = tempfile.TemporaryDirectory(dir=_room(), ignore_cleanup_errors=True)
    with room as folder, _painting(painted=painted):
        puppets = furnished(Path(folder), like=None if like is None else like())
        walk = Walk(puppets, inputs_a_frame=_HURRIED if hurried else 1)
        try:
            walk.go(way)
        except Stumbled as stumbled:
            return stumbled, walk
        return None, walk


def _furnished(folder: Path) -> Path:
    with unpainted():
        furnished(folder)
    return folder


def _room() -> Path | None:
    return _MEMORY if _MEMORY.is_dir() else None


@contextmanager
def _painting(*, painted: bool) -> Iterator[None]:
    if painted:
        yield
        return
    with unpainted():
        yield


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
        with _remembering() as like:
            return _walked(count, seed, folder / "walks.json", minutes, note, like)
    finally:
        logging.disable(logging.NOTSET)


def _walked(
    count: int, seed: int, listed: Path, minutes: float, note: Note, like: Callable[[], Path]
) -> int:
    listed.parent.mkdir(parents=True, exist_ok=True)
    ledger = Ledger.read(listed, seed)
    end, said = time.monotonic() + minutes * 60, time.monotonic()
    for old in list(ledger.found):
        _again(ledger, old, like)
    while ledger.steps < count and time.monotonic() < end and len(ledger.found) < _MOST_FOUND:
        number = ledger.walks
        way = _way(seed, number)[: count - ledger.steps]
        began = time.process_time()
        stumbled, walk = stumbles(way, **_manner(number), like=like)
        gone = len(way) if stumbled is None else stumbled.number + 1
        ledger.add(gone, walk.inputs, walk.seen, time.process_time() - began,
                   painted=_manner(number)["painted"])  # fmt: skip
        if stumbled is not None:
            print(f"seed {seed + number}, {stumbled}", flush=True)
            found = _shorten(way[:gone], stumbled, number, like)
            ledger.found.append({"number": number, "tree": tree(), "told": str(stumbled),
                                 "shortest": [repr(step) for step in found]})  # fmt: skip
        ledger.write(listed)
        if time.monotonic() - said > _EVERY:
            said = time.monotonic()
            print(f"walks: {ledger.steps} of {count} steps", flush=True)
    ledger.write(listed)
    summary = ledger.told(count)
    note(Figure("walks", ledger.steps, summary, held=not ledger.found))
    print(summary)
    return int(bool(ledger.found))


def _way(seed: int, number: int) -> list[Step]:
    return steps(seed + number, _LONG, (*WAYS, *FAULTS))


def _manner(number: int) -> dict[str, bool]:
    return {"painted": number % _PAINTED == 0, "hurried": number % 2 == 1}


def _again(ledger: Ledger, old: dict[str, Any], like: Callable[[], Path]) -> None:
    """A walk that has stumbled once: it is mended when it comes through."""
    number = old["number"]
    stumbled, _ = stumbles(_way(ledger.seed, number), **_manner(number), like=like)
    if stumbled is None:
        ledger.found.remove(old)
        ledger.mended.append(old)
        return
    print(f"seed {ledger.seed + number} still stumbles, {stumbled}", flush=True)


def _shorten(
    way: Sequence[Step], stumbled: Stumbled, number: int, like: Callable[[], Path]
) -> list[Step]:
    """The shortest way on which the same goes wrong, to be put into a test."""
    kind = type(stumbled.__cause__)

    def fails(some: Sequence[Step]) -> bool:
        again, _ = stumbles(some, **_manner(number), like=like)
        return again is not None and type(again.__cause__) is kind

    found = shortest(way, fails)
    print(f"the shortest way there, {len(found)} of {len(way)} steps:")
    for step in found:
        print(f"    {step!r},")
    return found
