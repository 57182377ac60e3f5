"""Phase 5, Operate (pages 11 to 13), and the operation requirements (page 16)."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.games.dice_theme_park.content.attractions import TILES, tile_of
from game.games.dice_theme_park.content.numbers import CUBES, Die
from game.games.dice_theme_park.content.parties import IMPOSSIBLE, lacking
from game.games.dice_theme_park.content.previews import preview, today
from game.games.dice_theme_park.events.operating import (
    AttractionOperated,
    GuestLeft,
    GuestMoved,
    GuestPippedDown,
    ParkClosed,
)
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from tests.games.dice_theme_park import fair

COLOUR = {"b": "blue", "g": "green", "y": "yellow"}


def party(state: ParkState, tile: str, faces: str) -> tuple[Die, ...]:
    """Guests on this tile, from words like "b5 y3"."""
    return tuple(fair.guest(state, COLOUR[face[0]], int(face[1]), tile) for face in faces.split())


def ready(tile: str, faces: str, *people: str) -> tuple[ParkState, tuple[Die, ...]]:
    """A park that is open, with this attraction and these guests on it."""
    state = fair.fair()
    if people:
        fair.staff(state, *people)
    if tile not in state.parks[0].tiles:
        fair.built(state, tile, "1,0")
    dice = party(state, tile, faces)
    fair.phase(state, "operate")
    return state, dice


def parties(state: ParkState) -> set[frozenset[str]]:
    return {
        frozenset(word.split()[2:]) for word in fair.legal(state) if word.startswith("operate ")
    }


FAMILIES: list[tuple[str, str, str]] = [
    # One die; one of the colour.
    ("entrance", "b1, g6, y4", ""),
    ("pedalo_lagoon", "b1, b6", "g1, y6"),
    ("sunshine_scooters", "y3", "g3, b3"),
    # Both even; both odd.
    ("bumper_boats", "b2 g2, g6 y4", "b2 g3, g3 y1, b1 b6"),
    ("penguin_parade", "b2 g4, b6 b6", "g2 y4, b2 g3, b3 g2"),
    ("hook_a_prize", "b1 g1, g5 y3", "b1 g2, g2 y4"),
    ("hedge_maze", "g1 b5, g3 g3", "b1 y5, g1 b2, g2 b1"),
    # Odd and even, the colour bound to its slot.
    ("desert_rally", "y1 b4, y5 y2, y3 g6", "y4 b1, b1 g4, y1 b3, y2 b4"),
    ("lightning_towers", "y1 y4", "y1 b4, b1 y4, y1 y3"),
    # Strictly higher; the colour on the higher or on the lower one.
    ("hall_of_mirrors", "b2 g1, g1 y6", "b2 g2, y6 b6"),
    ("tidal_swing", "b5 y4, b2 b1", "y5 b4, y5 g4, b4 y4, b1 g2"),
    ("beanstalk_drop", "b5 g4, g5 g4", "g5 b4, g4 b4, b5 y4"),
    ("emerald_summit", "g6 g5", "g6 b5, b6 g5, g5 g5"),
    # 1-3 and 3-6: a 3 fits either slot.
    ("souvenir_arcade", "b3 g3, b1 g6, b3 y4, b3 y1, g2 y3", "b1 g2, b4 g6, b5 y4"),
    ("sunken_galleon", "b2 g5, b3 g3, b3 b6", "g2 b5, b3 g2, b4 g6, g3 b4"),
    ("dragon_coaster", "b2 g5, b3 g3, y1 g3", "g2 b5, b4 g5, g3 b4"),
    ("orca_stadium", "b3 b3, b1 b6", "b3 g3, g3 b3"),
    # Alike.
    ("costume_hire", "b4 g4, g1 y1", "b4 g5, g1 y6"),
    ("aqua_twins", "b4 g4, b1 b1", "y4 g4, b4 g3"),
    ("triple_spinner", "y4 g4 b4, y1 y1 y1", "g4 b4 b4, y4 g4 b3, y4 y4 y5"),
    # Three in a row: strictly, and not round from 6 to 1; the colour anywhere in it.
    ("firework_plaza", "b1 b2 b3, g4 y6 b5", "b6 g1 y2, b5 g6 y1, b2 g2 y3, b1 g3 y5, g4 y4 b4"),
    ("canopy_express", "g2 b3 y4, b2 g3 y4, b2 y3 g4", "b2 y3 y4, g2 b2 y3, g2 b4 y6"),
]


@pytest.mark.parametrize(("tile", "good", "bad"), FAMILIES, ids=[row[0] for row in FAMILIES])
def test_every_requirement(tile: str, good: str, bad: str) -> None:
    """Page 16, and the rulings on split, odd and even, and three in a row."""
    state = fair.fair()
    if tile not in state.parks[0].tiles:
        fair.built(state, tile, "1,0")
    for faces in [*good.split(", "), *filter(None, bad.split(", "))]:
        other = state.clone()
        dice = party(other, tile, faces)
        fair.phase(other, "operate")
        assert parties(other) == ({frozenset(dice)} if faces in good.split(", ") else set()), faces


def test_every_family_is_among_them() -> None:
    assert {TILES[tile_of(row[0])].need.family for row in FAMILIES} == {
        tile.need.family for tile in TILES.values()
    }


def test_how_much_is_lacking() -> None:
    """Colours can be adjusted one by one, values that do not fit never."""
    need = TILES[tile_of("orca_stadium")].need
    assert lacking(need, ((2, "blue"), (5, "blue"))) == 0
    assert lacking(need, ((5, "green"), (2, "blue"))) == 1
    assert lacking(need, ((2, "green"), (5, "yellow"))) == 2
    assert lacking(need, ((2, "blue"), (1, "blue"))) == IMPOSSIBLE


def test_a_party_has_just_as_many_as_are_asked_for() -> None:
    """Of more guests any that fit; named in any order."""
    state, dice = ready("bumper_boats", "b2 g4 y6 g5")
    assert parties(state) == {
        frozenset(dice[:2]), frozenset(dice[1:3]), frozenset((dice[0], dice[2])),
    }  # fmt: skip
    words = fair.verbs(state, "operate", "bumper_boats")
    assert {" ".join(order) for order in permutations(dice[:2])} <= words


def test_guests_elsewhere_are_in_no_party() -> None:
    state, _ = ready("bumper_boats", "b2")
    fair.guest(state, "green", 4, "hall_of_mirrors")
    assert parties(state) == set()


def test_the_printed_example_of_the_entrance() -> None:
    """Page 12: the green 3 is pipped down to 2 and moves to the next attraction; both must be."""
    state, (blue, green, yellow) = ready("entrance", "b5 g3 y4")
    # Any single die might have been chosen.
    assert parties(state) == {frozenset((die,)) for die in (blue, green, yellow)}
    fair.answer(state, f"operate entrance {green}")
    assert fair.legal(state) == {
        f"{green} {tile}" for tile in ("bumper_boats", "hall_of_mirrors", "hook_a_prize")
    }
    fair.answer(state, f"{green} hall_of_mirrors")
    guests = state.parks[0].guests
    assert guests[green] == ("hall_of_mirrors", 2, False)
    assert (guests[blue].value, guests[yellow].value) == (5, 4)
    # Its second icon: again, with a different die; and then no more.
    assert parties(state) == {frozenset((blue,)), frozenset((yellow,))}
    fair.answer(state, f"operate entrance {blue}", f"{blue} bumper_boats")
    assert parties(state) == set()
    assert state.parks[0].cubes == {"entrance": 2}


def test_the_printed_example_of_flume_and_wheel() -> None:
    """Page 12: any die and a blue one of a higher value; an odd yellow one and any even one."""
    state = fair.fair()
    flume, wheel, pond = "tidal_swing", "desert_rally", "hook_a_prize"
    fair.built(state, flume, "1,0")
    fair.built(state, wheel, "2,-1")
    yellow, blue = party(state, flume, "y4 b5")
    one = fair.guest(state, "yellow", 1, wheel)
    waiting = fair.guest(state, "green", 5, pond)
    fair.phase(state, "operate")
    assert parties(state) == {frozenset((yellow, blue))}
    fair.answer(state, f"operate {flume} {yellow} {blue}")
    guests = state.parks[0].guests
    assert (guests[yellow].value, guests[blue].value) == (3, 4)
    fair.answer(state, f"{blue} {wheel}")
    told = fair.answer(state, f"operate {wheel} {one} {blue}")
    # The yellow 1 cannot be pipped down: it leaves; the blue one has to move.
    assert one not in guests
    assert one in state.bag
    assert state.bag == sorted(state.bag)
    assert told.one(GuestLeft) == GuestLeft(0, one, tile_of("desert_rally"), "pip", vip=False)
    assert guests[blue].value == 3
    assert {word.split()[0] for word in fair.legal(state)} == {blue}
    assert frozenset((waiting, blue)) not in parties(state)
    fair.answer(state, f"{blue} {pond}")
    # Which means that the pond can now be operated.
    assert frozenset((waiting, blue)) in parties(state)


def test_only_the_party_is_pipped_down() -> None:
    """Page 12: do not pip down any other dice on the same attraction."""
    state, (two, four, six) = ready("bumper_boats", "b2 g4 y6")
    told = fair.answer(state, f"operate bumper_boats {two} {four}")
    values = {die: guest.value for die, guest in state.parks[0].guests.items()}
    assert values == {two: 1, four: 3, six: 6}
    boats = tile_of("bumper_boats")
    assert told.all(GuestPippedDown) == [
        GuestPippedDown(0, two, 2, 1, boats),
        GuestPippedDown(0, four, 4, 3, boats),
    ]


def test_exactly_one_of_the_party_moves_to_an_adjacent_attraction() -> None:
    state, (two, four, six) = ready("bumper_boats", "b2 g4 y6")
    fair.built(state, "burger_shack", "1,0")
    fair.answer(state, f"operate bumper_boats {two} {four}")
    assert fair.legal(state) == {
        f"{die} {tile}" for die in (two, four) for tile in ("entrance", "hall_of_mirrors")
    }
    fair.answer(state, f"{four} entrance")
    guests = state.parks[0].guests
    assert [guests[die].at for die in (two, four, six)] == [
        "bumper_boats", "entrance", "bumper_boats",
    ]  # fmt: skip
    assert "close" in fair.legal(state)


def test_a_lone_guest_of_value_one_just_leaves() -> None:
    """Page 12: nobody moves if nobody is left."""
    state, (one,) = ready("entrance", "b1")
    bag = len(state.bag)
    told = fair.answer(state, f"operate entrance {one}")
    assert state.parks[0].guests == {}
    assert len(state.bag) == bag + 1
    assert state.parks[0].tally.gone == 1
    assert not told.all(GuestMoved)
    assert "close" in fair.legal(state)


def test_a_whole_party_may_leave() -> None:
    state, (one, two) = ready("hook_a_prize", "b1 g1")
    fair.answer(state, f"operate hook_a_prize {one} {two}")
    assert state.parks[0].guests == {}
    assert "close" in fair.legal(state)


def test_an_icon_takes_one_cube_a_round() -> None:
    """Page 11; a generator adds a second icon, at once or later in the round."""
    state, dice = ready("costume_hire", "b4 g4 y4 y4")
    fair.answer(state, f"operate costume_hire {dice[0]} {dice[1]}", f"{dice[0]} entrance")
    assert not any(word.startswith("costume_hire") for word in fair.verbs(state, "operate"))
    state, dice = ready("costume_hire", "b4 g4 y4 y4")
    fair.upgrade_on(state.parks[0], "costume_hire", "generator")
    told = fair.answer(state, f"operate costume_hire {dice[0]} {dice[1]}", f"{dice[0]} entrance")
    hire = tile_of("costume_hire")
    operated = AttractionOperated(0, hire, (dice[0], dice[1]), manager=False, cube=1)
    assert told.one(AttractionOperated) == operated
    told = fair.answer(state, f"operate costume_hire {dice[2]} {dice[3]}", f"{dice[2]} entrance")
    operated = AttractionOperated(0, hire, (dice[2], dice[3]), manager=False, cube=2)
    assert told.one(AttractionOperated) == operated
    assert not any(word.startswith("costume_hire") for word in fair.verbs(state, "operate"))


def test_stars_and_money_wait_for_upkeep() -> None:
    """Page 11: do not take them from the supply when you operate."""
    state, dice = ready("costume_hire", "b4 g4")
    fair.upgrade_on(state.parks[0], "costume_hire", "merch_kiosk")
    money = state.parks[0].money
    fair.answer(state, f"operate costume_hire {dice[0]} {dice[1]}", f"{dice[0]} entrance")
    assert (state.parks[0].stars, state.parks[0].money) == (0, money)
    assert today(state.parks[0]) == (1, 4, 2)


def test_no_eighteenth_operation() -> None:
    """Rulings: seventeen cubes, the most a park can make but for free buildings."""
    state, _ = ready("costume_hire", "b4 g4", "manager", "guide")
    state.parks[0].cubes = {tile_of("entrance"): CUBES - 1}
    assert CUBES == 17
    assert fair.verbs(state, "operate", "costume_hire")
    state.parks[0].cubes = {tile_of("entrance"): CUBES}
    assert parties(state) == set()
    fair.guest(state, "blue", 4)
    assert not fair.verbs(state, "manager", "entrance")


def test_all_parks_are_open_side_by_side() -> None:
    state = fair.fair(3)
    dice = [fair.guest(state, "blue", 4, "entrance", seat) for seat in range(3)]
    state.order = [2, 0, 1]
    fair.phase(state, "operate")
    assert play.asked(state) == (0, 1, 2)
    fair.answer(state, f"operate entrance {dice[1]}", f"{dice[1]} bumper_boats", seat=1)
    fair.answer(state, "close", seat=1)
    assert play.asked(state) == (0, 2)
    fair.closed(state, 0)
    assert play.asked(state) == (2,)
    fair.closed(state, 2)
    assert state.over


def test_one_may_stop_though_more_could_be_operated() -> None:
    state, _ = ready("entrance", "b4")
    told = fair.answer(state, "close")
    assert told.one(ParkClosed) == ParkClosed(seat=0)
    assert play.asked(state) == (1,)


def test_the_preview_tells_what_an_operation_brings() -> None:
    state, dice = ready("tidal_swing", "b5 y1")
    for upgrade in ("merch_kiosk", "special_effect"):
        fair.upgrade_on(state.parks[0], "tidal_swing", upgrade)
    shown = preview(state.parks[0], tile_of("tidal_swing"), dice)
    assert (shown.stars, shown.money, shown.at_once) == (5, 2, 0)
    assert shown.values == ((dice[0], 4), (dice[1], 0))
    assert shown.movers == (dice[0],)
