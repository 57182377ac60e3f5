"""Beside the market: the own park with all its demands and tools, the others in little."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TILES, icons, is_tile
from game.games.dice_theme_park.content.ids import TRAIN
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.content.parties import lacking, size
from game.games.dice_theme_park.content.spaces import CELLS
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.content.trains import trains
from game.games.dice_theme_park.table.bits import LINE, NUMBER, TITLE, art, counters, panel
from game.games.dice_theme_park.table.glance import cell, glance, staff_status, total
from game.games.dice_theme_park.table.keys import glance_key
from game.games.dice_theme_park.table.midway import RING, midway, midway_ground
from game.games.dice_theme_park.table.objectives import objective_row
from game.games.dice_theme_park.table.phase import Screen, screen
from game.games.dice_theme_park.table.solo import goals_soon, score_to_beat, solo_card
from game.games.dice_theme_park.table.wording import skill_art
from game.stage.box import Box
from game.stage.kit import plates
from game.stage.kit.slots import Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.parties import Face
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look

__all__ = ["beside_market", "own_seat"]

_BAND = 66.0
"""The owner's name, her stars and her money, above her park."""
_TOOLS = 104.0
"""What she has at hand, at its right."""
_TOOL = 82.0
_OWN_NAME = Written(TITLE, Spot(104), 36, 250)
_OWN_PLACE = Written(LINE, Spot(366), 30, 180, colour="#B9C8F0")
_LARGE_NAME = Written(TITLE, Spot(104), 36, height=_BAND)


def own_seat(look: Look, now: int) -> int:
    """Whose park lies beside the market: hers who is alone among bots, else hers who is at turn."""
    return now if look.lone is None else look.lone


def beside_market(place: Plan, seen: ThemeParkSeen, look: Look, now: int) -> Iterator[Piece]:
    seat = own_seat(look, now)
    yield from _own(place.own, seen, look, seat)
    choosing = screen(seen, look) is Screen.CREW
    if seen.solo:
        target, *goals = place.rivals(2 if place.large else 3)
        yield from score_to_beat(seen, target, large=place.large)
        yield from goals_soon(seen, goals, large=place.large)
        if not place.large or look.whole:
            yield from solo_card(seen, place.solo_card(short=choosing and not place.large))
        return
    rest = [one for one in seen.order if one != seat]
    for one, box in zip(rest, place.rivals(len(rest)), strict=True):
        yield from glance(seen, look, one, box, *staff_status(seen, look, one))
    if not place.large and not choosing:
        yield from objective_row(seen, place.objectives)


def _own(box: Box, seen: ThemeParkSeen, look: Look, seat: int) -> Iterator[Piece]:
    face, plot, key = look.faces[seat], seen.parks[seat], glance_key(seat)
    yield panel(key, box, face.colour, depth=-22)
    y = box.y + _BAND / 2 + 2
    yield from plates.head(key, face, box.x + 54, y + 8, 87, depth=0)
    said = Said("park-of", {"name": face.name})
    if look.frame.large:
        # The name, and what she has: where she is in the order stands below the others' names.
        yield _LARGE_NAME(f"{key}.name", said, point(box.x, y), width=box.w - 104 - 424)
        yield from counters(key, box.right - 414, y, plot.stars, plot.money, CREAM, 52)
        yield from _within(box, seen, look, seat)
        return
    yield _OWN_NAME(f"{key}.name", said, point(box.x, y))
    facts = {"sum": total(seen, seat), "place": seen.order.index(seat) + 1}
    status = Said("built-of", {"count": len(plot.tiles), "most": len(CELLS)})
    if not seen.solo and plot.played:
        status = Said("sum-place", dict(facts))
    yield _OWN_PLACE(f"{key}.place", status, point(box.x, y))
    yield from counters(key, box.right - 238, y, plot.stars, plot.money, CREAM, 36)
    yield from _within(box, seen, look, seat)


def _within(box: Box, seen: ThemeParkSeen, look: Look, seat: int) -> Iterator[Piece]:
    room = _park_room(box)
    meadow = Box(box.x + 7, room.y, box.w - 14, box.bottom - 12 - room.y)
    yield from midway(seen, look, room, seat, meadow)
    tools = Box(room.right, room.y, _TOOLS, room.h)
    yield from _tools(tools, look, seat, seen.parks[seat])
    yield from _fits(seen, look, room, seat)


def _park_room(box: Box) -> Box:
    return Box(box.x + 8, box.y + _BAND, box.w - 12 - _TOOLS, box.h - _BAND - 8)


def _tools(box: Box, look: Look, seat: int, plot: ParkSeen) -> Iterator[Piece]:
    """Staff of the round, mascots with their skills, maps."""
    key, y = glance_key(seat), box.y + _TOOL / 2 + 6
    rows = len(plot.played) + len(plot.mascots) + 1
    pitch = min(_TOOL + 8, (box.h - 12) / rows)
    k = pitch / (_TOOL + 8)
    for at, card in enumerate(plot.played):
        picture = art(f"staff.{person(card).id}.small")
        yield Piece(f"{key}.staff.{at}", picture, box.cx, y, h=_TOOL * k, page=f"staff.{card}")
        y += pitch
    for at, skill in enumerate(plot.mascots):
        colour = look.faces[seat].colour
        picture = "mascot.used" if plot.out[at] else f"mascot.{colour}"
        foot = y + _TOOL * k * 0.42
        yield Piece(f"{key}.mascot.{at}", art(picture), box.cx - 26, foot, h=_TOOL * k)
        if skill:
            yield Piece(
                f"{key}.skill.{at}", skill_art(skill), box.cx + 22, y, h=46 * k,
                page=f"skill.{skill}",
            )  # fmt: skip
        y += pitch
    across = 30 if look.frame.large else 20
    yield Piece(f"{key}.map", art("map.ready"), box.cx - across, y, h=52 * k)
    count = f"×{plot.maps - plot.used}"
    large = look.frame.large
    letters, wide = (48, 58) if large else (30, 40)
    yield NUMBER(f"{key}.maps", count, box.cx - (8 if large else -14), y, letters, wide)


def _fits(seen: ThemeParkSeen, look: Look, room: Box, seat: int) -> Iterator[Piece]:
    """What is pointed at in the market lights where it would fit."""
    plot, word = seen.parks[seat], look.hover or (look.path[-1] if look.path else "")
    ground = midway_ground(seen, look, room, seat)
    if TRAIN.names(word):
        at = TRAIN.at(word)
        values = trains(look.seats)[at]
        guests = [
            (values[min(number, len(values) - 1)], colour_of(die))
            for number, die in enumerate(seen.trains[at])
            if die
        ]
        for name in sorted(plot.tiles):
            if _serves(plot, name, guests):
                x, y = ground.at(cell(plot.tiles[name]))
                yield Piece(f"fits.{name}", art("hex.goal"), x, y, scale=ground.k, depth=RING)
    elif is_tile(word) and word in seen.display:
        same = TILES[word].amenity
        for name in sorted(plot.tiles):
            if same and TILES[name].amenity == same:
                x, y = ground.at(cell(plot.tiles[name]))
                yield Piece(f"fits.{name}", art("hex.goal"), x, y, scale=ground.k, depth=RING)


def _serves(plot: ParkSeen, name: TileId, new: list[Face]) -> bool:
    """Whether a party of guests who are there and such new ones could ride, one new at least."""
    if plot.cubes.get(name, 0) >= icons(name, plot.upgrades.get(name, ())):
        return False
    need = TILES[name].need
    there = [
        (guest.value, colour_of(die)) for die, guest in plot.guests.items() if guest.at == name
    ]
    spare = int(plot.extras.get(name) == "photo_booth")
    return any(
        lacking(need, (face, *rest)) <= spare
        for at, face in enumerate(new)
        for rest in combinations([*there, *new[:at], *new[at + 1 :]], size(need) - 1)
    )
