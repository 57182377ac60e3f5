"""Page 5: winning prizes."""

from __future__ import annotations

import itertools

import pytest

from game.games.mole_park.content import STANDS, Prize, place_of, prize_stars
from game.games.mole_park.events import (
    Cash,
    CashedIn,
    NoPrize,
    Restocked,
    RoundOver,
    Spent,
    TieSettled,
    Won,
)
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.prizes import Pick, SettleTie
from game.games.mole_park.rules.state import ParkState
from game.kernel import play
from tests.games.mole_park import park

MISS = ("mallet", "x")


def _asked(state: ParkState) -> int:
    (seat,) = play.asked(state)
    return seat


def _open_to(state: ParkState) -> list[str]:
    options = play.listing(play.legal(state, _asked(state)))
    return [action[0] for action in options]


def test_stars_come_from_three_sources() -> None:
    """The picture on page 5: 15 stars laid down, 5 rolled, 3 of a prize."""
    state = park.bare(2)
    park.hand(state, 0, 5, 5, 5)
    park.own(state, 0, "burrowed.1")
    assert prize_stars([Prize("burrowed.1")]) == 3
    told = park.roll(state, ("prize", 5), MISS)
    cash = Cash(0, tuple(state.laid[0]), moles=15, die=5, prizes=3, total=23, crown=False)
    assert told.one(CashedIn) == CashedIn((cash,))
    assert state.hands[0] == []
    assert state.totals[0] == 23


def test_moles_are_laid_face_up_for_all_to_see() -> None:
    state = park.bare(2)
    park.hand(state, 0, 5, 4, 3)
    park.roll(state, ("prize", 5), MISS)
    for viewer in (None, 0, 1):
        assert GAME.observe(state, viewer).laid[0] == tuple(state.laid[0])


@pytest.mark.parametrize(
    ("stars", "face", "stands"),
    [
        ((5, 3), 1, []),
        ((5, 3), 2, ["candy"]),
        ((5, 5), 4, ["candy"]),
        ((5, 5), 5, ["candy", "burrowed"]),
        ((5, 5, 5), 5, ["candy", "burrowed", "inflation"]),
        ((5, 5, 5, 4), 6, ["candy", "burrowed", "inflation", "grotto"]),
        ((5, 5, 5, 5, 5), 4, ["candy", "burrowed", "inflation", "grotto"]),
        ((5, 5, 5, 5, 5), 5, ["candy", "burrowed", "inflation", "grotto", "vault"]),
    ],
)
def test_any_stand_up_to_ones_star_total(
    stars: tuple[int, ...], face: int, stands: list[str]
) -> None:
    """ "From any Prize Stand with a star value less than (or equal to) your star total"."""
    state = park.bare(2)
    park.hand(state, 0, *stars)
    told = park.roll(state, ("prize", face), MISS)
    if not stands:
        # "If your total is less than 10, there are no prizes you can afford."
        assert told.all(Won) == []
        assert state.round == 2
        return
    assert _asked(state) == 0
    assert _open_to(state) == [f"stand.{each}" for each in stands] + ["pass"]


def test_the_chosen_prize_is_kept_and_counts_from_then_on() -> None:
    """ "Place the chosen Prize face-up in front of you, where it will stay"."""
    state = park.bare(2)
    park.hand(state, 0, 5, 5, 5)
    park.show(state, "inflation.1")
    park.roll(state, ("prize", 6), MISS)
    told = park.answer(state, {0: "stand.inflation"}, park.Told())
    assert told.one(Won) == Won(0, "inflation", Prize("inflation.1"))
    assert state.prizes[0] == ["inflation.1"]
    assert state.prizes_worth(0) == 5
    assert len(state.stands[2]) == 7


def test_players_pick_from_most_stars_to_least() -> None:
    state = park.bare(4)
    for seat, stars in enumerate(((3, 3), (5, 5, 5), (4, 4, 4), (5, 5, 5, 4))):
        park.hand(state, seat, *stars)
    told = park.roll(state, *[("prize", 3)] * 4)
    order = []
    while isinstance(state.todo[-1], Pick):
        order.append(_asked(state))
        park.answer(state, {_asked(state): "pass"}, told)
    assert order == [3, 1, 2]
    assert state.prizes[0] == []  # nine stars


def test_a_stand_is_closed_for_the_round_once_a_prize_is_won_there() -> None:
    """ "No other players can WIN another Prize from this Prize Stand this round"."""
    state = park.bare(3)
    park.hand(state, 0, 5, 5, 5)
    park.hand(state, 1, 5, 5, 4)
    park.roll(state, ("prize", 3), ("prize", 2), MISS)
    below = state.stands[1][-2]
    park.answer(state, {0: "stand.burrowed"}, park.Told())
    assert _open_to(state) == ["stand.candy", "pass"]
    seen = GAME.observe(state, None)
    assert seen.tops[1] == ""
    assert seen.closed[1]
    told = park.answer(state, {1: "stand.candy"}, park.Told())
    assert Restocked("burrowed", below) in told.one(RoundOver).restocked


def test_taking_a_prize_is_optional_and_the_moles_are_lost_either_way() -> None:
    """ "If you didn't win a face-up prize for any reason, too bad!" """
    state = park.bare(2)
    park.hand(state, 0, 5, 5, 5)
    park.roll(state, ("prize", 3), MISS)
    told = park.answer(state, {0: "pass"}, park.Told())
    assert told.one(NoPrize) == NoPrize(0, choice=True)
    assert state.prizes[0] == []
    assert park.counts([state.hands[0], state.laid[0], state.discards]) == [0, 0, 3]


def test_under_ten_stars_the_moles_are_lost_too() -> None:
    state = park.bare(2)
    park.hand(state, 0, 1, 2)
    told = park.roll(state, ("prize", 6), MISS)
    assert state.discards
    assert state.hands[0] == []
    assert told.one(RoundOver).spent == (Spent(0, 2),)


def test_an_exhausted_stand_stays_empty() -> None:
    """Ruling."""
    state = park.bare(2)
    park.own(state, 1, *[f"candy.{number}" for number in range(1, 11)])
    park.hand(state, 0, 5, 4)
    told = park.roll(state, ("prize", 3), MISS)
    assert told.one(NoPrize) == NoPrize(0, choice=False)
    state = park.bare(2)
    park.own(state, 1, *[f"candy.{number}" for number in range(2, 11)])
    park.hand(state, 0, 5, 4)
    park.roll(state, ("prize", 3), MISS)
    told = park.answer(state, {0: "stand.candy"}, park.Told())
    assert told.one(RoundOver).restocked == ()
    assert GAME.observe(state, None).tops[0] == ""


def test_king_mole_decides_the_order_of_those_with_equal_stars() -> None:
    for order in itertools.permutations((1, 2, 3)):
        state = park.bare(5, king=0)
        for seat in (1, 2, 3):
            park.hand(state, seat, 5, 5)
        told = park.roll(state, MISS, *[("prize", 4)] * 3, MISS)
        assert isinstance(state.todo[-1], SettleTie)
        assert _asked(state) == 0
        # The last place goes without saying.
        play.act(state, 0, tuple(f"seat.{seat}" for seat in order[:2]), told)
        assert told.one(TieSettled) == TieSettled(king=0, order=order)
        assert _asked(state) == order[0]
        play.act(state, order[0], ("pass",), told)
        assert _asked(state) == order[1]
        play.act(state, order[1], ("pass",), told)
        assert _asked(state) == order[2]


def test_between_two_the_king_names_one() -> None:
    state = park.bare(3, king=2)
    park.hand(state, 0, 5, 5)
    park.hand(state, 1, 5, 5)
    park.roll(state, ("prize", 1), ("prize", 1), MISS)
    assert play.legal(state, 2) == (("seat.0",), ("seat.1",))
    park.answer(state, {2: "seat.1"}, park.Told())
    assert _asked(state) == 1
    park.answer(state, {1: "stand.candy"}, park.Told())
    # Nothing is left for the other: "Black gets nothing" (page 7).
    assert state.round == 2


def test_the_king_picks_last_in_his_own_tie() -> None:
    """ "King Mole is a gracious ruler"."""
    state = park.bare(4, king=1)
    for seat in (0, 1, 2):
        park.hand(state, seat, 5, 5)
    park.roll(state, *[("prize", 4)] * 3, MISS)
    assert play.legal(state, 1) == (("seat.0",), ("seat.2",))
    park.answer(state, {1: "seat.2"}, park.Told())
    order = []
    while isinstance(state.todo[-1], Pick):
        order.append(_asked(state))
        park.answer(state, {_asked(state): "pass"}, park.Told())
    assert order == [2, 0, 1]


def test_with_a_single_other_in_his_tie_the_king_is_not_asked() -> None:
    """Ruling: there is nothing to decide."""
    state = park.bare(3, king=0)
    park.hand(state, 0, 5, 5)
    park.hand(state, 1, 5, 5)
    told = park.roll(state, ("prize", 4), ("prize", 4), MISS)
    assert told.all(TieSettled) == []
    assert isinstance(state.todo[-1], Pick)
    assert _asked(state) == 1
    park.answer(state, {1: "pass"}, told)
    assert _asked(state) == 0


def test_the_king_is_not_asked_who_picks_first_where_nothing_can_be_won() -> None:
    """Page 5: he "decides the order those players pick Prizes"; here nobody can pick any."""
    state = park.bare(4, king=3)
    park.hand(state, 0, 5, 5, 5)
    for seat in (1, 2):
        park.hand(state, seat, 5, 4)
    told = park.roll(state, *[("prize", 3)] * 3, MISS)
    assert _asked(state) == 0
    park.answer(state, {0: "stand.candy"}, told)
    assert told.all(TieSettled) == []
    assert told.all(NoPrize) == [NoPrize(1, choice=False), NoPrize(2, choice=False)]
    assert state.round == 2


def test_a_tie_with_one_prize_left_is_settled() -> None:
    """Who of them has it is for the king to say."""
    state = park.bare(4, king=3)
    park.hand(state, 0, 5, 5, 5)
    for seat in (1, 2):
        park.hand(state, seat, 5, 5, 4)
    park.roll(state, *[("prize", 3)] * 3, MISS)
    park.answer(state, {0: "stand.burrowed"}, park.Told())
    assert play.legal(state, 3) == (("seat.1",), ("seat.2",))


def test_two_ties_are_settled_one_after_the_other() -> None:
    state = park.bare(5, king=4)
    for seat, stars in enumerate(((5, 5), (5, 5, 5), (4, 4, 2), (5, 4, 4, 2))):
        park.hand(state, seat, *stars)
    park.roll(state, *[("prize", 2)] * 4, MISS)
    assert play.legal(state, 4) == (("seat.1",), ("seat.3",))
    park.answer(state, {4: "seat.3"}, park.Told())
    for seat in (3, 1):
        park.answer(state, {seat: "pass"}, park.Told())
    assert play.legal(state, 4) == (("seat.0",), ("seat.2",))


def test_above_forty_the_true_sum_orders_the_pickers() -> None:
    """Ruling: the path shows 40, the order does not."""
    state = park.bare(3)
    for seat, prizes in ((0, ("vault.5", "vault.1", "vault.3")), (1, ("vault.2", "vault.4"))):
        park.own(state, seat, *prizes)
        park.hand(state, seat, 5, 5, 5, 5)
    park.roll(state, ("prize", 1), ("prize", 6), MISS)
    assert state.totals[:2] == [46, 41]
    assert _asked(state) == 0


def test_every_stand_can_be_won_from() -> None:
    for index, stand in enumerate(STANDS):
        state = park.bare(2)
        park.hand(state, 0, 5, 5, 5, 5, 5)
        park.roll(state, ("prize", 6), MISS)
        park.answer(state, {0: f"stand.{stand.id}"}, park.Told())
        assert place_of(state.prizes[0][0])[0] == index
        assert park.whole(state)
