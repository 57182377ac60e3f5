"""What a park can do while it is open: its parties, and which answers its owner has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Literal, TypeAlias

from game.games.dice_theme_park.content.attractions import ANY, NO_TILE, TILES, TileId, icons
from game.games.dice_theme_park.content.ids import MASCOT
from game.games.dice_theme_park.content.numbers import CUBES, Die, colour_of
from game.games.dice_theme_park.content.parties import Face, lacking, misplaced, size
from game.games.dice_theme_park.content.skills import Does, SkillCard, skill
from game.games.dice_theme_park.rules.moving import ways
from game.games.dice_theme_park.rules.park import Park
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel.contract import Action
from game.kernel.memory import remembered

__all__ = [
    "faces",
    "operations",
    "spare_colours",
    "usher_ways",
    "verb",
    "wild_serves",
]

Verb: TypeAlias = Literal["operate", "manager"]

_UP_AND_DOWN = (("up", 1), ("down", -1))


def faces(park: Park, dice: Sequence[Die]) -> list[Face]:
    return [(park.guests[die].value, colour_of(die)) for die in dice]


def spare_colours(park: Park, tile: TileId) -> int:
    """Guests whose colour need not be right: adjusted by mascots, or for the photo booth."""
    wild = park.wild.free if park.wild.tile == tile else 0
    return wild + (park.extras.get(tile) == "photo_booth")


def verb(park: Park, tile: TileId) -> Verb | Literal[""]:
    """How this attraction can be operated now: "operate", "manager", or "" for not at all.

    The Manager wants every icon taken, the generator's too (p. 12).
    """
    return _verbs(park, (tile,))[tile]


def _verbs(park: Park, tiles: Iterable[TileId]) -> dict[TileId, Verb | Literal[""]]:
    """By attraction, the same: the cubes are counted once for all of them."""
    cubes, upgrades = park.cubes, park.upgrades
    if sum(cubes.values()) >= CUBES:
        return dict.fromkeys(tiles, "")
    full: Literal["manager", ""] = "manager" if park.managers else ""
    return {
        tile: "operate" if cubes.get(tile, 0) < icons(tile, upgrades.get(tile, ())) else full
        for tile in tiles
    }


@remembered(1 << 14)
def _answers(
    how: Verb, tile: TileId, dice: tuple[Die, ...], values: tuple[int, ...], spare: int
) -> tuple[tuple[Verb, TileId, *tuple[Die, ...]], ...]:
    """Every party of these dice, named in every order.

    Kept, for an answer changes who is on one attraction or two, and all are asked again.
    """
    need = TILES[tile].need
    shown = zip(values, map(colour_of, dice), strict=True)
    pairs = combinations(zip(dice, shown, strict=True), size(need))
    return tuple(
        [
            (how, tile, *party)
            for guests in pairs
            if lacking(need, tuple([face for _, face in guests])) <= spare
            for party in permutations([die for die, _ in guests])
        ]
    )


def _operating(
    park: Park, tile: TileId, how: Verb, dice: Sequence[Die]
) -> tuple[tuple[Verb, TileId, *tuple[Die, ...]], ...]:
    values = tuple([park.guests[die].value for die in dice])
    return _answers(how, tile, tuple(dice), values, spare_colours(park, tile))


def _by_tile(park: Park) -> dict[TileId, list[Die]]:
    """The guests of each attraction that has any, in the order of their ids."""
    found: dict[TileId, list[Die]] = {}
    guests = park.guests
    for die in sorted(guests):
        found.setdefault(guests[die].at, []).append(die)
    return dict(sorted(found.items()))


def _operates(
    park: Park, dice: dict[TileId, list[Die]], verbs: Mapping[TileId, Verb | Literal[""]]
) -> list[Action]:
    return [
        answer
        for tile, how in verbs.items()
        if how and tile in dice
        for answer in _operating(park, tile, how, dice[tile])
    ]


def wild_serves(park: Park) -> list[Action]:
    """The operations a colour adjustment just made is for; none if it has come to nothing."""
    if not park.wild.free:
        return []
    return _operates(park, _by_tile(park), _verbs(park, (park.wild.tile,)))


def operations(state: ParkState, seat: int) -> list[Action]:
    """Every answer to an open park but closing it."""
    park = state.parks[seat]
    dice = _by_tile(park)
    # A colour adjustment serves the very next operation, and nothing comes between (p. 13).
    bound = park.wild.tile if wild_serves(park) else NO_TILE
    verbs = _verbs(park, (bound,) if bound else dice)
    found = _operates(park, dice, verbs)
    around = park.around()
    if not bound:
        if park.used < park.maps:
            found += [
                ("map", die, to)
                for tile in dice
                for goals in (ways(park, tile, around[tile]),)
                for die in dice[tile]
                for to in goals
            ]
        if park.guides:
            tiles = sorted(park.tiles)
            found += [
                ("guide", die, to)
                for tile in dice
                for die in dice[tile]
                for to in tiles
                if to != tile
            ]
    ready = park.ready()
    return found + _mascots(state, park, dice, around, verbs, ready, bound) if ready else found


def _mascots(
    state: ParkState,
    park: Park,
    dice: dict[TileId, list[Die]],
    around: dict[TileId, list[TileId]],
    verbs: Mapping[TileId, Verb | Literal[""]],
    ready: Sequence[int],
    bound: TileId,
) -> list[Action]:
    guests = park.guests
    adjusts: list[tuple[str, ...]] = [
        (way, die)
        for tile in verbs
        for die in dice[tile]
        for value in (guests[die].value,)
        for way, by in _UP_AND_DOWN
        if 1 <= value + by <= 6
    ]
    adjusts += [
        ("colour", tile)
        for tile, how in verbs.items()
        if how and _colour_helps(park, tile, dice[tile], len(ready))
    ]
    found: list[Action] = []
    plain = False
    for number in ready:
        card = park.mascots[number]
        if not card:
            # Mascots without a skill are all alike: one of them is offered.
            if plain:
                continue
            plain = True
        name = MASCOT.id(number)
        found += [("mascot", name, *adjust) for adjust in adjusts]
        if card and not bound:
            uses = _skill_uses(state, park, card, dice, around)
            found += [("mascot", name, "skill", *use) for use in uses]
    return found


def _colour_helps(park: Park, tile: TileId, dice: list[Die], ready: int) -> bool:
    """Whether some party could take its slots with a guest more on one of another colour.

    Nobody needs to be short of one: who fits as it is may still change slots (p. 13).
    """
    need = TILES[tile].need
    coloured = sum(colour != ANY for colour in need.colours)
    spare = spare_colours(park, tile)
    if spare >= coloured or len(dice) < size(need):
        return False
    if park.staff("mascot"):
        # The Mascot staff may yet turn a value or a second colour.
        return True
    most = spare + ready
    return any(
        spare < wrong <= most
        for party in combinations(faces(park, dice), size(need))
        for wrong in misplaced(need, party)
    )


def _skill_uses(
    state: ParkState,
    park: Park,
    card: SkillCard,
    dice: dict[TileId, list[Die]],
    around: dict[TileId, list[TileId]],
) -> list[tuple[str, ...]]:
    known = skill(card)
    mine = [
        die
        for tile in dice
        for die in dice[tile]
        if not known.colour or colour_of(die) == known.colour
    ]
    if known.does in ("leap", "pair"):
        by = 2 if known.does == "leap" else 1
        return [
            (way, die)
            for die in mine
            for way, sign in _UP_AND_DOWN
            if 1 <= park.guests[die].value + by * sign <= 6
        ]
    if known.does == "flip":
        return [(die,) for die in mine if park.guests[die].value in (2, 5)]
    if known.does in ("tips", "cheer"):
        return [(tile,) for tile in sorted({park.guests[die].at for die in mine})]
    if known.does == "reroll":
        return [(die,) for die in mine]
    if known.does == "exchange":
        others = {colour_of(die) for die in state.bag}
        return [(die,) for die in mine if others - {colour_of(die)}]
    return _skill_moves(park, known.does, dice, around)


def _skill_moves(
    park: Park, does: Does, dice: dict[TileId, list[Die]], around: dict[TileId, list[TileId]]
) -> list[tuple[str, ...]]:
    if does == "usher_in":
        return [
            (tile, die, to)
            for tile in sorted(park.tiles)
            for near in around[tile]
            for die in dice.get(near, [])
            for to in usher_ways(park, tile, near)
        ]
    found: list[tuple[str, ...]] = []
    for tile, guests in dice.items():
        goals = around[tile]
        if does == "stroll":
            # Steps along attractions of the park, not over empty spaces.
            goals = sorted({to for near in goals for to in (near, *around[near])} - {tile})
        goals = ways(park, tile, goals)
        found += [(die, to) for die in guests for to in goals]
    return found


def usher_ways(park: Park, tile: TileId, near: TileId) -> list[TileId]:
    """Where a guest ushered in from `near` may end: here, or where the cable car goes."""
    far = ways(park, near, [])
    return [tile, *(other for other in far if other != tile)]
