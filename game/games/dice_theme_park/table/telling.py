"""What happened, in words: the log and the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.table.wording import (
    administrator_said,
    colour_said,
    dash,
    goal_said,
    skill_said,
    staff_said,
    tile_said,
    upgrade_said,
)
from game.stage.said import Said
from game.stage.table import Line, Row

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from game.stage.look import Look
    from game.stage.table import Happening

__all__ = ["log_line", "statistics"]


def log_line(event: Happening, look: Look) -> tuple[Line, ...]:
    facts = event.facts
    match event.kind:
        case "round":
            return (Line(Said("log-round", {"round": facts["round"]})),)
        case "order":
            names = [look.faces[seat].name for seat in facts["order"]]
            return (Line(Said("log-order", {"name": names[0]})),)
        case "objective":
            said = Said(f"objective-{dash(facts['objective'])}")
            return tuple(
                _line("log-objective", seat, look, what=said, stars=stars)
                for seat, stars in enumerate(facts["stars"])
                if stars
            )
        case "closed" | "improved" | "lowered" | "map_bought" | "vip":
            return (_line(f"log-{dash(event.kind)}", facts["seat"], look),)
        case "goal":
            key = "log-goal-met" if facts["achieved"] else "log-goal-missed"
            said = Said(key, {"goal": goal_said(facts["goal"]), "red": facts["red"]})
            return (Line(said, 0),)
        case "ended":
            return (Line(Said("log-ended")),)
        case _ if "seat" in facts:
            return _of_seat(event.kind, facts, look)
        case _:
            return ()


def _of_seat(  # noqa: C901 - one per kind
    kind: str, facts: Mapping[str, Any], look: Look
) -> tuple[Line, ...]:
    seat = facts["seat"]
    more: dict[str, str | int | Said] | None = None
    match kind:
        case "administrator":
            more = {"card": administrator_said(facts["administrator"])[0]}
        case "skill_taken":
            more = {"card": skill_said(facts["skill"])}
        case "built" | "installed" | "operated" | "innovated":
            more = {"tile": tile_said(facts["tile"])}
        case "staff_played":
            one, other = facts["cards"]
            more = {"one": staff_said(one), "other": staff_said(other), "sum": facts["sum"]}
        case "income" | "recruited" | "scored" | "takings":
            more = {}
        case "boarded":
            more = {"train": int(facts["train"].removeprefix("train."))}
        case "amenity":
            more = {"count": facts["count"], "amenity": Said(f"amenity-{dash(facts['amenity'])}")}
        case "departed" | "drawn" | "returned" | "rerolled":
            more = {"colour": colour_said(colour_of(facts["die"]))}
        case "mascot_used":
            more = {"tile": tile_said(facts["tile"])}
        case "money_counted":
            more = {"stars": facts["stars"]}
    if more is None or kind == "takings":
        return ()
    numbers = {
        name: facts[name]
        for name in ("money", "paid", "stars", "total", "value", "to", "staff")
        if isinstance(facts.get(name), int)
    }
    if kind in ("installed", "innovated"):
        more["upgrade"] = upgrade_said(facts.get("upgrade") or facts["innovation"])
    return (_line(f"log-{dash(kind)}", seat, look, **{**numbers, **more}),)


def _line(key: str, seat: int, look: Look, **more: str | int | Said) -> Line:
    return Line(Said(key, {"name": look.faces[seat].name, **more}), seat)


_COUNTED = {
    "operated": "operated",
    "built": "built",
    "installed": "installed",
    "innovated": "innovated",
    "recruited": "recruited",
    "map_used": "maps",
    "mascot_used": "mascots",
    "departed": "departed",
    "arrived": "arrived",
}


def statistics(events: Sequence[Happening], seats: int) -> tuple[Row, ...]:
    names = (
        "scored",
        "objectives",
        "operated",
        "built",
        "installed",
        "recruited",
        "maps",
        "mascots",
        "arrived",
        "departed",
        "income",
        "sums",
    )
    count = {name: [0] * seats for name in (*names, "innovated")}
    for event in events:
        facts = event.facts
        seat = facts.get("seat", 0)
        if event.kind in _COUNTED:
            count[_COUNTED[event.kind]][seat] += 1
        elif event.kind == "scored":
            count["scored"][seat] += facts["stars"]
        elif event.kind == "objective":
            for one, stars in enumerate(facts["stars"]):
                count["objectives"][one] += stars
        elif event.kind == "income":
            count["income"][seat] += facts["staff"] + facts["park"]
        elif event.kind == "staff_played":
            count["sums"][seat] += facts["sum"]
    shown = [name for name in (*names, "innovated") if name != "innovated" or any(count[name])]
    return tuple(Row(Said(f"stat-{name}"), tuple(map(str, count[name]))) for name in shown)
