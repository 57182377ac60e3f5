"""What is told of a turn, in the order it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from game.games.whakka_mole.content import Hole
from game.kernel.event import Event

__all__ = ["EVENTS", "Count", "Counted", "Ended", "Popped", "Stroke", "TurnBegun", "Whacked"]


class Stroke(NamedTuple):
    """One mallet comes down on the sheet to the left."""

    seat: int
    target: int
    hole: Hole
    hit: bool
    moles: int
    """How many were up on a sheet that was hit."""


class Count(NamedTuple):
    """What a seat got this turn."""

    seat: int
    moles: int
    """Points for moles still up."""
    hit: int
    score: int


@dataclass(frozen=True, slots=True)
class Popped(Event):
    """The sheets are turned up."""

    kind: ClassVar[str] = "popped"
    shows = True
    popups: tuple[tuple[Hole, ...], ...]
    """By seat."""
    stubborn: tuple[tuple[Hole, ...], ...]
    """By seat, the holes in which a mole stayed."""


@dataclass(frozen=True, slots=True)
class Whacked(Event):
    """All have whacked at once."""

    kind: ClassVar[str] = "whacked"
    whacks: tuple[Stroke, ...]


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The turn is scored."""

    kind: ClassVar[str] = "counted"
    turn: int
    counts: tuple[Count, ...]

    @property
    def leader(self) -> Count:
        """Of those who share the lead the first at the table."""
        return max(self.counts, key=lambda count: (count.score, -count.seat))


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """Everybody writes again."""

    kind: ClassVar[str] = "new-turn"
    turn: int
    tied: bool
    """Only because two share the lead beyond the goal."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Somebody has fifty."""

    kind: ClassVar[str] = "ended"
    winners: tuple[int, ...]
    score: int
    turn: int


EVENTS: tuple[type[Event], ...] = (Popped, Whacked, Counted, TurnBegun, Ended)
