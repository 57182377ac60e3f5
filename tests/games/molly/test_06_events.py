"""Pages 11 and 14: the six Events, and Events found inside Events."""

from __future__ import annotations

import pytest

from game.games.molly.content.components import COLOURS, EVENTS, Mole, colour_of
from game.games.molly.content.garden import Cell
from game.games.molly.events import (
    CubeDrawn,
    CubeGone,
    Displayed,
    EventBegun,
    Filled,
    Passed,
    Passing,
    SetMade,
    TokenGained,
)
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.kernel import play
from tests.games.molly import garden


def _revealed(event: str, *more: str, seats: int = 4, active: int = 0) -> MollyState:
    """A match in which this Event is what the display gets next."""
    state = garden.bare(seats, active=active)
    garden.rows(state, "red blue white green yellow red blue white green")
    garden.show(state, "", "green")
    garden.stack(state, event, *more)
    return state


def test_all_receive_a_token_from_the_revealer_on() -> None:
    state = _revealed("event.green.tokens", "red", active=2)
    garden.tokens(state, 1, 1, 1, 1)
    told = garden.refill(state)
    assert state.tokens == [2, 2, 2, 2]
    assert [event.seat for event in told.all(TokenGained)] == [2, 3, 0, 1]
    assert state.discards[-1] == "event.green.tokens"


def test_all_receive_stealing_once_the_supply_is_empty() -> None:
    """Ruling 11: in order, from the revealer clockwise, with the victim chosen."""
    state = _revealed("event.green.tokens", "red", active=1)
    garden.tokens(state, 4, 3, 4, 0)
    garden.refill(state)
    assert state.tokens == [4, 4, 4, 0]
    assert play.asked(state) == (2,)
    assert garden.legal(state) == {"seat.0", "seat.1"}
    garden.act(state, "seat.0")
    assert play.asked(state) == (3,)
    garden.act(state, "seat.2")
    assert play.asked(state) == (0,)
    garden.act(state, "seat.2")
    assert state.tokens == [4, 4, 3, 1]


def test_all_draw_a_card_and_take_its_cube() -> None:
    """Ruling 13: the revealer first, clockwise."""
    state = _revealed("event.green.draw", "red", "blue", "red", "green", "white", active=3)
    told = garden.refill(state)
    assert state.burrows == [
        [0, 0, 0, 0, 1],
        [0, 1, 0, 0, 0],
        [0, 0, 0, 1, 0],
        [0, 1, 0, 0, 0],
    ]
    assert [event.seat for event in told.all(CubeDrawn)] == [3, 0, 1, 2]
    assert state.display[0].startswith("white")
    assert {event.card for event in told.all(CubeDrawn)} <= set(state.discards)


def test_tardy_cards_drawn_so_are_ordinary_moles_and_full_columns_stay_full() -> None:
    state = _revealed("event.green.draw", "tardy.red.1", "tardy.red.2", "blue", "blue", "white")
    garden.burrow(state, 0, 0, 7, 0, 0, 0)
    told = garden.refill(state)
    assert state.burrows[0] == [0, 7, 0, 0, 0]
    assert state.burrows[1] == [0, 1, 0, 0, 0]
    assert told.all(CubeDrawn)[0] == CubeDrawn(0, Mole("tardy.red.1"), kept=False)


def test_fill_the_empty_spaces_in_reading_order_without_looking_for_sets() -> None:
    """Page 14; ruling 14."""
    state = garden.bare()
    garden.rows(state, "red . red back . blue . green white")
    garden.show(state, "", "green")
    garden.stack(state, "event.orange.gaps", "red", "blue", "yellow", "white")
    told = garden.refill(state)
    assert garden.shown(state) == "red red red project blue blue yellow green white"
    assert [event.cell for event in told.all(Filled)] == [2, 5, 7]
    assert told.all(SetMade) == []
    assert told.all(TokenGained) == []


def test_fill_the_spaces_that_show_a_back() -> None:
    state = garden.bare()
    garden.rows(state, "back . red back . blue . green back")
    garden.show(state, "", "green")
    garden.stack(state, "event.orange.backs", "red", "blue", "yellow", "white")
    garden.refill(state)
    assert garden.shown(state) == "red . red blue . blue . green yellow"
    assert garden.colours(state, 1)[0].startswith("-")


def test_all_pass_a_cube_to_the_right_at_the_same_time_in_secret() -> None:
    """Page 14; ruling 12: to the right is the previous player in turn order."""
    state = _revealed("event.red.pass", "red")
    for seat in range(4):
        garden.burrow(state, seat, *(2 if column == seat else 0 for column in range(5)))
    garden.refill(state)
    assert play.asked(state) == (0, 1, 2, 3)
    assert play.legal(state, 1) == (("cube.red",),)
    told = garden.Told()
    for seat in range(4):
        colour = ("yellow", "red", "white", "green")[seat]
        before = GAME.observe(state, 3 if seat < 3 else 0)
        play.act(state, seat, (f"cube.{colour}",), told)
        if seat < 3:
            assert told.events == []
            after = GAME.observe(state, 3)
            assert before.burrows == after.burrows
    assert state.burrows == [
        [1, 1, 0, 0, 0],
        [0, 1, 1, 0, 0],
        [0, 0, 1, 1, 0],
        [1, 0, 0, 1, 0],
    ]
    for event in told.all(Passed):
        assert event.eyes == (event.seat, (event.seat - 1) % 4)
        assert (event.colour, event.kept) == (COLOURS[event.seat], True)
        shut = Passed(event.seat, event.to, None, None, whose=event.whose)
        for viewer in (None, 0, 1, 2, 3):
            assert event.seen_by(viewer) == (event if viewer in event.eyes else shut)


def test_a_full_seven_can_be_refilled_by_a_pass() -> None:
    """Ruling 12: all removed, then all added; the cap applies after."""
    state = _revealed("event.red.pass", "red", seats=2)
    garden.burrow(state, 0, 7, 1, 0, 0, 0)
    garden.burrow(state, 1, 3, 0, 0, 0, 0)
    garden.refill(state)
    play.act(state, 0, ("cube.yellow",))
    play.act(state, 1, ("cube.yellow",))
    assert state.burrows == [[7, 1, 0, 0, 0], [3, 0, 0, 0, 0]]
    state = _revealed("event.red.pass", "red", seats=2)
    garden.burrow(state, 0, 7, 1, 0, 0, 0)
    garden.burrow(state, 1, 3, 0, 0, 0, 0)
    garden.refill(state)
    play.act(state, 0, ("cube.red",))
    play.act(state, 1, ("cube.yellow",))
    assert state.burrows == [[7, 0, 0, 0, 0], [2, 1, 0, 0, 0]]


def test_without_cubes_nothing_is_passed() -> None:
    state = _revealed("event.red.pass", "red", seats=3)
    garden.burrow(state, 1, 0, 0, 1, 0, 0)
    garden.refill(state)
    assert play.asked(state) == (1,)
    play.act(state, 1, ("cube.white",))
    assert state.burrows == [[0, 0, 1, 0, 0], [0] * 5, [0] * 5]
    state = _revealed("event.red.pass", "red", seats=3)
    told = garden.refill(state)
    assert told.one(Passing) == Passing(())


def test_all_discard_a_cube_of_their_choice() -> None:
    """Page 14; ruling 23: openly, seat by seat from the revealer."""
    state = _revealed("event.red.discard", "red", seats=3, active=1)
    garden.burrow(state, 0, 1, 1, 0, 0, 0)
    garden.burrow(state, 2, 0, 0, 0, 2, 2)
    told = garden.refill(state)
    assert play.asked(state) == (2,)
    assert garden.legal(state) == {"cube.green", "cube.blue"}
    garden.act(state, "cube.blue", "cube.yellow", told=told)
    assert state.burrows == [[0, 1, 0, 0, 0], [0] * 5, [0, 0, 0, 2, 1]]
    assert told.all(CubeGone) == [CubeGone(2, "blue"), CubeGone(0, "yellow")]


@pytest.mark.parametrize("cause", ["refill", "take", "deck"])
def test_a_new_card_is_drawn_in_its_place(cause: str) -> None:
    """Page 11: "then discard it and draw a new card"."""
    state = _revealed("event.green.tokens", "red")
    garden.tokens(state, 1, 0, 0, 0)
    if cause == "refill":
        garden.refill(state)
        assert state.display[0].startswith("red")
    elif cause == "take":
        state.display[0] = garden.mole(state, "blue")
        garden.act(state, "take display.1")
        assert state.display[0].startswith("red")
    else:
        state.display[0] = garden.mole(state, "blue")
        garden.act(state, "deck")
        assert state.drawn[0].startswith("red")
    assert "event.green.tokens" in state.discards
    assert state.waiting == []


def test_an_event_inside_an_event_waits_until_the_first_is_over() -> None:
    """Page 11, Attention; ruling 13: who finds it draws a replacement."""
    state = garden.bare()
    garden.rows(state, ". blue white green yellow red blue white green")
    garden.show(state, "", "green")
    garden.stack(
        state, "event.green.draw", "red", "event.orange.gaps",
        "blue", "green", "white", "yellow", "red",
    )  # fmt: skip
    told = garden.refill(state)
    assert [colour_of(event.card) for event in told.all(CubeDrawn)] == [
        "red",
        "blue",
        "green",
        "white",
    ]
    # Ruling 22: an Event found by another seat counts as revealed by that seat.
    begun = [EventBegun(EVENTS["green"][1], 0), EventBegun(EVENTS["orange"][0], 1)]
    assert told.all(EventBegun) == begun
    assert told.kinds.index(Filled) > told.kinds.index(CubeDrawn)
    assert told.kinds.index(Filled) < told.kinds.index(Displayed)
    assert state.display[0].startswith("red")


def test_several_found_happen_in_the_order_they_were_drawn() -> None:
    """Ruling 22."""
    state = garden.bare()
    garden.rows(state, "red . white green yellow red blue white green")
    garden.show(state, "", "green")
    garden.stack(
        state, "event.green.draw", "event.red.discard", "event.orange.gaps",
        "red", "blue", "green", "white", "yellow", "red",
    )  # fmt: skip
    told = garden.refill(state)
    assert [card for card, _ in state.waiting] == ["event.orange.gaps"]
    for colour in ("red", "blue", "green", "white"):
        garden.act(state, f"cube.{colour}", told=told)
    assert [event.event for event in told.all(EventBegun)] == [
        "event.green.draw",
        "event.red.discard",
        "event.orange.gaps",
    ]
    assert state.shows(Cell(1)) == "yellow"
    assert state.burrows == [[0] * 5] * 4


def test_a_fill_ends_with_the_deck() -> None:
    state = garden.bare()
    state.discards += state.deck
    state.deck = []
    garden.rows(state, "red . . . . . . . .")
    garden.show(state, "", "green")
    garden.stack(state, "event.orange.gaps", "blue", "white")
    garden.refill(state)
    assert garden.shown(state) == "red blue white . . . . . ."
    assert state.display[0] == ""
