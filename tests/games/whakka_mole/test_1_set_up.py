"""Set Up: "Claim a Whakka Mole play sheet" each, paper in three columns."""

from __future__ import annotations

import pytest

from game.games.whakka_mole.content import (
    FEWEST_SEATS,
    GOAL,
    HIT,
    MOST_SEATS,
    NO_HOLE,
    OPTIONS,
    ROWS,
    STAYED,
    Hole,
    hole_id,
    hole_of,
    holes,
)
from game.games.whakka_mole.rules.game import GAME
from game.games.whakka_mole.rules.state import Sheet
from game.kernel.contract import PickSome
from game.kernel.play import asked, legal
from tests.games.whakka_mole import sheets


def test_the_figures_of_the_play_sheet() -> None:
    """ "Score 50 points", "score 6 points"; for two or more players, whom we seat up to eight."""
    assert (GOAL, HIT) == (50, 6)
    assert (FEWEST_SEATS, MOST_SEATS) == (2, 8)
    assert GAME.seats == (2, 3, 4, 5, 6, 7, 8)


def test_ten_holes_in_rows_of_three_four_and_three() -> None:
    """Ruling: 10 holes in rows 3-4-3; an option for 9 as a number pad, and for 12."""
    assert ROWS == {9: (3, 3, 3), 10: (3, 4, 3), 12: (4, 4, 4)}
    assert all(sum(rows) == holes for holes, rows in ROWS.items())


def test_the_options_and_what_they_are_without_being_touched() -> None:
    """Rulings: 10 holes, stubborn moles off, a tie is shared, unless chosen otherwise."""
    said = {option.id: (option.choices, option.default) for option in OPTIONS}
    assert said == {
        "holes": (("9", "10", "12"), "10"),
        "stubborn": (("off", "on"), "off"),
        "play-on": (("off", "on"), "off"),
    }
    assert GAME.options == OPTIONS
    assert STAYED == 2


def test_holes_have_names_that_lead_back_to_their_number() -> None:
    assert [hole_id(Hole(1)), hole_id(Hole(10))] == ["hole.1", "hole.10"]
    assert [hole_of(hole_id(hole)) for hole in holes(12)] == list(range(1, 13))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_clean_sheet_for_each_player(seats: int) -> None:
    """ "Claim a Whakka Mole play sheet": nobody starts with moles or points."""
    state = sheets.new(seats)
    assert state.sheets == [Sheet()] * seats
    assert Sheet() == Sheet((), (), NO_HOLE, hit=False, landed=False, gained=0, score=0)
    assert GAME.turn(state) == 1
    assert asked(state) == tuple(range(seats))
    assert not GAME.check(state)
    assert GAME.standings(state).reason == ""


@pytest.mark.parametrize("holes", sorted(ROWS))
def test_the_sheet_has_as_many_holes_as_chosen(holes: int) -> None:
    """Ruling: 10 holes, or 9, or 12."""
    state = sheets.new(2, holes=holes)
    everywhere = tuple(f"hole.{number}" for number in range(1, holes + 1))
    assert legal(state, 0) == PickSome(everywhere, 1, holes)


def test_saves_know_the_phases_by_these_words() -> None:
    """Prepare, pop up, whacking, scoring: a save made today is read by them for ever."""
    kinds = [step.kind for step in GAME.steps]
    assert kinds == ["prepare", "pop-up", "whacking", "scoring", "new-turn"]
