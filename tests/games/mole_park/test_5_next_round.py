"""Page 5: prepare for the next round."""

from __future__ import annotations

import pytest

from game.games.mole_park.events import Dealt, Fled, Restocked, RoundOver
from game.games.mole_park.rules.steps import Choose
from game.kernel import play
from tests.games.mole_park import park

MISS = ("mallet", "x")


def test_dice_are_taken_back_and_the_next_round_is_dealt() -> None:
    state = park.bare(4)
    told = park.roll(state, MISS, MISS, MISS, MISS)
    assert state.throws == [()] * 4
    assert (state.round, told.one(Dealt).round) == (2, 2)
    assert park.counts(state.holes) == [1] * 6
    assert isinstance(state.todo[-1], Choose)


def test_moles_pile_up_in_holes_nobody_hits() -> None:
    state = park.bare(4)
    park.hole(state, 6, 1, 1, 1, 1, 1, 1)
    park.roll(state, *[("glove", 1)] * 4)
    assert len(state.holes[5]) == 7


def test_stands_are_restocked_and_only_then_the_next_prize_shows() -> None:
    """ "If the top card of any prize stand is face-down, flip it face-up"."""
    state = park.bare(2)
    park.hand(state, 0, 5, 5)
    park.roll(state, ("prize", 2), MISS)
    below = state.stands[0][-2]
    told = park.answer(state, {0: "stand.candy"}, park.Told())
    over = told.one(RoundOver)
    assert over == RoundOver(1, over.spent, (Restocked("candy", below),), (), shows=True)
    assert state.closed == [False] * 5
    assert state.top(0) == below


def test_nothing_is_shown_when_nothing_was_won() -> None:
    state = park.bare(2)
    told = park.roll(state, MISS, MISS)
    assert told.one(RoundOver) == RoundOver(1, (), (), (), shows=False)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("count", "flees"), [(4, False), (5, True), (6, True)])
def test_with_two_or_three_a_hole_with_five_moles_empties(
    seats: int, count: int, flees: bool
) -> None:
    """ "Holey moley that was a mole-ful". Ruling: five or more."""
    state = park.bare(seats)
    park.hole(state, 4, *[1] * count)
    park.hole(state, 5, 1)
    told = park.roll(state, *[MISS] * seats)
    assert told.one(RoundOver).fled == ((Fled(4, count),) if flees else ())
    assert len(state.holes[3]) == (1 if flees else count + 1)
    assert len(state.holes[4]) == 2
    assert len(state.discards) == (count if flees else 0)


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_with_four_or_more_no_moles_flee(seats: int) -> None:
    state = park.bare(seats, deal="1")
    park.hole(state, 4, *[1] * 9)
    told = park.roll(state, *[MISS] * seats)
    assert told.one(RoundOver).fled == ()
    assert len(state.holes[3]) == 10


def test_an_empty_deck_takes_the_discards_back_shuffled() -> None:
    """Ruling: and only when a card is needed."""
    orders = set()
    for seed in range(8):
        state = park.bare(4)
        state.rng = seed
        gone = [state.deck.pop() for _ in range(60)]
        park.hand(state, 0, 1)
        state.discards = gone
        state.holes[0], state.deck = state.deck[:-3], state.deck[-3:]
        told = park.roll(state, *[MISS] * 4)
        assert told.one(Dealt) == Dealt(2, counts=(1,) * 6, reshuffled=True)
        assert state.discards == []
        assert len(state.deck) == 60 - 3
        orders.add(tuple(state.deck))
        assert park.whole(state)
    assert len(orders) == 8


def test_the_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    state = park.bare(4)
    state.holes[5], state.deck = state.deck[:-6], state.deck[-6:]
    state.discards = [state.holes[5].pop() for _ in range(20)]
    told = park.roll(state, *[MISS] * 4)
    assert not told.one(Dealt).reshuffled
    assert (len(state.deck), len(state.discards)) == (0, 20)


def test_a_short_deck_fills_hole_one_first() -> None:
    """Ruling: "deal what there is from hole 1 up"."""
    state = park.bare(6)
    state.holes[5], state.deck = state.deck[:-5], state.deck[-5:]
    before = len(state.holes[5])
    told = park.roll(state, *[MISS] * 6)
    assert told.one(Dealt).counts == (2, 2, 1, 0, 0, 0)
    assert park.counts(state.holes) == [2, 2, 1, 0, 0, before]
    assert play.asked(state) == (0, 1, 2, 3, 4, 5)
