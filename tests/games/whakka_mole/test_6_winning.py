"""Winning: "If a player has 50 points or more at the end of a turn, the game ends." """

from __future__ import annotations

import pytest

from game.games.whakka_mole.events import Ended
from game.games.whakka_mole.rules.game import GAME
from game.kernel.contract import Standings
from game.kernel.play import asked, legal
from tests.games.whakka_mole import sheets


def test_forty_nine_is_not_fifty() -> None:
    state = sheets.score(sheets.new(), 48, 0)
    told = sheets.write(state, ([1], 9), ([2], 9))
    assert sheets.scores(state) == (49, 1)
    assert not state.over
    assert [event.kind for event in told][-1] == "new-turn"
    assert GAME.standings(state) == Standings((1, 2), (49, 1), "")


@pytest.mark.parametrize("moles", [1, 3])
def test_fifty_or_more_ends_the_game(moles: int) -> None:
    state = sheets.score(sheets.new(), 49, 0)
    told = sheets.write(state, (range(1, moles + 1), 9), ([2], 9))
    assert state.over
    assert asked(state) == ()
    assert legal(state, 0) == ()
    assert sheets.one(told, Ended) == Ended((0,), 49 + moles, 1)
    assert not [event for event in told if event.kind == "new-turn"]
    assert GAME.standings(state) == Standings((1, 2), (49 + moles, 1), "fifty")


def test_fifty_counts_at_the_end_of_the_turn_not_in_it() -> None:
    """ "At the end of a turn": six for a whack at 44 do not stop the others from counting."""
    state = sheets.score(sheets.new(3), 44, 47, 0)
    sheets.write(state, ([1], 9), ([2, 3, 4, 5], 6), ([6], 1))
    assert sheets.scores(state) == (44, 57, 6)
    state = sheets.score(sheets.new(3), 44, 47, 0)
    sheets.write(state, ([1], 2), ([2, 3], 6), ([6, 7], 8))
    assert sheets.scores(state) == (44 + 7, 47 + 6, 0)
    assert GAME.standings(state) == Standings((2, 1, 3), (51, 53, 0), "fifty")


def test_the_most_points_win_not_the_first_to_fifty() -> None:
    """ "If you have the most points at the end of the game, you win!" """
    state = sheets.score(sheets.new(4), 49, 49, 40, 49)
    told = sheets.write(state, ([1], 9), ([2, 3, 4], 9), ([5], 10), ([6, 7], 10))
    assert GAME.standings(state) == Standings((3, 1, 4, 2), (50, 52, 41, 51), "fifty")
    assert GAME.standings(state).winners == (1,)
    assert sheets.one(told, Ended).winners == (1,)


def test_a_tie_is_shared() -> None:
    """Ruling: those who lead together win together; nobody is second then."""
    state = sheets.score(sheets.new(3), 49, 20, 49)
    told = sheets.write(state, ([1, 2], 9), ([3], 9), ([4, 5], 9))
    assert sheets.one(told, Ended) == Ended((0, 2), 51, 1)
    assert GAME.standings(state) == Standings((1, 3, 1), (51, 21, 51), "shared")
    assert GAME.standings(state).winners == (0, 2)


def test_every_end_has_a_name() -> None:
    assert GAME.reasons == ("fifty", "shared", "played-on")
