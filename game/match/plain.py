"""A State as plain data, and the digest by which two States are told equal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from game.kernel import codec as kernel

if TYPE_CHECKING:
    from game.kernel.contract import Game, Plain, State

__all__ = ["codec", "digest", "dump"]


@cache
def codec(game: Game[Any, Any]) -> kernel.Codec:
    """The reader and writer of a game's types."""
    return kernel.Codec(game.steps, game.events)


def dump(game: Game[Any, Any], state: State) -> Plain:
    """A State in the form of a save's snapshot."""
    return codec(game).dump(state)


def digest(game: Game[Any, Any], state: State) -> str:
    """Sixteen hexadecimal letters: equal States have equal ones, whatever the hash seed."""
    return kernel.digest(dump(game, state))
