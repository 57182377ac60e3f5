"""What objectives, goals and administrators count in a park: for rules and screen alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from game.games.dice_theme_park.content.administrators import (
    AdministratorCard,
    colour,
    kind,
    steps,
)
from game.games.dice_theme_park.content.attractions import ENTRANCE, TILES, TileColour, TileId
from game.games.dice_theme_park.content.innovations import Built, statue_worth
from game.games.dice_theme_park.content.numbers import (
    COLOURS,
    EFFECT_STARS,
    KIOSK_MONEY,
    Die,
    Upgrades,
    colour_of,
)
from game.games.dice_theme_park.content.objectives import OBJECTIVES, ObjectiveId
from game.games.dice_theme_park.content.skills import SkillCard
from game.games.dice_theme_park.content.solo import GOALS, GoalId, Metric
from game.games.dice_theme_park.content.spaces import NEAR, Cell

__all__ = [
    "GoalPark",
    "TallyLike",
    "administrator_stars",
    "cube_money",
    "cube_stars",
    "goal_count",
    "objective_count",
    "objective_prizes",
    "operated",
    "operated_of",
    "statue_stars",
]


class GuestLike(Protocol):
    @property
    def at(self) -> TileId: ...
    @property
    def value(self) -> int: ...
    @property
    def vip(self) -> bool: ...


class TallyLike(Protocol):
    @property
    def earned(self) -> int: ...
    @property
    def stars(self) -> int: ...
    @property
    def cheers(self) -> int: ...
    @property
    def spent(self) -> int: ...
    @property
    def gone(self) -> int: ...
    @property
    def cables(self) -> int: ...
    @property
    def rerolls(self) -> int: ...
    @property
    def surprises(self) -> int: ...
    @property
    def waiting(self) -> int: ...


class GoalPark(Protocol):
    """A park as the State has it, or as it is seen."""

    @property
    def administrator(self) -> AdministratorCard: ...
    @property
    def money(self) -> int: ...
    @property
    def maps(self) -> int: ...
    @property
    def used(self) -> int: ...
    @property
    def mascots(self) -> Sequence[SkillCard]: ...
    @property
    def tiles(self) -> Mapping[TileId, Cell]: ...
    @property
    def upgrades(self) -> Mapping[TileId, Upgrades]: ...
    @property
    def extras(self) -> Mapping[TileId, Built]: ...
    @property
    def cubes(self) -> Mapping[TileId, int]: ...
    @property
    def guests(self) -> Mapping[Die, GuestLike]: ...
    @property
    def tally(self) -> TallyLike: ...


def cube_stars(tile: TileId, upgrades: Upgrades) -> int:
    """What one operate cube on this attraction is worth (p. 14)."""
    return TILES[tile].stars + EFFECT_STARS * ("special_effect" in upgrades)


def cube_money(tile: TileId, upgrades: Upgrades) -> int:
    """The Park Entrance has its kiosk printed on it."""
    return KIOSK_MONEY * (tile == ENTRANCE or "merch_kiosk" in upgrades)


def _stars_of(park: GoalPark, tile: TileId) -> int:
    return park.cubes.get(tile, 0) * cube_stars(tile, park.upgrades.get(tile, ()))


def operated(park: GoalPark) -> int:
    """Different attractions operated in this round, the Park Entrance too."""
    return len(park.cubes)


def operated_of(park: GoalPark, wanted: TileColour) -> int:
    return sum(TILES[tile].colour == wanted for tile in park.cubes)


def statue_stars(park: GoalPark) -> int:
    return sum(statue_worth(extra) for extra in park.extras.values())


def administrator_stars(park: GoalPark) -> tuple[int, int]:
    """What the park's administrator counts, and the stars it brings this round (p. 15)."""
    made = steps(park.administrator)
    if not made:
        return 0, 0
    if kind(park.administrator) == "tour_leader":
        count = operated(park)
    elif kind(park.administrator) == "mascot_fan":
        count = len(park.mascots)
    else:
        count = operated_of(park, colour(park.administrator))
    return count, sum(count >= step for step in made)


def _ops(park: GoalPark) -> int:
    return sum(park.cubes.values())


def _stars(park: GoalPark) -> int:
    return sum(_stars_of(park, tile) for tile in park.cubes)


def _best(park: GoalPark) -> int:
    return max((_stars_of(park, tile) for tile in park.cubes), default=0)


def _encores(park: GoalPark) -> int:
    return sum(count > 1 for tile, count in park.cubes.items() if tile != ENTRANCE)


def _repeats(park: GoalPark) -> int:
    """Attractions operated twice or more, the Park Entrance too: it has two icons as well."""
    return sum(count > 1 for count in park.cubes.values())


def _pips(park: GoalPark) -> int:
    return sum(guest.value for guest in park.guests.values())


def _income(park: GoalPark) -> int:
    return sum(TILES[tile].income for tile in park.tiles)


def _amenities(park: GoalPark) -> int:
    return len({TILES[tile].amenity for tile in park.tiles if TILES[tile].amenity})


def _upgrades(park: GoalPark) -> int:
    return sum(bool(upgrade) for spaces in park.upgrades.values() for upgrade in spaces)


def _innovations(park: GoalPark) -> int:
    """Installed ones; the cable car of the Park Entrance was there from the start."""
    return sum(tile != ENTRANCE for tile in park.extras)


def _modern(park: GoalPark) -> int:
    return sum(any(spaces) for spaces in park.upgrades.values())


def _queue(park: GoalPark) -> int:
    return sum(guest.at == ENTRANCE for guest in park.guests.values())


def _themed(park: GoalPark) -> int:
    found = Counter(TILES[tile].colour for tile in park.tiles)
    return max(found[each] for each in COLOURS)


def _pairs(park: GoalPark) -> int:
    taken = list(park.tiles.values())
    return sum(near in taken for cell in taken for near in NEAR[cell]) // 2


def _fans(park: GoalPark) -> int:
    return max(Counter(colour_of(die) for die in park.guests).values(), default=0)


_OBJECTIVE: dict[str, Callable[[GoalPark], int]] = {
    "tired_but_happy": _pips,
    "full_house": lambda park: len(park.guests),
    "most_money": lambda park: park.money,
    "steady_earner": _income,
    "busy_day": _ops,
    "grand_tour": operated,
    "engineers_pride": lambda park: _upgrades(park) + _innovations(park),
    "well_signposted": lambda park: park.maps,
    "every_comfort": _amenities,
    "star_attraction": _best,
    "long_queue": _queue,
    "all_sorts": lambda park: len({guest.value for guest in park.guests.values()}),
    "gift_shop_rush": lambda park: park.tally.earned + _kiosks(park),
    "big_spender": lambda park: park.tally.spent,
    "encore": _encores,
    "five_star_day": _stars,
    "map_reader": lambda park: park.maps - park.used,
    "modernised": _modern,
    "themed_land": _themed,
    "close_quarters": _pairs,
    "safe_journey_home": lambda park: park.tally.gone,
    "fan_club": _fans,
}


def _kiosks(park: GoalPark) -> int:
    return sum(
        count * cube_money(tile, park.upgrades.get(tile, ())) for tile, count in park.cubes.items()
    )


def _colours(park: GoalPark) -> list[int]:
    return [operated_of(park, each) for each in COLOURS]


_GOAL: dict[Metric, Callable[[GoalPark], int]] = {
    "ops": _ops,
    "distinct": operated,
    "maxop": lambda park: max(park.cubes.values(), default=0),
    # What operating pays: cubes and VIPs, not the cheers of a skill.
    "stars": lambda park: _stars(park) + park.tally.stars - park.tally.cheers,
    "opmoney": lambda park: park.tally.earned + _kiosks(park),
    "money": lambda park: park.money,
    "ups": _upgrades,
    "maps": lambda park: park.maps,
    "masc": lambda park: len(park.mascots),
    "three": _repeats,
    "rainbow": lambda park: int(min(_colours(park)) > 0),
    "colmax": lambda park: max(_colours(park)),
    "ent_left": lambda park: park.tally.waiting,
    "amen": _amenities,
    "four_colours": lambda park: int(min(*_colours(park), operated_of(park, "grey")) > 0),
    "pips_left": _pips,
    "income": _income,
    "surprise_ops": lambda park: park.tally.surprises,
    "innovations": _innovations,
    "cable_moves": lambda park: park.tally.cables,
    "rerolls": lambda park: park.tally.rerolls,
    "statue_stars": statue_stars,
}


def objective_count(objective: ObjectiveId, park: GoalPark) -> int:
    return _OBJECTIVE[objective](park)


def goal_count(goal: GoalId, park: GoalPark, left: int) -> int:
    """What a solo goal counts; `left` is how many guests lie beside the park."""
    metric = GOALS[goal].metric
    return left if metric == "discards" else _GOAL[metric](park)


def objective_prizes(
    objective: ObjectiveId, counts: Sequence[int], prizes: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By seat, the place and the stars: tied places are pooled, divided and rounded up (p. 14)."""
    sign = 1 if OBJECTIVES[objective].most else -1
    ranks = [sign * count for count in counts]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    stars = []
    for place in places:
        tied = places.count(place)
        pool = sum(prizes[place - 1 : place - 1 + tied])
        stars.append(-(-pool // tied))
    return places, tuple(stars)
