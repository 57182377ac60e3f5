"""Keeps bot processes at work. Nothing here ever blocks: the screen polls it every frame.

A process of its own, because a thinking thread would take the picture's time; spawned, because
that works on every system and in a frozen program.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection

from game.bots.levels import QUICK
from game.bots.line import Line, Word
from game.bots.thinking import any_answer, think
from game.bots.worker import serve
from game.kernel.ticket import Answer, Ticket

__all__ = ["PATIENCE", "WAKING", "Host"]

_TRIES = 3
"""A question that brings so many processes down is answered with any legal move."""
_STILLBORN = 3
"""So many processes in a row that never came to life: this machine has none to give."""
_REST = 60.0
"""Seconds until another one is tried then; meanwhile the quickest thought is thought here."""
PATIENCE = {QUICK: 2.0, "easy": 4.0, "normal": 6.0, "hard": 10.0}
"""Seconds a thought may take before its process is replaced, and the quickest thought asked for:
about five times what the slowest takes on a slow machine."""
WAKING = 4.0
"""Seconds a process may take to come to life; twice as many after each that did not. A machine that
is slow to start one must not have it ended again and again for that."""
_LINGERING = 1.0
"""Seconds that are left to a thought nobody wants any more."""


@dataclass(slots=True)
class _Question:
    ticket: Ticket
    falls: int = 0
    """So many processes ended over it."""
    wanted: bool = True


@dataclass(slots=True)
class _Worker:
    line: Line
    due: float
    """When our patience with it ends, if it has a question or is not awake yet."""
    awake: bool = False
    question: _Question | None = None
    """What it is thinking about."""


class Host:
    def __init__(
        self,
        workers: int | None = None,
        notice: Callable[[str], None] = lambda sentence: None,
        *,
        serve: Callable[[Connection], None] = serve,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = workers or max(1, min(2, (os.cpu_count() or 2) - 1))
        self._context = multiprocessing.get_context("spawn")
        self._serve, self._clock = serve, clock
        self._workers: list[_Worker] = []
        self._ending: list[Line] = []
        self._waiting: deque[_Question] = deque()
        self._answers: list[Answer] = []
        self._stillborn = 0
        self._resting = 0.0
        self._notice = notice

    def warm(self) -> None:
        """Start a process before the first question: spawning takes a fifth of a second."""
        if not self._workers:
            self._start()

    def ask(self, ticket: Ticket) -> None:
        self._waiting.append(_Question(ticket))
        self._feed()

    def forget(self) -> None:
        """Drop every question and the answers nobody fetched; thoughts under way are not heard."""
        self._waiting.clear()
        self._answers.clear()
        soon = self._clock() + _LINGERING
        for worker in self._workers:
            worker.line.leave()
            if worker.question is not None and worker.question.wanted:
                # The next match is not to wait long for it.
                worker.question.wanted = False
                worker.due = min(worker.due, soon)

    def poll(self) -> list[Answer]:
        """The answers that have come in since the last poll."""
        for worker in list(self._workers):
            self._listen(worker)
        self._ending = [line for line in self._ending if not line.done_with()]
        self._feed()
        answers, self._answers = self._answers, []
        return answers

    @property
    def alive(self) -> bool:
        """Whether some process is there to think. A missing one is started by the next question."""
        return any(worker.line.process.is_alive() for worker in self._workers)

    @property
    def busy(self) -> bool:
        return bool(self._waiting) or any(worker.question for worker in self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(worker.line.process.pid or 0 for worker in self._workers)

    def close(self) -> None:
        """End all processes, those that hang as well."""
        self.forget()
        lines = [worker.line for worker in self._workers]
        for worker in self._workers:
            if worker.awake and worker.question is None:
                worker.line.hang_up()
            else:
                worker.line.cut()
        for line in lines:
            line.process.join(0.5)
            line.cut()
        for line in (*lines, *self._ending):
            line.process.join(1)
        self._workers.clear()
        self._ending.clear()

    def _start(self) -> _Worker | None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=self._serve, args=(theirs,), daemon=True, name="bot")
        try:
            process.start()
            due = self._clock() + WAKING * 2**self._stillborn
            worker = _Worker(Line(process, ours), due)
        except (OSError, RuntimeError) as error:
            # No process, or no thread to wait for it.
            ours.close()
            if process.pid is not None:
                process.kill()
            self._notice(f"a bot process could not be started: {error}")
            return None
        finally:
            theirs.close()
        self._workers.append(worker)
        return worker

    def _feed(self) -> None:
        if self._clock() < self._resting:
            self._think_here()
            return
        while self._waiting:
            idle = (each for each in self._workers if each.question is None)
            worker = next(idle, None)
            if worker is None and len(self._workers) < self._most:
                worker = self._start()
                if worker is None and not self._workers:
                    self._resting = self._clock() + _REST
                    self._think_here()
                    return
            if worker is None:
                return
            self._put(worker, self._waiting.popleft())

    def _put(self, worker: _Worker, question: _Question) -> None:
        worker.question = question
        if worker.awake:
            worker.due = self._due(question)
        worker.line.ask(question.ticket)

    def _due(self, question: _Question) -> float:
        return self._clock() + PATIENCE.get(question.ticket.level, PATIENCE["hard"])

    def _listen(self, worker: _Worker) -> None:
        while (heard := worker.line.heard()) is not None:
            if heard is Word.READY:
                self._stillborn = 0
                worker.awake = True
                if worker.question is not None:
                    worker.due = self._due(worker.question)
            elif isinstance(heard, Answer):
                question, worker.question = worker.question, None
                if question is not None and question.wanted:
                    self._answers.append(heard)
            else:
                self._fell(worker)
                return
        if (worker.question is not None or not worker.awake) and self._clock() > worker.due:
            self._hung(worker)

    def _fell(self, worker: _Worker) -> None:
        """The process is gone. Ask another one, unless the question itself seems to be deadly."""
        self._notice(f"a bot process ended, with code {worker.line.process.exitcode}")
        question = self._replace(worker)
        if question is None:
            return
        question.falls += 1
        if question.falls < _TRIES or not worker.awake:
            self._waiting.appendleft(question)
        else:
            self._give_up(question)

    def _hung(self, worker: _Worker) -> None:
        """It does not answer in time. Who waits for it gets the quickest thought of another one."""
        self._notice("a bot process did not answer in time: another one takes its place")
        question = self._replace(worker)
        if question is None:
            return
        if worker.awake and question.ticket.level == QUICK:
            self._give_up(question)
            return
        if worker.awake:
            question.ticket = replace(question.ticket, level=QUICK)
        self._waiting.appendleft(question)

    def _replace(self, worker: _Worker) -> _Question | None:
        """End this process; the question it leaves behind, if anybody still wants to know."""
        worker.line.cut()
        self._workers.remove(worker)
        self._ending.append(worker.line)
        if not worker.awake:
            self._stillborn += 1
            if self._stillborn >= _STILLBORN:
                self._stillborn = 0
                self._resting = self._clock() + _REST
        question = worker.question
        return question if question is not None and question.wanted else None

    def _think_here(self) -> None:
        """No process to be had: one question at a time, so that no frame waits for many."""
        if not self._waiting:
            return
        question = self._waiting.popleft()
        ticket = question.ticket
        try:
            self._answers.append(think(replace(ticket, level=QUICK)))
        except Exception as error:  # noqa: BLE001  (whatever it stumbles over, some answer is due)
            self._notice(f"a bot stumbled: {type(error).__name__}")
            self._give_up(question)

    def _give_up(self, question: _Question) -> None:
        try:
            self._answers.append(any_answer(question.ticket))
        except (ArithmeticError, LookupError, ValueError) as error:
            self._notice(f"a bot question cannot be answered: {type(error).__name__}")
