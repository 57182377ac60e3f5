"""Beside the market: the turn order, the objectives, and everybody's park."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.spaces import CELLS
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.bits import line, panel, strip
from game.games.dice_theme_park.table.glance import glance, mini
from game.games.dice_theme_park.table.keys import glance_key
from game.games.dice_theme_park.table.objectives import objective_list, objective_now
from game.games.dice_theme_park.table.phase import income
from game.games.dice_theme_park.table.standing import finished
from game.stage.box import Box
from game.stage.said import Said
from game.stage.theme import CREAM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.table.places import Plan
    from game.games.dice_theme_park.view import ThemeParkSeen
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["market_left", "market_parks", "mini_box", "others", "others_boxes", "total"]


def total(seen: ThemeParkSeen, seat: int) -> int:
    plot = seen.parks[seat]
    return max(0, sum(person(card).die for card in plot.played) - plot.less)


def market_left(plan: Plan, seen: ThemeParkSeen, look: Look, now: int) -> Iterator[Piece]:
    column = plan.left
    yield line(
        "order.title", Said("turn-order"), column.x + 16, column.y + 30, 36, column.w - 30,
        font="title", colour=CREAM, outline="#2A1408",
    )  # fmt: skip
    for at, seat in enumerate(seen.order):
        plot = seen.parks[seat]
        box = Box(column.x, column.y + 64 + at * 122, column.w, 110)
        place = Said("sum-place", {"sum": total(seen, seat), "place": at + 1})
        done = seat in seen.rides if seen.phase == "welcome" else at < seen.order.index(now)
        yield from strip(
            f"order.{seat}", look, seat, box, stars=plot.stars, money=plot.money, said=place,
            tick="tick" if done else "", now=seat == now,
        )  # fmt: skip
    top = column.y + 64 + look.seats * 122 + 20
    high = min(column.bottom - top - 46, 150.0 * max(len(seen.objectives), 1))
    yield line(
        "objectives.title", Said("objectives"), column.x + 16, top + 16, 36, column.w - 30,
        font="title", colour=CREAM, outline="#2A1408",
    )  # fmt: skip
    yield from objective_list(seen, Box(column.x, top + 46, column.w, high))


def _parks_boxes(plan: Plan, seats: int) -> tuple[Box, list[Box]]:
    """The park of whoever is at turn, larger, and the others below."""
    column = plan.right
    if seats == 1:
        return Box(column.x, column.y, column.w, 400), []
    large = Box(column.x, column.y, column.w, 330 if seats > 3 else 380)
    room = column.bottom - large.bottom - 14
    others = seats - 1
    high = min((room - 14 * (others - 1)) / others, 300)
    boxes = [
        Box(column.x, large.bottom + 14 + at * (high + 14), column.w, high) for at in range(others)
    ]
    return large, boxes


def mini_box(plan: Plan, look: Look, order: tuple[int, ...], now: int, seat: int) -> Box:
    """Where a seat's small park is while the market is shown."""
    large, boxes = _parks_boxes(plan, look.seats)
    if seat == now:
        return _inside(large)
    rest = [one for one in order if one != now]
    box = boxes[rest.index(seat)]
    return Box(box.x + 12, box.y + 14, 186, box.h - 28)


def _inside(large: Box) -> Box:
    return Box(large.x + 24, large.y + 62, large.w - 48, large.h - 76)


def market_parks(plan: Plan, seen: ThemeParkSeen, look: Look, now: int) -> Iterator[Piece]:
    large, boxes = _parks_boxes(plan, look.seats)
    face, plot = look.faces[now], seen.parks[now]
    key = glance_key(now)
    yield panel(key, large, face.colour)
    yield line(
        f"{key}.name", Said("park-of", {"name": face.name}), large.x + 26, large.y + 38, 34,
        large.w - 150, font="title", colour=CREAM,
    )  # fmt: skip
    count = Said("built-of", {"count": len(plot.tiles), "most": len(CELLS)})
    yield line(
        f"{key}.count",
        count,
        large.right - 22,
        large.y + 38,
        28,
        110,
        align="right",
        colour="#B9C8F0",
    )
    yield from mini(key, plot, _inside(large), face.colour, cubes=False)
    rest = [seat for seat in seen.order if seat != now]
    for seat, box in zip(rest, boxes, strict=True):
        yield from glance(seen, look, seat, box, *_staff_status(seen, seat))


def _staff_status(seen: ThemeParkSeen, seat: int) -> tuple[Said, str]:
    if seen.phase == "welcome":
        return Said("guests-are-in" if seat in seen.rides else "still-to-pick"), ""
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
