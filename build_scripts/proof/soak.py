"""Evenings in one process: every game in turn, and what the process holds after each table.

One subject: what is played and what is held meanwhile, each of no use without the other.

    python build_scripts/prove.py soak --minutes 60 --games molly,topoum
    xvfb-run -a python build_scripts/prove.py soak --minutes 120 --window --size 960x540
    xvfb-run -a python build_scripts/prove.py soak --minutes 120 --wall --window --size 960x540

Minutes are the game's own, taken in steps of a tenth of a second: an hour passes in a few minutes.
With `--wall` they are those of the clock on the wall: each frame comes when it is due, as on a
television, and the bots think in their own process. With `--window` all of it is shown in a window
of the system's.
Bots play, each match to its end if there is time; half way the table is left for the shelf, and
sat down at again. Then its results, its replay and the shelf are looked at, and the next game
begins.

What grows is told game by game: what is held when a game's last table of all has been left, less
what was held after its last table of the warm-up (sat down at in the first hour, by the wall in the
first quarter of the time); the mean of all games must stay within 5 MB, no file, no thread. The
bots' process is measured beside it: what it holds at most after any table, less what it held at
most in the warm-up, in which it has read the rules of every game. That must stay within as much.
Beside it stands how much more is asked for and not given back: the rest is gaps between it.

    python build_scripts/prove.py soak --minutes 20 --wall --leak
    python build_scripts/prove.py soak --minutes 20 --wall --leak bots

plant a leak: the window's picture kept each minute, or in the bots' process a little of each
question. It must be found.
"""

from __future__ import annotations

import ctypes
import gc
import itertools
import multiprocessing
import os
import random
import sys
import tempfile
import threading
import time
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from build_scripts.proof.figures import Figure, Note, nowhere
from build_scripts.proof.leak import leaks
from game import catalogue
from game.app import App, Start
from game.bots.host import Host
from game.match.fair import Pledge
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.screens.replay.scene import open_replay
from game.screens.results.scene import ResultsScene
from game.screens.saves.scene import SavesScene
from game.screens.table.scene import TableScene
from game.stage.lru import PictureStore
from game.system.memory import large_apart
from game.system.paths import find_places
from tests.screens.puppets import Parrot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    import pygame

    from game.stage.scene import Scene

__all__ = ["Growth", "Held", "Soak", "growth", "held"]

STEP_MS = 100.0
_LOOK = 60
"""Steps on each screen that is visited after a match."""
_PATIENCE = 30_000.0
_MINUTE = 60_000.0
_AT_MOST = 4.0
"""Minutes at one table by the wall: what is held is told as often."""
_MOST_MB, _MORE_MB = 350, 5
_BLOCK = 80
"""Bytes of a small object of Python's, about."""
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
    asked: float = 0
    """Megabytes that somebody asked for and has not given back: what is resident besides are gaps,
    and the program itself."""
    bots: float = 0
    """Megabytes of the bots' process; of several, of the largest, for another one may be needed at
    any time."""

    def __str__(self) -> str:
        return (
            f"{self.resident:6.1f} MB  {self.asked:5.1f} asked for  {self.files:3} files  "
            f"{self.threads:2} threads  {self.pictures:6.1f} MB of pictures in {self.stores} "
            f"stores  {self.scenes:2} scenes  {self.tables} tables  bots {self.bots:4.1f} MB"
        )


@dataclass(frozen=True, slots=True)
class Growth:
    """What is held more at one time than at another: the mean of all games, each after a table of
    its own, for what stays of each game's pictures differs."""

    resident: float
    files: float
    threads: float
    asked: float = 0
    bots: float = 0

    def __str__(self) -> str:
        return (
            f"{self.resident:+.1f} MB, {self.files:+.1f} files, {self.threads:+.1f} threads"
            f", bots {self.bots:+.1f} MB ({self.asked:+.1f} MB asked for)"
        )


def growth(first: Mapping[str, Held], last: Mapping[str, Held]) -> Growth | None:
    """None if no game was played at both times."""
    both = [(first[name], last[name]) for name in first if name in last]
    if not both:
        return None

    def more(of: Callable[[Held], float]) -> float:
        return sum(of(now) - of(then) for then, now in both) / len(both)

    return Growth(
        more(lambda held: held.resident),
        more(lambda held: held.files),
        more(lambda held: held.threads),
        more(lambda held: held.asked),
        # Whoever has read the rules of a game has them at the next game's table, too.
        max(held.bots for held in last.values()) - max(held.bots for held in first.values()),
    )


class Soak:
    """The program itself, with nobody before it."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1920, 1080),
        *,
        shown: bool = False,
        wall: bool = False,
        leak: str = "",
    ) -> None:
        if not shown:
            os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        self.app = App(Start(size=size), find_places(folder))
        self.wall = wall
        self._leaking: Host | None = None
        if not wall:
            # What bots think is not what is measured.
            quick = Parrot()
            self.app.services.thinker = lambda: quick
        elif leak == "bots":
            self._leaking = Host(serve=leaks)
            self.app.services.thinker = self._planted
        self.passed = 0.0
        """Milliseconds of the game's own time, or by the wall."""
        self.frames = 0
        self.most = 0.0
        """Megabytes, at any moment, and the screen that was on top then."""
        self.most_at = ""
        self._leak: list[pygame.Surface] | None = [] if leak == "window" else None
        """Planted: the window's pictures, of each minute one."""
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
        if self._leaking is not None:
            self._leaking.close()
        self.app.close()

    def _planted(self) -> Host:
        assert self._leaking is not None
        return self._leaking

    def run(self, ms: float, until: str = "") -> None:
        """So much time passes, or less if this screen comes first."""
        end = self.passed + ms
        while self.passed < end:
            self._step()
            now = _resident()
            top = self.app.stack.top
            if top is not None and now > self.most:
                self.most, self.most_at = now, top.name
            if not self.app.running:
                raise KeyboardInterrupt  # whoever ends a program with a window ends the window
            if top is not None and top.name == until:
                return
            if isinstance(top, TableScene) and top.session.over and top.picture.settled:
                top.results()

    def _step(self) -> None:
        self.frames += 1
        if self._leak is not None and self.passed >= len(self._leak) * _MINUTE:
            self._leak.append(self.app.window.picture.copy())
        if not self.wall:
            # Time flies here: who makes a piece of music ready beside it is waited for.
            _await("layers")
            self.app.frame(STEP_MS)
            self.passed += STEP_MS
            return
        # By the clock itself: after a stall the game's own time goes on as if there had been none.
        began = time.monotonic()
        self.app.tick()
        self.passed += (time.monotonic() - began) * 1000

    def evening(self, games: Sequence[str], minutes: float, seed: int = 1) -> Iterator[str]:
        """Each game in turn, again and again, none for longer than its share of an hour; its name
        once its table is left."""
        rng, end = random.Random(seed), self.passed + minutes * _MINUTE
        share = min(minutes, 60) * _MINUTE / len(games)
        if self.wall:
            share = min(share, _AT_MOST * _MINUTE)
        for name in itertools.cycle(games):
            self.table(name, rng.randrange(1 << 62), min(share, end - self.passed), sittings=2)
            yield name
            if self.passed >= end:
                return

    def table(self, name: str, seed: int, ms: float, sittings: int = 1) -> None:
        """Sit down, play, look at what came of it, and leave; in between leave it and come back."""
        seats = max(count for count in catalogue.game(name).seats if count <= 5)
        people = [
            Person(f"Mole {seat}", COLOURS[seat], "bot", level="easy") for seat in range(seats)
        ]
        session = Session.new(name, people, {}, pledge=Pledge(f"{seed:064x}"))
        self.app.services.sit_down(session)
        for sitting in range(sittings):
            if sitting:
                self.app.services.resume()
            self.run(ms / sittings, until="results")
            over = self._rise()
            self.app.home(SavesScene(self.app.services))
            self.look()
            self.app.home()
            self.look()
            if over:
                return

    def _rise(self) -> bool:
        """Leave the table, after a look at what came of it if it is over. Whether it is.

        Nothing of it may stay in hand: what we hold the program cannot give back.
        """
        top = self.app.stack.top
        if isinstance(top, TableScene):
            top.play.close()
        if not isinstance(top, ResultsScene):
            return False
        session = top.session
        del top
        self.look()
        open_replay(self.app.services, session)
        del session
        self.look()
        return True

    def look(self) -> None:
        """For a while, and until what the screen that was left held has gone: by the wall a machine
        with much to do may show few frames."""
        self.run(_LOOK * STEP_MS)
        end = self.passed + _PATIENCE
        while not self.app.tidy and self.passed < end:
            self._step()

    def held(self) -> Held:
        # Who still reads a piece of music, or writes, is at work, and not left behind.
        _await("layers", "scribe")
        # What was said to stay is counted as well.
        gc.unfreeze()
        gc.collect()
        alive = [scene for scene in self._scenes if scene not in self.app.stack.scenes]
        tables = sum(isinstance(scene, TableScene) for scene in alive)
        return held(len(alive), tables)


def _await(*names: str) -> None:
    """Until these threads have done what they are at, if they are at something."""
    for thread in threading.enumerate():
        if thread.name in names:
            thread.join(10)


def held(scenes: int, tables: int) -> Held:
    stores = [each for each in gc.get_objects() if isinstance(each, PictureStore)]
    pictures = sum(store.bytes for store in stores) / _MB
    thinking = [_resident(child.pid or 0) for child in multiprocessing.active_children()]
    return Held(_resident(), _counted("/proc/self/fd"), threading.active_count(), pictures,
                len(stores), scenes, tables, _asked(), max(thinking, default=0.0))  # fmt: skip


def _resident(process: int | str = "self") -> float:
    """Megabytes of this process, or of another one."""
    pages = Path(f"/proc/{process}/statm")
    if not pages.exists():
        return 0.0
    return int(pages.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / _MB


class _Mallinfo(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                     "uordblks", "fordblks", "keepcost")
    )  # fmt: skip


def _asked() -> float:
    """Megabytes that the C library and Python have given to somebody; 0 where nobody says."""
    told = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform == "linux" else None
    if told is None:
        return 0.0
    told.restype = _Mallinfo
    library = told()
    # Python's small objects lie in arenas that it takes from the system by itself.
    return float(library.uordblks + library.hblkhd) / _MB + sys.getallocatedblocks() * _BLOCK / _MB


def _counted(folder: str) -> int:
    return len(list(Path(folder).iterdir())) if Path(folder).exists() else 0


def main(
    minutes: float,
    games: Sequence[str],
    size: tuple[int, int] = (1920, 1080),
    *,
    shown: bool = False,
    wall: bool = False,
    leak: str = "",
    note: Note = nowhere,
) -> int:
    """An evening, a line after each table; 1 if it held more than it may."""
    settled = minutes / 4 if wall else 60.0
    early: dict[str, Held] = {}
    late: dict[str, Held] = {}
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder), size, shown=shown, wall=wall, leak=leak)
        soak.look()
        first = soak.held()
        print(f"{'the title':24} {first}", flush=True)
        last, tables, began, passed = first, 0, soak.passed, 0.0
        try:
            for name in soak.evening(games, minutes):
                last, tables = soak.held(), tables + 1
                # A table counts for the time at which somebody sat down at it.
                (early if passed < settled else late)[name] = last
                passed = (soak.passed - began) / _MINUTE
                grown = growth(early, late)
                since = f"  {grown} since minute {settled:g}" if grown is not None else ""
                rate = f"{soak.frames / soak.passed * 1000:3.0f} frames/s  " if wall else ""
                print(f"{passed:4.0f} min {name:15} {rate}{last}{since}", flush=True)
        except KeyboardInterrupt:
            print("broken off")
        soak.close()
    grown = growth(early, late)
    summary = (
        f"{tables} tables in {passed:.0f} of {minutes:g} minutes{' by the wall' if wall else ''}; "
        f"most {soak.most:.0f} MB of {_MOST_MB} ({soak.most_at}); files "
        f"{last.files - first.files:+}, threads {last.threads - first.threads:+}, tables left "
        f"behind {last.tables}"
    )
    if grown is not None:
        summary += f"\nfrom the end of the first {settled:g} minutes to the end: {grown}"
    print(summary)
    bad = (
        soak.most > _MOST_MB
        or last.tables > 0
        # By the wall there is somebody who thinks, once there is a match.
        or (not wall and last.files > first.files + 1)
        or (grown is not None and _too_much(grown))
    )
    kind = "soak by the wall" if wall else "soak"
    note(Figure(kind, passed, f"{kind}: {summary}", held=not bad))
    return int(bad or passed < minutes)


def _too_much(grown: Growth) -> bool:
    most = max(grown.resident, grown.bots)
    return most > _MORE_MB or grown.files > 0 or grown.threads > 0
