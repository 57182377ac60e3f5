"""Phase 4, Improve (page 10): maps, upgrades, the Builder."""

from __future__ import annotations

from game.games.dice_theme_park.content.attractions import tile_of
from game.games.dice_theme_park.content.ids import SPACE
from game.games.dice_theme_park.events.building import UpgradeInstalled
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair


def improving(*people: str, money: int = 20, **options: str) -> ParkState:
    state = fair.fair(2, 1, **options)
    if people:
        fair.staff(state, *people)
    state.parks[0].money = money
    return state


def test_everybody_improves_side_by_side() -> None:
    state = improving()
    fair.phase(state, "improve")
    assert play.asked(state) == (0, 1)


def test_exactly_one_map_for_three() -> None:
    state = improving()
    fair.phase(state, "improve")
    fair.answer(state, "map")
    park = state.parks[0]
    assert (park.maps, park.money) == (4, 17)
    assert "map" not in fair.legal(state)


def test_the_map_printer_saves_two() -> None:
    """Administrators; rulings: when the map is bought."""
    state = improving(money=1)
    fair.administrator(state, "map_printer")
    fair.phase(state, "improve")
    fair.answer(state, "map")
    assert state.parks[0].money == 0


def test_two_upgrades_at_the_price_of_their_spaces() -> None:
    state = improving()
    fair.built(state, "canopy_express", "1,0")
    fair.phase(state, "improve")
    fair.answer(state, "install generator canopy_express space.2")
    assert state.parks[0].money == 16
    assert state.parks[0].upgrades[tile_of("canopy_express")] == ("", "generator")
    fair.answer(state, "install special_effect canopy_express space.1")
    assert state.parks[0].money == 14
    assert not fair.verbs(state, "install")


def test_one_of_each_kind_on_an_attraction() -> None:
    state = improving()
    fair.built(state, "canopy_express", "1,0", 0, "generator")
    fair.phase(state, "improve")
    words = fair.verbs(state, "install")
    assert "merch_kiosk canopy_express space.2" in words
    assert "generator canopy_express space.2" not in words
    assert "generator bumper_boats space.1" in words


def test_no_upgrades_on_the_entrance_and_none_unpaid() -> None:
    state = improving(money=2)
    fair.built(state, "canopy_express", "1,0")
    fair.phase(state, "improve")
    words = fair.verbs(state, "install")
    assert not any("entrance" in word for word in words)
    assert "generator canopy_express space.1" in words
    assert "generator canopy_express space.2" not in words


def test_a_kind_runs_out_after_three() -> None:
    state = improving()
    for tile in ("bumper_boats", "hall_of_mirrors", "hook_a_prize"):
        fair.upgrade_on(state.parks[0], tile, "generator")
    fair.built(state, "canopy_express", "1,0")
    fair.phase(state, "improve")
    assert not any(word.startswith("generator") for word in fair.verbs(state, "install"))


def test_the_builder_saves_a_dollar_and_removes_one() -> None:
    """Before anything is installed; it may be installed again."""
    state = improving("builder", "guide")
    fair.upgrade_on(state.parks[0], "bumper_boats", "generator")
    fair.upgrade_on(state.parks[0], "hall_of_mirrors", "merch_kiosk")
    fair.phase(state, "improve")
    assert fair.verbs(state, "remove") == {"bumper_boats space.1", "hall_of_mirrors space.1"}
    fair.answer(state, "remove bumper_boats space.1")
    assert state.parks[0].kit["generator"] == 3
    assert state.parks[0].money == 20
    assert not fair.verbs(state, "remove")
    told = fair.answer(state, "install generator hook_a_prize space.1")
    installed = UpgradeInstalled(0, "generator", tile_of("hook_a_prize"), SPACE.id(0), paid=1)
    assert told.one(UpgradeInstalled) == installed


def test_nothing_is_removed_after_installing() -> None:
    state = improving("builder", "guide")
    fair.upgrade_on(state.parks[0], "bumper_boats", "generator")
    fair.phase(state, "improve")
    fair.answer(state, "install generator hook_a_prize space.1")
    assert not fair.verbs(state, "remove")


def test_without_the_builder_nothing_is_removed() -> None:
    state = improving("manager", "guide")
    fair.upgrade_on(state.parks[0], "bumper_boats", "generator")
    fair.phase(state, "improve")
    assert not fair.verbs(state, "remove")


def test_two_builders_save_two_and_remove_two() -> None:
    state = improving("builder", "builder")
    fair.upgrade_on(state.parks[0], "bumper_boats", "generator")
    fair.upgrade_on(state.parks[0], "hall_of_mirrors", "merch_kiosk")
    fair.phase(state, "improve")
    fair.answer(state, "remove bumper_boats space.1", "remove hall_of_mirrors space.1")
    told = fair.answer(state, "install generator hook_a_prize space.1")
    installed = UpgradeInstalled(0, "generator", tile_of("hook_a_prize"), SPACE.id(0), paid=0)
    assert told.one(UpgradeInstalled) == installed


def test_done_ends_it_for_oneself_alone() -> None:
    state = improving()
    fair.phase(state, "improve")
    fair.answer(state, "done")
    assert play.asked(state) == (1,)
