"""Page 13: the variant with the dog."""

from __future__ import annotations

import pytest

from game.games.molly.content.garden import NO_NUMBER, NOWHERE, Cell, CellNumber
from game.games.molly.events import Hunted, SetMade
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.kernel import play
from tests.games.molly import garden


def _with_dog(words: str, *, tokens: int = 1) -> MollyState:
    state = garden.bare(bobtail="on")
    state.dog = NOWHERE
    garden.rows(state, words)
    garden.show(state, "red", "red")
    garden.tokens(state, tokens, 0, 0, 0)
    garden.act(state)
    return state


def _hunts(state: MollyState) -> set[str]:
    return {word for word in garden.legal(state) if word.startswith("hunt")}


@pytest.mark.parametrize("seats", GAME.seats)
def test_he_sits_in_the_middle_and_eight_piles_lie_around(seats: int) -> None:
    state = garden.start(seats, 4, bobtail="on")
    assert state.dog == 4
    assert state.piles[4] == []
    assert all(len(pile) == 2 for cell, pile in enumerate(state.piles) if cell != 4)
    assert GAME.check(state) == []


def test_no_card_is_placed_on_him() -> None:
    state = _with_dog("red blue white green dog red blue white green")
    assert not any(word.endswith("cell.5") for word in garden.legal(state) if "display" in word)


def test_no_line_goes_through_him() -> None:
    state = _with_dog("blue . . . dog . . . blue")
    told = garden.act(state, "display.1 cell.3")
    assert told.all(SetMade) == []
    assert "dog" in garden.shown(state)
    assert state.sets((Cell(0), Cell(8)), projects=True) == ()


def test_he_is_no_empty_space() -> None:
    """Rulings 14 and 18."""
    state = garden.bare(bobtail="on")
    state.dog = NOWHERE
    garden.rows(state, "red blue white green dog red blue . green")
    garden.show(state, "", "green")
    garden.stack(state, "event.orange.gaps", "white", "red")
    garden.refill(state)
    assert garden.shown(state) == "red blue white green dog red blue white green"


def test_he_goes_one_space_any_way_and_the_pile_pops_out_elsewhere() -> None:
    """ "One space orthogonally or diagonally"; the space he left is always empty."""
    state = _with_dog("red blue white green dog red blue white green")
    assert _hunts(state) == {f"hunt cell.{n} cell.5" for n in (1, 2, 3, 4, 6, 7, 8, 9)}
    garden.act(state, "hunt cell.9 cell.5")
    assert garden.shown(state) == "red blue white green green red blue white dog"


def test_into_any_other_empty_space_even_a_far_one() -> None:
    state = _with_dog("dog blue white green yellow red blue . .")
    assert _hunts(state) == {
        f"hunt cell.{to} cell.{space}" for to in (2, 4, 5) for space in (1, 8, 9)
    }
    told = garden.act(state, "hunt cell.5 cell.9")
    assert garden.shown(state) == ". blue white green dog red blue . yellow"
    assert told.one(Hunted) == Hunted(0, *garden.numbers(1, 5, 9))


def test_the_pile_keeps_its_cards_as_they_lie() -> None:
    state = garden.bare(bobtail="on")
    garden.lay(state, 4, "-green", "yellow", "-blue")
    garden.show(state, "red", "red")
    garden.tokens(state, 1, 0, 0, 0)
    garden.act(state, "hunt cell.4 cell.9")
    assert garden.colours(state, 9) == ["-green", "yellow", "-blue"]


def test_he_may_go_into_an_empty_space_and_nothing_moves() -> None:
    """Ruling 18: the token is spent."""
    state = _with_dog("dog . white green yellow red blue white green")
    assert "hunt cell.2" in _hunts(state)
    told = garden.act(state, "hunt cell.2")
    assert garden.shown(state) == ". dog white green yellow red blue white green"
    assert state.tokens[0] == 0
    assert told.one(Hunted) == Hunted(0, CellNumber(1), CellNumber(2), NO_NUMBER)
    assert not told.one(Hunted).moves_pile


def test_it_replaces_the_swap_and_costs_a_token() -> None:
    state = _with_dog("red blue white green dog red blue white green", tokens=1)
    assert not any(word.startswith("swap") for word in garden.legal(state))
    garden.act(state, "hunt cell.1 cell.5")
    assert not _hunts(state)
    assert not any(word.startswith("take") for word in garden.legal(state))


def test_a_hunt_prepares_a_set() -> None:
    state = _with_dog("blue red . . dog red . . .", tokens=1)
    garden.act(state, "hunt cell.2 cell.5")
    assert garden.shown(state) == "blue dog . . red red . . ."
    garden.act(state, "display.1 cell.4")
    assert garden.legal(state) == {"cell.4", "cell.5", "cell.6"}


def test_the_match_ends_as_it_does_without_him() -> None:
    for seed in range(8):
        state = garden.start(2 + seed % 3, seed, bobtail="on")
        while not state.over:
            seat = play.asked(state)[0]
            play.act(state, seat, play.listing(play.legal(state, seat))[-1])
        assert GAME.check(state) == []
