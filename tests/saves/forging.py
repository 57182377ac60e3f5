"""Saves changed by a knowing hand: digests that fit again, around something else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from game import catalogue
from game.match import format as form
from game.match.fair import Pledge
from game.match.saves import save_bytes
from game.match.session import Session
from tests.match.tables import people

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.kernel.chance import Random

__all__ = ["WHEN", "begun", "leaves", "other", "parts", "sealed"]

WHEN = "2026-11-18T20:15:00Z"


def begun(game: str) -> Session:
    seats = min(catalogue.game(game).seats)
    return Session.new(game, people(max(seats, 2)), {}, pledge=Pledge("0f" * 32))


def parts(session: Session) -> tuple[Any, Any]:
    header, body = form.unpack(save_bytes(session, WHEN, "parts"))
    return json.loads(msgspec.json.encode(header)), json.loads(msgspec.json.encode(body))


def sealed(head: Any, body: Any) -> bytes:
    return form.seal(json.dumps(head).encode(), json.dumps(body).encode())


def leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of plain data that holds a word, a number, yes or no."""
    for key in range(len(value)) if isinstance(value, list) else list(value):
        if isinstance(value[key], list | dict):
            yield from leaves(value[key])
        else:
            yield value, key


def other(value: Any, rng: Random) -> Any:
    """Another of its kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-2, -1, 1, 2, 5))
    return rng.choice(("0x1f", "", "mole", str(value)[:-1], str(value)[::-1]))
