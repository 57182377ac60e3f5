"""A disk that keeps only what it has promised to keep: what may be left of it after a power cut.

Every name that was made, taken away or changed in a folder is owed until that folder is synced,
and so is every byte of a file until that file is. At a power cut any of what is owed may be there
or not, whatever came first. A folder whose own name is owed is lost with all that lies in it.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.match.shelf import Shelf
from game.system.files import Files
from tests.match.tables import WHAKKA, fresh, step

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["WHEN", "Folder", "PowerCut", "Tally", "played"]

WHEN = "2026-11-18T20:15:00"
_ALL_WAYS = 6
"""Of so many owed changes every choice is tried, of more a part."""
_TRIED = 60


@dataclass(slots=True)
class File:
    """What is in it, and whether the disk has promised that."""

    data: bytes = b""
    promised: bool = False


@dataclass(slots=True)
class Folder:
    names: dict[str, File | Folder] = field(default_factory=dict)
    """As promised."""
    owed: list[dict[str, File | Folder | None]] = field(default_factory=list)
    """Changes since, in order; one change may concern two names, as a rename does."""

    def now(self) -> dict[str, File | Folder]:
        return self.after(self.owed)

    def after(self, changes: list[dict[str, File | Folder | None]]) -> dict[str, File | Folder]:
        found = dict(self.names)
        for change in changes:
            for name, what in change.items():
                if what is None:
                    found.pop(name, None)
                else:
                    found[name] = what
        return found


class PowerCut(Files):
    """Works on real files below `base`, and keeps books on what the disk has promised.

    `cut` is called after every call that could matter: there the power may fail.
    """

    def __init__(self, base: Path) -> None:
        super().__init__()
        self.base = base
        self.root = Folder()
        self._open: dict[int, File] = {}

    def cut(self) -> None:
        """The power may fail here."""

    def _folder(self, path: Path) -> Folder:
        at = self.root
        for part in path.relative_to(self.base).parts:
            found = at.now()[part]
            assert isinstance(found, Folder)
            at = found
        return at

    def _owe(self, path: Path, change: dict[str, File | Folder | None]) -> None:
        self._folder(path).owed.append(change)
        self.cut()

    def make_folder(self, path: Path) -> None:
        missing = [each for each in (path, *path.parents) if not each.exists()]
        for each in reversed(missing):
            each.mkdir()
            self._owe(each.parent, {each.name: Folder()})
        self._firm -= set(missing)
        super().make_folder(path)

    def open_new(self, path: Path) -> int:
        number = super().open_new(path)
        self._open[number] = File()
        self._owe(path.parent, {path.name: self._open[number]})
        return number

    def write(self, number: int, data: memoryview) -> int:
        count = super().write(number, data[: max(1, len(data) // 2)])
        self._open[number].data += bytes(data[:count])
        self._open[number].promised = False
        self.cut()
        return count

    def sync(self, number: int) -> None:
        # The disk under this one is not asked: these books say what it would have promised.
        self._open[number].promised = True
        self.cut()

    def close(self, number: int) -> None:
        super().close(number)
        self._open.pop(number, None)

    def replace(self, old: Path, new: Path) -> None:
        super().replace(old, new)
        what = self._folder(old.parent).now()[old.name]
        self._owe(old.parent, {old.name: None, new.name: what})

    def link(self, old: Path, new: Path) -> None:
        super().link(old, new)
        what = self._folder(old.parent).now()[old.name]
        self._owe(new.parent, {new.name: what})

    def remove(self, path: Path, *, patient: bool = True) -> None:
        super().remove(path, patient=patient)
        self._owe(path.parent, {path.name: None})

    def sync_folder(self, path: Path) -> None:
        if path == self.base or self.base in path.parents:
            folder = self._folder(path)
            folder.names, folder.owed = folder.now(), []
        self.cut()

    # What may be left

    def _folders(self, at: Folder) -> Iterator[Folder]:
        yield at
        for what in at.now().values():
            if isinstance(what, Folder):
                yield from self._folders(what)

    def leavings(self, rng: Random) -> Iterator[dict[str, bytes]]:
        """Each state the disk may be in if the power fails now: files by path."""
        owing = [(folder, place) for folder in self._folders(self.root)
                 for place in range(len(folder.owed))]  # fmt: skip
        for kept in _choices(len(owing), rng):
            chosen: dict[int, list[dict[str, File | Folder | None]]] = {}
            for (folder, place), keep in zip(owing, kept, strict=True):
                if keep:
                    chosen.setdefault(id(folder), []).append(folder.owed[place])
            for share in (0.0, 0.5, 1.0):
                found: dict[str, bytes] = {}
                whole = self._left(self.root, "", chosen, share, found)
                yield found
                if whole:
                    break

    def _left(
        self,
        at: Folder,
        path: str,
        chosen: dict[int, list[dict[str, File | Folder | None]]],
        share: float,
        found: dict[str, bytes],
    ) -> bool:
        """Gather what is left of a folder; whether every file in it was promised."""
        whole = True
        for name, what in at.after(chosen.get(id(at), [])).items():
            where = f"{path}/{name}" if path else name
            if isinstance(what, Folder):
                whole = self._left(what, where, chosen, share, found) and whole
            else:
                size = len(what.data) if what.promised else int(len(what.data) * share)
                found[where] = what.data[:size]
                whole = whole and what.promised
        return whole


def _choices(count: int, rng: Random) -> Iterator[tuple[bool, ...]]:
    """Which of so many changes made it: all ways of a few, of many the telling ones."""
    if count <= _ALL_WAYS:
        yield from product((False, True), repeat=count)
        return
    for till in range(count + 1):
        yield tuple(place < till for place in range(count))
        yield tuple(place >= till for place in range(count))
        yield tuple(place == till for place in range(count))
        yield tuple(place != till for place in range(count))
    for _ in range(_TRIED):
        yield tuple(rng.below(2) == 1 for _ in range(count))


class Tally(PowerCut):
    """At every moment the power fails in every way, and the matches must be there."""

    def __init__(self, base: Path) -> None:
        super().__init__(base)
        self.acknowledged: dict[str, int] = {}
        self.states = self.lost = 0
        self._rng = Random(7)
        self._seen: set[tuple[tuple[str, bytes], ...]] = set()

    def cut(self) -> None:
        for left in self.leavings(self._rng):
            key = (*sorted(left.items()), *((name, b"%d" % n) for name, n in
                   self.acknowledged.items()))  # fmt: skip
            if key not in self._seen:
                self._seen.add(key)
                self.states += 1
                self.lost += not self._whole(left)

    def _whole(self, left: dict[str, bytes]) -> bool:
        other = self.base.with_name("after")
        shutil.rmtree(other, ignore_errors=True)
        for name, data in left.items():
            path = other / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        shelf = Shelf(other / "home" / "data" / "saves")
        found = {}
        for entry in shelf.entries():
            session, notice = shelf.load(entry)
            # A damaged newest one would be a loss as well: older ones are against other mishaps.
            if session is not None and notice is None:
                found[session.card.match] = session.decided
        return all(found.get(match, -1) >= count for match, count in self.acknowledged.items())


def played(base: Path, saves: int, files: Tally | None = None) -> Tally:
    """Two matches in turns, on a machine where the game never ran."""
    base.mkdir()
    files = files or Tally(base)
    shelf = Shelf(base / "home" / "data" / "saves", files)
    matches = [fresh(WHAKKA, seed=number) for number in (1, 2)]
    rng = Random(3)
    for number in range(saves):
        session = matches[number % 2]
        step(session, rng)
        assert shelf.keep(session, WHEN) is None
        files.acknowledged[session.card.match] = session.decided
        files.cut()
    return files
