"""One question to one bot: all it knows, and how hard it is to try."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.kernel.chance import Random
from game.kernel.contract import Action, Game, Options, Seen, State
from game.kernel.judge import Judge, Level, Personality
from game.kernel.play import asked, due, take

__all__ = ["Question"]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Seen)


@dataclass(frozen=True, slots=True)
class Question(Generic[S, V]):
    game: Game[S, V]
    judge: Judge[S, V]
    seen: V
    seat: int
    options: Options
    level: Level
    manner: Personality
    rng: Random

    def world(self) -> S:
        """A match the seat might be in."""
        return self.game.imagine(self.seen, self.seat, self.rng)

    def thought(self, state: S) -> Action:
        """The first sensible one."""
        return self.judge.policy(state, self.seat, self.options, self.rng, self.manner)

    def taken(self, state: S, action: Action) -> S:
        """A copy in which that is answered, by others too who owe an answer to the same."""
        judge, seat, after = self.judge, self.seat, state.clone()
        take(after, seat, action)
        while after.sealed and not after.over and seat not in asked(after):
            other, options = due(after)
            usual = judge.personalities[0]
            take(after, other, judge.policy(after, other, options, self.rng, usual))
        return after

    def played(self, world: S, action: Action, luck: int) -> tuple[S, int]:
        """Where a match stands after an answer, when everybody then follows first thoughts, one's
        rivals in the manner of most; and how many decisions that took."""
        judge, seat, usual = self.judge, self.seat, self.judge.personalities[0]
        state, rng = world.clone(), Random(luck)
        take(state, seat, action)
        decisions = 1
        while not state.over and decisions <= judge.horizon:
            if judge.rests(state, seat, world):
                break
            decisions += 1
            mover, options = due(state)
            manner = self.manner if mover == seat else usual
            take(state, mover, judge.policy(state, mover, options, rng, manner))
        return state, decisions
