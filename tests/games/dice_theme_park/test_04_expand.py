"""Phase 3, Expand (page 9): attractions, amenities, mascots."""

from __future__ import annotations

from collections import Counter

from game.games.dice_theme_park.content.attractions import TILES, TileId, tile_of
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.numbers import MASCOTS
from game.games.dice_theme_park.content.skills import NO_SKILL
from game.games.dice_theme_park.content.spaces import CellId
from game.games.dice_theme_park.events.building import (
    AmenityMatched,
    AttractionBuilt,
    GuestDrawn,
    MascotRecruited,
)
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair


def expanding(*tiles: str, money: int = 20, seats: int = 2, **options: str) -> ParkState:
    state = fair.fair(seats, 1, **options)
    state.order = list(range(seats))
    if tiles:
        fair.shown(state, *tiles)
    state.parks[0].money = money
    return state


def test_an_attraction_costs_what_is_printed() -> None:
    state = expanding("burger_shack", "aqua_twins", "penguin_parade")
    fair.phase(state, "expand")
    told = fair.answer(state, "build aqua_twins 1,0")
    assert state.parks[0].money == 20 - 5
    built = AttractionBuilt(0, tile_of("aqua_twins"), CellId("1,0"), paid=5, from_="display")
    assert told.one(AttractionBuilt) == built
    assert "aqua_twins" not in state.display


def test_whoever_cannot_pay_cannot_take_it() -> None:
    state = expanding("pedalo_lagoon", "aqua_twins", "penguin_parade", money=4)
    fair.phase(state, "expand")
    tiles = {word.split()[0] for word in fair.verbs(state, "build")}
    assert tiles == {"pedalo_lagoon", "penguin_parade"}


def test_next_to_another_tile_and_inside_the_boundary() -> None:
    state = expanding("pedalo_lagoon", "aqua_twins", "penguin_parade")
    fair.phase(state, "expand")
    cells = {word.split()[-1] for word in fair.legal(state) if word.startswith("build pedalo")}
    assert cells == {"1,0", "-1,1", "-1,-1", "1,-2", "0,-2", "-2,0", "-2,1", "2,-2", "2,-1"}


def test_one_attraction_and_one_mascot_a_round_in_either_order() -> None:
    state = expanding("pedalo_lagoon", "aqua_twins", "penguin_parade")
    fair.phase(state, "expand")
    fair.answer(state, f"recruit {state.skill_display[0]}")
    assert not fair.verbs(state, "recruit")
    fair.answer(state, "build pedalo_lagoon 1,0")
    # Both done: the next player's turn.
    assert play.asked(state) == (1,)


def test_everything_is_optional() -> None:
    state = expanding()
    fair.phase(state, "expand")
    fair.answer(state, "done")
    assert play.asked(state) == (1,)


def test_a_mascot_costs_five_and_brings_a_skill() -> None:
    state = expanding()
    card = state.skill_display[1]
    fair.phase(state, "expand")
    fair.answer(state, f"recruit {card}")
    park = state.parks[0]
    assert park.money == 15
    assert park.mascots == ["", card]
    assert state.skill_display[1] == ""


def test_in_the_introductory_game_a_mascot_comes_alone() -> None:
    state = expanding(length="introductory")
    fair.phase(state, "expand")
    assert fair.verbs(state, "recruit") == {"mascot"}
    fair.answer(state, "recruit mascot")
    assert state.parks[0].mascots == ["", ""]


def test_the_mascot_staff_and_the_tailor_save_two_each() -> None:
    """Two cards save four; discounts add up, and nothing costs less than nothing."""
    for people, admin, price in (
        (("guide", "builder"), "", 5),
        (("mascot", "guide"), "", 3),
        (("mascot", "mascot"), "", 1),
        (("guide", "builder"), "tailor", 3),
        (("mascot", "mascot"), "tailor", 0),
    ):
        state = expanding()
        fair.staff(state, *people)
        if admin:
            fair.administrator(state, admin)
        fair.phase(state, "expand")
        told = fair.answer(state, f"recruit {state.skill_display[0]}")
        assert told.one(MascotRecruited) == MascotRecruited(0, MASCOT.id(1), price)


def test_six_mascots_are_all_there_are() -> None:
    state = expanding()
    fair.mascots(state, *[""] * MASCOTS)
    fair.phase(state, "expand")
    assert not fair.verbs(state, "recruit")


def test_without_a_skill_left_a_mascot_still_comes() -> None:
    """Rulings."""
    state = expanding()
    state.skill_discards += [card for card in state.skill_display if card]
    state.skill_display = [NO_SKILL] * 3
    fair.phase(state, "expand")
    assert fair.verbs(state, "recruit") == {"mascot"}


def alike(amenity: str, count: int) -> list[TileId]:
    """Tiles with this amenity, none of them printed on the board."""
    return [tile.id for tile in TILES.values() if tile.amenity == amenity and tile.stack][:count]


CELLS = ("1,0", "-1,1", "-1,-1", "1,-2")


def matching(count: int, amenity: str = "first_aid") -> tuple[ParkState, str]:
    """A park where the next tile is the so-many-th of an amenity."""
    tiles = [each for each in alike(amenity, count) if not TILES[tile_of(each)].part_of]
    state = expanding(money=30)
    for tile, cell in zip(tiles[: count - 1], CELLS, strict=False):
        fair.built(state, tile, cell)
    last = tiles[count - 1]
    fair.shown(state, last, "picnic_green", "souvenir_arcade")
    return state, last


def test_two_of_an_amenity_set_a_guest_to_any_value() -> None:
    state, tile = matching(2)
    die = fair.guest(state, "blue", 2, "bumper_boats")
    fair.phase(state, "expand")
    told = fair.answer(state, f"build {tile} 0,-2")
    matched = AmenityMatched(0, "first_aid", 2, tile_of("canopy_express"))
    assert told.one(AmenityMatched) == matched
    assert fair.legal(state) == {*(f"{die} value.{n}" for n in (1, 3, 4, 5, 6)), "skip"}
    fair.answer(state, f"{die} value.6")
    assert state.parks[0].guests[die] == ("bumper_boats", 6, False)


def test_two_need_a_guest_in_the_park() -> None:
    state, tile = matching(2)
    fair.phase(state, "expand")
    fair.answer(state, f"build {tile} 0,-2")
    assert "done" in fair.legal(state)


def test_three_draw_a_guest_of_four() -> None:
    state, tile = matching(3)
    fair.phase(state, "expand")
    bag = len(state.bag)
    fair.answer(state, f"build {tile} 0,-2")
    told = fair.answer(state, "draw")
    die = told.one(GuestDrawn).die
    assert state.parks[0].guests[die] == ("entrance", 4, False)
    assert len(state.bag) == bag - 1
    assert told.one(GuestDrawn).shows


def test_four_build_from_the_discards_for_nothing() -> None:
    """On top of the one build; no bonus for the tile that comes so."""
    state, tile = matching(4)
    discard = "firework_plaza"
    state.stack_b.remove(tile_of(discard))
    state.tile_discards.append(tile_of(discard))
    money = state.parks[0].money
    fair.phase(state, "expand")
    fair.answer(state, f"build {tile} 0,-2")
    told = fair.answer(state, f"{discard} -2,0")
    assert state.parks[0].money == money - TILES[tile_of(tile)].cost
    assert discard in state.parks[0].tiles
    assert state.tile_discards == []
    assert not told.all(AmenityMatched)


def test_four_do_nothing_without_discards() -> None:
    """Rulings: always so in round 1."""
    state, tile = matching(4)
    fair.phase(state, "expand")
    fair.answer(state, f"build {tile} 0,-2")
    assert "done" in fair.legal(state)


def test_the_fifth_brings_nothing() -> None:
    state, tile = matching(5)
    fair.guest(state, "blue", 2)
    fair.phase(state, "expand")
    told = fair.answer(state, f"build {tile} 0,-2")
    assert not told.all(AmenityMatched)


def test_the_printed_attractions_count() -> None:
    """Rulings: all tiles of the park, the three starters too."""
    state = expanding("burger_shack", "picnic_green", "juice_stand")
    fair.guest(state, "blue", 2)
    fair.phase(state, "expand")
    told = fair.answer(state, "build burger_shack 1,0")
    tile = tile_of("burger_shack")
    assert told.one(AmenityMatched) == AmenityMatched(0, "snacks", 2, tile)


def test_the_tile_of_setup_brings_no_bonus() -> None:
    state = fair.start(2, 2, length="introductory")
    told = fair.Told()
    for seat in range(2):
        play.act(state, seat, play.listing(play.legal(state, seat))[0], told)
    assert not told.all(AmenityMatched)


def test_amenities_are_spread_evenly() -> None:
    """Each of the eight on at least four tiles, so that four alike can be had."""
    counts = Counter(tile.amenity for tile in TILES.values() if tile.amenity and not tile.part_of)
    assert min(counts.values()) >= 4
