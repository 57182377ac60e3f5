"""The search finds what is known to be best, and never more than a seat can know."""

from __future__ import annotations

import pytest

from game.bots.levels import LEVELS
from game.bots.players import choose
from game.bots.search import Budget, search
from game.kernel.chance import Random
from game.kernel.judge import Personality
from game.kernel.play import act, legal
from tests.bots.nim import Nim, NimJudge, NimState

GAME, JUDGE = Nim(), NimJudge()


def _nim(left: int) -> NimState:
    state = GAME.new_match(2, {}, 0)
    state.left = left
    return state


@pytest.mark.parametrize("left", [2, 3, 5, 6, 7, 9, 10, 11])
def test_takes_down_to_a_multiple_of_four(left: int) -> None:
    state = _nim(left)
    found = search(
        GAME, JUDGE, GAME.observe(state, 0), 0, Budget(600, 8, 40), Personality("even"), Random(1)
    )
    assert found.action == (f"take.{left % 4}",)


def test_a_lost_position_looks_lost() -> None:
    state = _nim(8)
    found = search(
        GAME, JUDGE, GAME.observe(state, 0), 0, Budget(2000, 8, 40), Personality("even"), Random(1)
    )
    assert found.value < 0.35


def test_the_same_question_gets_the_same_answer() -> None:
    state = _nim(11)
    seen, options = GAME.observe(state, 0), legal(state, 0)
    for level in LEVELS:
        answers = {choose(GAME, JUDGE, seen, 0, options, level, "even", seed=9) for _ in range(3)}
        assert len(answers) == 1


def test_greedy_takes_a_win_at_hand() -> None:
    state = _nim(3)
    seen, options = GAME.observe(state, 0), legal(state, 0)
    assert choose(GAME, JUDGE, seen, 0, options, "greedy", "even", 4) == ("take.3",)


def test_harder_levels_win_more() -> None:
    def wins(level: str, against: str) -> int:
        won = 0
        for match in range(30):
            state = GAME.new_match(2, {}, match)
            state.mover = match % 2
            while not state.over:
                seat = state.mover
                name = level if seat == 0 else against
                seen = GAME.observe(state, seat)
                answer = choose(
                    GAME,
                    JUDGE,
                    seen,
                    seat,
                    legal(state, seat),
                    name,
                    "even",
                    match * 99 + state.left,
                )
                act(state, seat, answer)
            won += GAME.standings(state).places[0] == 1
        return won

    assert wins("easy", "random") > 18
    assert wins("hard", "easy") > 20
