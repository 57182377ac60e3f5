"""What happened, in words: the log, the course of a round, the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import DICE, MISS, PRIZE_DIE, PRIZES
from game.games.mole_park.events import (
    CashedIn,
    Compared,
    Crowned,
    Dealt,
    Declared,
    Discarded,
    FellShort,
    Missed,
    NoPrize,
    Rolled,
    RolledOff,
    RoundOver,
    ShowdownBegun,
    TieSettled,
    Took,
    Whacked,
    Won,
)
from game.games.mole_park.table import keys
from game.games.mole_park.table.phase import Phase
from game.games.mole_park.table.stands import prize_art, prize_word
from game.stage.kit.telling import of_seat, row, weighed
from game.stage.said import Said
from game.stage.table import Line, Note, Row

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.mole_park.events import Cash
    from game.games.mole_park.seen import ParkSeen
    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.table import Line

__all__ = ["crib", "log_line", "statistics"]

_COURSE = (
    ("course-crown", {Phase.CROWN}),
    ("course-choose", {Phase.CHOOSE}),
    ("course-roll", {Phase.ROLLED}),
    ("course-whack", {Phase.WHACKED, Phase.DISCARD}),
    ("course-prizes", {Phase.PRIZES, Phase.OVER, Phase.CLEARED}),
)


def crib(seen: ParkSeen) -> tuple[Note, ...]:
    """The five steps of a round, the current one lit."""
    phase = Phase.of(seen)
    now = next((at for at, (_, phases) in enumerate(_COURSE) if phase in phases), -1)
    notes = [Note(Said("course-title"))]
    for at, (key, _) in enumerate(_COURSE):
        art = "icon/arrow.right" if at == now else "icon/check.ink" if at < now else ""
        notes.append(Note(Said(key), art))
    return tuple(notes)


def log_line(event: Event, look: Look) -> tuple[Line, ...]:
    return tuple(_weighing(event, line) for line in _lines(event, look))


def _lines(event: Event, look: Look) -> tuple[Line, ...]:  # noqa: C901, PLR0911, PLR0912 - one per kind
    match event:
        case RolledOff() if len(event.tied) == 1:
            return (of_seat("log-king", event.tied[0], look),)
        case Dealt():
            return (Line(Said("log-round", {"round": event.round})),)
        case Declared():
            return tuple(of_seat("log-declared", seat, look) for seat in event.seats)
        case Whacked() if not event.each:
            facts = {"dice": len(event.shares), "moles": event.moles, "hole": event.hole}
            return (Line(Said("log-nobody", facts)),)
        case Took():
            return (of_seat("log-whacked", event.seat, look, count=event.count),)
        case Missed():
            return tuple(of_seat("log-missed", seat, look) for seat in event.seats)
        case Discarded():
            return (of_seat("log-discarded", event.seat, look, count=event.count),)
        case CashedIn():
            return tuple(_cashed(cash, look) for cash in event.cash)
        case FellShort():
            return tuple(of_seat("log-short", seat, look) for seat in event.seats)
        case TieSettled():
            return (of_seat("log-tie", event.order[0], look),)
        case Won():
            prize, stars = prize_word(event.prize), PRIZES[event.prize]
            return (of_seat("log-won", event.seat, look, prize=prize, stars=stars),)
        case NoPrize():
            return (of_seat("log-passed" if event.choice else "log-nothing", event.seat, look),)
        case RoundOver():
            return tuple(
                Line(Said("log-fled", {"hole": fled.hole, "count": fled.moles}))
                for fled in event.fled
            )
        case ShowdownBegun():
            key = "log-showdown-again" if event.again else "log-showdown"
            return (Line(Said(key, {"count": len(event.rivals)})),)
        case Compared():
            return tuple(
                of_seat("log-compared", each.seat, look, total=each.total) for each in event.totals
            )
        case Crowned():
            return (of_seat("log-crowned", event.seat, look),)
    return ()


def _cashed(cash: Cash, look: Look) -> Line:
    parts = f"{cash.moles}+{cash.prizes}+{cash.die}"
    return of_seat("log-cashed", cash.seat, look, parts=parts, total=cash.total)


def statistics(events: Sequence[Event], seats: int) -> tuple[Row, ...]:
    moles, missed, shared, won, stars, empty = ([0] * seats for _ in range(6))
    used = {die: [0] * seats for die in DICE}
    faces = [[0] * 6 for _ in range(seats)]
    for event in events:
        match event:
            case Rolled():
                for seat, die, face in event.throws:
                    used[die][seat] += 1
                    missed[seat] += face == MISS
                    if face != MISS:
                        faces[seat][int(face) - 1] += 1
            case Took():
                moles[event.seat] += event.count
            case Whacked() if len(event.shares) > 1:
                for seat in event.shares:
                    shared[seat] += 1
            case Won():
                won[event.seat] += 1
                stars[event.seat] += PRIZES[event.prize]
            case NoPrize():
                empty[event.seat] += 1
            case FellShort():
                for seat in event.seats:
                    empty[seat] += 1
    return (
        row("stat-moles", moles),
        row("stat-missed", missed),
        row("stat-shared", shared),
        *(row(f"stat-{die}", used[die]) for die in DICE if die != PRIZE_DIE),
        row("stat-cashed", used[PRIZE_DIE]),
        row("stat-won", won),
        row("stat-stars", stars),
        row("stat-empty", empty),
        *_final(events, seats),
        *(
            Row(Said("stat-face", {"face": face}), tuple(str(each[face - 1]) for each in faces))
            for face in range(1, 7)
        ),
    )


def _final(events: Sequence[Event], seats: int) -> Iterator[Row]:
    """What each competitor came to in the last showdown they were in."""
    points = {
        each.seat: str(each.total)
        for event in events
        if isinstance(event, Compared)
        for each in event.totals
    }
    if points:
        yield Row(Said("stat-showdown"), tuple(points.get(seat, "–") for seat in range(seats)))


# What of it matters to those who waited, how much, and which pieces it is about


_CROWN = ("pedestal", "crown")


def _weighing(event: Event, line: Line) -> Line:
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
