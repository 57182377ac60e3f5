"""Phase 2, Welcome: a train for every park, and who makes its guests welcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.innovations import VIPS
from game.games.dice_theme_park.content.numbers import HIGHEST, NOBODY, Die, die_of
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.events.arriving import (
    ArrivedBy,
    GuestArrived,
    PhaseBegun,
    TrainChosen,
    VipWelcomed,
)
from game.games.dice_theme_park.rules.market import blocked
from game.games.dice_theme_park.rules.moving import set_value
from game.games.dice_theme_park.rules.park import Guest
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = ["Board", "Chaperone", "Concierge", "Doorman", "Welcome"]

_SKIP = ("skip",)


@dataclass(frozen=True, slots=True)
class Welcome(Step[ParkState]):
    kind: ClassVar[str] = "welcome"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.phase = "welcome"
        tell(PhaseBegun("welcome"))
        doorman = state.administrator("doorman")
        boards = tuple(Board(seat) for seat in state.order)
        return (*boards, Doorman(doorman)) if doorman >= 0 else boards


@dataclass(frozen=True, slots=True)
class Board(Step[ParkState]):
    """One train is chosen, and its guests step out onto the Park Entrance (p. 9)."""

    kind: ClassVar[str] = "board"
    seat: int

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        shaded = blocked(state, "train")
        return tuple(
            (TRAIN.id(number),)
            for number, taken in enumerate(state.rides)
            if taken < 0 and number != shaded
        )

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        number = TRAIN.at(given[self.seat][0][0])
        state.rides[number] = self.seat
        tell(TrainChosen(self.seat, TRAIN.id(number)))
        new = tuple(state.trains[number])
        for place in range(len(new)):
            _arrives(state, self.seat, number, place, "train", tell)
        state.trains[number] = []
        park = state.parks[self.seat]
        return (
            *(Chaperone(self.seat, new) for _ in range(park.staff("chaperone"))),
            *(Concierge(self.seat, new) for _ in range(park.staff("concierge"))),
        )


def _arrives(
    state: ParkState, seat: int, train: int, place: int, by: ArrivedBy, tell: Tell
) -> None:
    die = state.trains[train][place]
    state.trains[train][place] = NOBODY
    value = trains(state.seats)[train][place]
    state.parks[seat].guests[die] = Guest(ENTRANCE, value)
    tell(GuestArrived(seat, die, value, TRAIN.id(train), by, place + 1))


@dataclass(frozen=True, slots=True)
class Concierge(Step[ParkState]):
    """One new guest up to +2, or two +1 each, never above 6 (p. 8)."""

    kind: ClassVar[str] = "concierge"
    seat: int
    new: tuple[Die, ...]

    def _rising(self, state: ParkState) -> list[Die]:
        guests = state.parks[self.seat].guests
        return [die for die in self.new if guests[die].value < HIGHEST]

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if self._rising(state) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        rising = self._rising(state)
        return (
            *(("up.1", die) for die in rising),
            *(("up.2", die) for die in rising),
            *(("both", *pair) for pair in permutations(rising, 2)),
            _SKIP,
        )

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _SKIP
        by = 2 if action[0] == "up.2" else 1
        for die in map(die_of, action[1:]):
            value = min(HIGHEST, state.parks[self.seat].guests[die].value + by)
            set_value(state, self.seat, die, value, "concierge", tell)
        return ()


@dataclass(frozen=True, slots=True)
class Chaperone(Step[ParkState]):
    """One of the new guests becomes a VIP, as long as there are tokens (promo pack, p. 18)."""

    kind: ClassVar[str] = "chaperone"
    seat: int
    new: tuple[Die, ...]

    def seats(self, state: ParkState) -> tuple[int, ...]:
        guests = state.parks[self.seat].guests
        token = sum(guest.vip for guest in guests.values()) < VIPS
        return (self.seat,) if token and any(not guests[die].vip for die in self.new) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        guests = state.parks[seat].guests
        return (*((die,) for die in self.new if not guests[die].vip), _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _SKIP
        if action != _SKIP:
            guests = state.parks[self.seat].guests
            die = die_of(action[0])
            guests[die] = guests[die]._replace(vip=True)
            tell(VipWelcomed(self.seat, die))
        return ()


@dataclass(frozen=True, slots=True)
class Doorman(Step[ParkState]):
    """This administrator lets in one guest of a train nobody chose, its value unchanged."""

    kind: ClassVar[str] = "doorman"
    seat: int

    def _left(self, state: ParkState) -> dict[Die, tuple[int, int]]:
        return {
            die: (number, place)
            for number, taken in enumerate(state.rides)
            if taken < 0
            for place, die in enumerate(state.trains[number])
            if die
        }

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return (self.seat,) if self._left(state) else ()

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (*((die,) for die in self._left(state)), _SKIP)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        action = given[self.seat][0] if given else _SKIP
        if action != _SKIP:
            train, place = self._left(state)[die_of(action[0])]
            _arrives(state, self.seat, train, place, "doorman", tell)
        return ()
