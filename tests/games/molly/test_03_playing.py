"""Page 8: a card is played."""

from __future__ import annotations

from game.games.molly.content.components import NO_CARD, Mole, colour_of
from game.games.molly.content.garden import CellNumber
from game.games.molly.events import (
    Displayed,
    DrawnBlind,
    FitsNowhere,
    NoToken,
    Played,
    Skipped,
    TokenGained,
)
from game.kernel import play
from tests.games.molly import garden

FULL = "red blue white green yellow red blue white green"


def test_a_card_must_be_played_from_the_display_or_blind_from_the_deck() -> None:
    state = garden.start(3, 4)
    words = {word.split()[0] for word in garden.legal(state)}
    assert {"display.1", "display.2", "deck"} <= words
    assert "skip" not in words


def test_on_any_space_but_its_own_colour() -> None:
    """Page 8; ruling 2: an empty space, a back, a Mole of another colour."""
    state = garden.bare()
    garden.rows(state, "red blue back . red yellow green white blue")
    garden.show(state, "red", "blue")
    garden.tokens(state, 0, 0, 0, 0)
    garden.act(state)
    found = garden.legal(state) - {"deck"}
    assert found == {
        *(f"display.1 cell.{n}" for n in (2, 3, 4, 6, 7, 8, 9)),
        *(f"display.2 cell.{n}" for n in (1, 3, 4, 5, 6, 7, 8)),
    }


def test_it_lies_face_up_on_top() -> None:
    state = garden.bare()
    garden.lay(state, 5, "-white", "green")
    garden.show(state, "red", "blue")
    card = state.display[1]
    told = garden.act(state, "display.2 cell.5")
    assert garden.colours(state, 5) == ["-white", "green", "blue"]
    assert told.one(Played) == Played(0, card, CellNumber(5), "display.2", gap=False, shows=True)


def test_project_bonus_for_an_empty_space() -> None:
    """Page 8."""
    state = garden.bare()
    garden.rows(state, "red . . . . . . . .")
    garden.show(state, "red", "blue")
    garden.tokens(state, 0, 0, 0, 0)
    supply, card = state.supply, state.display[0]
    told = garden.act(state, "display.1 cell.5")
    assert told.one(Played) == Played(0, card, CellNumber(5), "display.1", gap=True)
    assert (state.tokens[0], state.supply) == (1, supply - 1)


def test_no_bonus_on_a_back() -> None:
    state = garden.bare()
    garden.rows(state, "back . . . . . . . .")
    garden.show(state, "red", "blue")
    garden.tokens(state, 0, 0, 0, 0)
    told = garden.act(state, "display.1 cell.1")
    assert told.all(TokenGained) == []


def test_from_an_empty_supply_the_bonus_is_stolen_from_whom_one_chooses() -> None:
    """Page 8; ruling 11."""
    state = garden.bare()
    garden.rows(state, "red . . . . . . . .")
    garden.show(state, "red", "blue")
    garden.tokens(state, 0, 6, 0, 6)
    garden.act(state, "display.1 cell.5")
    assert play.asked(state) == (0,)
    assert garden.legal(state) == {"seat.1", "seat.3"}
    told = garden.act(state, "seat.3")
    assert state.tokens == [1, 6, 0, 5]
    assert told.one(TokenGained) == TokenGained(0, 3)


def test_with_one_victim_there_is_nothing_to_choose_and_with_none_it_is_lost() -> None:
    state = garden.bare()
    garden.rows(state, "red . . . . . . . .")
    garden.show(state, "red", "blue")
    garden.tokens(state, 0, 12, 0, 0)
    garden.act(state, "display.1 cell.5")
    assert state.tokens == [1, 11, 0, 0]
    state = garden.bare()
    garden.rows(state, "red . . . . . . . .")
    garden.show(state, "red", "blue")
    garden.tokens(state, 12, 0, 0, 0)
    told = garden.act(state, "display.1 cell.5")
    assert state.tokens == [12, 0, 0, 0]
    assert told.one(NoToken) == NoToken(0)


def test_a_blind_card_is_seen_before_its_space_is_chosen_and_must_be_played() -> None:
    """Rulings 3 and 21."""
    state = garden.bare()
    garden.rows(state, FULL)
    garden.show(state, "red", "blue")
    garden.stack(state, "white")
    told = garden.act(state, "deck")
    (card,) = state.drawn
    assert colour_of(card) == "white"
    assert told.one(DrawnBlind) == DrawnBlind(0, card)
    assert garden.legal(state) == {f"cell.{n}" for n in (1, 2, 4, 5, 6, 7, 9)}
    garden.act(state, "cell.5", told=told)
    assert told.one(Played) == Played(0, card, CellNumber(5), "deck", gap=False)
    assert all(state.display)


def test_an_event_on_top_happens_and_the_next_card_is_drawn() -> None:
    """Ruling 3."""
    state = garden.bare()
    garden.rows(state, FULL)
    garden.show(state, "red", "blue")
    garden.stack(state, "event.green.tokens", "white")
    told = garden.act(state, "deck")
    assert told.kinds.index(TokenGained) < told.kinds.index(DrawnBlind)
    assert state.tokens == [2] * 4


def test_a_blind_card_that_fits_nowhere_is_discarded_without_a_cube() -> None:
    """Ruling 21; then the display is played."""
    state = garden.bare()
    garden.rows(state, "red red red red red red red red red")
    garden.show(state, "red", "blue")
    garden.stack(state, "tardy.red.1")
    told = garden.act(state, "deck")
    assert told.one(FitsNowhere) == FitsNowhere(0, Mole("tardy.red.1"))
    assert state.discards[-1] == "tardy.red.1"
    assert state.burrows[0] == [0] * 5
    assert garden.legal(state) == {f"display.2 cell.{n}" for n in range(1, 10)}
    card = state.display[1]
    garden.act(state, "display.2 cell.1", told=told)
    assert told.one(Played) == Played(0, card, CellNumber(1), "display.2", gap=False)


def test_and_if_the_display_does_not_fit_either_the_turn_is_skipped() -> None:
    state = garden.bare()
    garden.rows(state, "red red red red red red red red red")
    garden.show(state, "tardy.red.2", "tardy.red.3")
    garden.stack(state, "tardy.red.1")
    garden.act(state)
    assert garden.legal(state) - {w for w in garden.legal(state) if " " in w} == {"deck"}
    told = garden.act(state, "deck")
    assert told.one(Skipped) == Skipped(0)
    assert state.active == 1


def test_with_an_empty_deck_the_display_is_played_and_else_skipped() -> None:
    """Ruling 16: no reshuffle, no refill."""
    state = garden.bare()
    garden.rows(state, FULL)
    garden.tokens(state, 0, 0, 0, 0)
    garden.show(state, "", "blue")
    state.discards += state.deck
    state.deck = []
    told = garden.refill(state)
    assert told.all(Displayed) == []
    assert all(word.startswith("display.2") for word in garden.legal(state))
    state.discards.append(state.display[1])
    state.display[1] = NO_CARD
    assert garden.legal(state) == {"skip"}
    told = garden.act(state, "skip")
    assert told.one(Skipped) == Skipped(0)
