"""Tickets and answers as JSON between the game and a bot process."""

from __future__ import annotations

import json
from dataclasses import asdict

from game.kernel.contract import PickSome
from game.kernel.ticket import Answer, Ticket

__all__ = ["pack_answer", "pack_ticket", "unpack_answer", "unpack_ticket"]


def pack_ticket(ticket: Ticket) -> bytes:
    return json.dumps(asdict(ticket), separators=(",", ":")).encode()


def unpack_ticket(data: bytes) -> Ticket:
    plain = json.loads(data)
    options = plain["options"]
    plain["options"] = (
        PickSome(tuple(options["items"]), options["least"], options["most"])
        if isinstance(options, dict)
        else tuple(tuple(action) for action in options)
    )
    return Ticket(**plain)


def pack_answer(answer: Answer) -> bytes:
    return json.dumps(asdict(answer), separators=(",", ":")).encode()


def unpack_answer(data: bytes) -> Answer:
    plain = json.loads(data)
    plain["action"] = tuple(plain["action"])
    return Answer(**plain)
