"""One copy of the game at a time uses a person's saves; a second one says so."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from game.system.notice import Notice

if TYPE_CHECKING:
    from pathlib import Path

    from game.system.paths import Places

if sys.platform != "win32":
    import fcntl

__all__ = ["Claim", "claim"]


class Claim:
    """The right to write this person's saves; the system takes it back if we are killed."""

    def __init__(self, folder: int | None = None, lock: FileLock | None = None) -> None:
        self._folder, self._lock = folder, lock

    def release(self) -> None:
        """Let another copy in."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        if self._folder is not None:
            os.close(self._folder)
            self._folder = None


def claim(places: Places) -> Claim | Notice:
    """The claim, or what to tell the person if another copy holds it.

    Held is the folder itself, by what is open and not by a name: a file in it may be deleted, and
    whoever makes another of that name would hold that one. The file is held too, for copies of
    earlier builds, and for Windows, where nobody can delete what is open.

    Where locks do not work (some network folders) the game goes on without one: better two
    copies than none.
    """
    second = Notice("lock-second-copy", {"folder": str(places.data)})
    try:
        places.data.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Claim()
    try:
        folder = _held(places.data)
    except BlockingIOError:
        return second
    except OSError:
        folder = None
    held = Claim(folder)
    try:
        lock = FileLock(places.lock)
        lock.acquire(timeout=0)
    except Timeout:
        held.release()
        return second
    except (OSError, NotImplementedError):
        return held
    return Claim(folder, lock)


def _held(folder: Path) -> int | None:
    """The open folder, locked; BlockingIOError if another program has locked it."""
    if sys.platform == "win32":
        return None
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        with contextlib.suppress(OSError):
            os.close(number)
        raise
    return number
