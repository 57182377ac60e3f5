"""What is printed on every part (rulings): tiles, trains, the shape of a park, objectives."""

from __future__ import annotations

from game.games.dice_theme_park.content.administrators import ADMINISTRATORS, kinds
from game.games.dice_theme_park.content.attractions import (
    AMENITIES,
    FAMILIES,
    STARTERS,
    TILES,
    Need,
    icons,
    tile_of,
)
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.innovations import (
    INNOVATIONS,
    INNOVATIONS_A_ROUND,
    KIT,
    STATUES,
    VIPS,
)
from game.games.dice_theme_park.content.numbers import (
    COLOURS,
    MAPS,
    MASCOTS,
    PHASES,
    UPGRADES,
    colour_of,
    dice,
    die_of,
)
from game.games.dice_theme_park.content.objectives import OBJECTIVES
from game.games.dice_theme_park.content.options import OPTIONS
from game.games.dice_theme_park.content.parties import marked
from game.games.dice_theme_park.content.skills import SKILLS, skill, skill_cards
from game.games.dice_theme_park.content.spaces import CELLS, NEAR, CellId, cell_id, cell_of
from game.games.dice_theme_park.content.trains import TRAINS

# Tile, stack, colour, cost, income, amenity, what its spaces cost, family, slots (* marks the
# Surprises sign), stars.
PRINTED = """
entrance - - 0 1 - - single any 1
bumper_boats - blue 0 0 drinks 2 even2 any+any 2
hall_of_mirrors - green 0 0 benches 2 higher any+any 2
hook_a_prize - yellow 0 0 snacks 2 odd2 any+any 2
pedalo_lagoon A blue 2 0 photo 3 single blue 2
tidal_swing A blue 3 0 lockers 2/3 higher blue+any 3
penguin_parade A blue 4 0 gardens 2/3 even2 blue+any 5
sunken_galleon A blue 4 0 restrooms 3 split blue+any 4
aqua_twins A blue 5 0 first_aid 3 equal2 blue+any 5
treetop_trail A green 2 0 restrooms 3 single green 2
beanstalk_drop A green 3 0 gardens 2/3 higher any+green 3
hedge_maze A green 4 0 photo 2/3 odd2 green+any 5
dragon_coaster A green 4 0 snacks 3 split any+green 4
canopy_express A green 5 0 first_aid 2/4 run3 green+any+any 8
sunshine_scooters A yellow 2 0 lockers 3 single yellow 2
giant_slide A yellow 3 0 drinks 2/3 higher yellow+any 3
desert_rally A yellow 4 0 benches 3 odd_even yellow+any 5
pyramid_run A yellow 4 0 photo 3 split yellow+any 4
triple_spinner A yellow 5 0 first_aid 2/4 equal3 yellow+any+any 10
burger_shack A grey 3 1 snacks 3 even2 any+any 4
juice_stand A grey 3 1 drinks 3 odd2 any+any 4
picnic_green A grey 3 2 benches 2 higher any+any 2
souvenir_arcade A grey 4 1 gardens 3 split any+any 3
costume_hire A grey 4 1 lockers 3 equal2 any+any 4
kraken_plunge B blue 5 1 snacks 3/4 higher blue+any 5
submarine_quest B blue 6 0 first_aid 3/4 odd2 blue+any 8
maelstrom B blue 7 0 benches 4 equal3 blue+any+any 14
orca_stadium B blue 6 0 restrooms 4 split blue+blue 9
vine_swinger B green 5 1 drinks 3/4 split green+any 5
jungle_rapids B green 6 0 gardens 3/4 even2 green+any 8
twin_serpents B green 7 0 lockers 4 equal2 green+any 7
emerald_summit B green 6 0 photo 4 higher green+green 7
solar_flyer B yellow 5 1 benches 3/4 higher any+yellow 5
sandstorm B yellow 6 0 snacks 4 split any+yellow 6
golden_cascade B yellow 7 0 first_aid 4 run3 yellow+any+any 12
lightning_towers B yellow 6 0 drinks 4 odd_even yellow+yellow 9
food_court B grey 5 2 restrooms 3 split any+any 4
grand_bazaar B grey 4 3 photo 3 higher any+any 3
concert_bowl B grey 6 1 gardens 4 equal2 any+any 6
firework_plaza B grey 7 1 lockers 4 run3 any+any+any 11
mystery_grotto A blue 4 0 drinks 3 higher blue*+any 4
wobble_wood A green 4 0 restrooms 3 even2 green*+any 5
lucky_lanterns A yellow 4 0 snacks 3 odd2 yellow*+any 5
whirlpool_wager B blue 6 0 first_aid 3/4 split blue*+any 6
roulette_rocket B green 6 0 benches 3/4 odd_even green*+any 7
topsy_turvy_tower B yellow 6 0 gardens 3/4 higher any+yellow* 6
"""


def test_the_tiles() -> None:
    """None more and none less; a Surprises tile has its sign."""
    found = []
    for line in PRINTED.split("\n")[1:-1]:
        tile, *words = line.replace("-", "").split(" ")
        found.append(tile)
        printed = TILES[tile_of(tile)]
        slots = printed.need.colours
        assert printed.id == tile
        assert [
            printed.stack,
            printed.colour,
            str(printed.cost),
            str(printed.income),
            printed.amenity,
            "/".join(map(str, printed.spaces)),
            printed.need.family,
            "+".join(slot + "*" * (at == printed.need.marked) for at, slot in enumerate(slots)),
            str(printed.stars),
        ] == words
        assert printed.part_of == ("surprises" if "*" in line else "")
        assert printed.need.family in FAMILIES
    assert found == list(TILES)
    assert tuple(found[1:4]) == STARTERS
    assert AMENITIES == (
        "snacks", "drinks", "restrooms", "benches", "lockers", "first_aid", "photo", "gardens",
    )  # fmt: skip
    assert len(FAMILIES) == 9


def test_icons() -> None:
    assert icons(tile_of("entrance"), ()) == icons(tile_of("aqua_twins"), ("generator",)) == 2
    assert (
        icons(tile_of("aqua_twins"), ("merch_kiosk",)) == icons(tile_of("aqua_twins"), ("",)) == 1
    )


def test_the_trains() -> None:
    assert TRAINS == {
        2: ((6, 4, 1), (5, 3, 3), (4, 4, 2)),
        3: ((6, 4, 2), (5, 5, 1), (5, 3, 3), (4, 4, 2)),
        4: ((6, 4, 2), (5, 5, 1), (5, 4, 2), (5, 3, 3), (4, 3, 3)),
    }
    assert [TRAIN.id(number) for number in range(2)] == ["train.1", "train.2"]
    assert TRAIN.at("train.3") == 2


def test_the_shape_of_a_park() -> None:
    """Nineteen spaces in a hexagon, without the one under the Park Entrance."""
    wanted = {
        f"{q},{r}"
        for q in range(-2, 3)
        for r in range(-3, 2)
        if max(abs(q), abs(r + 1), abs(q + r + 1)) <= 2
    } - {"0,1"}
    assert set(CELLS) == wanted
    assert len(CELLS) == 18
    around = {cell: {cell_id(near) for near in NEAR[cell_of(cell)]} for cell in CELLS}
    assert around[CellId("0,0")] == {"0,-1", "1,-1", "1,0", "-1,1", "-1,0"}
    assert around[CellId("0,-1")] == {"0,-2", "1,-2", "1,-1", "0,0", "-1,0", "-1,-1"}
    assert around[CellId("0,-3")] == {"-1,-2", "0,-2", "1,-3"}
    assert around[CellId("2,-1")] == {"2,-2", "1,-1", "1,0"}


def test_codes_of_the_objectives() -> None:
    codes: dict[str, set[str]] = {}
    for each in OBJECTIVES.values():
        codes.setdefault(each.code, set()).add(each.id)
    assert codes == {
        "red": {"tired_but_happy", "full_house", "long_queue", "all_sorts"},
        "gold": {"most_money", "steady_earner", "gift_shop_rush", "big_spender"},
        "purple": {"busy_day", "grand_tour", "encore", "five_star_day"},
        "teal": {"engineers_pride", "well_signposted", "map_reader", "modernised"},
        "orange": {"every_comfort", "star_attraction", "themed_land", "close_quarters"},
        "white": {"safe_journey_home", "fan_club"},
    }


def test_administrators_and_their_phases() -> None:
    """Page 15; the coloured ones, and those who count."""
    assert [
        (each.id, each.phase, each.coloured, each.steps) for each in ADMINISTRATORS.values()
    ] == [
        ("second_chance", "upkeep", True, ()),
        ("fresh_legs", "operate", True, ()),
        ("specialist", "upkeep", True, (3, 4, 5)),
        ("enthusiast", "upkeep", True, (3, 4, 5)),
        ("tour_leader", "upkeep", False, (6, 7, 8)),
        ("mascot_fan", "upkeep", False, (2, 4, 5)),
        ("doorman", "welcome", False, ()),
        ("treasurer", "over", False, ()),
        ("tailor", "expand", False, ()),
        ("understudy", "upkeep", False, ()),
        ("map_printer", "improve", False, ()),
        ("early_bird", "plan", False, ()),
        ("thrill_seeker", "operate", True, ()),
        ("rearranger", "improve", False, ()),
    ]
    assert set(kinds(surprises=True, innovations=False)) - set(
        kinds(surprises=False, innovations=False)
    ) == {"thrill_seeker"}
    assert set(kinds(surprises=False, innovations=True)) - set(
        kinds(surprises=False, innovations=False)
    ) == {"rearranger"}


def test_skills_and_their_colours() -> None:
    found = {(each.id, each.does, each.colour, each.part_of) for each in SKILLS.values()}
    plain = ("flip", "pair", "usher_out", "usher_in", "stroll", "exchange")
    assert found == {
        *((f"{does}_{c}", does, c, "") for does in ("leap", "tips", "cheer") for c in COLOURS),
        *((f"reroll_{c}", "reroll", c, "surprises") for c in COLOURS),
        *((does, does, "", "") for does in plain),
    }
    cards = skill_cards(surprises=True, solo=False)
    assert len(set(cards)) == 36
    assert all(skill(card).id == card[:-2] for card in cards)
    assert all(card.endswith(".1") for card in skill_cards(surprises=False, solo=True))


def test_names_and_numbers() -> None:
    assert COLOURS == ("blue", "green", "yellow")
    assert UPGRADES == ("merch_kiosk", "special_effect", "generator")
    assert INNOVATIONS == ("cable_car", "photo_booth", "statue")
    assert dict.fromkeys(INNOVATIONS, 3) == KIT
    assert (STATUES, INNOVATIONS_A_ROUND, VIPS) == ((1, 2, 3), 2, 2)
    assert (MAPS, MASCOTS) == (32, 6)
    assert PHASES == (
        "setup", "plan", "welcome", "expand", "improve", "operate", "upkeep", "over",
    )  # fmt: skip
    assert dice(2) == ("blue.1", "blue.2", "green.1", "green.2", "yellow.1", "yellow.2")
    assert [colour_of(die_of(die)) for die in ("blue.21", "yellow.1")] == ["blue", "yellow"]


def test_what_the_lobby_offers() -> None:
    assert [(option.id, option.choices, option.default) for option in OPTIONS] == [
        ("length", ("introductory", "short", "full"), "full"),
        ("surprises", ("off", "on"), "off"),
        ("innovations", ("off", "on"), "off"),
        ("promo-staff", ("off", "on"), "off"),
        ("promo-objectives", ("off", "mixed", "only"), "off"),
        ("solo-target", ("normal", "hard"), "normal"),
        ("solo-goals", ("none", "rounds-3-5", "every-round"), "none"),
    ]


def test_who_may_stand_on_a_slot() -> None:
    """In every way of taking the slots that does with so many colours adjusted."""
    need = Need("even2", ("green", "any"))
    assert marked(need, [(2, "green"), (4, "blue")], 0, (0,), ()) == (0,)
    assert marked(need, [(2, "green"), (4, "blue")], 1, (0,), ()) == (0, 1)
    assert marked(need, [(2, "green"), (4, "blue")], 0, (1,), ()) == (1,)
    assert marked(need, [(2, "green"), (4, "blue")], 0, (0, 1), ()) == (0, 1)
    assert marked(need, [(2, "green"), (3, "blue")], 1, (0,), ()) == ()
    # Somebody stands on the other slot already.
    assert marked(need, [(2, "green"), (4, "green")], 0, (0,), ((1, 0),)) == (1,)
