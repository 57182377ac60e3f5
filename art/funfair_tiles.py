"""What is printed on each attraction tile of the fair."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["TILES", "Tile"]


class Tile(NamedTuple):
    colour: str
    family: str
    slots: tuple[str, ...]
    stars: int
    amenity: str
    spaces: tuple[int, ...]  # what an upgrade costs there
    income: int
    surprise: int = -1  # the slot whose guest may be rolled anew


TILES = {
    "entrance": Tile("none", "single", ("any",), 1, "", (), 1, -1),
    "bumper_boats": Tile("blue", "even2", ("any", "any"), 2, "drinks", (2,), 0, -1),
    "hall_of_mirrors": Tile("green", "higher", ("any", "any"), 2, "benches", (2,), 0, -1),
    "hook_a_prize": Tile("yellow", "odd2", ("any", "any"), 2, "snacks", (2,), 0, -1),
    "pedalo_lagoon": Tile("blue", "single", ("blue",), 2, "photo", (3,), 0, -1),
    "tidal_swing": Tile("blue", "higher", ("blue", "any"), 3, "lockers", (2, 3), 0, -1),
    "penguin_parade": Tile("blue", "even2", ("blue", "any"), 5, "gardens", (2, 3), 0, -1),
    "sunken_galleon": Tile("blue", "split", ("blue", "any"), 4, "restrooms", (3,), 0, -1),
    "aqua_twins": Tile("blue", "equal2", ("blue", "any"), 5, "first_aid", (3,), 0, -1),
    "treetop_trail": Tile("green", "single", ("green",), 2, "restrooms", (3,), 0, -1),
    "beanstalk_drop": Tile("green", "higher", ("any", "green"), 3, "gardens", (2, 3), 0, -1),
    "hedge_maze": Tile("green", "odd2", ("green", "any"), 5, "photo", (2, 3), 0, -1),
    "dragon_coaster": Tile("green", "split", ("any", "green"), 4, "snacks", (3,), 0, -1),
    "canopy_express": Tile("green", "run3", ("green", "any", "any"), 8, "first_aid", (2, 4), 0, -1),
    "sunshine_scooters": Tile("yellow", "single", ("yellow",), 2, "lockers", (3,), 0, -1),
    "giant_slide": Tile("yellow", "higher", ("yellow", "any"), 3, "drinks", (2, 3), 0, -1),
    "desert_rally": Tile("yellow", "odd_even", ("yellow", "any"), 5, "benches", (3,), 0, -1),
    "pyramid_run": Tile("yellow", "split", ("yellow", "any"), 4, "photo", (3,), 0, -1),
    "triple_spinner": Tile(
        "yellow", "equal3", ("yellow", "any", "any"), 10, "first_aid", (2, 4), 0, -1
    ),
    "burger_shack": Tile("grey", "even2", ("any", "any"), 4, "snacks", (3,), 1, -1),
    "juice_stand": Tile("grey", "odd2", ("any", "any"), 4, "drinks", (3,), 1, -1),
    "picnic_green": Tile("grey", "higher", ("any", "any"), 2, "benches", (2,), 2, -1),
    "souvenir_arcade": Tile("grey", "split", ("any", "any"), 3, "gardens", (3,), 1, -1),
    "costume_hire": Tile("grey", "equal2", ("any", "any"), 4, "lockers", (3,), 1, -1),
    "kraken_plunge": Tile("blue", "higher", ("blue", "any"), 5, "snacks", (3, 4), 1, -1),
    "submarine_quest": Tile("blue", "odd2", ("blue", "any"), 8, "first_aid", (3, 4), 0, -1),
    "maelstrom": Tile("blue", "equal3", ("blue", "any", "any"), 14, "benches", (4,), 0, -1),
    "orca_stadium": Tile("blue", "split", ("blue", "blue"), 9, "restrooms", (4,), 0, -1),
    "vine_swinger": Tile("green", "split", ("green", "any"), 5, "drinks", (3, 4), 1, -1),
    "jungle_rapids": Tile("green", "even2", ("green", "any"), 8, "gardens", (3, 4), 0, -1),
    "twin_serpents": Tile("green", "equal2", ("green", "any"), 7, "lockers", (4,), 0, -1),
    "emerald_summit": Tile("green", "higher", ("green", "green"), 7, "photo", (4,), 0, -1),
    "solar_flyer": Tile("yellow", "higher", ("any", "yellow"), 5, "benches", (3, 4), 1, -1),
    "sandstorm": Tile("yellow", "split", ("any", "yellow"), 6, "snacks", (4,), 0, -1),
    "golden_cascade": Tile(
        "yellow", "run3", ("yellow", "any", "any"), 12, "first_aid", (4,), 0, -1
    ),
    "lightning_towers": Tile("yellow", "odd_even", ("yellow", "yellow"), 9, "drinks", (4,), 0, -1),
    "food_court": Tile("grey", "split", ("any", "any"), 4, "restrooms", (3,), 2, -1),
    "grand_bazaar": Tile("grey", "higher", ("any", "any"), 3, "photo", (3,), 3, -1),
    "concert_bowl": Tile("grey", "equal2", ("any", "any"), 6, "gardens", (4,), 1, -1),
    "firework_plaza": Tile("grey", "run3", ("any", "any", "any"), 11, "lockers", (4,), 1, -1),
    "mystery_grotto": Tile("blue", "higher", ("blue", "any"), 4, "drinks", (3,), 0, 0),
    "wobble_wood": Tile("green", "even2", ("green", "any"), 5, "restrooms", (3,), 0, 0),
    "lucky_lanterns": Tile("yellow", "odd2", ("yellow", "any"), 5, "snacks", (3,), 0, 0),
    "whirlpool_wager": Tile("blue", "split", ("blue", "any"), 6, "first_aid", (3, 4), 0, 0),
    "roulette_rocket": Tile("green", "odd_even", ("green", "any"), 7, "benches", (3, 4), 0, 0),
    "topsy_turvy_tower": Tile("yellow", "higher", ("any", "yellow"), 6, "gardens", (3, 4), 0, 1),
}
