"""What happened, in words: the log, the crib, the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import GOAL, HIT, STAYED
from game.games.whakka_mole.events import Counted, Ended, Popped, Stroke, TurnBegun, Whacked
from game.stage.kit.telling import row, weighed
from game.stage.said import Said
from game.stage.table import Line, Note, Row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event
    from game.stage.look import Look

__all__ = ["crib", "log_line", "statistics"]


def log_line(event: Event, look: Look) -> tuple[Line, ...]:
    match event:
        case Whacked():
            return tuple(_whack(stroke, look) for stroke in event.whacks)
        case Counted():
            best = event.leader
            said = Said("log-leads", {"name": look.faces[best.seat].name, "score": best.score})
            return (Line(said, best.seat),)
        case TurnBegun():
            key = "log-play-on" if event.tied else "log-turn"
            return (Line(Said(key, {"turn": event.turn})),)
        case Ended():
            return (_end(event, look),)
    return ()


def _whack(stroke: Stroke, look: Look) -> Line:
    names = {"name": look.faces[stroke.seat].name, "target": look.faces[stroke.target].name}
    lawn = (f"seat.{stroke.target}", f"hole.{stroke.target}")
    if not stroke.hit:
        missed = Line(Said("log-missed", names), stroke.seat)
        return weighed(missed, 1, art="icon/cross", points=lawn)
    said = Said("log-hit", {**names, "moles": stroke.moles})
    return weighed(
        Line(said, stroke.seat), HIT + stroke.moles, hits=(stroke.target,), gain=HIT,
        art="prop/mallet", points=lawn,
    )  # fmt: skip


def _end(event: Ended, look: Look) -> Line:
    if len(event.winners) > 1:
        return Line(Said("log-shared", {"count": len(event.winners), "score": event.score}))
    (seat,) = event.winners
    return Line(Said("log-won", {"name": look.faces[seat].name, "score": event.score}), seat)


def crib(stubborn: bool) -> tuple[Note, ...]:
    # Three lines are as many as can be written large; the goal also stands on the track.
    last = Note(Said("crib-goal", {"goal": GOAL}), "icon/flag")
    if stubborn:
        last = Note(Said("crib-stubborn", {"points": STAYED}), "icon/refresh")
    return (
        Note(Said("crib-title")),
        Note(Said("crib-hit", {"points": HIT}), "prop/mallet"),
        Note(Said("crib-mole"), "icon/mole"),
        last,
    )


def statistics(events: Sequence[Event], seats: int) -> tuple[Row, ...]:
    hits, missed, struck, lost = ([0] * seats for _ in range(4))
    moles, listed, turns = [0] * seats, [0] * seats, 0
    best = [0] * seats
    for event in events:
        match event:
            case Popped():
                turns += 1
                for seat, popup in enumerate(event.popups):
                    listed[seat] += len(popup)
            case Whacked():
                for stroke in event.whacks:
                    if stroke.hit:
                        hits[stroke.seat] += 1
                        struck[stroke.target] += 1
                        lost[stroke.target] += stroke.moles
                    else:
                        missed[stroke.seat] += 1
            case Counted():
                for count in event.counts:
                    moles[count.seat] += count.moles
                    best[count.seat] = max(best[count.seat], count.moles + count.hit)
    return (
        row("stat-hits", hits),
        row("stat-missed", missed),
        row("stat-struck", struck),
        row("stat-lost", lost),
        row("stat-moles", moles),
        row("stat-best", best),
        Row(Said("stat-average"), tuple(_tenths(count, turns) for count in listed)),
    )


def _tenths(total: int, count: int) -> str:
    tenths = (10 * total + count // 2) // count if count else 0
    return f"{tenths // 10}.{tenths % 10}"
