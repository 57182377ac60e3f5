"""The count of a round: stars run up, the objective is judged, cards pass on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.dice_theme_park.acts.bits import (
    cut,
    flies,
)
from game.games.dice_theme_park.content.staff import person
from game.games.dice_theme_park.table.arts import art
from game.stage.motion import (
    Burst,
    Count,
    Enter,
    Hide,
    Home,
    Motion,
    Settle,
    Show,
    Sound,
    Stagger,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.piece import Piece

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

PASS, PULSE = 320, 90


def takings(event: Happening, _over: Turnover[Any]) -> Motion:
    key = f"count.{event.facts['seat']}.operating.star"
    return Then(Together(change(key, 90, "swing", scale=1.2), Sound("count/tick", 0.7)), Settle(40))


def scored(event: Happening, over: Turnover[Any]) -> Motion:
    """The marker runs along the track, and the sum climbs."""
    facts = event.facts
    key, total = f"pin.{facts['seat']}", f"count.{facts['seat']}.total"
    ms = min(max(40.0 * facts["stars"], 200.0), 1200.0)
    climb: list[Motion] = []
    if total in over.now:
        climb = [
            *([] if total in over.was else [Enter(total)]),
            Count(total, facts["total"] - facts["stars"], facts["total"], ms, "count/tick"),
        ]
    return Then(Together(Home(key, ms, lift=30, curve="both"), Then(*climb)), Settle(80))


def objective(event: Happening, _over: Turnover[Any]) -> Motion:
    places = event.facts["places"]
    ranked = sorted(range(len(places)), key=lambda seat: -places[seat])
    rows = [
        Together(change(f"ranking.{seat}.star", PASS, "swing", scale=1.25), Sound("count/tick"))
        for seat in ranked
    ]
    runs = [Home(f"pin.{seat}", 500, lift=24) for seat in range(len(places))]
    return Then(
        Together(Sound("fanfare/small"), Stagger(160, *rows)),
        Together(*runs, Settle(500)),
        Wait(200),
    )


def counted(_event: Happening, _over: Turnover[Any]) -> Motion:
    """All stand still: what follows waits until somebody has looked."""
    return Then(Sound("count/tick", 0.8), Settle(120))


def leaving(_event: Happening, over: Turnover[Any]) -> Motion:
    return Then(cut(over), Settle(120))


def passed(event: Happening, over: Turnover[Any]) -> Motion:
    """Two cards to the left."""
    facts = event.facts
    start, end = over.was.get(f"count.{facts['seat']}"), over.was.get(f"count.{facts['to']}")
    if start is None or end is None or start is end:
        return Settle(60)
    back = art(f"staff.back.{over.look.faces[facts['seat']].colour}")
    flights = [
        flies(
            f"pass.{facts['seat']}.{at}",
            back,
            (start.x + 30 * at, start.y),
            (end.x, end.y),
            PASS,
            scale=0.4,
        )
        for at in range(len(facts["cards"]))
    ]
    return Then(Together(Sound("card/slide", 0.7), Stagger(70, *flights)), Settle(40))


def staff_out(event: Happening, over: Turnover[Any]) -> Motion:
    """A card that has done its work is laid aside, for good."""
    facts = event.facts
    start = over.was.get(f"count.{facts['seat']}")
    if start is None:
        return Settle(60)
    key, back = "staff.out", art(f"staff.{person(facts['card']).id}.small")
    card = Piece(key, back, start.x, start.y, scale=0.8, depth=680, shadow=10)
    return Then(
        Together(Show(card), change(key, 0, alpha=0), Sound("card/slide", 0.7)),
        change(key, 120, "out", alpha=1),
        Wait(160),
        Together(change(key, 280, "in", x=-300, by=True), change(key, 280, "in", alpha=0)),
        Together(Hide(key), Settle(40)),
    )


def extra_stars(event: Happening, _over: Turnover[Any]) -> Motion:
    """What an administrator or statues bring: their row lights up."""
    row = "statues" if event.kind == "statues" else "admin"
    key = f"count.{event.facts['seat']}.{row}.star"
    return Then(
        Together(change(key, 2 * PULSE, "swing", scale=1.3), Sound("count/tick", 0.8)), Settle(40)
    )


def money_counted(event: Happening, over: Turnover[Any]) -> Motion:
    """At the end: money left over turns into stars."""
    facts = event.facts
    seat, stars = facts["seat"], facts["stars"]
    note, total = over.now.get(f"count.{seat}.money.note"), f"count.{seat}.total"
    if note is None or total not in over.now or not stars:
        return Settle(80)
    end, whole = over.now[total], over.after.parks[seat].stars
    return Then(
        flies(f"worth.{seat}", art("money"), (note.x, note.y), (end.x - 30, end.y), 320),
        Together(
            Sound("coin"),
            Burst("sparks", (end.x - 30, end.y), 8),
            Count(total, whole - stars, whole, 60.0 * stars, "count/tick"),
            Home(f"pin.{seat}", 60.0 * stars, lift=24, curve="both"),
        ),
        Settle(80),
    )


ACTS: dict[str, Act] = {
    "takings": takings,
    "administrator_stars": extra_stars,
    "statues": extra_stars,
    "scored": scored,
    "objective": objective,
    "counted": counted,
    "leaving": leaving,
    "passed": passed,
    "staff_out": staff_out,
    "money_counted": money_counted,
}
