"""Whole matches over every combination of the switches: nothing is lost, nobody is in debt."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from game.games.dice_theme_park.content.numbers import DICE_IN_BAG, colour_of
from game.games.dice_theme_park.rules import GAME
from game.games.dice_theme_park.state import ParkState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.judge import any_of
from tests.games.dice_theme_park import fair

SWITCHES = ("surprises", "innovations", "promo-staff", "promo-objectives")
ALL = [
    dict(zip(SWITCHES, choice, strict=True))
    for choice in product(("off", "on"), ("off", "on"), ("off", "on"), ("off", "mixed"))
]


def played(seats: int, options: dict[str, str], seed: int) -> tuple[ParkState, fair.Told]:
    """Random answers to the end, everything looked at after each."""
    rng, told = Random(seed), fair.Told()
    state = play.start(GAME, seats, fair.OPTIONS | options, seed, told)
    assert isinstance(state, ParkState)
    decisions = 0
    while not state.over:
        seat = rng.choice(play.asked(state))
        options_now = play.legal(state, seat)
        assert options_now, state.todo
        play.act(state, seat, any_of(options_now, rng), told)
        assert GAME.check(state) == []
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
        assert told.kinds.count("round") == 5
        assert GAME.standings(state).reason in GAME.reasons
        if options["surprises"] == "off":
            assert not told.all("rerolled")
        if options["promo-staff"] == "off":
            assert not told.all("vip")
        if options["innovations"] == "off":
            assert not told.all("innovated")


@pytest.mark.parametrize(("length", "rounds"), [("introductory", 4), ("short", 4), ("full", 5)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_length_with_two_to_four(length: str, rounds: int, seats: int) -> None:
    state, told = played(seats, {"length": length, "promo-objectives": "only"}, 7 + seats)
    conserved(state)
    assert told.kinds.count("round") == rounds
    assert told.kinds.count("objective") == rounds - 2
    assert told.kinds.count("closed") == rounds * seats


@pytest.mark.parametrize("choice", ["rounds-3-5", "every-round"])
def test_solo_at_its_hardest(choice: str) -> None:
    state, told = played(1, {"solo-target": "hard", "solo-goals": choice}, 3)
    conserved(state)
    goals = told.all("goal")
    assert len(goals) == {"rounds-3-5": 6, "every-round": 8}[choice]
    red = sum(int(str(event.facts["red"])) for event in goals)
    assert state.target == 170 + red
    assert len(state.parks[0].hand) == 2
