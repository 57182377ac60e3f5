"""Answers drawn by weight, and the chances that nobody regrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game.bots.drawing import drawn, unregretted
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import Mix

ITEMS = ("a", "b", "c", "d")


def test_an_answer_comes_as_often_as_it_weighs() -> None:
    rng = Random(1)
    found = Counter(drawn((("a",), ("b",), ("c",)), Mix((1, 0, 3)), rng) for _ in range(2000))
    assert found[("b",)] == 0
    assert found[("c",)] / 2000 == pytest.approx(0.75, abs=0.04)


def test_so_many_items_as_weigh_most_in_their_order() -> None:
    rng, options = Random(1), PickSome(ITEMS, 1, 3)
    found = [drawn(options, Mix((1, 1, 0, 9), ((1, 1), (2, 3))), rng) for _ in range(800)]
    assert all(options.allows(each) and "c" not in each for each in found)
    assert sum(len(each) == 2 for each in found) / 800 == pytest.approx(0.75, abs=0.06)
    assert sum("d" in each for each in found) > 600


@pytest.mark.parametrize(("size", "taken"), [(0, 2), (2, 2), (9, 3)])
def test_no_fewer_and_no_more_than_may_be(size: int, taken: int) -> None:
    assert len(drawn(PickSome(ITEMS, 2, 3), Mix((1,) * 4, ((size, 1),)), Random(1))) == taken


def test_where_there_is_no_choice_nothing_is_drawn() -> None:
    one, other = Random(5), Random(5)
    drawn(PickSome(ITEMS, 1, 1), Mix((1, 1, 1, 1), ((1, 7),)), one)
    other.below(4)
    assert one.word() == other.word()


def _hands(chances: Sequence[float]) -> list[float]:
    """Rock, paper, scissors, where a rock that wins counts twice."""
    rock, paper, scissors = chances
    return [2 * scissors - paper, rock - scissors, paper - 2 * rock]


def test_nobody_regrets_the_known_mix_of_rock_paper_and_scissors() -> None:
    weights = unregretted(_hands, 3).weights
    assert [each / sum(weights) for each in weights] == pytest.approx([0.25, 0.5, 0.25], abs=0.03)


def test_an_answer_that_is_always_worse_is_never_given() -> None:
    def crowd(chances: Sequence[float]) -> list[float]:
        """Two places that are the worse the more come, and one that is bad in any case."""
        return [1 - chances[0], 2 - 2 * chances[1], -1.0]

    weights = unregretted(crowd, 3).weights
    total = sum(weights)
    assert [each / total for each in weights] == pytest.approx([1 / 3, 2 / 3, 0], abs=0.01)
    assert weights[2] == 0
