"""What helps a park while it is open: maps, the Guide, the Manager, mascots (pages 8, 12, 13)."""

from __future__ import annotations

from game.games.dice_theme_park.content.attractions import tile_of
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.numbers import Die, die_of
from game.games.dice_theme_park.content.skills import NO_SKILL
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    ColourLost,
    MapUsed,
    MascotUsed,
    ParkClosed,
    ValueSet,
)
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from game.games.dice_theme_park.table.standing import finished
from game.kernel import play
from game.kernel.event import Event
from tests.games.dice_theme_park import fair


def opening(*staff: str, **options: str) -> ParkState:
    """A park about to be opened."""
    state = fair.fair(2, 1, **options)
    fair.staff(state, *(staff or ("concierge", "builder")))
    return state


def where(state: ParkState, die: str, seat: int = 0) -> str:
    return state.parks[seat].guests[die_of(die)].at


def value(state: ParkState, die: str, seat: int = 0) -> int:
    return state.parks[seat].guests[die_of(die)].value


# Maps.


def test_a_map_moves_one_guest_to_an_adjacent_attraction() -> None:
    state = opening()
    fair.built(state, "burger_shack", "0,-2")
    die = fair.guest(state, "blue", 2)
    fair.phase(state, "operate")
    assert fair.verbs(state, "map", die) == {"bumper_boats", "hall_of_mirrors", "hook_a_prize"}
    told = fair.answer(state, f"map {die} hall_of_mirrors")
    assert where(state, die) == "hall_of_mirrors"
    assert value(state, die) == 2
    assert told.one(MapUsed) == MapUsed(seat=0, left=2)
    assert "burger_shack" in fair.verbs(state, "map", die)


def test_the_printed_example_of_two_maps() -> None:
    """Page 13: the blue 5 from the Park Entrance to the Log Flume, two steps away."""
    state = opening()
    fair.built(state, "tidal_swing", "2,-1")
    die = fair.guest(state, "blue", 5)
    fair.phase(state, "operate")
    fair.answer(state, f"map {die} hook_a_prize", f"map {die} tidal_swing")
    assert where(state, die) == "tidal_swing"
    assert state.parks[0].used == 2


def test_each_map_once_a_round() -> None:
    state = opening()
    die = fair.guest(state, "blue", 5)
    fair.phase(state, "operate")
    for tile in ("hook_a_prize", "entrance", "hook_a_prize"):
        fair.answer(state, f"map {die} {tile}")
    assert not fair.verbs(state, "map")


# The Guide.


def test_the_guide_moves_a_guest_anywhere_once() -> None:
    """Page 8; without using any of the maps."""
    state = opening("guide", "builder")
    fair.built(state, "burger_shack", "0,-2")
    fair.built(state, "picnic_green", "0,-3")
    die = fair.guest(state, "blue", 2, "picnic_green")
    fair.phase(state, "operate")
    assert fair.verbs(state, "guide", die) == {
        "entrance", "bumper_boats", "hall_of_mirrors", "hook_a_prize", "burger_shack",
    }  # fmt: skip
    fair.answer(state, f"guide {die} entrance")
    assert where(state, die) == "entrance"
    assert state.parks[0].used == 0
    assert not fair.verbs(state, "guide")


def test_two_guides_work_twice() -> None:
    """The same die or a different one."""
    state = opening("guide", "guide")
    die, other = fair.guest(state, "blue", 2), fair.guest(state, "green", 2)
    fair.phase(state, "operate")
    twin = state.clone()
    fair.answer(state, f"guide {die} hook_a_prize", f"guide {die} bumper_boats")
    assert where(state, die) == "bumper_boats"
    assert not fair.verbs(state, "guide")
    fair.answer(twin, f"guide {die} hook_a_prize", f"guide {other} bumper_boats")
    assert (where(twin, die), where(twin, other)) == ("hook_a_prize", "bumper_boats")


def test_without_a_guide_there_is_none() -> None:
    state = opening()
    fair.guest(state, "blue", 2)
    fair.phase(state, "operate")
    assert not fair.verbs(state, "guide")
    assert not fair.verbs(state, "manager")


# The Manager.


def test_the_manager_operates_a_full_attraction_again() -> None:
    """Page 8: only where no operate icon is available; an additional cube."""
    state = opening("manager", "builder")
    dice = [fair.guest(state, "blue", 4, "pedalo_lagoon") for _ in range(4)]
    fair.built(state, "pedalo_lagoon", "1,0")
    fair.phase(state, "operate")
    assert not fair.verbs(state, "manager")
    fair.answer(state, f"operate pedalo_lagoon {dice[0]}", f"{dice[0]} entrance")
    # The requirement has to be met again.
    assert fair.verbs(state, "manager", "pedalo_lagoon") == set(dice[1:])
    told = fair.answer(state, f"manager pedalo_lagoon {dice[1]}", f"{dice[1]} entrance")
    lagoon = tile_of("pedalo_lagoon")
    operated = AttractionOperated(0, lagoon, (dice[1],), manager=True, cube=2)
    assert told.one(AttractionOperated) == operated
    assert state.parks[0].cubes[tile_of("pedalo_lagoon")] == 2
    assert not fair.verbs(state, "manager")


def test_with_a_generator_both_icons_must_be_taken() -> None:
    """Rulings: three times with a generator, the Park Entrance three times too."""
    state = opening("manager", "builder")
    dice = [fair.guest(state, "blue", 4) for _ in range(4)]
    fair.phase(state, "operate")
    for at in range(2):
        assert not fair.verbs(state, "manager")
        fair.answer(state, f"operate entrance {dice[at]}", f"{dice[at]} hook_a_prize")
    fair.answer(state, f"manager entrance {dice[2]}", f"{dice[2]} hook_a_prize")
    assert state.parks[0].cubes[tile_of("entrance")] == 3
    assert not fair.verbs(state, "manager")
    assert not fair.verbs(state, "operate", "entrance")


def test_two_managers_on_one_attraction() -> None:
    state = opening("manager", "manager")
    fair.built(state, "pedalo_lagoon", "1,0")
    dice = [fair.guest(state, "blue", 4, "pedalo_lagoon") for _ in range(4)]
    fair.phase(state, "operate")
    for how, die in zip(("operate", "manager", "manager"), dice, strict=False):
        fair.answer(state, f"{how} pedalo_lagoon {die}", f"{die} entrance")
    assert state.parks[0].cubes[tile_of("pedalo_lagoon")] == 3
    assert not fair.verbs(state, "manager")


# Mascots: the value.


def test_the_printed_example_of_a_value() -> None:
    """Page 13: the blue 4 becomes a 5, and now it is higher than the other."""
    state = opening()
    fair.built(state, "tidal_swing", "1,0")
    blue, yellow = (fair.guest(state, c, 4, "tidal_swing") for c in ("blue", "yellow"))
    fair.phase(state, "operate")
    assert not fair.verbs(state, "operate")
    told = fair.answer(state, f"mascot mascot.1 up {blue}")
    assert value(state, blue) == 5
    used = MascotUsed(0, MASCOT.id(0), tile_of("tidal_swing"), NO_SKILL)
    assert told.one(MascotUsed) == used
    assert state.parks[0].out == ["tidal_swing"]
    assert f"tidal_swing {blue} {yellow}" in fair.verbs(state, "operate")


def test_each_mascot_once_a_round() -> None:
    state = opening()
    die = fair.guest(state, "blue", 3)
    fair.mascots(state, "", "")
    fair.phase(state, "operate")
    # The value of a single die may be adjusted more than once.
    fair.answer(state, f"mascot mascot.1 up {die}", f"mascot mascot.2 up {die}")
    assert value(state, die) == 5
    assert not fair.verbs(state, "mascot")


def test_values_stay_from_one_to_six() -> None:
    """Rulings: no way round, and a 1 cannot be lowered."""
    state = opening()
    one, six = fair.guest(state, "blue", 1), fair.guest(state, "green", 6)
    fair.phase(state, "operate")
    assert fair.verbs(state, "mascot", "mascot.1") == {f"up {one}", f"down {six}"}


def test_every_value_in_between_goes_both_ways() -> None:
    state = opening()
    dice = [fair.guest(state, "blue", value) for value in (2, 5)]
    fair.phase(state, "operate")
    assert fair.verbs(state, "mascot", "mascot.1") == {
        f"{way} {die}" for way in ("up", "down") for die in dice
    }


def test_nothing_comes_between_the_steps_of_an_operation() -> None:
    """Rulings: maps, guide and mascots between operations only."""
    state = opening("guide", "manager")
    die = fair.guest(state, "blue", 3)
    fair.phase(state, "operate")
    fair.answer(state, f"operate entrance {die}")
    assert all(word.startswith(die) for word in fair.legal(state))


# Mascots: the colour.


def colours(tile: str, faces: list[tuple[str, int]], count: int = 1) -> tuple[ParkState, list[Die]]:
    state = opening()
    fair.built(state, tile, "1,0")
    dice = [fair.guest(state, colour, value, tile) for colour, value in faces]
    fair.mascots(state, *[""] * count)
    fair.phase(state, "operate")
    return state, dice


def test_the_printed_example_of_a_colour() -> None:
    """Page 13: the yellow 5 is treated as if it were blue."""
    state, (yellow, blue) = colours("tidal_swing", [("yellow", 5), ("blue", 4)])
    assert not fair.verbs(state, "operate")
    fair.answer(state, "mascot mascot.1 colour tidal_swing")
    fair.answer(state, f"operate tidal_swing {yellow} {blue}", f"{yellow} entrance")
    # The die itself is still yellow.
    assert where(state, yellow) == "entrance"
    assert yellow.startswith("yellow")


def test_a_colour_lasts_for_a_single_operation() -> None:
    state, dice = colours("pedalo_lagoon", [("yellow", 5), ("yellow", 4)])
    fair.upgrade_on(state.parks[0], "pedalo_lagoon", "generator")
    fair.answer(state, "mascot mascot.1 colour pedalo_lagoon")
    fair.answer(state, f"operate pedalo_lagoon {dice[0]}", f"{dice[0]} entrance")
    assert not fair.verbs(state, "operate", "pedalo_lagoon")


def test_a_colour_serves_the_very_next_operation_there() -> None:
    """Rulings: declared while the party is assembled: nothing else comes in between."""
    state, dice = colours("pedalo_lagoon", [("yellow", 5), ("blue", 4)], 2)
    fair.guest(state, "green", 3)
    assert fair.verbs(state, "operate", "entrance")
    fair.answer(state, "mascot mascot.1 colour pedalo_lagoon")
    assert fair.verbs(state, "operate") == {f"pedalo_lagoon {die}" for die in dice}
    assert not fair.verbs(state, "map")
    assert fair.verbs(state, "mascot", "mascot.2") == {
        f"{way} {die}" for way in ("up", "down") for die in dice
    }


def test_two_mascots_adjust_two_colours() -> None:
    state, dice = colours("orca_stadium", [("yellow", 2), ("green", 4)], 2)
    # One would do nothing by itself, the two together do.
    fair.answer(state, "mascot mascot.1 colour orca_stadium")
    assert not fair.verbs(state, "operate")
    fair.answer(state, "mascot mascot.2 colour orca_stadium")
    assert f"orca_stadium {dice[0]} {dice[1]}" in fair.verbs(state, "operate")


def test_one_mascot_cannot_adjust_two_colours() -> None:
    state, _ = colours("orca_stadium", [("yellow", 2), ("green", 4)])
    assert "colour orca_stadium" not in fair.verbs(state, "mascot", "mascot.1")


def test_a_colour_that_came_to_nothing_is_lost() -> None:
    state, dice = colours("orca_stadium", [("yellow", 2), ("green", 4)], 2)
    fair.answer(state, "mascot mascot.1 colour orca_stadium")
    told = fair.answer(state, f"map {dice[0]} entrance")
    assert told.one(ColourLost) == ColourLost(0, tile_of("orca_stadium"))
    fair.answer(state, f"map {dice[0]} orca_stadium")
    assert state.parks[0].wild.free == 0


def test_what_lapses_with_the_gate_is_told_before_it_is_shut() -> None:
    """Else the last gate's picture, the count, would come before the gate."""
    state, _ = colours("orca_stadium", [("yellow", 2), ("green", 4)], 2)
    fair.answer(state, "mascot mascot.1 colour orca_stadium")
    told: list[tuple[Event, bool]] = []
    play.act(
        state, 0, ("close",),
        lambda event: told.append((event, finished(GAME.observe(state, None), 0))),
    )  # fmt: skip
    assert [shut for event, shut in told if isinstance(event, ColourLost)] == [False]
    assert [shut for event, shut in told if isinstance(event, ParkClosed)] == [True]


def test_a_colour_is_no_use_on_another_attraction() -> None:
    state, _ = colours("orca_stadium", [("yellow", 2), ("green", 4)], 2)
    fair.built(state, "pedalo_lagoon", "2,-1")
    yellow = fair.guest(state, "yellow", 3, "pedalo_lagoon")
    fair.answer(state, "mascot mascot.1 colour orca_stadium")
    assert f"pedalo_lagoon {yellow}" not in fair.verbs(state, "operate")


def test_a_mascot_elsewhere_loses_the_colour() -> None:
    state, _ = colours("orca_stadium", [("yellow", 2), ("green", 4)], 2)
    other = fair.guest(state, "blue", 3)
    fair.answer(state, "mascot mascot.1 colour orca_stadium")
    told = fair.answer(state, f"mascot mascot.2 up {other}")
    assert told.one(ColourLost) == ColourLost(seat=0, tile=tile_of("orca_stadium"))


def test_no_colour_where_none_is_wanted_or_the_values_do_not_fit() -> None:
    """It would be of no use."""
    state, _ = colours("tidal_swing", [("yellow", 4), ("green", 4)])
    fair.guest(state, "green", 3)
    words = fair.verbs(state, "mascot", "mascot.1")
    assert not any(word.startswith("colour") for word in words)


# The Mascot staff.


def test_the_mascot_staff_adds_an_adjustment() -> None:
    """Page 8: each time, one more guest of the same attraction, or the same guest."""
    state = opening("mascot", "builder")
    die, other = fair.guest(state, "blue", 3), fair.guest(state, "green", 4)
    away = fair.guest(state, "yellow", 3, "hook_a_prize")
    fair.mascots(state, "", "")
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 up {die}")
    assert fair.legal(state) == {
        f"up {die}", f"down {die}", f"up {other}", f"down {other}", "skip",
    }  # fmt: skip
    fair.answer(state, f"down {other}")
    assert (value(state, die), value(state, other)) == (4, 3)
    # And again with the second mascot.
    told = fair.answer(state, f"mascot mascot.2 up {away}", f"up {away}")
    assert value(state, away) == 5
    assert [event.by for event in told.all(ValueSet)] == ["mascot", "staff"]
    assert "close" in fair.legal(state)


def test_the_adjustment_may_be_left() -> None:
    state = opening("mascot", "builder")
    die = fair.guest(state, "blue", 3)
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 up {die}", "skip")
    assert value(state, die) == 4
    assert "close" in fair.legal(state)


def test_two_mascot_staff_add_two() -> None:
    """One guest twice, or two guests."""
    state = opening("mascot", "mascot")
    die = fair.guest(state, "blue", 2)
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 up {die}", f"up {die}", f"up {die}")
    assert value(state, die) == 5
    assert "close" in fair.legal(state)


def test_the_staff_may_adjust_a_colour() -> None:
    """A value and a colour with one mascot."""
    state = opening("mascot", "builder")
    fair.built(state, "tidal_swing", "1,0")
    dice = [fair.guest(state, colour, 4, "tidal_swing") for colour in ("yellow", "green")]
    fair.phase(state, "operate")
    fair.answer(state, f"mascot mascot.1 up {dice[0]}", "colour tidal_swing")
    assert fair.verbs(state, "operate") == {
        f"tidal_swing {dice[0]} {dice[1]}", f"tidal_swing {dice[1]} {dice[0]}",
    }  # fmt: skip


def test_the_staff_follows_a_skill_too() -> None:
    """Page 13: but the skill is not used a second time."""
    state = opening("mascot", "builder")
    die = fair.guest(state, "blue", 2)
    fair.mascots(state, "leap_blue.1")
    fair.phase(state, "operate")
    told = fair.answer(state, f"mascot mascot.1 skill up {die}")
    assert fair.legal(state) == {f"up {die}", f"down {die}", "skip"}
    told = fair.answer(state, f"up {die}")
    assert value(state, die) == 5
    assert told.one(ValueSet) == ValueSet(0, die, 4, 5, "staff")
