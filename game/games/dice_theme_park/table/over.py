"""The end: who has won, and what everybody's stars and park came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.bits import (
    MONEY_INK,
    NIGHT_INK,
    STAR_INK,
    head,
    line,
    name_words,
    panel,
)
from game.games.dice_theme_park.table.glance import mini
from game.stage.box import Box
from game.stage.piece import Piece, Words
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.view import ParkSeen, ThemeParkSeen
    from game.stage.look import Look

__all__ = ["best", "over", "ranks"]


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


def over(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    title = Words(_title(seen, look), 88, "title", "#FFD75A", "#6A1A10", rim=8, width=room.w * 0.7)
    yield Piece("over.title", x=room.cx, y=room.y + 74, depth=30, text=title)
    yield Piece("over.bunting.left", art("bunting.left"), room.x + 190, room.y + 60, depth=2)
    yield Piece("over.bunting.right", art("bunting.right"), room.right - 190, room.y + 60, depth=2)
    found = ranks(seen)
    ranked = sorted(range(look.seats), key=lambda seat: found[seat], reverse=True)
    wide = min((room.w - 18 * (look.seats - 1)) / look.seats, 560)
    left = room.cx - (wide * look.seats + 18 * (look.seats - 1)) / 2
    for at, seat in enumerate(ranked):
        box = Box(left + at * (wide + 18), room.y + 150, wide, room.h - 160)
        place = 1 + sum(other > found[seat] for other in found)
        yield from _column(seen, look, box, seat, place)


def _column(seen: ThemeParkSeen, look: Look, box: Box, seat: int, place: int) -> Iterator[Piece]:
    face, plot, key = look.faces[seat], seen.parks[seat], f"over.{seat}"
    if place == 1 and not (seen.solo and plot.stars <= seen.target):
        yield Piece(f"{key}.glow", "ui/glow", box.cx, box.cy, box.w + 50, box.h + 50, depth=-9)
    yield panel(key, box, face.colour, depth=-8)
    yield Piece(
        f"{key}.band", f"ui/seat.band.{face.colour}", box.cx, box.y + 46, box.w - 8, 84, depth=-6
    )
    yield from head(key, look, seat, box.x + 62, box.y + 46, 74)
    yield Piece(
        f"{key}.name",
        x=box.x + 118,
        y=box.y + 44,
        depth=5,
        text=name_words(look, seat, 40, box.w - 200),
    )
    if not seen.solo:
        yield line(
            f"{key}.place",
            Said("place-short", {"place": place}),
            box.right - 24,
            box.y + 46,
            44,
            90,
            font="title",
            colour=STAR_INK,
            align="right",
            outline="#10143A",
        )
    y = box.y + 150
    yield line(
        f"{key}.stars",
        str(plot.stars),
        box.cx + 4,
        y,
        84,
        box.w * 0.45,
        font="title",
        colour=STAR_INK,
        align="right",
        steady=True,
    )
    yield Piece(f"{key}.star", art("star.mini"), box.cx + 44, y, scale=1.9, depth=5)
    yield from mini(
        f"{key}.park", plot, Box(box.x + 20, box.y + 212, box.w - 40, box.h - 330), face.colour
    )
    low = box.bottom - 70
    third = (box.w - 40) / 3
    for at, (name, value, ink) in enumerate(_sums(plot)):
        x = box.x + 20 + third * (at + 0.5)
        yield line(
            f"{key}.{name}.count",
            value,
            x,
            low - 12,
            36,
            third - 8,
            font="title",
            colour=ink,
            align="center",
            steady=True,
        )
        yield line(
            f"{key}.{name}",
            Said(f"over-{name}"),
            x,
            low + 30,
            26,
            third - 6,
            align="center",
            colour="#B9C8F0",
        )


def _sums(plot: ParkSeen) -> tuple[tuple[str, str, str], ...]:
    built = sum(tile != ENTRANCE for tile in plot.tiles)
    return (
        ("attractions", str(built), NIGHT_INK),
        ("guests", str(len(plot.guests)), NIGHT_INK),
        ("money", f"${plot.money}", MONEY_INK),
    )
