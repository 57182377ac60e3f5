"""Mole Park: a round from the deal to the next one (pages 4-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.mole_park.content import FLEE, STANDS
from game.games.mole_park.events import Fled, Restocked, RoundOver, Spent
from game.games.mole_park.rules.prizes import CashIn
from game.games.mole_park.rules.state import ParkState
from game.games.mole_park.rules.steps import Choose, Deal, Declare, DiscardDown, Roll, Whack
from game.kernel.contract import Given, Step, Tell, quiet

__all__ = ["NextRound", "Round", "from_here_on"]


@dataclass(frozen=True, slots=True)
class Round(Step[ParkState]):
    """Every round goes like the first one (p. 4)."""

    kind: ClassVar[str] = "round"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        return _COURSE


@dataclass(frozen=True, slots=True)
class NextRound(Step[ParkState]):
    """Page 5: moles discarded, dice back, stands restocked; with two or three, full holes flee."""

    kind: ClassVar[str] = "next-round"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        if state.winner >= 0:
            return ()
        spent = tuple([Spent(seat, len(laid)) for seat, laid in enumerate(state.laid) if laid])
        for seat, _ in spent:
            state.discards.extend(state.laid[seat])
            state.laid[seat].clear()
        state.throws = [()] * state.seats
        restocked = _restock(state) if any(state.closed) else ()
        fled = _flee(state) if state.seats <= 3 else ()
        if tell is not quiet:
            tell(RoundOver(state.round, spent, restocked, fled, shows=bool(restocked)))
        state.round += 1
        return (Round(),)


def _restock(state: ParkState) -> tuple[Restocked, ...]:
    """The top prizes that come to light."""
    restocked = tuple(
        [
            Restocked(STANDS[index].id, state.stands[index][-1])
            for index, closed in enumerate(state.closed)
            if closed and state.stands[index]
        ]
    )
    state.closed = [False] * len(STANDS)
    return restocked


def _flee(state: ParkState) -> tuple[Fled, ...]:
    """Holes that were too full, and how many ran away."""
    fled = []
    for number, hole in enumerate(state.holes, start=1):
        if len(hole) >= FLEE:
            fled.append(Fled(number, len(hole)))
            state.discards.extend(hole)
            hole.clear()
    return tuple(fled)


_COURSE: tuple[Step[ParkState], ...] = (
    Deal(),
    Declare(),
    Choose(),
    Roll(),
    Whack(),
    DiscardDown(),
    CashIn(),
    NextRound(),
)


def from_here_on(kind: str) -> tuple[Step[ParkState], ...]:
    """What is left of a round that waits at this Step."""
    kinds = [step.kind for step in _COURSE]
    return _COURSE[kinds.index(kind) :] if kind in kinds else ()
