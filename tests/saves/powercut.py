"""A disk that keeps only what it has promised to keep: what may be left of it after a power cut.

Every name that was made, taken away or changed in a folder is owed until that folder is synced,
and so is every byte of a file until that file is. At a power cut any of what is owed may be there
or not, whatever came first. A folder whose own name is owed is lost with all that lies in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.system.files import Files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

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

    def remove(self, path: Path) -> None:
        super().remove(path)
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
