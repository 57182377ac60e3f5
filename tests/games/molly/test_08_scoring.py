"""Page 12: the score."""

from __future__ import annotations

import pytest

from game.games.molly.content.components import score
from game.games.molly.events import Ended, TurnBegun
from game.games.molly.rules.game import GAME
from game.kernel.chance import Random
from game.kernel.event import Event
from game.kernel.judge import any_of
from game.kernel.play import act, asked, legal, settle
from tests.games.molly import garden


def test_example_1() -> None:
    """5 yellow, 7 red, 3 white, 4 green, 3 blue and a token: 7 x 3 + 1 = 22."""
    assert score([5, 7, 3, 4, 3], 1) == 22


def test_example_2() -> None:
    """6 yellow, 6 red, 3 white, 4 green, no blue, no token: 18; with a fourth white 24."""
    assert score([6, 6, 3, 4, 0], 0) == 18
    assert score([6, 6, 4, 4, 0], 0) == 24


@pytest.mark.parametrize(
    ("burrow", "tokens", "points"),
    [
        ([0, 0, 0, 0, 0], 0, 0),
        ([0, 0, 0, 0, 0], 4, 4),
        ([0, 0, 5, 0, 0], 0, 25),
        ([3, 3, 3, 3, 3], 0, 9),
        ([0, 4, 0, 4, 0], 2, 18),
        ([7, 1, 0, 0, 0], 0, 7),
        ([7, 7, 7, 7, 7], 12, 61),
    ],
    ids=["nothing", "tokens", "one colour", "all the same", "two the same", "a single", "most"],
)
def test_odd_cases(burrow: list[int], tokens: int, points: int) -> None:
    """Page 12, Attention: colours with none are left out; all alike is most and fewest at once."""
    assert score(burrow, tokens) == points


def _over(*seats: tuple[list[int], int]) -> tuple[tuple[int, ...], str]:
    state = garden.bare(len(seats))
    state.tokens = [tokens for _, tokens in seats]
    state.burrows = [burrow for burrow, _ in seats]
    assert state.over
    standings = GAME.standings(state)
    return standings.places, standings.reason


def test_the_highest_score_wins() -> None:
    assert _over(([2, 2, 0, 0, 0], 0), ([3, 2, 0, 0, 0], 0)) == ((2, 1), "score")


def test_a_tie_goes_to_the_fewer_tokens() -> None:
    assert _over(([2, 2, 0, 0, 0], 2), ([3, 2, 0, 0, 0], 0), ([1, 0, 0, 0, 0], 0)) == (
        (2, 1, 3),
        "fewer-tokens",
    )


def test_if_there_still_is_a_tie_the_victory_is_shared() -> None:
    assert _over(([3, 2, 0, 0, 0], 1), ([6, 1, 0, 0, 0], 1)) == ((1, 1), "shared")
    assert _over(([3, 2, 0, 0, 0], 1), ([6, 1, 0, 0, 0], 1), ([7, 1, 0, 0, 0], 0)) == (
        (2, 2, 1),
        "fewer-tokens",
    )


def test_when_it_is_over_all_burrows_open() -> None:
    state = garden.bare(3)
    garden.burrow(state, 1, 1, 2, 3, 4, 5)
    assert GAME.observe(state, None).burrows[1] == (1, 2, 3, 4, 5)


def test_no_burrow_opens_before_the_end() -> None:
    """P. 11: burrows are counted at the end. Between two turns, too, they stay shut."""
    state = GAME.new_match(3, {option.id: option.default for option in GAME.options}, 5)
    rng = Random(2)
    shown: list[tuple[type[Event], bool]] = []

    def look(event: Event) -> None:
        seen = GAME.observe(state, None)
        shown.append((type(event), any(burrow is not None for burrow in seen.burrows)))

    settle(state, look)
    while not state.over:
        seat = asked(state)[0]
        act(state, seat, any_of(legal(state, seat), rng), look)
    assert [kind for kind, is_open in shown if is_open] == [Ended]
    assert sum(kind is TurnBegun for kind, _ in shown) > 10
