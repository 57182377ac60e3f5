"""What of the log matters to those who waited, how much, and which pieces it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import PRIZES
from game.games.mole_park.events import (
    CashedIn,
    Declared,
    FellShort,
    Missed,
    NoPrize,
    TieSettled,
    Took,
    Whacked,
    Won,
)
from game.games.mole_park.table import keys
from game.games.mole_park.table.stands import prize_art
from game.stage.kit.telling import weighed

if TYPE_CHECKING:
    from game.kernel.event import Event
    from game.stage.table import Line

__all__ = ["weighing"]

_CROWN = ("pedestal", "crown")


def weighing(event: Event, line: Line) -> Line:
    """The line with its weight: what is won weighs its stars, and a mole more than a miss."""
    match event:
        case Missed():
            return weighed(line, 1, art="icon/cross", points=("mud",))
        case Whacked():
            # Those who share a hole that is not enough for them all lose it to each other.
            return weighed(line, 3, hits=event.shares, art="icon/mole", points=_hole(event.hole))
        case Took():
            return weighed(line, 2 + event.count, art="icon/mole", points=_hole(event.hole))
        case CashedIn():
            return weighed(line, 5, art="icon/star")
        case Declared():
            return weighed(line, 7, art="icon/crown", points=_CROWN)
        case FellShort():
            return weighed(line, 6, art="icon/crown", points=_CROWN)
        case TieSettled() if line.seat is not None:
            return weighed(line, 4, hits=event.order[1:], art="icon/crown")
        case Won():
            stand = f"stand.{event.stand}"
            points = (stand, keys.prize(event.prize))
            return weighed(line, 8 + PRIZES[event.prize], art=prize_art(event.prize), points=points)
        case NoPrize():
            return weighed(line, 2, art="icon/cross")
    return line


def _hole(number: int) -> tuple[str, ...]:
    return keys.hole(number), f"down.{number}"
