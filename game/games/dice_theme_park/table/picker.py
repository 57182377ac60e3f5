"""The discarded attractions, one of which may be built for nothing (p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.bits import line
from game.games.dice_theme_park.table.keys import offer_key
from game.games.dice_theme_park.table.marks import mark
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.tiles import Lot
from game.games.dice_theme_park.table.tiles import tile as laid
from game.stage.box import Box
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.attractions import TileId
    from game.games.dice_theme_park.view import ThemeParkSeen
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["picker", "picker_box", "picking"]


def picking(seen: ThemeParkSeen, look: Look) -> bool:
    step = seen.waiting(actor(seen, look))
    return step is not None and step.kind == "amenity_build" and bool(seen.asked)


def picker_box(felt: Box, seen: ThemeParkSeen, tile: TileId) -> Box | None:
    tiles = sorted(seen.tile_discards)
    if tile not in tiles:
        return None
    columns = 6 if len(tiles) > 10 else 5
    rows = max(-(-len(tiles) // columns), 2)
    row, column = divmod(tiles.index(tile), columns)
    wide, high = (felt.w - 70) / columns, (felt.h - 130) / rows
    return Box(felt.x + 35 + column * wide + 4, felt.y + 100 + row * high + 4, wide - 8, high - 8)


def picker(seen: ThemeParkSeen, look: Look, felt: Box) -> Iterator[Piece]:
    yield line(
        "picker.title",
        Said("discarded-tiles"),
        felt.cx,
        felt.y + 62,
        38,
        felt.w - 80,
        font="title",
        colour="#FFE9BE",
        outline="#10143A",
        align="center",
    )
    for name in sorted(seen.tile_discards):
        box = picker_box(felt, seen, name)
        if box is None:
            continue
        k = min(box.w / 300, box.h / 290, 0.8)
        yield from laid(offer_key(name), Lot(name), box.cx, box.cy, k, 2)
        yield from mark(offer_key(name), look, name, box, depth=8)
