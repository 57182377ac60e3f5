"""The discarded attractions, one of which may be built for nothing (p. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.table.answers import mark
from game.games.dice_theme_park.table.bits import line
from game.games.dice_theme_park.table.keys import offer_key
from game.games.dice_theme_park.table.phase import actor
from game.games.dice_theme_park.table.tiles import Lot
from game.games.dice_theme_park.table.tiles import tile as laid
from game.stage.box import Box
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["picker", "picking"]


def picking(seen: ThemeParkSeen, look: Look) -> bool:
    step = seen.waiting(actor(seen, look))
    return step is not None and step.kind == "amenity_build" and bool(seen.asked)


def _place(felt: Box, at: int, count: int) -> Box:
    columns = 6 if count > 10 else 5
    rows = max(-(-count // columns), 2)
    row, column = divmod(at, columns)
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
    for at, name in enumerate(sorted(seen.tile_discards)):
        box = _place(felt, at, len(seen.tile_discards))
        k = min(box.w / 300, (box.h - 50) / 240, 0.8)
        yield from laid(offer_key(name), Lot(name), box.cx, box.cy + 12, k, 2)
        yield from mark(offer_key(name), seen, look, name, box, depth=8)
