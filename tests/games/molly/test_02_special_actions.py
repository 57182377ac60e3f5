"""Pages 6 and 7: the turn begins, and what Project tokens buy."""

from __future__ import annotations

import pytest

from game.games.molly.content.components import EVENTS
from game.games.molly.content.garden import CellNumber, PlaceNumber
from game.games.molly.events import Displayed, EventBegun, Swapped, Taken, TokenGained, TokensBack
from game.kernel import play
from tests.games.molly import garden


def test_the_display_is_brought_back_to_two_at_the_beginning_of_a_turn() -> None:
    """Page 6."""
    state = garden.bare()
    garden.show(state, "", "green")
    garden.stack(state, "red", "blue")
    told = garden.refill(state)
    assert [card.split(".")[0] for card in state.display] == ["red", "green"]
    assert told.one(Displayed) == Displayed(PlaceNumber(1), state.display[0])
    assert state.deck[-1].startswith("blue")


def test_only_then_and_after_action_a() -> None:
    """Ruling 4: a card played from the display leaves its place empty until the next turn."""
    state = garden.bare()
    garden.rows(state, "green green red blue white yellow . . .")
    garden.show(state, "green", "blue")
    garden.stack(state, "white", "white")
    garden.act(state, "display.1 cell.3")
    assert state.display[0] == ""
    garden.act(state, "cell.1")
    assert state.active == 1
    assert state.display[0].startswith("white")


def test_without_a_token_there_is_no_special_action() -> None:
    state = garden.start(2, 3)
    seat = state.active
    garden.tokens(state, *(0 if each == seat else 1 for each in range(2)))
    assert not any(word.startswith(("take", "swap")) for word in garden.legal(state))
    state.tokens[seat] = 1
    assert {"take display.1", "take display.2"} <= garden.legal(state)
    assert any(word.startswith("swap") for word in garden.legal(state))


def test_action_a_takes_a_card_of_the_display() -> None:
    """Page 6, Alice's example: a red cube, the card is discarded, the display is two again."""
    state = garden.bare()
    garden.rows(state, "white white green blue . . . . .")
    garden.show(state, "red", "white")
    garden.stack(state, "green")
    garden.tokens(state, 1, 0, 0, 0)
    card = state.display[0]
    told = garden.act(state, "take display.1")
    assert state.burrows[0] == [0, 1, 0, 0, 0]
    assert state.discards[-1].startswith("red")
    assert [card.split(".")[0] for card in state.display] == ["green", "white"]
    assert told.one(Taken) == Taken(0, PlaceNumber(1), card, kept=True)
    assert play.asked(state) == (0,)


def test_action_b_swaps_two_piles_side_by_side_whole() -> None:
    """Page 7, and ruling 1: the piles keep their orientation."""
    state = garden.bare()
    garden.lay(state, 1, "-green", "yellow")
    garden.lay(state, 2, "red", "-blue", "white")
    garden.show(state, "red", "red")
    garden.tokens(state, 1, 0, 0, 0)
    told = garden.act(state, "swap cell.1 cell.2")
    assert garden.colours(state, 1) == ["red", "-blue", "white"]
    assert garden.colours(state, 2) == ["-green", "yellow"]
    assert told.one(Swapped) == Swapped(0, (CellNumber(1), CellNumber(2)))


@pytest.mark.parametrize(
    ("cell", "beside"),
    [(1, {2, 4}), (2, {1, 3, 5}), (3, {2, 6}), (4, {1, 5, 7}), (5, {2, 4, 6, 8}), (9, {6, 8})],
)
def test_adjacent_is_orthogonal(cell: int, beside: set[int]) -> None:
    state = garden.bare()
    garden.rows(state, "red blue white green yellow red blue white green")
    garden.show(state, "red", "red")
    garden.tokens(state, 1, 0, 0, 0)
    garden.act(state)
    found = {w for w in garden.legal(state) if w.startswith(f"swap cell.{cell} ")}
    assert found == {f"swap cell.{cell} cell.{other}" for other in beside}


def test_swapping_with_an_empty_pile_is_forbidden() -> None:
    """Page 7."""
    state = garden.bare()
    garden.rows(state, "red blue . green . . . . .")
    garden.show(state, "red", "red")
    garden.tokens(state, 1, 0, 0, 0)
    garden.act(state)
    assert {w for w in garden.legal(state) if w.startswith("swap")} == {
        "swap cell.1 cell.2",
        "swap cell.2 cell.1",
        "swap cell.1 cell.4",
        "swap cell.4 cell.1",
    }


def test_piles_that_show_a_back_may_be_swapped() -> None:
    """Ruling 1."""
    state = garden.bare()
    garden.rows(state, "back blue . . . . . . .")
    garden.show(state, "red", "red")
    garden.tokens(state, 1, 0, 0, 0)
    garden.act(state, "swap cell.2 cell.1")
    assert garden.shown(state).startswith("blue project")


def test_any_order_as_often_as_paid_for() -> None:
    """Page 6: "it is possible to perform the same special action more than once"."""
    state = garden.bare()
    garden.rows(state, "red blue white green yellow red blue white green")
    garden.show(state, "red", "blue")
    garden.stack(state, "white", "yellow")
    garden.tokens(state, 4, 0, 0, 0)
    garden.act(
        state, "take display.2", "swap cell.1 cell.2", "swap cell.1 cell.2", "take display.2"
    )
    assert state.burrows[0] == [0, 0, 1, 0, 1]
    assert state.tokens[0] == 0
    assert not any(word.startswith(("take", "swap")) for word in garden.legal(state))


def test_spent_tokens_return_together_when_the_phase_ends() -> None:
    """Page 6, "then they put all the spent Project tokens back"; ruling 20.

    So an Event found by action A cannot hand them out again.
    """
    state = garden.bare()
    garden.rows(state, "red blue white green yellow red blue white green")
    garden.show(state, "red", "blue")
    garden.stack(state, "event.green.tokens", "white")
    garden.tokens(state, 3, 3, 3, 3)
    told = garden.act(state, "take display.1")
    assert (state.supply, state.spent) == (0, 1)
    assert state.tokens[0] == 2
    assert told.one(EventBegun) == EventBegun(EVENTS["green"][0], 0)
    assert garden.legal(state) == {"seat.1", "seat.2", "seat.3"}
    state = garden.bare()
    garden.rows(state, "red blue white green yellow red blue white green")
    garden.show(state, "red", "blue")
    garden.tokens(state, 2, 0, 0, 0)
    before = state.supply
    told = garden.act(state, "swap cell.1 cell.2", "swap cell.1 cell.2")
    assert state.supply == before
    told = garden.act(state, "display.2 cell.1", told=told)
    assert told.one(TokensBack) == TokensBack(0, 2)
    assert state.supply == before + 2


def test_an_event_is_active_at_once_wherever_it_is_drawn() -> None:
    """Page 6, Attention: at the turn's beginning and after action A alike."""
    state = garden.bare()
    garden.show(state, "", "green")
    garden.stack(state, "event.green.tokens", "red")
    told = garden.refill(state)
    kinds = told.kinds
    assert kinds.index(EventBegun) < kinds.index(TokenGained) < kinds.index(Displayed)
    assert state.tokens == [2] * 4
    assert state.display[0].startswith("red")
