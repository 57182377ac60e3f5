"""Pictures of matches as they lie on the disk, read beside the frames when somebody looks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.saves import Entry
    from game.screens.services import Services

__all__ = ["Prints"]


class Prints:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._wanted: dict[tuple[Path, int], Entry] = {}
        self._asked: set[tuple[Path, int]] = set()
        self._read: dict[tuple[Path, int], bytes] = {}
        self.came = False
        """Another one is there to be seen."""

    @property
    def waiting(self) -> bool:
        """Something is looked at that has not come yet."""
        return bool(self._wanted) or len(self._asked) > len(self._read)

    def of(self, entry: Entry, taken: int) -> bytes | None:
        """The picture that was taken then, nothing if there is none; None while the disk has not
        said. Whoever gets it keeps it."""
        which = (entry.path, taken)
        found = self._read.get(which)
        if found:
            del self._read[which]
            self._asked.discard(which)
        elif which not in self._asked:
            self._wanted[which] = entry
        return found

    def fetch(self) -> None:
        """Ask the disk for what was looked at."""
        while self._wanted:
            which, entry = self._wanted.popitem()
            self._asked.add(which)
            self._services.do(
                partial(self._services.shelf.picture, entry), partial(self._came, which)
            )

    def _came(self, which: tuple[Path, int], picture: bytes) -> None:
        self._read[which] = picture
        self.came = True
