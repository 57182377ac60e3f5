"""PickSome: any so-and-so many of these, without listing them all."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.kernel.play import allows, listing

FIVE = PickSome(("a", "b", "c", "d", "e"), 1, 3)


def test_only_what_is_there_in_its_order_and_as_many_as_may_be() -> None:
    assert FIVE.allows(("a",))
    assert FIVE.allows(("a", "c", "e"))
    for wrong in ((), ("a", "b", "c", "d"), ("b", "a"), ("a", "a"), ("f",), ("a", "f")):
        assert not FIVE.allows(wrong)
        assert not allows(FIVE, wrong)
    assert PickSome(("a",), 0, 1).allows(())


def test_the_listing_is_every_choice_once() -> None:
    listed = listing(FIVE)
    assert len(listed) == len(set(listed)) == sum(comb(5, size) for size in (1, 2, 3))
    assert all(FIVE.allows(action) for action in listed)
    assert listing((("x",), ("y",))) == (("x",), ("y",))
    assert listing(PickSome(("a", "b"), 0, 0)) == ((),)


@pytest.mark.parametrize("count", [3, 10, 12, 40, 300])
def test_a_random_choice_is_always_allowed(count: int) -> None:
    rng = Random(count)
    items = tuple(f"item.{number}" for number in range(count))
    for least, most in ((0, count), (1, 1), (count, count), (2, min(9, count))):
        options = PickSome(items, min(least, most), most)
        assert all(options.allows(any_of(options, rng)) for _ in range(60))


def test_every_size_is_equally_likely_and_every_choice_of_a_size() -> None:
    rng = Random(1)
    options = PickSome(tuple("abcd"), 1, 3)
    found = Counter(any_of(options, rng) for _ in range(24_000))
    sizes = Counter[int]()
    for action, times in found.items():
        sizes[len(action)] += times
    assert all(abs(sizes[size] - 8000) < 400 for size in (1, 2, 3))
    for size in (1, 2, 3):
        share = 8000 / comb(4, size)
        of_size = [each for action, each in found.items() if len(action) == size]
        assert len(of_size) == comb(4, size)
        assert all(abs(each - share) < share * 0.2 for each in of_size)


def test_a_random_answer_of_a_list() -> None:
    rng = Random(2)
    found = Counter(any_of((("a",), ("b",), ("c",)), rng) for _ in range(9000))
    assert all(abs(times - 3000) < 250 for times in found.values())
