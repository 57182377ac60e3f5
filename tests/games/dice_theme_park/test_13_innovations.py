"""The mini expansion Innovations (pages 17 and 18)."""

from __future__ import annotations

from game.games.dice_theme_park.content.attractions import ENTRANCE, tile_of
from game.games.dice_theme_park.content.ids import SPACE
from game.games.dice_theme_park.content.innovations import Built, innovation
from game.games.dice_theme_park.content.numbers import Die
from game.games.dice_theme_park.events.building import (
    InnovationInstalled,
    UpgradeInstalled,
    UpgradeShifted,
)
from game.games.dice_theme_park.events.counting import StatuesScored
from game.games.dice_theme_park.events.operating import GuestMoved, PerkEarned
from game.games.dice_theme_park.rules.state import ParkState
from tests.games.dice_theme_park import fair


def modern(*people: str, money: int = 30, **options: str) -> ParkState:
    state = fair.fair(2, 1, innovations="on", **options)
    fair.staff(state, *(people or ("guide", "concierge")))
    state.parks[0].money = money
    return state


def with_extra(state: ParkState, extra: Built, *tiles: str) -> None:
    park = state.parks[0]
    for tile in tiles:
        park.extras[tile_of(tile)] = extra
        park.kit[innovation(extra)] -= 1


def test_what_a_player_gets() -> None:
    """Three of each, and a cable car on the Park Entrance; the Innovator for the Builder."""
    park = fair.start(2, 1, innovations="on").parks[0]
    assert park.extras == {"entrance": "cable_car"}
    assert park.kit == {
        "merch_kiosk": 3, "special_effect": 3, "generator": 3,
        "cable_car": 3, "photo_booth": 3, "statue": 3,
    }  # fmt: skip
    people = {card.split(".")[0] for card in park.hand}
    assert "innovator" in people
    assert "builder" not in people
    assert len(people) == 6
    assert fair.start(2, 1).parks[0].extras == {}


# Installing.


def test_two_innovations_a_round_besides_the_upgrades() -> None:
    state = modern()
    fair.phase(state, "improve")
    for word in ("cable_car bumper_boats", "photo_booth hook_a_prize"):
        fair.answer(state, f"innovate {word}")
    assert not fair.verbs(state, "innovate")
    fair.answer(
        state, "install generator bumper_boats space.1", "install merch_kiosk hook_a_prize space.1"
    )
    assert not fair.verbs(state, "install")
    park = state.parks[0]
    assert park.extras == {
        "entrance": "cable_car", "bumper_boats": "cable_car", "hook_a_prize": "photo_booth",
    }  # fmt: skip
    assert (park.kit["cable_car"], park.kit["photo_booth"]) == (2, 2)
    assert park.money == 30 - 4 * 2


def test_one_on_an_attraction_and_none_on_the_entrance() -> None:
    state = modern()
    fair.phase(state, "improve")
    fair.answer(state, "innovate cable_car bumper_boats")
    assert fair.verbs(state, "innovate") == {
        f"{each} {tile}"
        for each in ("cable_car", "photo_booth", "statue")
        for tile in ("hall_of_mirrors", "hook_a_prize")
    }


def test_it_costs_what_the_cheapest_space_does() -> None:
    """Rulings: whether that is taken or not; not in the space itself."""
    state = modern()
    fair.built(state, "canopy_express", "1,0", 0, "generator")
    fair.phase(state, "improve")
    told = fair.answer(state, "innovate photo_booth canopy_express")
    installed = InnovationInstalled(0, "photo_booth", tile_of("canopy_express"), paid=2)
    assert told.one(InnovationInstalled) == installed
    assert state.parks[0].money == 28
    assert state.parks[0].upgrades[tile_of("canopy_express")] == ("generator", "")
    assert state.parks[0].tally.spent == 2


def test_statues_come_in_their_order_and_cost_one_more_each() -> None:
    """Page 18."""
    state = modern()
    fair.phase(state, "improve")
    paid = []
    for tile in ("bumper_boats", "hook_a_prize"):
        told = fair.answer(state, f"innovate statue {tile}")
        paid.append((told.one(InnovationInstalled).innovation, told.one(InnovationInstalled).paid))
    fair.phase(state, "improve")
    told = fair.answer(state, "innovate statue hall_of_mirrors")
    paid.append((told.one(InnovationInstalled).innovation, told.one(InnovationInstalled).paid))
    assert paid == [("statue.1", 2), ("statue.2", 3), ("statue.3", 4)]
    assert state.parks[0].kit["statue"] == 0
    assert not any(word.startswith("statue") for word in fair.verbs(state, "innovate"))


def test_it_has_to_be_paid_at_once() -> None:
    state = modern(money=2)
    with_extra(state, "statue.1", "bumper_boats")
    fair.phase(state, "improve")
    assert "cable_car hook_a_prize" in fair.verbs(state, "innovate")
    assert "statue hook_a_prize" not in fair.verbs(state, "innovate")


def test_without_the_expansion_there_are_none() -> None:
    state = fair.fair()
    state.parks[0].money = 30
    fair.phase(state, "improve")
    assert not fair.verbs(state, "innovate")


def test_the_innovator_installs_one_more_upgrade() -> None:
    """Page 17; two of them two more."""
    for people, most in ((("guide", "mascot"), 2), (("innovator", "guide"), 3),
                         (("innovator", "innovator"), 4)):  # fmt: skip
        state = modern(*people)
        fair.built(state, "canopy_express", "1,0")
        fair.built(state, "tidal_swing", "-1,1")
        fair.phase(state, "improve")
        for _ in range(most):
            words = sorted(fair.verbs(state, "install"))
            told = fair.answer(state, f"install {words[0]}")
            assert told.one(UpgradeInstalled).paid in (2, 3, 4)
        assert not fair.verbs(state, "install")


# The rearranger.


def rearranging(money: int) -> ParkState:
    state = modern(money=money)
    fair.administrator(state, "rearranger")
    fair.built(state, "canopy_express", "1,0")
    fair.built(state, "tidal_swing", "-1,1", 0, "generator")
    fair.phase(state, "improve")
    return state


def test_the_rearranger_moves_one_upgrade_a_round() -> None:
    """Page 17: to a free space; the difference is paid."""
    state = rearranging(5)
    told = fair.answer(state, "shift tidal_swing space.1 canopy_express space.2")
    swing, express = tile_of("tidal_swing"), tile_of("canopy_express")
    shifted = UpgradeShifted(0, "generator", swing, SPACE.id(0), express, SPACE.id(1), paid=2)
    assert told.one(UpgradeShifted) == shifted
    park = state.parks[0]
    assert park.money == 3
    assert park.upgrades[tile_of("tidal_swing")] == ("", "")
    assert park.upgrades[tile_of("canopy_express")] == ("", "generator")
    assert park.kit["generator"] == 2
    assert not fair.verbs(state, "shift")
    # The two installations of the round are still open.
    assert fair.verbs(state, "install")


def test_or_the_difference_is_taken() -> None:
    state = modern(money=0)
    fair.administrator(state, "rearranger")
    fair.built(state, "canopy_express", "1,0")
    fair.upgrade_on(state.parks[0], "hook_a_prize", "merch_kiosk")
    park = state.parks[0]
    park.upgrades[tile_of("canopy_express")] = ("", "generator")
    park.kit["generator"] -= 1
    fair.phase(state, "improve")
    assert not any(word.endswith("canopy_express space.2") for word in fair.verbs(state, "shift"))
    fair.answer(state, "shift canopy_express space.2 bumper_boats space.1")
    assert park.money == 2
    # Nothing was spent.
    assert park.tally.spent == 0


def test_it_may_move_within_an_attraction_but_not_onto_its_like() -> None:
    state = rearranging(5)
    fair.upgrade_on(state.parks[0], "hook_a_prize", "generator")
    words = fair.verbs(state, "shift", "tidal_swing", "space.1")
    assert words == {
        "tidal_swing space.2", "canopy_express space.1", "canopy_express space.2",
        "bumper_boats space.1", "hall_of_mirrors space.1",
    }  # fmt: skip
    assert "tidal_swing space.1" not in words
    assert not any(
        word.startswith("tidal_swing")
        for word in fair.verbs(state, "shift", "hook_a_prize", "space.1")
    )


def test_it_must_be_paid_for() -> None:
    state = rearranging(1)
    assert fair.verbs(state, "shift", "tidal_swing", "space.1") == {
        "tidal_swing space.2", "canopy_express space.1", "bumper_boats space.1",
        "hall_of_mirrors space.1", "hook_a_prize space.1",
    }  # fmt: skip


def test_innovations_are_never_moved_or_removed() -> None:
    state = modern()
    fair.administrator(state, "rearranger")
    with_extra(state, "photo_booth", "bumper_boats")
    fair.phase(state, "improve")
    assert not fair.verbs(state, "shift")
    assert not fair.verbs(state, "remove")


# Cable cars.


def cabled(*cards: str) -> ParkState:
    """Cable cars on the Park Entrance and far off."""
    state = modern("guide", "concierge", money=0)
    fair.built(state, "picnic_green", "0,-2")
    fair.built(state, "juice_stand", "0,-3")
    with_extra(state, "cable_car", "juice_stand")
    if cards:
        fair.mascots(state, *cards)
    return state


def test_a_cable_car_takes_the_moved_guest_of_a_party() -> None:
    """Page 18: instead, to any other attraction with a cable car; $1 at once."""
    state = cabled()
    die = fair.guest(state, "blue", 4)
    fair.phase(state, "operate")
    fair.answer(state, f"operate entrance {die}")
    assert fair.legal(state) == {
        f"{die} {tile}"
        for tile in ("bumper_boats", "hall_of_mirrors", "hook_a_prize", "juice_stand")
    }
    told = fair.answer(state, f"{die} juice_stand")
    moved = GuestMoved(0, die, ENTRANCE, tile_of("juice_stand"), "operate", cable=True)
    assert told.one(GuestMoved) == moved
    assert told.one(PerkEarned) == PerkEarned(seat=0, stars=0, money=1, why="cable")
    assert state.parks[0].money == 1
    assert state.parks[0].tally.cables == 1


def test_on_foot_it_brings_nothing() -> None:
    state = cabled()
    die = fair.guest(state, "blue", 4)
    fair.phase(state, "operate")
    told = fair.answer(state, f"map {die} hook_a_prize")
    moved = GuestMoved(0, die, ENTRANCE, tile_of("hook_a_prize"), "map", cable=False)
    assert told.one(GuestMoved) == moved
    # And onto a cable car from elsewhere neither.
    fair.answer(state, f"map {die} entrance")
    assert (state.parks[0].money, state.parks[0].tally.cables) == (0, 0)


def test_maps_and_the_guide_may_use_it() -> None:
    """By any means."""
    state = cabled()
    die, other = fair.guest(state, "blue", 4), fair.guest(state, "green", 4)
    fair.phase(state, "operate")
    fair.answer(state, f"map {die} juice_stand", f"guide {other} juice_stand")
    assert state.parks[0].money == 2
    fair.answer(state, f"map {die} entrance")
    assert state.parks[0].money == state.parks[0].tally.earned == state.parks[0].tally.cables == 3
    assert state.parks[0].guests[die].at == "entrance"


def test_skills_that_move_may_use_it() -> None:
    state = cabled("usher_out.1", "stroll.1", "usher_in.1")
    dice = [fair.guest(state, "blue", 4) for _ in range(4)]
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 skill {dice[0]} juice_stand", f"{dice[1]} juice_stand")
    assert state.parks[0].money == 2
    fair.answer(state, f"mascot mascot.2 skill {dice[2]} juice_stand")
    assert state.parks[0].money == 3
    # Led away from the Park Entrance by whoever stands beside it: the cable car instead.
    fair.answer(state, f"mascot mascot.3 skill hook_a_prize {dice[3]} juice_stand")
    assert "close" in fair.legal(state)
    assert state.parks[0].money == 4
    assert {state.parks[0].guests[die].at for die in dice} == {"juice_stand"}


def test_only_from_cable_car_to_cable_car() -> None:
    state = cabled()
    die = fair.guest(state, "blue", 4, "hook_a_prize")
    fair.phase(state, "operate")
    assert "juice_stand" not in fair.verbs(state, "map", die)
    assert "entrance" in fair.verbs(state, "map", die)


# Photo booths.


def booth(tile: str, *faces: tuple[str, int]) -> tuple[ParkState, list[Die]]:
    state = modern()
    fair.built(state, tile, "1,0")
    with_extra(state, "photo_booth", tile)
    dice = [fair.guest(state, colour, value, tile) for colour, value in faces]
    fair.phase(state, "operate")
    return state, dice


def test_a_photo_booth_lets_one_colour_be_any() -> None:
    """Page 18: in every operation of the tile."""
    state, dice = booth("pedalo_lagoon", ("green", 3), ("yellow", 4))
    fair.upgrade_on(state.parks[0], "pedalo_lagoon", "generator")
    for die in dice:
        fair.answer(state, f"operate pedalo_lagoon {die}", f"{die} entrance")
    assert state.parks[0].cubes == {"pedalo_lagoon": 2}


def test_only_one_of_two_colours() -> None:
    state, _ = booth("orca_stadium", ("green", 3), ("yellow", 4))
    assert not fair.verbs(state, "operate", "orca_stadium")
    state, dice = booth("orca_stadium", ("green", 3), ("blue", 4))
    assert f"{dice[0]} {dice[1]}" in fair.verbs(state, "operate", "orca_stadium")


def test_a_mascot_adjusts_the_other_colour() -> None:
    state, dice = booth("orca_stadium", ("green", 3), ("yellow", 4))
    fair.answer(state, "mascot mascot.1 colour orca_stadium")
    assert f"{dice[0]} {dice[1]}" in fair.verbs(state, "operate", "orca_stadium")


def test_values_it_does_not_change() -> None:
    state, _ = booth("tidal_swing", ("green", 3), ("yellow", 3))
    assert not fair.verbs(state, "operate", "tidal_swing")


# Statues.


def test_statues_bring_their_stars_every_round() -> None:
    state = modern()
    with_extra(state, "statue.1", "bumper_boats")
    with_extra(state, "statue.3", "hook_a_prize")
    told = fair.evening(state)
    assert told.one(StatuesScored, 0).stars == 4
    assert state.parks[0].stars == 4
    assert not told.all(StatuesScored, 1)
    for seat in range(2):
        fair.staff(state, "guide", "concierge", seat=seat)
    fair.evening(state, 2)
    assert state.parks[0].stars == 8
