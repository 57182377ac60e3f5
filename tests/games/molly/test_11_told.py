"""What is told of a turn: the table moves by it, the log is written from it, undo stops at it."""

from __future__ import annotations

from game.games.molly.content.garden import CellNumber, LineNumber, PlaceNumber
from game.games.molly.events import (
    Covered,
    Displayed,
    DrawnThree,
    Flipped,
    LastRound,
    Played,
    ProjectSet,
    SetMade,
    TokenGained,
)
from tests.games.molly import garden


def test_a_set_a_flip_and_the_projects_are_told_in_order() -> None:
    """Pages 8 to 10."""
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.lay(state, 5, "-white")
    garden.lay(state, 8, "-tardy.blue.1")
    garden.show(state, "red", "yellow")
    garden.stack(state, "blue", "green", "yellow")
    garden.tokens(state, 0, 0, 0, 0)
    card = state.display[0]
    told = garden.act(state, "display.1 cell.3", "cell.3")
    three = tuple(state.drawn)
    assert told.events == [
        Played(0, card, CellNumber(3), "display.1", gap=True),
        TokenGained(0, "supply"),
        SetMade(
            0,
            "red",
            LineNumber(1),
            garden.numbers(1, 2, 3),
            taken=CellNumber(3),
            cards=(card,),
            cubes=(("red", True),),
            chain=False,
        ),
        Flipped(0, garden.numbers(1, 2), ("green", "project")),
        ProjectSet(0, LineNumber(5), garden.numbers(2, 5, 8)),
        *[TokenGained(0, "supply")] * 3,
        LastRound(),
        DrawnThree(0, three),
    ]
    garden.act(state, "cell.8 cell.2 cell.5", told=told)
    assert told.one(Covered) == Covered(0, three, garden.numbers(8, 2, 5))


def test_what_comes_to_light_is_a_barrier_and_what_lay_open_is_not() -> None:
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.show(state, "red", "yellow")
    garden.stack(state, "blue")
    told = garden.act(state, "display.1 cell.3", "cell.3")
    lit = {type(event): event.shows for event in told.events}
    assert lit[SetMade]
    assert lit[Flipped]
    assert lit[Displayed]
    assert not lit[Played]
    assert not lit[TokenGained]


def test_a_refill_tells_which_place_was_filled() -> None:
    state = garden.bare()
    garden.show(state, "", "yellow")
    garden.stack(state, "blue")
    told = garden.refill(state)
    assert told.one(Displayed) == Displayed(PlaceNumber(1), state.display[0])


def test_three_drawn_cards_and_a_last_round_come_to_light() -> None:
    """Page 11: the first Tardy Mole on top of the deck starts it, and it is said once."""
    state = garden.bare()
    garden.show(state, "red", "yellow")
    garden.stack(state, "green", "blue")
    told = garden.act(state, "display.1 cell.1")
    assert told.all(LastRound) == []
    garden.act(state, "display.1 cell.2", told=told)
    assert told.one(LastRound).shows
    assert state.last_round
    garden.act(state, "display.2 cell.4", told=told)
    assert len(told.all(LastRound)) == 1
