"""What happened, in words: the log, the course of a round, the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import DICE, MISS, PRIZE_DIE, PRIZES
from game.games.mole_park.table.phase import Phase
from game.games.mole_park.table.stands import prize_word
from game.stage.said import Said
from game.stage.table import Line, Note, Row

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.mole_park.view import ParkSeen
    from game.stage.look import Look
    from game.stage.table import Happening

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


def log_line(event: Happening, look: Look) -> tuple[Line, ...]:  # noqa: C901, PLR0911, PLR0912 - one per kind
    facts = event.facts
    match event.kind:
        case "roll-off" if len(facts["tied"]) == 1:
            return (_line("log-king", facts["tied"][0], look),)
        case "dealt":
            return (Line(Said("log-round", {"round": facts["round"]})),)
        case "declared":
            return tuple(_line("log-declared", seat, look) for seat in facts["seats"])
        case "missed":
            return tuple(_line("log-missed", seat, look) for seat in facts["seats"])
        case "whacking-over":
            return tuple(
                _line("log-whacked", seat, look, count=gain)
                for seat, gain in enumerate(facts["gains"])
                if gain
            )
        case "discarded":
            return (_line("log-discarded", facts["seat"], look, count=facts["count"]),)
        case "cashed-in":
            return tuple(
                _line(
                    "log-cashed",
                    cash["seat"],
                    look,
                    parts=f"{cash['moles']}+{cash['prizes']}+{cash['die']}",
                    total=cash["total"],
                )
                for cash in facts["cash"]
            )
        case "fell-short":
            return tuple(_line("log-short", seat, look) for seat in facts["seats"])
        case "tie-settled":
            return (_line("log-tie", facts["order"][0], look),)
        case "won":
            prize = facts["prize"]
            stars = PRIZES[prize]
            return (_line("log-won", facts["seat"], look, prize=prize_word(prize), stars=stars),)
        case "no-prize":
            key = "log-passed" if facts["choice"] else "log-nothing"
            return (_line(key, facts["seat"], look),)
        case "round-over":
            return tuple(
                Line(Said("log-fled", {"hole": hole, "count": count}))
                for hole, count in facts["fled"]
            )
        case "showdown":
            key = "log-showdown-again" if facts["again"] else "log-showdown"
            return (Line(Said(key, {"count": len(facts["rivals"])})),)
        case "compared":
            return tuple(
                _line("log-compared", each["seat"], look, total=each["total"])
                for each in facts["totals"]
            )
        case "crowned":
            return (_line("log-crowned", facts["seat"], look),)
        case _:
            return ()


def _line(key: str, seat: int, look: Look, **more: str | int | Said) -> Line:
    return Line(Said(key, {"name": look.faces[seat].name, **more}), seat)


def statistics(events: Sequence[Happening], seats: int) -> tuple[Row, ...]:
    moles, missed, shared, won, stars, empty = ([0] * seats for _ in range(6))
    used = {die: [0] * seats for die in DICE}
    faces = [[0] * 6 for _ in range(seats)]
    for event in events:
        facts = event.facts
        if event.kind == "rolled":
            for seat, die, face in facts["throws"]:
                used[die][seat] += 1
                missed[seat] += face == MISS
                if face != MISS:
                    faces[seat][int(face) - 1] += 1
        elif event.kind == "took":
            moles[facts["seat"]] += facts["count"]
        elif event.kind == "whacked" and len(facts["shares"]) > 1:
            for seat in facts["shares"]:
                shared[seat] += 1
        elif event.kind == "won":
            won[facts["seat"]] += 1
            stars[facts["seat"]] += PRIZES[facts["prize"]]
        elif event.kind in ("no-prize", "fell-short"):
            for seat in facts.get("seats", [facts.get("seat")]):
                empty[seat] += 1
    return (
        _row("stat-moles", moles),
        _row("stat-missed", missed),
        _row("stat-shared", shared),
        *(_row(f"stat-{die}", used[die]) for die in DICE if die != PRIZE_DIE),
        _row("stat-cashed", used[PRIZE_DIE]),
        _row("stat-won", won),
        _row("stat-stars", stars),
        _row("stat-empty", empty),
        *_final(events, seats),
        *(
            Row(Said("stat-face", {"face": face}), tuple(str(each[face - 1]) for each in faces))
            for face in range(1, 7)
        ),
    )


def _final(events: Sequence[Happening], seats: int) -> Iterator[Row]:
    """What each competitor came to in the last showdown they were in."""
    points = {
        each["seat"]: str(each["total"])
        for event in events
        if event.kind == "compared"
        for each in event.facts["totals"]
    }
    if points:
        yield Row(Said("stat-showdown"), tuple(points.get(seat, "–") for seat in range(seats)))


def _row(key: str, values: Sequence[int]) -> Row:
    return Row(Said(key), tuple(map(str, values)))
