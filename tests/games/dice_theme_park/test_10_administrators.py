"""The twelve administrators (pages 15 and 16); the two of the mini expansions are with those."""

from __future__ import annotations

import pytest

from game.games.dice_theme_park.content.administrators import (
    ADMINISTRATORS,
    administrator_of,
    kinds,
)
from game.games.dice_theme_park.content.attractions import ENTRANCE, tile_of
from game.games.dice_theme_park.content.metrics import administrator_stars
from game.games.dice_theme_park.content.numbers import Die
from game.games.dice_theme_park.events.arriving import OrderSet, StaffPlayed
from game.games.dice_theme_park.events.counting import AdministratorScored, GuestReturned, Scored
from game.games.dice_theme_park.events.operating import GuestSpared
from game.games.dice_theme_park.rules.planning import EarlyBird, Income, TurnOrder
from game.games.dice_theme_park.rules.rounds import EndGame
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair


def led(card: str, *people: str, seats: int = 2, **options: str) -> ParkState:
    state = fair.fair(seats, 1, **options)
    fair.staff(state, *(people or ("guide", "concierge")))
    fair.administrator(state, card)
    return state


def test_twelve_in_the_base_game() -> None:
    """Page 2; one more with each mini expansion."""
    assert len(kinds(surprises=False, innovations=False)) == 12
    assert set(kinds(surprises=True, innovations=True)) == set(ADMINISTRATORS)
    assert len(ADMINISTRATORS) == 14


def test_coloured_ones_come_in_any_colour() -> None:
    """Rulings: at random, the two who count colours never the same."""
    seen: set[str] = set()
    for seed in range(60):
        state = fair.start(2, seed)
        cards = [*state.admin_box, *(card for offer in state.offers for card in offer)]
        seen |= set(cards)
        two = [card.split(".")[1] for card in cards if card[:4] in ("spec", "enth")]
        assert len(set(two)) == 2
    coloured = {f"{each.id}.{c}" for each in ADMINISTRATORS.values() if each.coloured
                and not each.part_of for c in ("blue", "green", "yellow")}  # fmt: skip
    assert coloured <= seen


# Second chance.


def test_a_second_chance_for_one_guest_of_the_colour() -> None:
    """Phase 6: back onto the Park Entrance, set to any value."""
    state = led("second_chance.green")
    blue = fair.guest(state, "blue", 1)
    green, other = (fair.guest(state, "green", 1, "hook_a_prize") for _ in range(2))
    fair.evening(state)
    assert fair.legal(state) == {
        *(f"{die} value.{n}" for die in (green, other) for n in range(1, 7)), "skip",
    }  # fmt: skip
    told = fair.answer(state, f"{green} value.6")
    assert state.parks[0].guests == {green: ("entrance", 6, False)}
    assert told.one(GuestReturned) == GuestReturned(0, green, 6, "second_chance")
    assert blue in [*state.bag, *(die for train in state.trains for die in train)]


def test_the_ticket_agent_comes_first_and_then_another_guest() -> None:
    """Rulings."""
    state = led("second_chance.green", "ticket_agent", "guide")
    green, blue = fair.guest(state, "green", 1), fair.guest(state, "blue", 1)
    fair.evening(state)
    twin = state.clone()
    fair.answer(state, f"{blue} value.4")
    assert fair.verbs(state, green) == {f"value.{n}" for n in range(1, 7)}
    fair.answer(state, f"{green} value.3")
    assert set(state.parks[0].guests) == {green, blue}
    # Who has been called back already does not come twice.
    fair.answer(twin, f"{green} value.4")
    assert twin.phase == "plan"


def test_a_second_chance_sets_any_value() -> None:
    """Page 15: 1 too; and who came back by the Ticket Agent has no second chance."""
    state = led("second_chance.green", "ticket_agent", "guide")
    green, other = (fair.guest(state, "green", 1) for _ in range(2))
    fair.evening(state)
    fair.answer(state, f"{green} value.1")
    assert {word.split()[0] for word in fair.legal(state)} == {other, "skip"}
    fair.answer(state, f"{other} value.1")
    guests = state.parks[0].guests
    assert guests == {green: ("entrance", 1, False), other: ("entrance", 1, False)}


def test_a_second_chance_in_the_last_round_too() -> None:
    """It counts for ties (rulings)."""
    state = led("second_chance.green")
    fair.guest(state, "green", 1)
    fair.evening(state, 5)
    assert play.asked(state) == (0,)


# Fresh legs.


def legs(*faces: tuple[str, int]) -> tuple[ParkState, list[Die]]:
    state = led("fresh_legs.green")
    fair.built(state, "treetop_trail", "1,0")
    dice = [fair.guest(state, colour, value, "hall_of_mirrors") for colour, value in faces]
    fair.phase(state, "operate")
    return state, dice


def test_fresh_legs_spare_one_guest_of_the_colour() -> None:
    """Phase 5: on an attraction of the colour one guest of that colour is not pipped down."""
    state, (five, three, _) = legs(("green", 5), ("green", 3), ("blue", 2))
    fair.answer(state, f"operate hall_of_mirrors {five} {three}")
    assert fair.legal(state) == {five, three, "none"}
    twin = state.clone()
    told = fair.answer(state, five)
    guests = state.parks[0].guests
    assert (guests[five].value, guests[three].value) == (5, 2)
    assert told.one(GuestSpared) == GuestSpared(0, five, tile_of("hall_of_mirrors"))
    # It may be the one that moves.
    assert {word.split()[0] for word in fair.legal(state)} == {five, three}
    fair.answer(state, f"{five} entrance")
    fair.answer(twin, "none")
    assert (twin.parks[0].guests[five].value, twin.parks[0].guests[three].value) == (4, 2)


def test_each_time_one_operates() -> None:
    state, (five, three) = legs(("green", 5), ("green", 3))
    fair.upgrade_on(state.parks[0], "hall_of_mirrors", "generator")
    for _ in range(2):
        fair.answer(state, f"operate hall_of_mirrors {five} {three}", five)
        fair.answer(state, f"{five} entrance", f"map {five} hall_of_mirrors")
    assert state.parks[0].guests[five].value == 5
    assert state.parks[0].guests[three].value == 1


def test_spared_at_one_it_stays() -> None:
    """Rulings: a value-1 die too keeps its value, and moves on."""
    state, (one,) = legs(("green", 1))
    state.parks[0].guests[one] = state.parks[0].guests[one]._replace(at=tile_of("treetop_trail"))
    fair.answer(state, f"operate treetop_trail {one}", one)
    assert state.parks[0].guests[one].value == 1
    fair.answer(state, f"{one} entrance")
    assert state.parks[0].guests[one].at == "entrance"


def test_neither_other_colours_nor_other_attractions() -> None:
    state, (five, three) = legs(("blue", 5), ("yellow", 3))
    fair.answer(state, f"operate hall_of_mirrors {five} {three}")
    # Nothing to be asked: straight on to who moves.
    assert len(fair.legal(state)) == 6
    state, (five, three) = legs(("green", 5), ("green", 3))
    for die in (five, three):
        state.parks[0].guests[die] = state.parks[0].guests[die]._replace(at=tile_of("hook_a_prize"))
    fair.answer(state, f"operate hook_a_prize {five} {three}")
    assert state.parks[0].guests[five].value == 4


# Those who count.


@pytest.mark.parametrize(("card", "colour"), [
    ("specialist.blue", "blue"), ("enthusiast.green", "green"), ("specialist.yellow", "yellow"),
])  # fmt: skip
def test_different_attractions_of_a_colour(card: str, colour: str) -> None:
    """Phase 6: 3, 4 or 5 of them bring 1, 2 or 3 stars more; twice the same counts once."""
    of = {
        "blue": ["bumper_boats", "pedalo_lagoon", "tidal_swing", "aqua_twins", "maelstrom"],
        "green": ["hall_of_mirrors", "treetop_trail", "hedge_maze", "twin_serpents",
                  "jungle_rapids"],
        "yellow": ["hook_a_prize", "giant_slide", "desert_rally", "solar_flyer", "sandstorm"],
    }  # fmt: skip
    cells = ["1,0", "-1,1", "0,-2", "1,-2"]
    for count, stars in ((2, 0), (3, 1), (4, 2), (5, 3)):
        state = led(card)
        for tile, cell in zip(of[colour][1:], cells, strict=True):
            fair.built(state, tile, cell)
        park = state.parks[0]
        park.cubes = dict.fromkeys(map(tile_of, of[colour][:count]), 1)
        assert administrator_stars(park) == (count, stars)
        other = "hall_of_mirrors" if colour == "blue" else "bumper_boats"
        park.cubes |= {tile_of("entrance"): 2, tile_of(other): 1}
        assert administrator_stars(park) == (count, stars)


def test_different_attractions_of_any_colour() -> None:
    """6, 7 or 8: the Park Entrance is one of them (rulings)."""
    state = led("tour_leader")
    tiles = ["entrance", "bumper_boats", "hall_of_mirrors", "hook_a_prize"]
    for tile, cell in (("burger_shack", "1,0"), ("aqua_twins", "-1,1"),
                       ("sandstorm", "0,-2"), ("hedge_maze", "1,-2")):  # fmt: skip
        fair.built(state, tile, cell)
        tiles.append(tile)
    park = state.parks[0]
    for count, stars in ((5, 0), (6, 1), (7, 2), (8, 3)):
        park.cubes = dict.fromkeys(map(tile_of, tiles[:count]), 1)
        park.cubes[tile_of("entrance")] = 2
        assert administrator_stars(park) == (count, stars)


def test_mascots_are_counted_whether_used_or_not() -> None:
    """2, 4 or 5."""
    for count, stars in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 3)):
        state = led("mascot_fan")
        fair.mascots(state, *[""] * count)
        state.parks[0].out[0] = ENTRANCE
        assert administrator_stars(state.parks[0]) == (count, stars)


def test_their_stars_are_scored_every_round() -> None:
    state = led("mascot_fan")
    fair.mascots(state, *[""] * 4)
    state.parks[0].cubes = {tile_of("entrance"): 2}
    told = fair.evening(state)
    fan = administrator_of("mascot_fan")
    assert told.one(AdministratorScored) == AdministratorScored(0, fan, count=4, stars=2)
    assert state.parks[0].stars == 2 + 2
    assert told.one(Scored, 0).stars == 4
    for seat in range(2):
        fair.staff(state, "guide", "concierge", seat=seat)
    fair.evening(state, 2)
    assert state.parks[0].stars == 4 + 2


def test_others_bring_no_stars() -> None:
    for each in ADMINISTRATORS.values():
        if not each.steps:
            state = led(
                f"{each.id}.blue" if each.coloured else each.id, surprises="on", innovations="on"
            )
            fair.mascots(state, *[""] * 6)
            state.parks[0].cubes = {tile_of("bumper_boats"): 1}
            assert administrator_stars(state.parks[0]) == (0, 0)


# Those who change what things cost are with what they buy (Expand, Improve); the doorman with
# the trains, the treasurer with the end.


# Early bird.


def sums(state: ParkState, less: str) -> tuple[int, ...]:
    state.order = [0, 1]
    state.todo = [EndGame(), Income(), TurnOrder(), EarlyBird(0)]
    play.settle(state)
    assert fair.legal(state) == {"less.0", "less.1", "less.2"}
    told = fair.answer(state, less)
    return told.one(OrderSet).sums


def test_the_early_bird_lowers_its_sum_by_up_to_two() -> None:
    """Phase 1: after the sums have been announced; the order follows."""
    for less, found, order in (("less.0", 7, [1, 0]), ("less.1", 6, [1, 0]), ("less.2", 5, [0, 1])):
        state = led("early_bird", "concierge", "builder")
        fair.staff(state, "guide", "guide", seat=1)
        assert sums(state, less) == (found, 6)
        # Six against six: by the order on the track, turned round.
        assert state.order == order


def test_no_sum_below_nothing() -> None:
    """Rulings."""
    state = led("early_bird", "consultant", "ticket_agent", promo_staff="on")
    fair.staff(state, "guide", "concierge", seat=1)
    assert sums(state, "less.2") == (0, 5)


def test_the_early_bird_is_asked_after_the_reveal() -> None:
    state = led("early_bird")
    for park in state.parks:
        park.hand += park.played
        park.played = []
    assert state.round == 1
    play.act(state, 0, ("concierge.0", "guide.0"))
    told = fair.Told()
    play.act(state, 1, ("concierge.1", "guide.1"), told)
    assert len(told.all(StaffPlayed)) == 2
    assert play.asked(state) == (0,)
    phase: str = state.phase
    assert phase == "plan"
    fair.answer(state, "less.2")
    assert state.order[0] == 0
    assert state.phase == "welcome"


# Understudy.


def test_the_understudy_changes_a_played_card_for_one_in_hand() -> None:
    """Phase 6, once in the game: before cards are passed; the administrator goes in the box."""
    state = led("understudy", "guide", "concierge")
    fair.staff(state, "manager", "mascot", seat=1)
    hand = sorted(state.parks[0].hand)
    fair.evening(state)
    assert play.asked(state) == (0,)
    assert fair.legal(state) == {
        *(f"{out} {back}" for out in ("guide.0", "concierge.0") for back in hand), "skip",
    }  # fmt: skip
    # Before one takes what the other passes.
    assert not any("manager.1" in word for word in fair.legal(state))
    fair.answer(state, "guide.0 ticket_agent.0")
    assert "guide.0" in state.parks[0].hand
    assert {"ticket_agent.0", "concierge.0"} <= set(state.parks[1].hand)
    assert state.parks[0].administrator == ""
    assert "understudy" in state.admin_box
    assert len(state.parks[0].hand) == 6


def test_the_understudy_may_wait_for_another_round() -> None:
    state = led("understudy", "guide", "concierge")
    fair.evening(state)
    fair.answer(state, "skip")
    assert state.parks[0].administrator == "understudy"
    assert "guide.0" in state.parks[1].hand


def test_no_cards_are_passed_after_the_last_round() -> None:
    state = led("understudy", "guide", "concierge")
    fair.evening(state, 5)
    assert state.over
