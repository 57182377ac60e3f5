"""The attractions: three on every park board, 36 tiles in two stacks, six Surprises."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, NewType, TypeAlias, TypeGuard, get_args

from game.games.dice_theme_park.content.numbers import Colour, Upgrades

__all__ = [
    "AMENITIES",
    "ANY",
    "ENTRANCE",
    "FAMILIES",
    "MOST_SPACES",
    "NO_TILE",
    "STARTERS",
    "TILES",
    "Amenity",
    "Expansion",
    "Family",
    "Need",
    "SlotColour",
    "Stack",
    "Tile",
    "TileColour",
    "TileId",
    "empty",
    "icons",
    "is_tile",
    "stack",
    "tile_of",
]

TileId = NewType("TileId", str)
"""An attraction, by its name: each is there once, but for those printed on the park boards."""
NO_TILE = TileId("")
Expansion: TypeAlias = Literal["", "surprises", "innovations"]
"""The expansion something belongs to, "" for the game itself."""
TileColour: TypeAlias = Literal[Colour, "grey", ""]
SlotColour: TypeAlias = Literal[Colour, "any"]
Stack: TypeAlias = Literal["A", "B"]
Amenity: TypeAlias = Literal[
    "snacks",
    "drinks",
    "restrooms",
    "benches",
    "lockers",
    "first_aid",
    "photo",
    "gardens",
]
AMENITIES: tuple[Amenity, ...] = get_args(Amenity)
ANY: SlotColour = "any"
Family: TypeAlias = Literal[
    "single",
    "even2",
    "odd2",
    "odd_even",
    "higher",
    "split",
    "equal2",
    "equal3",
    "run3",
]
FAMILIES: tuple[Family, ...] = get_args(Family)
"""What a party must look like (p. 16). Ordered ones name their slots first to last: odd then even,
higher then lower, 1-3 then 3-6."""


class Need(NamedTuple):
    """An operation requirement: its family, and the colour each slot asks for."""

    family: Family
    colours: tuple[SlotColour, ...]
    marked: int = -1
    """The slot with the Surprises sign."""


@dataclass(frozen=True, slots=True)
class Tile:
    name: str
    stack: Stack | Literal[""]
    """"" for what is printed on the park board."""
    colour: TileColour
    """ "" for the Park Entrance, which has none."""
    cost: int
    income: int
    amenity: Amenity | Literal[""]
    spaces: tuple[int, ...]
    """What an upgrade costs on each of its spaces."""
    need: Need
    stars: int
    part_of: Expansion = ""

    @property
    def id(self) -> TileId:
        return TileId(self.name)


ENTRANCE = TileId("entrance")
"""Its kiosk and its generator are printed on the board."""
STARTERS = (TileId("bumper_boats"), TileId("hall_of_mirrors"), TileId("hook_a_prize"))

_ALL = (
    Tile("entrance", "", "", 0, 1, "", (), Need("single", ("any",)), 1),
    Tile("bumper_boats", "", "blue", 0, 0, "drinks", (2,), Need("even2", ("any", "any")), 2),
    Tile("hall_of_mirrors", "", "green", 0, 0, "benches", (2,), Need("higher", ("any", "any")), 2),
    Tile("hook_a_prize", "", "yellow", 0, 0, "snacks", (2,), Need("odd2", ("any", "any")), 2),
    Tile("pedalo_lagoon", "A", "blue", 2, 0, "photo", (3,), Need("single", ("blue",)), 2),
    Tile("tidal_swing", "A", "blue", 3, 0, "lockers", (2, 3), Need("higher", ("blue", "any")), 3),
    Tile("penguin_parade", "A", "blue", 4, 0, "gardens", (2, 3), Need("even2", ("blue", "any")), 5),
    Tile("sunken_galleon", "A", "blue", 4, 0, "restrooms", (3,), Need("split", ("blue", "any")), 4),
    Tile("aqua_twins", "A", "blue", 5, 0, "first_aid", (3,), Need("equal2", ("blue", "any")), 5),
    Tile("treetop_trail", "A", "green", 2, 0, "restrooms", (3,), Need("single", ("green",)), 2),
    Tile(
        "beanstalk_drop", "A", "green", 3, 0, "gardens", (2, 3), Need("higher", ("any", "green")), 3
    ),
    Tile("hedge_maze", "A", "green", 4, 0, "photo", (2, 3), Need("odd2", ("green", "any")), 5),
    Tile("dragon_coaster", "A", "green", 4, 0, "snacks", (3,), Need("split", ("any", "green")), 4),
    Tile(
        "canopy_express",
        "A",
        "green",
        5,
        0,
        "first_aid",
        (2, 4),
        Need("run3", ("green", "any", "any")),
        8,
    ),
    Tile("sunshine_scooters", "A", "yellow", 2, 0, "lockers", (3,), Need("single", ("yellow",)), 2),
    Tile(
        "giant_slide", "A", "yellow", 3, 0, "drinks", (2, 3), Need("higher", ("yellow", "any")), 3
    ),
    Tile(
        "desert_rally", "A", "yellow", 4, 0, "benches", (3,), Need("odd_even", ("yellow", "any")), 5
    ),
    Tile("pyramid_run", "A", "yellow", 4, 0, "photo", (3,), Need("split", ("yellow", "any")), 4),
    Tile(
        "triple_spinner",
        "A",
        "yellow",
        5,
        0,
        "first_aid",
        (2, 4),
        Need("equal3", ("yellow", "any", "any")),
        10,
    ),
    Tile("burger_shack", "A", "grey", 3, 1, "snacks", (3,), Need("even2", ("any", "any")), 4),
    Tile("juice_stand", "A", "grey", 3, 1, "drinks", (3,), Need("odd2", ("any", "any")), 4),
    Tile("picnic_green", "A", "grey", 3, 2, "benches", (2,), Need("higher", ("any", "any")), 2),
    Tile("souvenir_arcade", "A", "grey", 4, 1, "gardens", (3,), Need("split", ("any", "any")), 3),
    Tile("costume_hire", "A", "grey", 4, 1, "lockers", (3,), Need("equal2", ("any", "any")), 4),
    Tile("kraken_plunge", "B", "blue", 5, 1, "snacks", (3, 4), Need("higher", ("blue", "any")), 5),
    Tile(
        "submarine_quest", "B", "blue", 6, 0, "first_aid", (3, 4), Need("odd2", ("blue", "any")), 8
    ),
    Tile(
        "maelstrom", "B", "blue", 7, 0, "benches", (4,), Need("equal3", ("blue", "any", "any")), 14
    ),
    Tile("orca_stadium", "B", "blue", 6, 0, "restrooms", (4,), Need("split", ("blue", "blue")), 9),
    Tile("vine_swinger", "B", "green", 5, 1, "drinks", (3, 4), Need("split", ("green", "any")), 5),
    Tile(
        "jungle_rapids", "B", "green", 6, 0, "gardens", (3, 4), Need("even2", ("green", "any")), 8
    ),
    Tile("twin_serpents", "B", "green", 7, 0, "lockers", (4,), Need("equal2", ("green", "any")), 7),
    Tile(
        "emerald_summit", "B", "green", 6, 0, "photo", (4,), Need("higher", ("green", "green")), 7
    ),
    Tile(
        "solar_flyer", "B", "yellow", 5, 1, "benches", (3, 4), Need("higher", ("any", "yellow")), 5
    ),
    Tile("sandstorm", "B", "yellow", 6, 0, "snacks", (4,), Need("split", ("any", "yellow")), 6),
    Tile(
        "golden_cascade",
        "B",
        "yellow",
        7,
        0,
        "first_aid",
        (4,),
        Need("run3", ("yellow", "any", "any")),
        12,
    ),
    Tile(
        "lightning_towers",
        "B",
        "yellow",
        6,
        0,
        "drinks",
        (4,),
        Need("odd_even", ("yellow", "yellow")),
        9,
    ),
    Tile("food_court", "B", "grey", 5, 2, "restrooms", (3,), Need("split", ("any", "any")), 4),
    Tile("grand_bazaar", "B", "grey", 4, 3, "photo", (3,), Need("higher", ("any", "any")), 3),
    Tile("concert_bowl", "B", "grey", 6, 1, "gardens", (4,), Need("equal2", ("any", "any")), 6),
    Tile(
        "firework_plaza",
        "B",
        "grey",
        7,
        1,
        "lockers",
        (4,),
        Need("run3", ("any", "any", "any")),
        11,
    ),
    Tile(
        "mystery_grotto",
        "A",
        "blue",
        4,
        0,
        "drinks",
        (3,),
        Need("higher", ("blue", "any"), marked=0),
        4,
        "surprises",
    ),
    Tile(
        "wobble_wood",
        "A",
        "green",
        4,
        0,
        "restrooms",
        (3,),
        Need("even2", ("green", "any"), marked=0),
        5,
        "surprises",
    ),
    Tile(
        "lucky_lanterns",
        "A",
        "yellow",
        4,
        0,
        "snacks",
        (3,),
        Need("odd2", ("yellow", "any"), marked=0),
        5,
        "surprises",
    ),
    Tile(
        "whirlpool_wager",
        "B",
        "blue",
        6,
        0,
        "first_aid",
        (3, 4),
        Need("split", ("blue", "any"), marked=0),
        6,
        "surprises",
    ),
    Tile(
        "roulette_rocket",
        "B",
        "green",
        6,
        0,
        "benches",
        (3, 4),
        Need("odd_even", ("green", "any"), marked=0),
        7,
        "surprises",
    ),
    Tile(
        "topsy_turvy_tower",
        "B",
        "yellow",
        6,
        0,
        "gardens",
        (3, 4),
        Need("higher", ("any", "yellow"), marked=1),
        6,
        "surprises",
    ),
)
TILES: dict[TileId, Tile] = {tile.id: tile for tile in _ALL}
MOST_SPACES = max(len(tile.spaces) for tile in _ALL)
_IDS: dict[str, TileId] = {tile: tile for tile in TILES}


def tile_of(word: str) -> TileId:
    """The attraction an id names."""
    return _IDS[word]


def is_tile(word: str) -> TypeGuard[TileId]:
    return word in _IDS


@cache
def stack(name: Stack, *, surprises: bool) -> tuple[TileId, ...]:
    """The tiles of stack A or B."""
    return tuple(tile.id for tile in _ALL if tile.stack == name and (surprises or not tile.part_of))


def empty(tile: TileId) -> Upgrades:
    """Its spaces as they are when it is built."""
    nothing: Upgrades = ("",)
    return nothing * len(TILES[tile].spaces)


def icons(tile: TileId, upgrades: Upgrades) -> int:
    """Operate icons: two with a generator."""
    return 2 if tile == ENTRANCE or "generator" in upgrades else 1
