"""The program before its menus, with a writing in hand that takes as long as one likes."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

from game.match.shelf import Shelf
from game.screens.saves.scene import SavesScene
from game.screens.services import Services
from tests.screens.evening import LONG, Evening, a_match

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.saves import Entry
    from game.stage.scene import Scene

__all__ = ["WHEN", "Menus"]

WHEN = "2026-11-18T20:15:00"


class Menus(Evening):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.told: list[str] = []
        vars(self.app)["tell"] = self.told.append
        self.free = threading.Event()
        self.busy = threading.Event()

    @property
    def services(self) -> Services:
        return self.app.services

    @property
    def top(self) -> Scene:
        top = self.app.stack.top
        assert top is not None
        return top

    def shows(self, kind: type[Scene]) -> bool:
        return isinstance(self.top, kind)

    def hold(self) -> None:
        self.free.clear()
        self.busy.clear()

        def hangs() -> None:
            self.busy.set()
            self.free.wait(LONG)

        self.services.scribe.write("slow", hangs)
        assert self.busy.wait(LONG)

    def frames(self, count: int = 5) -> None:
        for _ in range(count):
            self.app.frame(16)
        assert self.busy.is_set()
        assert not self.free.is_set(), "the disk was waited for until it gave up"

    def release(self) -> None:
        """All that was handed over is done, and has been taken up."""
        self.free.set()
        end = time.monotonic() + LONG
        while not (self.services.scribe.idle and not self.services._deeds):
            assert time.monotonic() < end
            time.sleep(0.001)
            self.app.frame(16)
        self.app.frame(16)

    def press(self, name: str) -> None:
        self.app.frame(16)
        spot = self.top.focus.spot(name)
        assert spot is not None, [each.id for each in self.top.focus.spots]
        assert spot.action is not None
        spot.action()

    def kept(self, title: str = "") -> Entry:
        """A match that waits, or a copy of it, put there while the disk was well."""
        shelf = self.services.shelf
        if title:
            shelf.write(a_match(), WHEN, title)
        else:
            assert shelf.keep(a_match(), WHEN) is None
        return next(each for each in shelf.entries() if bool(each.place) != bool(title))

    def shelf(self) -> SavesScene:
        scene = SavesScene(self.services)
        self.app.open(scene)
        self.settle()
        assert not scene.looking
        return scene

    def settle(self) -> None:
        self.hold()
        self.release()

    def on_disk(self) -> list[Entry]:
        return Shelf(self.places.saves).entries()

    def close(self) -> None:
        self.free.set()
        super().close()
