"""The hand that writes to the disk beside the frames: none of them waits for one.

Work is handed over whole (bytes, plain data: nothing that play still changes) under the name of
what it writes. It is done in the order it came, and of one name the newest alone: what it takes the
place of is in it. Work without a name is done each time.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from game.system.notice import Notice

__all__ = ["PATIENCE", "SLOW", "Job", "Scribe", "Ticket", "Work"]

Work: TypeAlias = Callable[[], Notice | None]
"""Writes; what to tell the people if that cannot be."""

PATIENCE: Final = 3.0
"""Seconds: a disk that takes longer over one thing hangs, and nobody waits for it any more."""
SLOW: Final = "disk-slow"
_NAMELESS: Final = "#"
_IDLE: Final = 0.5
"""Seconds without work: then its thread ends, until there is some again."""
_log = logging.getLogger("molehill.scribe")


class Ticket(NamedTuple):
    """What was handed over: asked for again by whoever says that it is kept."""

    name: str
    number: int


class Job(NamedTuple):
    """What its thread is to do."""

    ticket: Ticket
    work: Work


class Scribe:
    """One thread, which lives while there is work. All of this may be called from any other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._moved = threading.Condition()
        self._number = 0
        self._waiting: dict[str, Job] = {}
        self._job: Job | None = None
        self._since = 0.0
        """When the thread took up what it is at."""
        self._thread: threading.Thread | None = None
        self._done: dict[str, int] = {}
        self._said: list[tuple[str, Notice | None]] = []
        self._fault: Exception | None = None
        self._troubled: set[str] = set()
        """What people have been told of, since it was last written."""
        self._slow = 0
        """The number of what took too long when people were told."""

    def write(self, name: str, work: Work) -> Ticket:
        """Have it written as soon as may be. Never waits."""
        with self._moved:
            self._number += 1
            ticket = Ticket(name or f"{_NAMELESS}{self._number}", self._number)
            name = ticket.name
            # Taken out first: it goes to the end, behind all that came before it.
            self._waiting.pop(name, None)
            self._waiting[name] = Job(ticket, work)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="scribe", daemon=True)
                self._thread.start()
            self._moved.notify_all()
            return ticket

    def is_done(self, ticket: Ticket) -> bool:
        """Whether it is written, or something newer in its place; or it turned out that it cannot
        be, which the people are told."""
        with self._moved:
            return self._done.get(ticket.name, 0) >= ticket.number or self._late()

    @property
    def idle(self) -> bool:
        """Whether all is written."""
        with self._moved:
            return self._job is None and not self._waiting

    def drain(self) -> bool:
        """Wait until all is written. False if the disk hangs: that is waited for once.

        What is done in its own thread is behind all that came before it, and waits for nothing.
        """
        with self._moved:
            if threading.current_thread() is self._thread:
                return True
            end = time.monotonic() + self._patience
            while self._job is not None or self._waiting:
                until = end if self._job is None else min(end, self._since + self._patience)
                left = until - time.monotonic()
                if left <= 0:
                    return False
                self._moved.wait(left)
            return True

    def news(self) -> list[Notice]:
        """What to tell the people since last time: once, until it is written again."""
        found: list[Notice] = []
        with self._moved:
            said, self._said = self._said, []
            for name, notice in said:
                if notice is None:
                    self._troubled.discard(name)
                elif name not in self._troubled:
                    self._troubled.add(name)
                    found.append(notice)
            job = self._job
            if job is not None and self._late() and self._slow != job.ticket.number:
                self._slow = job.ticket.number
                found.append(Notice(SLOW))
        return found

    def raise_fault(self) -> None:
        """An error of ours while writing is raised where errors are reported, once."""
        with self._moved:
            fault, self._fault = self._fault, None
        if fault is not None:
            raise fault

    def _late(self) -> bool:
        return self._job is not None and time.monotonic() - self._since >= self._patience

    # In its own thread

    def _run(self) -> None:
        while True:
            job = self._next()
            if job is None:
                return
            notice = self._written(job)
            with self._moved:
                if not job.ticket.name.startswith(_NAMELESS):
                    self._done[job.ticket.name] = job.ticket.number
                self._said.append((job.ticket.name, notice))
                self._job = None
                self._moved.notify_all()

    def _next(self) -> Job | None:
        with self._moved:
            if not self._waiting:
                self._moved.wait_for(lambda: bool(self._waiting), _IDLE)
            if not self._waiting:
                self._thread = None
                return None
            self._job = self._waiting.pop(next(iter(self._waiting)))
            self._since = time.monotonic()
            return self._job

    def _written(self, job: Job) -> Notice | None:
        try:
            return job.work()
        except Exception as error:  # noqa: BLE001  (raised again by `raise_fault`)
            # Whatever it was: the next thing is written all the same.
            _log.exception("what was to be written could not be")
            self._fault = error
            return Notice("save-failed", {"reason": type(error).__name__})
