"""What happened, in words: the log and the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.table.names import card_name, name_of, owner
from game.stage.said import Said
from game.stage.table import Line, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from game.stage.look import Look
    from game.stage.table import Happening

__all__ = ["log_line", "statistics"]

_BY_SEAT = ("entered", "pressed", "passed", "stuck", "looked", "tile-changed")
_BARE = ("peace", "final", "clash")
_QUIET_MEDALS = ("line", "slot", "press")


def log_line(event: Happening, look: Look) -> tuple[Line, ...]:
    teller = _TELLERS.get(event.kind)
    if teller is not None:
        said = teller(event.facts, look)
        return () if said is None else (said,)
    if event.kind == "category":
        return _category(event.facts, look)
    if event.kind in _BY_SEAT:
        return (_line(f"log-{event.kind}", event.facts["seat"], look),)
    if event.kind in _BARE:
        return (Line(Said(f"log-{event.kind}")),)
    return ()


def _line(key: str, seat: int, look: Look, **more: str | int | Said) -> Line:
    return Line(Said(key, {"name": name_of(look, seat), **more}), seat)


def _turn(facts: Mapping[str, Any], look: Look) -> Line | None:
    """Each round, when whoever has the Whistle begins it."""
    before, place = divmod(facts["turn"] - 1, look.seats)
    return None if place else Line(Said("log-round", {"round": before + 1}))


def _played(facts: Mapping[str, Any], look: Look) -> Line | None:
    key = "log-played-hand" if facts["place"].startswith("hand") else "log-played"
    return _line(key, facts["seat"], look, card=card_name(facts["card"]))


def _sighted(facts: Mapping[str, Any], look: Look) -> Line | None:
    return _line(
        "log-sighted", facts["seat"], look, count=facts["medals"], squares=facts["squares"]
    )


def _killed(facts: Mapping[str, Any], look: Look) -> Line | None:
    seat = owner(facts["mole"])
    return _line("log-killed", seat, look, why=Said(f"why-{facts['why']}"))


def _captured(facts: Mapping[str, Any], look: Look) -> Line | None:
    return _line("log-captured", facts["by"], look, other=name_of(look, owner(facts["mole"])))


def _freed(facts: Mapping[str, Any], look: Look) -> Line | None:
    return _line("log-freed", facts["seat"], look)


def _medals(facts: Mapping[str, Any], look: Look) -> Line | None:
    if facts["why"] in _QUIET_MEDALS:
        return None
    key = "log-medals-lost" if facts["count"] < 0 else "log-medals"
    why = Said(f"for-{facts['why']}")
    return _line(key, facts["seat"], look, count=abs(facts["count"]), why=why)


def _divided(facts: Mapping[str, Any], _look: Look) -> Line | None:
    return Line(Said("log-divided", {"count": len(facts["lost"])}))


def _deck(facts: Mapping[str, Any], _look: Look) -> Line | None:
    if not facts["farmer"]:
        return None
    return Line(Said("log-farmer", {"farmer": Said(f"farmer-{facts['farmer']}")}))


def _category(facts: Mapping[str, Any], look: Look) -> tuple[Line, ...]:
    """Whoever has most; a line for each of the tied."""
    category = Said(f"category-{facts['category']}")
    key = "log-category" if len(facts["seats"]) == 1 else "log-category-tied"
    return tuple(_line(key, seat, look, category=category) for seat in facts["seats"])


_TELLERS: dict[str, Callable[[Mapping[str, Any], Look], Line | None]] = {
    "turn": _turn,
    "played": _played,
    "sighted": _sighted,
    "killed": _killed,
    "captured": _captured,
    "freed": _freed,
    "medals": _medals,
    "divided": _divided,
    "deck": _deck,
}


def statistics(events: Sequence[Happening], seats: int) -> tuple[Row, ...]:
    names = ("lines", "line-medals", "longest", "cards", "hand-cards", "entered", "lost", "knocked",
             "blasts", "friendly", "press")  # fmt: skip
    count = {name: [0] * seats for name in names}
    active = 0
    for event in events:
        facts = event.facts
        seat = facts.get("seat", 0)
        match event.kind:
            case "turn":
                active = seat
            case "sighted":
                count["lines"][seat] += 1
                count["line-medals"][seat] += facts["medals"]
                count["longest"][seat] = max(count["longest"][seat], facts["squares"])
            case "played":
                count["cards"][seat] += 1
                count["hand-cards"][seat] += facts["place"].startswith("hand")
            case "entered":
                count["entered"][seat] += 1
            case "killed":
                count["lost"][seat] += 1
                count["knocked"][active] += seat != active
            case "blast":
                count["blasts"][active] += 1
            case "medals" if facts["why"] == "friendly-fire":
                count["friendly"][seat] += -facts["count"]
            case "medals" if facts["why"] == "press":
                count["press"][seat] += facts["count"]
    return tuple(Row(Said(f"stat-{name}"), tuple(map(str, count[name]))) for name in names)
