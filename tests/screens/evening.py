"""The program at a table, with a disk that takes its time, and an eye on who waits for it."""

from __future__ import annotations

import threading
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.app import App, Start
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.match.shelf import Shelf
from game.screens.table.scene import TableScene
from game.system.files import REAL, Files
from game.system.paths import find_places
from game.system.scribe import Scribe
from tests.saves.disk import Disk

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

__all__ = ["LONG", "Evening", "Watched", "a_match", "decide"]

LONG = 20.0
"""Seconds: nothing here takes so long unless it never ends."""


def a_match(game: str = "whakka_mole", seed: int = 1) -> Session:
    people = [Person(name, COLOURS[at], "mouse") for at, name in enumerate(("Ida", "Ben"))]
    return Session.new(game, people, {}, seed)


def decide(scene: TableScene) -> None:
    session = scene.session
    seat = session.asked()[0]
    assert scene.play.give(seat, any_of(session.legal(seat), Random(session.decided)))


class Evening:
    def __init__(self, folder: Path) -> None:
        self.places = find_places(folder)
        self.app = App(Start(size=(640, 360)), self.places)
        self.app.open_up()
        self.closed = False
        self.disk = Disk()
        scribe = self.app.services.scribe
        scribe._patience = LONG
        self.app.services._shelf = Shelf(self.places.saves, self.disk, scribe)

    def play(self, seed: int = 1, decisions: int = 3) -> None:
        """Decide, while the disk is slow: nothing of it is written when this ends."""
        self.app.play(a_match(seed=seed))
        scene = self.app.stack.top
        assert isinstance(scene, TableScene)
        self.disk.slow = 0.05
        for _ in range(decisions):
            decide(scene)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.disk.slow = 0
            self.app.close()
            pygame.display.init()
            pygame.font.init()


class Watched:
    """Notes from which thread the disk is waited for."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.waited: list[str] = []
        for name in ("sync", "sync_folder"):
            patch.setattr(Files, name, partial(self._wait, getattr(Files, name)))
        drain = Scribe.drain

        def drains(scribe: Scribe) -> bool:
            if not scribe.idle and threading.current_thread() is not scribe._thread:
                self.waited.append(threading.current_thread().name)
            return drain(scribe)

        patch.setattr(Scribe, "drain", drains)

    def _wait(self, real: Callable[[Files, object], None], what: object) -> None:
        self.waited.append(threading.current_thread().name)
        # A partial is no method: it is not told whose it is.
        real(REAL, what)

    def frames_waited(self) -> int:
        return self.waited.count(threading.main_thread().name)
