"""What of the log matters to those who waited, how much, and which pieces it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content.ids import TYPE_OF
from game.games.topoum.events.cards import Played, PressTaken
from game.games.topoum.events.course import Entered, Paid, PeaceCame, Sighted
from game.games.topoum.events.moles import Captured, Clashed, Eliminated, Freed
from game.games.topoum.events.tiles import Divided, Taken, TileChanged
from game.games.topoum.table.keys import tile
from game.games.topoum.table.names import card_art, owner
from game.stage.kit.telling import weighed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.topoum.content.ids import Space
    from game.kernel.event import Event
    from game.stage.table import Line

__all__ = ["weighing"]


def weighing(event: Event, line: Line) -> Line:
    """The line with its weight: moles and barracks that were lost, then medals, then cards."""
    match event:
        case Captured() | Eliminated() | Clashed() | Taken():
            weight, *hits = _lost(event)
            at = _on(event.space)
            return weighed(line, weight, hits=tuple(hits), art="prop/burst", points=at)
        case PressTaken():
            hits = [event.from_] if event.from_ >= 0 else []
            return weighed(line, 6, hits=tuple(hits), art=card_art("press"))
        case Sighted():
            return weighed(line, 5 + event.medals, art="icon/star", points=_on(*event.spaces))
        case Paid():
            return weighed(line, 4, art="icon/star", points=(f"marker.{event.seat}",))
        case Divided() | PeaceCame():
            return weighed(line, 8, art="icon/warning")
        case Played():
            return weighed(line, 3, art=card_art(TYPE_OF[event.card]), points=(event.mole,))
        case TileChanged():
            return weighed(line, 3, art="icon/hexagon", points=_on(event.space))
        case Entered() | Freed():
            return weighed(line, 1, art="icon/mole")
    return line


def _lost(event: Captured | Eliminated | Clashed | Taken) -> Sequence[int]:
    """What a loss weighs, and who had it."""
    match event:
        case Captured():
            return 12, owner(event.mole)
        case Eliminated():
            return 11, event.seat
        case Clashed():
            return 10, *map(owner, event.moles)
        case Taken():
            return 9, event.colour


def _on(*spaces: Space) -> tuple[str, ...]:
    return tuple(key for space in spaces for key in (f"space.{space}", tile(space)))
