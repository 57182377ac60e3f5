"""A small file of its own beside the matches. What cannot be read is set aside, and told.

It is read once, and written beside the frames: what it holds is known here from then on, for no
other copy of the game writes it.
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

__all__ = ["KeptFile", "Sound"]

_LARGEST: Final = 1 << 18
_log = logging.getLogger("molehill.match")


class Sound(Protocol):
    @property
    def sound(self) -> bool:
        """Whether its parts fit each other: a file may have been written by anybody."""


T = TypeVar("T", bound=Sound)


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
        self._held: bytes | None = None
        """What it holds, or will as soon as the disk has it; nothing at all: there is none. None
        while it has not been read."""

        self._untold: Notice | None = None

    @property
    def known(self) -> bool:
        """Whether what it holds can be said without a disk."""
        return self._held is not None

    @property
    def now(self) -> T | None:
        """What it holds, as far as that is known. Never touches the disk."""
        held = self._held
        return msgspec.json.decode(held, type=self._kind) if held else None

    def load(self) -> tuple[T | None, Notice | None]:
        """What it holds, and what to tell of it. Waits for the disk if it was never read."""
        if self.known:
            notice, self._untold = self._untold, None
            return self.now, notice
        data, notice = self._read()
        with self._lock:
            # Who has handed something over meanwhile has the last word.
            if self._held is None and data is not None:
                self._held = data
        return self.now, notice

    def read_ahead(self) -> None:
        """Have it known before anybody asks; whoever does is told what there is to tell."""
        if not self.known:
            _, self._untold = self.load()

    def _read(self) -> tuple[bytes | None, Notice | None]:
        try:
            data = read_bounded(self._path, _LARGEST, self._files)
        except FileNotFoundError:
            return b"", None
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
            return b"", Notice(self._broken, {})
        return data, None

    def keep(self, kept: T) -> None:
        """Have it written down as it is now. Never waits; what is wrong is told by the scribe."""
        self._hand_over(msgspec.json.encode(kept))

    def clear(self) -> None:
        """It is of no use any more."""
        self._hand_over(b"")

    def save(self, kept: T) -> Notice | None:
        """When this returns None, not even a power cut can lose it; else what to tell."""
        data = self._holds(msgspec.json.encode(kept))
        return self._write(data)

    def _hand_over(self, data: bytes) -> None:
        self._scribe.write(self._path.name, partial(self._write, self._holds(data)))

    def _holds(self, data: bytes) -> bytes:
        with self._lock:
            self._held = data
        return data

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
        return None
