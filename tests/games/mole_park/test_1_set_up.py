"""Page 3: the components and the setup."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.games.mole_park.content import (
    CROWN,
    DICE,
    DIE_OF,
    FORGO,
    HOLD,
    HOLES,
    MOLE_OF,
    MOLES,
    PRIZES,
    SEAT_OF,
    STAND_OF,
    STANDS,
    WHACKERS,
    Mole,
    Prize,
    Waits,
    die_id,
    number_of,
    place_of,
    seat_id,
    stand_id,
    stars_of,
)
from game.games.mole_park.events import RolledOff
from game.games.mole_park.rules.game import GAME
from game.kernel import play
from tests.games.mole_park import park


def test_a_hundred_and_thirteen_moles_worth_one_to_five() -> None:
    """ "113 Mole cards". Ruling: 38, 31, 23, 13 and 8 of them with one to five stars."""
    assert len(MOLES) == len(set(MOLES)) == 113
    assert Counter(map(stars_of, MOLES)) == {1: 38, 2: 31, 3: 23, 4: 13, 5: 8}


def test_each_colour_has_four_dice() -> None:
    """ "A boxing glove, a frying pan, a giant mallet, and a Prize die". Faces: rulings."""
    assert {name: die.faces for name, die in DICE.items()} == {
        "glove": ("1", "1", "2", "2", "3", "3"),
        "pan": ("2", "3", "4", "4", "5", "x"),
        "mallet": ("4", "5", "6", "6", "x", "x"),
        "prize": ("1", "2", "3", "4", "5", "6"),
    }
    assert WHACKERS == ("glove", "pan", "mallet")
    assert HOLES == 6


@pytest.mark.parametrize(
    ("stand", "price", "stars"),
    [
        ("candy", 10, [1, 1, 1, 2, 2, 2, 2, 2, 3, 3]),
        ("burrowed", 15, [2, 3, 3, 3, 3, 3, 3, 4, 4, 4]),
        ("inflation", 20, [4, 4, 4, 5, 5, 5, 5, 6]),
        ("grotto", 25, [5, 6, 6, 6, 7, 7, 7]),
        ("vault", 30, [7, 8, 8, 8, 9]),
    ],
)
def test_five_stands_with_forty_prizes(stand: str, price: int, stars: list[int]) -> None:
    """Page 7 names the prices of three stands; the rest is ruled."""
    found = next(each for each in STANDS if each.id == stand)
    assert found.price == price
    assert sorted(found.stars) == stars
    assert sorted(PRIZES[prize] for prize in found.prizes) == stars
    assert (len(STANDS), len(PRIZES)) == (5, 40)


def test_an_id_names_one_thing_and_leads_back_to_it() -> None:
    """Saves and golden matches hold these words."""
    assert {die_id(die): die for die in DICE} == DIE_OF
    assert {stand_id(index): index for index in range(len(STANDS))} == STAND_OF
    assert {seat_id(seat): seat for seat in range(max(GAME.seats))} == SEAT_OF
    ids = [*DIE_OF, *STAND_OF, *SEAT_OF, *MOLE_OF, HOLD, CROWN, FORGO]
    assert len(set(ids)) == len(ids) == 4 + 5 + 8 + 113 + 3
    assert (die_id("pan"), stand_id(2), seat_id(7)) == ("die.pan", "stand.inflation", "seat.7")
    assert (HOLD, CROWN, FORGO) == ("hold", "crown", "pass")
    mole = MOLE_OF["mole.3.17"]
    assert (stars_of(mole), number_of(mole)) == (3, 17)
    assert mole == Mole("mole.3.17")
    assert place_of(Prize("grotto.5")) == (3, 5)


def test_what_is_shown_of_a_round_depends_on_steps_that_there_are() -> None:
    assert set(Waits) <= {step.kind for step in GAME.steps}


def test_two_to_eight_players() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6, 7, 8)


def test_moles_and_stands_are_shuffled_and_the_top_prizes_face_up() -> None:
    """Setup 1 and 2."""
    decks, tops = set(), set()
    for seed in range(12):
        state = GAME.new_match(4, park.OPTIONS, seed)
        assert park.whole(state)
        assert len(state.deck) == 113
        assert park.counts(state.stands) == [10, 10, 8, 7, 5]
        seen = GAME.observe(state, None)
        assert seen.tops == tuple(stand[-1] for stand in state.stands)
        decks.add(tuple(state.deck))
        tops.add(seen.tops)
    assert len(decks) == 12
    assert len(tops) > 6


def test_the_highest_prize_die_starts_as_king() -> None:
    """Setup 4."""
    for seed in range(20):
        told = park.Told()
        state = park.start(5, seed, told)
        first, last = told.all(RolledOff)[0], told.all(RolledOff)[-1]
        assert [seat for seat, _ in first.rolls] == [0, 1, 2, 3, 4]
        assert all(1 <= face <= 6 for _, face in first.rolls)
        best = max(face for _, face in last.rolls)
        assert [seat for seat, face in last.rolls if face == best] == [state.king]


def test_only_those_tied_for_the_highest_roll_again() -> None:
    """Setup 4: "If there's a tie for the highest roll, the tied players roll again"."""
    rolled_again = 0
    for seed in range(60):
        told = park.Told()
        state = park.start(4, seed, told)
        rolls = told.all(RolledOff)
        for before, after in pairwise(rolls):
            rolled_again += 1
            best = max(face for _, face in before.rolls)
            tied = tuple(seat for seat, face in before.rolls if face == best)
            assert len(tied) > 1
            assert before == RolledOff(before.rolls, tied)
            assert tuple(seat for seat, _ in after.rolls) == tied
        assert rolls[-1].tied == (state.king,)
    assert rolled_again > 5


def test_everybody_may_become_king() -> None:
    assert {park.start(8, seed).king for seed in range(80)} == set(range(8))


def test_the_king_is_fixed_for_the_whole_game() -> None:
    """Ruling."""
    state = park.start(3, 5)
    king = state.king
    for _ in range(200):
        if state.over:
            break
        for seat in play.asked(state):
            options = play.legal(state, seat)
            play.act(state, seat, play.listing(options)[0])
    assert state.round > 5
    assert state.king == king
