"""Project tokens: from the supply while it lasts, then from the others (p. 8, 14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.molly.content.words import Phase, seat_id, seat_of
from game.games.molly.events import NoToken, TokenGained
from game.games.molly.rules.state import MollyState
from game.kernel.contract import Action, Given, Options, Step, Tell, quiet

__all__ = ["GainToken"]


@dataclass(frozen=True, slots=True)
class GainToken(Step[MollyState]):
    """One token for a seat; from an empty supply the taker chooses whom to steal from."""

    kind: ClassVar[str] = Phase.GAIN_TOKEN.value
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
        return tuple((seat_id(victim),) for victim in self._victims(state))

    def resolve(self, state: MollyState, given: Given, tell: Tell) -> Sequence[Step[MollyState]]:
        seat, victims = self.seat, self._victims(state)
        if state.supply:
            state.supply -= 1
            state.tokens[seat] += 1
            if tell is not quiet:
                tell(TokenGained(seat, "supply"))
        elif victims:
            victim = victims[0]
            if seat in given:
                victim = seat_of(given[seat][0][0])
            state.tokens[victim] -= 1
            state.tokens[seat] += 1
            tell(TokenGained(seat, victim))
        else:
            tell(NoToken(seat))
        return ()
