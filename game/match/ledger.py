"""What was promised on this computer, and when: the witness that a save cannot exchange."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from game.system.atomic import read_bounded, write_atomic
from game.system.files import REAL, Files
from game.system.notice import Notice
from game.system.reasons import reason

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["LEDGER", "Ledger", "Shown"]

LEDGER: Final = "promises.jsonl"

_KEPT: Final = 5_000
"""Promises that are remembered: matches of many years."""
_LARGEST: Final = _KEPT * 400
_log = logging.getLogger("molehill.match")


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A promise that people saw."""

    match: Annotated[str, msgspec.Meta(max_length=200)]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    when: Annotated[str, msgspec.Meta(max_length=40)]


class Ledger:
    """A line a promise. A line that cannot be read is passed over; the others count."""

    def __init__(self, path: Path, files: Files = REAL) -> None:
        self._path = path
        self._files = files

    def lines(self) -> list[Shown]:
        try:
            data = read_bounded(self._path, _LARGEST, self._files)
        except OSError:
            return []
        found: list[Shown] = []
        for line in data.splitlines():
            try:
                found.append(msgspec.json.decode(line, type=Shown))
            except (msgspec.MsgspecError, RecursionError, ValueError):
                continue
        return found

    def of(self, match: str) -> Shown | None:
        """What was shown for a match: the first, for nothing written later may replace it."""
        return next((line for line in self.lines() if line.match == match), None) if match else None

    def note(self, shown: Shown) -> Notice | None:
        """Write a promise down; one that stands already stays. What to tell if it cannot be."""
        lines = self.lines()
        if any(line.match == shown.match for line in lines):
            return None
        kept = [*lines, shown][-_KEPT:]
        try:
            data = b"".join(msgspec.json.encode(line) + b"\n" for line in kept)
            write_atomic(self._path, data, self._files)
        except OSError as error:
            _log.warning("the promise could not be written down: %s", error)
            return Notice("fair-not-noted", {"reason": reason(error)})
        return None
