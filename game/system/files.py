"""The seam between the game and the file system: every call that can fail, and nothing else.

Tests put a `Files` of their own in its place that fails at the n-th call.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

__all__ = ["REAL", "Files", "is_held"]

_T = TypeVar("_T")
_WRITE_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL
_BINARY: int = getattr(os, "O_BINARY", 0)
# A pipe put in a save's place must not hold the game up while it waits for a writer.
_NO_WAIT: int = getattr(os, "O_NONBLOCK", 0)
# Some network and FUSE folders cannot be synced; the file itself has been by then.
_CANNOT_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EBADF}
# What Windows says while another program has a file open, or a part of it: in use, and locked.
_HELD = (32, 33)
# It says so of a name that is to be given to another file as well, but in the words it has for what
# nobody is allowed.
_REFUSED = 5
_WAITS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6)
"""Seconds. Whoever looks for viruses is done with a file by then; no frame waits for it. A save
gives names to two files, and is through with both before the disk is said to hang."""
_GLANCES = _WAITS[:5]
"""Of what is read, many files may lie beside each other."""


def is_held(error: OSError) -> bool:
    """Whether another program has the file open. Only Windows minds that."""
    return getattr(error, "winerror", None) in _HELD


def _is_refused(error: OSError) -> bool:
    return is_held(error) or getattr(error, "winerror", None) == _REFUSED


class Files:
    """The system calls a save is made of."""

    def __init__(
        self, wait: Callable[[float], None] = time.sleep, *, windows: bool = os.name == "nt"
    ) -> None:
        self._wait = wait
        self._windows = windows
        self._firm: set[Path] = set()
        """Folders whose names the disk has promised to keep, and all above them."""

    def _again(
        self,
        call: Callable[[], _T],
        may_be_held: Callable[[OSError], bool],
        waits: Sequence[float] = _WAITS,
    ) -> _T:
        """Do it; while another program holds the file, a little later."""
        for seconds in waits:
            try:
                return call()
            except OSError as error:
                if not may_be_held(error):
                    raise
            self._wait(seconds)
        return call()

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it, so that not even a power cut takes them away again.

        A folder's name stands in the one above it: that one has to be synced, for each that was
        made. One that is there already may have been made by a program that was cut off before
        that, so it is seen to as well, once, up to where nothing can be of our making.
        """
        if not path.is_dir():
            path.mkdir(parents=True, exist_ok=True)
            self._firm -= {path, *path.parents}
        owed = []
        for folder in (path, *path.parents):
            if folder in self._firm or not os.access(folder.parent, os.W_OK):
                break
            owed.append(folder)
        for folder in reversed(owed):
            self.sync_folder(folder.parent)
            self._firm.add(folder)

    def open_new(self, path: Path) -> int:
        """Open a file that must not exist yet, for writing."""
        return os.open(path, _WRITE_NEW | _BINARY, 0o666)

    def open_read(self, path: Path) -> int:
        """Open a file for reading; anything but a plain file is an error."""
        number = self._again(
            lambda: os.open(path, os.O_RDONLY | _BINARY | _NO_WAIT),
            # Opening is done by Windows' C library, which keeps the reason to itself.
            lambda error: self._windows and error.errno == errno.EACCES and not path.is_dir(),
            _GLANCES,
        )
        if not stat.S_ISREG(os.fstat(number).st_mode):
            os.close(number)
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        return number

    def read(self, number: int, count: int) -> bytes:
        """At most so many bytes; none at the end."""
        return os.read(number, count)

    def write(self, number: int, data: memoryview) -> int:
        """Write some of it; says how much."""
        return os.write(number, data)

    def sync(self, number: int) -> None:
        """Wait until the disk has it."""
        os.fsync(number)

    def close(self, number: int) -> None:
        """Let go of an open file."""
        os.close(number)

    def replace(self, old: Path, new: Path) -> None:
        """Give a file another's name, in one step."""
        try:
            self._again(lambda: old.replace(new), _is_refused)
        except OSError as error:
            # What may be written to is not forbidden: somebody has it open.
            if _is_refused(error) and new.is_file() and os.access(new, os.W_OK):
                error.winerror = _HELD[0]  # type: ignore[attr-defined,unused-ignore]
            raise

    def link(self, old: Path, new: Path) -> None:
        """A second name for the same file."""
        new.hardlink_to(old)

    def remove(self, path: Path, *, patient: bool = True) -> None:
        """Remove a file; no complaint if it is gone. Who tidies up after a failure has waited."""
        self._again(lambda: path.unlink(missing_ok=True), _is_refused, _WAITS if patient else ())

    def sync_folder(self, path: Path) -> None:
        """Wait until the disk has the folder's names; only Unix has folders one can sync."""
        if os.name == "nt":
            return
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        except OSError as error:
            if error.errno not in _CANNOT_SYNC:
                raise
        finally:
            os.close(number)


REAL = Files()
