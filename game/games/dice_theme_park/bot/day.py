"""The best day for a park: a beam over sequences of its operations.

Each layer is one more operation, with the helps that make it possible. Of each layer the most
promising are kept; the day may end after any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from game.games.dice_theme_park.bot.aims import reached
from game.games.dice_theme_park.bot.gather import Gathering, Spot, Weights, gatherings
from game.games.dice_theme_park.bot.site import TILE_STEP, VIP, DayKey, Site, site_of
from game.games.dice_theme_park.content.numbers import COLOURS, CUBES
from game.games.dice_theme_park.content.skills import MOST_PAID, TIP, Does, Skill
from game.kernel.memory import remembered

__all__ = ["Act", "Day", "Operated", "best_day"]

Operated: TypeAlias = tuple[Literal["operate"], int, Gathering, int, bool, int, int, int]
"""The tile, its party, mascots that adjust, whether by the manager, who is spared of the party,
who moves on and where to: -1 for nobody."""
Perked: TypeAlias = tuple[Literal["perk"], int, Does, int]
"""A mascot's tip or cheer on a tile."""
Act: TypeAlias = Operated | Perked


class Day(NamedTuple):
    value: int
    """In hundredths of a star: what is earned, and what is left for tomorrow."""
    acts: tuple[Act, ...]


class _Node(NamedTuple):
    hope: int
    spot: Spot
    parent: _Node | None
    acts: tuple[Act, ...]


_Grown: TypeAlias = dict[tuple[tuple[int, ...], tuple[int, ...], int, int], _Node]
_NOTHING = -(10**9)


def _thinned(grown: _Grown, most: int) -> tuple[_Grown, int]:
    """The most hopeful, and how hopeful one must be to come among them."""
    kept = sorted(grown.items(), key=lambda item: -item[1].hope)[:most]
    return dict(kept), kept[-1][1].hope


class _Worths:
    """What a guest is worth to hope for, and when the day is over."""

    __slots__ = ("ahead", "behind")

    def __init__(self, weights: Weights) -> None:
        self.ahead = [weights.pip * (face % 7) for face in range(32)]
        # Whoever shows a 1 leaves in Upkeep.
        self.behind = [weights.left * max(0, face % 7 - 1) for face in range(32)]


@remembered(4096)
def best_day(key: DayKey, weights: Weights, width: int, most: int) -> Day:
    """A pure function: the same park has the same best day, whenever it is asked for."""
    site = site_of(key)
    worths = _Worths(weights)
    first = _Node(0, _start(key, site), None, ())
    best, best_value = first, _over(site, first.spot, worths, key)
    layer = [first]
    while layer:
        layer = _with_perks(site, layer, weights)
        grown: _Grown = {}
        floor = _NOTHING
        for node in layer:
            if len(grown) > 2 * _LOOKED_AT * width:
                grown, floor = _thinned(grown, _LOOKED_AT * width)
            for child in _children(site, node, weights, worths, most, floor):
                spot = child.spot
                same = (spot.dice, spot.icons, spot.maps, spot.ready)
                rival = grown.get(same)
                if rival is None or rival.hope < child.hope:
                    grown[same] = child
        layer = _promising(site, sorted(grown.values(), key=lambda node: -node.hope), width)
        for node in layer:
            value = _over(site, node.spot, worths, key)
            if value > best_value:
                best, best_value = node, value
    return Day(best_value, _trail(best))


_LOOKED_AT = 6
"""Times the width: how many of a layer are looked at more closely."""


def _promising(site: Site, nodes: list[_Node], width: int) -> list[_Node]:
    """Of the most hopeful those that can go on: an attraction with a party waiting counts half of
    its stars."""
    near = nodes[: _LOOKED_AT * width]
    if len(near) <= width:
        return near
    return sorted(near, key=lambda node: -node.hope - 50 * _waiting(site, node.spot))[:width]


def _waiting(site: Site, spot: Spot) -> int:
    """The stars of the best attraction that could be operated at once."""
    on: dict[int, list[int]] = {}
    for die in spot.dice:
        on.setdefault(die >> 6, []).append(die & 31)
    found = 0
    for tile, faces in on.items():
        if spot.icons[tile] <= 0 or site.stars[tile] <= found:
            continue
        lack, booth = site.lack[tile], site.booth[tile]
        for party in combinations(faces, site.sizes[tile]):
            if lack.get(party, len(party) + 1) <= booth:
                found = site.stars[tile]
                break
    return found


def _start(key: DayKey, site: Site) -> Spot:
    dawn = key.dawn
    placed = dict(dawn.cubes)
    icons = tuple(site.icons[at] - placed.get(name, 0) for at, name in enumerate(site.names))
    ready = sum(1 << bit for bit, tile in enumerate(dawn.out) if not tile)
    dice = sorted(
        site.code(die, guest.at, guest.value, vip=guest.vip) for die, guest in dawn.guests
    )
    cubes = CUBES - sum(placed.values())
    maps = key.maps - dawn.used
    return Spot(tuple(dice), icons, maps, dawn.guides, dawn.managers, ready, cubes, 0)


def _over(site: Site, spot: Spot, worths: _Worths, key: DayKey) -> int:
    behind = worths.behind
    left = sum([behind[die & 31] for die in spot.dice])
    return spot.score + left + reached(site, spot, key.aims)


def _trail(node: _Node) -> tuple[Act, ...]:
    acts: list[tuple[Act, ...]] = []
    at: _Node | None = node
    while at is not None:
        acts.append(at.acts)
        at = at.parent
    return tuple(act for each in reversed(acts) for act in each)


def _with_perks(site: Site, layer: list[_Node], weights: Weights) -> list[_Node]:
    """The same nodes with a mascot's tip or cheer taken, where there is a full one to take."""
    found = list(layer)
    for node in layer:
        for bit, known in enumerate(site.skills):
            if known is not None and known.does in ("tips", "cheer") and node.spot.ready >> bit & 1:
                taken = _perk(node, bit, known, weights)
                if taken is not None:
                    found.append(taken)
    return found


_TINTS = {colour: number for number, colour in enumerate(COLOURS)}


def _perk(node: _Node, bit: int, known: Skill, weights: Weights) -> _Node | None:
    assert known.colour
    tint = _TINTS[known.colour]
    on: dict[int, int] = {}
    for die in node.spot.dice:
        if (die & 31) // 7 == tint:
            on[die >> 6] = on.get(die >> 6, 0) + 1
    if not on:
        return None
    tile = max(sorted(on), key=lambda each: on[each])
    paid = min(MOST_PAID, on[tile])
    gain = paid * TIP * weights.money if known.does == "tips" else paid * 100
    spot = node.spot
    taken = spot._replace(ready=spot.ready & ~(1 << bit), score=spot.score + gain)
    hope = node.hope + gain - weights.mascot
    return _Node(hope, taken, node, (("perk", bit, known.does, tile),))


def _children(
    site: Site, node: _Node, weights: Weights, worths: _Worths, most: int, floor: int
) -> Iterator[_Node]:
    spot = node.spot
    if not spot.cubes:
        return
    for tile, icons in enumerate(spot.icons):
        if icons <= 0 and not spot.managers:
            continue
        for gathering in gatherings(site, spot, tile, weights, most):
            yield from _operated(site, node, tile, gathering, weights, worths, floor)


def _plain_bits(site: Site, spot: Spot, bits: int, count: int) -> int:
    """Mascots that do without their skill: those whose skill is worth least."""
    chosen = 0
    for bit in sorted(range(site.bits), key=lambda each: (_dear(site.skills[each]), each)):
        if count and spot.ready >> bit & 1 and not bits >> bit & 1:
            chosen |= 1 << bit
            count -= 1
    return chosen


def _dear(known: Skill | None) -> int:
    return 0 if known is None else _DEAR[known.does]


_DEAR: dict[Does, int] = {
    "exchange": 1,
    "reroll": 2,
    "pair": 3,
    "flip": 4,
    "leap": 5,
    "stroll": 6,
    "usher_in": 7,
    "usher_out": 8,
    "cheer": 9,
    "tips": 10,
}


def _operated(
    site: Site, node: _Node, tile: int, g: Gathering, weights: Weights, worths: _Worths, floor: int
) -> Iterator[_Node]:
    spot = node.spot
    plain = -(-(g.units + g.colours) // (1 + site.doubles))
    plain_bits = _plain_bits(site, spot, g.bits, plain) if plain else 0
    rest = list(spot.dice)
    for guest in g.guests:
        rest.remove(guest)
    vips = [guest & VIP for guest in g.guests]
    # A manager's cube lies beside the icons: the count of free ones goes below nought.
    manager = spot.icons[tile] <= 0
    score = spot.score + 100 * (site.stars[tile] + sum(map(bool, vips)))
    score += weights.money * site.money[tile]
    icons = (*spot.icons[:tile], spot.icons[tile] - 1, *spot.icons[tile + 1 :])
    after = (
        icons,
        spot.maps - g.maps,
        spot.guides - g.guides,
        spot.managers - manager,
        spot.ready & ~(g.bits | plain_bits),
        spot.cubes - 1,
        score,
    )
    base = (
        score
        + after[1] * weights.map
        + after[2] * weights.guide
        + after[3] * weights.manager
        + after[4].bit_count() * weights.mascot
    )
    ahead = worths.ahead
    base += sum([ahead[die & 31] for die in rest])
    base_tile = tile * TILE_STEP
    for spared in _spared(site, tile, g.faces):
        left: list[tuple[int, int]] = []
        for place, shown in enumerate(g.faces):
            now = shown if place == spared else shown - 1
            if now % 7:
                left.append((place, now + vips[place]))
        hope = base + sum([ahead[now & 31] for _, now in left])
        before = (tile, g, plain_bits, manager, spared)
        if not left:
            if hope > floor:
                made = Spot(tuple(rest), *after)
                yield _Node(hope, made, node, (("operate", *before, -1, -1),))
            continue
        seen: list[int] = []
        for place, now in left:
            if now in seen:
                continue
            seen.append(now)
            stay = [base_tile + each for other, each in left if other != place]
            for to in site.near[tile]:
                cable = weights.money if site.cable[tile] and site.cable[to] else 0
                there = hope + cable
                if there <= floor:
                    continue
                dice = tuple(sorted([*rest, *stay, to * TILE_STEP + now]))
                made = Spot(dice, *after[:-1], score + cable)
                yield _Node(there, made, node, (("operate", *before, place, to),))


def _spared(site: Site, tile: int, faces: tuple[int, ...]) -> list[int]:
    """Fresh legs: one guest of the attraction's own colour need not be pipped down."""
    if site.fresh < 0 or site.tints[tile] != site.fresh:
        return [-1]
    own = [place for place, shown in enumerate(faces) if shown // 7 == site.fresh]
    return own or [-1]
