"""Answers tried by playouts: one world for all, the worse half dropped, first looks weighed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.halving import Found, halving
from game.bots.levels import LEVELS
from game.bots.players import choose
from game.bots.question import Question
from game.kernel.chance import Random
from game.kernel.contract import Action, Options, PickSome
from game.kernel.judge import Level, Personality
from game.kernel.play import legal
from tests.bots.nim import Nim, NimJudge, NimSeen, NimState

GAME = Nim()


class Trying(NimJudge):
    def __init__(self, *liked: float) -> None:
        self.liked = liked or (0.0, 0.0, 0.0)
        self.valued = 0

    def opinions(
        self, state: Any, seat: int, options: Sequence[Action], width: int
    ) -> Sequence[float]:
        return self.liked[: len(options)]

    def value(self, state: Any, seat: int, personality: Personality, level: Level) -> float:
        assert state.over, "a playout goes on to the end"
        self.valued += 1
        return super().value(state, seat, personality, level)


class Counting(Nim):
    def __init__(self) -> None:
        self.imagined = 0

    def imagine(self, seen: NimSeen, seat: int, rng: Random) -> NimState:
        self.imagined += 1
        return super().imagine(seen, seat, rng)


def _found(
    judge: Trying,
    left: int,
    decisions: int,
    trust: int = 0,
    game: Nim = GAME,
    *,
    rivals: bool = True,
    margin: float = 1e9,
) -> Found:
    state = GAME.new_match(2, {}, 0)
    state.left = left
    seen, options = GAME.observe(state, 0), legal(state, 0)
    level = Level("any", 0, decisions, 8, trust, rivals, margin=margin)
    manner = Personality("even")
    return halving(Question(game, judge, seen, 0, options, level, manner, Random(1)))


@pytest.mark.parametrize("left", [2, 3, 5, 6, 7])
def test_finds_the_answer_that_wins_most_playouts(left: int) -> None:
    assert _found(Trying(), left, 900).action == (f"take.{left % 4}",)


def test_a_win_at_hand_is_certain() -> None:
    found = _found(Trying(), 3, 60)
    assert found.action == ("take.3",)
    assert found.value == 1.0


def test_every_answer_is_tried_in_the_same_worlds() -> None:
    game, judge = Counting(), Trying()
    found = _found(judge, 9, 120, game=game)
    # One more is glanced at, to see which answers there are.
    assert game.imagined == 1 + found.looks
    # Two rounds: three answers in each world of the first, then two.
    assert 2 * found.looks < judge.valued < 3 * found.looks


def test_shorter_playouts_are_more_playouts() -> None:
    """What is spent is decisions: a playout of one is tried as often as they go into a half."""
    judge = Trying(0.0, 0.0, -1.0)
    # Two answers, of two sticks: one ends it, the other after one decision more.
    assert _found(judge, 2, 300, margin=0.5).looks == 100
    early = Trying(0.0, 0.0, -1.0)
    assert _found(early, 12, 300, margin=0.5).looks < 40


def test_what_lags_beyond_luck_is_tried_no_further() -> None:
    # Of three sticks one answer wins at once: the round of all three settles it.
    judge = Trying()
    found = _found(judge, 3, 2000)
    assert found.action == ("take.3",)
    assert judge.valued == 3 * found.looks
    # Of nine none is so much better: two of them are tried further.
    judge = Trying()
    found = _found(judge, 9, 2000)
    assert judge.valued < 3 * found.looks


def test_a_few_worlds_settle_nothing_early() -> None:
    """They may all point the same way by luck: the second round is tried all the same."""

    class Greedy(Trying):
        def policy(
            self, state: Any, seat: int, options: Options, rng: Random, personality: Personality
        ) -> Action:
            assert not isinstance(options, PickSome)
            return options[-1]

    few, many = Greedy(), Greedy()
    # Who takes less than three loses at once, in every world.
    found = _found(few, 3, 20)
    assert few.valued < 3 * found.looks
    found = _found(many, 3, 200)
    assert many.valued == 3 * found.looks


def test_who_minds_nobody_goes_by_what_is_its_own() -> None:
    class Generous(Trying):
        def value(self, state: Any, seat: int, personality: Personality, level: Level) -> float:
            won = super().value(state, seat, personality, level)
            return won if level.rivals else 1 - won

    assert _found(Generous(), 3, 300).action == ("take.3",)
    assert _found(Generous(), 3, 300, rivals=False).action != ("take.3",)
    assert _found(Trying(), 3, 300, rivals=False).action == ("take.3",)


def test_what_is_out_of_the_question_is_not_tried() -> None:
    judge = Trying(0.0, 0.5, 0.45)
    found = _found(judge, 9, 120, margin=0.2)
    assert judge.valued == 2 * found.looks
    sure = Trying(0.0, 0.9, 0.45)
    assert _found(sure, 3, 120, margin=0.2).action == ("take.2",)
    assert sure.valued == 0


def test_a_first_look_counts_for_as_many_worlds_as_it_is_trusted() -> None:
    liked = (0.9, 0.0, 0.0)
    assert _found(Trying(*liked), 3, 60, trust=0).action == ("take.3",)
    assert _found(Trying(*liked), 3, 60, trust=2).action == ("take.3",)
    assert _found(Trying(*liked), 3, 60, trust=900).action == ("take.1",)


def test_the_same_question_gets_the_same_answer_from_every_level() -> None:
    state = GAME.new_match(2, {}, 0)
    state.left = 11
    seen, options = GAME.observe(state, 0), legal(state, 0)
    for level in LEVELS:
        answers = {
            choose(GAME, Trying(), seen, 0, options, level, "even", seed=9) for _ in range(3)
        }
        assert len(answers) == 1


def test_a_taste_decides_between_what_comes_to_the_same() -> None:
    class Fond(Trying):
        def tastes(
            self, state: Any, seat: int, options: Sequence[Action], personality: Personality
        ) -> Sequence[float]:
            return [0.1 * (action == ("take.2",)) for action in options]

    # Of four sticks every answer loses to who plays well: playouts tell little apart.
    assert _found(Fond(), 4, 300).action == ("take.2",)
    # It does not make up for a match that is won.
    assert _found(Fond(), 3, 300).action == ("take.3",)
