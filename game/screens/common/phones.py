"""The phones of the evening: opened when somebody asks for them, closed with the match."""

from __future__ import annotations

import threading
from functools import partial
from typing import TYPE_CHECKING

from game.screens.common.deed import GRACE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from game.match.session import Session
    from game.phones.book import Book, Kept
    from game.phones.hub import Hub
    from game.phones.sides import Side
    from game.stage.scene import Scene
    from game.system.scribe import Scribe

__all__ = ["Phones"]

_HOME_MS = 1500.0
"""On the title for so long, and the phones are closed."""


class Phones:
    """Off until somebody opens them; every screen asks here, and nothing is loaded before."""

    def __init__(self, saves: Callable[[], Path], scribe: Callable[[], Scribe]) -> None:
        self._saves, self._scribe = saves, scribe
        self._written: Kept | None = None
        """Who holds what, as it was last given to the scribe or read; None before that."""
        self._match = ""
        self._epoch = 0
        self._at_home = 0.0
        self._scene: Scene | None = None
        self.hub: Hub | None = None
        self.port: int | None = None
        """The port to try first; 0: any that is free; None: the usual one."""
        self.only_here = False
        self.changed: Callable[[], None] = lambda: None

    def open(self, match: str = "") -> Hub:
        """Open them, or go on with those that are open."""
        if self.hub is None:
            from game.phones.hub import Hub
            from game.phones.server import PORT

            kept = self._kept()
            keys = kept.of(match)
            self._match, self._epoch = match, kept.epoch + 1
            usual = kept.port if keys and kept.port else PORT
            port = usual if self.port is None else self.port
            hub = self.hub = Hub(port, epoch=self._epoch, only_here=self.only_here, keys=keys)
            hub.changed = self._changed
            hub.kept = self._keep
            self._keep(hub.holdings.keys())
            hub.open()
        return self.hub

    def _changed(self) -> None:
        if self.hub is not None:
            self._keep(self.hub.holdings.keys())
        self.changed()

    def _keep(self, keys: Mapping[int, str]) -> None:
        if self.hub is not None:
            from game.phones.book import NAME, kept_of

            kept = kept_of(self._match, self.hub.port, self._epoch, keys)
            if kept != self._written:
                self._written = kept
                self._scribe().write(NAME, partial(self._book().write, kept))

    def _kept(self) -> Kept:
        """What is kept; nobody waits for it to be on the disk. Of a book that the disk keeps back
        nothing is known: the phones then scan the code again."""
        if self._written is None:
            read = threading.Event()

            def reads() -> None:
                self.read_ahead()
                read.set()

            self._scribe().write("", reads)
            read.wait(GRACE)
        from game.phones.book import Kept

        return self._written or Kept()

    def read_ahead(self) -> None:
        """Beside the frames: who held which seat when the program ended."""
        found = self._book().read()
        if self._written is None:
            self._written = found

    def _book(self) -> Book:
        from game.phones.book import Book

        return Book(self._saves())

    def follow(self, session: Session) -> None:
        """A match begins, or is taken up again: phones that held its seats come back."""
        match = session.fingerprint
        if self.hub is not None:
            self._match = match
            self._keep(self.hub.holdings.keys())
        elif any(each.control == "phone" for each in session.people) and self._kept().of(match):
            self.open(match)

    def serve(self, scene: Scene, make: Callable[[], Side]) -> bool:
        """This screen is theirs now. Whether it has only just become so."""
        if self.hub is None:
            return False
        fresh = self._scene is not scene
        if fresh:
            self._scene = scene
            self.hub.show(make())
        return fresh

    def update(self, ms: float, top: Scene | None = None) -> None:
        """Served whatever screen is on top; back on the title, nobody plays any more."""
        if self.hub is None:
            return
        self.hub.update(ms)
        self._at_home = self._at_home + ms if top is not None and top.name == "title" else 0.0
        if self._at_home > _HOME_MS:
            self.close()

    def close(self) -> None:
        if self.hub is not None:
            self.hub.close()
            self.hub = self._scene = None
            self.changed()

    def holds(self, seat: int) -> bool:
        """Whether the seat's phone is here, or was a moment ago."""
        return self.hub is not None and not self.hub.asleep(seat)
