"""A toy with a known answer: take one to three counters, whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.kernel.chance import Random
from game.kernel.contract import (
    Action,
    Game,
    Given,
    Option,
    Options,
    Seen,
    Standings,
    State,
    Step,
    Tell,
    Viewer,
    begin,
    quiet,
)
from game.kernel.judge import Judge, Level, Personality
from game.kernel.play import asked


class NimState(State):
    __slots__ = ("left", "mover")
    left: int
    mover: int

    def clone(self) -> NimState:
        other = NimState()
        self.copy_into(other)
        other.left, other.mover = self.left, self.mover
        return other


@dataclass(frozen=True, slots=True)
class Take(Step):
    kind: ClassVar[str] = "take"

    def seats(self, state: NimState) -> tuple[int, ...]:
        return (state.mover,)

    def options(self, state: NimState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((f"take.{n}",) for n in range(1, min(3, state.left) + 1))

    def resolve(self, state: NimState, given: Given, tell: Tell) -> Sequence[Step]:
        ((word,),) = given[state.mover]
        state.left -= int(word[-1])
        state.mover = 1 - state.mover
        return (Take(),) if state.left else ()


@dataclass(frozen=True, slots=True)
class NimSeen(Seen):
    left: int
    mover: int


class Nim(Game[NimState, NimSeen]):
    id: ClassVar[str] = "nim"
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = ()
    rules_version: ClassVar[int] = 1
    longest: ClassVar[int] = 40
    steps: ClassVar[tuple[type[Step], ...]] = (Take,)
    state_type = NimState
    seen_type = NimSeen

    def new_match(
        self, seats: int, options: Mapping[str, str], seed: int, tell: Tell = quiet
    ) -> NimState:
        state = NimState()
        begin(state, seats, seed, (Take(),))
        state.left, state.mover = 15, 0
        return state

    def observe(self, state: NimState, viewer: Viewer) -> NimSeen:
        return NimSeen(viewer, asked(state), "take", (), state.left, state.mover)

    def imagine(self, seen: NimSeen, seat: int, rng: Random) -> NimState:
        state = NimState()
        begin(state, 2, rng.word(), (Take(),) if seen.left else ())
        state.left, state.mover = seen.left, seen.mover
        return state

    def scramble(self, state: NimState, viewer: Viewer, rng: Random) -> NimState:
        return state.clone()

    def standings(self, state: NimState) -> Standings:
        # The mover found nothing to take: the other one took the last counter.
        winner = 1 - state.mover
        return Standings((1, 2) if winner == 0 else (2, 1), (0, 0), "last")

    def check(self, state: NimState) -> list[str]:
        return [] if state.left >= 0 else ["fewer than none"]


class NimJudge(Judge):
    def value(self, state: NimState, seat: int, personality: Personality, level: Level) -> float:
        if not state.over:
            return 0.5
        return 1.0 if state.mover != seat else 0.0
