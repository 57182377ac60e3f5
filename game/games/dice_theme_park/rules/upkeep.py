"""Phase 6, Upkeep: stars and money, the objective, and guests who have seen it all (p. 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from game.games.dice_theme_park.content.administrators import NO_ADMINISTRATOR, colour, kind
from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.ids import VALUE
from game.games.dice_theme_park.content.metrics import (
    administrator_stars,
    cube_money,
    cube_stars,
    objective_count,
    objective_prizes,
    statue_stars,
)
from game.games.dice_theme_park.content.numbers import (
    FIRST_OBJECTIVE,
    PRIZES,
    Colour,
    Die,
    colour_of,
    die_of,
)
from game.games.dice_theme_park.content.objectives import ObjectiveId
from game.games.dice_theme_park.content.staff import staff_of
from game.games.dice_theme_park.events.arriving import PhaseBegun
from game.games.dice_theme_park.events.counting import (
    AdministratorScored,
    CardsSwapped,
    GuestReturned,
    GuestsLeaving,
    ObjectiveJudged,
    ReturnedBy,
    RoundCounted,
    Scored,
    StatuesScored,
    TakingsCounted,
)
from game.games.dice_theme_park.rules.moving import depart
from game.games.dice_theme_park.rules.park import Guest, Park
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = ["Earn", "OnesLeave", "ReturnGuest", "Tidy", "Understudy", "Upkeep"]

_SKIP = ("skip",)


@dataclass(frozen=True, slots=True)
class Upkeep(Step[ParkState]):
    kind: ClassVar[str] = "upkeep"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.phase = "upkeep"
        tell(PhaseBegun("upkeep"))
        return Earn(), Objective(), Tidy()


@dataclass(frozen=True, slots=True)
class Earn(Step[ParkState]):
    """For each operate cube its stars and money; then administrators and statues."""

    kind: ClassVar[str] = "earn"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in state.order:
            park = state.parks[seat]
            stars = 0
            for tile in sorted(park.cubes):
                cubes, upgrades = park.cubes[tile], park.upgrades.get(tile, ())
                took = cubes * cube_stars(tile, upgrades)
                money = cubes * cube_money(tile, upgrades)
                stars += took
                park.money += money
                tell(TakingsCounted(seat, tile, cubes, took, money))
            count, more = administrator_stars(park)
            if more:
                tell(AdministratorScored(seat, park.administrator, count, more))
            statues = statue_stars(park)
            if statues:
                tell(StatuesScored(seat, statues))
            gained = stars + more + statues
            park.stars += gained
            tell(Scored(seat, gained, park.stars))
        return ()


@dataclass(frozen=True, slots=True)
class Objective(Step[ParkState]):
    """After the earnings, before any guest leaves."""

    kind: ClassVar[str] = "objective"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        number = state.round - FIRST_OBJECTIVE
        if 0 <= number < len(state.objectives):
            self._judge(state, state.objectives[number], tell)
        tell(RoundCounted(state.round))
        ones = [sum(guest.value == 1 for guest in park.guests.values()) for park in state.parks]
        tell(GuestsLeaving(tuple(ones)))
        return ()

    def _judge(self, state: ParkState, objective: ObjectiveId, tell: Tell) -> None:
        counts = [objective_count(objective, park) for park in state.parks]
        places, stars = objective_prizes(objective, counts, PRIZES[state.seats])
        for park, gained in zip(state.parks, stars, strict=True):
            park.stars += gained
        tell(ObjectiveJudged(objective, state.round, tuple(counts), stars, places))


def _goes(park: Park, die: Die) -> bool:
    """Whether this guest leaves now."""
    return park.guests[die].value == 1 and die not in park.tally.returned


@dataclass(frozen=True, slots=True)
class Tidy(Step[ParkState]):
    """Guests of value 1 leave, but for those somebody calls back."""

    kind: ClassVar[str] = "tidy"

    def lanes(self, state: ParkState) -> Mapping[int, Sequence[Step[ParkState]]]:
        return {seat: self._lane(state, seat) for seat in range(state.seats)}

    def _lane(self, state: ParkState, seat: int) -> Sequence[Step[ParkState]]:
        park = state.parks[seat]
        agents = park.staff("ticket_agent")
        again = kind(park.administrator) == "second_chance"
        return (
            *(ReturnGuest(seat, "ticket_agent", "") for _ in range(agents)),
            *((ReturnGuest(seat, "second_chance", colour(park.administrator)),) if again else ()),
            OnesLeave(seat),
        )

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        return ()


@dataclass(frozen=True, slots=True)
class ReturnGuest(Step[ParkState]):
    """A guest of value 1 back to the Park Entrance, with any value (p. 8, p. 15)."""

    kind: ClassVar[str] = "return_guest"
    seat: int
    by: ReturnedBy
    colour: Colour | Literal[""]

    def _leaving(self, state: ParkState) -> list[Die]:
        park = state.parks[self.seat]
        return [
            die for die in park.dice() if _goes(park, die) and self.colour in ("", colour_of(die))
        ]

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if self._leaving(state) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        leaving = self._leaving(state)
        return (*((die, VALUE.id(value)) for die in leaving for value in range(1, 7)), _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _SKIP
        if action != _SKIP:
            die, value = die_of(action[0]), VALUE.at(action[1])
            park = state.parks[self.seat]
            # It had left, so a VIP's token is gone.
            park.guests[die] = Guest(ENTRANCE, value)
            if value == 1:
                # It is a guest of the next round, and does not leave in this one.
                back = (*park.tally.returned, die)
                park.tally = park.tally._replace(returned=back)
            tell(GuestReturned(self.seat, die, value, self.by))
        return ()


@dataclass(frozen=True, slots=True)
class OnesLeave(Step[ParkState]):
    kind: ClassVar[str] = "ones_leave"
    seat: int

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        park = state.parks[self.seat]
        for die in park.dice():
            if _goes(park, die):
                depart(state, self.seat, die, "upkeep", tell)
        return ()


@dataclass(frozen=True, slots=True)
class Understudy(Step[ParkState]):
    """Once in the game: a card that was played changes places with one in hand (p. 15)."""

    kind: ClassVar[str] = "understudy"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        park = state.parks[self.seat]
        return (self.seat,) if park.hand and kind(park.administrator) == "understudy" else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        park = state.parks[seat]
        swaps = [(out, back) for out in sorted(park.played) for back in sorted(park.hand)]
        return (*swaps, _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _SKIP
        if action != _SKIP:
            park = state.parks[self.seat]
            kept, instead = map(staff_of, action)
            park.played[park.played.index(kept)] = instead
            park.hand[park.hand.index(instead)] = kept
            state.admin_box.append(park.administrator)
            park.administrator = NO_ADMINISTRATOR
            tell(CardsSwapped(self.seat, kept, instead))
        return ()
