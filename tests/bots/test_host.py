"""The bot process: answers come, a dead one is replaced, nothing ever blocks."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import cast

import pytest

from game import catalogue
from game.bots.host import Host
from game.bots.thinking import think
from game.bots.wire import LEFT, pack_ticket, unpack_ticket
from game.bots.worker import serve
from game.games.dice_theme_park.rules.operate import Operate
from game.kernel import memory, play
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.judge import any_of
from game.kernel.play import legal
from game.kernel.ticket import Answer, Ticket
from tests.bots.rogues import says_how_often_a_match_was_left

GAME = catalogue.game("whakka_mole")
STATE = GAME.new_match(4, {option.id: option.default for option in GAME.options}, 3)


def _ticket(number: int, seat: int = 0, level: str = "hard") -> Ticket:
    seen = Codec(GAME.steps).dump(GAME.observe(STATE, seat))
    options = legal(STATE, seat)
    return Ticket(number, GAME.id, seat, seen, options, level, "even", seed=number)


@pytest.fixture
def host() -> Iterator[Host]:
    made = Host(workers=1)
    yield made
    made.close()


def _wait(host: Host, count: int) -> list[Answer]:
    answers: list[Answer] = []
    end = time.monotonic() + 60
    while len(answers) < count and time.monotonic() < end:
        answers += host.poll()
        time.sleep(0.005)
    return answers


def test_a_ticket_survives_the_wire() -> None:
    assert unpack_ticket(pack_ticket(_ticket(7))) == _ticket(7)


def test_answers_are_legal_and_those_of_this_process(host: Host) -> None:
    for number, seat in enumerate(range(4)):
        host.ask(_ticket(number, seat))
    answers = sorted(_wait(host, 4), key=lambda answer: answer.ticket_number)
    assert [answer.seat for answer in answers] == [0, 1, 2, 3]
    for answer in answers:
        options = legal(STATE, answer.seat)
        assert not isinstance(options, tuple)
        assert options.allows(answer.action)
        assert answer == think(_ticket(answer.ticket_number, answer.seat))
        assert answer.reason.startswith("bot-why")


def test_asking_and_polling_never_wait(host: Host) -> None:
    host.warm()
    started = time.monotonic()
    for number in range(40):
        host.ask(_ticket(number))
        host.poll()
    # Generous: forty hard thoughts take far longer than forty questions.
    assert time.monotonic() - started < 1.0
    assert len(_wait(host, 40)) == 40


def test_a_killed_process_is_replaced_and_the_question_asked_again(host: Host) -> None:
    host.ask(_ticket(1))
    assert _wait(host, 1)
    (pid,) = host.pids
    os.kill(pid, signal.SIGKILL)
    host.ask(_ticket(2))
    (answer,) = _wait(host, 1)
    assert answer == think(_ticket(2))
    assert host.pids != (pid,)


def test_a_deadly_question_still_gets_a_legal_answer() -> None:
    notices: list[str] = []
    host = Host(workers=1, notice=notices.append)
    try:
        deadly = Ticket(5, "no_such_game", 0, {}, (), "hard", "even", 1)
        host.ask(_ticket(4))
        assert _wait(host, 1)
        # Not answerable here either: the host says so instead of falling over.
        host.ask(deadly)
        assert _wait_idle(host)
        host.ask(_ticket(6))
        assert [answer.ticket_number for answer in _wait(host, 1)] == [6]
        assert notices
    finally:
        host.close()


def _wait_idle(host: Host) -> bool:
    end = time.monotonic() + 60
    while host.busy and time.monotonic() < end:
        host.poll()
        time.sleep(0.005)
    return not host.busy


def test_forgotten_questions_are_not_answered(host: Host) -> None:
    for number in range(20):
        host.ask(_ticket(number))
    host.forget()
    assert _wait_idle(host)
    assert len(host.poll()) <= 1


def test_a_process_hears_that_a_match_was_left_and_nobody_waits_for_that() -> None:
    host = Host(workers=1, serve=says_how_often_a_match_was_left)
    try:
        for number in range(3):
            host.ask(_ticket(number))
            (answer,) = _wait(host, 1)
            assert answer.reason == str(number)
            host.forget()
        # What is thought about just then comes to its end first.
        host.ask(_ticket(3))
        host.forget()
        host.ask(_ticket(4))
        (answer,) = _wait(host, 1)
        assert (answer.ticket_number, answer.reason) == (4, "4")
    finally:
        host.close()


def test_a_process_forgets_what_it_reckoned_in_a_match_that_was_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An hour of matches is to need no more than one of each game."""
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    game = catalogue.game("dice_theme_park")
    state = play.start(game, 2, {option.id: option.default for option in game.options}, 3)
    while not isinstance(play.waiting(state, 0), Operate):
        seat = play.asked(state)[0]
        play.act(state, seat, any_of(legal(state, seat), Random(1)))
    seen = Codec(game.steps).dump(game.observe(state, 0))
    ticket = Ticket(1, game.id, 0, seen, legal(state, 0), "normal", "", seed=5)
    assert _kept_after(pack_ticket(ticket)) > 20
    assert _kept_after(pack_ticket(ticket), LEFT) == 0


class _Asks:
    """The other end of the line, with all its questions in hand."""

    def __init__(self, *asked: bytes) -> None:
        self._asked = list(asked)
        self.heard: list[bytes] = []

    def recv_bytes(self) -> bytes:
        if not self._asked:
            raise EOFError
        return self._asked.pop(0)

    def send_bytes(self, data: bytes) -> None:
        self.heard.append(data)


def _kept_after(*asked: bytes) -> int:
    """How many answers are remembered once a process has been asked this, and has ended."""
    asks = _Asks(*asked)
    serve(cast("Connection", asks))
    assert len(asks.heard) == 2, "awake, and one answer"
    return sum(kept.cache_info().currsize for kept in memory._KEPT)


def test_closing_leaves_no_process_behind() -> None:
    host = Host(workers=2)
    host.ask(_ticket(1))
    host.ask(_ticket(2, 1))
    assert len(_wait(host, 2)) == 2
    pids = host.pids
    host.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
