"""Evenings in one process: every game in turn, and what the process holds after each table.

    python build_scripts/prove.py soak --minutes 60 --games molly,topoum

Minutes are the game's own, taken in steps of a tenth of a second: an hour passes in a few minutes.
Bots play, each match to its end if there is time; then its results, its replay and the shelf are
looked at, and the next game begins.
"""

from __future__ import annotations

import gc
import os
import random
import tempfile
import threading
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game import catalogue
from game.app import App, Start
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.fair import Pledge
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.match.thinker import Answer
from game.screens.replay.scene import open_replay
from game.screens.saves.scene import SavesScene
from game.screens.table.scene import TableScene
from game.stage.lru import PictureStore
from game.system.memory import large_apart
from game.system.paths import find_places

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.match.thinker import Ticket
    from game.stage.scene import Scene

__all__ = ["Held", "Soak", "held"]

STEP_MS = 100.0
_LOOK = 60
"""Steps on each screen that is visited after a match."""
_MB = 1 << 20


@dataclass(frozen=True, slots=True)
class Held:
    """What the process holds at one moment."""

    resident: float
    """Megabytes; 0 where it cannot be known."""
    files: int
    threads: int
    pictures: float
    """Megabytes of pictures in stores."""
    stores: int
    scenes: int
    tables: int
    """Scenes and tables that are still somewhere."""

    def __str__(self) -> str:
        return (
            f"{self.resident:6.1f} MB  {self.files:3} files  {self.threads:2} threads  "
            f"{self.pictures:6.1f} MB of pictures in {self.stores} stores  "
            f"{self.scenes:2} scenes  {self.tables} tables"
        )


class _Quick:
    """Answers at once, at random: what bots think is not what is measured."""

    alive = True

    def __init__(self) -> None:
        self._said: list[Answer] = []

    def ask(self, ticket: Ticket) -> None:
        answer = any_of(ticket.options, Random(ticket.seed))
        self._said.append(Answer(ticket.number, ticket.seat, answer))

    def poll(self) -> Sequence[Answer]:
        said, self._said = self._said, []
        return said

    def forget(self) -> None:
        self._said = []


class Soak:
    """The program itself, with nobody before it."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1920, 1080)) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        self.app = App(Start(size=size), find_places(folder))
        quick = _Quick()
        self.app.services.thinker = lambda: quick
        self.most = 0.0
        """Megabytes, at any moment, and the screen that was on top then."""
        self.most_at = ""
        self._scenes: weakref.WeakSet[Scene] = weakref.WeakSet()
        changed = self.app.stack.changed
        assert changed is not None

        def arrived(scene: Scene) -> None:
            self._scenes.add(scene)
            changed(scene)

        self.app.stack.changed = arrived
        self.app.open_up()
        large_apart()
        self.app.audio.start()

    def close(self) -> None:
        self.app.close()

    def run(self, ms: float, until: str = "") -> None:
        """So much time passes, or less if this screen comes first."""
        for _ in range(int(ms / STEP_MS)):
            self.app.frame(STEP_MS)
            now = _resident()
            top = self.app.stack.top
            if top is not None and now > self.most:
                self.most, self.most_at = now, top.name
            if top is not None and top.name == until:
                return
            if isinstance(top, TableScene) and top.session.over and top.picture.settled:
                top.results()

    def evening(self, games: Sequence[str], minutes: float, seed: int = 1) -> Iterator[str]:
        """Each game in turn, for an equal share of the time; its name once its table is left."""
        rng = random.Random(seed)
        for name in games:
            self.table(name, rng.randrange(1 << 62), minutes * 60_000 / len(games))
            yield name

    def table(self, name: str, seed: int, ms: float) -> None:
        """Sit down, play, look at what came of it, and leave."""
        seats = max(count for count in catalogue.game(name).seats if count <= 5)
        people = [Person(f"Mole {seat}", COLOURS[seat], "bot") for seat in range(seats)]
        session = Session.new(name, people, {}, pledge=Pledge(f"{seed:064x}"))
        self.app.services.sit_down(session)
        self.run(ms, until="results")
        top = self.app.stack.top
        if isinstance(top, TableScene):
            top.play.close()
        else:
            self.run(_LOOK * STEP_MS)
            open_replay(self.app.services, session)
            self.run(_LOOK * STEP_MS)
        self.app.home(SavesScene(self.app.services))
        self.run(_LOOK * STEP_MS)
        self.app.home()
        self.run(_LOOK * STEP_MS)

    def held(self) -> Held:
        # Who still reads a piece of music is at work, and not left behind.
        for thread in threading.enumerate():
            if thread.name == "layers":
                thread.join(10)
        gc.collect()
        alive = [scene for scene in self._scenes if scene not in self.app.stack.scenes]
        tables = sum(isinstance(scene, TableScene) for scene in alive)
        return held(len(alive), tables)


def held(scenes: int, tables: int) -> Held:
    stores = [each for each in gc.get_objects() if isinstance(each, PictureStore)]
    pictures = sum(store.bytes for store in stores) / _MB
    return Held(_resident(), _counted("/proc/self/fd"), threading.active_count(), pictures,
                len(stores), scenes, tables)  # fmt: skip


def _resident() -> float:
    pages = Path("/proc/self/statm")
    if not pages.exists():
        return 0.0
    return int(pages.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / _MB


def _counted(folder: str) -> int:
    return len(list(Path(folder).iterdir())) if Path(folder).exists() else 0


def main(minutes: float, games: Sequence[str]) -> int:
    """An evening, a line after each table; 1 if it held more than it may."""
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder))
        soak.run(_LOOK * STEP_MS)
        first = soak.held()
        print(f"{'the title':18} {first}", flush=True)
        last = first
        for name in soak.evening(games, minutes):
            last = soak.held()
            print(f"{name:18} {last}", flush=True)
        soak.close()
    print(
        f"most {soak.most:.0f} MB of 350 ({soak.most_at}); files {last.files - first.files:+}, "
        f"threads {last.threads - first.threads:+}, tables left behind {last.tables}"
    )
    return int(soak.most > 350 or last.tables > 0 or last.files > first.files + 1)
