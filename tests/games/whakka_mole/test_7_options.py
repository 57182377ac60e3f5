"""The options we rule: other sheets, stubborn moles, playing a tie on."""

from __future__ import annotations

import pytest

from game.games.whakka_mole.events import Count, Counted, Ended, Popped, TurnBegun
from game.games.whakka_mole.rules.game import GAME
from game.kernel.contract import Standings
from game.kernel.play import Illegal, act, asked, legal
from tests.games.whakka_mole import sheets


@pytest.mark.parametrize("holes", [9, 12])
def test_nine_or_twelve_holes_to_hide_in_and_to_whack(holes: int) -> None:
    """Ruling: an option for 9 (3 x 3, the number pad) and 12."""
    state = sheets.new(2, holes=holes)
    with pytest.raises(Illegal):
        act(state, 0, (f"hole.{holes + 1}",))
    act(state, 0, (f"hole.{holes}",))
    assert legal(state, 0) == tuple((f"hole.{number}",) for number in range(1, holes + 1))
    act(state, 0, (f"hole.{holes}",))
    act(state, 1, sheets.popup(range(1, holes + 1)))
    act(state, 1, ("hole.1",))
    assert sheets.scores(state) == (6 + 1, 0)
    assert state.holes == holes


def test_a_stubborn_mole_scores_two() -> None:
    """Ruling: "a mole that survives and is listed in the same hole again scores 2"."""
    state = sheets.new(2, stubborn=True)
    told = sheets.write(state, ([1, 2], 9), ([3], 9))
    assert sheets.scores(state) == (2, 1)
    assert sheets.one(told, Popped).stubborn == ((), ())
    told = sheets.write(state, ([1, 5, 6], 9), ([4], 9))
    assert sheets.one(told, Popped).stubborn == ((1,), ())
    assert sheets.one(told, Counted).counts[0].moles == 4
    assert sheets.scores(state) == (2 + 4, 1 + 1)
    assert state.sheets[0].gained == 4


def test_a_stubborn_mole_scores_two_again_but_never_three() -> None:
    state = sheets.new(2, stubborn=True)
    for expected in (1, 3, 5, 7):
        sheets.write(state, ([1], 9), ([2], 9))
        assert sheets.scores(state) == (expected, expected)


def test_a_mole_that_was_whacked_away_did_not_survive() -> None:
    """Its hole may be listed again, but the mole in it is a new one."""
    state = sheets.new(2, stubborn=True)
    sheets.write(state, ([1, 2], 9), ([3], 1))
    told = sheets.write(state, ([1, 2], 9), ([3], 9))
    assert sheets.one(told, Popped).stubborn == ((), (3,))
    assert sheets.scores(state) == (2, 7 + 2)


def test_a_mole_that_went_down_for_a_turn_starts_again() -> None:
    state = sheets.new(2, stubborn=True)
    sheets.write(state, ([1], 9), ([3], 9))
    sheets.write(state, ([2], 9), ([3], 9))
    sheets.write(state, ([1], 9), ([3], 9))
    assert sheets.scores(state) == (3, 1 + 2 + 2)


def test_a_hit_takes_the_stubborn_point_too() -> None:
    """Ruling: a hit clears the whole sheet before it is counted."""
    state = sheets.new(2, stubborn=True)
    sheets.write(state, ([1, 2], 9), ([3], 9))
    told = sheets.write(state, ([1, 2], 3), ([3, 4], 2))
    assert sheets.scores(state) == (2 + 6, 1 + 6)
    assert [count.moles for count in sheets.one(told, Counted).counts] == [0, 0]
    assert [sheet.gained for sheet in state.sheets] == [6, 6]


def test_a_stubborn_mole_and_a_whack_add_up() -> None:
    state = sheets.new(2, stubborn=True)
    sheets.write(state, ([1, 2], 9), ([3], 9))
    told = sheets.write(state, ([1, 2], 3), ([3], 9))
    assert sheets.one(told, Counted).counts[0] == Count(0, 4, 6, 12)


def test_moles_are_not_stubborn_unless_chosen() -> None:
    """Ruling: off by default."""
    state = sheets.new(2)
    sheets.write(state, ([1], 9), ([2], 9))
    sheets.write(state, ([1], 9), ([2], 9))
    assert sheets.scores(state) == (2, 2)


def test_a_tie_may_be_played_on_until_someone_leads_alone() -> None:
    """Ruling: option "play on until someone leads alone"."""
    state = sheets.score(sheets.new(3, on=True), 49, 49, 10)
    told = sheets.write(state, ([1], 9), ([2], 9), ([3], 9))
    assert sheets.one(told, TurnBegun) == TurnBegun(2, tied=True)
    assert not state.over
    assert asked(state) == (0, 1, 2)
    told = sheets.write(state, ([1], 9), ([2], 9), ([3], 9))
    assert sheets.one(told, TurnBegun) == TurnBegun(3, tied=True)
    told = sheets.write(state, ([1, 4], 9), ([2], 9), ([3], 9))
    assert sheets.one(told, Ended) == Ended((0,), 53, 3)
    assert GAME.standings(state) == Standings((1, 2, 3), (53, 52, 13), "played-on")


def test_played_on_or_not_a_sole_leader_at_fifty_has_won() -> None:
    state = sheets.score(sheets.new(2, on=True), 49, 30)
    sheets.write(state, ([1], 9), ([2], 9))
    assert GAME.standings(state) == Standings((1, 2), (50, 31), "fifty")


def test_a_tie_below_fifty_is_no_end_and_no_playing_on() -> None:
    state = sheets.score(sheets.new(2, on=True), 30, 30)
    told = sheets.write(state, ([1], 9), ([2], 9))
    assert sheets.one(told, TurnBegun).tied is False
