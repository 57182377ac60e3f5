"""Staff: as a card with its words, the understudy's choice, what everybody turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.answers import mark
from game.games.dice_theme_park.table.bits import (
    LINE,
    NIGHT_INK,
    NUMBER,
    STAR_INK,
    TITLE,
    art,
    cash,
    heading,
    panel,
    strip,
    value_die,
)
from game.games.dice_theme_park.table.keys import played_key
from game.games.dice_theme_park.table.phase import income
from game.games.dice_theme_park.table.wording import dash, staff_said
from game.stage.box import Box
from game.stage.kit.rows import along, grid
from game.stage.kit.slots import Spot, Written, point
from game.stage.piece import Piece
from game.stage.said import Said
from game.stage.theme import CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.content.staff import StaffCard
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Answer, Piece

__all__ = ["card_box", "reveal", "strips", "swap"]

_CARD = (250.0, 350.0)
_SMALL = (186.0, 190.0)
_LIFT = 34.0
_BELOW = 124.0
"""So high are four lines below a small card."""
_SIDE_BY_SIDE = 0.7
"""Smaller cards than that lie one below the other."""
_BARS = 196.0
_MANY = 8
"""More cards than that lie in two rows, in small."""
_STAFF_CARD_PHASE = Written(LINE, Spot(0), 26, height=32, colour=CREAM, align="center")
_STAFF_CARD_TEXT = Written(LINE, Spot(0), 26, height=_BELOW, lines=4, align="center")
_TOTAL_SUM = Written(NUMBER, Spot(-36), 50, 120, colour=STAR_INK)
_TOTAL_INCOME = Written(LINE, Spot(26), 29, 140)
_TOTAL_PLACE = Written(
    TITLE, Spot(-22), 32, 130, height=76, lines=2, colour=NIGHT_INK, align="right",
)  # fmt: skip


def _shape(room: Box, count: int) -> tuple[float, int, bool]:
    """The scale of the cards, how many lie in a row, and whether they are the small ones."""
    if count > _MANY:
        row = -(-count // 2)
        high = (room.h - _BARS - 60) / 2
        return min(room.w / row / (_SMALL[0] + 10), high / (_SMALL[1] + 10), 1.3), row, True
    high = room.h - _BARS - _LIFT - 30
    return min(room.w / count / (_CARD[0] + 14), high / _CARD[1], 1.16), count, False


def card_box(room: Box, at: int, count: int) -> Box:
    scale, in_row, small = _shape(room, count)
    wide, high = _SMALL if small else _CARD
    row, column = divmod(at, in_row)
    pitch = min(room.w / in_row, wide * scale * 1.16)
    here = min(in_row, count - row * in_row)
    x = along(room.cx, column, here, pitch)
    y = room.y + _LIFT + 10 + high * scale / 2 + row * (high * scale + 22)
    return Box(x - wide * scale / 2, y - high * scale / 2, wide * scale, high * scale)


def staff_card(
    key: str, card: StaffCard, x: float, y: float, scale: float, depth: float,
    own: Answer | None = None,
) -> Iterator[Piece]:  # fmt: skip
    """A staff card with its words; a small one has its words below it, where they can be read."""
    if scale < 1:
        wide, high = _CARD[0] * scale, _CARD[1] * scale
        small = _SMALL[1] * wide / _SMALL[0]
        top = y - high / 2
        yield from _small(key, card, Box(x - wide / 2, top, wide, small), depth, own)
        yield _STAFF_CARD_TEXT(
            f"{key}.text", Said(f"staff-{dash(person(card).id)}.text"),
            point(x, top + small + _BELOW / 2), width=wide + 2, depth=depth,
        )  # fmt: skip
        return
    who = person(card).id
    yield Piece(
        key, art(f"staff.{who}"), x, y, scale=scale, depth=depth, answer=own, page=f"staff.{card}"
    )
    yield TITLE(
        f"{key}.name", staff_said(card), x, y + 61 * scale, 30 * scale, 214 * scale, colour=INK,
        align="center", depth=depth + 0.2,
    )  # fmt: skip
    yield LINE(
        f"{key}.text", Said(f"staff-{dash(who)}.text"), x, y + 115 * scale, 26, 232 * scale,
        height=62 * scale, lines=2, colour=INK, align="center", depth=depth + 0.2,
    )  # fmt: skip
    yield _STAFF_CARD_PHASE(
        f"{key}.phase", Said(f"staff-{dash(who)}.phase"), point(x, y + 158 * scale),
        width=244 * scale, depth=depth + 0.2,
    )  # fmt: skip


def _small(
    key: str, card: StaffCard, box: Box, depth: float, own: Answer | None
) -> Iterator[Piece]:
    """Who it is, what is earned, and when; what is done is said in the sheet."""
    scale = box.w / _SMALL[0]
    yield Piece(
        key, art(f"staff.{person(card).id}.small"), box.cx, box.cy, scale=scale,
        depth=depth, answer=own, page=f"staff.{card}",
    )  # fmt: skip
    yield TITLE(
        f"{key}.name", staff_said(card), box.cx, box.cy + 69 * scale, 26, 180 * scale,
        colour=INK, align="center", depth=depth + 0.2,
    )  # fmt: skip


def _rows(seen: ThemeParkSeen) -> tuple[list[StaffCard], list[StaffCard]]:
    plot = seen.parks[seen.viewer or 0]
    return sorted(plot.played), sorted(plot.hand, key=lambda card: (person(card).die, card))


def _places(room: Box, count: int) -> list[Box]:
    """A row of cards."""
    places = grid(room.inset(10, 0), count, most=240)
    high = 1.4 * places.first.w
    y = room.cy - high / 2 + 16
    return [box._replace(y=y, h=high).inset(4) for box in places.boxes(count, count)]


def swap(seen: ThemeParkSeen, look: Look, room: Box) -> Iterator[Piece]:
    played, hand = _rows(seen)
    # A place between the two rows stays empty.
    places = _places(room, len(played) + 1 + len(hand))
    rows = (("played", played, places[: len(played)]), ("hand", hand, places[len(played) + 1 :]))
    for name, cards, boxes in rows:
        if not boxes:
            continue
        yield heading(
            f"swap.{name}", Said(f"swap-{name}"), boxes[0].x + 8, boxes[0].y - 36, 400, paper=False
        )
        for card, box in zip(cards, boxes, strict=True):
            yield from staff_card(f"swap.{card}", card, box.cx, box.cy, box.w / 250, 5)
            yield from mark(f"swap.{card}", seen, look, card, box.inset(-3))


def seat_column(room: Box, at: int, count: int) -> Box:
    return grid(room.inset(0, 10), count, gap=16, most=560).at(at)


def played_place(column: Box, at: int) -> tuple[float, float, float]:
    """The middle of one of the two cards, and its scale."""
    scale = min((column.w - 40) / 2 / 258, (column.h - 190) / 350, 1.1)
    if scale < _SIDE_BY_SIDE:
        small = _SMALL[1] * _CARD[0] / _SMALL[0]
        scale = min((column.w - 40) / 258, (column.h - 200) / 2 / small, 0.9)
        # It lies from its own upper edge, as a card with its words below does.
        return column.cx, column.y + 20 + 175 * scale + at * (small * scale + 8), scale
    pitch = 258 * scale
    return column.cx + (at - 0.5) * pitch, column.y + 24 + 175 * scale, scale


def _chosen(seen: ThemeParkSeen, look: Look, seat: int) -> bool:
    """Whether her staff lies face down: chosen, or, once the first is turned up, still to be."""
    return look.faces[seat].ready or any(plot.played for plot in seen.parks)


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
                own, stacked = f"{key}.{at}", played_place(column, 0)[0] == column.cx
                for piece in staff_card(own, card, x, y, scale, 5 + at / 10):
                    if not stacked or not piece.key.endswith(".text"):
                        yield piece
            elif _chosen(seen, look, seat):
                yield Piece(f"{key}.{at}", art(f"staff.back.{face.colour}"), x, y, scale=scale)
            else:
                yield Piece(f"{key}.{at}.slot", "ui/slot.empty", x, y, 240 * scale, 340 * scale)
        if plot.played:
            yield from _total(seen, column, seat)


def _total(seen: ThemeParkSeen, column: Box, seat: int) -> Iterator[Piece]:
    plot, key = seen.parks[seat], played_key(seat)
    dice = [person(card).die for card in plot.played]
    # As low as it may stand: four lines of what a card says come down to it.
    y = column.bottom - 100
    left = column.x + 52
    for at, value in enumerate(dice):
        yield value_die(f"{key}.die.{at}", value, left + 84 * at, y, 56)
    total = max(0, sum(dice) - plot.less)
    yield _TOTAL_SUM(f"{key}.sum", f"= {total}", point(left + 84 * len(dice), y))
    money = [person(card).money for card in plot.played] + [income(plot)]
    low = column.bottom - 38
    yield _TOTAL_INCOME(f"{key}.income", Said("income-word"), point(column.x, low))
    yield cash(f"{key}.cash", f"+${sum(money)}", column.cx + 60, low, 50)
    if seen.solo:
        return
    place = Said("place-in-order", {"place": seen.order.index(seat) + 1})
    yield _TOTAL_PLACE(f"{key}.place", place, point(column.right, y))


def strips(plan: Plan, seen: ThemeParkSeen, look: Look) -> Iterator[Piece]:
    for at, seat in enumerate(seen.order):
        face, plot = look.faces[seat], seen.parks[seat]
        said, tick = Said("staff-on-table"), ""
        alone = "" if look.seats > 1 else "-alone"
        if not plot.played:
            chosen = _chosen(seen, look, seat)
            said = Said("has-chosen" if chosen else f"choosing-in-secret{alone}")
            tick = "tick" if chosen else "wait"
        yield from strip(
            f"strip.{seat}", look, seat, plan.strip(at), stars=plot.stars, money=plot.money,
            said=said, tick=tick, now=face.turn and seen.step == "plan",
        )  # fmt: skip
