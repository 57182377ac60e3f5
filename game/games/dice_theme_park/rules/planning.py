"""Phase 1, Plan: two staff cards each, the turn order and the income."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.dice_theme_park.content.administrators import EARLY
from game.games.dice_theme_park.content.attractions import TILES
from game.games.dice_theme_park.content.ids import LESS
from game.games.dice_theme_park.content.staff import STAFF_A_ROUND, person, staff_of
from game.games.dice_theme_park.events.arriving import (
    IncomeTaken,
    OrderSet,
    SoloCardRevealed,
    StaffPlayed,
    SumLowered,
)
from game.games.dice_theme_park.rules.market import staff_sum
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell

__all__ = ["EarlyBird", "Income", "Plan", "SoloCardUp", "TurnOrder"]


@dataclass(frozen=True, slots=True)
class Plan(Step[ParkState]):
    """Everyone chooses in secret; all are revealed together (p. 7)."""

    kind: ClassVar[str] = "plan"

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return tuple(range(state.seats))

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return PickSome(tuple(sorted(state.parks[seat].hand)), STAFF_A_ROUND, STAFF_A_ROUND)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in range(state.seats):
            park = state.parks[seat]
            park.played = [staff_of(card) for card in given[seat][0]]
            park.hand = [card for card in park.hand if card not in park.played]
            tell(StaffPlayed(seat, tuple(park.played), staff_sum(state, seat)))
        early = state.administrator("early_bird")
        return (
            *((SoloCardUp(),) if state.solo else ()),
            *((EarlyBird(early),) if early >= 0 else ()),
            TurnOrder(),
            Income(),
        )


@dataclass(frozen=True, slots=True)
class SoloCardUp(Step[ParkState]):
    """Alone: the top solo card says what is shaded (p. 19)."""

    kind: ClassVar[str] = "solo_card"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.solo_card = state.solo_deck.pop()
        tell(SoloCardRevealed(state.solo_card))
        return ()


@dataclass(frozen=True, slots=True)
class EarlyBird(Step[ParkState]):
    """This administrator lowers the sum by up to 2, once all sums are known."""

    kind: ClassVar[str] = "early_bird"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((LESS.id(by),) for by in range(EARLY + 1))

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        by = LESS.at(given[self.seat][0][0])
        state.parks[self.seat].less = by
        tell(SumLowered(self.seat, by, staff_sum(state, self.seat)))
        return ()


@dataclass(frozen=True, slots=True)
class TurnOrder(Step[ParkState]):
    """The lowest sum first; then the fewest stars; then the other way round than before (p. 7)."""

    kind: ClassVar[str] = "turn_order"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        before = {seat: place for place, seat in enumerate(state.order)}
        sums = [staff_sum(state, seat) for seat in range(state.seats)]
        state.order.sort(key=lambda seat: (sums[seat], state.parks[seat].stars, -before[seat]))
        tell(OrderSet(tuple(state.order), tuple(sums)))
        return ()


@dataclass(frozen=True, slots=True)
class Income(Step[ParkState]):
    """The money on both cards, on the Park Entrance and on the attractions (p. 8)."""

    kind: ClassVar[str] = "income"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in state.order:
            park = state.parks[seat]
            staff = sum(person(card).money for card in park.played)
            built = sum(TILES[tile].income for tile in park.tiles)
            park.money += staff + built
            tell(IncomeTaken(seat, staff, built, park.money))
        return ()
