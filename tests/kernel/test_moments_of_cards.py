"""The hardest moments of Mole Park and Molly, each in a few lines on the contract.

Sketches, not games: they show that a moment fits before its game is built on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.kernel import play
from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell
from game.kernel.event import Event, Secret
from tests.kernel.bench import Bench, act, bench

# Mole Park, "I'm going for the crown!": sealed passes, repeated until a whole pass adds nobody.


@dataclass(frozen=True, slots=True)
class Declared(Event):
    kind: ClassVar[str] = "declared"
    shows = True
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Declare(Step):
    kind: ClassVar[str] = "declare"
    declared: tuple[int, ...] = ()

    def seats(self, state: Bench) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if seat not in self.declared)

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return ("crown",), ("hold-back",)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        added = tuple(seat for seat in sorted(given) if given[seat] == (("crown",),))
        tell(Declared(added))
        state.log.append(f"declared {added}")
        return (Declare((*self.declared, *added)),) if added else ()


def test_mole_park_asks_those_who_held_back_again_until_nobody_is_added() -> None:
    state = bench(3, Declare())
    for seat, word in ((2, "hold-back"), (0, "crown"), (1, "hold-back")):
        assert state.log == []
        act(state, seat, word)
    assert play.asked(state) == (1, 2)
    act(state, 1, "crown")
    act(state, 2, "hold-back")
    assert play.asked(state) == (2,)
    act(state, 2, "hold-back")
    assert state.log == ["declared (0,)", "declared (1,)", "declared ()"]
    assert state.over


# Mole Park: down to five after whacking, each of her own choice, secretly and all at once.


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    kind: ClassVar[str] = "discarded"
    seat: int
    number: int
    moles: Secret[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class DiscardDown(Step):
    kind: ClassVar[str] = "discard-down"

    def seats(self, state: Bench) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.hold[str(seat)] > 5)

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        held = state.hold[str(seat)]
        return PickSome(tuple(f"mole.{number}" for number in range(held)), held - 5, held - 5)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        for seat in sorted(given):
            moles = given[seat][0]
            state.hold[str(seat)] -= len(moles)
            tell(Discarded(seat, len(moles), moles))
        return ()


def test_mole_park_discards_at_once_and_only_their_number_is_seen() -> None:
    state = bench(3, DiscardDown(), **{"0": 7, "1": 3, "2": 6})
    assert play.asked(state) == (0, 2)
    with pytest.raises(play.Illegal):
        act(state, 0, "mole.1")
    assert act(state, 0, "mole.1", "mole.6") == []
    told = act(state, 2, "mole.0")
    assert told == [Discarded(0, 2, ("mole.1", "mole.6")), Discarded(2, 1, ("mole.0",))]
    assert told[0].seen_by(0) == told[0]
    for viewer in (None, 1, 2):
        assert told[0].seen_by(viewer) == Discarded(0, 2, None)
    assert [state.hold[seat] for seat in "012"] == [5, 3, 5]


# Mole Park: the king fixes the whole order of a tie at once: one Step, several answers.


@dataclass(frozen=True, slots=True)
class Order(Step):
    kind: ClassVar[str] = "order"
    king: int
    tied: tuple[str, ...]

    def seats(self, state: Bench) -> tuple[int, ...]:
        return (self.king,)

    def wants(self, state: Bench, seat: int, given: tuple[Action, ...]) -> bool:
        # The last place follows from the others.
        return len(given) < len(self.tied) - 1

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((seat_,) for seat_ in self.tied if (seat_,) not in given)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        named = [action[0] for action in given.get(self.king, ())]
        state.log += [*named, *(seat for seat in self.tied if seat not in named)]
        return ()


def test_mole_parks_king_orders_a_tie_and_may_think_again_till_the_last() -> None:
    state = bench(4, Order(3, ("seat.0", "seat.1", "seat.2")))
    act(state, 3, "seat.2")
    assert play.unseal(state, 3)
    act(state, 3, "seat.1")
    with pytest.raises(play.Illegal):
        act(state, 3, "seat.1")
    act(state, 3, "seat.0")
    assert state.log == ["seat.1", "seat.0", "seat.2"]
    assert bench(2, Order(1, ("seat.0",))).log == ["seat.0"]


# Molly: "fully resolve the ongoing Event and then activate the new one".


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    """Draws so many; an Event found waits, and a replacement is drawn."""

    kind: ClassVar[str] = "draw-cards"
    count: int

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        waiting: list[Step] = []
        left = self.count
        while left:
            state.hold["deck"] -= 1
            if state.hold["deck"] % 3 == 0:
                waiting.append(Find(state.hold["deck"]))
            else:
                state.log.append(f"card {state.hold['deck']}")
                left -= 1
        return waiting


@dataclass(frozen=True, slots=True)
class Find(Step):
    kind: ClassVar[str] = "find"
    number: int

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append(f"event {self.number}")
        # This event makes everybody draw, and finds the next one.
        return (DrawCards(1), Done(self.number)) if self.number > 3 else (Done(self.number),)


@dataclass(frozen=True, slots=True)
class Done(Step):
    kind: ClassVar[str] = "done"
    number: int

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append(f"done {self.number}")
        return ()


@dataclass(frozen=True, slots=True)
class EventQueue(Step):
    """The other way: found Events stand in a queue in the State, and go one after the other."""

    kind: ClassVar[str] = "event-queue"

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        if not state.hold["found"]:
            return ()
        state.hold["found"] -= 1
        state.log.append("begins")
        if state.hold["more"]:
            state.hold["more"] -= 1
            state.hold["found"] += 1
        return Done(0), EventQueue()


def test_mollys_events_nest_on_the_stack_or_stand_in_a_queue() -> None:
    nested = bench(1, DrawCards(1), deck=7)
    assert nested.log == ["card 5", "event 6", "card 4", "done 6"]
    queued = bench(1, EventQueue(), found=1, more=2)
    assert queued.log == ["begins", "done 0"] * 3


# Molly: a set of three, the choice of line and pile, the flip, and perhaps a chain.


@dataclass(frozen=True, slots=True)
class CheckSets(Step):
    """Two sets at once: choose the line; then the pile; then it may all begin again."""

    kind: ClassVar[str] = "check-sets"
    seat: int
    lines: tuple[str, ...]

    def seats(self, state: Bench) -> tuple[int, ...]:
        return (self.seat,) if self.lines else ()

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((line, f"cell.{number}") for line in self.lines for number in range(3))

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        if not given:
            return ()
        line, cell = given[self.seat][0]
        state.log.append(f"{line} {cell}")
        state.hold["chain"] -= 1
        again = (line,) if state.hold["chain"] > 0 else ()
        return (CheckSets(self.seat, again),)


def test_mollys_chain_asks_again_and_a_path_names_line_and_pile() -> None:
    state = bench(2, CheckSets(1, ("row.1", "column.0")), chain=2)
    assert len(play.legal(state, 1)) == 6  # type: ignore[arg-type]
    act(state, 1, "column.0", "cell.2")
    assert play.legal(state, 1) == tuple(("column.0", f"cell.{n}") for n in range(3))
    act(state, 1, "column.0", "cell.0")
    assert state.over
    assert state.log == ["column.0 cell.2", "column.0 cell.0"]


# Molly: "all players simultaneously pass a cube": all removed, then all added.


@dataclass(frozen=True, slots=True)
class PassCube(Step):
    kind: ClassVar[str] = "pass-cube"

    def seats(self, state: Bench) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.hold[str(seat)])

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return ("red",), ("blue",)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        for seat in given:
            state.hold[str(seat)] -= 1
        for seat in sorted(given):
            right = str((seat - 1) % state.seats)
            state.hold[right] = min(7, state.hold[right] + 1)
        return ()


def test_molly_passes_at_once_so_that_a_full_burrow_can_be_refilled() -> None:
    state = bench(3, PassCube(), **{"0": 7, "1": 7, "2": 0})
    assert play.asked(state) == (0, 1)
    act(state, 1, "red")
    assert state.hold == {"0": 7, "1": 7, "2": 0}
    act(state, 0, "blue")
    assert state.hold == {"0": 7, "1": 6, "2": 1}
