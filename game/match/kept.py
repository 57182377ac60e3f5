"""A small file of its own beside the matches. What cannot be read is set aside, and told.

It is written beside the frames; while that is under way, what is read is what was handed over.
"""

from __future__ import annotations

import logging
import threading
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

import msgspec

from game.system.atomic import read_bounded, set_aside, write_atomic
from game.system.files import REAL, Files
from game.system.notice import Notice
from game.system.reasons import reason
from game.system.scribe import Scribe

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["KeptFile"]

_LARGEST: Final = 1 << 18
_log = logging.getLogger("molehill.match")


class _Sound(Protocol):
    @property
    def sound(self) -> bool:
        """Whether its parts fit each other: a file may have been written by anybody."""


T = TypeVar("T", bound=_Sound)


class KeptFile(Generic[T]):
    def __init__(
        self,
        path: Path,
        kind: type[T],
        broken: str,
        not_kept: str,
        files: Files = REAL,
        scribe: Scribe | None = None,
    ) -> None:
        self._path, self._kind, self._files = path, kind, files
        self._broken, self._not_kept = broken, not_kept
        self._scribe = scribe if scribe is not None else Scribe()
        self._lock = threading.Lock()
        self._handed: bytes | None = None
        """What was handed over and is not on the disk yet; nothing at all: it is to go."""

    def load(self) -> tuple[T | None, Notice | None]:
        handed = self._handed
        if handed is not None:
            return (msgspec.json.decode(handed, type=self._kind) if handed else None), None
        try:
            data = read_bounded(self._path, _LARGEST, self._files)
        except FileNotFoundError:
            return None, None
        except OSError as error:
            _log.warning("%s cannot be read: %s", self._path.name, error)
            return None, Notice(self._broken, {})
        found: T | None
        try:
            found = msgspec.json.decode(data, type=self._kind)
        except (msgspec.MsgspecError, RecursionError, ValueError):
            found = None
        if found is None or not found.sound:
            set_aside(self._path, self._files)
            return None, Notice(self._broken, {})
        return found, None

    def keep(self, kept: T) -> None:
        """Have it written down as it is now. Never waits; what is wrong is told by the scribe."""
        self._hand_over(msgspec.json.encode(kept))

    def clear(self) -> None:
        """It is of no use any more."""
        self._hand_over(b"")

    def save(self, kept: T) -> Notice | None:
        """When this returns None, not even a power cut can lose it; else what to tell."""
        return self._write(msgspec.json.encode(kept))

    def _hand_over(self, data: bytes) -> None:
        with self._lock:
            self._handed = data
        self._scribe.write(self._path.name, partial(self._write, data))

    def _write(self, data: bytes) -> Notice | None:
        try:
            if data:
                write_atomic(self._path, data, self._files)
            else:
                self._files.remove(self._path)
        except OSError as error:
            _log.warning("%s could not be written down: %s", self._path.name, error)
            # It holds for this evening all the same.
            return Notice(self._not_kept, {"reason": reason(error)}) if data else None
        with self._lock:
            if self._handed is data:
                self._handed = None
        return None
