"""What several acts have in common: cards that fly, shouts, the places of seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.games.mole_park.table.places import plan
from game.stage.motion import (
    Arc,
    Enter,
    Hide,
    Home,
    Motion,
    Show,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.piece import Piece, Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.games.mole_park.table.places import Plan
    from game.stage.said import Said
    from game.stage.table import Turnover

__all__ = ["FLY", "appear", "cards", "from_place", "park_of", "pulse", "seat_at", "shout"]

FLY, GAP = 320, 90
_BACK = "mole_park/card.back"


def park_of(over: Turnover[Any]) -> Plan:
    return plan(over.look.frame, over.look.seats, over.after.crown)


def seat_at(over: Turnover[Any], seat: int) -> tuple[float, float]:
    """Where a seat's cards go: its panel, or in a showdown its own."""
    for key in (f"rival.{seat}.panel", f"seat.{seat}"):
        piece = over.now.get(key) or over.was.get(key)
        if piece is not None:
            return piece.x, piece.y
    box = park_of(over).seat(seat)
    return box.cx, box.cy


def cards(
    name: str, count: int, start: tuple[float, float], end: tuple[float, float], high: float = 70
) -> Motion:
    """Face-down cards on their way, one after another."""
    flights: list[Motion] = []
    for number in range(count):
        key = f"fly.{name}.{number}"
        piece = Piece(key, _BACK, *start, h=high, depth=700 + number, shadow=14)
        goal = (end[0] + 8 * number, end[1])
        way = 24.0 if end[0] > start[0] else -24.0
        flights.append(
            Then(
                Show(piece),
                Arc(key, goal, FLY, lift=90, curve="both", turn=way),
                Hide(key),
            )
        )
    return Stagger(GAP, *flights)


def shout(name: str, said: Said, place: tuple[float, float], ms: float = 700) -> Motion:
    """A word in a burst, for a moment."""
    key = f"shout.{name}"
    words = Words(said, 36, "title", "#B8262C", "#FFF6DC", width=170, rim=4)
    piece = Piece(key, "prop/burst", *place, w=210, depth=760, text=words)
    return Then(
        Together(Show(piece), change(key, 0, scale=0.4)),
        change(key, 140, "back", scale=1),
        Wait(ms),
        change(key, 140, "in", alpha=0),
        Hide(key),
    )


def appear(keys: Iterable[str], over: Turnover[Any], ms: float = 240) -> Motion:
    """Pieces of the picture that comes rise into their places."""
    there = [key for key in keys if key in over.now]
    return Then(
        Together(*(Then(Enter(key), change(key, 0, alpha=0, y=over.now[key].y + 40))
                   for key in there)),
        Together(*(change(key, ms, "out", alpha=over.now[key].alpha, y=over.now[key].y)
                   for key in there)),
    )  # fmt: skip


def from_place(
    over: Turnover[Any], key: str, place: tuple[float, float], ms: float, lift: float = 40
) -> Motion:
    """A piece of the picture that comes flies home from somewhere."""
    home = over.now[key]
    start = replace(home, x=place[0], y=place[1])
    return Then(Show(start), Home(key, ms, lift=lift))


def pulse(keys: Iterable[str], over: Turnover[Any], ms: float = 200) -> Motion:
    return Together(*(change(key, ms, "swing", scale=1.12) for key in keys if key in over.was))
