"""What happened, in words: the log, the crib, the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.whakka_mole.content import GOAL, HIT, STAYED
from game.stage.said import Said
from game.stage.table import Line, Note, Row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.look import Look
    from game.stage.table import Happening

__all__ = ["crib", "log_line", "statistics"]


def log_line(event: Happening, look: Look) -> tuple[Line, ...]:
    facts = event.facts
    if event.kind == "whacked":
        return tuple(_whack(whack, look) for whack in facts["whacks"])
    if event.kind == "counted":
        best = max(facts["counts"], key=lambda count: (count["score"], -count["seat"]))
        said = Said("log-leads", {"name": look.faces[best["seat"]].name, "score": best["score"]})
        return (Line(said, best["seat"]),)
    if event.kind == "new-turn":
        key = "log-play-on" if facts["tied"] else "log-turn"
        return (Line(Said(key, {"turn": facts["turn"]})),)
    if event.kind == "ended":
        if len(facts["winners"]) > 1:
            shared = {"count": len(facts["winners"]), "score": facts["score"]}
            return (Line(Said("log-shared", shared)),)
        seat = facts["winners"][0]
        won = Said("log-won", {"name": look.faces[seat].name, "score": facts["score"]})
        return (Line(won, seat),)
    return ()


def _whack(whack: dict[str, int], look: Look) -> Line:
    names = {"name": look.faces[whack["seat"]].name, "target": look.faces[whack["target"]].name}
    if whack["hit"]:
        return Line(Said("log-hit", names | {"moles": whack["moles"]}), whack["seat"])
    return Line(Said("log-missed", names), whack["seat"])


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


def statistics(events: Sequence[Happening], seats: int) -> tuple[Row, ...]:
    hits, missed, struck, lost = ([0] * seats for _ in range(4))
    moles, listed, turns = [0] * seats, [0] * seats, 0
    best = [0] * seats
    for event in events:
        if event.kind == "popped":
            turns += 1
            for seat, popup in enumerate(event.facts["popups"]):
                listed[seat] += len(popup)
        elif event.kind == "whacked":
            for whack in event.facts["whacks"]:
                if whack["hit"]:
                    hits[whack["seat"]] += 1
                    struck[whack["target"]] += 1
                    lost[whack["target"]] += whack["moles"]
                else:
                    missed[whack["seat"]] += 1
        elif event.kind == "counted":
            for count in event.facts["counts"]:
                moles[count["seat"]] += count["moles"]
                got = count["moles"] + count["hit"]
                best[count["seat"]] = max(best[count["seat"]], got)
    return (
        _row("stat-hits", hits),
        _row("stat-missed", missed),
        _row("stat-struck", struck),
        _row("stat-lost", lost),
        _row("stat-moles", moles),
        _row("stat-best", best),
        Row(Said("stat-average"), tuple(_tenths(count, turns) for count in listed)),
    )


def _row(key: str, values: Sequence[int]) -> Row:
    return Row(Said(key), tuple(map(str, values)))


def _tenths(total: int, count: int) -> str:
    tenths = (10 * total + count // 2) // count if count else 0
    return f"{tenths // 10}.{tenths % 10}"
