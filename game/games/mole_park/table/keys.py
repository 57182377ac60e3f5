"""The keys of pieces that the table lays out and the acts move: each is made here alone."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from game.games.mole_park.content import DieName, Prize

__all__ = [
    "CROWN",
    "MUD",
    "badge",
    "cash",
    "closed",
    "counted",
    "die",
    "down",
    "fan",
    "front",
    "held",
    "hole",
    "mole",
    "on_lawn",
    "panel",
    "prize",
    "rival",
    "seat",
    "star",
    "status",
    "total",
    "under",
    "word",
]

CROWN: Final = "crown"
MUD: Final = "mud"
_HOLE, _DOWN, _DIE = "hole", "down", "die"


def seat(number: int) -> str:
    """A seat's plate at the side of the park."""
    return f"seat.{number}"


def rival(number: int) -> str:
    """A seat that takes part in the showdown."""
    return f"rival.{number}"


def cash(number: int) -> str:
    """The column of a seat that cashes in."""
    return f"cash.{number}"


def die(number: int, kind: DieName) -> str:
    """A seat's die."""
    return f"{_DIE}.{number}.{kind}"


def prize(id_: Prize) -> str:
    return f"prize.{id_}"


def hole(number: int) -> str:
    return f"{_HOLE}.{number}"


def down(number: int, at: int) -> str:
    """One of the cards that lie face down at a hole."""
    return f"{_DOWN}.{number}.{at}"


def fan(number: int, pieces: Container[str]) -> list[str]:
    """All cards at a hole that are among these pieces."""
    return list(takewhile(lambda key: key in pieces, (down(number, at) for at in count())))


def on_lawn(key: str) -> bool:
    """Whether a piece goes with the lawn, when columns stand in its place."""
    return key.partition(".")[0] in (_HOLE, _DOWN, _DIE, MUD)


def under(key: str, pieces: Iterable[str]) -> list[str]:
    """A piece, and those that are parts of it."""
    return [each for each in pieces if each == key or each.startswith(f"{key}.")]


# Parts of those


def badge(key: str) -> str:
    return f"{key}.badge"


def status(key: str) -> str:
    return f"{key}.status"


def star(key: str) -> str:
    return f"{key}.star"


def total(key: str) -> str:
    return f"{key}.total"


def mole(key: str) -> str:
    """Who looks out of a hole."""
    return f"{key}.mole"


def front(key: str) -> str:
    """The rim of a hole."""
    return f"{key}.front"


def closed(key: str) -> str:
    """The shutter of a stand."""
    return f"{key}.closed"


def word(key: str) -> str:
    """What a stand without a prize says."""
    return f"{key}.word"


def panel(key: str) -> str:
    return f"{key}.panel"


def counted(key: str) -> str:
    """The prize die that is added to a competitor's moles."""
    return f"{key}.die"


def held(key: str, at: int) -> str:
    """A competitor's mole that is not yet turned up."""
    return f"{key}.held.{at}"
