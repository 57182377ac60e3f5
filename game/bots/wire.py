"""Tickets and answers as JSON between the game and a bot process."""

from __future__ import annotations

import json
from dataclasses import asdict

from game.kernel.contract import PickSome
from game.kernel.ticket import Answer, Ticket

__all__ = ["LARGEST_ANSWER", "LEFT", "pack_answer", "pack_ticket", "unpack_answer", "unpack_ticket"]

LARGEST_ANSWER = 1 << 16
LEFT = b""
"""What a bot process is told when a match is left; it has no answer to that."""
_PARTS, _LETTERS = 200, 200
"""What a save takes of an action and of a reason."""


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


def unpack_answer(data: bytes, ticket: Ticket) -> Answer:
    """The answer to this ticket; ValueError for anything else a process may have written."""
    try:
        plain = json.loads(data)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(plain, dict) or plain.keys() != {"ticket_number", "seat", "action", "reason"}:
        raise ValueError("not an answer")
    asked = (ticket.number, ticket.seat)
    action, reason = plain["action"], plain["reason"]
    if (plain["ticket_number"], plain["seat"]) != asked or not _is_action(action):
        raise ValueError("not the answer to this question")
    if not isinstance(reason, str) or len(reason) > _LETTERS or not reason.isascii():
        raise ValueError("not a reason")
    return Answer(*asked, tuple(action), reason)


def _is_action(action: object) -> bool:
    return (
        isinstance(action, list)
        and len(action) <= _PARTS
        and all(isinstance(part, str) and len(part) <= _LETTERS for part in action)
    )
