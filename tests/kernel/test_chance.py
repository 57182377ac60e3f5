"""Chance as integers: the same on every machine, even, and each stream for itself."""

from __future__ import annotations

from collections import Counter
from typing import NewType

import pytest

from game.kernel import chance
from game.kernel.cards import draw, refill, shuffled
from game.kernel.dice import D6, Die
from tests.kernel.bench import bench


def test_these_numbers_never_change() -> None:
    """Else every save, golden match and seed told among friends would be another match."""
    rng, found = chance.seeded(42), []
    for stream, n in ((0, 6), (0, 6), (1, 6), (1, 100), (0, 1000), (1, 1 << 60)):
        rng, value = chance.draw(rng, stream, n)
        found.append(value)
    assert found == [2, 3, 5, 75, 802, 1112248493011426771]
    assert [chance.drawn(rng, stream) for stream in (0, 1)] == [3, 3]
    own = chance.Random(42)
    assert [own.below(1000) for _ in range(5)] == [183, 962, 371, 504, 886]


def test_streams_do_not_disturb_one_another() -> None:
    """The deal is the same whatever dice fall between."""
    quiet = noisy = chance.seeded(7)
    deals: list[tuple[int, int]] = []
    for _ in range(20):
        quiet, plain = chance.draw(quiet, chance.DEAL, 52)
        for _ in range(3):
            noisy, _ = chance.draw(noisy, chance.DICE, 6)
        noisy, between = chance.draw(noisy, chance.DEAL, 52)
        deals.append((plain, between))
    assert all(plain == between for plain, between in deals)
    assert len({plain for plain, _ in deals}) > 10


def test_every_number_is_equally_likely() -> None:
    rng, found = chance.seeded(1), Counter[int]()
    for _ in range(12_000):
        rng, value = chance.draw(rng, chance.DICE, 6)
        found[value] += 1
    assert set(found) == set(range(6))
    assert all(abs(times - 2000) < 180 for times in found.values())
    own = chance.Random(9)
    found = Counter(own.below(6) for _ in range(12_000))
    assert all(abs(times - 2000) < 180 for times in found.values())


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    """With n just over half of all words, every second word is thrown away and counted."""
    rng = chance.seeded(3)
    for _ in range(40):
        rng, value = chance.draw(rng, 0, (1 << 63) + 1)
        assert 0 <= value <= 1 << 63
    assert chance.drawn(rng, 0) > 50
    assert chance.drawn(rng, 1) == 0


@pytest.mark.parametrize("stream", range(chance.STREAMS))
@pytest.mark.parametrize("size", [0, 1, 2, 7, 113])
def test_a_shuffle_is_a_draw_for_every_place(stream: int, size: int) -> None:
    rng = chance.draw(chance.seeded(5), 1, 9)[0]
    at_once, drawn = list(range(size)), list(range(size))
    after = rng
    for i in range(size - 1, 0, -1):
        after, j = chance.draw(after, stream, i + 1)
        drawn[i], drawn[j] = drawn[j], drawn[i]
    assert chance.shuffle(rng, stream, at_once) == after
    assert at_once == drawn


def test_nothing_cannot_be_drawn_from() -> None:
    for n in (0, -1):
        with pytest.raises(ValueError, match=str(n)):
            chance.draw(0, 0, n)


def test_random_of_its_own_forks_and_shuffles() -> None:
    rng = chance.Random(5)
    items = list(range(30))
    rng.shuffle(items)
    assert sorted(items) == list(range(30)) != items
    assert rng.fork().word() != rng.fork().word()
    assert {rng.choice("abc") for _ in range(60)} == set("abc")
    assert chance.Random(5).word() == chance.Random(5).word() != chance.Random(6).word()


def test_dice_have_their_faces() -> None:
    state = bench(1)
    pan = Die(("2", "3", "4", "4", "5", "X"))
    rolled = Counter(pan.roll(state) for _ in range(3000))
    assert set(rolled) == {"2", "3", "4", "5", "X"}
    assert rolled["4"] > 1.5 * rolled["2"]
    assert pan.chance("4") == (2, 6)
    assert pan.chance("6") == (0, 6)
    assert {D6.roll(state) for _ in range(200)} == set("123456")
    assert chance.drawn(state.rng, chance.DEAL) == 0


Card = NewType("Card", str)


def test_a_deck_is_shuffled_drawn_from_the_top_and_refilled() -> None:
    """Of whatever cards it is: the type checker knows that what is drawn is a card, too."""
    state = bench(1)
    cards = [Card(f"card.{number}") for number in range(20)]
    deck: list[Card] = shuffled(state, cards)
    assert sorted(deck) == sorted(cards) != deck
    top = deck[-1]
    drawn: list[Card] = draw(deck, 3)
    assert drawn[0] == top
    assert len(deck) == 17
    discards = [Card("x"), Card("y")]
    assert not refill(state, deck, discards)
    assert len(draw(deck, 99)) == 17
    assert refill(state, deck, discards)
    assert sorted(deck) == ["x", "y"]
    assert discards == []
    deck.clear()
    assert not refill(state, deck, discards)
    assert chance.drawn(state.rng, chance.DICE) == 0
