"""What of the log matters to those who waited, how much, and which pieces it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.garden import NO_NUMBER, numbered_cell
from game.games.molly.events import (
    CubeDrawn,
    EventBegun,
    Flipped,
    Hunted,
    LastRound,
    Passed,
    Played,
    ProjectSet,
    SetMade,
    Swapped,
    Taken,
    TokenGained,
)
from game.games.molly.table import keys
from game.games.molly.table.arts import BACK, cube_art, event_art, mole_art
from game.stage.kit.telling import weighed

if TYPE_CHECKING:
    from game.games.molly.content.garden import CellNumber
    from game.kernel.event import Event
    from game.stage.table import Line

__all__ = ["weighing"]


def weighing(event: Event, line: Line) -> Line:  # noqa: PLR0911 - one per kind
    """The line with its weight: what is lost to somebody before sets, sets before cards."""
    match event:
        case TokenGained(victim=int(victim)):
            return weighed(line, 9, hits=(victim,), art="molly/token", points=(f"seat.{victim}",))
        case SetMade():
            weight = 6 + len(event.cubes) + 2 * event.chain
            art = cube_art(event.colour)
            return weighed(line, weight, art=art, points=_piles(*event.cells))
        case ProjectSet():
            return weighed(line, 6, art=BACK, points=_piles(*event.cells))
        case EventBegun():
            return weighed(line, 5, art=event_art(event.event))
        case LastRound():
            return weighed(line, 8, art="icon/clock", points=("deck",))
        case Taken() | CubeDrawn():
            return weighed(line, 4, art=mole_art(event.card))
        case Passed():
            return weighed(line, 3, art="icon/gift")
        case Swapped():
            return weighed(line, 3, art="icon/swap.ink", points=_piles(*event.cells))
        case Hunted():
            points = _piles(event.to, event.pile)
            return weighed(line, 3, art="molly/card.bobtail", points=points)
        case Flipped():
            return weighed(line, 2, art=BACK, points=_piles(*event.cells))
        case Played():
            return weighed(line, 1, art=mole_art(event.card), points=_piles(event.cell))
    return line


def _piles(*cells: CellNumber) -> tuple[str, ...]:
    found = [numbered_cell(cell) for cell in cells if cell != NO_NUMBER]
    return tuple(key for cell in found for key in (keys.top(cell), keys.pile(cell)))
