"""The match that is being played, written down after every decision."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Final

from game.match.refused import Refused
from game.match.saves import SUFFIX, Entry, Saves, load, save_bytes
from game.system.atomic import generation, keep_generations, write_atomic
from game.system.files import REAL, Files
from game.system.notice import Notice

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.session import Session

__all__ = ["GENERATIONS", "Autosave"]

GENERATIONS: Final = 3
_log = logging.getLogger("molehill.match")


class Autosave:
    """One file and three older generations of it, in a folder of their own among the saves."""

    def __init__(self, saves: Path, files: Files = REAL) -> None:
        self.path = saves / "running" / f"match{SUFFIX}"
        self._files = files

    def save(self, session: Session, saved: str) -> Notice | None:
        """Write the match down. When this returns None, not even a power cut can lose it.

        If it cannot be written play goes on: what to tell the people comes back, and what was
        written before is still there.
        """
        try:
            data = save_bytes(session, saved)
        except Refused as refused:
            return Notice(refused.key, refused.facts)
        try:
            keep_generations(self.path, GENERATIONS, self._files)
        except OSError as error:
            # Better no older generation than no save.
            _log.warning("older generations could not be kept: %s", error)
        try:
            write_atomic(self.path, data, self._files)
        except OSError as error:
            return Notice("autosave-failed", {"reason": error.strerror or type(error).__name__})
        return None

    def _generations(self) -> list[Path]:
        return [generation(self.path, age) for age in range(GENERATIONS + 1)]

    def entry(self) -> Entry | None:
        """What "Continue" would open, by its header alone; None if nothing is there to go on."""
        shelf = Saves(self.path.parent, self._files)
        for path in self._generations():
            entry = shelf.entry(path)
            if entry.header is not None:
                return None if entry.header.over else entry
        return None

    def load(self) -> tuple[Session | None, Notice | None]:
        """The newest generation that is whole, and what to tell if that is not the newest.

        No match and no notice: there was nothing to open.
        """
        self._sweep()
        broken: Refused | None = None
        for path in self._generations():
            try:
                session = load(path, self._files)
            except Refused as refused:
                if refused.key != "save-not-found":
                    broken = broken or refused
                continue
            if broken is None:
                return session, None
            return session, Notice("autosave-older", {"decisions": session.decided})
        if broken is None:
            return None, None
        return None, Notice(broken.key, broken.facts)

    def _sweep(self) -> None:
        """Remove what a program that was killed while writing left half written.

        Only at the start, when no other copy of the game holds the saves.
        """
        for folder in (self.path.parent, self.path.parent.parent):
            with contextlib.suppress(OSError):
                for path in folder.glob(f".*{SUFFIX}.*.tmp"):
                    self._files.remove(path)

    def clear(self) -> Notice | None:
        """Nothing to continue any more: on the person's own wish only."""
        try:
            for path in reversed(self._generations()):
                self._files.remove(path)
        except OSError as error:
            return Notice("autosave-not-cleared", {"reason": error.strerror or str(error)})
        return None
