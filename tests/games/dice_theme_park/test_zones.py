"""Nothing that a park says is hidden: demands, amenities, incomes, prices and names stay clear."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

import pytest

from game.games.dice_theme_park.content.attractions import STARTERS, TILES, tile_of
from game.games.dice_theme_park.content.prices import upgrade_price
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.table.glance import cell
from game.games.dice_theme_park.table.hexes import crowd, cube
from game.games.dice_theme_park.table.keys import die_key, offer_key, park_key, tile_key
from game.games.dice_theme_park.table.midway import midway_ground
from game.games.dice_theme_park.table.parks import die_at, lot
from game.games.dice_theme_park.table.phase import Screen, actor, screen
from game.games.dice_theme_park.table.places import plan
from game.games.dice_theme_park.table.tiles import printed
from game.stage.box import Box
from game.stage.piece import Piece, altered
from game.stage.solid import solid
from tests.games.dice_theme_park.test_table import FULL, Walk, at_hand, choosing, laid, look

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.hexes import Ground

_TOUCH = 3.0
"""Edges may touch."""
_LARGE = 0.75
"""Of their own size are attractions in an open park, all in all."""


def ground_of(seen: ThemeParkSeen) -> Ground:
    at = look(seen)
    return midway_ground(seen, at, plan(FULL, at.seats).park_room(seen.phase), actor(seen, at))


def prices(seen: ThemeParkSeen, pieces: Mapping[str, Piece]) -> dict[str, Box]:
    """What is written large over the print of a tile."""
    park = park_key(actor(seen, look(seen)))
    return {
        key: solid(piece).inset(_TOUCH)
        for key, piece in pieces.items()
        if key.startswith(f"{park}.") and (".cost." in key or key.endswith(".income"))
    }


def says(seen: ThemeParkSeen, pieces: Mapping[str, Piece], ground: Ground) -> dict[str, Box]:
    """By a name, every box of the park in the middle that is to be read."""
    found = prices(seen, pieces)
    seat = actor(seen, look(seen))
    plot = seen.parks[seat]
    for tile, at in plot.tiles.items():
        x, y = ground.at(cell(at))
        priced = any(key.startswith(f"{tile_key(park_key(seat), tile)}.cost.") for key in pieces)
        for number, box in enumerate(printed(tile, plot.upgrades.get(tile, ()), priced=priced)):
            k = ground.k
            found[f"{tile} {number}"] = Box(
                x + box.x * k, y + box.y * k, box.w * k, box.h * k
            ).inset(_TOUCH)
    return found


def hidden(seen: ThemeParkSeen, pieces: Mapping[str, Piece], ground: Ground) -> list[str]:
    """What lies over what is to be read, and names that something lies over."""
    seat = actor(seen, look(seen))
    plot, park = seen.parks[seat], park_key(seat)
    over: dict[str, Box] = {}
    for die in plot.guests:
        piece = pieces[die_key(die)]
        over[piece.key] = cube(piece.x, piece.y, die_at(ground, plot, die)[2])
    for key, piece in pieces.items():
        of_park = key.startswith(f"{park}.") and not key.endswith(".name")
        if key.startswith("mascot.") or (of_park and piece.depth > 0):
            over[key] = solid(piece)
    written = {tile: pieces.get(f"{tile_key(park, tile)}.name") for tile in plot.tiles}
    names = {tile: solid(piece) for tile, piece in written.items() if piece is not None}
    bare = set(plot.tiles) - set(names)
    # A neighbour's second mark may leave too little room for a name that can be read: only then.
    priced = seen.phase == "improve" and ground.k >= 0.55
    lots = {tile: lot(plot, tile, "radish", priced=priced) for tile in plot.tiles}
    bare -= {tile for tile, its in lots.items() if (2 * 111 - 25 * its.shy) * ground.k < 123}
    assert not (ground.named and bare)
    to_read = says(seen, pieces, ground)
    faults = [
        f"{key} over {what}"
        for key, box in over.items()
        for what, there in to_read.items()
        if key != what and box.meets(there)
    ]
    for tile, name in names.items():
        inside = name.inset(_TOUCH)
        faults += [f"{key} over the name of {tile}" for key in over if over[key].meets(inside)]
        faults += [f"{tile}'s name over {what}" for what in to_read if to_read[what].meets(inside)]
        faults += [
            f"two names: {tile}, {other}"
            for other in names
            if other != tile and names[other].meets(inside)
        ]
    return faults


def parks_of(seats: int, seed: int, **options: str) -> list[ThemeParkSeen]:
    walk, found = Walk(seats, seed, None, **options), set[tuple[int, str]]()
    seens: list[ThemeParkSeen] = []
    while not walk.state.over:
        walk.step()
        seen = GAME.observe(walk.state, None)
        seat = actor(seen, look(seen))
        park = (seat, repr(seen.parks[seat]))
        if screen(seen, look(seen)) is Screen.PARK and park not in found:
            found.add(park)
            seens.append(seen)
    return seens


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(4, 5, {}), (2, 3, {"innovations": "on", "surprises": "on"}), (1, 7, {})],
)
def test_nothing_lies_over_what_is_to_be_read(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    seens = parks_of(seats, seed, **options)
    assert len(seens) > 40
    for seen in seens:
        assert hidden(seen, laid(seen, look(seen)), ground_of(seen)) == []
    # An open park has the room: its attractions are as large as that lets them, each with its name.
    open_ = [ground_of(seen) for seen in seens if seen.phase == "operate"]
    assert fmean(ground.k for ground in open_) > _LARGE
    assert all(ground.named for ground in open_)


def test_a_guest_on_a_demand_and_a_mark_on_a_name_are_noticed() -> None:
    seen = parks_of(4, 5)[0]
    seat, ground, pieces = actor(seen, look(seen)), ground_of(seen), laid(seen, look(seen))
    die = die_key(next(iter(seen.parks[seat].guests)))
    there = says(seen, pieces, ground)[f"{STARTERS[0]} 0"]
    moved = pieces | {die: altered(pieces[die], x=there.cx, y=there.cy)}
    assert f"{die} over {STARTERS[0]} 0" in hidden(seen, moved, ground)
    name = pieces[f"{tile_key(park_key(seat), STARTERS[0])}.name"]
    mark = f"{park_key(seat)}.entrance.op"
    moved = pieces | {mark: altered(pieces[mark], x=name.x, y=name.y)}
    assert f"{mark} over the name of {STARTERS[0]}" in hidden(seen, moved, ground)


@pytest.mark.parametrize("count", range(1, 15))
def test_a_crowd_keeps_to_the_picture(count: int) -> None:
    places, scale = crowd(count)
    assert len(set(places)) == count
    boxes = [cube(x, y, scale) for x, y in places]
    clear = printed(STARTERS[0], ())
    assert not any(box.inset(1).meets(there) for box in boxes for there in clear)
    for one in boxes:
        beside = [two for two in boxes if two != one and two.y == one.y]
        assert not any(one.inset(1).meets(two) for two in beside)


def test_what_improving_costs_is_read_where_it_is_chosen_by() -> None:
    """On the park while it is improved, and on what is on offer while it grows."""
    shown = 0
    for seen in parks_of(4, 5):
        if seen.phase != "improve" or ground_of(seen).k < 0.55:
            continue
        seat = actor(seen, look(seen))
        plot, pieces = seen.parks[seat], laid(seen, look(seen))
        for tile in plot.tiles:
            if any(plot.upgrades.get(tile, ())) or tile in plot.extras:
                continue
            own = tile_key(park_key(seat), tile)
            for space, _ in enumerate(TILES[tile].spaces):
                words = pieces[f"{own}.cost.{space}"].text
                assert words is not None
                assert (words.string, words.size >= 26) == (
                    f"${upgrade_price(plot, tile, space)}", True,
                )  # fmt: skip
                shown += 1
    assert shown > 20


def test_prices_are_read_while_a_place_for_an_upgrade_is_chosen() -> None:
    """The rings of attractions lie below them, and spaces to choose from lie where they lay."""
    walk, shown = Walk(4, 5, None, innovations="on"), 0
    while not walk.state.over:
        seen = GAME.observe(walk.state, None)
        seat = actor(seen, look(seen))
        if seen.phase == "improve" and seat in seen.asked:
            for upgrade in choosing(walk.state, seat).offered:
                way = choosing(walk.state, seat)
                way.choose(upgrade)
                if way.path[:1] != ("install",):
                    continue
                pieces = laid(seen, at_hand(seen, way))
                rings = [piece for key, piece in pieces.items() if key.startswith("ring.")]
                for key, piece in pieces.items():
                    if ".cost." in key and key.startswith(park_key(seat)):
                        shown += 1
                        assert all(ring.depth < piece.depth for ring in rings), key
                way.choose(way.offered[0])
                if not way.offered:
                    continue
                after = laid(seen, at_hand(seen, way))
                plot, tile = seen.parks[seat], way.path[2]
                own = tile_key(park_key(seat), tile_of(tile))
                assert not any(key.startswith(f"{own}.cost.") for key in after)
                names = [solid(p).inset(3) for key, p in after.items() if key.endswith(".name")]
                for word in way.offered:
                    box = solid(after[f"space.{word}"])
                    assert not any(box.meets(name) for name in names), (word, tile, plot.tiles)
        walk.step()
    assert shown > 20


def test_what_is_on_offer_says_what_it_earns_and_will_cost() -> None:
    walk = Walk(4, 5, None)
    while GAME.observe(walk.state, None).phase != "expand":
        walk.step()
    seen = GAME.observe(walk.state, None)
    pieces = laid(seen, look(seen))
    assert seen.display
    for name in filter(None, seen.display):
        for space, cost in enumerate(TILES[name].spaces):
            words = pieces[f"{offer_key(name)}.cost.{space}"].text
            assert words is not None
            assert (words.string, words.size >= 26) == (f"${cost}", True)
        assert (f"{offer_key(name)}.income" in pieces) == bool(TILES[name].income)
