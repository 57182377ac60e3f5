"""Pages 9 and 10: the other two are flipped, chains, and the set of three Projects."""

from __future__ import annotations

import pytest

from game.games.molly.content.components import EVENTS, Mole, colour_of
from game.games.molly.content.garden import LINES, Cell, LineNumber
from game.games.molly.events import (
    Covered,
    DrawnThree,
    EventBegun,
    EventFound,
    Flipped,
    NoToken,
    ProjectSet,
    SetMade,
    TokenGained,
)
from game.games.molly.rules.piles import flipped
from game.games.molly.rules.sets import CoverProjects
from game.games.molly.rules.state import MollyState
from game.kernel import play
from tests.games.molly import garden


@pytest.mark.parametrize(
    ("pile", "turned"),
    [
        ("-yellow red", "-red yellow"),
        ("red", "-red"),
        ("red blue", "-blue -red"),
        ("-yellow red -blue green", "-green blue -red yellow"),
        ("", ""),
    ],
)
def test_flipping_reverses_the_order_and_turns_every_card(pile: str, turned: str) -> None:
    """The pile model: a starting pile shows its bottom Mole, a pile begun in a gap its back."""
    cards = [(Mole(word.removeprefix("-")), not word.startswith("-")) for word in pile.split()]
    found = [("" if up else "-") + card for card, up in flipped(cards)]
    assert found == turned.split()
    assert flipped(flipped(cards)) == cards


def test_both_others_are_flipped() -> None:
    state = garden.bare()
    garden.lay(state, 1, "-yellow", "red")
    garden.lay(state, 2, "-green", "white", "red")
    garden.show(state, "red", "blue")
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert garden.colours(state, 1) == ["-red", "yellow"]
    assert garden.colours(state, 2) == ["-red", "-white", "green"]
    assert state.piles[2] == []
    assert told.one(Flipped) == Flipped(0, garden.numbers(1, 2), ("yellow", "green"))


def test_a_chain_when_a_flip_makes_a_set_of_moles() -> None:
    """Page 10: "repeat points 1 and 2"."""
    state = garden.bare()
    garden.lay(state, 1, "-blue", "red")
    garden.lay(state, 2, "-green", "red")
    garden.rows(state, "")
    garden.lay(state, 4, "blue")
    garden.lay(state, 7, "-white", "blue")
    garden.show(state, "red", "yellow")
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert garden.legal(state) == {"cell.1", "cell.4", "cell.7"}
    garden.act(state, "cell.4", told=told)
    assert [event.chain for event in told.all(SetMade)] == [False, True]
    assert state.burrows[0] == [0, 1, 0, 0, 1]
    assert garden.colours(state, 1) == ["-blue", "red"]
    assert garden.colours(state, 7) == ["-blue", "white"]


def test_a_chain_must_contain_a_pile_that_was_just_flipped() -> None:
    """Ruling 6."""
    state = garden.bare()
    garden.lay(state, 1, "-blue", "red")
    garden.lay(state, 2, "-green", "red")
    garden.rows(state, "", "")
    for number in (7, 8, 9):
        garden.lay(state, number, "white")
    garden.show(state, "red", "yellow")
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert len(told.all(SetMade)) == 1
    assert state.active == 1


def test_of_two_chains_one_is_chosen_mole_or_project() -> None:
    """Ruling 5."""
    state = garden.bare()
    garden.lay(state, 1, "-blue", "red")
    garden.lay(state, 2, "red")
    garden.lay(state, 4, "blue")
    garden.lay(state, 7, "blue")
    garden.lay(state, 5, "-white")
    garden.lay(state, 8, "-white")
    garden.show(state, "red", "yellow")
    garden.act(state, "display.1 cell.3", "cell.3")
    assert garden.legal(state) == {"line.5", *(f"line.4 cell.{n}" for n in (1, 4, 7))}
    garden.stack(state, "green", "green", "green")
    garden.act(state, "line.5")
    assert isinstance(play.waiting(state), CoverProjects)


def _projects(*drawn: str, tokens: tuple[int, ...] = (0, 0, 0, 0)) -> MollyState:
    """A card in the corner makes a set; its flip shows three backs in the middle column."""
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.lay(state, 5, "-white")
    garden.lay(state, 8, "-tardy.blue.1")
    garden.show(state, "red", "yellow")
    garden.stack(state, *drawn)
    garden.tokens(state, *tokens)
    return state


def test_a_set_of_three_projects_brings_three_tokens_and_three_cards() -> None:
    """Page 10, the backs of Tardy Moles included."""
    state = _projects("blue", "green", "yellow")
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert told.one(ProjectSet) == ProjectSet(0, LineNumber(5), garden.numbers(2, 5, 8))
    # One for the empty corner, three for the Projects.
    assert state.tokens == [4, 0, 0, 0]
    assert list(map(colour_of, state.drawn)) == ["blue", "green", "yellow"]
    three = tuple(state.drawn)
    garden.act(state, "cell.8 cell.2 cell.5", told=told)
    assert [state.shows(Cell(cell)) for cell in (7, 1, 4)] == ["blue", "green", "yellow"]
    assert told.one(Covered) == Covered(0, three, garden.numbers(8, 2, 5))


def test_they_are_placed_as_the_player_likes() -> None:
    state = _projects("blue", "green", "yellow")
    garden.act(state, "display.1 cell.3", "cell.3")
    assert len(garden.legal(state)) == 6
    assert "cell.2 cell.5 cell.8" in garden.legal(state)


def test_sets_made_by_covering_are_ignored() -> None:
    """Page 10: "If by doing this a set of three is formed, it is ignored"."""
    state = _projects("blue", "blue", "blue")
    told = garden.act(state, "display.1 cell.3", "cell.3", "cell.2 cell.5 cell.8")
    assert {state.shows(Cell(cell)) for cell in (1, 4, 7)} == {"blue"}
    assert len(told.all(SetMade)) == 1
    assert state.active == 1


def test_tokens_are_stolen_one_by_one_when_the_supply_is_depleted() -> None:
    """Page 10, the example: the last of the supply, then two from Paola; ruling 11."""
    state = _projects("blue", "green", "yellow", tokens=(0, 6, 4, 0))
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert [event.from_ for event in told.all(TokenGained)] == ["supply", "supply"]
    assert garden.legal(state) == {"seat.1", "seat.2"}
    garden.act(state, "seat.1", "seat.2", told=told)
    assert state.tokens == [4, 5, 3, 0]
    assert told.kinds[-1] is DrawnThree


def test_if_nobody_has_any_the_rest_is_lost() -> None:
    state = _projects("blue", "green", "yellow", tokens=(10, 1, 0, 0))
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert state.tokens == [12, 0, 0, 0]
    assert len(told.all(NoToken)) == 2


def test_events_among_the_three_wait_until_they_are_placed() -> None:
    """Ruling 8."""
    state = _projects("blue", "event.orange.gaps", "green", "yellow", "red")
    told = garden.act(state, "display.1 cell.3", "cell.3")
    assert list(map(colour_of, state.drawn)) == ["blue", "green", "yellow"]
    assert told.one(EventFound) == EventFound(0, EVENTS["orange"][0], later=True)
    assert told.all(EventBegun) == []
    garden.act(state, "cell.2 cell.5 cell.8", told=told)
    assert told.kinds.index(Covered) < told.kinds.index(EventBegun)


def test_with_a_short_deck_as_many_are_covered_as_there_are_cards() -> None:
    for count in (2, 1, 0):
        state = _projects()
        state.discards += state.deck
        state.deck = []
        garden.stack(state, *("blue", "green")[:count])
        garden.tokens(state, 0, 0, 0, 0)
        told = garden.act(state, "display.1 cell.3", "cell.3")
        drawn = tuple(state.drawn)
        assert told.one(DrawnThree) == DrawnThree(0, drawn)
        assert len(drawn) == count
        if count:
            assert len(garden.legal(state)) == {2: 6, 1: 3}[count]
            garden.act(state, play.listing(play.legal(state, 0))[0], told=told)
        assert state.tokens[0] == 4
        assert state.active == 1


def test_a_set_of_projects_ends_the_chain() -> None:
    """Ruling 7: nothing is flipped, and no further set is looked for."""
    state = _projects("blue", "green", "yellow")
    told = garden.act(state, "display.1 cell.3", "cell.3", "cell.2 cell.5 cell.8")
    assert len(told.all(Flipped)) == 1
    assert len(told.all(ProjectSet)) == 1


@pytest.mark.parametrize("line", LINES)
def test_projects_count_in_all_eight_lines(line: tuple[Cell, ...]) -> None:
    state = garden.bare()
    for cell in line:
        garden.lay(state, cell + 1, "-red")
    for cell in line:
        assert state.sets((cell,), projects=True) == (LINES.index(line),)
        assert state.sets((cell,), projects=False) == ()
