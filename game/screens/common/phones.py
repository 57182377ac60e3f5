"""The phones of the evening: opened when somebody asks for them, closed with the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from game.match.session import Session
    from game.phones.hub import Hub
    from game.phones.sides import Side

__all__ = ["VOICES", "Phones"]

VOICES: Final = ("mole/giggle", "mole/razz", "mole/pop", "mole/dizzy")
"""The four squeaks: Pip, Honk, Trill, Yawn."""


class Phones:
    """Off until somebody opens them; every screen asks here, and nothing is loaded before."""

    def __init__(self, saves: Callable[[], Path]) -> None:
        self._saves = saves
        self._match = ""
        self._epoch = 0
        self.hub: Hub | None = None
        self.port = 0
        """The port to try first; 0: the usual one."""
        self.only_here = False
        self.changed: Callable[[], None] = lambda: None

    def open(self, match: str = "") -> Hub:
        """Open them, or go on with those that are open."""
        if self.hub is None:
            from game.phones.book import Book
            from game.phones.hub import Hub
            from game.phones.server import PORT

            book = Book(self._saves())
            kept = book.read()
            keys = book.seats(match)
            self._match, self._epoch = match, kept.epoch + 1
            port = self.port or (kept.port if keys and kept.port else PORT)
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
            from game.phones.book import Book

            Book(self._saves()).write(self._match, self.hub.port, self._epoch, keys)

    def follow(self, session: Session) -> None:
        """A match begins, or is taken up again: phones that held its seats come back."""
        match = session.fingerprint
        if self.hub is not None:
            self._match = match
            self._keep(self.hub.holdings.keys())
        elif any(person.control == "phone" for person in session.people):
            from game.phones.book import Book

            if Book(self._saves()).seats(match):
                self.open(match)

    def show(self, side: Side | None) -> None:
        if self.hub is not None:
            self.hub.show(side)

    def update(self, ms: float) -> None:
        if self.hub is not None:
            self.hub.update(ms)

    def close(self) -> None:
        if self.hub is not None:
            self.hub.close()
            self.hub = None
            self.changed()

    def holds(self, seat: int) -> bool:
        """Whether the seat's phone is here, or was a moment ago."""
        return self.hub is not None and not self.hub.asleep(seat)
