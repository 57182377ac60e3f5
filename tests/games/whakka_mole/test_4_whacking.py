"""Whacking: "... the play sheet of the player to your left ... score 6 points and remove all"."""

from __future__ import annotations

import pytest

from game.games.whakka_mole.content import Hole
from game.games.whakka_mole.events import Stroke, Whacked
from game.games.whakka_mole.rules.game import GAME
from game.games.whakka_mole.rules.state import left_of
from tests.games.whakka_mole import sheets


@pytest.mark.parametrize("seats", [seats for seats in GAME.seats if seats >= 3])
def test_three_or_more_whack_the_player_to_the_left_in_a_ring(seats: int) -> None:
    """ "The player to your left". Ruling: a fixed ring, seats numbered clockwise."""
    for whacker in range(seats):
        state = sheets.new(seats)
        # Every seat's moles sit in a hole of its own, so a whack says whose sheet was meant.
        papers = [([seat + 1], 10) for seat in range(seats)]
        left = (whacker + 1) % seats
        papers[whacker] = ([whacker + 1], left + 1)
        told = sheets.write(state, *papers)
        assert [sheet.hit for sheet in state.sheets] == [seat == left for seat in range(seats)]
        assert [sheet.landed for sheet in state.sheets] == [
            seat == whacker for seat in range(seats)
        ]
        assert sheets.one(told, Whacked).whacks[whacker] == Stroke(
            whacker, left, Hole(left + 1), hit=True, moles=1
        )


def test_the_ring_closes() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [left_of(seat, 2) for seat in range(2)] == [1, 0]


def test_two_players_whack_each_other() -> None:
    """Ruling: with two, each is to the other's left."""
    state = sheets.new(2)
    told = sheets.write(state, ([1], 2), ([2], 1))
    assert sheets.scores(state) == (6, 6)
    assert sheets.up(state) == ((), ())
    whacks = sheets.one(told, Whacked).whacks
    assert [(whack.seat, whack.target) for whack in whacks] == [(0, 1), (1, 0)]


def test_a_hole_with_a_token_scores_six_and_one_without_nothing() -> None:
    state = sheets.new()
    sheets.write(state, ([1], 2), ([2], 3))
    assert sheets.scores(state) == (6 + 1, 0)
    state = sheets.new()
    told = sheets.write(state, ([1], 2), ([3], 2))
    assert sheets.scores(state) == (1, 1)
    assert [whack.hit for whack in sheets.one(told, Whacked).whacks] == [False] * 2
    assert [whack.moles for whack in sheets.one(told, Whacked).whacks] == [0, 0]


@pytest.mark.parametrize("moles", [1, 4, 10])
def test_six_flat_however_many_moles_and_all_of_them_go(moles: int) -> None:
    """ "Score 6 points and remove all of the tokens from that play sheet"."""
    state = sheets.new()
    told = sheets.write(state, ([9], 1), (range(1, moles + 1), 10))
    assert sheets.up(state) == ((9,), ())
    assert sheets.scores(state) == (6 + 1, 0)
    assert sheets.one(told, Whacked).whacks[0].moles == moles


def test_a_whacked_player_keeps_the_six_of_his_own_whack() -> None:
    """Ruling: a hit costs the moles, not the whack."""
    state = sheets.new(3)
    sheets.write(state, ([1], 2), ([2], 3), ([3], 9))
    assert sheets.scores(state) == (6 + 1, 6, 0)
    assert (state.sheets[1].hit, state.sheets[1].landed) == (True, True)


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_whacks_fall_at_once(seats: int) -> None:
    """Ruling: nobody's moles are saved because their whacker was whacked first."""
    state = sheets.new(seats)
    papers = [([seat + 1], (seat + 1) % seats + 1) for seat in range(seats)]
    sheets.write(state, *papers)
    assert sheets.scores(state) == (6,) * seats
    assert sheets.up(state) == ((),) * seats
    assert [sheet.gained for sheet in state.sheets] == [6] * seats


def test_one_sheet_cleared_leaves_the_others_alone() -> None:
    state = sheets.new(4)
    sheets.write(state, ([1, 2], 10), ([3, 4], 10), ([5, 6, 7], 9), ([8, 9], 2))
    assert sheets.up(state) == ((), (3, 4), (5, 6, 7), ())
    assert sheets.scores(state) == (0, 2, 9, 6)
