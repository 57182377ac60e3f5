"""What happened, in words: the log, the crib, the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import effect_of, is_colour
from game.games.molly.content.garden import NO_NUMBER, numbered_cell
from game.games.molly.events import (
    CubeDrawn,
    CubeGone,
    Ended,
    EventBegun,
    EventFound,
    FitsNowhere,
    Flipped,
    Hunted,
    LastRound,
    NoToken,
    Passed,
    Played,
    ProjectSet,
    SetMade,
    Skipped,
    Swapped,
    Taken,
    TokenGained,
    TurnBegun,
)
from game.games.molly.table import keys
from game.games.molly.table.arts import BACK, cube_art, event_art, mole_art
from game.games.molly.table.places import plan
from game.games.molly.table.prompts import colour, of_card
from game.stage.kit.telling import of_seat, rows, weighed
from game.stage.said import Said
from game.stage.table import Line, Note, Row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.molly.content.components import EventCard, Shown
    from game.games.molly.content.garden import CellNumber
    from game.games.molly.seen.view import MollySeen
    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.table import Line

__all__ = ["aside", "crib", "log_line", "statistics"]


def log_line(event: Event, look: Look) -> tuple[Line, ...]:
    return tuple(_weighing(event, line) for line in _lines(event, look))


def _lines(event: Event, look: Look) -> tuple[Line, ...]:  # noqa: C901, PLR0911, PLR0912 - one per kind
    match event:
        case TurnBegun(begins=True):
            return (Line(Said("log-turn", {"turn": event.turn})),)
        case Taken():
            return (of_seat("log-taken", event.seat, look, colour=of_card(event.card)),)
        case CubeDrawn():
            return (of_seat("log-drew", event.seat, look, colour=of_card(event.card)),)
        case Swapped() | Skipped() | NoToken():
            return (of_seat(f"log-{event.kind}", event.seat, look),)
        case Hunted():
            key = "log-hunted" if event.moves_pile else "log-hunted-gap"
            return (of_seat(key, event.seat, look),)
        case Played():
            key = "log-played-gap" if event.gap else "log-blind" if event.blind else "log-played"
            return (of_seat(key, event.seat, look, colour=of_card(event.card)),)
        case TokenGained(victim=int(victim)):
            return (of_seat("log-stole", event.seat, look, victim=look.faces[victim].name),)
        case SetMade():
            key = "log-chain" if event.chain else "log-set"
            shown, count = colour(event.colour), len(event.cards)
            return (of_seat(key, event.seat, look, colour=shown, count=count),)
        case Flipped():
            one, other = map(_turned_up, event.show)
            return (Line(Said("log-flipped", {"one": one, "other": other}), event.seat),)
        case ProjectSet():
            return (of_seat("log-projects", event.seat, look),)
        case EventFound(later=True):
            return (Line(Said("log-event-waits", _what(event.event)), event.seat),)
        case EventBegun():
            return (Line(Said("log-event", _what(event.event)), event.seat),)
        case Passed(colour=str(passed)):
            to = look.faces[event.to].name
            return (of_seat("log-passed", event.seat, look, colour=colour(passed), to=to),)
        case CubeGone():
            return (of_seat("log-gone", event.seat, look, colour=colour(event.colour)),)
        case FitsNowhere():
            return (of_seat("log-nowhere", event.seat, look, colour=of_card(event.card)),)
        case LastRound() | Ended():
            return (Line(Said(f"log-{event.kind}")),)
        case _:
            return ()


def _turned_up(shown: Shown) -> Said:
    return colour(shown) if is_colour(shown) else Said("project-word")


def _what(event: EventCard) -> dict[str, str | int | Said]:
    return {"what": Said(f"event-{effect_of(event)}")}


def crib(seen: MollySeen, look: Look) -> tuple[Note, ...]:
    notes = (
        Note(Said("crib-title")),
        Note(Said("crib-score"), "icon/star"),
        Note(Said("crib-tokens"), "molly/token"),
        Note(Said("crib-none"), "molly/cube.hidden"),
    )
    if seen.bobtail and plan(look.frame, look.seats).free is None:
        # With every seat taken there is no place free to tell about him.
        return (*notes, Note(Said("crib-bobtail"), "molly/card.bobtail"))
    return notes


def aside(seen: MollySeen) -> tuple[Said, ...]:
    """For the free place beside the garden: why a flipped pile shows what it shows, and the dog."""
    if seen.bobtail:
        return Said("bobtail-title"), Said("bobtail-text")
    return Said("flip-title"), Said("flip-text")


def statistics(events: Sequence[Event], seats: int) -> tuple[Row, ...]:
    names = (
        "sets",
        "chains",
        "projects",
        "cubes",
        "lost",
        "taken",
        "swaps",
        "gaps",
        "stolen",
        "blind",
    )
    count = {name: [0] * seats for name in names}
    for event in events:
        match event:
            case SetMade():
                kept = sum(found_room for _, found_room in event.cubes)
                count["sets"][event.seat] += 1
                count["chains"][event.seat] += event.chain
                count["cubes"][event.seat] += kept
                count["lost"][event.seat] += len(event.cubes) - kept
            case ProjectSet():
                count["projects"][event.seat] += 1
            case Taken() | CubeDrawn():
                count["taken"][event.seat] += isinstance(event, Taken)
                count["cubes" if event.kept else "lost"][event.seat] += 1
            case Swapped() | Hunted():
                count["swaps"][event.seat] += 1
            case Played():
                count["gaps"][event.seat] += event.gap
                count["blind"][event.seat] += event.blind
            case TokenGained(victim=int()):
                count["stolen"][event.seat] += 1
    return rows(count)


# What of it matters to those who waited, how much, and which pieces it is about


def _weighing(event: Event, line: Line) -> Line:  # noqa: PLR0911 - one per kind
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
