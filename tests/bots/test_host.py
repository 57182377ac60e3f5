"""The bot process: answers come, a dead one is replaced, nothing ever blocks."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from game import catalogue
from game.bots.host import Host
from game.bots.thinking import think
from game.bots.wire import pack_ticket, unpack_ticket
from game.kernel.codec import Codec
from game.kernel.play import legal
from game.kernel.ticket import Answer, Ticket

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
