"""Who touches a folder of the disk, and from which thread: whatever can hang is noted."""

from __future__ import annotations

import logging
import os
import sys
import threading
import traceback
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["Touches", "touched"]

_TOLD = {
    "open", "os.listdir", "os.scandir", "os.remove", "os.rename", "os.mkdir", "os.rmdir",
    "os.link", "os.symlink", "os.chmod", "os.truncate", "os.utime",
}  # fmt: skip
"""What Python tells of by itself: these have a path as their first word."""
_UNTOLD = ("stat", "lstat", "access", "readlink")
"""What it does not tell of."""
_nets: list[Touches] = []
_hooked = threading.Lock()


class Touches:
    """What one thread did to one folder: each a line that says what, and from where in the game."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder.resolve())
        self._thread = threading.get_ident()
        self._off = 0
        self.found: list[str] = []

    @contextmanager
    def lifted(self) -> Iterator[None]:
        """What a test itself looks at."""
        self._off += 1
        yield
        self._off -= 1

    def note(self, what: str, path: object) -> None:
        if self._off or threading.get_ident() != self._thread:
            return
        try:
            named = os.fspath(path)  # type: ignore[call-overload]
        except TypeError:
            return  # a file that is open already
        named = os.fsdecode(named)
        if named.startswith(self._folder):
            self._off += 1
            self.found.append(f"{what} {named.removeprefix(self._folder)} by {_whence()}")
            self._off -= 1


def _whence() -> str:
    """The way there through the game, without what lies outside of it."""
    frames = [
        f"{Path(each.filename).stem}.{each.name}"
        for each in traceback.extract_stack()
        if "/game/" in each.filename.replace(os.sep, "/")
    ]
    return " > ".join(frames[-6:])


def _told(event: str, words: tuple[Any, ...]) -> None:
    if _nets and event in _TOLD and words:
        for net in _nets:
            net.note(event, words[0])


def _asks(name: str, real: Callable[..., Any], path: object, *words: Any, **how: Any) -> Any:
    for net in _nets:
        net.note(name, path)
    return real(path, *words, **how)


_emit = logging.FileHandler.emit


def _writes(handler: logging.FileHandler, record: logging.LogRecord) -> None:
    """A log is opened once, and written to for a long time."""
    for net in _nets:
        net.note("log", handler.baseFilename)
    _emit(handler, record)


@contextmanager
def touched(folder: Path) -> Iterator[Touches]:
    """All that this thread does to the folder, and to what lies in it."""
    with _hooked:
        if not getattr(sys, "_touched", False):
            # A hook stays for good: it is put once, and sleeps while there is no net.
            sys.addaudithook(_told)
            sys._touched = True  # type: ignore[attr-defined]
    net = Touches(folder)
    patches: list[Any] = [
        mock.patch.object(os, each, partial(_asks, each, getattr(os, each))) for each in _UNTOLD
    ]
    patches.append(mock.patch.object(logging.FileHandler, "emit", _writes))
    for patch in patches:
        patch.start()
    _nets.append(net)
    try:
        yield net
    finally:
        _nets.remove(net)
        for patch in reversed(patches):
            patch.stop()
