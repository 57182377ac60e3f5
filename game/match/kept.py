"""A small file of its own beside the matches. What cannot be read is set aside, and told."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

import msgspec

from game.system.atomic import read_bounded, set_aside, write_atomic
from game.system.files import REAL, Files
from game.system.notice import Notice
from game.system.reasons import reason

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
        self, path: Path, kind: type[T], broken: str, not_kept: str, files: Files = REAL
    ) -> None:
        self._path, self._kind, self._files = path, kind, files
        self._broken, self._not_kept = broken, not_kept

    def load(self) -> tuple[T | None, Notice | None]:
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

    def save(self, kept: T) -> Notice | None:
        """When this returns None, not even a power cut can lose it; else what to tell."""
        try:
            write_atomic(self._path, msgspec.json.encode(kept), self._files)
        except OSError as error:
            _log.warning("%s could not be written down: %s", self._path.name, error)
            return Notice(self._not_kept, {"reason": reason(error)})
        return None

    def clear(self) -> None:
        """It is of no use any more."""
        try:
            self._files.remove(self._path)
        except OSError as error:
            _log.warning("%s stays: %s", self._path.name, error)
