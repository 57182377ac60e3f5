"""Page 9: three of a kind, and the pile that is taken."""

from __future__ import annotations

import pytest

from game.games.molly.content.components import colour_of
from game.games.molly.content.garden import CELLS, LINES, Cell, CellNumber, LineNumber
from game.games.molly.events import ProjectSet, SetMade
from game.games.molly.rules.game import GAME
from game.games.molly.rules.sets import TakeSet
from game.kernel import play
from tests.games.molly import garden


def test_there_are_eight_lines() -> None:
    """Horizontally, vertically or diagonally."""
    rows = [(1, 2, 3), (4, 5, 6), (7, 8, 9)]
    columns = [(1, 4, 7), (2, 5, 8), (3, 6, 9)]
    diagonals = [(1, 5, 9), (3, 5, 7)]
    assert [tuple(cell + 1 for cell in line) for line in LINES] == rows + columns + diagonals


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("last", [0, 1, 2])
def test_three_alike_in_any_line_are_a_set(line: tuple[Cell, ...], last: int) -> None:
    state = garden.bare()
    for cell in line:
        if cell != line[last]:
            garden.lay(state, cell + 1, "red")
    garden.show(state, "red", "blue")
    garden.act(state, f"display.1 cell.{line[last] + 1}")
    assert play.waiting(state) == TakeSet((line[last],), played=True)
    assert garden.legal(state) == {f"cell.{cell + 1}" for cell in line}


@pytest.mark.parametrize("line", LINES)
def test_two_alike_and_another_are_none(line: tuple[Cell, ...]) -> None:
    """Nor with a gap: an empty space breaks a line (ruling 10)."""
    for third in ("blue", "-red", ""):
        state = garden.bare()
        garden.lay(state, line[0] + 1, "red")
        if third:
            garden.lay(state, line[1] + 1, third)
        garden.show(state, "red", "white")
        told = garden.act(state, f"display.1 cell.{line[2] + 1}")
        assert told.all(SetMade) == []
        assert state.active == 1


def test_the_whole_pile_is_taken_a_cube_for_every_card() -> None:
    """Page 9, Alessandro's example: 1 blue, 1 green, 1 white, and the cards are discarded."""
    state = garden.bare()
    garden.lay(state, 1, "white", "green", "blue")
    garden.rows(state, "", "")
    garden.lay(state, 2, "yellow", "blue")
    garden.lay(state, 3, "red")
    garden.show(state, "blue", "red")
    cards = tuple(card for card, _ in reversed(state.piles[0]))
    told = garden.act(state, "display.1 cell.3", "cell.1")
    assert state.burrows[0] == [0, 0, 1, 1, 1]
    assert state.piles[0] == []
    made = told.one(SetMade)
    assert made == SetMade(
        0,
        "blue",
        LineNumber(1),
        garden.numbers(1, 2, 3),
        taken=CellNumber(1),
        cards=cards,
        cubes=(("blue", True), ("green", True), ("white", True)),
        chain=False,
    )
    assert [colour_of(card) for card in made.cards] == ["blue", "green", "white"]
    assert set(made.cards) <= set(state.discards)


def test_cards_count_whatever_way_they_lie() -> None:
    """Ruling 9."""
    state = garden.bare()
    garden.lay(state, 1, "-white", "red", "-green", "blue")
    garden.lay(state, 2, "blue")
    garden.show(state, "blue", "red")
    garden.act(state, "display.1 cell.3", "cell.1")
    assert state.burrows[0] == [0, 1, 1, 1, 1]


def test_tardy_moles_are_ordinary_moles() -> None:
    state = garden.bare()
    garden.rows(state, "blue tardy.blue.1 . . . . . . .")
    garden.show(state, "tardy.blue.2", "red")
    garden.act(state, "display.1 cell.3", "cell.2")
    assert state.burrows[0] == [0, 0, 0, 0, 1]


def test_of_two_sets_only_one_is_chosen() -> None:
    """Page 9: "the player must choose only one set of three to act upon"."""
    state = garden.bare()
    garden.lay(state, 2, "white", "red")
    garden.lay(state, 3, "white", "red")
    garden.lay(state, 4, "green", "red")
    garden.lay(state, 7, "green", "red")
    garden.show(state, "red", "blue")
    garden.act(state, "display.1 cell.1")
    assert garden.legal(state) == {
        *(f"line.1 cell.{n}" for n in (1, 2, 3)),
        *(f"line.4 cell.{n}" for n in (1, 4, 7)),
    }
    garden.act(state, "line.4 cell.7")
    assert state.burrows[0] == [0, 1, 0, 1, 0]
    assert garden.colours(state, 2) == ["white", "red"]
    assert garden.colours(state, 4) == ["-red", "-green"]


def test_up_to_four_sets_at_once() -> None:
    state = garden.bare()
    garden.rows(state, "red red red red . red red red red")
    garden.show(state, "red", "blue")
    garden.act(state, "display.1 cell.5")
    lines = {word.split()[0] for word in garden.legal(state)}
    assert lines == {"line.2", "line.5", "line.7", "line.8"}


def test_a_set_that_was_there_already_is_not_taken_into_account() -> None:
    """Page 9, Attention: it must contain the card that has just been played."""
    state = garden.bare()
    garden.rows(state, "red red red . . . . . .")
    garden.show(state, "blue", "green")
    told = garden.act(state, "display.1 cell.5")
    assert told.all(SetMade) == []
    assert state.active == 1


def test_unless_a_pile_is_moved_and_it_is_made_again_by_a_played_card() -> None:
    """Page 9, Attention."""
    state = garden.bare()
    garden.rows(state, "red red red blue . . . . .")
    garden.show(state, "red", "green")
    garden.tokens(state, 1, 0, 0, 0)
    garden.act(state, "swap cell.1 cell.4", "display.1 cell.1")
    assert garden.legal(state) == {f"cell.{n}" for n in (1, 2, 3)}


def test_a_swap_alone_makes_no_set() -> None:
    """Sets are looked for in the third phase, after a card is played."""
    state = garden.bare()
    garden.rows(state, "red red blue . . red . . .")
    garden.show(state, "green", "white")
    garden.tokens(state, 1, 0, 0, 0)
    told = garden.act(state, "swap cell.3 cell.6", "display.1 cell.9")
    assert garden.shown(state).startswith("red red red")
    assert told.all(SetMade) == []


def test_a_played_card_makes_no_set_of_projects() -> None:
    """Ruling 7: they count only when a flip makes them."""
    state = garden.bare()
    garden.rows(state, "back back back . . . . . .")
    garden.show(state, "green", "white")
    told = garden.act(state, "display.1 cell.5")
    assert told.all(ProjectSet) == []


def test_a_full_column_turns_cubes_away() -> None:
    """Page 10: up to 7 of each colour; what finds no room is discarded."""
    state = garden.bare()
    garden.burrow(state, 0, 0, 6, 0, 0, 0)
    garden.lay(state, 1, "red", "-red", "red")
    garden.lay(state, 2, "red")
    garden.show(state, "red", "blue")
    told = garden.act(state, "display.1 cell.3", "cell.1")
    assert state.burrows[0] == [0, 7, 0, 0, 0]
    assert [kept for _, kept in told.one(SetMade).cubes] == [True, False, False]


def test_nobody_may_examine_or_count_a_pile() -> None:
    """Page 9, Attention: what is seen does not change with what lies below, nor with one more."""
    thin, thick = garden.bare(), garden.bare()
    garden.lay(thin, 5, "-white", "green", "red.1")
    garden.lay(thick, 5, "blue", "-yellow", "-blue", "red.1")
    for viewer in (None, 0, 1):
        assert GAME.observe(thin, viewer).tops == GAME.observe(thick, viewer).tops
    assert len(GAME.observe(thin, None).tops) == len(CELLS)
