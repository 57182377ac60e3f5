"""The parks of the others, in little, and the column they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import TILES
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.content.spaces import AXIAL
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.bits import (
    LINE,
    NUMBER,
    TITLE,
    art,
    counters,
    flat_die,
    panel,
)
from game.games.dice_theme_park.table.hexes import HALF, RADIUS, Ground, offset
from game.games.dice_theme_park.table.keys import glance_key, hex_key, mini_key
from game.games.dice_theme_park.table.objectives import objective_now
from game.games.dice_theme_park.table.phase import income
from game.games.dice_theme_park.table.standing import finished
from game.stage.box import Box
from game.stage.kit import plates
from game.stage.kit.camera import Reach, around
from game.stage.kit.rows import along
from game.stage.kit.slots import Laid, Room, Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.content.spaces import Cell
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Piece
    from game.stage.said import Said

__all__ = ["cell", "glance", "others", "staff_status", "total"]

_NARROW = 330.0
_LARGE_HEAD = 76.0
_NATURAL = 32.0
"""The radius of a small hex as it is drawn."""
_LARGEST = 0.36
"""Of its own size in the middle, a hex in a small park."""
_LARGE_FACE = Spot(44, 42)
_LARGE_NAME = Written(TITLE, Spot(84, 38), 30, height=66)
_TALL_PARK = Room(Spot(24, 122), -48, -134)
_LARGE_ICON = Laid(Spot(30), h=38)
_CLOSE_FACE = Spot(44, 44)
_CLOSE_NAME = Written(TITLE, Spot(84, 40), 30, -92, height=66)
_NARROW_PARK = Room(Spot(108, 84), -116, -92)
_WIDE_PARK = Room(Spot(12, 14), 186, -28)
_CLOSE_ICON = Laid(Spot(34), h=36)
_CLOSE_COUNT = Written(NUMBER, Spot(60), 52, 88)
_NARROW_FACE = Spot(46, 50)
_NARROW_NAME = Written(TITLE, Spot(86, 32), 30)
_NARROW_STATUS = Written(LINE, Spot(86, 64), 26, colour="#C9D2F8")
_WIDE_NAME = Written(TITLE, Spot(38, 46), 30)
_NARROW_ICON = Laid(Spot(36), h=30)
_NARROW_COUNT = Written(NUMBER, Spot(62), 32, 50)


def cell(number: Cell) -> tuple[int, int]:
    """A space of the park as axial coordinates."""
    return AXIAL[number]


def mini_ground(box: Box, plot: ParkSeen) -> Ground:
    """As large as what stands there allows."""
    room, places = box, [offset(cell(number)) for number in plot.tiles.values()]
    tile = Reach(-RADIUS, -HALF, RADIUS, HALF)
    left, top, right, bottom = around(
        Reach(x + tile.left, y + tile.top, x + tile.right, y + tile.bottom) for x, y in places
    )
    k = min(room.w / (right - left), room.h / (bottom - top), _LARGEST)
    return Ground(room.cx - k * (left + right) / 2, room.cy - k * (top + bottom) / 2, k, apart=1)


def mini_place(land: Ground, plot: ParkSeen, die: Die) -> tuple[float, float, float]:
    """Where a guest stands in a small park, and how large."""
    at = plot.guests[die].at
    crowd = sorted(other for other, guest in plot.guests.items() if guest.at == at)
    x, y = land.at(cell(plot.tiles[at]))
    side = RADIUS * land.k * (0.78 if len(crowd) < 3 else 0.62)
    number = crowd.index(die)
    wide = 2 if len(crowd) < 5 else 3
    rows = -(-len(crowd) // wide)
    row, column = divmod(number, wide)
    count = min(wide, len(crowd) - row * wide)
    return (
        along(x, column, count, side * 0.98),
        along(y, row, rows, side * 0.8),
        side,
    )


def mini(key: str, plot: ParkSeen, box: Box, colour: str, *, cubes: bool = True) -> Iterator[Piece]:
    """A park in little."""
    if not plot.tiles:
        return
    land = mini_ground(box, plot)
    grow = RADIUS * land.k / _NATURAL
    for tile, number in sorted(plot.tiles.items(), key=lambda item: item[1]):
        x, y = land.at(cell(number))
        depth = -6 + offset(cell(number))[1] / 2000
        name = f"mini.{TILES[tile].colour or 'none'}"
        yield Piece(hex_key(key, number), art(name), x, y, scale=grow, depth=depth)
    for die, guest in sorted(plot.guests.items()):
        x, y, side = mini_place(land, plot, die)
        yield flat_die(mini_key(key, die), colour_of(die), guest.value, x, y, side)
    if cubes:
        for tile, count in sorted(plot.cubes.items()):
            x, y = land.at(cell(plot.tiles[tile]))
            low = y + HALF * land.k * 0.62
            for at in range(count):
                yield Piece(
                    f"{key}.cube.{tile}.{at}", art(f"cube.{colour}"),
                    along(x, at, count, 17 * grow), low, scale=grow * 0.36,
                )  # fmt: skip


def glance(
    seen: ThemeParkSeen,
    look: Look,
    seat: int,
    box: Box,
    status: Said,
    tone: str,
    extra: Sequence[Piece] = (),
) -> Iterator[Piece]:
    """A neighbour's park with her name and what she has."""
    key, face, plot = glance_key(seat), look.faces[seat], seen.parks[seat]
    yield panel(key, box, face.colour)
    tall = box.h > 330
    if look.frame.large and box.w >= _NARROW:
        room = Box(box.x + 12, box.y + _LARGE_HEAD, box.w * 0.52, box.h - _LARGE_HEAD - 10)
        yield from plates.head(key, face, *_LARGE_FACE.of(box), 74, depth=0)
        wide = box.w - 96
        yield _LARGE_NAME(f"{key}.name", face.name, box, width=wide)
        for at, (name, picture, value) in enumerate(
            (("stars", "star.mini", plot.stars), ("money", "money", plot.money))
        ):
            y = room.y + room.h * (0.28 + 0.46 * at)
            yield _LARGE_ICON(f"{key}.{name}.icon", art(picture), point(room.right, y))
            x, wide = room.right + 58, box.right - room.right - 70
            yield NUMBER(f"{key}.{name}", value, x, y, 50, wide, align="left")
    elif tall:
        room = _TALL_PARK.of(box)
        x, top = box.x + 100, box.y + 38
        yield from plates.head(key, face, box.x + 50, top + 20, 92, depth=0)
        yield TITLE(f"{key}.name", face.name, x, top, 32, box.right - 16 - x)
        yield from counters(key, x, top + 42, plot.stars, plot.money, CREAM, 28)
        yield from _status(key, (x + box.right) / 2, top + 80, box.right - 16 - x, status, tone)
    elif box.w < _NARROW and look.frame.large:
        room = Box(box.x + 150, box.y + _LARGE_HEAD, box.w - 156, box.h - _LARGE_HEAD - 8)
        yield from plates.head(key, face, *_CLOSE_FACE.of(box), 74, depth=0)
        yield _CLOSE_NAME(f"{key}.name", face.name, box)
        for at, (picture, value) in enumerate((("star.mini", plot.stars), ("money", plot.money))):
            y = box.y + 106 + 60 * at
            yield _CLOSE_ICON(f"{key}.{picture}", art(picture), point(box.x, y))
            yield _CLOSE_COUNT(f"{key}.{picture}.count", value, point(box.x, y))
    elif box.w < _NARROW:
        room = _NARROW_PARK.of(box)
        yield from plates.head(key, face, *_NARROW_FACE.of(box), 78, depth=0)
        wide = box.w - 100
        yield _NARROW_NAME(f"{key}.name", face.name, box, width=wide)
        yield _NARROW_STATUS(f"{key}.status", status, box, width=wide)
        for at, (picture, value) in enumerate((("star.mini", plot.stars), ("money", plot.money))):
            y = box.y + 118 + 38 * at
            yield _NARROW_ICON(f"{key}.{picture}", art(picture), point(box.x, y))
            yield _NARROW_COUNT(f"{key}.{picture}.count", value, point(box.x, y))
    else:
        room = _WIDE_PARK.of(box)
        x = box.x + 228
        yield from plates.head(key, face, x + 4, box.y + 50, 78, depth=0)
        yield _WIDE_NAME(
            f"{key}.name",
            face.name,
            point(x, box.y),
            width=box.right - x - 46,
        )
        yield from counters(key, x - 24, box.y + box.h * 0.52, plot.stars, plot.money, CREAM, 26)
        yield from _status(key, x + 44, box.bottom - 40, 146, status, tone)
    yield from mini(key, plot, room, face.colour)
    yield from extra


def _status(key: str, x: float, y: float, wide: float, said: Said, tone: str) -> Iterator[Piece]:
    ink = {"open": "#FFC928", "closed": "#7CD88A"}.get(tone, "#C9D2F8")
    yield LINE(f"{key}.status", said, x, y, 26, wide, colour=ink, align="center")


def total(seen: ThemeParkSeen, seat: int) -> int:
    plot = seen.parks[seat]
    return max(0, sum(person(card).die for card in plot.played) - plot.less)


def staff_status(seen: ThemeParkSeen, look: Look, seat: int) -> tuple[Said, str]:
    if seen.phase == "plan" and not seen.parks[seat].played:
        ready = look.faces[seat].ready
        return Said("has-chosen" if ready else "still-to-pick"), ""
    if seen.phase == "welcome":
        return Said("guests-are-in" if seat in seen.rides else "still-to-pick"), ""
    if seen.parks[seat].played:
        place = seen.order.index(seat) + 1
        return Said("sum-place", {"sum": total(seen, seat), "place": place}), ""
    return Said("income-of", {"income": income(seen.parks[seat])}), ""


def others_boxes(plan: Plan, seen: ThemeParkSeen, now: int, seats: int) -> dict[int, Box]:
    """The neighbours of the park in the middle, in the order of play."""
    rest = [seat for seat in seen.order if seat != now] or [s for s in range(seats) if s != now]
    return {seat: plan.glance(at, len(rest)) for at, seat in enumerate(rest)}


def others(plan: Plan, seen: ThemeParkSeen, look: Look, now: int) -> Iterator[Piece]:
    """Beside a park: the others live, and this round's objective."""
    for seat, box in others_boxes(plan, seen, now, look.seats).items():
        yield from glance(seen, look, seat, box, *_gate(seen, seat))
    yield from objective_now(seen, look, plan.objective)


def _gate(seen: ThemeParkSeen, seat: int) -> tuple[Said, str]:
    if seen.phase not in ("improve", "operate"):
        return Said("income-of", {"income": income(seen.parks[seat])}), ""
    done = finished(seen, seat)
    if seen.phase == "improve":
        return Said("improved" if done else "improving"), "closed" if done else "open"
    return Said("closed" if done else "still-open"), "closed" if done else "open"
