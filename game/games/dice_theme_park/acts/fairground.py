"""Rounds, staff, trains, what is built and recruited, and the counting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.games.dice_theme_park.acts.bits import appear, cut, fair, flies, mini_key, parts, shout
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.table.arts import art, die_art
from game.games.dice_theme_park.table.market import train_die
from game.games.dice_theme_park.table.wording import dash
from game.stage.motion import (
    Arc,
    Burst,
    Count,
    Enter,
    Flip,
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
from game.stage.said import Said

if TYPE_CHECKING:
    from game.stage.table import Act, Happening, Turnover

__all__ = ["ACTS"]

TRAIN, HOP, TILE, DUST, FLIP, PASS = 500, 220, 320, 160, 260, 320


def round_(event: Happening, over: Turnover[Any]) -> Motion:
    felt = fair(over).felt
    said = Said("round", {"round": event.facts["round"]})
    return Then(
        Together(Sound("fanfare/round", 0.8), cut(over)),
        Settle(120),
        shout("round", said, (felt.cx, felt.cy), 450),
    )


def phase(event: Happening, over: Turnover[Any]) -> Motion:
    key = f"phase.{event.facts['phase']}"
    glow = [change(key, 240, "swing", scale=1.12)] if key in over.now else []
    return Then(cut(over), Together(Settle(240), *glow))


def staff_played(event: Happening, over: Turnover[Any]) -> Motion:
    """Both cards turn up; then their sum."""
    seat = event.facts["seat"]
    turns: list[Motion] = []
    for at in range(2):
        key = f"staff.{seat}.{at}"
        home = over.now.get(key)
        if home is None:
            continue
        if key in over.was:
            turns.append(Flip(key, home.art, FLIP))
        else:
            turns.append(appear([key], over, FLIP))
    return Then(
        Together(Sound("card/flip"), Stagger(80, *turns)),
        appear(parts(over, f"staff.{seat}"), over, 160, rise=10),
        Settle(80),
    )


def order(_event: Happening, _over: Turnover[Any]) -> Motion:
    return Then(Sound("card/slide", 0.8), Settle(PASS), Wait(200))


def income(event: Happening, over: Turnover[Any]) -> Motion:
    seat = event.facts["seat"]
    start, end = over.now.get(f"staff.{seat}.cash"), over.now.get(f"strip.{seat}.note")
    if start is None or end is None:
        return Then(Sound("coin", 0.6), Settle(160))
    return Then(
        flies(f"income.{seat}", art("money"), (start.x, start.y), (end.x, end.y), 260),
        Together(Sound("coin", 0.8), Settle(120)),
    )


def boarded(event: Happening, over: Turnover[Any]) -> Motion:
    """The train sets off towards the park that called it."""
    train = event.facts["train"]
    if train not in over.was:
        return Settle(160)
    number = int(train.removeprefix("train.")) - 1
    felt = fair(over).felt
    riders = [f"die.{die}" for die in over.before.trains[number] if die]
    far = felt.right - over.was[train].x - 90
    going = [train, *(key for key in riders if key in over.was)]
    return Then(
        Together(
            Sound("whoosh"), *(change(key, TRAIN, "both", x=far, by=True, depth=0) for key in going)
        ),
        Together(*(Hide(key) for key in going)),
        Settle(160),
    )


def arrived(event: Happening, over: Turnover[Any]) -> Motion:
    """A guest hops from the train to the park."""
    facts = event.facts
    die, seat = facts["die"], facts["seat"]
    small, large = mini_key(seat, die), f"die.{die}"
    place = fair(over)
    if large in over.now:
        return Then(appear([large], over, HOP, rise=-120), Settle(80))
    home = over.now.get(small)
    if home is None:
        return Settle(120)
    number = int(facts["train"].removeprefix("train.")) - 1
    count = len(over.after.trains)
    start = train_die(place.felt, number, count, facts["place"] - 1, skills=over.after.full)
    if facts["by"] == "train":
        start = (place.felt.right - 90 + 62 * (facts["place"] - 2), start[1], start[2])
    key = f"guest.{die}"
    piece = Piece(
        key, die_art(colour_of(die), facts["value"]), start[0], start[1], scale=start[2], depth=650,
        shadow=8,
    )  # fmt: skip
    return Then(
        Show(piece),
        Arc(key, (home.x, home.y), HOP + 120, lift=90, curve="both", scale=0.22),
        Together(Hide(key), Enter(small), Sound("dice/land", 0.5)),
        Settle(60),
    )


def boards(event: Happening, over: Turnover[Any]) -> Motion:
    """A new guest takes its seat."""
    return Then(appear([f"die.{event.facts['die']}"], over, 60, rise=-40), Settle(30))


def displayed(event: Happening, over: Turnover[Any]) -> Motion:
    name = event.facts.get("tile") or event.facts["skill"]
    keys = parts(over, f"offer.{name}")
    if not keys:
        return Settle(40)
    return Then(Together(Sound("tile/place", 0.5), appear(keys, over, 120)), Settle(60))


def built(event: Happening, over: Turnover[Any]) -> Motion:
    """The tile flies to its place and raises dust."""
    facts = event.facts
    tile, seat = facts["tile"], facts["seat"]
    number = over.after.parks[seat].tiles[tile]
    goal = over.now.get(f"glance.{seat}.cell.{number}")
    start = over.was.get("ghost") or over.was.get(f"offer.{tile}")
    if goal is None or start is None:
        return Then(Sound("tile/place"), Settle(200))
    gone = [Hide(key) for key in over.was if key.startswith(("ghost", f"offer.{tile}"))]
    flight = Then(
        Show(Piece("flying", start.art, start.x, start.y, scale=start.scale, depth=680, shadow=14)),
        Arc("flying", (goal.x, goal.y), TILE, lift=70, curve="both", scale=goal.scale * 0.24),
        Together(Hide("flying"), Sound("tile/place"), Burst("dust", (goal.x, goal.y), 10)),
        Wait(DUST),
    )
    return Then(Together(*gone), Together(flight, Settle(260)))


def amenity(event: Happening, over: Turnover[Any]) -> Motion:
    facts = event.facts
    said = Said(
        "amenity-shout",
        {"count": facts["count"], "amenity": Said(f"amenity-{dash(facts['amenity'])}")},
    )
    felt = fair(over).felt
    return Then(
        Together(Sound("fanfare/small"), Settle(160)),
        shout("amenity", said, (felt.cx, felt.cy), 600, 66),
    )


def recruited(event: Happening, over: Turnover[Any]) -> Motion:
    """A mascot of her own pops up and cheers."""
    seat = event.facts["seat"]
    felt = fair(over).felt
    colour = over.look.faces[seat].colour
    piece = Piece(
        "recruit", art(f"mascot.{colour}.cheer"), felt.cx, felt.cy + 120, scale=2.2, depth=820
    )
    return Then(
        Together(Show(piece), change("recruit", 0, scale=0.6), Sound("mole/pop")),
        change("recruit", 420, "back", scale=2.2),
        Together(Burst("confetti", (felt.cx, felt.cy), 18), Wait(350)),
        change("recruit", 160, "in", alpha=0),
        Hide("recruit"),
        Settle(160),
    )


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
            Enter(total),
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


def quick(_event: Happening, _over: Turnover[Any]) -> Motion:
    return Settle(80)


def goal(event: Happening, over: Turnover[Any]) -> Motion:
    met = event.facts["achieved"]
    felt = fair(over).felt
    said = Said("goal-met-shout" if met else "goal-missed-shout", {"red": event.facts["red"]})
    sound = "fanfare/small" if met else "fanfare/sad"
    return Then(
        Together(Sound(sound), Settle(200)), shout("goal", said, (felt.cx, felt.cy), 800, 70)
    )


def solo_card(_event: Happening, over: Turnover[Any]) -> Motion:
    return Then(
        Together(Sound("card/flip"), appear(parts(over, "solo.card"), over, FLIP)), Settle(160)
    )


def lowered(_event: Happening, _over: Turnover[Any]) -> Motion:
    return Then(Sound("card/slide", 0.7), Settle(260))


ACTS: dict[str, Act] = {
    "solo_card": solo_card,
    "lowered": lowered,
    "round": round_,
    "phase": phase,
    "staff_played": staff_played,
    "order": order,
    "income": income,
    "boarded": boarded,
    "arrived": arrived,
    "guest_boards": boards,
    "displayed": displayed,
    "skill_displayed": displayed,
    "built": built,
    "amenity": amenity,
    "recruited": recruited,
    "takings": takings,
    "scored": scored,
    "objective": objective,
    "counted": counted,
    "leaving": leaving,
    "passed": passed,
    "goal": goal,
    "offered": quick,
    "guests_bagged": quick,
    "display_cleared": quick,
    "skills_cleared": quick,
    "money_counted": quick,
    "skill_taken": quick,
    "administrator": quick,
    "staff_out": quick,
}
