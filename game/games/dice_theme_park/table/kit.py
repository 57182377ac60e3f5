"""Upgrades and innovations that are not installed yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.innovations import INNOVATIONS, KIT
from game.games.dice_theme_park.content.numbers import UPGRADES
from game.games.dice_theme_park.table.answers import mark
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.bits import heading, line
from game.games.dice_theme_park.table.keys import kit_key
from game.games.dice_theme_park.table.wording import dash
from game.stage.box import Box
from game.stage.kit.boxes import fills
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.innovations import Kit
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.look import Look

__all__ = ["kit", "kit_art"]


def _place(box: Box, word: Kit, *, innovations: bool) -> Box:
    at = (*UPGRADES, *INNOVATIONS).index(word)
    top = box.y + 532
    if not innovations:
        return Box(box.x + 16, top + 80 * at, box.w - 32, 74)
    column, row = divmod(at, 3)
    wide = (box.w - 40) / 2
    return Box(box.x + 16 + column * (wide + 8), top + 80 * row, wide, 74)


def kit_art(word: Kit, statues: int = 0) -> str:
    if word in UPGRADES:
        return art(f"upgrade.{word}")
    if word == "statue":
        # They are built in order, so the next one is known by how many are left.
        return art(f"innovation.statue.{min(KIT['statue'] - statues + 1, KIT['statue'])}")
    return art(f"innovation.{word}")


def kit(seen: ThemeParkSeen, look: Look, box: Box, seat: int) -> Iterator[Piece]:
    plot = seen.parks[seat]
    yield heading("owner.kit", Said("to-install"), box.x + 20, box.y + 508, box.w - 40, paper=True)
    words: list[Kit] = [*UPGRADES, *(INNOVATIONS if seen.innovations else ())]
    for word in words:
        room = _place(box, word, innovations=seen.innovations)
        left = plot.kit.get(word, 0)
        key = kit_key(word)
        yield fills(f"{key}.well", "ui/well", room, -7)
        # An innovation stands on its foot; an upgrade lies about its middle.
        foot, scale = (room.cy + 26, 0.54) if word in INNOVATIONS else (room.cy, 0.8)
        yield Piece(
            key, kit_art(word, left), room.x + 40, foot, scale=scale, depth=4,
            alpha=1 if left else 0.35,
        )  # fmt: skip
        if seen.innovations:
            yield line(
                f"{key}.count", f"×{left}", room.x + 82, room.cy, 32, 60, font="title", colour=INK
            )
        else:
            yield line(
                f"{key}.name",
                Said(f"upgrade-{dash(word)}"),
                room.x + 80,
                room.cy,
                28,
                room.w - 160,
                colour=INK,
            )
            yield line(
                f"{key}.count", f"×{left}", room.right - 18, room.cy, 34, 60, font="title",
                colour=INK, align="right",
            )  # fmt: skip
        yield from mark(key, seen, look, word, room)
