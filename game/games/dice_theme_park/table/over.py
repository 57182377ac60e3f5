"""The end: who has won, how the stars came together, where from, and what was great about it."""

from __future__ import annotations

import itertools
from dataclasses import replace
from math import atan2, degrees, hypot
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.table.bits import (
    LINE,
    MONEY_INK,
    NIGHT_INK,
    NUMBER,
    PRINT,
    STAR_INK,
    TITLE,
    art,
    die_art,
    panel,
)
from game.games.dice_theme_park.table.solo import goal_rows
from game.games.dice_theme_park.table.story import SOURCES, Source, story
from game.games.dice_theme_park.table.wording import tile_said
from game.stage.box import Box
from game.stage.graph import graph
from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.panels import PAPER
from game.stage.kit.rows import apart
from game.stage.kit.slots import MIDDLE, RIGHT, Laid, Spot, Written, point
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.strokes import DASHES, dashed
from game.stage.theme import CREAM, INK, SOFT_INK, SYMBOL_IS_INK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.dice_theme_park.seen.view import ParkSeen, ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.games.dice_theme_park.table.story import Story
    from game.stage.graph import Graph
    from game.stage.look import Look

__all__ = ["best", "grows", "over", "ranks"]

_THICK, _BADGE = 13.0, 46.0
_MARK = replace(LINE, colour="#C9D4F8", align="right", steady=True)


_STILL = ("graph.grid.", "graph.mark.", "graph.round.")
_GRAPH_TARGET = Written(NUMBER, Spot(72), 0, 108, colour="#FF9AA6")
_GRAPH_GRID = Laid(Spot(0), h=3, depth=-4)
_GRAPH_MARK = Written(_MARK, Spot(-14), 0, 90)
_GRAPH_ROUND = Written(LINE, Spot(0, 36), 28, 150, height=56, align="center")
_GRAPH_BADGE = Laid(Spot(0), h=42, depth=4)
_GRAPH_STARS = Written(NUMBER, Spot(28), 0, 96)
_HEAD_STARS = Laid(Spot(-74, 24, RIGHT), scale=0.72)
_ROW_FACE = Spot(104, 0, down=MIDDLE)
_ROW_NAME = Written(TITLE, Spot(160, 0, down=MIDDLE), 36, 96)
_ROW_STARS = Written(NUMBER, Spot(-74, 0, RIGHT, MIDDLE), 56, 120, colour=STAR_INK, align="center")
_ROW_PLACE = Written(NUMBER, Spot(32, 0, down=MIDDLE), 52, 46, align="center")
_PAPER_TITLE = Written(LINE, Spot(0, -17), 27, colour=INK)
_PAPER_TEXT = Written(PRINT, Spot(0, 17), 26, colour=SOFT_INK)


def grows(key: str) -> bool:
    """Whether a piece with this key belongs to the lines; the rest is the paper they are on."""
    return key.startswith("graph.") and not key.startswith(_STILL)


def starline_room(box: Box) -> Box:
    """Where the lines run."""
    return Box(box.x + 84, box.y + 34, box.w - 84 - 156, box.h - 34 - 64)


def starline(seen: ThemeParkSeen, look: Look, told: Story, box: Box) -> Iterator[Piece]:
    yield panel("graph", box, depth=-8)
    room = starline_room(box)
    rows: list[Sequence[int]] = [[0] * look.seats, *told.totals.values()]
    shares = [0.0, *(number / seen.rounds for number in told.totals)]
    scale = graph([*rows, [seen.target]]) if seen.solo else graph(rows)
    yield from _grid(seen, room, scale, large=look.frame.large)
    if seen.solo:
        high = room.bottom - room.h * scale.up(seen.target)
        yield from _dashes("target", "target", (room.x, high), (room.right, high), DASHES[2], 0.4)
        size = 52 if look.frame.large else 38
        yield _GRAPH_TARGET("graph.target", seen.target, point(room.right, high), size=size)
    for seat, face in enumerate(look.faces):
        places = [
            (room.x + room.w * share, room.bottom - room.h * scale.up(row[seat]))
            for share, row in zip(shares, rows, strict=True)
        ]
        for at, (start, end) in enumerate(itertools.pairwise(places)):
            pattern = DASHES[seat % len(DASHES)]
            yield from _dashes(f"{seat}.{at}", face.colour, start, end, pattern, 1 + seat / 10)
        for at, (x, y) in enumerate(places[1:]):
            name = art(f"graph.point.{face.colour}")
            yield Piece(f"graph.{seat}.point.{at}", name, x, y, depth=2 + seat / 10)
    yield from _ends(seen, look, room, scale)


def _grid(seen: ThemeParkSeen, room: Box, scale: Graph, *, large: bool) -> Iterator[Piece]:
    for mark in scale.marks:
        y = room.bottom - room.h * scale.up(mark)
        yield _GRAPH_GRID(f"graph.grid.{mark}", art("graph.grid"), point(room.cx, y), w=room.w)
        yield _GRAPH_MARK(f"graph.mark.{mark}", mark, point(room.x, y), size=46 if large else 28)
    for number in range(1, seen.rounds + 1):
        x = room.x + room.w * number / seen.rounds
        first = number == 1 and not large
        words = Said("round", {"round": number}) if first else str(number)
        yield _GRAPH_ROUND(
            f"graph.round.{number}", words, point(x, room.bottom), colour=_MARK.colour,
        )  # fmt: skip


def _dashes(
    key: str, colour: str, start: tuple[float, float], end: tuple[float, float],
    pattern: Sequence[float], depth: float,
) -> Iterator[Piece]:  # fmt: skip
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    for at, (a, b) in enumerate(dashed(start, end, pattern)):
        far = hypot(b[0] - a[0], b[1] - a[1])
        if far < 1:
            continue
        yield Piece(
            f"graph.line.{key}.{at}", art(f"graph.line.{colour}"), (a[0] + b[0]) / 2,
            (a[1] + b[1]) / 2, round(far), _THICK, turn=turn, depth=depth,
        )  # fmt: skip


def _ends(seen: ThemeParkSeen, look: Look, room: Box, scale: Graph) -> Iterator[Piece]:
    """Badges and sums at the ends of the lines, kept off each other."""
    ends = sorted(
        (room.bottom - room.h * scale.up(plot.stars), seat) for seat, plot in enumerate(seen.parks)
    )
    at = apart([y for y, _ in ends], _BADGE, room.y, room.bottom)
    x = room.right + 44
    for high, (end, seat) in zip(at, ends, strict=True):
        face = look.faces[seat]
        yield from _dashes(
            f"end.{seat}", face.colour, (room.right, end), (x - 14, high), DASHES[0], 0.6
        )
        yield _GRAPH_BADGE(f"graph.{seat}.badge", f"badge/{face.colour}", point(x, high))
        yield _GRAPH_STARS(
            f"graph.{seat}.stars", seen.parks[seat].stars, point(x, high),
            size=52 if look.frame.large else 38,
        )  # fmt: skip


Column: TypeAlias = Literal[Source, "attractions", "guests"]

_PITCH = 122.0
_ICONS: dict[Column, tuple[str, float]] = {
    "objectives": ("objective.back", 0.26),
    "administrator": ("admin.back", 0.16),
    "statues": ("innovation.statue.3", 0.7),
    "money": ("money", 0.86),
    "attractions": ("mini.grey", 0.9),
    "guests": ("pip.any.6", 0.95),
}


def ranks(seen: ThemeParkSeen) -> list[tuple[int, int, int]]:
    """By stars, then guests left, then money (p. 14)."""
    return [(plot.stars, len(plot.guests), plot.money) for plot in seen.parks]


def best(seen: ThemeParkSeen) -> list[int]:
    found = ranks(seen)
    return [seat for seat, rank in enumerate(found) if rank == max(found)]


def _title(seen: ThemeParkSeen, look: Look) -> Said:
    if seen.solo:
        won = seen.parks[0].stars > seen.target
        return Said("solo-won" if won else "solo-lost", {"name": look.faces[0].name})
    winners = best(seen)
    if len(winners) > 1:
        return Said("shared-title", {"count": len(winners)})
    return Said("wins", {"name": look.faces[winners[0]].name})


def over(seen: ThemeParkSeen, look: Look, place: Plan) -> Iterator[Piece]:
    room = place.inner
    title = Words(
        _title(seen, look), 88, "title", "#FFD75A", "#6A1A10", rim=8, width=room.w * 0.6, height=124
    )
    yield Piece("over.title", x=room.cx, y=room.y + 86, depth=30, text=title)
    told = story(look.past, seen)
    wide = room.w * 0.56
    top = room.y + 160
    yield from starline(seen, look, told, Box(room.x + 14, top, wide, room.bottom - top - 8))
    left = room.x + wide + 32
    side = Box(left, top, room.right - left - 14, room.bottom - top - 8)
    yield from _ranking(seen, look, told, side)
    yield from _moments(look, told, place)


def _ranking(seen: ThemeParkSeen, look: Look, told: Story, side: Box) -> Iterator[Piece]:
    found = ranks(seen)
    ranked = sorted(range(look.seats), key=lambda seat: found[seat], reverse=True)
    columns = _columns(told)
    pitch = min((side.w - 410) / max(len(columns), 1), 92.0)
    middles = [side.right - 150 - pitch * (len(columns) - at - 0.5) for at in range(len(columns))]
    colour = look.faces[ranked[0]].colour
    for name, x in zip(columns, middles, strict=True):
        icon, scale = _ICONS.get(name, (f"cube.{colour}", 0.86))
        y = side.y + (46 if name == "statues" else 24)
        yield Piece(f"over.head.{name}", art(icon), x, y, scale=scale)
    yield _HEAD_STARS("over.head.stars", art("star"), side)
    top = side.y + 60
    high = min(_PITCH, (side.bottom - top + 12) / look.seats)
    for at, seat in enumerate(ranked):
        box = Box(side.x, top + high * at, side.w, high - 12)
        place = 1 + sum(other > found[seat] for other in found)
        won = place == 1 and not (seen.solo and seen.parks[seat].stars <= seen.target)
        yield from _row(seen, look, box, seat, 0 if seen.solo else place, won=won)
        for x, (words, ink) in zip(middles, _figures(seen, told, seat, columns), strict=True):
            yield NUMBER(
                f"over.{seat}.column.{round(x)}", words, x, box.cy, 38, pitch - 6, colour=ink,
                align="center",
            )  # fmt: skip
    if seen.solo and not look.frame.large:
        # In large text the account of the score, one press on, has room for them.
        below = Box(side.x, top + high, side.w, side.bottom - top - high)
        yield from goal_rows(seen, below)


def _columns(told: Story) -> list[Column]:
    """The sources that brought anybody anything; without a story, what the parks came to."""
    if not told.sources:
        return ["attractions", "guests", "money"]
    return [name for name in SOURCES if any(told.sources[name])]


def _figures(
    seen: ThemeParkSeen, told: Story, seat: int, columns: Sequence[Column]
) -> list[tuple[str, str]]:
    if not told.sources:
        return list(_sums(seen.parks[seat]))
    rows = [told.sources[name] for name in SOURCES if name in columns]
    return [(str(row[seat]), NIGHT_INK) for row in rows]


def _row(
    seen: ThemeParkSeen, look: Look, box: Box, seat: int, place: int, *, won: bool
) -> Iterator[Piece]:
    face, plot, key = look.faces[seat], seen.parks[seat], f"over.{seat}"
    if won:
        yield fills(f"{key}.glow", "ui/glow", box, -9, 44)
    yield fills(key, art(f"seat.{face.colour}"), box, -8)
    ink = INK if face.colour in SYMBOL_IS_INK else CREAM
    if place:
        yield _ROW_PLACE(f"{key}.place", place, box, colour=ink)
    yield from plates.head(key, face, *_ROW_FACE.of(box), 123, depth=0)
    yield _ROW_NAME(f"{key}.name", face.name, box)
    yield _ROW_STARS(f"{key}.stars", plot.stars, box)


def _sums(plot: ParkSeen) -> tuple[tuple[str, str], ...]:
    built = sum(tile != ENTRANCE for tile in plot.tiles)
    return (
        (str(built), NIGHT_INK),
        (str(len(plot.guests)), NIGHT_INK),
        (f"${plot.money}", MONEY_INK),
    )


def _moments(look: Look, told: Story, place: Plan) -> Iterator[Piece]:
    """Small prints of the day; the results behind the button have them, too."""
    if place.large:
        return
    found = list(_found(look, told))
    for at, box in enumerate((place.foot_left, place.foot_right)):
        mine = found[2 * at : 2 * at + 2]
        if mine:
            yield from _paper(("rides", "parks")[at], box, mine)


def _paper(key: str, box: Box, mine: list[tuple[str, float, Said, Said]]) -> Iterator[Piece]:
    yield from PAPER.headed(key, box, Said(f"{key}-of-the-day"))
    high = (box.h - 62) / 2
    for number, (picture, scale, what, text) in enumerate(mine):
        row, y = f"{key}.{number}", box.y + 54 + high * (number + 0.5)
        yield Piece(f"{row}.art", picture, box.x + 48, y, scale=scale)
        left, wide = box.x + 88, box.w - 96
        yield _PAPER_TITLE(f"{row}.title", what, point(left, y), width=wide)
        yield _PAPER_TEXT(f"{row}.text", text, point(left, y), width=wide)


def _found(look: Look, told: Story) -> Iterator[tuple[str, float, Said, Said]]:
    def name(seat: int) -> str:
        return look.faces[seat].name

    ride, guest, busy, park = told.attraction, told.guest, told.busiest, told.park
    if ride is not None:
        facts: dict[str, str | int | Said] = {
            "name": name(ride.seat), "stars": ride.stars,
        }  # fmt: skip
        yield art(f"tile.{ride.tile}"), 0.3, tile_said(ride.tile), Said("moment-attraction", facts)
    if guest is not None:
        facts = {"name": name(guest.seat), "count": guest.rides}
        die = die_art(colour_of(guest.die), 6, flat=True)
        yield die, 1.1, Said("moment-guest"), Said("moment-guest-text", facts)
    if busy is not None:
        facts = {"name": name(busy.seat), "count": busy.stars}
        cube = art(f"cube.{look.faces[busy.seat].colour}")
        yield cube, 0.9, Said("moment-busy"), Said("moment-busy-text", facts)
    if park is not None:
        facts = {"name": name(park.seat), "stars": park.stars}
        yield art("star"), 0.78, Said("moment-round"), Said("moment-round-text", facts)
