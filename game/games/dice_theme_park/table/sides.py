"""Beside the market: the turn order, the objectives, and everybody's park."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.glance import glance
from game.games.dice_theme_park.table.objectives import objective_now
from game.games.dice_theme_park.table.phase import income
from game.games.dice_theme_park.table.standing import finished
from game.stage.box import Box
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.games.dice_theme_park.table.places import Plan
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["others", "others_boxes", "staff_status", "total"]


def total(seen: ThemeParkSeen, seat: int) -> int:
    plot = seen.parks[seat]
    return max(0, sum(person(card).die for card in plot.played) - plot.less)


def staff_status(seen: ThemeParkSeen, seat: int) -> tuple[Said, str]:
    if seen.phase == "welcome":
        return Said("guests-are-in" if seat in seen.rides else "still-to-pick"), ""
    if seen.parks[seat].played:
        place = seen.order.index(seat) + 1
        return Said("sum-place", {"sum": total(seen, seat), "place": place}), ""
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
