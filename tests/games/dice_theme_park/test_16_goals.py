"""The goals of the solo game, and the target they raise (pages 19 and 20)."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.attractions import tile_of
from game.games.dice_theme_park.content.metrics import goal_count
from game.games.dice_theme_park.content.solo import GOALS, RED_STARS, GoalId
from game.games.dice_theme_park.events.counting import GoalJudged, MoneyCounted
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from tests.games.dice_theme_park import fair


def solo(*people: str) -> ParkState:
    state = fair.fair(1, 1)
    fair.staff(state, *(people or ("guide", "concierge")))
    return state


COUNTS = {
    "ops": 6,
    "distinct": 4,
    "maxop": 2,
    # Cubes, and what VIPs brought at once.
    "stars": 13 + 50,
    "opmoney": 9,
    "money": 11,
    "ups": 3,
    "maps": 5,
    "masc": 1,
    # The Park Entrance too.
    "three": 2,
    "rainbow": 0,
    "colmax": 2,
    "ent_left": 7,
    "amen": 6,
    "discards": 4,
    "four_colours": 0,
    "pips_left": 21,
    "income": 7,
    "surprise_ops": 5,
    # Not the cable car of the Park Entrance.
    "innovations": 2,
    "cable_moves": 6,
    "rerolls": 8,
    "statue_stars": 1,
}


@pytest.mark.parametrize("goal", sorted(GOALS))
def test_what_every_goal_counts(goal: str) -> None:
    state = fair.busy(1)
    park = state.parks[0]
    park.tally = park.tally._replace(waiting=7, surprises=5, cables=6, rerolls=8)
    assert goal_count(GoalId(goal), park, 4) == COUNTS[goal.partition(".")[2]]


@pytest.mark.parametrize("goal", ["a.stars", "b.stars"])
def test_stars_operating_are_cubes_and_vips(goal: str) -> None:
    """Rulings (p. 19): what a skill's cheers pay is not earned by operating."""
    state = solo()
    fair.mascots(state, "cheer_blue.1")
    riders = [fair.guest(state, "blue", value, vip=value == 5) for value in (5, 3, 4)]
    fair.phase(state, "operate")
    park = state.parks[0]
    fair.answer(state, "mascot mascot.1 skill entrance")
    assert (park.stars, goal_count(GoalId(goal), park, 0)) == (3, 0)
    fair.answer(state, f"operate entrance {riders[0]}")
    # The cube on the Entrance, and the VIP.
    assert (park.stars, goal_count(GoalId(goal), park, 0)) == (4, 2)


def test_all_three_colours_and_a_grey_one() -> None:
    park = fair.busy(1).parks[0]
    park.cubes[tile_of("hook_a_prize")] = 1
    assert goal_count(GoalId("a.rainbow"), park, 0) == 1
    assert goal_count(GoalId("b.four_colours"), park, 0) == 0
    park.cubes[tile_of("food_court")] = 2
    assert goal_count(GoalId("b.four_colours"), park, 0) == 1
    del park.cubes[tile_of("hall_of_mirrors")]
    assert (
        goal_count(GoalId("b.four_colours"), park, 0)
        == goal_count(GoalId("a.rainbow"), park, 0)
        == 0
    )


def test_values_and_red_stars_of_the_goals() -> None:
    """Rulings."""
    assert {
        goal.id: (goal.value, goal.red) for goal in GOALS.values() if not goal.part_of
    } == {
        "a.ops": (7, 2), "a.distinct": (5, 3), "a.maxop": (3, 1), "a.stars": (22, 3),
        "a.opmoney": (6, 3), "a.money": (8, 3), "a.ups": (4, 5), "a.maps": (5, 4),
        "a.masc": (3, 5), "a.three": (2, 2), "a.rainbow": (1, 3), "a.colmax": (2, 3),
        "a.ent_left": (0, 3), "a.amen": (5, 3), "a.discards": (2, 2),
        "b.ops": (10, 3), "b.distinct": (7, 3), "b.maxop": (3, 1), "b.stars": (38, 3),
        "b.opmoney": (10, 2), "b.money": (10, 3), "b.ups": (6, 4), "b.maps": (6, 3),
        "b.masc": (5, 4), "b.three": (3, 2), "b.four_colours": (1, 2), "b.colmax": (3, 2),
        "b.pips_left": (20, 3), "b.income": (4, 2), "b.discards": (6, 2),
    }  # fmt: skip
    assert {goal.id: (goal.value, goal.red) for goal in GOALS.values() if goal.part_of} == {
        "a.surprise_ops": (1, 2), "a.innovations": (2, 3), "a.cable_moves": (2, 2),
        "b.rerolls": (3, 2), "b.innovations": (5, 3), "b.statue_stars": (3, 3),
    }  # fmt: skip
    assert {goal.id for goal in GOALS.values() if not goal.most} == {"a.ent_left", "b.pips_left"}
    assert RED_STARS == {2: 5, 3: 10, 4: 10, 5: 10}


def judged(number: int, *goals: str, cubes: int = 0, money: int = 0) -> ParkState:
    """The goals of this round, with so many operations of one attraction and so much money."""
    state = solo("manager", "guide")
    fair.upgrade_on(state.parks[0], "bumper_boats", "generator")
    state.goals[number] = [GoalId(goal) for goal in goals]
    if cubes:
        state.parks[0].cubes = {tile_of("bumper_boats"): cubes}
    state.parks[0].money = money
    fair.evening(state, number)
    return state


def test_the_printed_example_of_goals() -> None:
    """Page 19: round 2 achieved, 160; round 3 failed, 1 + 10 more; 172 are needed to win."""
    state = judged(2, "a.money", money=8)
    assert (state.target, state.achieved) == (160, ["a.money"])
    fair.staff(state, "concierge", "mascot")
    state.goals[3] = [GoalId("a.maxop")]
    state.parks[0].cubes = {tile_of("bumper_boats"): 2}
    told = fair.evening(state, 3)
    assert state.target == 171
    assert told.one(GoalJudged) == GoalJudged(
        GoalId("a.maxop"), 3, achieved=False, red=11, count=2, value=3, target=171
    )
    assert GAME.standings(state).reason == ""
    state.phase, state.todo = "over", []
    for stars, won in ((171, False), (172, True)):
        state.parks[0].stars = stars
        standings = GAME.standings(state)
        assert standings.reason == ("target-beaten" if won else "target-missed")
        assert standings.places == ((1,) if won else (2,))
        assert standings.scores == (stars,)


@pytest.mark.parametrize(("cubes", "made"), [(2, False), (3, True)])
def test_at_least_so_many(cubes: int, made: bool) -> None:
    state = judged(3, "a.maxop", cubes=cubes)
    assert (state.target == 160) is made


def test_at_most_so_many() -> None:
    """Pips on the guests that are left, when those of value 1 have gone (rulings)."""
    for values, made in (((6, 6, 6, 2, 1, 1), True), ((6, 6, 6, 3), False)):
        state = solo()
        state.goals[5] = [GoalId("b.pips_left")]
        for value in values:
            fair.guest(state, "blue", value)
        fair.evening(state, 5)
        assert (state.target == 160) is made
        assert state.over


def test_nobody_left_at_the_entrance_when_operating_ends() -> None:
    """Rulings: judged when the park closes; who leaves after that does not help."""
    for word, made in (("close", False), ("map", True)):
        state = solo()
        state.goals[2] = [GoalId("a.ent_left")]
        die = fair.guest(state, "blue", 1)
        fair.phase(state, "operate")
        if word == "map":
            fair.answer(state, f"map {die} hook_a_prize")
        fair.answer(state, "close")
        assert state.parks[0].tally.waiting == (not made)
        fair.evening(state, 2)
        assert (state.target == 160) is made


def test_dice_beside_the_park_count_for_the_goal() -> None:
    """Those of earlier rounds, and those who leave this very evening."""
    state = solo()
    state.goals[2] = [GoalId("a.discards")]
    fair.guest(state, "blue", 1)
    state.left.append(state.bag.pop())
    fair.evening(state, 2)
    assert state.target == 160


def test_no_goal_in_round_one() -> None:
    state = solo()
    told = fair.evening(state, 1)
    assert not told.all(GoalJudged)
    assert state.target == 160


def test_two_goals_in_a_round() -> None:
    """Rulings: one achieved covers the overlay's stars; if both fail they count once."""
    assert judged(3, "a.money", "a.maxop", money=8).target == 160 + 1
    assert judged(3, "a.maxop", "a.money", money=8).target == 160 + 1
    assert judged(3, "a.maxop", "a.ups").target == 160 + 10 + 1 + 5
    assert judged(3, "a.maxop", "a.money", money=8, cubes=3).target == 160


def test_the_last_goal_raises_the_target_before_the_end() -> None:
    state = solo()
    state.goals[5] = [GoalId("b.ups")]
    state.parks[0].money = 7
    told = fair.evening(state, 5)
    assert state.over
    assert state.target == 160 + 4 + 10
    assert told.kinds.index(GoalJudged) < told.kinds.index(MoneyCounted)
    # Money is stars here too.
    assert state.parks[0].stars == 2
    assert GAME.standings(state).reason == "target-missed"
