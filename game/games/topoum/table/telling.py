"""What happened, in words: the log and the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content.ids import TYPE_OF, place_of
from game.games.topoum.events.cards import DeckMade, Played, PressTaken
from game.games.topoum.events.course import (
    CategoryCounted,
    Entered,
    FinalScoring,
    Paid,
    Passed,
    PeaceCame,
    Sighted,
    Stuck,
    TurnBegun,
)
from game.games.topoum.events.moles import Captured, Clashed, Eliminated, Freed
from game.games.topoum.events.tiles import Blast, Divided, Looked, Taken, TileChanged
from game.games.topoum.table.keys import tile
from game.games.topoum.table.names import card_art, card_name, name_of, owner
from game.stage.kit.telling import of_seat, rows, weighed
from game.stage.said import Said
from game.stage.table import Line, Row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.topoum.content.ids import Space
    from game.games.topoum.content.words import PayCause
    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.table import Line

__all__ = ["log_line", "statistics"]

_QUIET_MEDALS: tuple[PayCause, ...] = ("line", "slot", "press")


def log_line(event: Event, look: Look) -> tuple[Line, ...]:
    return tuple(_weighing(event, line) for line in _lines(event, look))


def _lines(event: Event, look: Look) -> tuple[Line, ...]:
    match event:
        case Entered() | PressTaken() | Passed() | Stuck() | Looked() | TileChanged():
            return (of_seat(f"log-{event.kind}", event.seat, look),)
        case PeaceCame() | FinalScoring():
            return (Line(Said(f"log-{event.kind}")),)
        case CategoryCounted():
            return _category(event, look)
        case TurnBegun():
            return _round(event, look)
        case DeckMade() if event.farmer:
            return (Line(Said("log-farmer", {"farmer": Said(f"farmer-{event.farmer}")})),)
        case Divided():
            return (Line(Said("log-divided", {"count": len(event.lost)})),)
    return _deed(event, look)


def _deed(event: Event, look: Look) -> tuple[Line, ...]:
    """Something a seat has done, or got, or suffered."""
    match event:
        case Played():
            key = "log-played-hand" if place_of(event.place).source == "hand" else "log-played"
            return (of_seat(key, event.seat, look, card=card_name(TYPE_OF[event.card])),)
        case Sighted():
            count, squares = event.medals, event.squares
            return (of_seat("log-sighted", event.seat, look, count=count, squares=squares),)
        case Eliminated():
            return (of_seat("log-killed", event.seat, look, why=Said(f"why-{event.why}")),)
        case Captured():
            other = name_of(look, owner(event.mole))
            return (of_seat("log-captured", event.by, look, other=other),)
        case Clashed():
            comes, stood = (owner(mole) for mole in event.moles)
            return (of_seat("log-clash", comes, look, other=name_of(look, stood)),)
        case Taken() if (
            event.base == "barracks" and event.colour < look.seats and event.why != "fell"
        ):
            # What falls with a part of the field is counted where that is told.
            return (of_seat("log-tile-lost", event.colour, look, why=Said(f"why-{event.why}")),)
        case Freed():
            return (of_seat("log-freed", event.seat, look),)
        case Paid() if event.why not in _QUIET_MEDALS:
            key = "log-medals-lost" if event.count < 0 else "log-medals"
            why = Said(f"for-{event.why}")
            return (of_seat(key, event.seat, look, count=abs(event.count), why=why),)
    return ()


def _round(event: TurnBegun, look: Look) -> tuple[Line, ...]:
    """Each round, when whoever has the Whistle begins it."""
    before, place = divmod(event.turn - 1, look.seats)
    return () if place else (Line(Said("log-round", {"round": before + 1})),)


def _category(event: CategoryCounted, look: Look) -> tuple[Line, ...]:
    """Whoever has most; a line for each of the tied."""
    category = Said(f"category-{event.category}")
    key = "log-category" if len(event.seats) == 1 else "log-category-tied"
    return tuple(of_seat(key, seat, look, category=category) for seat in event.seats)


def statistics(events: Sequence[Event], seats: int) -> tuple[Row, ...]:
    names = ("lines", "line-medals", "longest", "cards", "hand-cards", "entered", "lost", "knocked",
             "blasts", "friendly", "press")  # fmt: skip
    count = {name: [0] * seats for name in names}
    active = 0
    for event in events:
        match event:
            case TurnBegun():
                active = event.seat
            case Sighted():
                count["lines"][event.seat] += 1
                count["line-medals"][event.seat] += event.medals
                longest = count["longest"]
                longest[event.seat] = max(longest[event.seat], event.squares)
            case Played():
                count["cards"][event.seat] += 1
                count["hand-cards"][event.seat] += place_of(event.place).source == "hand"
            case Entered():
                count["entered"][event.seat] += 1
            case Eliminated():
                count["lost"][event.seat] += 1
                count["knocked"][active] += event.seat != active
            case Blast():
                count["blasts"][active] += 1
            case Paid(why="friendly-fire"):
                count["friendly"][event.seat] += -event.count
            case Paid(why="press"):
                count["press"][event.seat] += event.count
    return rows(count)


# What of it matters to those who waited, how much, and which pieces it is about


def _weighing(event: Event, line: Line) -> Line:
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
