"""A picture of each match's own table, as everybody at it may see it, for the shelf."""

from __future__ import annotations

import logging
from functools import partial
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
    from game.system.notice import Notice

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
        self._loading = False
        self._loaded: tuple[Entry, Session] | None = None
        self._hung = 0
        """Pictures that are on the disk, and of which nobody has been told."""
        self.taken: dict[Path, int] = {}
        """By match, when a picture of it was taken here."""

    def want(self, entry: Entry) -> None:
        """It is looked at, and its picture is not there."""
        if (entry.path, entry.saved) not in self._tried:
            self._wanted.setdefault(entry.path, entry)

    @property
    def waiting(self) -> bool:
        return self._loading or self._hung > 0 or any((self._wanted, self._loaded, self._at))

    def work(self, brush: Brush) -> bool:
        """A few milliseconds at one of them. Whether there is one more to be seen."""
        try:
            return self._go_on(brush)
        except Exception:  # noqa: BLE001
            # Whatever lies on the shelf, the shelf opens: a table taken at its word may be odd.
            _log.exception("a match cannot be pictured")
            self._at = self._loaded = None
            return False

    def _go_on(self, brush: Brush) -> bool:
        if self._at is not None:
            self._paint(*self._at)
        elif self._loaded is not None:
            entry, session = self._loaded
            self._loaded = None
            self._at = entry, easel_of(self._services, session, brush)
        elif self._wanted and not self._loading:
            self._fetch(self._wanted.pop(next(iter(self._wanted))))
        hung, self._hung = self._hung, 0
        return hung > 0

    def _fetch(self, entry: Entry) -> None:
        self._tried.add((entry.path, entry.saved))
        self._loading = True

        def came(loaded: tuple[Session | None, Notice | None]) -> None:
            self._loading = False
            if loaded[0] is not None:
                self._loaded = entry, loaded[0]

        self._services.do(partial(self._services.shelf.load, entry), came, self._not_loaded)

    def _not_loaded(self) -> None:
        self._loading = False

    def _paint(self, entry: Entry, easel: Easel) -> None:
        picture = easel.work(self.seconds)
        if picture is None:
            return
        self._at = None

        shelf = self._services.shelf

        def hang() -> int:
            shelf.hang(entry.path, picture)
            return shelf.pictured(entry)

        def hung(taken: int) -> None:
            self._hung += 1
            self.taken[entry.path] = taken

        self._services.do(hang, hung)
