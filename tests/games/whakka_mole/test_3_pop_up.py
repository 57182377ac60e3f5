"""Pop Up: "Put a token in every space ... that you noted in the Popup column." """

from __future__ import annotations

from game.games.whakka_mole.events import Popped
from tests.games.whakka_mole import sheets


def test_a_token_in_every_space_noted() -> None:
    state = sheets.new(3)
    told = sheets.write(state, ([1, 5, 10], 2), ([2], 9), ([3, 4], 9))
    popped = sheets.one(told, Popped)
    assert popped.popups == ((1, 5, 10), (2,), (3, 4))
    assert popped.shows
    assert popped.seen_by(None) == popped
    assert [sheet.popup for sheet in state.sheets] == [(1, 5, 10), (2,), (3, 4)]


def test_what_was_written_this_turn_comes_up_this_turn() -> None:
    """Ruling: "the previous turn" means the phase before: there is no turn's delay."""
    state = sheets.new()
    sheets.write(state, ([6], 1), ([7], 1))
    assert sheets.up(state) == ((6,), (7,))


def test_moles_that_are_not_listed_go_down() -> None:
    """Ruling: the list is the sheet. To "stay in" a hole is to list it again."""
    state = sheets.new()
    sheets.write(state, ([1, 2, 3], 9), ([4], 9))
    sheets.write(state, ([3, 5], 9), ([4], 9))
    assert sheets.up(state) == ((3, 5), (4,))
    assert sheets.scores(state) == (3 + 2, 1 + 1)


def test_tokens_never_add_up_from_turn_to_turn() -> None:
    """Ruling: a token a hole, however long the mole has been there."""
    state = sheets.new()
    for turn in range(1, 6):
        told = sheets.write(state, ([1], 9), ([2], 9))
        assert sheets.one(told, Popped).stubborn == ((), ())
        assert sheets.scores(state) == (turn, turn)
        assert sheets.up(state) == ((1,), (2,))
    assert state.turn == 6


def test_last_turns_sheets_stay_to_be_seen() -> None:
    """Ruling: the sheets of the turn before lie open while the next is written."""
    state = sheets.new()
    sheets.write(state, ([1, 2], 4), ([4, 5], 9))
    seen = state.sheets[1]
    assert (seen.popup, seen.up, seen.hit) == ((4, 5), (), True)
    assert (state.sheets[0].whack, state.sheets[0].landed) == (4, True)
    assert (seen.whack, seen.landed) == (9, False)
    sheets.write(state, ([1], 8), ([4], 9))
    assert (state.sheets[1].hit, state.sheets[0].landed) == (False, False)
    assert [sheet.whack for sheet in state.sheets] == [8, 9]
