"""Keeps bot processes at work. Nothing here ever blocks: the screen polls it every frame.

A process of its own, because a thinking thread would take the picture's time; spawned, because
that works on every system and in a frozen program.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from game.bots.thinking import fallback
from game.bots.wire import pack_ticket, unpack_answer
from game.bots.worker import serve
from game.kernel.ticket import Answer, Ticket

__all__ = ["Host"]

_TRIES = 3
"""A question that brings so many processes down is answered with any legal move."""


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    pipe: Connection
    ticket: Ticket | None = None
    """What it is thinking about."""


class Host:
    def __init__(
        self, workers: int | None = None, notice: Callable[[str], None] = lambda sentence: None
    ) -> None:
        self._most = workers or max(1, min(2, (os.cpu_count() or 2) - 1))
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._waiting: deque[Ticket] = deque()
        self._answers: list[Answer] = []
        self._falls: dict[int, int] = {}
        self._notice = notice

    def warm(self) -> None:
        """Start a process before the first question: spawning takes a fifth of a second."""
        if not self._workers:
            self._start()

    def ask(self, ticket: Ticket) -> None:
        self._waiting.append(ticket)
        self._feed()

    def forget(self) -> None:
        """Drop every question not yet begun and the answers nobody fetched."""
        self._waiting.clear()
        self._answers.clear()

    def poll(self) -> list[Answer]:
        """The answers that have come in since the last poll."""
        for worker in list(self._workers):
            self._listen(worker)
        self._feed()
        answers, self._answers = self._answers, []
        return answers

    @property
    def alive(self) -> bool:
        """Whether some process is there to think. A missing one is started by the next question."""
        return any(worker.process.is_alive() for worker in self._workers)

    @property
    def busy(self) -> bool:
        return bool(self._waiting) or any(worker.ticket for worker in self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(worker.process.pid or 0 for worker in self._workers)

    def close(self) -> None:
        self.forget()
        for worker in self._workers:
            worker.pipe.close()
        for worker in self._workers:
            worker.process.join(0.5)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join(1)
        self._workers.clear()

    def _start(self) -> _Worker | None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs,), daemon=True, name="bot")
        try:
            process.start()
        except OSError as error:
            ours.close()
            self._notice(f"a bot process could not be started: {error}")
            return None
        finally:
            theirs.close()
        worker = _Worker(process, ours)
        self._workers.append(worker)
        return worker

    def _feed(self) -> None:
        while self._waiting:
            worker = next((each for each in self._workers if each.ticket is None), None)
            if worker is None and len(self._workers) < self._most:
                worker = self._start()
                if worker is None and not self._workers:
                    # No process to be had: think here, with the lightest thought there is.
                    self._give_up(self._waiting.popleft())
                    continue
            if worker is None:
                return
            worker.ticket = self._waiting.popleft()
            try:
                worker.pipe.send_bytes(pack_ticket(worker.ticket))
            except OSError:
                self._fell(worker)

    def _listen(self, worker: _Worker) -> None:
        try:
            while worker.pipe.poll():
                answer = unpack_answer(worker.pipe.recv_bytes())
                worker.ticket = None
                self._falls.pop(answer.ticket_number, None)
                self._answers.append(answer)
        except (EOFError, OSError):
            self._fell(worker)

    def _fell(self, worker: _Worker) -> None:
        """The process is gone. Ask another one, unless the question itself seems to be deadly."""
        self._workers.remove(worker)
        worker.pipe.close()
        worker.process.join(0.2)
        self._notice(f"a bot process ended with code {worker.process.exitcode}")
        ticket = worker.ticket
        if ticket is None:
            return
        falls = self._falls.get(ticket.number, 0) + 1
        self._falls[ticket.number] = falls
        if falls < _TRIES:
            self._waiting.appendleft(ticket)
        else:
            del self._falls[ticket.number]
            self._give_up(ticket)

    def _give_up(self, ticket: Ticket) -> None:
        try:
            self._answers.append(fallback(ticket))
        except (KeyError, ValueError) as error:
            self._notice(f"a bot question cannot be answered: {error}")
