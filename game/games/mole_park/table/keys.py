"""The keys of pieces that the table lays out and the acts move: each is made here alone."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING, Final

from game.stage.kit.keys import Keys

if TYPE_CHECKING:
    from collections.abc import Container

    from game.games.mole_park.content import DieName, Prize


CROWN: Final = "crown"
MUD: Final = "mud"

seat: Keys[int] = Keys("seat.{}")
"""A seat's plate at the side of the park."""
rival: Keys[int] = Keys("rival.{}")
"""A seat that takes part in the showdown."""
cash: Keys[int] = Keys("cash.{}")
"""The column of a seat that cashes in."""
die: Keys[int, DieName] = Keys("die.{}.{}")
"""A seat's die."""
prize: Keys[Prize] = Keys("prize.{}")
hole: Keys[int] = Keys("hole.{}")
down: Keys[int, int] = Keys("down.{}.{}")
"""One of the cards that lie face down at a hole."""

# Parts of those

badge: Keys[str] = Keys("{}.badge")
status: Keys[str] = Keys("{}.status")
star: Keys[str] = Keys("{}.star")
total: Keys[str] = Keys("{}.total")
mole: Keys[str] = Keys("{}.mole")
"""Who looks out of a hole."""
front: Keys[str] = Keys("{}.front")
"""The rim of a hole."""
closed: Keys[str] = Keys("{}.closed")
"""The shutter of a stand."""
word: Keys[str] = Keys("{}.word")
"""What a stand without a prize says."""
panel: Keys[str] = Keys("{}.panel")
counted: Keys[str] = Keys("{}.die")
"""The prize die that is added to a competitor's moles."""
held: Keys[str, int] = Keys("{}.held.{}")
"""A competitor's mole that is not yet turned up."""


def fan(number: int, pieces: Container[str]) -> list[str]:
    """All cards at a hole that are among these pieces."""
    return list(takewhile(lambda key: key in pieces, (down(number, at) for at in count())))


def on_lawn(key: str) -> bool:
    """Whether a piece goes with the lawn, when columns stand in its place."""
    return key.partition(".")[0] in ("hole", "down", "die", MUD)
