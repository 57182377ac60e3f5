"""What is counted of what all can see: how everybody stands, what operating brings."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from game.games.dice_theme_park.content.attractions import TILES, icons
from game.games.dice_theme_park.content.metrics import (
    cube_money,
    cube_stars,
    goal_count,
    objective_count,
)
from game.games.dice_theme_park.content.numbers import CUBES, colour_of
from game.games.dice_theme_park.content.parties import lacking, size
from game.games.dice_theme_park.content.solo import GOALS
from game.games.dice_theme_park.content.staff import STAFF, staff_set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.content.objectives import ObjectiveId
    from game.games.dice_theme_park.content.solo import GoalId
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen

__all__ = [
    "Gain", "could_run", "counts", "each", "finished", "goal_stands", "likely", "made", "party",
    "party_gain",
]  # fmt: skip

_SURE = 2
"""A place that one of so many ways brings is said alone."""
_FINISHED = (("close",), ("done",))


def counts(seen: ThemeParkSeen, objective: ObjectiveId) -> tuple[int, ...]:
    return tuple(objective_count(objective, plot) for plot in seen.parks)


def finished(seen: ThemeParkSeen, seat: int) -> bool:
    """Whether this seat has done with the phase that goes on side by side."""
    return seen.phase in ("improve", "operate") and seen.parks[seat].since[-1:] in _FINISHED


def goal_stands(seen: ThemeParkSeen, goal: GoalId) -> tuple[int, int, bool]:
    """What a solo goal counts now, what it asks for, and whether that is reached."""
    data = GOALS[goal]
    count = goal_count(goal, seen.parks[0], len(seen.left))
    return count, data.value, count >= data.value if data.most else count <= data.value


def likely(seen: ThemeParkSeen, seat: int, total: int) -> tuple[int, int]:
    """The first and the last place, one or two of them, that such a sum of staff would most likely
    bring (p. 7): every pair of others' cards is as good as any other, for nobody sees them."""
    staff = staff_set(innovations=seen.innovations, promo=seen.promo_staff)
    sums = [STAFF[one].die + STAFF[two].die for one, two in combinations(staff, 2)]
    before = {each: place for place, each in enumerate(seen.order)}
    own = (total, seen.parks[seat].stars, -before[seat])
    ways = [1]
    """In how many ways so many others come first."""
    for other in (each for each in seen.order if each != seat):
        stars = seen.parks[other].stars
        ahead = sum((value, stars, -before[other]) < own for value in sums)
        ways = [
            stay * (len(sums) - ahead) + pass_ * ahead
            for stay, pass_ in zip([*ways, 0], [0, *ways], strict=True)
        ]
    best = max(range(len(ways)), key=ways.__getitem__)
    if _SURE * ways[best] >= sum(ways):
        return best + 1, best + 1
    beside = [at for at in (best - 1, best + 1) if 0 <= at < len(ways)]
    other = max(beside, key=ways.__getitem__)
    return min(best, other) + 1, max(best, other) + 1


class Gain(NamedTuple):
    stars: int
    money: int
    cubes: int = 1


def each(plot: ParkSeen, tile: TileId) -> Gain:
    """Stars and money for one operate cube on an attraction (p. 14)."""
    upgrades = plot.upgrades.get(tile, ())
    return Gain(cube_stars(tile, upgrades), cube_money(tile, upgrades))


def made(plot: ParkSeen) -> Gain:
    """This round, what was taken at once included."""
    stars, money, cubes = plot.tally.stars, plot.tally.earned, 0
    for tile, count in plot.cubes.items():
        gain = each(plot, tile)
        stars, money, cubes = stars + gain.stars * count, money + gain.money * count, cubes + count
    return Gain(stars, money, cubes)


def party_gain(plot: ParkSeen, tile: TileId, party: Sequence[Die]) -> Gain:
    gain = each(plot, tile)
    vips = sum(plot.guests[die].vip for die in party if die in plot.guests)
    return Gain(gain.stars + vips, gain.money)


def could_run(plot: ParkSeen) -> tuple[TileId, ...]:
    """What could run as its guests stand, the best first: each once, as far as cubes and Managers
    last (p. 11-12)."""
    ready = sorted(
        (name for name in plot.tiles if party(plot, name)),
        key=lambda name: (-each(plot, name).stars, name),
    )
    managers, found = plot.managers, []
    for name in ready:
        # The Manager runs what has every icon taken.
        full = plot.cubes.get(name, 0) >= icons(name, plot.upgrades.get(name, ()))
        if not full or managers:
            managers -= full
            found.append(name)
    return tuple(found[: max(CUBES - sum(plot.cubes.values()), 0)])


def party(plot: ParkSeen, name: TileId) -> tuple[Die, ...]:
    """Guests there who could ride as they stand; none, if they are no party."""
    need = TILES[name].need
    wild = plot.wild.free if plot.wild.tile == name else 0
    spare = wild + (plot.extras.get(name) == "photo_booth")
    there = sorted(die for die, guest in plot.guests.items() if guest.at == name)
    for dice in combinations(there, size(need)):
        if lacking(need, tuple((plot.guests[die].value, colour_of(die)) for die in dice)) <= spare:
            return dice
    return ()
