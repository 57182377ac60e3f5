"""What several acts have in common: cards that fly, shouts, the places of seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from game.games.mole_park.content import HOLES
from game.games.mole_park.table import keys
from game.games.mole_park.table.places import plan
from game.stage import motion as do
from game.stage.kit.flights import passes, pops
from game.stage.motion import Motion
from game.stage.piece import Piece, Words
from game.stage.table import Acts, Turnover

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan
    from game.stage.said import Said

__all__ = [
    "ACTS",
    "Over",
    "cards",
    "dealt_keys",
    "park_of",
    "pulse",
    "seat_at",
    "shout",
    "tumbles",
]

ACTS: Acts[ParkSeen] = Acts()
Over: TypeAlias = "Turnover[ParkSeen]"

FLY, GAP = 320, 90
_TUMBLE, _FRAMES = 900, 24
"""How long a die rolls, and how many pictures there are of it."""
_BACK = "mole_park/card.back"


def park_of(over: Over) -> Plan:
    return plan(over.look, over.after.crown)


def seat_at(over: Over, seat: int) -> tuple[float, float]:
    """Where a seat's cards go: its panel, or in a showdown its own."""
    for key in (keys.panel(keys.rival(seat)), keys.seat(seat)):
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
        flights.append(passes(piece, goal, FLY, lift=90, turn=way))
    return do.Stagger(GAP, *flights)


def shout(name: str, said: Said, place: tuple[float, float], ms: float = 700) -> Motion:
    """Few words in a burst, for a moment: as large as two lines of it may be."""
    key = f"shout.{name}"
    words = Words(said, 36, "title", "#B8262C", "#FFF6DC", width=156, lines=2, height=84, rim=4)
    piece = Piece(key, "prop/burst", *place, w=230, depth=760, text=words)
    return pops(piece, ms, rise=140, small=0.4)


def tumbles(
    over: Over, home: Piece, seat: int, start: tuple[float, float], ms: float = _TUMBLE, *,
    height: float = 150, shadow: float = 10,
) -> Motion:  # fmt: skip
    """A seat's die rolls from somewhere to its place; it keeps its key all the way."""
    art = f"mole_park/tumble.{over.look.faces[seat].colour}"
    thrown = replace(home, art=art, x=start[0], y=start[1], depth=650, shadow=shadow)
    goal = home.at
    return do.Then(do.Show(thrown), do.Tumble(home.key, goal, _FRAMES, home.art, ms, height=height))


def dealt_keys(over: Over) -> list[str]:
    """The cards at the holes that were not there before."""
    fans = (keys.fan(number, over.now) for number in range(1, HOLES + 1))
    return [key for fan in fans for key in fan if key not in over.was]


def pulse(pieces: Iterable[str], over: Over, ms: float = 200) -> Motion:
    return do.Together(
        *(do.change(key, ms, "swing", scale=1.12) for key in pieces if key in over.was)
    )
