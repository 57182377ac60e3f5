"""What phones need of the screen they belong to: a lobby, a table, the results."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from game.phones.face import Room

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.kernel.contract import Action
    from game.phones import wire
    from game.phones.tongue import Tongue
    from game.stage.hand import Pile
    from game.stage.said import Speech

__all__ = ["Between", "Phone", "Place", "Side", "Stage"]


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as the screen has it."""

    name: str
    colour: str
    control: str
    """"" for nobody, else as `Person.control`"""
    ready: bool = False
    turn: bool = False
    place: int = 0
    score: str = ""
    squeak: int = 0
    """The number of its voice, from 1; 0 while nobody sits there."""
    crown: bool = False
    """Wears the crown of the last winner."""


@dataclass(frozen=True, slots=True)
class Between:
    """What lies before a phone while no match is played."""

    title: Speech
    hint: Speech = ""
    piles: tuple[Pile, ...] = ()
    ways: tuple[tuple[str, Speech], ...] = ()
    """What its seat may say: an id, and the words of its button."""


class Side(Protocol):
    """The screen the phones belong to now: a lobby, a table, or the results."""

    @property
    def state(self) -> str:
        """lobby, match, over, club or replay"""
        ...

    @property
    def game(self) -> str: ...

    def places(self) -> Sequence[Place | None]:
        """By seat; None: there is no such place at this table."""
        ...

    def sit(self, seat: int, name: str, colour: str, voice: int = 0) -> bool:
        """A phone takes the seat, or changes its name, colour and voice (0: any will do); False if
        that cannot be."""
        ...

    def rise(self, seat: int) -> None:
        """The phone gave the seat up."""
        ...

    def squeak(self, seat: int, voice: int) -> None:
        """A mole says something in the voice of this number."""
        ...

    def between(self, seat: int | None, tongue: Tongue) -> Between | None:
        """Where no match is played: what a phone shows, and what may be said from it."""
        ...

    def chose(self, seat: int, way: str) -> None:
        """One of the ways on was chosen on the seat's phone."""
        ...

    def invite(self, seat: int) -> None:
        """The seat is to be played by whichever phone takes it."""
        ...

    def doubt(self, seat: int, name: str) -> bool:
        """A phone nobody knows wants a seat that sleeps: ask the people. False: not just now."""
        ...


class Stage(Side, Room, Protocol):
    """A side at which a match is played."""

    @property
    def settled(self) -> bool:
        """Everything that happened has been shown."""
        ...

    @property
    def holding(self) -> str:
        """It waits for somebody to say "go on": where; "" if it does not."""
        ...

    @property
    def covered(self) -> int | None:
        """The seat that looks at its own at the television just now."""
        ...

    def go_on(self) -> None: ...
    def give(self, seat: int, action: Action) -> str:
        """Give the answer; "" or why not, a key."""
        ...

    def receipt(self) -> Callable[[], bool]:
        """Says whether what has been decided until now is written down, and cannot be lost."""
        ...

    def take_back(self, seat: int) -> bool: ...


class Phone:
    """One connection."""

    def __init__(self, number: int, language: str) -> None:
        self.number, self.language = number, language
        self.watching = self.peeking = False
        self.glancing = False
        """She looks at the table while she is asked."""
        self.naming: int | None = None
        """The seat somebody chooses a name for on it."""
        self.path: tuple[str, ...] = ()
        self.shown: tuple[object, ...] = ()
        """What its face was made from: the same needs no new one; empty: one is due in any case."""
        self.last: tuple[wire.Face, wire.Asked | None] | None = None
        """What lies before it."""
        self.faces = itertools.count(1)
        """Numbers of what it is shown; who holds a seat goes on with the seat's."""
        self.into = ""
        """The page that somebody wants to read on it."""
        self.seats = b""
        self.quiet_ms = 0.0
