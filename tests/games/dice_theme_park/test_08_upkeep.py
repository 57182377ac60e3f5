"""Phase 6, Upkeep: earnings, objectives, and guests who leave (pages 8 and 14)."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.attractions import tile_of
from game.games.dice_theme_park.content.metrics import objective_count, objective_prizes
from game.games.dice_theme_park.content.numbers import PRIZES
from game.games.dice_theme_park.content.objectives import OBJECTIVES, ObjectiveId, objective_deck
from game.games.dice_theme_park.events.counting import (
    GuestReturned,
    GuestsLeaving,
    ObjectiveJudged,
    RoundCounted,
    Scored,
    TakingsCounted,
)
from game.games.dice_theme_park.events.operating import GuestLeft
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from game.match import plain
from tests.games.dice_theme_park import fair


def evening(*people: str, seats: int = 2, **options: str) -> ParkState:
    state = fair.fair(seats, 1, **options)
    fair.staff(state, *(people or ("guide", "manager")))
    return state


# Earnings.


def test_each_cube_earns_its_stars_and_money() -> None:
    """Page 14: for each operate cube, with 2 stars for an effect and $2 for a kiosk."""
    state = evening()
    fair.built(state, "tidal_swing", "1,0", 0, "merch_kiosk", "special_effect")
    fair.upgrade_on(state.parks[0], "bumper_boats", "generator")
    park = state.parks[0]
    park.cubes = {tile_of("entrance"): 2, tile_of("tidal_swing"): 1, tile_of("bumper_boats"): 2}
    park.stars, park.money = 98, 1
    told = fair.evening(state)
    takings = {
        event.tile: (event.cubes, event.stars, event.money) for event in told.all(TakingsCounted, 0)
    }
    # The kiosk of the Park Entrance is printed on it.
    assert takings == {
        "entrance": (2, 2, 4), "tidal_swing": (1, 5, 2), "bumper_boats": (2, 4, 0),
    }  # fmt: skip
    assert (park.stars, park.money) == (98 + 11, 1 + 6)
    assert told.one(Scored, 0) == Scored(seat=0, stars=11, total=109)
    assert told.one(Scored, 1).stars == 0
    # The cubes are back in the staging area.
    assert park.cubes == {}


def test_no_income_from_what_was_not_operated() -> None:
    state = evening()
    fair.built(state, "tidal_swing", "1,0", 0, "merch_kiosk", "special_effect")
    fair.built(state, "burger_shack", "-1,1")
    money = state.parks[0].money
    fair.evening(state)
    assert (state.parks[0].stars, state.parks[0].money) == (0, money)


# Objectives.


COUNTS = {
    "tired_but_happy": 21,
    "full_house": 6,
    "most_money": 11,
    "steady_earner": 1 + 1 + 3 + 2,
    "busy_day": 6,
    "grand_tour": 4,
    # Three upgrades, the statue, the booth; what was there from the start does not count.
    "engineers_pride": 5,
    "well_signposted": 5,
    # Snacks are there twice.
    "every_comfort": 6,
    # The swing once with its effect, more than the boats twice.
    "star_attraction": 5,
    "long_queue": 2,
    "all_sorts": 4,
    # Three taken at once; kiosks: two on the entrance, one on the swing.
    "gift_shop_rush": 3 + 4 + 2,
    "big_spender": 8,
    # Not the Park Entrance.
    "encore": 1,
    # From the cubes alone.
    "five_star_day": 2 + 4 + 5 + 2,
    "map_reader": 3,
    "modernised": 2,
    # Three are grey.
    "themed_land": 2,
    "close_quarters": 13,
    "safe_journey_home": 2,
    "fan_club": 3,
}


@pytest.mark.parametrize("objective", sorted(OBJECTIVES))
def test_what_every_objective_counts(objective: str) -> None:
    """Rulings: the ten of the base game, the twelve of the promo pack."""
    assert objective_count(ObjectiveId(objective), fair.busy().parks[0]) == COUNTS[objective]


@pytest.mark.parametrize("objective", sorted(OBJECTIVES))
def test_nothing_is_counted_in_an_empty_park(objective: str) -> None:
    state = fair.fair()
    park = state.parks[0]
    park.money = 0
    printed = {
        "steady_earner": 1, "well_signposted": 3, "map_reader": 3, "every_comfort": 3,
        "themed_land": 1, "close_quarters": 5,
    }  # fmt: skip
    assert objective_count(ObjectiveId(objective), park) == printed.get(objective, 0)


def test_what_is_spent_in_expand_and_improve() -> None:
    """Building, recruiting, maps and upgrades; nothing of the round before."""
    state = evening()
    state.order = [0, 1]
    fair.shown(state, "burger_shack", "aqua_twins", "picnic_green")
    park = state.parks[0]
    park.money = 20
    fair.phase(state, "expand")
    fair.answer(state, "build burger_shack 1,0", f"recruit {state.skill_display[0]}")
    assert park.tally.spent == 3 + 5
    fair.phase(state, "improve")
    fair.answer(state, "map", "install generator bumper_boats space.1")
    assert park.tally.spent == 3 + 5 + 3 + 2
    fair.evening(state)
    assert park.tally.spent == 0


def judged(objective: str, seats: int, number: int = 3, **changes: list[int]) -> tuple[int, ...]:
    """The stars of an objective, by seat; each park changed in these ways."""
    state = fair.fair(seats)
    state.objectives = [ObjectiveId(objective), ObjectiveId(objective), ObjectiveId(objective)]
    for name, values in changes.items():
        for park, value in zip(state.parks, values, strict=True):
            setattr(park, name, value)
    told = fair.evening(state, number)
    judged = told.one(ObjectiveJudged)
    assert judged.objective == objective
    stars = judged.stars
    assert tuple(park.stars for park in state.parks) == stars
    return stars


def test_the_printed_example_of_most_money() -> None:
    """Page 14: Yellow $9 earns 8; Blue and Green $5 each share 4 and 2; Grey nothing."""
    assert judged("most_money", 4, money=[9, 5, 5, 4]) == (8, 3, 3, 0)


def test_places_and_prizes() -> None:
    assert PRIZES == {1: (), 2: (4,), 3: (6, 3), 4: (8, 4, 2)}
    assert judged("most_money", 2, money=[3, 8]) == (0, 4)
    assert judged("most_money", 3, money=[3, 8, 5]) == (0, 6, 3)
    assert judged("well_signposted", 4, maps=[3, 8, 5, 4]) == (0, 8, 4, 2)


@pytest.mark.parametrize(("counts", "stars"), [
    ((5, 5), (2, 2)),
    ((5, 5, 1), (5, 5, 0)),
    ((5, 5, 5), (3, 3, 3)),
    ((9, 5, 5), (6, 2, 2)),
    ((9, 7, 5, 5), (8, 4, 1, 1)),
    ((9, 5, 5, 5), (8, 2, 2, 2)),
    ((5, 9, 9, 9), (0, 5, 5, 5)),
    ((0, 0, 0, 0), (4, 4, 4, 4)),
    ((0, 9, 0, 3), (1, 8, 1, 4)),
])  # fmt: skip
def test_ties_are_pooled_divided_and_rounded_up(
    counts: tuple[int, ...], stars: tuple[int, ...]
) -> None:
    """Page 14 and rulings; players with nothing rank too."""
    assert objective_prizes(ObjectiveId("most_money"), counts, PRIZES[len(counts)])[1] == stars


def test_the_fewest_points_win_that_one() -> None:
    """Rulings: a park without guests has none, and wins."""
    places, stars = objective_prizes(ObjectiveId("tired_but_happy"), (7, 0, 9), PRIZES[3])
    assert (places, stars) == ((2, 1, 3), (3, 6, 0))
    assert [each.id for each in OBJECTIVES.values() if not each.most] == ["tired_but_happy"]


def test_objectives_are_evaluated_in_rounds_three_four_and_five() -> None:
    for length, rounds in (("short", (3, 4)), ("full", (3, 4, 5))):
        for number in range(1, rounds[-1] + 1):
            state = fair.fair(2, 1, length=length)
            told = fair.evening(state, number)
            found = [event.objective for event in told.all(ObjectiveJudged)]
            assert found == ([state.objectives[number - 3]] if number in rounds else [])


def test_objectives_come_after_earnings_and_before_ones_leave() -> None:
    """Rulings: money of this evening counts, and so do guests of value 1."""
    state = evening()
    state.objectives = [
        ObjectiveId("most_money"),
        ObjectiveId("full_house"),
        ObjectiveId("full_house"),
    ]
    state.parks[0].money, state.parks[1].money = 5, 6
    state.parks[0].cubes = {tile_of("entrance"): 1}
    told = fair.evening(state, 3)
    judged = ObjectiveJudged(ObjectiveId("most_money"), 3, (7, 6), stars=(4, 0), places=(1, 2))
    assert told.one(ObjectiveJudged) == judged
    state = evening()
    state.objectives = [ObjectiveId("full_house")] * 3
    fair.guest(state, "blue", 1)
    told = fair.evening(state, 3)
    judged = ObjectiveJudged(ObjectiveId("full_house"), 3, (1, 0), stars=(4, 0), places=(1, 2))
    assert told.one(ObjectiveJudged) == judged
    assert told.kinds.index(ObjectiveJudged) < told.kinds.index(GuestLeft)


def test_the_promo_pack_joins_or_takes_the_place() -> None:
    """Page 18."""
    base = {each.id for each in OBJECTIVES.values() if not each.promo}
    promo = {each.id for each in OBJECTIVES.values() if each.promo}
    assert (len(base), len(promo)) == (10, 12)
    assert set(objective_deck("off")) == base
    assert set(objective_deck("mixed")) == base | promo
    assert set(objective_deck("only")) == promo


def test_when_all_is_counted_it_is_told_and_who_will_leave() -> None:
    """Page 14: after stars, money and objective, before any guest goes."""
    for number in (1, 3):
        state = evening()
        fair.guest(state, "blue", 1)
        fair.guest(state, "green", 1)
        fair.guest(state, "green", 2)
        told = fair.evening(state, number)
        first = told.kinds.index(GuestLeft)
        assert told.events[first - 2 : first] == [RoundCounted(number), GuestsLeaving((2, 0))]
        assert told.kinds.index(Scored) < first


# Guests of value 1.


def test_every_guest_of_value_one_leaves() -> None:
    """Page 14: anywhere in the park, back into the bag."""
    state = evening()
    ones = [fair.guest(state, "blue", 1), fair.guest(state, "green", 1, "hook_a_prize")]
    stays = fair.guest(state, "green", 2)
    told = fair.evening(state)
    assert list(state.parks[0].guests) == [stays]
    assert state.parks[0].guests[stays] == ("entrance", 2, False)
    assert {event.die for event in told.all(GuestLeft)} == set(ones)
    assert {event.why for event in told.all(GuestLeft)} == {"upkeep"}
    # Not one of those who left while the park operated.
    assert state.parks[0].tally.gone == 0


def test_the_ticket_agent_calls_one_back() -> None:
    """Page 8: to the Park Entrance, any value."""
    state = evening("ticket_agent", "manager")
    one = fair.guest(state, "blue", 1, "hook_a_prize", vip=True)
    other = fair.guest(state, "green", 1)
    stays = fair.guest(state, "green", 2)
    fair.evening(state)
    assert fair.legal(state) == {
        *(f"{die} value.{n}" for die in (one, other) for n in range(1, 7)), "skip",
    }  # fmt: skip
    told = fair.answer(state, f"{one} value.5")
    guests = state.parks[0].guests
    # A VIP's token is lost all the same (rulings).
    assert guests[one] == ("entrance", 5, False)
    assert set(guests) == {one, stays}
    assert told.one(GuestReturned) == GuestReturned(0, one, 5, "ticket_agent")
    assert state.phase == "plan"


def test_any_value_of_your_choice_is_a_one_too() -> None:
    """Page 8: who comes back with value 1 is a guest of the next round, and leaves after it."""
    state = evening("ticket_agent", "ticket_agent")
    one, other, third = (fair.guest(state, "blue", 1) for _ in range(3))
    fair.evening(state)
    fair.answer(state, f"{one} value.1")
    # Called back once, it is not among those who leave.
    assert fair.legal(state) == {
        *(f"{die} value.{n}" for die in (other, third) for n in range(1, 7)), "skip",
    }  # fmt: skip
    told = fair.answer(state, f"{other} value.4")
    assert {each.die for each in told.all(GuestLeft)} == {third}
    guests = state.parks[0].guests
    assert (guests[one], guests[other]) == (("entrance", 1, False), ("entrance", 4, False))
    assert set(guests) == {one, other}
    # Nobody calls it back in the next Upkeep.
    fair.staff(state, "guide", "manager")
    told = fair.evening(state, 2)
    assert {each.die for each in told.all(GuestLeft)} == {one}


def test_a_park_saved_before_somebody_could_return_at_one() -> None:
    """A match of older rules has no list of them, nor of what skills paid: nobody and nothing."""
    state = evening("ticket_agent", "manager")
    one = fair.guest(state, "blue", 1)
    fair.evening(state)
    written = plain.dump(GAME, state)
    assert isinstance(written, dict)
    for park in written["parks"]:
        del park["tally"]["returned"], park["tally"]["cheers"]
    found = plain.codec(GAME).load(ParkState, written)
    assert found.parks[0].tally == state.parks[0].tally
    fair.answer(found, f"{one} value.1")
    assert set(found.parks[0].guests) == {one}


def test_the_ticket_agent_may_let_them_go() -> None:
    state = evening("ticket_agent", "manager")
    fair.guest(state, "blue", 1)
    fair.evening(state)
    fair.answer(state, "skip")
    assert state.parks[0].guests == {}


def test_two_ticket_agents_call_two_back() -> None:
    state = evening("ticket_agent", "ticket_agent")
    dice = [fair.guest(state, "blue", 1) for _ in range(3)]
    fair.evening(state)
    fair.answer(state, f"{dice[0]} value.6", f"{dice[1]} value.2")
    assert set(state.parks[0].guests) == set(dice[:2])


def test_nobody_is_asked_when_nobody_leaves() -> None:
    """Rulings: guests who left while operating are gone."""
    state = evening("ticket_agent", "manager")
    fair.guest(state, "blue", 2)
    fair.evening(state)
    assert state.phase == "plan"


def test_parks_are_tidied_side_by_side() -> None:
    state = evening("ticket_agent", "manager")
    fair.staff(state, "ticket_agent", "guide", seat=1)
    for seat in range(2):
        fair.guest(state, "blue", 1, "entrance", seat)
    fair.evening(state)
    assert play.asked(state) == (0, 1)
    fair.answer(state, "skip", seat=1)
    assert state.parks[1].guests == {}
    assert play.asked(state) == (0,)
