"""Whole matches over every combination of the switches: nothing is lost, nobody is in debt."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from game.games.dice_theme_park.content.numbers import DICE_IN_BAG, PHASES, colour_of
from game.games.dice_theme_park.events.arriving import PhaseBegun, RoundBegun, VipWelcomed
from game.games.dice_theme_park.events.building import (
    AttractionBuilt,
    InnovationInstalled,
    SkillTaken,
)
from game.games.dice_theme_park.events.counting import GoalJudged, ObjectiveJudged
from game.games.dice_theme_park.events.operating import GuestRerolled, ParkClosed
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.codec import Codec
from game.kernel.contract import Moment
from game.kernel.judge import any_of
from tests.games.dice_theme_park import fair

SWITCHES = ("surprises", "innovations", "promo-staff", "promo-objectives")
ALL = [
    dict(zip(SWITCHES, choice, strict=True))
    for choice in product(("off", "on"), ("off", "on"), ("off", "on"), ("off", "mixed"))
]


# What is told of every kind of Event: the screen lives on it.
FACTS = {
    kind: facts.split()
    for kind, facts in (
        line.split(":")
        for line in """
administrator:seat administrator
administrator_stars:seat administrator count stars
amenity:seat amenity count tile
arrived:seat die value train by place
boarded:seat train
built:seat tile cell paid from
closed:seat
counted:round
departed:seat die tile why vip
display_cleared:tiles
displayed:place tile
drawn:seat die value
earned:seat stars money why
ended:
exchanged:seat die now value at
goal:goal round achieved red count value target
guest_boards:die train place value
guests_bagged:train guests
guide_used:seat
improved:seat
income:seat staff park money
innovated:seat innovation tile paid
installed:seat upgrade tile space paid
leaving:ones
lowered:seat by sum
map_bought:seat paid
map_used:seat left
mascot_used:seat mascot tile skill
money_counted:seat money stars
moved:seat die from to by cable
objective:objective round counts stars places
offered:seat count
opened:
operated:seat tile party manager cube
order:order sums
passed:seat to cards
phase:phase
pipped:seat die from to tile
recruited:seat mascot paid
removed:seat upgrade tile space
rerolled:seat die from to tile
reshuffled:what
returned:seat die value by
round:round
scored:seat stars total
shifted:seat upgrade from from_space to to_space paid
skill_displayed:place skill
skill_taken:seat skill mascot from
skills_cleared:skills
solo_card:card
spared:seat die tile
staff_chosen:seat count
staff_out:seat card
staff_played:seat cards sum
statues:seat stars
takings:seat tile cubes stars money
trains_back:
understudy:seat kept instead
value:seat die from to by
vip:seat die
wild:seat tile free
wild_lost:seat tile
""".strip().splitlines()
    )
}


# Chance has spoken, or something hidden has come to light: no undo beyond it.
SHOWN = {
    "administrator", "displayed", "drawn", "exchanged", "guest_boards", "offered", "rerolled",
    "reshuffled", "skill_displayed", "solo_card", "staff_played", "understudy",
}  # fmt: skip


def played(seats: int, options: dict[str, str], seed: int) -> tuple[ParkState, fair.Told]:
    """Looked at, never changed."""
    return _played(seats, tuple(sorted(options.items())), seed)


@cache
def _played(
    seats: int, options: tuple[tuple[str, str], ...], seed: int
) -> tuple[ParkState, fair.Told]:
    """Random answers to the end, everything looked at after each."""
    rng, told = Random(seed), fair.Told()
    state = play.start(GAME, seats, fair.OPTIONS | dict(options), seed, told)
    assert isinstance(state, ParkState)
    decisions = 0
    while not state.over:
        seat = rng.choice(play.asked(state))
        options_now = play.legal(state, seat)
        assert options_now, state.todo
        play.act(state, seat, any_of(options_now, rng), told)
        assert GAME.check(state) == []
        assert state.phase in PHASES
        decisions += 1
        assert decisions < GAME.longest
    return state, told


def conserved(state: ParkState) -> None:
    found = [*state.bag, *state.left, *(die for train in state.trains for die in train if die)]
    found += [die for park in state.parks for die in park.guests]
    each = DICE_IN_BAG[state.seats]
    assert Counter(map(colour_of, found)) == dict.fromkeys(("blue", "green", "yellow"), each)


@pytest.mark.parametrize("number", range(len(ALL)))
def test_every_combination_with_others_and_alone(number: int) -> None:
    options = ALL[number]
    for seats in (1, 2 + number % 3):
        state, told = played(seats, options, 100 + number)
        conserved(state)
        assert told.kinds.count(RoundBegun) == 5
        assert GAME.standings(state).reason in GAME.reasons
        if options["surprises"] == "off":
            assert not told.all(GuestRerolled)
        if options["promo-staff"] == "off":
            assert not told.all(VipWelcomed)
        if options["innovations"] == "off":
            assert not told.all(InnovationInstalled)


@pytest.mark.parametrize(("length", "rounds"), [("introductory", 4), ("short", 4), ("full", 5)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_length_with_two_to_four(length: str, rounds: int, seats: int) -> None:
    state, told = played(seats, {"length": length, "promo-objectives": "only"}, 7 + seats)
    conserved(state)
    assert told.kinds.count(RoundBegun) == rounds
    assert told.kinds.count(ObjectiveJudged) == rounds - 2
    assert told.kinds.count(ParkClosed) == rounds * seats


@pytest.mark.parametrize("choice", ["rounds-3-5", "every-round"])
def test_solo_at_its_hardest(choice: str) -> None:
    state, told = played(1, {"solo-target": "hard", "solo-goals": choice}, 3)
    conserved(state)
    goals = told.all(GoalJudged)
    assert len(goals) == {"rounds-3-5": 6, "every-round": 8}[choice]
    red = sum(event.red for event in goals)
    assert state.target == 170 + red
    assert len(state.parks[0].hand) == 2


def test_the_phases_follow_one_another() -> None:
    told = played(2, ALL[0], 100)[1]
    phases = [event.phase for event in told.all(PhaseBegun)]
    assert phases == ["plan", "welcome", "expand", "improve", "operate", "upkeep"] * 5


def test_the_steps_by_their_names() -> None:
    """What a table, a save or a tutorial knows a Step by."""
    assert [step.kind for step in GAME.steps] == [
        "opening", "choose_staff", "offer", "choose_administrator", "choose_skill", "choose_first",
        "round", "plan", "solo_card", "early_bird", "turn_order", "income",
        "welcome", "board", "concierge", "chaperone", "doorman",
        "expand_phase", "expand", "amenity_value", "amenity_guest", "amenity_build",
        "improve_phase", "improving", "improve",
        "open_parks", "running", "operate", "spare", "surprise", "roll", "pip_down", "move",
        "pair", "usher", "exchange", "extra",
        "upkeep", "earn", "objective", "tidy", "return_guest", "ones_leave", "understudy",
        "round_over", "goals", "pass_staff", "next_round", "count_money", "end_game",
    ]  # fmt: skip


def test_every_kind_of_event_is_told_with_its_facts() -> None:
    """All kinds come up in these matches; only what two are offered in setup is secret."""
    kinds, codec = set(), Codec(GAME.steps, GAME.events)
    for number, options in enumerate(ALL):
        for seats in (1, 2 + number % 3):
            for event in played(seats, options, 100 + number)[1].events:
                kinds.add(event.kind)
                written = codec.told(event)
                assert list(written["facts"]) == FACTS[event.kind]
                assert list(written["secret"]) == (["cards"] if event.kind == "offered" else [])
                if isinstance(event, AttractionBuilt | SkillTaken):
                    # What was chosen in setup is revealed for all at once.
                    assert event.shows == (event.from_ == "setup")
                else:
                    assert event.shows == (event.kind in SHOWN)
    assert kinds == set(FACTS)


def test_how_the_house_knows_the_game() -> None:
    """Its moments are things that are told, and each comes up in these matches."""
    assert GAME.id == "dice_theme_park"
    assert GAME.seats == (1, 2, 3, 4)
    assert GAME.reasons == (
        "stars", "more-guests", "more-money", "shared", "target-beaten", "target-missed",
    )  # fmt: skip
    told = [
        event
        for number, options in enumerate(ALL)
        for seats in (1, 2 + number % 3)
        for event in played(seats, options, 100 + number)[1].events
    ]
    assert set(GAME.moments) == {
        "manager", "free-attraction", "understudy", "exchange",
        "reroll", "cable-car", "vip", "goal",
    }  # fmt: skip
    for name, moment in GAME.moments.items():
        assert isinstance(moment, Moment)
        assert any(moment.came(event) for event in told), name
