"""How guests can be brought together on an attraction: by maps, guide, mascots and their skills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Literal, NamedTuple, TypeAlias

from game.games.dice_theme_park.bot.site import TILE_STEP, Site
from game.games.dice_theme_park.content.numbers import COLOURS
from game.games.dice_theme_park.content.skills import Does

__all__ = ["Arrival", "Gathering", "Help", "Skilled", "Spot", "Weights", "gatherings"]

Sent: TypeAlias = tuple[Literal["map", "guide"], int, int]
"""A guest goes to a tile."""
Skilled: TypeAlias = tuple[Literal["skill"], int, Does, int, int]
"""A mascot does what it has learnt with a guest: the tile it goes to, or the pips it changes."""
Help: TypeAlias = Sent | Skilled
"""Something the owner does, in numbers. Plain tuples: a search makes a great many."""


class Weights(NamedTuple):
    """What things are worth, in hundredths of a star."""

    money: int
    map: int
    mascot: int
    guide: int
    manager: int
    pip: int
    """A pip of a guest, while there is still much to do today."""
    left: int
    """A pip that a guest keeps for tomorrow."""


class Spot(NamedTuple):
    """Where the search stands in a day."""

    dice: tuple[int, ...]
    icons: tuple[int, ...]
    """Operate icons still free, by tile."""
    maps: int
    guides: int
    managers: int
    ready: int
    """Mascots not yet used, a bit each."""
    cubes: int
    score: int


class Arrival(NamedTuple):
    """A guest on the attraction, the way it would have got there and what it would show."""

    guest: int
    face: int
    maps: int
    guides: int
    bits: int
    units: int
    """Adjustments of value, one pip each."""
    acts: tuple[Help, ...]
    helps: int
    usher: int
    """The mascot that ushers, plus one: it may do so twice; 0 for none."""


class Gathering(NamedTuple):
    guests: tuple[int, ...]
    faces: tuple[int, ...]
    maps: int
    guides: int
    bits: int
    units: int
    colours: int
    """Colours adjusted, on top of the units."""
    acts: tuple[tuple[Help, ...], ...]
    """For each guest, what brings it."""
    weight: int


_MOST_HELPED = 14
"""Gatherings with help that are looked at on one attraction."""


def _deliveries(
    site: Site, spot: Spot, die: int, tile: int, skills: list[tuple[int, Does, int]]
) -> Iterator[tuple[int, int, int, tuple[Help, ...], int, int]]:
    """Ways for a guest to get to the tile: maps, guides, bits, acts, helps, usher."""
    at = die >> 6
    if at == tile:
        yield 0, 0, 0, (), 0, 0
        return
    away = site.away[at][tile]
    if away == 1 and spot.maps:
        yield 1, 0, 0, (("map", die, tile),), 1, 0
    elif away == 2 and spot.maps > 1:
        middle = next(each for each in site.near[at] if tile in site.near[each])
        there = middle * TILE_STEP + (die & 63)
        yield 2, 0, 0, (("map", die, middle), ("map", there, tile)), 2, 0
    if spot.guides:
        yield 0, 1, 0, (("guide", die, tile),), 1, 0
    for bit, does, _ in skills:
        act: Skilled = ("skill", bit, does, die, tile)
        if (does == "usher_out" and tile in site.near[at]) or (
            does == "usher_in" and at in site.steps[tile]
        ):
            yield 0, 0, 1 << bit, (act,), 1, bit + 1
        elif does == "stroll" and away <= 2 and _strolls(site, at, tile):
            yield 0, 0, 1 << bit, (act,), 1, 0


def _strolls(site: Site, at: int, tile: int) -> bool:
    if site.cable[at] and site.cable[tile]:
        return True
    return tile in site.steps[at] or any(tile in site.steps[each] for each in site.steps[at])


def _arrivals(
    site: Site, spot: Spot, tile: int, skills: list[tuple[int, Does, int]], most: int
) -> list[list[Arrival]]:
    """By the help they take, none, one or two."""
    found: list[list[Arrival]] = [[], [], []]
    units = 1 + site.doubles
    for die in dict.fromkeys(spot.dice):
        shown = die & 31
        value, tint = shown % 7, shown // 7
        for maps, guides, bits, acts, helps, usher in _deliveries(site, spot, die, tile, skills):
            if helps > most:
                continue
            found[helps].append(Arrival(die, shown, maps, guides, bits, 0, acts, helps, usher))
            if helps + 1 > most or not spot.ready & ~bits:
                continue
            for by in (-2, -1, 1, 2):
                needed = -(-abs(by) // units)
                if not 1 <= value + by <= 6 or helps + needed > most:
                    continue
                found[helps + needed].append(
                    Arrival(
                        die, shown + by, maps, guides, bits, abs(by), acts, helps + needed, usher
                    )
                )
            for bit, does, wanted in skills:
                if bits >> bit & 1 or wanted not in (-1, tint):
                    continue
                there = tile * TILE_STEP + (die & 63)
                for to in _turned(does, value):
                    act: Skilled = ("skill", bit, does, there, to - value)
                    found[helps + 1].append(
                        Arrival(
                            die,
                            shown + to - value,
                            maps,
                            guides,
                            bits | 1 << bit,
                            0,
                            (*acts, act),
                            helps + 1,
                            usher,
                        )
                    )
    return found


def _turned(does: Does, value: int) -> tuple[int, ...]:
    if does == "leap":
        return tuple(to for to in (value - 2, value + 2) if 1 <= to <= 6)
    if does == "flip" and value in (2, 5):
        return (7 - value,)
    return ()


def gatherings(site: Site, spot: Spot, tile: int, weights: Weights, most: int) -> list[Gathering]:
    """Parties that could operate the tile, with at most so many helps; the cheapest of those that
    need any."""
    skills = [
        (bit, known.does, COLOURS.index(known.colour) if known.colour else -1)
        for bit, known in enumerate(site.skills)
        if known is not None and spot.ready >> bit & 1
    ]
    arrivals = _arrivals(site, spot, tile, skills, most)
    copies = Counter(spot.dice)
    free: list[Gathering] = []
    helped: list[Gathering] = []
    for party in _parties(arrivals, site.sizes[tile], most):
        made = _gather(site, spot, tile, party, copies, weights)
        if made is None:
            continue
        (helped if made.weight else free).append(made)
    helped.sort(key=lambda each: each.weight)
    return free + helped[:_MOST_HELPED]


def _parties(arrivals: list[list[Arrival]], size: int, most: int) -> Iterator[tuple[Arrival, ...]]:
    """Parties of so many, that need at most two helps in all."""
    none, one, two = arrivals
    if size == 1:
        yield from ((each,) for each in (*none, *one, *two))
    elif size == 2:
        yield from combinations_with_replacement(none, 2)
        yield from product(none, (*one, *two))
        if most > 1:
            yield from combinations_with_replacement(one, 2)
    else:
        yield from combinations_with_replacement(none, 3)
        pairs = list(combinations_with_replacement(none, 2))
        yield from ((*pair, each) for pair in pairs for each in (*one, *two))
        if most > 1:
            helped = list(combinations_with_replacement(one, 2))
            yield from ((each, *pair) for each in none for pair in helped)


def _gather(
    site: Site,
    spot: Spot,
    tile: int,
    party: tuple[Arrival, ...],
    copies: Counter[int],
    weights: Weights,
) -> Gathering | None:
    faces = tuple([each.face for each in party])
    lack = site.lack[tile].get(faces)
    if lack is None:
        return None
    guests = tuple([each.guest for each in party])
    if len(party) > 1:
        for guest in guests:
            if guests.count(guest) > copies[guest]:
                return None
    maps = guides = bits = units = 0
    for each in party:
        shared = bits & each.bits
        if shared and not (each.usher and shared == 1 << each.usher - 1 and _together(party)):
            return None
        maps += each.maps
        guides += each.guides
        bits |= each.bits
        units += each.units
    colours = max(0, lack - site.booth[tile])
    plain = -(-(units + colours) // (1 + site.doubles))
    ready = (spot.ready & ~bits).bit_count()
    if maps > spot.maps or guides > spot.guides or plain > ready:
        return None
    weight = (
        maps * weights.map + guides * weights.guide + (bits.bit_count() + plain) * weights.mascot
    )
    acts = tuple([each.acts for each in party])
    return Gathering(guests, faces, maps, guides, bits, units, colours, acts, weight)


def _together(party: tuple[Arrival, ...]) -> bool:
    """Whether one mascot can usher all that want it: two at most, out of one tile or into one."""
    ushered = [each for each in party if each.usher]
    if len(ushered) != 2 or any(each.units or len(each.acts) != 1 for each in ushered):
        return False
    first, second = ushered
    act = first.acts[0]
    if act[0] == "skill" and act[2] == "usher_out":
        return first.guest >> 6 == second.guest >> 6
    return True
