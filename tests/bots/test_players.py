"""Bots of a game of which nobody knows more than its rules; levels, first looks, baselines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from game.bots.beam import turn_worths
from game.bots.levels import LEVELS, level
from game.bots.players import choose
from game.bots.question import Question
from game.kernel.chance import Random
from game.kernel.contract import Game, Given, PickSome, Step, Tell
from game.kernel.judge import Judge, Level, Personality, RulesAlone
from game.kernel.play import act, asked, legal, start
from tests.bots.nim import Nim, NimJudge, NimState, Take

NIM = Nim()


def wins(game: Game[Any, Any], judge: Judge, a: str, b: str, matches: int, seats: int = 2) -> float:
    won = 0.0
    options = {option.id: option.default for option in game.options}
    for match in range(matches):
        mine = match % seats
        state, decisions = start(game, seats, options, match // seats), 0
        while not state.over:
            seat = asked(state)[0]
            decisions += 1
            name, seen = a if seat == mine else b, game.observe(state, seat)
            number = match * 999 + decisions
            answer = choose(game, judge, seen, seat, legal(state, seat), name, "even", number)
            act(state, seat, answer)
        winners = game.standings(state).winners
        won += (mine in winners) / len(winners)
    return won / matches


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    state = start(NIM, 2, {}, 0)
    seen, options = NIM.observe(state, 0), legal(state, 0)
    found = {choose(NIM, NimJudge(), seen, 0, options, name, "even", seed=9) for _ in range(3)}
    assert len(found) == 1


def test_greedy_takes_a_win_at_hand() -> None:
    state = start(NIM, 2, {}, 0)
    state.left = 3
    seen, options = NIM.observe(state, 0), legal(state, 0)
    assert choose(NIM, NimJudge(), seen, 0, options, "greedy", "even", 4) == ("take.3",)


def test_whoever_knows_the_rules_alone_plays_better_than_chance() -> None:
    """A new game has bots at once, before anybody has judged a position of it."""
    assert wins(NIM, RulesAlone(NIM), "easy", "random", 60) > 0.7


def test_levels_of_who_knows_the_rules_alone_are_levels() -> None:
    assert wins(NIM, RulesAlone(NIM), "normal", "easy", 30) > 0.65


@dataclass(frozen=True, slots=True)
class TakeTwice(Take):
    """A turn of two answers."""

    second: bool = False

    def resolve(self, state: NimState, given: Given, tell: Tell) -> Sequence[Step]:
        ((word,),) = given[state.mover]
        state.left -= int(word[-1])
        state.mover = 1 - state.mover if self.second else state.mover
        return (TakeTwice(not self.second),)


def test_a_turn_is_worth_the_best_it_can_still_become() -> None:
    """Of eight, three are to be left: five go in a turn of two answers, if the first is not one."""

    class Three(NimJudge):
        def value(
            self, state: NimState, seat: int, personality: Personality, level: Level
        ) -> float:
            return float(state.left == 3)

    state = start(NIM, 2, {}, 0)
    state.left, state.todo = 8, [TakeTwice()]
    seen, options = NIM.observe(state, 0), legal(state, 0)
    assert not isinstance(options, PickSome)

    def worths(width: int) -> list[float]:
        effort, manner = Level("any", 0, 0, 8, width=width), Personality("even")
        question = Question(NIM, Three(), seen, 0, options, effort, manner, Random(1))
        return turn_worths(question, state, options)

    assert worths(0) == [0.0, 0.0, 0.0]
    assert worths(3) == [0.0, 1.0, 1.0]


def test_what_differs_in_a_game_is_of_levels_there_are() -> None:
    for name in LEVELS:
        assert level("no_such_game", name) == LEVELS[name]
        assert level("topoum", name).id == name
