"""A file system that fails at the n-th call, or whose program is killed there."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

from game.system.files import Files

if TYPE_CHECKING:
    from pathlib import Path


class Killed(BaseException):
    """The program ends here: nothing after this line runs, not even tidying up."""


class FailingFiles(Files):
    """Counts calls and lets the chosen one fail with the chosen error."""

    def __init__(
        self, at: int | None = None, error: int = errno.EIO, *, kill: bool = False
    ) -> None:
        super().__init__()
        self.at = at
        self.error = error
        self.kill = kill
        self.calls: list[str] = []
        self.dead = False

    def _call(self, name: str) -> None:
        if self.dead:
            raise Killed
        self.calls.append(name)
        if len(self.calls) - 1 == self.at:
            if self.kill:
                self.dead = True
                raise Killed
            raise OSError(self.error, os.strerror(self.error))

    def make_folder(self, path: Path) -> None:
        self._call("make_folder")
        super().make_folder(path)

    def open_new(self, path: Path) -> int:
        self._call("open_new")
        return super().open_new(path)

    def open_read(self, path: Path) -> int:
        self._call("open_read")
        return super().open_read(path)

    def read(self, number: int, count: int) -> bytes:
        self._call("read")
        return super().read(number, count)

    def write(self, number: int, data: memoryview) -> int:
        self._call("write")
        # A short write is legal and must not lose the rest.
        return super().write(number, data[: max(1, len(data) // 2)])

    def sync(self, number: int) -> None:
        self._call("sync")
        super().sync(number)

    def close(self, number: int) -> None:
        # A file closes even when close says it failed.
        super().close(number)
        self._call("close")

    def replace(self, old: Path, new: Path) -> None:
        self._call("replace")
        super().replace(old, new)

    def link(self, old: Path, new: Path) -> None:
        self._call("link")
        super().link(old, new)

    def remove(self, path: Path, *, patient: bool = True) -> None:
        self._call("remove")
        super().remove(path, patient=patient)

    def sync_folder(self, path: Path) -> None:
        self._call("sync_folder")
        super().sync_folder(path)
