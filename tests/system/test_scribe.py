"""What is written beside the frames: in order, the newest of each, and nobody waits for it."""

from __future__ import annotations

import threading
import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.system.notice import Notice
from game.system.scribe import SLOW, Scribe, Ticket

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.system.scribe import Job, Work

_LONG = 20.0
"""Seconds: nothing here takes so long unless it never ends."""
_SHORT = 0.05
FULL = Notice("autosave-failed", {"reason": "full"})


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + _LONG
    while not done():
        assert time.monotonic() < end
        time.sleep(0.001)


class Disk:
    """What was written, in order. It can be held: then it answers nobody."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.free = threading.Event()
        self.free.set()
        self.entered = threading.Event()
        self.says: Notice | None = None

    def take(self, what: str) -> Notice | None:
        self.entered.set()
        self.free.wait(_LONG)
        if self.says is None:
            self.written.append(what)
        return self.says

    def work(self, what: str) -> Work:
        return partial(self.take, what)

    def hold(self, scribe: Scribe) -> None:
        """From now on it hangs, over something that has nothing to do with anything."""
        self.free.clear()
        self.entered.clear()
        scribe.write("first", self.work("first"))
        assert self.entered.wait(_LONG)


def in_order(scribe: Scribe) -> None:
    """Two matches after each other, and pictures between: as they were decided."""
    disk = Disk()
    disk.hold(scribe)
    for what in ("molly", "molly.png", "topoum", "promises"):
        scribe.write(what, disk.work(what))
    disk.free.set()
    assert scribe.drain()
    assert disk.written == ["first", "molly", "molly.png", "topoum", "promises"]


def only_the_newest(scribe: Scribe) -> None:
    """What waits is written as it is now; and behind all that came before it."""
    disk = Disk()
    disk.hold(scribe)
    for turn in range(40):
        scribe.write("molly", disk.work(f"molly {turn}"))
    scribe.write("topoum", disk.work("topoum 1"))
    scribe.write("molly", disk.work("molly 40"))
    disk.free.set()
    assert scribe.drain()
    assert disk.written == ["first", "topoum 1", "molly 40"]


def drained(scribe: Scribe) -> None:
    """Whoever leaves finds it written, each time."""
    disk = Disk()
    for turn in range(5):
        disk.free.clear()
        scribe.write("molly", disk.work(f"{turn}"))
        threading.Timer(0.02, disk.free.set).start()
        assert scribe.drain()
        assert disk.written[-1:] == [f"{turn}"]


def said_when_it_is_so(scribe: Scribe) -> None:
    """No ticket counts before what it stands for is on the disk, or newer in its place."""
    disk = Disk()
    disk.hold(scribe)
    older = scribe.write("molly", disk.work("older"))
    between = scribe.write("topoum", disk.work("between"))
    newer = scribe.write("molly", disk.work("newer"))
    assert not any(map(scribe.is_done, (older, between, newer)))
    disk.free.set()
    _until(lambda: scribe.is_done(older))
    assert disk.written == ["first", "between", "newer"]
    assert all(map(scribe.is_done, (older, between, newer, Ticket("", 0))))


def never_waited_for(scribe: Scribe) -> None:
    """While the disk hangs everything else goes on."""
    disk = Disk()
    disk.hold(scribe)
    try:
        for turn in range(100):
            ticket = scribe.write("molly", disk.work(f"{turn}"))
            scribe.news()
            scribe.is_done(ticket)
        assert disk.written == []
        assert disk.free.is_set() is False
    finally:
        disk.free.set()
    assert scribe.drain()
    assert disk.written == ["first", "99"]


def told_once(scribe: Scribe) -> None:
    """A disk that fails is told of once, until it has been well again."""
    disk = Disk()

    def told(says: Notice | None) -> list[Notice]:
        disk.says = says
        scribe.write("molly", disk.work("molly"))
        assert scribe.drain()
        return scribe.news()

    assert [told(FULL), told(FULL), told(FULL)] == [[FULL], [], []]
    assert [told(None), told(FULL), told(None), told(None)] == [[], [FULL], [], []]
    assert disk.written == ["molly"] * 3


def outlives_an_error(scribe: Scribe) -> None:
    """An error of ours costs what it struck and no more; it is reported, once."""
    disk = Disk()

    def stumble() -> Notice | None:
        raise ZeroDivisionError("while writing")

    ticket = scribe.write("molly", stumble)
    scribe.write("topoum", disk.work("topoum"))
    assert scribe.drain()
    assert disk.written == ["topoum"]
    assert scribe.is_done(ticket)
    assert [notice.key for notice in scribe.news()] == ["save-failed"]
    with pytest.raises(ZeroDivisionError):
        scribe.raise_fault()
    scribe.raise_fault()
    scribe.write("molly", disk.work("molly"))
    assert scribe.drain()
    assert disk.written == ["topoum", "molly"]


CHECKS = (
    in_order, only_the_newest, drained, said_when_it_is_so, never_waited_for, told_once,
    outlives_an_error,
)  # fmt: skip


@pytest.mark.parametrize("check", CHECKS)
def test_the_scribe(check: Callable[[Scribe], None]) -> None:
    check(Scribe(_LONG))


class _LastInFirstOut(Scribe):
    def write(self, name: str, work: Work) -> Ticket:
        ticket = super().write(name, work)
        with self._moved:
            self._waiting = dict(reversed(list(self._waiting.items())))
        return ticket


class _OldestCounts(Scribe):
    def write(self, name: str, work: Work) -> Ticket:
        with self._moved:
            waiting = self._waiting.get(name)
        return super().write(name, work if waiting is None else waiting.work)


class _EachInItsOldPlace(Scribe):
    def write(self, name: str, work: Work) -> Ticket:
        with self._moved:
            row = list(self._waiting)
            ticket = super().write(name, work)
            self._waiting = {key: self._waiting[key] for key in dict.fromkeys((*row, name))}
        return ticket


class _LeavesAtOnce(Scribe):
    def drain(self) -> bool:
        return True


class _SaysSoTooSoon(Scribe):
    def is_done(self, ticket: Ticket) -> bool:
        return True


class _InTheFrame(Scribe):
    def write(self, name: str, work: Work) -> Ticket:
        ticket = super().write(name, work)
        self.drain()
        return ticket


class _TellsAlways(Scribe):
    def news(self) -> list[Notice]:
        self._troubled.clear()
        return super().news()


class _DiesOfAnError(Scribe):
    def _next(self) -> Job | None:
        return None if self._fault is not None else super()._next()


class _LosesTheLast(Scribe):
    """What comes while it is at something is forgotten."""

    def write(self, name: str, work: Work) -> Ticket:
        busy = self._job is not None
        return super().write(name, (lambda: None) if busy else work)


PLANTED = {
    _LastInFirstOut: in_order,
    _OldestCounts: only_the_newest,
    _EachInItsOldPlace: only_the_newest,
    _LeavesAtOnce: drained,
    _SaysSoTooSoon: said_when_it_is_so,
    _InTheFrame: never_waited_for,
    _TellsAlways: told_once,
    _DiesOfAnError: outlives_an_error,
    _LosesTheLast: in_order,
}


@pytest.mark.parametrize("careless", PLANTED)
def test_a_careless_scribe_is_noticed(
    careless: type[Scribe], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.system.test_scribe._LONG", 1.0)
    with pytest.raises(AssertionError):
        PLANTED[careless](careless(0.5))


def test_a_disk_that_hangs_is_waited_for_once_and_told_of_once() -> None:
    scribe, disk = Scribe(_SHORT), Disk()
    ticket = scribe.write("molly", disk.work("early"))
    assert scribe.drain()
    disk.hold(scribe)
    ticket = scribe.write("molly", disk.work("late"))
    began = time.monotonic()
    assert not scribe.drain()
    waited = time.monotonic() - began
    assert waited < _LONG / 2
    for _ in range(200):
        assert not scribe.drain(), "it has not moved"
    assert time.monotonic() - began < _LONG / 2
    assert scribe.is_done(ticket), "people can go on playing"
    assert [notice.key for notice in scribe.news()] == [SLOW]
    assert scribe.news() == []
    disk.free.set()
    _until(lambda: disk.written[-1] == "late")
    # The next time it hangs is another time.
    disk.hold(scribe)
    assert not scribe.drain()
    assert [notice.key for notice in scribe.news()] == [SLOW]
    disk.free.set()
    _until(scribe.drain)


def test_without_work_there_is_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.system.scribe._IDLE", 0.01)
    scribe, disk = Scribe(_LONG), Disk()
    assert scribe._thread is None
    for turn in range(3):
        scribe.write("molly", disk.work(f"{turn}"))
        _until(lambda: scribe._thread is None)
    assert disk.written == ["0", "1", "2"]


def test_many_write_at_once() -> None:
    """From any thread: nothing is lost, nothing comes in the wrong order."""
    scribe, disk = Scribe(_LONG), Disk()

    def decide(name: str) -> None:
        for turn in range(200):
            scribe.write(name, disk.work(f"{name} {turn:03}"))

    threads = [threading.Thread(target=decide, args=(f"match{n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert scribe.drain()
    for n in range(4):
        mine = [what for what in disk.written if what.startswith(f"match{n}")]
        assert mine == sorted(mine)
        assert mine[-1] == f"match{n} 199"
