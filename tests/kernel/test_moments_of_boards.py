"""The hardest moments of Topoum and Dice Theme Park, each in a few lines on the contract.

Sketches, not games: they show that a moment fits before its game is built on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.kernel import hexes, play
from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell
from game.kernel.event import Event, Secret
from tests.kernel.bench import Bench, act, bench, round_trip

# Topoum: mole, where, card, target; and a tie in a division is the active player's choice.


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """A path as long as the card needs: some have no target, some a second one."""

    kind: ClassVar[str] = "turn"
    seat: int

    def seats(self, state: Bench) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        at = (0, 0)
        actions: list[Action] = []
        for near in hexes.neighbours(at):
            to = hexes.name(near)
            actions.append(("mole.1", to, "flip"))
            actions += [("mole.1", to, "grenade", hexes.name(h)) for h in hexes.neighbours(near)]
            actions.append(("mole.1", to, "press"))
        return tuple(actions)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        path = given[self.seat][0]
        state.log.append("/".join(path))
        return (Divide(self.seat, (("0,0", "1,0"), ("3,0", "4,0"))),) if len(path) == 4 else ()


@dataclass(frozen=True, slots=True)
class Divide(Step):
    kind: ClassVar[str] = "divide"
    seat: int
    parts: tuple[tuple[str, ...], ...]

    def seats(self, state: Bench) -> tuple[int, ...]:
        largest = max(len(part) for part in self.parts)
        tied = sum(len(part) == largest for part in self.parts)
        return (self.seat,) if tied > 1 else ()

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        # A part is pointed at by any of its squares; one square stands for all.
        return tuple(("keep", part[0]) for part in self.parts)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        kept = given[self.seat][0][1] if given else self.parts[0][0]
        state.log.append(f"keeps {kept}")
        return ()


def _narrow(options: tuple[Action, ...], *path: str) -> set[str]:
    """The ids that may follow: what the screen does with every game."""
    return {action[len(path)] for action in options if action[: len(path)] == path}


def test_topoums_path_is_narrowed_id_by_id() -> None:
    state = bench(2, Turn(0))
    options = play.legal(state, 0)
    assert not isinstance(options, PickSome)
    assert _narrow(options) == {"mole.1"}
    assert len(_narrow(options, "mole.1")) == 6
    assert _narrow(options, "mole.1", "1,0") == {"flip", "grenade", "press"}
    assert "2,0" in _narrow(options, "mole.1", "1,0", "grenade")
    act(state, 0, "mole.1", "1,0", "press")
    assert state.over


def test_topoum_asks_for_the_part_to_keep_only_when_parts_are_tied() -> None:
    state = bench(2, Turn(0))
    act(state, 0, "mole.1", "1,0", "grenade", "2,0")
    state = round_trip(state, (Turn, Divide))
    assert play.asked(state) == (0,)
    act(state, 0, "keep", "3,0")
    assert state.log[-1] == "keeps 3,0"
    unequal = bench(2, Divide(0, (("0,0", "1,0"), ("3,0",))))
    assert unequal.over
    assert unequal.log == ["keeps 0,0"]


# Topoum: "look its score in secret".


@dataclass(frozen=True, slots=True)
class Looked(Event):
    kind: ClassVar[str] = "looked"
    shows = True
    seat: int
    crate: str
    value: Secret[int]


@dataclass(frozen=True, slots=True)
class LookAtCrate(Step):
    kind: ClassVar[str] = "look-at-crate"
    seat: int

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        tell(Looked(self.seat, "crate.1", state.hold["crate"]))
        return ()


def test_topoums_crate_is_shown_to_one_pair_of_eyes_and_is_a_barrier() -> None:
    told: list[Event] = []
    state = bench(1, Turn(0), crate=4)
    state.todo = [LookAtCrate(0)]
    play.settle(state, told.append)
    (event,) = told
    assert event.shows
    assert event.seen_by(0) == Looked(0, "crate.1", 4)
    assert event.seen_by(None) == event.seen_by(1) == Looked(0, "crate.1", None)


# Dice Theme Park: parks side by side; the bag is drawn from in turn order.


@dataclass(frozen=True, slots=True)
class Operate(Step):
    kind: ClassVar[str] = "operate"
    order: tuple[int, ...]

    def lanes(self, state: Bench) -> Mapping[int, Sequence[Step]]:
        return {seat: (Park(seat, self.order),) for seat in self.order}

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append("upkeep")
        return ()


@dataclass(frozen=True, slots=True)
class Park(Step):
    """Operate as often as one likes, in any order, until one stops."""

    kind: ClassVar[str] = "park"
    seat: int
    order: tuple[int, ...]

    def seats(self, state: Bench) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return ("flume", "die.1", "die.2", "wheel"), ("swap", "die.1"), ("stop",)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        what = given[self.seat][0][0]
        if what == "stop":
            return ()
        state.log.append(f"{self.seat} {what}")
        if what == "swap":
            return FromBag(self.seat, self.order), self
        return (self,)


@dataclass(frozen=True, slots=True)
class FromBag(Step):
    """Waits for everybody earlier in turn order to have left the bag for good."""

    kind: ClassVar[str] = "from-bag"
    seat: int
    order: tuple[int, ...]

    def waits(self, state: Bench) -> bool:
        earlier = self.order[: self.order.index(self.seat)]
        return any(state.lanes[seat] for seat in earlier)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        state.log.append(f"{self.seat} draws")
        return ()


def test_parks_run_side_by_side_and_the_bag_keeps_turn_order() -> None:
    state = bench(3, Operate((2, 0, 1)))
    assert play.asked(state) == (0, 1, 2)
    act(state, 1, "flume", "die.1", "die.2", "wheel")
    act(state, 0, "swap", "die.1")
    # Seat 0 stands at the bag until seat 2, earlier in turn order, has finished its park.
    assert play.asked(state) == (1, 2)
    act(state, 2, "swap", "die.1")
    assert state.log[-1] == "2 draws"
    act(state, 2, "stop")
    assert state.log[-1] == "0 draws"
    state = round_trip(state, (Operate, Park, FromBag))
    for seat in (0, 1):
        act(state, seat, "stop")
    assert state.log[-1] == "upkeep"


def test_a_solo_park_is_one_lane() -> None:
    state = bench(1, Operate((0,)))
    act(state, 0, "swap", "die.1")
    act(state, 0, "stop")
    assert state.log == ["0 swap", "0 draws", "upkeep"]


# Dice Theme Park: two of six staff in secret, the same card twice if held twice.


@dataclass(frozen=True, slots=True)
class Plan(Step):
    kind: ClassVar[str] = "plan"

    def seats(self, state: Bench) -> tuple[int, ...]:
        return tuple(range(state.seats))

    def options(self, state: Bench, seat: int, given: tuple[Action, ...]) -> Options:
        return PickSome(("guide.1", "guide.2", "manager.1", "mascot.1"), 2, 2)

    def resolve(self, state: Bench, given: Given, tell: Tell) -> Sequence[Step]:
        for seat in range(state.seats):
            state.log.append(",".join(card.partition(".")[0] for card in given[seat][0]))
        return ()


def test_staff_is_played_in_secret_twins_too_and_alone_it_is_no_secret() -> None:
    state = bench(2, Plan())
    act(state, 0, "guide.1", "guide.2")
    assert state.log == []
    act(state, 1, "guide.2", "mascot.1")
    assert state.log == ["guide,guide", "guide,mascot"]
    solo = bench(1, Plan())
    act(solo, 0, "manager.1", "mascot.1")
    assert solo.log == ["manager,mascot"]
