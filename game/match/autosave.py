"""One match, written down after every decision."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.match.format import pack
from game.match.refused import Refused
from game.match.restore import contents
from game.match.saves import SUFFIX, Entry, Saves, load, renamed, under_seal
from game.system.atomic import generation, keep_generations, write_atomic
from game.system.files import REAL, Files
from game.system.notice import Notice
from game.system.reasons import reason

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.format import Body, Header
    from game.match.session import Session

__all__ = ["FIRST_PLACE", "GENERATIONS", "Autosave"]

GENERATIONS: Final = 3
FIRST_PLACE: Final = "running/match"
"""Where the one match lay that was kept at a time; what lies there is found like all others."""
_SPOILT: Final = ("save-not-found", "save-empty", "save-broken", "save-not-a-file")
"""Of such a file nothing is left that could be read another time."""
_log = logging.getLogger("molehill.match")


class Autosave:
    """A match's file, and three older generations of it beside it."""

    def __init__(self, saves: Path, files: Files = REAL, place: str = FIRST_PLACE) -> None:
        self._saves = saves
        self.path = saves.joinpath(*place.split("/")).with_suffix(SUFFIX)
        self._files = files

    def save(self, session: Session, saved: str) -> Notice | None:
        """Write the match down as it stands."""
        return self.put(*contents(session, "", saved))

    def put(self, header: Header, body: Body) -> Notice | None:
        """Write this down. When this returns None, not even a power cut can lose it.

        If it cannot be written play goes on: what to tell the people comes back, and what was
        written before is still there.
        """
        try:
            data = pack(header, body)
        except Refused as refused:
            return Notice(refused.key, refused.facts)
        return self.write(data)

    def write(self, data: bytes) -> Notice | None:
        """Put this in the newest one's place, which becomes the first of the older ones."""
        try:
            keep_generations(self.path, GENERATIONS, self._files)
        except OSError as error:
            # Better no older generation than no save.
            _log.warning("older generations could not be kept: %s", error)
        try:
            write_atomic(self.path, under_seal(data, self._saves, self._files), self._files)
        except OSError as error:
            return Notice("autosave-failed", {"reason": reason(error)})
        return None

    def generations(self) -> list[Path]:
        """The files there may be, the newest first."""
        return [generation(self.path, age) for age in range(GENERATIONS + 1)]

    def entry(self) -> Entry | None:
        """What is kept here, by its header alone; None if nothing is."""
        shelf = Saves(self.path.parent, self._files)
        broken: Entry | None = None
        for path in self.generations():
            entry = shelf.entry(path)
            if entry.header is not None:
                return replace(entry, path=self.path)
            if entry.problem is not None and entry.problem.key != "save-not-found":
                broken = broken or replace(entry, path=self.path)
        return broken

    def load(self) -> tuple[Session | None, Notice | None]:
        """The newest generation that is whole, and what to tell if that is not the newest.

        No match and no notice: there was nothing to open.
        """
        self._sweep()
        broken: Refused | None = None
        for path in self.generations():
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

        No other copy of the game holds the saves, and this one writes nothing while it opens one.
        """
        for folder in (self.path.parent, self.path.parent.parent):
            with contextlib.suppress(OSError):
                for path in folder.glob(".*.tmp"):
                    self._files.remove(path)

    def rename(self, title: str) -> None:
        """Call the match otherwise; Refused if it can be neither read nor written.

        An older generation takes the newest's place only where that is spoilt for good: a disk that
        stumbles once must not cost a decision.
        """
        broken = Refused("save-not-found")
        for path in self.generations():
            try:
                data = renamed(path, title, self._files)
            except Refused as refused:
                if refused.key not in _SPOILT:
                    raise
                broken = refused
                continue
            notice = self.write(data)
            if notice is not None:
                raise Refused(notice.key, notice.facts)
            return
        raise broken

    def clear(self) -> Notice | None:
        """Away with it: on the person's own wish only."""
        try:
            # The newest last: what is half away is still whole.
            for path in reversed(self.generations()):
                self._files.remove(path)
        except OSError as error:
            return Notice("autosave-not-cleared", {"reason": reason(error)})
        return None
