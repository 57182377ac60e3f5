"""A State as plain data, and the digest by which two States are told equal."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from game.kernel.codec import Codec

if TYPE_CHECKING:
    from game.kernel.contract import Game, Plain, State

__all__ = ["codec", "digest", "dump", "encoded"]


@cache
def codec(game: Game[Any, Any]) -> Codec:
    """The reader and writer of a game's types."""
    return Codec(game.steps)


def dump(game: Game[Any, Any], state: State) -> Plain:
    """A State in the form of a save's snapshot."""
    return codec(game).dump(state)


def encoded(plain: Plain) -> bytes:
    """The one way to write this data: keys in order, so that equal data has equal bytes."""
    return msgspec.json.encode(plain, order="deterministic")


def digest(game: Game[Any, Any], state: State) -> str:
    """Sixteen hexadecimal letters: equal States have equal ones, whatever the hash seed."""
    return hashlib.sha256(encoded(dump(game, state))).hexdigest()[:16]
