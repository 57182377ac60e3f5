"""One copy of the game at a time uses a person's saves; a second one says so."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

from game.system.notice import Notice

if TYPE_CHECKING:
    from pathlib import Path

    from game.system.paths import Places

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["Claim", "claim"]


class Claim:
    """The right to write this person's saves; the system takes it back if we are killed."""

    def __init__(self, *held: int) -> None:
        self._held = list(held)
        """What is open, and locked."""

    def release(self) -> None:
        """Let another copy in."""
        while self._held:
            _let_go(self._held.pop())


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
    held: list[int] = []
    for path, how in ((places.data, _FOLDER), (places.lock, os.O_RDWR | os.O_CREAT)):
        try:
            held += _locked(path, how)
        except BlockingIOError:
            Claim(*held).release()
            return second
        except OSError:
            continue
    return Claim(*held)


def _locked(path: Path, how: int) -> list[int]:
    """It, open and locked, if it can be; BlockingIOError if another program has locked it."""
    if how < 0:
        return []
    number = os.open(path, how, 0o644)
    try:
        _lock(number)
    except OSError:
        with contextlib.suppress(OSError):
            os.close(number)
        raise
    return [number]


if sys.platform == "win32":
    _FOLDER = -1  # cannot be opened

    def _lock(number: int) -> None:
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error

    def _let_go(number: int) -> None:
        with contextlib.suppress(OSError):
            msvcrt.locking(number, msvcrt.LK_UNLCK, 1)
        os.close(number)

else:
    _FOLDER = os.O_RDONLY | os.O_DIRECTORY

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go(number: int) -> None:
        os.close(number)
