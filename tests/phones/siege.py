"""What phones take of a frame, in figures: python -m tests.phones.siege

Three phones play; meanwhile nobody does anything, five hundred connections say nothing, some never
read, or a thousand messages come of each kind that means no good. Of each frame two things are
told: what phones took of the processor, and by the clock the whole of it, which other programs
lengthen. No test looks at a clock: these are printed, to be read; tests count what a frame does.
"""

from __future__ import annotations

import os
import socket
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.kernel.chance import Random

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.phones.room import Parlour

__all__ = ["main", "sieges"]

_FRAME_MS = 1000 / 60
_MANY = 1000
_IDLE = 500
_AT_ONCE = 20
_FRAMES = 400
_SLOW = 8
_DRAWN = 60


def _nobody(_: Parlour) -> Iterator[None]:
    for _frame in range(_FRAMES):
        yield


def _idle(parlour: Parlour) -> Iterator[None]:
    from tests.phones.rude import request

    with ExitStack() as stack:
        for number in range(_IDLE):
            way = stack.enter_context(socket.create_connection(("127.0.0.1", parlour.hub.port)))
            if number % 2:
                way.sendall(request(parlour.hub.port))
            if number % 2 == 0:
                yield
        for _frame in range(_FRAMES):
            yield


def _slow_readers(parlour: Parlour) -> Iterator[None]:
    """Each of them watches, and reads nothing of what it is told."""
    from tests.phones.rude import Rude

    with ExitStack() as stack:
        for _number in range(_SLOW):
            stack.enter_context(Rude(parlour.hub.port, [b'{"t":"watch"}']))
        for frame in range(_FRAMES):
            if frame % 8 == 0:
                for phone in parlour.hub._phones.values():
                    phone.shown, phone.last, phone.seats = (), None, b""
            yield


def _each_by_itself(kind: Callable[[Random, Parlour], bytes], parlour: Parlour) -> Iterator[None]:
    """A connection for each message, as each ends its own."""
    from tests.phones.rude import Rude

    rng = Random(1)
    for _number in range(_MANY // _AT_ONCE):
        rude = [Rude(parlour.hub.port, [kind(rng, parlour)]) for _ in range(_AT_ONCE)]
        while not all(one.ended for one in rude):
            yield
        for one in rude:
            one.way.close()


def _all_by_one(kind: Callable[[Random, Parlour], bytes], parlour: Parlour) -> Iterator[None]:
    from tests.phones.rude import Rude

    rng = Random(2)
    with Rude(parlour.hub.port) as rude:
        for _number in range(_MANY // _AT_ONCE):
            rude.say(*(kind(rng, parlour) for _ in range(_AT_ONCE)))
            yield
            rude.listen()
        for _frame in range(60):
            yield


def _kinds() -> dict[str, Callable[[Parlour], Iterator[None]]]:
    from functools import partial

    from tests.phones import test_hostile as hostile

    by_itself = (hostile.wrong_types, hostile.oversize, hostile.unknown_fields)
    by_one = (hostile.foreign_seats, hostile.old_questions)
    return {
        "nobody does anything": _nobody,
        f"{_IDLE} say nothing": _idle,
        f"{_SLOW} never read": _slow_readers,
        **{f"{_MANY} {one.__name__}": partial(_each_by_itself, one) for one in by_itself},
        **{f"{_MANY} {one.__name__}": partial(_all_by_one, one) for one in by_one},
    }


def sieges(folder: Path) -> Iterator[tuple[str, list[float], list[float]]]:
    """Of each kind: milliseconds that phones took of each frame, of the processor and in all."""
    from game.system.memory import stays
    from tests.phones.room import Parlour

    with Parlour(folder) as parlour:
        hands = parlour.sit("whakka_mole", 3)
        parlour.until("the questions", lambda: all(hand.now().asked for hand in hands))
        parlour.rest()
        # A table that is drawn for the first time makes its pictures: no doing of the phones.
        for _ in range(_DRAWN):
            parlour.puppets.studio.step(_FRAME_MS)
        stays()
        for name, kind in _kinds().items():
            taken: list[float] = []
            whole: list[float] = []
            for _ in kind(parlour):
                began, at_work = time.perf_counter(), time.thread_time()
                parlour.services.phones.update(_FRAME_MS)
                taken.append((time.thread_time() - at_work) * 1000)
                parlour.puppets.studio.step(_FRAME_MS)
                whole.append((time.perf_counter() - began) * 1000)
                time.sleep(max(0.0, (_FRAME_MS - whole[-1]) / 1000))
            for hand in hands:
                with suppress(OSError):
                    hand.listen()
            yield name, sorted(taken), sorted(whole)


def main() -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    print(
        f"{'ms a frame':28}{'phones: median':>16}{'p99':>7}{'most':>7}{'frame p99':>12}{'most':>7}"
    )
    with tempfile.TemporaryDirectory() as folder:
        for name, taken, whole in sieges(Path(folder)):
            middle, late = len(taken) // 2, len(taken) * 99 // 100
            row = f"{taken[middle]:16.1f}{taken[late]:7.1f}{taken[-1]:7.1f}"
            print(f"{name:28}{row}{whole[late]:12.1f}{whole[-1]:7.1f}", flush=True)
    print(f"{os.getloadavg()[0]:.1f} programs wanted this machine's {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())
