"""A park with what may be done in it: what glows, what a click would bring, where it would lead."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import NO_TILE, is_tile
from game.games.dice_theme_park.content.ids import SPACE, VALUE
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.content.prices import upgrade_price
from game.games.dice_theme_park.content.spaces import cell_id, cell_of, is_cell
from game.games.dice_theme_park.table.answers import answer, beside
from game.games.dice_theme_park.table.bits import NUMBER, STAR, art, cash, flat_die
from game.games.dice_theme_park.table.choices import (
    Choice,
    fits_there,
    read,
)
from game.games.dice_theme_park.table.glance import cell
from game.games.dice_theme_park.table.hexes import HALF, HANDLE, Ground, cube
from game.games.dice_theme_park.table.keys import die_key, park_key
from game.games.dice_theme_park.table.parks import (
    buildable,
    die_at,
    die_piece,
    die_spot,
    handle,
    land,
    park,
)
from game.games.dice_theme_park.table.phase import Screen, screen
from game.games.dice_theme_park.table.standing import party_gain
from game.games.dice_theme_park.table.tiles import COST, Lot, cost_place, tile
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.kit.signs import chip
from game.stage.kit.slots import Laid, Room, Spot, Written, point
from game.stage.piece import Piece, altered
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look

__all__ = ["RING", "midway", "midway_ground"]

RING, _GUEST = 6.0, 8.0
"""Rings of attractions lie over the plates, those of guests over them, all under the guests."""
_LIFT = 14.0
_LIT, _UNLIT = 1.0, 0.5
"""Handles of free spaces, while an attraction is pointed at and while none is."""
_ROUND, _HEM = 6.0, 8.0
"""The meadow goes so far beyond the park's box, and the lawn comes so near to its rim."""
_VALUE = Room(Spot(6, -108), 88, 92)
_TAG = Laid(Spot(0, -8), w=108, h=56, depth=70)
_TAG_FROM = Written(NUMBER, Spot(-32, -10), 34, 40, colour=INK, align="center", depth=71)
_TAG_ARROW = Laid(Spot(0, -10), h=26, depth=71)
_TAG_TO = Written(NUMBER, Spot(32, -10), 34, 40, colour="#B8262C", align="center", depth=71)
_GAIN = Laid(Spot(0), h=66, depth=74)
_GAIN_PLUS = Written(NUMBER, Spot(30), 42, 30, colour="#2A7A3A", align="center", depth=75)
_VALUES = Laid(Spot(0), h=118, depth=80)


def midway_ground(seen: ThemeParkSeen, look: Look, box: Box, seat: int) -> Ground:
    choice = read(seen, look, seat)
    plot, named = seen.parks[seat], not look.frame.large
    return land(box, plot, room=bool(choice.building), named=named, handles=_rim(seen, look))


def _rim(seen: ThemeParkSeen, look: Look) -> bool:
    """Whether free spaces are handles at the park's rim, so that it need not give them its room."""
    return screen(seen, look) is Screen.MARKET


def _value_box(box: Box, value: int) -> Box:
    """The six values to choose from, at the foot of the park."""
    return _VALUE.of(point(box.cx - 3 * 100 + (value - 1) * 100, box.bottom))


def midway(
    seen: ThemeParkSeen, look: Look, box: Box, seat: int, meadow: Box | None = None
) -> Iterator[Piece]:  # fmt: skip
    """The park in its box; what is green may go on all round it, as far as its frame."""
    plot, choice = seen.parks[seat], read(seen, look, seat)
    ground = midway_ground(seen, look, box, seat)
    colour = look.faces[seat].colour
    key = park_key(seat)
    if seen.offer and seen.phase == "setup":
        key = "park.first"
    lawn = Piece(f"{key}.plot", art("plot"), ground.x, ground.y, scale=ground.pitch, depth=-19.5)
    round_it = meadow or box.inset(-_ROUND)
    yield fills(f"{key}.meadow", art("meadow"), round_it, -19.7)
    yield altered(lawn, clip=(*round_it.inset(_HEM),))
    named = look.hover if is_tile(look.hover) else choice.tile
    lifted = {die_key(die) for die in choice.party}
    for piece in park(
        key, plot, ground, colour, room=bool(choice.building) and not _rim(seen, look),
        numbers=look.numbers, named=named,
        large=look.frame.large, priced=seen.phase == "improve" and not look.frame.large,
        asked=choice.tile if any(map(SPACE.names, look.offered)) else NO_TILE,
    ):  # fmt: skip
        yield (
            altered(piece, y=piece.y - _LIFT, shadow=piece.shadow + _LIFT)
            if piece.key in lifted
            else piece
        )
    if choice.open:
        yield from _rings(seen, look, plot, ground, choice)
        yield from _dice(seen, look, plot, ground, choice)
        yield from _preview(look, plot, ground, choice)
        yield from _cells(seen, look, plot, ground, choice, colour)
        yield from _free(seen, look, plot, ground, box)
        yield from _spaces(seen, look, plot, ground, choice)
        yield from _values(seen, look, box, choice)


def _rings(
    seen: ThemeParkSeen, look: Look, plot: ParkSeen, ground: Ground, choice: Choice
) -> Iterator[Piece]:
    for name, number in sorted(plot.tiles.items()):
        x, y = ground.at(cell(number))
        ring = ""
        if name == choice.tile:
            ring = "hex.chosen"
        elif name in look.offered:
            ring = "hex.goal" if choice.die else "hex.legal"
            if look.hover == name:
                ring = "hex.goal" if choice.die else "hex.chosen"
        if name in look.besides:
            yield beside(f"ring.{name}", seen, look, name, ground.spot(cell(number)))
        if ring:
            grow = ground.k * (1.04 if look.hover == name else 1.0)
            own = answer(seen, look, name, ground.spot(cell(number)), bare=True)
            yield Piece(f"ring.{name}", art(ring), x, y, scale=grow, depth=RING, answer=own)
        elif choice.dims and not any(
            plot.guests[d].at == name and d in look.offered for d in plot.guests
        ):
            yield Piece(f"dim.{name}", art("hex.dim"), x, y, scale=ground.k, depth=RING, alpha=0.8)


def _dice(
    seen: ThemeParkSeen, look: Look, plot: ParkSeen, ground: Ground, choice: Choice
) -> Iterator[Piece]:
    """Guests that may be chosen, and what becomes of those that are."""
    for die in sorted(plot.guests):
        x, y, scale = die_at(ground, plot, die)
        if die in choice.party:
            y -= _LIFT
            yield from _tag(f"tag.{die}", plot.guests[die].value, x, y - 76 * scale, choice.ages)
        chosen = die in choice.party or die == choice.die
        if die in look.besides:
            yield beside(die_key(die), seen, look, die, die_spot(ground, plot, die))
        elif die in look.offered or chosen:
            box = cube(x, y, scale).inset(-5)
            strong = die == choice.die or (chosen and choice.ages)
            if strong:
                yield Piece(f"{die_key(die)}.glow", "ui/glow", x, y, box.w, box.h, depth=RING + 1)
            yield Piece(
                f"{die_key(die)}.mark",
                "ui/focus",
                x,
                y,
                box.w,
                box.h,
                depth=_GUEST,
                alpha=1 if strong else 0.6,
                answer=answer(seen, look, die, die_spot(ground, plot, die)),
            )


def _tag(key: str, value: int, x: float, y: float, ages: bool) -> Iterator[Piece]:
    """ "3 to 2", above a guest of the party."""
    if not ages:
        return
    after = str(value - 1) if value > 1 else "–"
    yield _TAG(key, art("tag"), point(x, y))
    yield _TAG_FROM(f"{key}.from", value, point(x, y))
    yield _TAG_ARROW(f"{key}.arrow", "icon/arrow.right.ink", point(x, y))
    yield _TAG_TO(f"{key}.to", after, point(x, y))


def _preview(look: Look, plot: ParkSeen, ground: Ground, choice: Choice) -> Iterator[Piece]:
    """What the operation makes; or the guest where it would be, and whether it is ready then."""
    hover = look.hover
    goal = hover if hover in look.offered and is_tile(hover) and hover in plot.tiles else NO_TILE
    operating = goal if choice.may_operate and goal else choice.tile if choice.ages else NO_TILE
    if operating:
        yield from _gain(plot, ground, operating, choice.party)
    die = choice.die
    if not die or not goal or die not in plot.guests:
        return
    x, y, _ = die_at(ground, plot, die)
    gx, gy = ground.at(cell(plot.tiles[goal]))
    gx, gy = gx + 36 * ground.k, gy - 14 * ground.k
    value = plot.guests[die].value
    ghost = die_piece("ghost", die, value, gx, gy, 0.9 * ground.k, alpha=0.62, numbers=look.numbers)
    yield altered(ghost, depth=60, shadow=0)
    yield from _arrow(x, y, gx, gy - 20 * ground.k)
    if fits_there(plot, die, goal):
        at = (gx - 36 * ground.k, gy + (HALF + 34) * ground.k)
        yield chip("ghost.ready", "green", Said("then-ready"), *at, 186, 46, depth=72)


def _arrow(x: float, y: float, to_x: float, to_y: float) -> Iterator[Piece]:
    """A row of dots in a slight arc, and a head."""
    count = 9
    for at in range(1, count):
        share = at / count
        up = 60 * share * (1 - share) * 4
        px, py = x + (to_x - x) * share, y + (to_y - y) * share - up
        if at == count - 1:
            yield Piece(
                "arrow.head",
                art("arrow.head"),
                px,
                py,
                depth=69,
                turn=degrees(atan2(to_y - y + 60, to_x - x)),
            )
        elif at > 1:
            yield Piece(f"arrow.{at}", art("arrow.dot"), px, py, depth=69)


def _gain(plot: ParkSeen, ground: Ground, name: TileId, party: tuple[Die, ...]) -> Iterator[Piece]:
    gain = party_gain(plot, name, party)
    x, y = ground.at(cell(plot.tiles[name]))
    x, y = x + 100 * ground.k, y - (HALF + 50) * ground.k
    wide = 196.0 if gain.money else 128.0
    yield _GAIN("gain", art("gain"), point(x, y), w=wide)
    yield _GAIN_PLUS("gain.plus", "+", point(x - wide / 2, y))
    yield STAR.round("gain.stars", gain.stars, x - wide / 2 + 80, y - 2, 62, depth=75)
    if gain.money:
        yield cash("gain.money", gain.money, x + wide / 2 - 52, y, 46, depth=75)


def _cells(
    seen: ThemeParkSeen, look: Look, plot: ParkSeen, ground: Ground, choice: Choice, colour: str
) -> Iterator[Piece]:
    """Where the attraction may stand; what it would look like there."""
    rim = _rim(seen, look)
    size = HANDLE if rim else 1.0
    for word in filter(is_cell, look.offered):
        space = handle(plot, cell_of(word)) if rim else cell(cell_of(word))
        x, y = ground.at(space)
        if look.hover == word and choice.building:
            lot = Lot(choice.building, colour=colour)
            for piece in tile("ghost", lot, x, y, ground.k * size, 60):
                yield altered(piece, alpha=0.78)
        own = answer(seen, look, word, ground.spot(space, size), bare=True)
        yield Piece(
            f"cell.{word}", art("hex.build"), x, y, scale=ground.k * size, depth=RING, answer=own
        )


def _free(
    seen: ThemeParkSeen, look: Look, plot: ParkSeen, ground: Ground, box: Box
) -> Iterator[Piece]:
    """Before an attraction is chosen: free spaces, where the park leaves them room."""
    if not _rim(seen, look) or not any(map(is_tile, look.offered)):
        return
    lit = _LIT if is_tile(look.hover) else _UNLIT
    for number in buildable(plot):
        space = handle(plot, number)
        (x, y), spot = ground.at(space), ground.spot(space, HANDLE)
        if (
            box.x < spot.x
            and spot.right < box.right
            and box.y < spot.y
            and spot.bottom < box.bottom
        ):
            yield Piece(
                f"cell.{cell_id(number)}", art("hex.build"), x, y, scale=ground.k * HANDLE,
                depth=RING, alpha=lit,
            )  # fmt: skip


def _spaces(
    seen: ThemeParkSeen, look: Look, plot: ParkSeen, ground: Ground, choice: Choice
) -> Iterator[Piece]:
    """The spaces to choose from: what lies there, or the price."""
    tile = choice.tile
    for word in look.offered:
        if not SPACE.names(word) or not tile:
            continue
        at = SPACE.at(word)
        x, y = ground.at(cell(plot.tiles[tile]))
        dx, dy = cost_place(at, ground.k)
        x, y = x + dx, y + dy
        laid = plot.upgrades.get(tile, ())
        lies = laid[at] if at < len(laid) else ""
        if look.hover == word and choice.upgrade:
            lies = choice.upgrade
        free = not lies and look.path[:1] == ("install",)
        key, said = f"space.{word}", f"${upgrade_price(plot, tile, at)}" if free else ""
        own = answer(seen, look, word)
        yield chip(key, "dark", said, x, y, *COST, depth=61, answer=own)
        if lies:
            yield Piece(f"{key}.lies", art(f"upgrade.{lies}"), x, y, h=COST[1], depth=62)
        yield Piece(f"{key}.mark", "ui/focus", x, y, *COST, depth=63)


def _values(seen: ThemeParkSeen, look: Look, box: Box, choice: Choice) -> Iterator[Piece]:
    words = [word for word in look.offered if VALUE.names(word)]
    if not words or not choice.die:
        return
    first, last = _value_box(box, 1), _value_box(box, 6)
    yield _VALUES(
        "values", "ui/panel.paper", point((first.x + last.right) / 2, first.cy),
        w=last.right - first.x + 30,
    )  # fmt: skip
    for word in words:
        value = VALUE.at(word)
        room = _value_box(box, value)
        grow = 1.08 if look.hover == word else 1.0
        die = flat_die(
            f"values.{value}", colour_of(choice.die), value, room.cx, room.cy, 76 * grow, depth=82
        )
        yield altered(die, answer=answer(seen, look, word, room))
