"""Everybody's staff: who still chooses it; shut, then turned up with its sum and income."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.arts import art
from game.games.dice_theme_park.table.bits import STAR_INK, cash, line, panel, strip, value_die
from game.games.dice_theme_park.table.hand import staff_card
from game.games.dice_theme_park.table.keys import played_key
from game.games.dice_theme_park.table.phase import income
from game.stage.box import Box
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look

__all__ = ["played_place", "reveal", "seat_column", "strips"]


def seat_column(room: Box, at: int, count: int) -> Box:
    wide = min((room.w - 16 * (count - 1)) / count, 560)
    left = room.cx - (wide * count + 16 * (count - 1)) / 2
    return Box(left + at * (wide + 16), room.y + 10, wide, room.h - 20)


def played_place(column: Box, at: int) -> tuple[float, float, float]:
    """The middle of one of the two cards, and its scale."""
    scale = min((column.w - 40) / 2 / 258, (column.h - 190) / 350, 1.1)
    pitch = 258 * scale
    return column.cx + (at - 0.5) * pitch, column.y + 24 + 175 * scale, scale


def reveal(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    for seat in range(look.seats):
        column = seat_column(room, seat, look.seats)
        face, plot = look.faces[seat], seen.parks[seat]
        key = played_key(seat)
        yield panel(key, column, face.colour)
        for at in range(2):
            x, y, scale = played_place(column, at)
            if at < len(plot.played):
                card = plot.played[at]
                yield from staff_card(f"{key}.{at}", card, x, y, scale, 5 + at / 10)
            elif face.ready:
                yield Piece(
                    f"{key}.{at}", art(f"staff.back.{face.colour}"), x, y, scale=scale, depth=5
                )
            else:
                yield Piece(
                    f"{key}.{at}.slot", "ui/slot.empty", x, y, 240 * scale, 340 * scale, depth=1
                )
        if plot.played:
            yield from _total(seen, column, seat)


def _total(seen: ThemeParkSeen, column: Box, seat: int) -> Iterator[Piece]:
    plot, key = seen.parks[seat], played_key(seat)
    dice = [person(card).die for card in plot.played]
    y = column.bottom - 122
    left = column.x + 52
    for at, value in enumerate(dice):
        yield value_die(f"{key}.die.{at}", value, left + 84 * at, y, 56)
    total = max(0, sum(dice) - plot.less)
    yield line(
        f"{key}.sum", f"= {total}", left + 84 * len(dice) - 36, y, 50, 120, font="title",
        colour=STAR_INK, steady=True,
    )  # fmt: skip
    money = [person(card).money for card in plot.played] + [income(plot)]
    low = column.bottom - 50
    yield line(f"{key}.income", Said("income-word"), column.x + 26, low, 29, 140)
    yield cash(f"{key}.cash", f"+${sum(money)}", column.cx + 60, low, 50)
    if seen.solo:
        return
    place = Said("place-in-order", {"place": seen.order.index(seat) + 1})
    yield line(
        f"{key}.place", place, column.right - 22, y, 32, 130, align="right", font="title", lines=2,
        height=76,
    )  # fmt: skip


def strips(plan: Plan, seen: ThemeParkSeen, look: Look) -> Iterator[Piece]:
    for at, seat in enumerate(seen.order):
        face, plot = look.faces[seat], seen.parks[seat]
        said, tick = Said("staff-on-table"), ""
        alone = "" if look.seats > 1 else "-alone"
        if seen.step == "plan" and not plot.played:
            said = Said("has-chosen" if face.ready else f"choosing-in-secret{alone}")
            tick = "tick" if face.ready else "wait"
        yield from strip(
            f"strip.{seat}", look, seat, plan.strip(at), stars=plot.stars, money=plot.money,
            said=said, tick=tick, now=face.turn and seen.step == "plan",
        )  # fmt: skip
