"""Preparing for the next round (pages 14 and 15)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.dice_theme_park.content.attractions import TILES, tile_of
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.content.skills import NO_SKILL
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.events.arriving import RoundBegun
from game.games.dice_theme_park.events.building import AmenityMatched, GuestDrawn
from game.games.dice_theme_park.events.counting import StaffPassed
from game.games.dice_theme_park.events.market import (
    DisplayCleared,
    GuestBoarded,
    GuestsBagged,
    Reshuffled,
    SkillsCleared,
)
from game.games.dice_theme_park.rules.park import Guest
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair


def evening(seats: int = 2, **options: str) -> ParkState:
    state = fair.fair(seats, 1, **options)
    for seat in range(seats):
        fair.staff(state, "guide", "manager", seat=seat)
    return state


def test_the_two_cards_played_go_to_the_left() -> None:
    """All at once: what one receives is not passed on."""
    state = evening(3)
    fair.staff(state, "concierge", "mascot", seat=2)
    played = [sorted(park.played) for park in state.parks]
    hands = [sorted(park.hand) for park in state.parks]
    told = fair.evening(state)
    for seat in range(3):
        assert sorted(state.parks[(seat + 1) % 3].hand) == sorted(
            played[seat] + hands[(seat + 1) % 3]
        )
    assert all(len(park.hand) == 6 and park.played == [] for park in state.parks)
    assert [(e.seat, e.to) for e in told.all(StaffPassed)] == [
        (0, 1), (1, 2), (2, 0),
    ]  # fmt: skip


def test_two_of_the_same_may_then_be_played() -> None:
    """Page 7."""
    state = evening()
    fair.staff(state, "concierge", "mascot", seat=1)
    fair.evening(state)
    options = play.legal(state, 0)
    assert play.allows(options, ("mascot.0", "mascot.1"))


def test_maps_mascots_and_helpers_are_ready_again() -> None:
    state = evening()
    park = state.parks[0]
    fair.mascots(state, "flip.1", "pair.1")
    park.used, park.out = 2, [tile_of("entrance"), tile_of("hook_a_prize")]
    park.cubes = {tile_of("entrance"): 2}
    park.guides = park.managers = 1
    park.less = 2
    fair.evening(state)
    assert (park.used, park.maps, park.out) == (0, 3, ["", ""])
    assert park.mascots == ["flip.1", "pair.1"]
    assert (park.cubes, park.guides, park.managers, park.less) == ({}, 0, 0, 0)


def test_the_round_marker_moves_on() -> None:
    state = evening()
    told = fair.evening(state)
    assert (state.round, state.phase) == (2, "plan")
    assert told.one(RoundBegun) == RoundBegun(round=2)
    assert play.asked(state) == (0, 1)


def test_trains_come_back_and_are_filled_anew() -> None:
    """Page 15: the guests on the unclaimed one go back into the bag first."""
    state = evening()
    unclaimed = state.trains[1].copy()
    for number in (0, 2):
        state.rides[number] = number // 2
        state.parks[0].guests |= dict.fromkeys(state.trains[number], Guest(tile_of("entrance"), 4))
        state.trains[number] = []
    bag = sorted([*state.bag, *unclaimed])
    told = fair.evening(state)
    assert told.one(GuestsBagged) == GuestsBagged(TRAIN.id(1), tuple(unclaimed))
    assert state.rides == [-1] * 3
    assert [len(train) for train in state.trains] == [3, 3, 3]
    assert sorted([*state.bag, *(die for train in state.trains for die in train)]) == bag
    boarded = [(event.train, event.place, event.value) for event in told.all(GuestBoarded)]
    assert boarded == [
        (f"train.{number + 1}", place + 1, value)
        for number, row in enumerate(trains(2))
        for place, value in enumerate(row)
    ]
    assert told.kinds.index(GuestsBagged) < told.kinds.index(GuestBoarded)


def drained(left: int) -> ParkState:
    """Hardly anybody in the bag or on a train: all the others are in a park."""
    state = evening()
    for die in sorted(state.bag, key=colour_of)[left:]:
        state.bag.remove(die)
        state.parks[0].guests[die] = _resting()
    for train in state.trains:
        for die in train:
            state.parks[0].guests[die] = _resting()
        train.clear()
    return state


def _resting() -> Guest:
    return Guest(tile_of("hook_a_prize"), 3)


def test_an_empty_bag_fills_the_trains_as_far_as_it_goes() -> None:
    """Rulings: left to right; an incomplete train may be chosen."""
    state = drained(4)
    fair.evening(state)
    assert [len(train) for train in state.trains] == [3, 1, 0]
    assert state.bag == []
    state.order = [0, 1]
    fair.phase(state, "welcome")
    guests = len(state.parks[0].guests)
    assert fair.legal(state) == {"train.1", "train.2", "train.3"}
    fair.answer(state, "train.2")
    assert len(state.parks[0].guests) == guests + 1


def test_with_an_empty_bag_the_third_amenity_brings_nobody() -> None:
    """Rulings."""
    state = drained(0)
    state.order = [0, 1]
    fair.built(state, "aqua_twins", "1,0")
    fair.built(state, "canopy_express", "-1,1")
    fair.shown(state, "triple_spinner", "picnic_green", "juice_stand")
    state.parks[0].money = 20
    fair.phase(state, "expand")
    told = fair.answer(state, "build triple_spinner 0,-2")
    matched = AmenityMatched(0, "first_aid", 3, tile_of("triple_spinner"))
    assert told.one(AmenityMatched) == matched
    assert "done" in fair.legal(state)
    assert not told.all(GuestDrawn)


@pytest.mark.parametrize(("length", "stacks"), [
    ("introductory", "AABB"), ("short", "AABB"), ("full", "AAABB"),
])  # fmt: skip
def test_the_display_comes_from_stack_a_then_b(length: str, stacks: str) -> None:
    """Page 15: B from round 3; in the full game from round 4."""
    for seats in (2, 4):
        state = fair.fair(seats, 1, length=length)
        for number, name in enumerate(stacks, 1):
            assert state.round == number
            assert len(state.display) == seats + 1
            assert {TILES[tile].stack for tile in state.display} == {name}
            if number < len(stacks):
                old = state.display.copy()
                for seat in range(seats):
                    fair.staff(state, "guide", "manager", seat=seat)
                told = fair.evening(state, number)
                # What remained lies face up apart.
                assert set(old) <= set(state.tile_discards)
                assert told.one(DisplayCleared) == DisplayCleared(tuple(old))


def test_a_tile_that_was_taken_is_not_discarded() -> None:
    state = evening()
    taken = state.display[0]
    fair.built(state, taken, "1,0")
    told = fair.evening(state)
    assert taken not in state.tile_discards
    assert len(state.tile_discards) == 2
    assert taken not in told.one(DisplayCleared).tiles


def test_an_empty_stack_is_shuffled_out_of_its_discards() -> None:
    """Rulings: only tiles of that stack."""
    state = evening()
    state.tile_discards = [*state.stack_a[1:], state.stack_b.pop()]
    state.stack_a = state.stack_a[:1]
    old_b = state.tile_discards[-1]
    told = fair.evening(state)
    assert len(state.display) == 3
    assert told.one(Reshuffled) == Reshuffled(what="A")
    assert state.tile_discards == [old_b]
    assert len(state.stack_a) == 20 - 3


def test_skills_are_laid_out_anew() -> None:
    state = evening()
    old = state.skill_display.copy()
    deck = state.skill_deck.copy()
    told = fair.evening(state)
    assert state.skill_discards == old
    assert state.skill_display == list(reversed(deck[-3:]))
    assert told.one(SkillsCleared) == SkillsCleared(tuple(old))


def test_a_skill_that_was_taken_is_not_discarded() -> None:
    state = evening()
    taken = state.skill_display[1]
    state.skill_display[1] = NO_SKILL
    fair.mascots(state, taken)
    told = fair.evening(state)
    assert len(state.skill_discards) == 2
    assert told.one(SkillsCleared) == SkillsCleared(tuple(state.skill_discards))


def test_an_empty_skill_deck_is_shuffled_out_of_its_discards() -> None:
    state = evening()
    state.skill_discards, state.skill_deck = state.skill_deck, []
    told = fair.evening(state)
    assert len(state.skill_display) == 3
    assert told.one(Reshuffled) == Reshuffled(what="skills")
    assert state.skill_discards == []


def test_the_introductory_game_lays_out_no_skills() -> None:
    state = fair.opened(2, 1, length="introductory")
    told = fair.evening(state)
    assert state.skill_display == []
    assert not told.all(SkillsCleared)


def test_dice_are_drawn_by_chance() -> None:
    """No colour comes first."""
    tables = [fair.start(2, seed) for seed in range(30)]
    found = Counter(colour_of(die) for table in tables for train in table.trains for die in train)
    assert set(found) == {"blue", "green", "yellow"}
    assert all(60 <= count <= 120 for count in found.values())
