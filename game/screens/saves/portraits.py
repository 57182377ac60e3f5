"""A picture of each match's own table, as everybody at it may see it, for the shelf."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from game import catalogue
from game.screens.common.said import speaker
from game.screens.table.seats import faces
from game.stage.easel import Easel
from game.stage.look import Look

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.saves import Entry
    from game.match.session import Session
    from game.screens.services import Services
    from game.stage.canvas import Brush

__all__ = ["Portraits", "easel_of", "portray"]

_WORK = 0.008
"""Seconds of a frame."""
_log = logging.getLogger("molehill.screens")


def easel_of(services: Services, session: Session, brush: Brush) -> Easel:
    """What everybody sees of the match, and nothing that one seat alone may see."""
    seen = session.seen(None)
    now = services.settings.now
    look = Look(
        brush.frame,
        faces(session.people, seen),
        calm=True,
        strong=now.colours == "strong",
        numbers=now.dice == "numbers",
        past=tuple(session.log(None)) if session.over else (),
    )
    table = catalogue.table(session.game.id)
    say = speaker(services.game_words(session.game.id))
    return Easel(table, seen, look, brush.sprites, brush.writer, say)


def portray(services: Services, session: Session, brush: Brush) -> None:
    """The table as it is left, at once: its pictures are still at hand."""
    picture = easel_of(services, session, brush).work(0)
    if picture is not None:
        services.shelf.draw(session, picture)


class Portraits:
    """Pictures that are missing, or older than what they show, are made one after the other."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.seconds = _WORK
        """How long a frame may work at one; 0: until it is done."""
        self._wanted: dict[Path, Entry] = {}
        self._tried: set[tuple[Path, str]] = set()
        self._at: tuple[Entry, Easel] | None = None

    def want(self, entry: Entry) -> None:
        """It is looked at, and its picture is not there."""
        if (entry.path, entry.saved) not in self._tried:
            self._wanted.setdefault(entry.path, entry)

    @property
    def waiting(self) -> bool:
        return bool(self._wanted) or self._at is not None

    def work(self, brush: Brush) -> bool:
        """A few milliseconds at one of them. Whether one is done now."""
        try:
            return self._go_on(brush)
        except Exception:  # noqa: BLE001
            # Whatever lies on the shelf, the shelf opens: a table taken at its word may be odd.
            _log.exception("a match cannot be pictured")
            self._at = None
            return False

    def _go_on(self, brush: Brush) -> bool:
        if self._at is None:
            if not self._wanted:
                return False
            entry = self._wanted.pop(next(iter(self._wanted)))
            self._tried.add((entry.path, entry.saved))
            session, _ = self._services.shelf.load(entry)
            if session is None:
                return False
            self._at = entry, easel_of(self._services, session, brush)
            return False
        entry, easel = self._at
        picture = easel.work(self.seconds)
        if picture is None:
            return False
        self._at = None
        self._services.shelf.hang(entry.path, picture)
        return True
