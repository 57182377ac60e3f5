"""Bot processes that misbehave, each in its own way. They are spawned, so they live in a module."""

from __future__ import annotations

import json
import os
import struct
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from game.bots.thinking import any_answer, think
from game.bots.wire import LEFT, pack_answer, unpack_ticket

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from game.kernel.ticket import Ticket

__all__ = ["ROGUES"]

GOOD_SEED = 7
"""Questions of this seed are answered as they should be: it is the others that go wrong."""


def _serve(pipe: Connection, misbehave: Callable[[Connection, Ticket], None]) -> None:
    pipe.send_bytes(b"")
    while True:
        try:
            asked = pipe.recv_bytes()
            if asked == LEFT:
                continue
            ticket = unpack_ticket(asked)
            if ticket.seed == GOOD_SEED:
                pipe.send_bytes(pack_answer(think(ticket)))
            else:
                misbehave(pipe, ticket)
        except (EOFError, OSError):
            return


def hangs(pipe: Connection) -> None:
    _serve(pipe, lambda _, __: time.sleep(600))


def hangs_over_long_thoughts(pipe: Connection) -> None:
    def act(pipe: Connection, ticket: Ticket) -> None:
        if ticket.level == "hard":
            time.sleep(600)
        pipe.send_bytes(pack_answer(think(ticket)))

    _serve(pipe, act)


def dies(pipe: Connection) -> None:
    _serve(pipe, lambda _, __: os._exit(3))


def says_half(pipe: Connection) -> None:
    def act(pipe: Connection, _: Ticket) -> None:
        os.write(pipe.fileno(), struct.pack("!i", 500) + b'{"ticket_number":')
        time.sleep(600)

    _serve(pipe, act)


def says_half_and_dies(pipe: Connection) -> None:
    def act(pipe: Connection, _: Ticket) -> None:
        os.write(pipe.fileno(), struct.pack("!i", 500) + b'{"ticket_number":')
        os._exit(0)

    _serve(pipe, act)


def promises_more_than_there_is_memory(pipe: Connection) -> None:
    def act(pipe: Connection, _: Ticket) -> None:
        os.write(pipe.fileno(), struct.pack("!iQ", -1, 1 << 62) + b"x" * 1000)
        time.sleep(600)

    _serve(pipe, act)


def says(data: bytes) -> Callable[[Connection, Ticket], None]:
    return lambda pipe, _: pipe.send_bytes(data)


def garbage(pipe: Connection) -> None:
    _serve(pipe, says(bytes(range(256))))


def nothing(pipe: Connection) -> None:
    _serve(pipe, says(b""))


def nests(pipe: Connection) -> None:
    _serve(pipe, says(b"[" * 30_000 + b"]" * 30_000))


def nests_within(pipe: Connection) -> None:
    _serve(pipe, says(b'{"ticket_number":' + b"[" * 60_000))


def floods(pipe: Connection) -> None:
    _serve(pipe, says(b" " * (1 << 20)))


def a_number(pipe: Connection) -> None:
    _serve(pipe, says(b"9" * 5_000))


def twisted(**changed: object) -> Callable[[Connection, Ticket], None]:
    def act(pipe: Connection, ticket: Ticket) -> None:
        plain = json.loads(pack_answer(any_answer(ticket)))
        pipe.send_bytes(json.dumps({**plain, **changed}).encode())

    return act


def answers_another(pipe: Connection) -> None:
    _serve(pipe, twisted(ticket_number=99_999))


def answers_for_a_rival(pipe: Connection) -> None:
    _serve(pipe, twisted(seat=3))


def acts_in_numbers(pipe: Connection) -> None:
    _serve(pipe, twisted(action=[1, 2]))


def acts_in_words_without_end(pipe: Connection) -> None:
    _serve(pipe, twisted(action=["a" * 20_000]))


def gives_half_letters_for_a_reason(pipe: Connection) -> None:
    _serve(pipe, twisted(reason="\ud800"))


def gives_a_reason_no_save_would_take(pipe: Connection) -> None:
    _serve(pipe, twisted(reason="x" * 201))


def says_more_than_asked(pipe: Connection) -> None:
    _serve(pipe, twisted(more=1))


def speaks_first(pipe: Connection) -> None:
    pipe.send_bytes(b"{}")
    time.sleep(600)


def says_how_often_a_match_was_left(pipe: Connection) -> None:
    """No rogue: it answers as it should, and with a number for its reason."""
    pipe.send_bytes(b"")
    left = 0
    while True:
        try:
            asked = pipe.recv_bytes()
            if asked == LEFT:
                left += 1
                continue
            answer = any_answer(unpack_ticket(asked))
            pipe.send_bytes(pack_answer(replace(answer, reason=str(left))))
        except (EOFError, OSError):
            return


def never_wakes(_pipe: Connection) -> None:
    time.sleep(600)


def stillborn(_pipe: Connection) -> None:
    os._exit(1)


ROGUES = (
    hangs,
    dies,
    says_half,
    says_half_and_dies,
    promises_more_than_there_is_memory,
    garbage,
    nothing,
    nests,
    nests_within,
    floods,
    a_number,
    answers_another,
    answers_for_a_rival,
    acts_in_numbers,
    acts_in_words_without_end,
    gives_half_letters_for_a_reason,
    gives_a_reason_no_save_would_take,
    says_more_than_asked,
    speaks_first,
    never_wakes,
    stillborn,
)
"""Every way to go wrong; of those that go on, questions of GOOD_SEED are answered well."""
