"""A bots' process that keeps something of every question: planted, and to be found by the soak.

A module of its own, for the process that is started with it reads no other one of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest import mock

from game.bots import worker
from game.bots.thinking import think

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from game.kernel.ticket import Answer, Ticket

__all__ = ["leaks"]

_KEPT_OF_EACH = 1 << 16
"""Bytes: a hundred questions are too much."""


def leaks(pipe: Connection) -> None:
    kept: list[bytearray] = []

    def thinks(ticket: Ticket) -> Answer:
        kept.append(bytearray(b"m" * _KEPT_OF_EACH))
        return think(ticket)

    with mock.patch.object(worker, "think", thinks):
        worker.serve(pipe)
