"""The end of the game (page 14)."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.attractions import tile_of
from game.games.dice_theme_park.content.objectives import ObjectiveId
from game.games.dice_theme_park.events.counting import MatchEnded, MoneyCounted, StaffPassed
from game.games.dice_theme_park.events.market import TrainsBack
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from tests.games.dice_theme_park import fair


def last(seats: int = 2, length: str = "full") -> ParkState:
    state = fair.fair(seats, 1, length=length)
    for seat in range(seats):
        fair.staff(state, "guide", "concierge", seat=seat)
        state.parks[seat].money = 0
    state.objectives = [ObjectiveId("busy_day")] * len(state.objectives)
    return state


@pytest.mark.parametrize(("length", "number"), [("introductory", 4), ("short", 4), ("full", 5)])
def test_it_ends_after_the_last_round(length: str, number: int) -> None:
    state = last(2, length)
    fair.evening(state, number - 1)
    assert not state.over
    state = last(2, length)
    told = fair.evening(state, number)
    assert state.over
    assert state.phase == "over"
    assert told.events[-1] == MatchEnded()
    # Nothing is prepared any more.
    assert not told.all(StaffPassed)
    assert not told.all(TrainsBack)


@pytest.mark.parametrize(("money", "stars"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_a_star_for_every_three_dollars(money: int, stars: int) -> None:
    state = last()
    state.parks[1].money = money
    told = fair.evening(state, 5)
    assert told.one(MoneyCounted, 1) == MoneyCounted(1, money, stars)
    # Both tied for the objective: two stars each.
    assert [park.stars for park in state.parks] == [2, 2 + stars]
    assert state.parks[1].money == money


@pytest.mark.parametrize(("money", "stars"), [(1, 0), (2, 1), (5, 2), (6, 3), (31, 15)])
def test_the_treasurer_has_one_for_every_two(money: int, stars: int) -> None:
    """Administrators: instead of one for three."""
    state = last()
    fair.administrator(state, "treasurer", 1)
    state.parks[1].money = money
    fair.evening(state, 5)
    assert state.parks[1].stars == 2 + stars


def test_money_of_the_last_evening_counts() -> None:
    state = last()
    state.parks[0].money = 1
    state.parks[0].cubes = {tile_of("entrance"): 1}
    state.parks[1].cubes = {tile_of("bumper_boats"): 1}
    fair.evening(state, 5)
    assert [park.stars for park in state.parks] == [1 + 2 + 1, 2 + 2]


def test_the_most_stars_win() -> None:
    state = last(3)
    for park, stars in zip(state.parks, (40, 52, 47), strict=True):
        park.stars = stars
    fair.evening(state, 5)
    standings = GAME.standings(state)
    assert standings.places == (3, 1, 2)
    assert standings.reason == "stars"
    # Three tied for an objective of 6 and 3: three each.
    assert standings.scores == (43, 55, 50)


def test_a_tie_goes_to_the_most_guests() -> None:
    """Guests of value 1 have gone by then."""
    state = last()
    for value in (2, 5):
        fair.guest(state, "blue", value, "entrance", 1)
    for value in (1, 1, 6):
        fair.guest(state, "green", value, "entrance", 0)
    state.parks[0].money = 2
    fair.evening(state, 5)
    assert GAME.standings(state).places == (2, 1)
    assert GAME.standings(state).reason == "more-guests"


def test_the_ticket_agent_helps_in_the_tie() -> None:
    """Page 14: return one value 1 die to your park as normal."""
    state = last()
    fair.staff(state, "ticket_agent", "concierge")
    one = fair.guest(state, "green", 1)
    fair.evening(state, 5)
    fair.answer(state, f"{one} value.2")
    assert state.over
    assert GAME.standings(state).places == (1, 2)
    assert GAME.standings(state).reason == "more-guests"


def test_then_to_the_most_money() -> None:
    state = last()
    state.parks[0].money, state.parks[1].money = 4, 5
    fair.evening(state, 5)
    assert GAME.standings(state).places == (2, 1)
    assert GAME.standings(state).reason == "more-money"


def test_then_it_is_shared() -> None:
    state = last(3)
    for park in state.parks[:2]:
        park.stars = 7
    fair.evening(state, 5)
    assert GAME.standings(state).places == (1, 1, 3)
    assert GAME.standings(state).reason == "shared"


def test_no_reason_before_the_end() -> None:
    state = last()
    state.parks[0].stars = 9
    assert GAME.standings(state).reason == ""
    assert GAME.standings(state).places == (1, 2)
    assert GAME.why_not(state, 0, ("done",)) == "why-not"
    fair.evening(state, 5)
    assert GAME.why_not(state, 0, ("done",)) == "why-not-over"
