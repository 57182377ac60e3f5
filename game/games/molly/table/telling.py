"""What happened, in words: the log, the crib, the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.table.places import plan
from game.games.molly.table.prompts import colour
from game.games.molly.table.veil import effect
from game.stage.said import Said
from game.stage.table import Line, Note, Row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.molly.view import MollySeen
    from game.stage.look import Look
    from game.stage.table import Happening

__all__ = ["aside", "crib", "log_line", "statistics"]


def log_line(event: Happening, look: Look) -> tuple[Line, ...]:  # noqa: C901, PLR0911, PLR0912 - one per kind
    facts = event.facts
    match event.kind:
        case "turn" if facts["begins"]:
            return (Line(Said("log-turn", {"turn": facts["turn"]})),)
        case "taken" | "drew-cube":
            key = "log-taken" if event.kind == "taken" else "log-drew"
            return (_line(key, facts["seat"], look, colour=colour(facts["card"])),)
        case "swapped" | "skipped" | "no-token":
            return (_line(f"log-{event.kind}", facts["seat"], look),)
        case "hunted":
            key = "log-hunted" if facts["pile"] else "log-hunted-gap"
            return (_line(key, facts["seat"], look),)
        case "played":
            blind = facts["from"] == "deck"
            key = "log-played-gap" if facts["gap"] else "log-blind" if blind else "log-played"
            return (_line(key, facts["seat"], look, colour=colour(facts["card"])),)
        case "token" if facts["from"] != "supply":
            victim = look.faces[facts["from"]].name
            return (_line("log-stole", facts["seat"], look, victim=victim),)
        case "set":
            key = "log-chain" if facts["chain"] else "log-set"
            shown, count = colour(facts["colour"]), len(facts["cards"])
            return (_line(key, facts["seat"], look, colour=shown, count=count),)
        case "flipped":
            return (Line(Said("log-flipped", _flip(facts["show"])), facts["seat"]),)
        case "project-set":
            return (_line("log-projects", facts["seat"], look),)
        case "event-found" if facts["later"]:
            said = Said("log-event-waits", {"what": Said(f"event-{effect(facts['event'])}")})
            return (Line(said, facts["seat"]),)
        case "event":
            said = Said("log-event", {"what": Said(f"event-{effect(facts['event'])}")})
            return (Line(said, facts["seat"]),)
        case "passed" if event.secret:
            to = look.faces[facts["to"]].name
            shown = colour(event.secret["colour"])
            return (_line("log-passed", facts["seat"], look, colour=shown, to=to),)
        case "cube-gone":
            return (_line("log-gone", facts["seat"], look, colour=colour(facts["colour"])),)
        case "fits-nowhere":
            return (_line("log-nowhere", facts["seat"], look, colour=colour(facts["card"])),)
        case "last-round" | "ended":
            return (Line(Said(f"log-{event.kind}")),)
        case _:
            return ()


def _flip(show: Sequence[str]) -> dict[str, str | int | Said]:
    one, other = ((Said("project-word") if each == "project" else colour(each)) for each in show)
    return {"one": one, "other": other}


def _line(key: str, seat: int, look: Look, **more: str | int | Said) -> Line:
    return Line(Said(key, {"name": look.faces[seat].name, **more}), seat)


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


def statistics(events: Sequence[Happening], seats: int) -> tuple[Row, ...]:
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
        seat = event.facts.get("seat", 0)
        match event.kind:
            case "set":
                count["sets"][seat] += 1
                count["chains"][seat] += event.facts["chain"]
                count["cubes"][seat] += sum(kept for _, kept in event.facts["cubes"])
                count["lost"][seat] += sum(not kept for _, kept in event.facts["cubes"])
            case "project-set":
                count["projects"][seat] += 1
            case "taken" | "drew-cube":
                count["taken"][seat] += event.kind == "taken"
                count["cubes" if event.facts["kept"] else "lost"][seat] += 1
            case "swapped" | "hunted":
                count["swaps"][seat] += 1
            case "played":
                count["gaps"][seat] += event.facts["gap"]
                count["blind"][seat] += event.facts["from"] == "deck"
            case "token" if event.facts["from"] != "supply":
                count["stolen"][seat] += 1
    return tuple(Row(Said(f"stat-{name}"), tuple(map(str, count[name]))) for name in names)
