"""Project tokens: from the supply while it lasts, then from the others (p. 8, 14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.molly.state import MollyState
from game.kernel.contract import Action, Event, Given, Options, Step, Tell

__all__ = ["GainToken"]


@dataclass(frozen=True, slots=True)
class GainToken(Step):
    """One token for a seat; from an empty supply the taker chooses whom to steal from."""

    kind: ClassVar[str] = "gain-token"
    seat: int

    def _victims(self, state: MollyState) -> tuple[int, ...]:
        if state.supply:
            return ()
        return tuple(
            seat for seat in range(state.seats) if seat != self.seat and state.tokens[seat]
        )

    def seats(self, state: MollyState) -> tuple[int, ...]:
        return (self.seat,) if len(self._victims(state)) > 1 else ()

    def options(self, state: MollyState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((f"seat.{victim}",) for victim in self._victims(state))

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step]:
        seat, victims = self.seat, self._victims(state)
        if state.supply:
            state.supply -= 1
            state.tokens[seat] += 1
            tell(Event("token", {"seat": seat, "from": "supply"}))
        elif victims:
            victim = victims[0]
            if seat in given:
                victim = int(given[seat][0][0].removeprefix("seat."))
            state.tokens[victim] -= 1
            state.tokens[seat] += 1
            tell(Event("token", {"seat": seat, "from": victim}))
        else:
            tell(Event("no-token", {"seat": seat}))
        return ()
