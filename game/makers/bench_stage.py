"""How much time pictures take: the busiest moment of each table, a table at rest, opening."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import pygame

from game import catalogue
from game.kernel.contract import Game, Seen
from game.makers.pictures import next_told, sitting
from game.makers.row import Row
from game.makers.simulate import percentile
from game.match.session import Session
from game.screens.gallery import rehearsal
from game.screens.services import Services
from game.screens.table.scene import TableScene
from game.screens.table.stills import STEP_MS, moving, still
from game.stage.frame import Frame
from game.stage.studio import Studio

__all__ = ["rows"]

_SIZE = (1920, 1080)
_COUNTED = 40
"""So many happenings from the start of a match are counted for how much they tell."""
_LOOKED_AT = 4
"""So many that tell most are looked at; the longest is taken for the busiest."""
_RESTING = 120
_ROUNDS = 5
_REST_MS = 2500.0

_EMPTY = """
import os, pygame
pygame.display.init()
pygame.display.set_mode((1920, 1080)).fill("red")
pygame.display.flip()
pygame.event.get()
os._exit(0)
"""
_GAME = """
import os, sys
from pathlib import Path
from game.app import App, Start
from game.system.paths import find_places
App(Start(size=(1920, 1080)), find_places(Path(sys.argv[1]))).open_up()
os._exit(0)
"""


def _timed(work: Callable[[], object]) -> float:
    """Milliseconds on the wall."""
    began = perf_counter()
    work()
    return (perf_counter() - began) * 1000


def _spent(work: Callable[[], object]) -> float:
    """Milliseconds of our own: what others do on the machine meanwhile is not ours."""
    began = process_time()
    work()
    return (process_time() - began) * 1000


def rows() -> Iterator[Row]:
    """What the table holds of the stage."""
    studio, services = Studio(_SIZE), rehearsal()
    resident = 0.0
    for name in catalogue.GAMES:
        yield from _table(studio, services, catalogue.game(name))
        resident = max(resident, _resident())
    if resident:
        yield Row("memory, the table that takes most", resident, "MB", resident / 350, "350 MB",
                  "<= 350 MB", good=resident <= 350)  # fmt: skip
    yield _opening()


def _frames(studio: Studio, scene: TableScene, took: float) -> tuple[list[float], list[float]]:
    """Every frame of a motion, and a bare copy of the frame after each: caches are as cold."""
    copy = pygame.Surface(_SIZE).convert(studio.picture)
    studio.show(scene, settle_ms=0)
    # The first frames draw the whole table and are not motion.
    studio.run(2 * STEP_MS)
    frames, copies = [], []
    for _ in range(max(int(took / STEP_MS), 10)):
        frames.append(_spent(studio.step))
        copies.append(_spent(lambda: copy.blit(studio.picture, (0, 0))))
    return sorted(frames), sorted(copies)


def _table(studio: Studio, services: Services, game: Game[Any, Any]) -> Iterator[Row]:
    where = f"{game.id}, {game.seats[-1]} seats"
    waiting, once, again, took = _busiest(studio, services, game)
    # The matches played to find it are not the game's: nobody shall look for garbage in them. What
    # is left of the table before is let go first.
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    # People have thought about what they do next before it is done.
    studio.show(waiting, settle_ms=_REST_MS)
    first, _ = _frames(studio, once, took)
    frames, copies = _frames(studio, again, took)
    bare = percentile(copies, 50)
    mean, slowest = sum(frames) / len(frames), percentile(frames, 99)
    yield Row(
        f"{where}, everything moving, mean frame", mean, "ms", mean / bare,
        "a bare copy", "<= 3 x", good=mean <= 3 * bare,
    )  # fmt: skip
    yield Row(
        f"{where}, everything moving, p99 frame", slowest, "ms", slowest / bare,
        "a bare copy", "<= 16.6 ms", good=slowest <= 16.6,
    )  # fmt: skip
    yield Row(
        f"{where}, seen for the first time, slowest frame", first[-1], "ms", first[-1] / bare,
        "a bare copy", "",
    )  # fmt: skip
    studio.run(_REST_MS)
    rest = percentile(sorted(_spent(studio.step) for _ in range(_RESTING)), 50)
    yield Row(
        f"{where}, at rest, median frame", rest, "ms", rest / mean,
        "everything moving", "<= 1/10", good=rest <= min(mean, 3 * bare) / 10,
    )  # fmt: skip
    options = {option.id: option.default for option in game.options}
    session, _ = sitting(game, game.seats[-1], options, 1, 0)
    opened = _timed(
        lambda: studio.show(still(services, session, None, studio.window.frame), settle_ms=STEP_MS)
    )
    yield Row(
        f"{where}, to the table", opened, "ms", opened / 500, "500 ms", "<= 500 ms",
        good=opened <= 500,
    )  # fmt: skip


def _busiest(
    studio: Studio, services: Services, game: Game[Any, Any]
) -> tuple[TableScene, TableScene, TableScene, float]:
    """The table before the longest happening, that ready to be shown twice, its milliseconds."""
    told = [session.count - since for session, _, since in _happenings(game)]
    most = sorted(range(len(told)), key=lambda at: -told[at])[:_LOOKED_AT]
    frame = studio.window.frame
    found: list[tuple[int, TableScene, TableScene, float]] = []
    for at in most:
        # A match of its own that goes no further: what follows would be told, too.
        session, before, since = next(islice(_happenings(game), at, None))
        once, took = moving(services, session, None, frame, before, since)
        again, _ = moving(services, session, None, frame, before, since)
        found.append((at, once, again, took))
    at, once, again, took = max(found, key=lambda each: each[3])
    return _before(services, game, at, frame), once, again, took


def _before(services: Services, game: Game[Any, Any], at: int, frame: Frame) -> TableScene:
    if at:
        session = next(islice(_happenings(game), at - 1, None))[0]
    else:
        options = {option.id: option.default for option in game.options}
        session, _ = sitting(game, game.seats[-1], options, 1, 0)
    return still(services, session, None, frame)


def _happenings(game: Game[Any, Any]) -> Iterator[tuple[Session, Seen, int]]:
    """The same match every time: what was seen before each happening, and its first beat."""
    options = {option.id: option.default for option in game.options}
    session, rng = sitting(game, game.seats[-1], options, 1, 0)
    for _ in range(_COUNTED):
        if session.over:
            return
        yield session, *next_told(session, rng, None)


def _resident() -> float:
    """Megabytes in use at this table, one after the other visited; 0 where it cannot be known."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    if sys.platform == "win32":
        return 0.0
    import resource

    # The most there ever was, in bytes here: what finding the busiest scene took is in it.
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)


def _opening() -> Row:
    """From nothing to the first picture, against a program that only fills a window."""
    root = Path(__file__).resolve().parents[2]
    with tempfile.TemporaryDirectory() as folder:
        # Both as whoever starts them for the second time finds them: read once already. A makers'
        # machine that writes no compiled code down would have us measure the compiler.
        around = {key: it for key, it in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        around |= {"PYTHONPATH": str(root), "PYTHONPYCACHEPREFIX": f"{folder}/compiled"}

        def started(code: str) -> float:
            return min(
                _timed(
                    lambda: subprocess.run(  # noqa: S603  (our own interpreter, our own words)
                        [sys.executable, "-c", code, folder],
                        check=True,
                        capture_output=True,
                        env=around,
                    )
                )
                for _ in range(_ROUNDS)
            )

        empty, game = started(_EMPTY), started(_GAME)
    return Row(
        "opening, to the first picture", game, "ms", game / empty,
        "an empty window", "<= 3 x", good=game <= 3 * empty,
    )  # fmt: skip
