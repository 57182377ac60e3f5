"""Bots that hang, die or talk nonsense: nobody waits for them, and the next match has its own."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.bots.host import PATIENCE, WAKING, Host
from game.bots.thinking import any_answer, think
from game.bots.worker import serve
from game.kernel.codec import Codec
from game.kernel.play import allows, legal
from game.kernel.ticket import Answer, Ticket
from tests.bots import rogues

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

GAME = catalogue.game("whakka_mole")
STATE = GAME.new_match(4, {option.id: option.default for option in GAME.options}, 3)


def ticket(number: int, *, seed: int = 1, level: str = "hard") -> Ticket:
    seen = Codec(GAME.steps).dump(GAME.observe(STATE, 0))
    return Ticket(number, GAME.id, 0, seen, legal(STATE, 0), level, "even", seed)


class Watched:
    """A host whose clock stands still until it is put on."""

    def __init__(self, serve: Callable[[Connection], None]) -> None:
        self.now = 0.0
        self.told: list[str] = []
        self.host = Host(1, self.told.append, serve=serve, clock=lambda: self.now)

    def wait(self, done: Callable[[], bool], *, passing: float = 0.0) -> None:
        """Poll until it is so; `passing` seconds go by on the host's clock with each look."""
        for _ in range(6000):
            if done():
                return
            time.sleep(0.005)
            self.now += passing
        raise AssertionError(f"it never came so far: {self.told}")

    def answer(self, *, passing: float = 0.0, wakes: bool = True) -> Answer:
        found: list[Answer] = []

        def polled() -> bool:
            found.extend(self.host.poll())
            if wakes and not all(worker.awake for worker in self.host._workers):
                # A busy machine starts processes slowly: that is nobody's fault.
                self.now -= passing
            return bool(found)

        self.wait(polled, passing=passing)
        [answer] = found
        return answer


@pytest.mark.parametrize("rogue", rogues.ROGUES, ids=lambda rogue: rogue.__name__)
def test_whatever_a_bot_process_does_the_answer_is_legal_and_comes(
    rogue: Callable[[Connection], None],
) -> None:
    watched = Watched(rogue)
    awake = rogue not in (rogues.speaks_first, rogues.never_wakes, rogues.stillborn)
    try:
        watched.host.ask(ticket(1))
        # Sixteen seconds of the host's clock are the longest: ten to hang, four to wake, two more.
        answer = watched.answer(passing=0.02, wakes=awake)
        assert answer.ticket_number == 1
        assert allows(legal(STATE, 0), answer.action)
        assert watched.told, "a log says what happened"
        watched.host.ask(ticket(2, seed=rogues.GOOD_SEED))
        good = watched.answer(passing=0 if awake else 0.02, wakes=awake)
        assert good.ticket_number == 2
        if awake:
            assert good == think(ticket(2, seed=rogues.GOOD_SEED))
    finally:
        watched.host.close()
    assert not watched.host.alive


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_stopped_process_is_replaced_and_its_questions_are_answered() -> None:
    watched = Watched(serve)
    host = watched.host
    try:
        host.ask(ticket(1))
        watched.answer()
        [pid] = host.pids
        os.kill(pid, signal.SIGSTOP)
        host.ask(ticket(2))
        host.ask(ticket(3))
        assert host.poll() == []
        watched.now += PATIENCE["hard"] - 1
        assert host.poll() == []
        assert host.pids == (pid,), "ten seconds are its own"
        watched.now += 2
        assert watched.answer().ticket_number == 2
        assert watched.answer() == think(ticket(3)), "the next one thinks as hard as ever"
        assert host.pids != (pid,)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    finally:
        host.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_process_stopped_in_one_match_is_not_waited_for_in_the_next() -> None:
    watched = Watched(serve)
    host = watched.host
    try:
        host.ask(ticket(1))
        watched.answer()
        [pid] = host.pids
        os.kill(pid, signal.SIGSTOP)
        host.ask(ticket(2))
        host.forget()
        host.ask(ticket(3))
        watched.now += 1.5
        assert watched.answer() == think(ticket(3))
        assert not host.busy
    finally:
        host.close()


def test_the_answer_to_a_question_that_was_dropped_is_never_given() -> None:
    """The numbers of hints begin anew at every table: one table's answer is none of the next's."""
    watched = Watched(serve)
    host = watched.host
    try:
        host.ask(ticket(-1, seed=1))
        host.forget()
        host.ask(ticket(-1, seed=2))
        assert watched.answer() == think(ticket(-1, seed=2))
        assert host.poll() == []
    finally:
        host.close()


def test_who_hangs_over_a_long_thought_still_gives_a_quick_one() -> None:
    watched = Watched(rogues.hangs_over_long_thoughts)
    try:
        watched.host.ask(ticket(1))
        answer = watched.answer(passing=0.02)
        assert answer == think(ticket(1, level="quick"))
        assert answer.reason, "a thought, not just any move"
    finally:
        watched.host.close()


def test_where_no_process_comes_to_life_bots_think_quickly_here() -> None:
    watched = Watched(rogues.stillborn)
    host = watched.host
    try:
        host.ask(ticket(1))
        assert watched.answer() == think(ticket(1, level="quick"))
        falls = len(watched.told)
        for number in range(2, 6):
            host.ask(ticket(number))
            assert watched.answer().ticket_number == number
        assert len(watched.told) == falls, "no process is tried for a while"
    finally:
        host.close()


def test_where_no_process_can_be_started_bots_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(serve)

    def refuse(_: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    watched.host.ask(ticket(1))
    assert watched.answer() == think(ticket(1, level="quick"))
    watched.host.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("asked", [True, False])
def test_closing_ends_a_process_that_was_stopped(asked: bool) -> None:
    watched = Watched(serve)
    host = watched.host
    host.ask(ticket(1))
    watched.answer()
    [pid] = host.pids
    os.kill(pid, signal.SIGSTOP)
    if asked:
        host.ask(ticket(2))
    host.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_stopped_process_cannot_hold_up_who_asks() -> None:
    """A question larger than any pipe takes, to a process that reads nothing."""
    watched = Watched(rogues.hangs)
    host = watched.host
    try:
        host.ask(ticket(1))
        watched.wait(lambda: not host.poll() and host.busy)
        large = ticket(2)
        large.seen["filling"] = "x" * (1 << 22)
        host.ask(large)
        watched.now += PATIENCE["hard"] + 1
        host.poll()
        assert {each.ticket_number for each in (watched.answer(passing=0.02),)} <= {1, 2}
    finally:
        host.close()


def test_a_slow_start_is_no_fault_of_the_thought() -> None:
    """The time to wake is counted by itself, and patience with the thought begins after it."""
    watched = Watched(serve)
    try:
        watched.host.ask(ticket(1, level="easy"))
        watched.now += WAKING - 0.5
        assert watched.host.poll() == []
        assert watched.answer() == think(ticket(1, level="easy"))
        assert watched.told == []
    finally:
        watched.host.close()


def test_a_machine_that_starts_slowly_is_given_twice_the_time() -> None:
    watched = Watched(rogues.never_wakes)
    host = watched.host
    try:
        host.ask(ticket(1))
        [first] = host.pids
        watched.now += WAKING + 0.5
        host.poll()
        assert len(watched.told) == 1, "it was given up"
        watched.now += WAKING + 0.5
        host.poll()
        assert len(watched.told) == 1, "the next one has longer"
        assert host.pids != (first,)
        watched.now += WAKING
        host.poll()
        assert len(watched.told) == 2, "but not for ever"
    finally:
        host.close()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no such list here")
def test_nothing_is_held_of_a_process_that_was_replaced() -> None:
    def files() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    watched = Watched(rogues.never_wakes)
    host = watched.host
    try:
        host.ask(ticket(1))
        watched.wait(lambda: bool(host.pids))
        held = files()
        watched.now += WAKING + 0.5
        watched.wait(lambda: not host.poll() and not host._ending)
        assert len(watched.told) == 1
        # Its line is closed by whoever waits at it.
        watched.wait(lambda: files() <= held)
    finally:
        host.close()


def test_any_answer_asks_no_game() -> None:
    unknown = Ticket(4, "no_such_game", 1, {}, (("a",), ("b", "c")), "hard", "even", 9)
    assert any_answer(unknown).action in unknown.options  # type: ignore[operator]
