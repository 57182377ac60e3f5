"""Beside the prompt at the end: what was great about this day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.table.arts import art, die_art
from game.games.dice_theme_park.table.bits import heading, line
from game.games.dice_theme_park.table.wording import tile_said
from game.stage.kit.boxes import fills
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.table.places import Plan
    from game.games.dice_theme_park.table.story import Story
    from game.stage.box import Box
    from game.stage.look import Look

__all__ = ["moments"]


def moments(look: Look, told: Story, place: Plan) -> Iterator[Piece]:
    found = list(_found(look, told))
    for at, box in enumerate((place.foot_left, place.foot_right)):
        mine = found[2 * at : 2 * at + 2]
        if mine:
            yield from _paper(("rides", "parks")[at], box, mine)


def _paper(key: str, box: Box, mine: list[tuple[str, float, Said, Said]]) -> Iterator[Piece]:
    yield fills(key, "ui/panel.paper", box, -9)
    yield heading(
        f"{key}.title", Said(f"{key}-of-the-day"), box.x + 26, box.y + 34, box.w - 52, paper=True
    )
    high = (box.h - 62) / 2
    for number, (picture, scale, what, text) in enumerate(mine):
        row, y = f"{key}.{number}", box.y + 54 + high * (number + 0.5)
        yield Piece(f"{row}.art", picture, box.x + 58, y, scale=scale, depth=4)
        left, wide = box.x + 104, box.w - 124
        yield line(f"{row}.title", what, left, y - 17, 27, wide, colour=INK)
        yield line(f"{row}.text", text, left, y + 17, 26, wide, font="text", colour="#5A4038")


def _found(look: Look, told: Story) -> Iterator[tuple[str, float, Said, Said]]:
    def name(seat: int) -> str:
        return look.faces[seat].name

    best, guest, busy, park = told.attraction, told.guest, told.busiest, told.park
    if best is not None:
        facts: dict[str, str | int | Said] = {
            "name": name(best.seat), "stars": best.stars,
        }  # fmt: skip
        yield art(f"tile.{best.tile}"), 0.3, tile_said(best.tile), Said("moment-attraction", facts)
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
