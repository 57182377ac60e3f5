"""Mole Park, pages 5-6: cashing in, picking prizes, and who reaches for the crown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from game.games.mole_park.content import (
    FORGO,
    PATH_START,
    PRIZE_DIE,
    SEAT_OF,
    STAND_OF,
    STANDS,
    seat_id,
    stand_id,
)
from game.games.mole_park.events import (
    Cash,
    CashedIn,
    Crowned,
    FellShort,
    NoPrize,
    TieSettled,
    Won,
)
from game.games.mole_park.rules.showdown import Showdown
from game.games.mole_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = ["CashIn", "Pick", "Prizes", "SettleTie", "affordable"]


@dataclass(frozen=True, slots=True)
class CashIn(Step[ParkState]):
    """Page 5: moles laid open, stars added up, the prize dice move along the path."""

    kind: ClassVar[str] = "cash-in"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        cashing = [seat for seat, (throw,) in enumerate(state.throws) if throw.die == PRIZE_DIE]
        if not cashing:
            return ()
        told = []
        for seat in cashing:
            state.laid[seat], state.hands[seat] = state.hands[seat], []
            moles, prizes = state.moles_worth(seat), state.prizes_worth(seat)
            die = int(state.throws[seat][0].face)
            total = state.totals[seat] = moles + die + prizes
            laid, crown = tuple(state.laid[seat]), state.declared[seat]
            told.append(Cash(seat, laid, moles, die, prizes, total, crown))
        tell(CashedIn(tuple(told)))
        reached = tuple(
            seat for seat in cashing if state.declared[seat] and state.totals[seat] >= state.crown
        )
        if len(reached) == 1:
            state.winner = reached[0]
            tell(Crowned(state.winner, "alone"))
            return ()
        if reached:
            return (Showdown(reached),)
        failed = tuple(seat for seat in cashing if state.declared[seat])
        if failed:
            tell(FellShort(failed))
        return (Prizes(_queue(state, cashing)),)


def _queue(state: ParkState, cashing: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Who picks, from most stars to least, those with equal stars together."""
    picking = [
        seat for seat in cashing if not state.declared[seat] and state.totals[seat] >= PATH_START
    ]
    sums = sorted({state.totals[seat] for seat in picking}, reverse=True)
    return tuple(tuple(seat for seat in picking if state.totals[seat] == each) for each in sums)


@dataclass(frozen=True, slots=True)
class Prizes(Step[ParkState]):
    """Page 5: the next to pick, ties put in order by the king, himself last in his own."""

    kind: ClassVar[str] = "prizes"
    queue: tuple[tuple[int, ...], ...]

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        if not self.queue:
            return ()
        first, rest = self.queue[0], self.queue[1:]
        if len(first) == 1:
            return Pick(first[0]), Prizes(rest)
        others = tuple(seat for seat in first if seat != state.king)
        last = ((state.king,),) if state.king in first else ()
        if len(others) == 1 or not affordable(state, first[0]):
            # Nothing to decide: one other, or no prize left that any of them could win.
            return (Prizes((*((seat,) for seat in others), *last, *rest)),)
        return (SettleTie(others, (*last, *rest)),)


@dataclass(frozen=True, slots=True)
class SettleTie(Step[ParkState]):
    """Page 5: the king decides in which order those with equal stars pick."""

    kind: ClassVar[str] = "settle-tie"
    tied: tuple[int, ...]
    rest: tuple[tuple[int, ...], ...]

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (state.king,)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        # The last place goes without saying: between two, the king names one.
        named = len(self.tied) - 1
        return tuple(
            tuple(seat_id(each) for each in order) for order in permutations(self.tied, named)
        )

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        named = [SEAT_OF[id_] for id_ in given[state.king][0]]
        order = (*named, *(seat for seat in self.tied if seat not in named))
        tell(TieSettled(state.king, order))
        return (Prizes((*((seat,) for seat in order), *self.rest)),)


def affordable(state: ParkState, seat: int) -> tuple[int, ...]:
    """The stands whose face-up prize the seat's stars can win."""
    return tuple(
        index
        for index, stand in enumerate(STANDS)
        if stand.price <= state.totals[seat] and state.top(index)
    )


@dataclass(frozen=True, slots=True)
class Pick(Step[ParkState]):
    """Page 5: any face-up prize one can afford, or none; the stand then closes for the round."""

    kind: ClassVar[str] = "pick"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if affordable(state, self.seat) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        stands = tuple((stand_id(index),) for index in affordable(state, seat))
        return (*stands, (FORGO,))

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        seat = self.seat
        index = STAND_OF.get(given[seat][0][0]) if seat in given else None
        if index is None:
            tell(NoPrize(seat, choice=seat in given))
            return ()
        prize = state.stands[index].pop()
        state.prizes[seat].append(prize)
        state.closed[index] = True
        tell(Won(seat, STANDS[index].id, prize))
        return ()
