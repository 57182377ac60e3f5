"""How a match moves: answers come in, Steps resolve until somebody is asked again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.kernel import play
from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell, quiet
from game.kernel.event import Event
from tests.kernel.bench import Bench, act, bench, round_trip


@dataclass(frozen=True, slots=True)
class Said(Event):
    kind: ClassVar[str] = "said"
    word: str


@dataclass(frozen=True, slots=True)
class Say(Step):
    """Asks nobody."""

    kind: ClassVar[str] = "say"
    word: str
    then: tuple[Step, ...] = ()

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append(self.word)
        tell(Said(self.word))
        return self.then


@dataclass(frozen=True, slots=True)
class Ask(Step):
    """Asks these seats, each so many times."""

    kind: ClassVar[str] = "ask"
    whom: tuple[int, ...]
    times: int = 1

    def seats(self, state: Bench) -> tuple[int, ...]:
        return self.whom

    def wants(self, state: Bench, seat: int, given: tuple[Action, ...]) -> bool:
        return len(given) < self.times

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return ("a",), ("b",), ("c", "1"), ("c", "2")

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        for seat, answers in sorted(given.items()):
            said = "+".join("/".join(action) for action in answers)
            state.log.append(f"{seat}:{said}")
        return ()


@dataclass(frozen=True, slots=True)
class Side(Step):
    """Side by side: each seat asks itself, twice; who has a `wait` stands back for the first."""

    kind: ClassVar[str] = "side"

    def lanes(self, state: Bench) -> Mapping[int, Sequence[Step]]:
        return {seat: (Own(seat), Draw(seat), Own(seat)) for seat in range(state.seats)}

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append("together again")
        return ()


@dataclass(frozen=True, slots=True)
class Own(Step):
    kind: ClassVar[str] = "own"
    seat: int

    def seats(self, state: Bench) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return ("on",), ("twice",)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append(f"{self.seat}:{given[self.seat][0][0]}")
        return (Own(self.seat),) if given[self.seat][0] == ("twice",) else ()


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Takes from a bag that all share, in the order of seats."""

    kind: ClassVar[str] = "draw"
    seat: int

    def waits(self, state: Bench) -> bool:
        return any(
            any(isinstance(step, Draw) for step in state.lanes.get(seat, ()))
            for seat in range(self.seat)
        )

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append(f"{self.seat}:draws {state.below(0, 1000)}")
        return ()


STEPS = (Say, Ask, Side, Own, Draw)


def test_steps_are_done_in_reading_order_and_new_ones_before_those_that_wait() -> None:
    state = bench(1, Say("one", (Say("two", (Say("three"),)), Say("four"))), Say("five"))
    assert state.log == ["one", "two", "three", "four", "five"]
    assert state.over


def test_one_seat_asked_resolves_at_its_answer() -> None:
    state = bench(2, Ask((1,)), Say("done"))
    assert play.asked(state) == (1,)
    assert play.legal(state, 0) == ()
    told = act(state, 1, "c", "2")
    assert state.log == ["1:c/2", "done"]
    assert told == [Said("done")]
    assert state.over
    assert play.asked(state) == ()
    assert play.legal(state, 1) == ()


def test_several_are_sealed_until_all_have_answered() -> None:
    state = bench(3, Ask((2, 0)))
    assert play.asked(state) == (2, 0)
    assert act(state, 0, "b") == []
    assert state.log == []
    assert play.asked(state) == (2,)
    with pytest.raises(play.Illegal):
        act(state, 0, "a")
    act(state, 2, "a")
    assert state.log == ["0:b", "2:a"]
    assert state.sealed == {}


def test_several_answers_in_a_row_to_one_step() -> None:
    state = bench(2, Ask((0, 1), times=2))
    act(state, 0, "a")
    act(state, 1, "b")
    assert play.asked(state) == (0, 1)
    act(state, 1, "a")
    act(state, 0, "b")
    assert state.log == ["0:a+b", "1:b+a"]


def test_a_sealed_answer_can_be_taken_back() -> None:
    state = bench(2, Ask((0, 1), times=2))
    assert not play.unseal(state, 0)
    act(state, 0, "a")
    act(state, 0, "b")
    assert play.asked(state) == (1,)
    assert play.unseal(state, 0)
    assert state.sealed == {0: (("a",),)}
    assert play.asked(state) == (0, 1)
    assert play.unseal(state, 0)
    assert state.sealed == {}
    assert not play.unseal(state, 0)


def test_an_answer_that_is_not_open_changes_nothing() -> None:
    state = bench(2, Ask((0, 1)))
    for seat, action in ((0, ()), (0, ("c",)), (0, ("d",)), (0, ("c", "1", "x")), (2, ("a",))):
        with pytest.raises(play.Illegal):
            play.act(state, seat, action)
    assert state.sealed == {}
    assert play.asked(state) == (0, 1)


def test_lanes_run_side_by_side_and_join() -> None:
    state = bench(2, Side(), Say("after"))
    assert play.asked(state) == (0, 1)
    act(state, 1, "twice")
    act(state, 1, "on")
    # Seat 1 has come to the bag, and stands back until seat 0 has drawn.
    assert play.asked(state) == (0,)
    assert play.legal(state, 1) == ()
    with pytest.raises(play.Illegal):
        act(state, 1, "on")
    act(state, 0, "on")
    assert [line.split()[0] for line in state.log[3:]] == ["0:draws", "1:draws"]
    assert play.asked(state) == (0, 1)
    act(state, 0, "on")
    assert play.asked(state) == (1,)
    act(state, 1, "on")
    assert state.log[-2:] == ["together again", "after"]
    assert state.over
    assert state.lanes == {}


def test_the_bag_gives_the_same_whoever_comes_to_it_first() -> None:
    """What is drawn hangs on the order of seats alone, never on who clicked sooner."""
    logs = []
    for order in ((0, 0, 1, 1), (1, 0, 1, 0), (1, 0, 0, 1)):
        state = bench(2, Side())
        for seat in order:
            act(state, seat, "on")
        assert state.over
        logs.append(sorted(state.log))
    assert logs[0] == logs[1] == logs[2]


def test_a_match_can_be_saved_in_the_middle_of_lanes_and_seals() -> None:
    state = bench(2, Side(), Ask((0, 1)))
    act(state, 1, "on")
    for answers in (((0, "on"),), ((0, "on"), (1, "on")), ((1, "a"),), ((0, "b"),)):
        state = round_trip(state, STEPS)
        for seat, word in answers:
            act(state, seat, word)
    assert state.over
    assert state.log[-2:] == ["0:b", "1:a"]


def test_clones_in_lanes_are_independent() -> None:
    state = bench(2, Side())
    other = state.clone()
    act(other, 0, "twice")
    act(other, 0, "on")
    assert state.log == []
    assert [len(lane) for lane in state.lanes.values()] == [3, 3]


def test_take_is_act_for_an_answer_just_offered() -> None:
    one, two = bench(1, Ask((0,))), bench(1, Ask((0,)))
    options = play.legal(one, 0)
    assert not isinstance(options, PickSome)
    play.take(one, 0, options[0])
    play.act(two, 0, options[0])
    assert one.log == two.log == ["0:a"]


def test_waiting_names_the_step() -> None:
    state = bench(2, Side())
    assert play.waiting(state) == Side()
    assert play.waiting(state, 1) == Own(1)
    for seat in (0, 1, 0, 1):
        act(state, seat, "on")
    assert play.waiting(state) is None


class Mute(Step):
    kind: ClassVar[str] = "mute"


def test_a_step_that_asks_must_say_what_and_one_that_resolves_how() -> None:
    with pytest.raises(NotImplementedError):
        Mute().resolve(None, {}, quiet)
    with pytest.raises(NotImplementedError):
        Mute().options(None, 0, ())
